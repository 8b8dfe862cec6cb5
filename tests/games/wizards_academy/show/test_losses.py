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
