"""Sets of dice, packed into numbers, do what lists of dice do (FS-BREAK-1 to 4, FS-AMB-22)."""

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from spellhall.games.five_seals.box import dice as packing
from spellhall.games.five_seals.box.dice import WEIGHT, power
from spellhall.games.five_seals.box.elements import MIND
from spellhall.games.five_seals.box.scrolls import (
    CIRCLES,
    ELEMENT_OF,
    FIRST_BINDING,
    IS_BINDING,
    IS_SYNERGY,
    SCROLL_COUNT,
    SPELL_OF,
    STRENGTH_OF,
    circle_scrolls,
)
from spellhall.games.five_seals.box.seals import (
    ON_BOARD,
    SEAL_BIT,
    SEAL_ELEMENT,
    SEAL_STRENGTH,
    TOKEN_INDEX,
    TOKEN_KINDS,
    copies_of,
)
from spellhall.games.five_seals.rules.power import minimal_sets
from spellhall.testing import rule

COLOURS = range(4)


def hands(count: int) -> list[list[int]]:
    """Random dice, sorted as they lie."""
    rng = Random(7)
    return [
        sorted(10 * rng.randrange(4) + rng.randint(1, 6) for _ in range(rng.randint(0, 9)))
        for _ in range(count)
    ]


def pack(values: list[int]) -> int:
    return sum(WEIGHT[value] for value in values)


def of_colour(hand: list[int], colour: int) -> list[int]:
    return sorted((die % 10 for die in hand if die // 10 == colour), reverse=True)


@pytest.mark.parametrize("hand", hands(40), ids=str)
def test_a_set_holds_the_dice_of_one_colour(hand: list[int]) -> None:
    for colour in COLOURS:
        own = of_colour(hand, colour)
        assert packing.packed(hand, colour) == pack(own)
        assert packing.values(packing.packed(hand, colour)) == own
        assert packing.has_colour(hand, colour) == bool(own)
    assert packing.distinct(hand) == sorted(set(hand))
    pips = [sum(of_colour(hand, colour)) for colour in COLOURS]
    assert packing.sums(hand) == [*pips, max(pips)]


@rule("FS-AMB-22")
@pytest.mark.parametrize("hand", hands(30), ids=str)
def test_subsets_are_all_choices_with_equal_dice_merged(hand: list[int]) -> None:
    for colour, most in product(COLOURS, (1, 2, 99)):
        own = of_colour(hand, colour)
        expected = {
            pack(list(chosen))
            for size in range(1, min(most, len(own)) + 1)
            for chosen in combinations(own, size)
        }
        found = packing.subsets(packing.packed(hand, colour), most)
        assert len(found) == len(set(found))
        assert set(found) == expected


@rule("FS-BREAK-2", "FS-BREAK-3", "FS-BREAK-4")
@pytest.mark.parametrize("hand", hands(30), ids=str)
def test_minimal_sets_have_no_die_to_spare(hand: list[int]) -> None:
    for colour, strength in product(COLOURS, range(1, 7)):
        own = of_colour(hand, colour)
        expected = {
            pack(list(chosen))
            for size in range(1, len(own) + 1)
            for chosen in combinations(own, size)
            if sum(chosen) >= strength and sum(chosen) - min(chosen) < strength
        }
        found = minimal_sets(packing.packed(hand, colour), strength)
        assert len(found) == len(set(found))
        assert set(found) == expected


@rule("FS-BREAK-1", "FS-BREAK-2", "FS-COL-3")
@pytest.mark.parametrize("hand", hands(40), ids=str)
def test_power_is_what_the_dice_can_break(hand: list[int]) -> None:
    able = power(hand)
    pips = [sum(of_colour(hand, colour)) for colour in COLOURS]
    for seal in [*TOKEN_KINDS, *range(ON_BOARD, ON_BOARD + SCROLL_COUNT)]:
        element, strength = SEAL_ELEMENT[seal], SEAL_STRENGTH[seal]
        most = max(pips) if element == MIND else pips[element]
        assert bool(SEAL_BIT[seal] & able) == (most >= strength), seal


def test_removed_dice_are_gone_and_put_dice_lie_sorted() -> None:
    hand = [2, 2, 2, 5, 12, 35]
    packing.remove(hand, (5, 2, 2))
    assert hand == [2, 12, 35]
    packing.put(hand, 14)
    packing.put(hand, 1)
    packing.put(hand, 36)
    assert hand == [1, 2, 12, 14, 35, 36]
    packing.remove(hand, (36, 35))
    packing.remove(hand, (14, 12))
    assert hand == [1, 2]


@pytest.mark.parametrize("hand", hands(30), ids=str)
def test_sets_within_a_hand_are_its_subsets_of_one_colour(hand: list[int]) -> None:
    for colour, most in product(COLOURS, (1, 2, 99)):
        held = packing.packed(hand, colour)
        found = packing.sets_within(colour, held, most)
        assert [packing.SET_PACK[number] for number in found] == packing.subsets(held, most)
        assert {packing.SET_COLOUR[number] for number in found} <= {colour}
        for number in found:
            assert packing.SET_DICE[number] == packing.dice_in(packing.SETS[number])
            assert pack([die % 10 for die in packing.SET_DICE[number]]) == packing.SET_PACK[number]


def test_shifted_dice_stay_from_1_to_6() -> None:
    hand = [1, 5, 6, 12]
    assert packing.shift(hand, (6, 5), 2) == (6, 6)
    assert hand == [1, 6, 6, 12]
    assert packing.shift(hand, (6, 1), -1) == (5, 1)
    assert hand == [1, 5, 6, 12]


# -- Scrolls and tokens by number ----------------------------------------------------------------


@rule("FS-COMP-2", "FS-COMP-3", "FS-COMP-4")
def test_numbers_of_scrolls_and_tokens_say_what_they_are() -> None:
    for circle in range(CIRCLES):
        for place, scroll in enumerate(circle_scrolls(circle)):
            assert scroll == 25 * circle + place
            assert STRENGTH_OF[scroll] == SEAL_STRENGTH[ON_BOARD + scroll] == 2 + place // 5
            assert ELEMENT_OF[scroll] == SEAL_ELEMENT[ON_BOARD + scroll] == place % 5
            assert circle in SPELL_OF[scroll].circles
            assert not IS_BINDING[scroll]
            assert IS_SYNERGY[scroll] == (SPELL_OF[scroll].id == "synergy")
    assert (FIRST_BINDING, SCROLL_COUNT) == (125, 130)
    for scroll in range(FIRST_BINDING, SCROLL_COUNT):
        assert (STRENGTH_OF[scroll], ELEMENT_OF[scroll], IS_BINDING[scroll]) == (1, MIND, True)
    for index, token in enumerate(TOKEN_KINDS):
        assert TOKEN_INDEX[token] == index
        assert (SEAL_ELEMENT[token], SEAL_STRENGTH[token]) == divmod(token, 10)
    assert Counter(map(copies_of, TOKEN_KINDS)) == {10: 4, 5: 16}
    assert [token for token in TOKEN_KINDS if copies_of(token) == 10] == [2, 12, 22, 32]
    assert len({SEAL_BIT[seal] for seal in [*TOKEN_KINDS, *range(100, 230)]}) == 20 + 5 + 1
