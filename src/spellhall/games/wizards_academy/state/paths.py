"""Ways through the academy: adjacent, linked and adjoining rooms (ledger sections 2 and 14)."""

from typing import Final

from spellhall.games.wizards_academy.box.rooms import (
    CRYSTAL,
    EAST,
    LOST,
    NORTH,
    OUTER,
    OUTSIDE,
    ROOMS,
    SOUTH,
    WEST,
)
from spellhall.games.wizards_academy.state.building import draw_plan, where
from spellhall.games.wizards_academy.state.doorways import beyond
from spellhall.games.wizards_academy.state.state import NONE, Academy, Plan

# What joins two rooms for somebody.
ADJOINING: Final = 0  # doors on both sides and no double ice
LINKED: Final = 1  # doors on both sides, ice ignored
ADJACENT: Final = 2  # next to each other, walls ignored

FAR: Final = 99


def adjacent_room(s: Academy, room: int, direction: int) -> int:
    """The room on the next square in a direction, or NONE (WA-GEN-1)."""
    return joined_room(s, room, direction, ADJACENT)


def joined_room(s: Academy, room: int, direction: int, mode: int) -> int:
    """The room in a direction that is joined in this mode, or NONE."""
    return beside(s, room, mode)[direction]


def beside(s: Academy, room: int, mode: int) -> list[int]:
    """What is joined to a room N, E, S and W, or NONE. The list must not be changed."""
    plan = s._plan
    if plan is None:
        plan = draw_plan(s)
    found = plan.beside[ROOMS * mode + room]
    return _look_around(s, plan, room, mode) if found is None else found


def joined(s: Academy, room: int, mode: int = ADJOINING) -> list[int]:
    """All rooms joined to a room, north, east, south, west. The list must not be changed."""
    plan = s._plan
    if plan is None:
        plan = draw_plan(s)
    row = plan.joined[ROOMS * mode + room]
    if row is None:
        row = [other for other in _look_around(s, plan, room, mode) if other != NONE]
        plan.joined[ROOMS * mode + room] = row
    return row


def _look_around(s: Academy, plan: Plan, room: int, mode: int) -> list[int]:
    """What is joined to a room in the four directions, or NONE, for the plan."""
    found = [NONE, NONE, NONE, NONE]
    plan.beside[ROOMS * mode + room] = found
    square = s.square[room]
    if square < 0 or square == OUTSIDE:
        return found
    up = plan.up[mode]
    right = plan.right[mode] << 1  # by the square on the right
    if up >> square & 1:
        found[NORTH] = s.room_at[square - 4]
    if right >> square & 2:
        found[EAST] = s.room_at[square + 1]
    if up >> square & 16:
        found[SOUTH] = s.room_at[square + 4]
    if right >> square & 1:
        found[WEST] = s.room_at[square - 1]
    return found


def distances(s: Academy, goal: int, mode: int = ADJOINING) -> list[int]:
    """For each room the number of moves to the goal, or FAR. The list must not be changed."""
    plan = s._plan
    if plan is None:
        plan = draw_plan(s)
    row = plan.distances[ROOMS * mode + goal]
    if row is None:
        row = _search(s, plan, goal, mode)
        plan.distances[ROOMS * mode + goal] = row
    return row


def _search(s: Academy, plan: Plan, goal: int, mode: int) -> list[int]:
    """From the goal outwards, all rooms of one distance at a time."""
    found = [FAR] * ROOMS
    if s.square[goal] < 0:
        return found
    up = plan.up[mode]
    right = plan.right[mode]
    away = 0
    edge = seen = 1 << s.square[goal]
    while edge:
        rest = edge
        while rest:
            lowest = rest & -rest
            found[s.room_at[lowest.bit_length() - 1]] = away
            rest ^= lowest
        away += 1
        edge = beyond(edge, up, right) & ~seen
        seen |= edge
    return found


def within(s: Academy, room: int, steps: int) -> list[int]:
    """The rooms within so many adjoining steps, this one first."""
    found = [room]
    edge = [room]
    for _ in range(steps):
        ring: list[int] = []
        for inner in edge:
            for other in joined(s, inner):
                if other not in found:
                    found.append(other)
                    ring.append(other)
        edge = ring
    return found


def reach(s: Academy) -> int:
    """Bit mask of the rooms from which a chain of adjoining rooms leads to the Mana Crystal."""
    away = distances(s, CRYSTAL)
    mask = 0
    for room in range(ROOMS):
        if away[room] < FAR:
            mask |= 1 << room
    return mask


def empowered(s: Academy, room: int) -> bool:
    """Whether room actions work in a room (WA-ATURN-7, WA-ROOM-09, WA-ROOM-10)."""
    if room == CRYSTAL or room == LOST:
        return True
    if room == OUTER and s.square[room] == OUTSIDE:
        return True
    return distances(s, CRYSTAL)[room] < FAR


def in_play(s: Academy) -> list[int]:
    """All rooms, the one outside last. The list must not be changed."""
    plan = s._plan
    if plan is None:
        plan = draw_plan(s)
    return plan.in_play


def in_academy(s: Academy) -> list[int]:
    """The 16 rooms on the board."""
    return s.room_at[:OUTSIDE]


def connected(s: Academy, room: int, kind: int) -> list[int]:
    """The rooms with such tokens joined to this one through rooms with such tokens."""
    found = [room]
    left = where(s, kind) & ~(1 << room)
    if left:
        for inner in found:
            for other in joined(s, inner):
                if left >> other & 1:
                    left ^= 1 << other
                    found.append(other)
    return found


def steps_towards(s: Academy, room: int, goal: int, mode: int) -> list[int]:
    """The first steps of all shortest routes to the goal; empty if there or without a route.

    The list must not be changed.
    """
    plan = s._plan
    if plan is None:
        plan = draw_plan(s)
    row = plan.steps[ROOMS * mode + goal]
    if row is None:
        row = [None] * ROOMS
        plan.steps[ROOMS * mode + goal] = row
    found = row[room]
    if found is None:
        away = distances(s, goal, mode)
        nearer = away[room] - 1
        found = [other for other in joined(s, room, mode) if away[other] == nearer]
        row[room] = found
    return found
