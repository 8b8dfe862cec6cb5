"""What is remembered, or worked out in bits for speed, equals what is found step by step."""

import re
from pathlib import Path
from random import Random

import pytest

from spellhall.engine import begin, next_seat
from spellhall.engine.machine.stack import answer, options
from spellhall.games import find, wizards_academy
from spellhall.games.wizards_academy.box.kinds import FIRE, MOST_FIRE, MOST_WATER, TOKENS, WATER
from spellhall.games.wizards_academy.box.rooms import CRYSTAL, ROOMS
from spellhall.games.wizards_academy.frames.casting import Pay
from spellhall.games.wizards_academy.rules.casting import castable, payments
from spellhall.games.wizards_academy.rules.table.contents import turn_room
from spellhall.games.wizards_academy.state.building import PLANS, lying
from spellhall.games.wizards_academy.state.doorways import Doorways
from spellhall.games.wizards_academy.state.paths import (
    ADJACENT,
    ADJOINING,
    LINKED,
    distances,
    joined,
    reach,
)
from spellhall.games.wizards_academy.state.state import NONE, Academy

GAME = find("wizards_academy")
DECISIONS = 400


def school(players: int, seed: int, scenario: str) -> Academy:
    """A game that has just begun."""
    s = begin(GAME, players, seed, {"scenario": scenario}).state
    assert isinstance(s, Academy)
    return s


def ways_of(s: Academy) -> list[list[int]]:
    """All that is joined in all modes, and how far the crystal is."""
    rows = [
        joined(s, room, mode) for mode in (ADJOINING, LINKED, ADJACENT) for room in range(ROOMS)
    ]
    return [*rows, distances(s, CRYSTAL)]


@pytest.mark.parametrize("scenario", ["basic", "midwinter-finals", "unstable-academy"])
def test_what_is_remembered_of_ways_stays_true(scenario: str) -> None:
    """Rooms turn and change places, ice comes and goes; the ways are those found anew."""
    seen = set()
    for seed in range(3):
        s = school(2, seed, scenario)
        rng = Random(seed)
        for _ in range(DECISIONS):
            seat = next_seat(s)
            if seat < 0:
                break
            answer(GAME.rules, s, seat, rng.choice(options(GAME.rules, s, seat)))
            s.mana = 8
            ways = ways_of(s)
            anew = s.copy()
            anew._plan = None
            PLANS.clear()
            assert ways == ways_of(anew)
            seen.add(str(ways))
    assert len(seen) > 3 * 5


def rooms_with(s: Academy, kind: int, least: int) -> int:
    """The rooms with so many tokens of a kind, as bits, counted out."""
    return sum(1 << room for room in range(ROOMS) if s.tokens[TOKENS * room + kind] >= least)


def afresh(s: Academy) -> Academy:
    """A copy that remembers nothing of its tokens."""
    other = s.copy()
    other._where = []
    return other


@pytest.mark.parametrize("scenario", ["basic", "demon-binding", "unstable-academy"])
def test_what_is_remembered_of_tokens_stays_true(scenario: str) -> None:
    """Tokens come, spread and go, in copies too; the rooms that have some are those found anew."""
    seen = set()
    for seed in range(3):
        s = school(2, seed, scenario)
        rng = Random(seed)
        for _ in range(DECISIONS):
            seat = next_seat(s)
            if seat < 0:
                break
            answer(GAME.rules, s, seat, rng.choice(options(GAME.rules, s, seat)))
            s.mana = 8
            known = lying(s)
            anew = [rooms_with(s, kind, 1) for kind in range(TOKENS)]
            anew += [rooms_with(s, FIRE, MOST_FIRE + 1), rooms_with(s, WATER, MOST_WATER + 1)]
            assert known == anew
            assert known == lying(afresh(s))
            seen.add(str(known))
            s = s.copy()
    assert len(seen) > 10


def test_a_copy_whose_rooms_move_leaves_the_ways_of_the_original() -> None:
    s = school(2, 1, "basic")
    before = ways_of(s)
    other = s.copy()
    turn_room(other, CRYSTAL, 1)
    for room in range(1, ROOMS):
        turn_room(other, room, 1)
    assert ways_of(other) != before
    assert ways_of(s) == before


@pytest.mark.parametrize("scenario", ["basic", "golem-construction"])
def test_the_spaces_that_can_be_cast_are_those_of_all_pairs(scenario: str) -> None:
    """With glyphs of one's own, others' or shared ones, refusals and a wand."""
    s = school(3, 1, scenario)
    rng = Random(1)
    for _ in range(300):
        for wizard in s.wizards:
            wizard.glyphs = [rng.choice((0, 0, 0, 1, 2)) for _ in range(7)]
            if scenario != "basic":
                wizard.shared = rng.randrange(8)
                wizard.wand = rng.choice((0, rng.randrange(8)))
        if scenario == "basic":
            asked = [(rng.randrange(3), rng.randint(1, 5), rng.randrange(15)) for _ in range(20)]
            s.this_turn.refused = rng.choice(([], asked))
        for seat in range(3):
            spaces = {space for space in range(28) if payments(s, Pay(seat, space))}
            found = {space for space in range(28) if castable(s, seat) >> space & 1}
            assert found == {space for space in spaces if s.grid[space] != NONE}


def test_doors_in_bits_reach_as_far_as_the_ways() -> None:
    joined_up = 0
    for seed in range(60):
        s = school(1, seed, "basic")
        doorways = Doorways(s)
        rng = Random(seed)
        for _ in range(4):
            square = rng.randrange(16)
            quarters = rng.randrange(4)
            turn_room(s, s.room_at[square], quarters)
            doorways.turn(square, quarters)
            assert doorways.reached() == reach(s).bit_count()
            assert doorways.all_joined() == (reach(s).bit_count() == 16)
            joined_up += doorways.all_joined()
    assert 20 < joined_up < 220


def test_only_one_module_moves_rooms_and_fills_them() -> None:
    """Whatever a remembered plan depends on is written where the plan is forgotten."""
    folder = Path(wizards_academy.__file__).parent
    written = re.compile(r"\bs\.(_plan|(tokens|facing|square|room_at)(\[[^\]]*\])?) [-+|&]?= ")
    writers = {
        str(file.relative_to(folder))
        for file in folder.rglob("*.py")
        if written.search(file.read_text())
    }
    assert writers == {"state/building.py"}
