"""Ways through the academy: adjacent, linked and adjoining rooms (ledger sections 2 and 14)."""

from typing import Final

from spellhall.games.wizards_academy.kinds import ICE, TOKENS
from spellhall.games.wizards_academy.rooms import (
    CRYSTAL,
    DOORS,
    LOST,
    NEIGHBOUR,
    NOWHERE,
    OUTER,
    OUTSIDE,
    ROOMS,
)
from spellhall.games.wizards_academy.scenarios import BASIC
from spellhall.games.wizards_academy.state import NONE, School

# What joins two rooms for somebody.
ADJOINING: Final = 0  # doors on both sides and no double ice
LINKED: Final = 1  # doors on both sides, ice ignored
ADJACENT: Final = 2  # next to each other, walls ignored

FAR: Final = 99


def adjacent_room(s: School, room: int, direction: int) -> int:
    """The room on the next square in a direction, or NONE (WA-GEN-1)."""
    square = s.square[room]
    if square < 0:
        return NONE
    beside = NEIGHBOUR[4 * square + direction]
    return NONE if beside == NOWHERE else s.room_at[beside]


def linked_room(s: School, room: int, direction: int) -> int:
    """The room that this one has doors in common with in a direction, or NONE (WA-AT-2)."""
    square = s.square[room]
    if square < 0 or not DOORS[4 * room + s.facing[room]] >> direction & 1:
        return NONE
    beside = NEIGHBOUR[4 * square + direction]
    if beside == NOWHERE:
        return NONE
    other = s.room_at[beside]
    if DOORS[4 * other + s.facing[other]] >> (direction ^ 2) & 1:
        return other
    return NONE


def joined_room(s: School, room: int, direction: int, mode: int) -> int:
    """The room in a direction that is joined in this mode, or NONE."""
    if mode == ADJACENT:
        return adjacent_room(s, room, direction)
    other = linked_room(s, room, direction)
    if mode == ADJOINING and other != NONE:
        if s.tokens[TOKENS * room + ICE] >= 2 or s.tokens[TOKENS * other + ICE] >= 2:
            return NONE
    return other


def joined(s: School, room: int, mode: int = ADJOINING) -> list[int]:
    """All rooms joined to a room, in the order north, east, south, west."""
    found: list[int] = []
    square = s.square[room]
    if square < 0 or square == OUTSIDE:
        return found
    room_at = s.room_at
    tokens = s.tokens
    doors = DOORS[4 * room + s.facing[room]]
    if mode == ADJOINING and tokens[TOKENS * room + ICE] >= 2:
        return found
    for direction in range(4):
        beside = NEIGHBOUR[4 * square + direction]
        if beside < 0:
            continue
        other = room_at[beside]
        if mode != ADJACENT:
            if not doors >> direction & 1:
                continue
            if not DOORS[4 * other + s.facing[other]] >> (direction ^ 2) & 1:
                continue
            if mode == ADJOINING and tokens[TOKENS * other + ICE] >= 2:
                continue
        found.append(other)
    return found


# Ways are asked for far more often than rooms move: what was found once is kept for a while.
# For each lie of the rooms and double ice: the distances to each goal, or nothing yet.
_FOUND: Final[dict[tuple[int, tuple[int, ...], tuple[int, ...]], list[list[int]]]] = {}
MOST_FOUND: Final = 5_000


def distances(s: School, goal: int, mode: int = ADJOINING) -> list[int]:
    """For each room the number of moves to the goal, or FAR. The list must not be changed."""
    return distances_in(s, all_distances(s, mode), goal, mode)


def all_distances(s: School, mode: int = ADJOINING) -> list[list[int]]:
    """What is known so far about ways through the rooms as they lie; see `distances_in`."""
    closed = mode
    if mode == ADJOINING and s.scenario != BASIC:
        tokens = s.tokens
        for room in range(ROOMS):
            if tokens[TOKENS * room + ICE] >= 2:
                closed |= 4 << room
    key = (closed, tuple(s.room_at), tuple(s.facing))
    found = _FOUND.get(key)
    if found is None:
        if len(_FOUND) >= MOST_FOUND:
            _FOUND.clear()
        found = [[] for _ in range(ROOMS)]
        _FOUND[key] = found
    return found


def distances_in(s: School, found: list[list[int]], goal: int, mode: int = ADJOINING) -> list[int]:
    """The distances to a goal, where several goals are asked for in the same position."""
    row = found[goal]
    if not row:
        row = _search(s, goal, mode)
        found[goal] = row
    return row


def _search(s: School, goal: int, mode: int) -> list[int]:
    found = [FAR] * ROOMS
    if s.square[goal] < 0:
        return found
    found[goal] = 0
    queue = [goal]
    for room in queue:
        for other in joined(s, room, mode):
            if found[other] == FAR:
                found[other] = found[room] + 1
                queue.append(other)
    return found


def within(s: School, room: int, steps: int) -> list[int]:
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


def reach(s: School) -> int:
    """Bit mask of the rooms from which a chain of adjoining rooms leads to the Mana Crystal."""
    mask = 1 << CRYSTAL
    queue = [CRYSTAL]
    while queue:
        room = queue.pop()
        for other in joined(s, room):
            if not mask >> other & 1:
                mask |= 1 << other
                queue.append(other)
    return mask


def empowered(s: School, room: int) -> bool:
    """Whether room actions work in a room (WA-ATURN-7, WA-ROOM-09, WA-ROOM-10)."""
    if room == CRYSTAL or room == LOST:
        return True
    if room == OUTER and s.square[room] == OUTSIDE:
        return True
    return reach(s) >> room & 1 == 1


def in_play(s: School) -> list[int]:
    """All rooms, the one outside last."""
    return [room for room in s.room_at if room != NONE]


def in_academy(s: School) -> list[int]:
    """The 16 rooms on the board."""
    return s.room_at[:OUTSIDE]


def connected(s: School, room: int, kind: int) -> list[int]:
    """The rooms with such tokens joined to this one through rooms with such tokens."""
    found = [room]
    for inner in found:
        for other in joined(s, inner):
            if s.tokens[TOKENS * other + kind] and other not in found:
                found.append(other)
    return found


def steps_towards(s: School, room: int, goal: int, mode: int) -> list[int]:
    """The first steps of all shortest routes to the goal; empty if there or without a route."""
    if room == goal:
        return []
    away = distances(s, goal, mode)
    if away[room] == FAR:
        return []
    return [other for other in joined(s, room, mode) if away[other] == away[room] - 1]
