"""`import spellhall` is quick and still has everything."""

import subprocess
import sys

import pytest

import spellhall


def said(code: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_importing_the_package_imports_no_room_of_it() -> None:
    loaded = said("import sys, spellhall; print(*(m for m in sys.modules if 'spellhall' in m))")
    assert loaded == "spellhall"


@pytest.mark.parametrize("name", spellhall.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(spellhall, name) is not None
    assert name in dir(spellhall)


@pytest.mark.parametrize("room", ["engine", "games", "matches"])
def test_the_rooms_can_be_walked_into(room: str) -> None:
    assert said(f"import spellhall; print(spellhall.{room}.__name__)") == f"spellhall.{room}"


def test_a_name_that_is_not_there_is_told() -> None:
    with pytest.raises(AttributeError, match="no attribute 'merlin'"):
        getattr(spellhall, "merlin")  # noqa: B009 (mypy knows that it is not there)
