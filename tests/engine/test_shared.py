"""What several games need is the engine's: names, supplies, positions, first seats, winners."""

import pytest
from msgspec import Struct

from spellhall.engine.errors import BadPosition
from spellhall.engine.first_player import first_is_seated, first_player, first_seat
from spellhall.engine.machine.state import Chance, State
from spellhall.engine.naming import numbered, slug
from spellhall.engine.positions import Supply, check_number, check_table, told_by
from spellhall.engine.result import tie_sentence, winners_sentence


class Setup(Struct, forbid_unknown_fields=True):
    cards: list[str] = []


def test_names_become_words_and_copies_are_numbered() -> None:
    assert slug("Mage's Quill, 2nd") == "mages-quill-2nd"
    assert numbered(["a", "b", "a", "a", "b"]) == ["a", "b", "a#2", "a#3", "b#2"]


def test_a_supply_gives_each_copy_once_and_says_what_is_wrong() -> None:
    supply = Supply(["ace", "king", "ace#2", "ace#3"], "card")
    assert [supply.take("ace"), supply.take("ace#3"), supply.take("ace")] == [0, 3, 2]
    with pytest.raises(BadPosition, match="the card 'ace' lies in two places"):
        supply.take("ace")
    with pytest.raises(BadPosition, match="there is no card 'queen'"):
        supply.take("queen")
    assert supply.any(5) == [1]
    assert supply.any(5) == []


def test_a_supply_may_hold_some_of_the_things_only() -> None:
    supply = Supply(["ace", "king", "ten", ""], "card", [1, 2])
    with pytest.raises(BadPosition, match="lies in two places, or in a wrong one"):
        supply.take("ace")
    with pytest.raises(BadPosition, match="there is no card ''"):
        supply.take("")
    assert supply.any(1) == [2]


def test_a_set_up_is_read_with_its_types() -> None:
    assert told_by({"cards": ["ace"]}, Setup).cards == ["ace"]
    with pytest.raises(BadPosition, match="the set-up is wrong: Expected `array`, got `int`"):
        told_by({"cards": 3}, Setup)


def test_players_and_the_seat_to_move_must_be_at_the_table() -> None:
    check_table("Duel", range(2, 5), 4, 3)
    with pytest.raises(BadPosition, match="Duel has 2 to 4 players, not 5"):
        check_table("Duel", range(2, 5), 5, 0)
    for seat in (-1, 2):
        with pytest.raises(BadPosition, match=f"there is no seat {seat}"):
            check_table("Duel", range(2, 5), 2, seat)


def test_numbers_are_held_to_their_bounds() -> None:
    check_number(0, 0, 3, "mana")
    check_number(3, 0, 3, "mana")
    check_number(99, 0, None, "mana")
    wrong = {4: "mana is 0 to 3, not 4", -1: "mana is 0 to 3, not -1", True: "not True"}
    for number, message in wrong.items():
        with pytest.raises(AssertionError, match=message):
            check_number(number, 0, 3, "mana")
    with pytest.raises(AssertionError, match="mana is 0 or more, not -1"):
        check_number(-1, 0, None, "mana")


def test_the_first_seat_is_named_or_drawn() -> None:
    option = first_player("XX-SETUP-1", 3)
    assert [value.id for value in option.values] == ["random", "1", "2", "3"]
    assert [value.players for value in option.values[1:]] == [1, 2, 3]
    s = State([], [], Chance("", 0, [1]), 0)
    assert first_seat(s, {"first": "3"}, 3) == 2
    assert first_seat(s, {"first": "random"}, 3) == 1
    assert first_is_seated({"first": "3"}, 3) == []
    assert first_is_seated({"first": "random"}, 1) == []
    (conflict,) = first_is_seated({"first": "3"}, 2)
    assert conflict.reason == "First player names seat 3, but there are 2 players"
    assert conflict.mends == ({"first": "random"}, {"first": "2"})


def test_one_winner_wins_and_several_share() -> None:
    assert winners_sentence([1], "with 3 points") == "@1 wins with 3 points."
    assert winners_sentence([0, 2], "with 3 points") == "@0 and @2 share the victory with 3 points."
    assert winners_sentence([0, 1, 3], "") == "@0, @1 and @3 share the victory ."


BREAKERS = (("gold", "had more gold, {}"), ("luck", "had luck"))


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ([(4, 1, 0), (4, 6, 0), (3, 9, 1)], "@1 and @0 were level at 4; @1 had more gold, 6 to 1."),
        ([(4, 6, 0), (4, 6, 1)], "@1 and @0 were level at 4, in gold too; @1 had luck."),
        ([(4, 6, 0), (4, 6, 1), (4, 2, 1)],
         "@1, @0 and @2 were level at 4; @1 and @0 had more gold, 6 to 2; @1 had luck."),
        ([(4, 6, 0), (4, 6, 0)],
         "@0 and @1 were level at 4, level in gold and luck too: they share the victory."),
        ([(4, 6, 0), (4, 6, 0), (4, 2, 1)], (
         "@0, @1 and @2 were level at 4; @0 and @1 had more gold, 6 to 2, level in luck too:"
         " they share the victory.")),
    ],
)  # fmt: skip
def test_a_tie_is_told_with_what_broke_it(keys: list[tuple[int, ...]], said: str) -> None:
    assert tie_sentence(keys, "4", BREAKERS) == said


def test_a_tie_that_no_rule_breaks_is_told_as_such_and_no_tie_not_at_all() -> None:
    told = "@0 and @1 were level at 4 gold, and no rule breaks a tie: nobody won."
    assert tie_sentence([(4,), (4,)], "4 gold", shared="nobody won") == told
    assert tie_sentence([(3, 9, 9), (4, 0, 0)], "4", BREAKERS) == ""
