"""What numbers in a position may be: the bounds belong to it, and everything else is named."""

from collections.abc import Sequence

import pytest

from spellhall.games.wizards_academy.box.kinds import IMP, TROLL
from spellhall.games.wizards_academy.rules.table.contents import kill, new_beast
from spellhall.games.wizards_academy.state.ranges import flags, number, numbers, permutation
from tests.games.wizards_academy.tables import advanced, state


@pytest.mark.parametrize("value", [2, 3, 5])
def test_the_bounds_belong_to_the_range(value: int) -> None:
    number(value, 2, 5, "it")
    numbers([value, 2], 2, 2, 5, "it")
    numbers([value], -1, 2, 5, "it")


@pytest.mark.parametrize("value", [1, 6, True, "3", None, 3.0])
def test_what_lies_outside_or_is_no_number_is_named(value: object) -> None:
    with pytest.raises(AssertionError, match="it is a number from 2 to 5, not "):
        number(value, 2, 5, "it")
    with pytest.raises(AssertionError, match="each entry of it is a number from 2 to 5, not "):
        numbers([3, value], 2, 2, 5, "it")


def test_rows_have_their_length_and_their_kind() -> None:
    for wrong, says in (((1,), "a list of numbers"), ([1], "it has 2 entries, not 1")):
        with pytest.raises(AssertionError, match=says):
            numbers(wrong, 2, 0, 5, "it")
    numbers([], 0, 0, 5, "it")
    rows: tuple[tuple[Sequence[object], str], ...] = (
        ((True,), "a list of true and false"),
        ([True], "it has 2 entries, not 1"),
        ([True, 1], "it holds true and false only"),
    )
    for row, says in rows:
        with pytest.raises(AssertionError, match=says):
            flags(row, 2, "it")
    flags([True, False], 2, "it")


def test_a_pile_holds_each_number_once() -> None:
    permutation([2, 0, 1], 3, "the cards")
    for wrong, says in (
        ([0, 1, 3], "each entry of the cards is a number from 0 to 2, not 3"),
        ([0, 1, 1], "the cards hold each of the 3 cards once"),
        ([0, 1], "the cards hold each of the 3 cards once"),
    ):
        with pytest.raises(AssertionError, match=says):
            permutation(wrong, 3, "the cards")


def test_a_creature_that_takes_the_number_of_a_dead_one_is_of_its_own_kind() -> None:
    s = state(advanced({}, things={"zen": "imp"}))
    assert s.beast_kind == [IMP]
    kill(s, 0, "slain")
    s.this_turn.died = []
    new_beast(s, TROLL, 3)
    assert (s.beast_kind, s.beast_room, s.this_turn.hurt) == ([TROLL], [3], [0])
