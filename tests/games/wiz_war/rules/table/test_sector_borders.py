"""A sector ends where the next one begins: the last square of one and the first of the other."""

from typing import Any

import pytest

from spellhall.testing import rule
from tests.games.wiz_war.tables import duel

# Of the left sector the last square is e5, of the right one the first is f1, and they are the
# 25th and the 26th of the board.
LAST, FIRST = "e5", "f1"
PLACES = [(LAST, FIRST), (FIRST, LAST)]


def totem(word: str, at: str, owner: int = 0) -> dict[str, Any]:
    return {"kind": "totem", "card": f"spirit-of-the-{word}", "at": at, "owner": owner}


def corner(square: str) -> str:
    """Another square of the same sector, at its other end."""
    return {LAST: "a1", FIRST: "j5"}[square]


@rule("WW-TO-6", "WW-TO-15")
@pytest.mark.parametrize(("at", "other"), PLACES)
def test_a_totem_acts_as_far_as_its_sector_goes(at: str, other: str) -> None:
    for square, life in ((corner(at), 11), (other, 10)):
        table = duel("fireball", at=square, bob=square, things=[totem("bear", at, 1)])
        table.do("alice: cast fireball", "at @1")
        assert table.life("bob") == life


@rule("WW-TO-10")
@pytest.mark.parametrize(("at", "other"), PLACES)
def test_a_serpent_bites_as_far_as_its_sector_goes(at: str, other: str) -> None:
    for square, life in ((corner(at), 14), (other, 15)):
        table = duel(bob=square, things=[totem("serpent", at)], begin=True)
        assert table.life("bob") == life


@rule("WW-TO-9")
@pytest.mark.parametrize(("at", "other"), PLACES)
def test_a_raven_hears_as_far_as_its_sector_goes(at: str, other: str) -> None:
    for square, asked in ((corner(at), "raven"), (other, "")):
        table = duel("meditate", at=square, bob="c4", things=[totem("raven", at, 1)])
        table.do("alice: cast meditate")
        assert table.question("bob") == asked


@rule("WW-CRE-5", "WW-TO-13")
@pytest.mark.parametrize(("at", "other"), PLACES)
def test_the_totem_spirit_is_stronger_as_far_as_the_sector_goes(at: str, other: str) -> None:
    for square, life in ((corner(at), 12), (other, 13)):
        table = duel(
            at="c4", bob=square, beasts=[{"kind": "totem-spirit", "at": square}],
            things=[totem("owl", at)],
        )  # fmt: skip
        table.do("alice: activate totem-spirit", "fang", "at @1")
        assert table.life("bob") == life


@rule("WW-RNG-5", "WW-CH-10", "WW-TO-5", "WW-MY-18")
@pytest.mark.parametrize(("card", "hurt"), [("prismatic-storm", 2), ("primal-scream", 1),
                                            ("wrath-of-quetzalcoatl", 2)])  # fmt: skip
@pytest.mark.parametrize(("at", "other"), PLACES)
def test_a_storm_rages_as_far_as_the_sector_goes(card: str, hurt: int, at: str, other: str) -> None:
    for square, life in ((corner(at), 15 - hurt), (other, 15)):
        table = duel(card, at=at, bob=square, die=(2, 2))
        if life < 15 or not table.refuses(f"alice: cast {card}"):
            table.do(f"alice: cast {card}")
        assert table.life("bob") == life


@rule("WW-HEX-1", "WW-RNG-5")
@pytest.mark.parametrize(("at", "other"), PLACES)
def test_a_hex_is_laid_as_far_as_the_sector_goes(at: str, other: str) -> None:
    table = duel("hex-of-pain", at=at, bob="c4", treasures={"red-2": "c2", "blue-2": "c2"})
    table.play("alice: cast hex-of-pain")
    options = table.options("alice")
    assert f"at {corner(at)}" in options
    assert f"at {other}" not in options
