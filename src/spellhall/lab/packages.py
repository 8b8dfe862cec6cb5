"""Packages that only some studies need."""

from importlib.util import find_spec

from spellhall.engine import SpellhallError


class PackageMissing(SpellhallError):
    """Something more must be installed first; the message says what."""


def needed(package: str, extra: str) -> None:
    """PackageMissing unless the package is there."""
    if find_spec(package) is None:
        raise PackageMissing(
            f"this needs more packages ({package} is missing): pip install 'spellhall[{extra}]'"
        )
