"""Mana that a choice spends is named, and the last one with what it means."""

from spellhall.testing import Table, rule
from tests.games.wizards_academy.tables import advanced, basic

LOST = "The last mana goes: the game is lost for everybody."


def loses(table: Table, choice: str) -> str:
    (found,) = [option.loses for option in table.match.options(0) if option.text == choice]
    return found


@rule("WA-ATURN-16")
def test_a_recall_names_the_mana_and_the_last_one() -> None:
    assert loses(advanced({"room": "library"}, mana=3), "recall") == "1 of the 3 mana goes."
    assert loses(advanced({"room": "library"}, mana=1), "recall") == LOST


def test_the_last_resort_names_its_price() -> None:
    table = advanced({"room": "crystal"}, mana=2)
    assert loses(table, "resort glyphs") == "1 of the 2 mana goes."
    assert loses(table, "resort bind") == LOST


@rule("WA-ACT-12")
def test_a_name_that_may_be_wrong_puts_mana_at_stake() -> None:
    table = basic({"room": "library"}, mana=1)
    table.play("alice: use", "alice: at 12")
    (said,) = {option.loses for option in table.match.options(0)}
    assert said == "If it is another spell, the last mana goes: the game is lost for everybody."


def test_walking_is_free() -> None:
    table = basic({"room": "library"}, mana=1)
    moves = [option for option in table.match.options(0) if option.text.startswith("move ")]
    assert moves
    assert [option.loses for option in moves if option.loses] == []


def test_a_turn_that_ends_in_fire_names_the_last_mana() -> None:
    fire = {"library": "fire"}
    assert loses(basic({"room": "library"}, mana=1, things=fire), "end") == LOST
    assert loses(basic({"room": "library"}, mana=2, things=fire), "end") == ""


@rule("WA-END-1", "WA-AMB-27")
def test_of_threats_to_endure_those_name_the_last_mana_that_take_it() -> None:
    things = {"library": "fire water water darkness haunt imp troll demon"}
    for mana, named in ((1, LOST), (2, "")):
        table = advanced({"room": "library", "glyphs": "1"}, {}, mana=mana, things=things)
        table.play("alice: end")
        found = {option.text: option.loses for option in table.match.options(0)}
        assert set(found) == {"fire", "water", "darkness", "haunt", "imp", "troll", "demon"}
        takes = ("fire", "water", "troll", "demon")
        assert {kind for kind in found if found[kind]} == (set(takes) if named else set())
        assert {found[kind] for kind in takes} == {named}


@rule("WA-SP-416", "WA-AMB-27")
def test_a_spell_that_takes_mana_says_so_once_it_is_known() -> None:
    leak = {"grid": {"17": "mana-leak"}}
    known = advanced({"glyphs": "1 7", "room": "well"}, mana=3, seen=["17"], **leak)
    assert loses(known, "cast 17") == "1 of the 3 mana goes."
    last = advanced({"glyphs": "1 7", "room": "well"}, mana=1, seen=["17"], **leak)
    assert loses(last, "cast 17") == LOST
    unknown = advanced({"glyphs": "1 7", "room": "well"}, mana=1, **leak)
    assert loses(unknown, "cast 17") == ""


@rule("WA-ACT-11")
def test_a_name_that_is_known_to_be_right_is_no_risk() -> None:
    table = basic({"room": "library"}, mana=3, grid={"12": "nova"}, seen=["12"])
    table.play("alice: use", "alice: at 12")
    risk = "If it is another spell, its level is shuffled and 1 of the 3 mana goes."
    assert loses(table, "name nova") == ""
    assert loses(table, "name dash") == risk
