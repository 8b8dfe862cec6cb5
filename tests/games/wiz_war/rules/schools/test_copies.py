"""Cards that several schools hold: each copy is played and does what its original does."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from spellhall.games.wiz_war.box.cards import CARD_OF, ROWS
from spellhall.games.wiz_war.box.words import CARD_WORDS
from spellhall.ledger import folder
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, duel

LEDGER = (folder() / "wiz_war.md").read_text("utf-8")
ROW = {row.id: row for school in ROWS for row in school}


def word_of(id: str) -> str:
    """The word of the first card of a row: «dispel#3»."""
    return CARD_WORDS[CARD_OF.index(ROW[id])]


def full_shield(word: str) -> Arena:
    table = duel("fireball", word)
    return table.do("alice: cast fireball", "at @1", f"bob: answer {word}")


def negate_neutral(word: str) -> Arena:
    table = duel("meditate", word)
    return table.do("alice: cast meditate", f"bob: answer {word}")


def drop_object(word: str) -> Arena:
    table = duel(word, enemy={"items": ["lifestone", "large-rock"]})
    return table.do(f"alice: cast {word}", "at @1", "pick large-rock")


def around_the_corner(word: str) -> Arena:
    table = duel(f"{word} fireball", at="d1", bob="c3")
    return table.do(f"alice: cast {word}", "cast fireball", "at @1")


def create_wall(word: str) -> Arena:
    return duel(word).do(f"alice: cast {word}", "at c1|d1")


def destroy_wall(word: str) -> Arena:
    return duel(word, at="b1", bob="b2").do(f"alice: cast {word}", "at b1|b2")


def dispel(word: str) -> Arena:
    table = duel(word, spells=[{"card": "shatter", "owner": 1}])
    return table.do(f"alice: cast {word}", "at spell:shatter")


def pick_lock(word: str) -> Arena:
    table = duel(word, "negate-neutral", at="g2", bob="g1")
    return table.do(f"alice: cast {word}", "step e")


def rotate_sector(word: str) -> Arena:
    return duel(word).do(f"alice: cast {word}", "mode 2", "at sector-red")


def shield(word: str) -> Arena:
    table = duel("fireball", f"{word} energy-6")
    return table.do("alice: cast fireball", "at @1", f"bob: answer {word}", "unfuelled")


def wall_of_earth(word: str) -> Arena:
    table = duel("fireball", word)
    return table.do("alice: cast fireball", "at @1", f"bob: answer {word}", "line c1|d1")


def fire_darts(word: str) -> Arena:
    table = duel(f"{word} energy-6", enemy={"items": ["bloodshard"]})
    return table.do(f"alice: cast {word}", "unfuelled", "at @1")


def powerthrust(word: str) -> Arena:
    table = duel(f"{word} energy-6")
    return table.do(f"alice: cast {word}", "fuel energy-6", "at @1")


def add(word: str) -> Arena:
    table = duel(f"{word} energy-6 large-rock zot")
    table.do(f"alice: cast {word}", "at energy-6", "at large-rock")
    return table.do("alice: cast zot", "mode 1", "at @1")


def mist_body(word: str) -> Arena:
    bush = {"kind": "rosebush", "card": "rosebush", "at": "d1", "owner": 1}
    return duel(word, things=[bush]).do(f"alice: cast {word}", "unfuelled", "step e")


def anti_anti(word: str) -> Arena:
    table = duel(f"fireball {word}", "full-shield")
    return table.do(
        "alice: cast fireball", "at @1", "bob: answer full-shield", f"alice: answer {word}"
    )


def flux_shield(word: str) -> Arena:
    table = duel("fireball", word, die=(2,))
    return table.do("alice: cast fireball", "at @1", f"bob: answer {word}")


def yank(word: str) -> Arena:
    return duel(word, at="a1", bob="d1").do(f"alice: cast {word}", "unfuelled", "at @1")


def planar_call(word: str) -> Arena:
    table = duel(word, discard=["summon-genie"])
    return table.do(f"alice: cast {word}", "mode 1", "at summon-genie")


def adrenaline(word: str) -> Arena:
    table = duel(f"{word} fireball ka-bong")
    table.do(f"alice: cast {word}", "unfuelled", "at @0")
    return table.do("alice: cast fireball", "at @1", "cast ka-bong", "at @1")


# For each original: how it is played, and what alice's and bob's life are then.
PLAYS: dict[str, tuple[Callable[[str], Arena], int, int]] = {
    "CT-1": (full_shield, 15, 15),
    "CT-2": (negate_neutral, 15, 15),
    "CT-3": (drop_object, 15, 15),
    "CT-5": (around_the_corner, 15, 10),
    "CT-6": (create_wall, 15, 15),
    "CT-7": (destroy_wall, 13, 13),
    "CT-8": (dispel, 15, 15),
    "CT-9": (pick_lock, 15, 15),
    "CT-10": (rotate_sector, 15, 15),
    "CJ-2": (shield, 15, 13),
    "CJ-3": (wall_of_earth, 15, 15),
    "CJ-5": (fire_darts, 15, 15),
    "ME-5": (powerthrust, 15, 7),
    "AL-4": (add, 15, 6),
    "EL-10": (mist_body, 15, 15),
    "TH-1": (anti_anti, 15, 10),
    "HC-6": (flux_shield, 15, 13),
    "CH-14": (yank, 15, 14),
    "MY-10": (planar_call, 15, 15),
    "MU-6": (adrenaline, 15, 6),
}
COPIES = [
    pytest.param("CJ-1", "CT-2", marks=rule("WW-CJ-1")),
    pytest.param("CJ-8", "CT-5", marks=rule("WW-CJ-8")),
    pytest.param("CJ-11", "CT-6", marks=rule("WW-CJ-11")),
    pytest.param("CJ-12", "CT-8", marks=rule("WW-CJ-12")),
    pytest.param("EL-1", "CJ-3", marks=rule("WW-EL-1")),
    pytest.param("EL-7", "CT-6", marks=rule("WW-EL-7")),
    pytest.param("EL-8", "CT-7", marks=rule("WW-EL-8")),
    pytest.param("ME-2", "CJ-2", marks=rule("WW-ME-2")),
    pytest.param("ME-11", "AL-4", marks=rule("WW-ME-11")),
    pytest.param("ME-14", "CT-9", marks=rule("WW-ME-14")),
    pytest.param("MU-8", "CT-8", marks=rule("WW-MU-8")),
    pytest.param("MU-12", "EL-10", marks=rule("WW-MU-12")),
    pytest.param("TH-3", "CT-1", marks=rule("WW-TH-3")),
    pytest.param("TH-4", "CT-2", marks=rule("WW-TH-4")),
    pytest.param("TH-5", "CT-3", marks=rule("WW-TH-5")),
    pytest.param("TH-6", "CJ-5", marks=rule("WW-TH-6")),
    pytest.param("TH-8", "ME-5", marks=rule("WW-TH-8")),
    pytest.param("TH-12", "CT-5", marks=rule("WW-TH-12")),
    pytest.param("TH-13", "CT-8", marks=rule("WW-TH-13")),
    pytest.param("TH-16", "CT-9", marks=rule("WW-TH-16")),
    pytest.param("TH-17", "CT-10", marks=rule("WW-TH-17")),
    pytest.param("CH-5", "HC-6", marks=rule("WW-CH-5")),
    pytest.param("NE-14", "CH-14", marks=rule("WW-NE-14")),
    pytest.param("TO-1", "TH-1", marks=rule("WW-TO-1")),
    pytest.param("TO-3", "CT-2", marks=rule("WW-TO-3")),
    pytest.param("TO-4", "MY-10", marks=rule("WW-TO-4")),
    pytest.param("DR-1", "MU-6", marks=rule("WW-DR-1")),
    pytest.param("DR-9", "MY-10", marks=rule("WW-DR-9")),
]


def left(table: Arena) -> list[list[str]]:
    """What lies where at the end, whichever copy it is."""
    zones = (
        table.hand("alice"),
        table.hand("bob"),
        table.discards(),
        table.spells(),
        table.things(),
    )
    return [[re.sub(r"#\d", "", word) for word in zone] for zone in zones]


@rule("WW-GAP-2g")
@pytest.mark.parametrize(("copy", "original"), COPIES)
def test_a_copy_is_played_like_its_original(copy: str, original: str) -> None:
    play, alice, bob = PLAYS[original]
    tables = [play(word_of(id)) for id in (copy, original)]
    for table in tables:
        assert (table.life("alice"), table.life("bob")) == (alice, bob)
    one, other = tables
    assert left(one) == left(other)
    assert (one.where("alice"), one.where("bob")) == (other.where("alice"), other.where("bob"))
    assert (one.state.lines, one.state.turns) == (other.state.lines, other.state.turns)


@rule("WW-GAP-2g")
@pytest.mark.parametrize(("copy", "original"), COPIES)
def test_a_row_that_copies_another_copies_it_in_full(copy: str, original: str) -> None:
    assert replace(ROW[copy], id=original, copies=ROW[original].copies) == ROW[original]


def test_no_copy_is_left_out() -> None:
    told = re.findall(r"^\| WW-([A-Z]{2}-\d+) .*\| as WW-(\S+) \|$", LEDGER, re.MULTILINE)
    assert set(told) == {param.values for param in COPIES}
