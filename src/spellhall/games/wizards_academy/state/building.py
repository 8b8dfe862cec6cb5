"""How the rooms lie and what lies in them: only here are they moved, turned, filled and emptied.

What joins the rooms is found once and remembered as their plan, and so is where tokens lie;
whoever changes what this depends on forgets or corrects it, and that is this module alone.
"""

from typing import Final

from spellhall.engine.machine.state import replaced
from spellhall.games.wizards_academy.box.kinds import (
    FIRE,
    ICE,
    MOST_FIRE,
    MOST_WATER,
    TOKENS,
    WATER,
)
from spellhall.games.wizards_academy.box.rooms import ROOMS
from spellhall.games.wizards_academy.state.doorways import RIGHTWARD, UPWARD, Doorways
from spellhall.games.wizards_academy.state.state import NONE, Academy, Plan

CLOSED: Final = 2  # so much ice closes a room
TOO_MUCH: Final = TOKENS  # + fire or water: where `lying` tells of too much


def lay_room(s: Academy, square: int, room: int, turn: int) -> None:
    """A tile lies on a square, turned so far."""
    s.room_at = replaced(s.room_at, square, room)
    s.square = replaced(s.square, room, square)
    s.facing = replaced(s.facing, room, turn)
    s._plan = None


def lay_rooms(s: Academy, rooms: list[int], turns: list[int]) -> None:
    """Tiles lie on the squares in order, turned so far each."""
    room_at = s.room_at.copy()
    square = s.square.copy()
    facing = s.facing.copy()
    for at in range(len(rooms)):
        room = rooms[at]
        room_at[at] = room
        square[room] = at
        facing[room] = turns[at]
    s.room_at = room_at
    s.square = square
    s.facing = facing
    s._plan = None


def exchange_rooms(s: Academy, one: int, other: int) -> None:
    """Two tiles change places; their turns are kept."""
    a = s.square[one]
    b = s.square[other]
    s.square = replaced(replaced(s.square, one, b), other, a)
    s.room_at = replaced(replaced(s.room_at, a, other), b, one)
    s._plan = None


def rotate_room(s: Academy, room: int, quarters: int) -> None:
    """A tile turns clockwise."""
    s.facing = replaced(s.facing, room, (s.facing[room] + quarters) % 4)
    s._plan = None


def set_tokens(s: Academy, room: int, kind: int, n: int) -> None:
    """So many tokens of a kind lie in a room."""
    at = TOKENS * room + kind
    if kind == ICE and (n >= CLOSED) != (s.tokens[at] >= CLOSED):
        s._plan = None
    s.tokens[at] = n
    if s._where:
        _note(s._where, 1 << room, kind, n)


def where(s: Academy, kind: int) -> int:
    """Bit mask of the rooms in which tokens of a kind lie."""
    return lying(s)[kind]


def lying(s: Academy) -> list[int]:
    """By kind of token the rooms with some, as bits; then, of fire and water, those with too much.

    The list must not be changed.
    """
    if not s._where:
        found = [0] * (TOO_MUCH + 2)
        at = 0
        for room in range(ROOMS):
            for kind in range(TOKENS):
                if s.tokens[at]:
                    _note(found, 1 << room, kind, s.tokens[at])
                at += 1
        s._where = found
    return s._where


def _note(found: list[int], there: int, kind: int, n: int) -> None:
    """So many tokens of a kind lie in the room of this bit."""
    found[kind] = found[kind] | there if n else found[kind] & ~there
    if kind <= WATER:
        most = MOST_FIRE if kind == FIRE else MOST_WATER
        much = found[TOO_MUCH + kind]
        found[TOO_MUCH + kind] = much | there if n > most else much & ~there


# Rooms are asked for far more often than they move, and often lie as they lay before: plans are
# kept for a while, by what is closed and how the rooms lie.
PLANS: Final[dict[tuple[int, tuple[int, ...], tuple[int, ...]], Plan]] = {}
MOSTPLANS: Final = 100


def draw_plan(s: Academy) -> Plan:
    """The plan of the rooms as they lie now, which holds until one of them changes."""
    closed = 0  # squares with double ice, as bits
    if where(s, ICE):
        for room in range(ROOMS):
            if s.tokens[TOKENS * room + ICE] >= CLOSED and s.square[room] >= 0:
                closed |= 1 << s.square[room]
    key = (closed, tuple(s.room_at), tuple(s.facing))
    plan = PLANS.get(key)
    if plan is None:
        if len(PLANS) >= MOSTPLANS:
            PLANS.clear()
        doorways = Doorways(s)
        up = doorways.up()
        right = doorways.right()
        free = ~closed
        plan = Plan(
            [room for room in s.room_at if room != NONE],
            [up & free & free << 4, up, UPWARD],
            [right & free & free >> 1, right, RIGHTWARD],
        )
        PLANS[key] = plan
    s._plan = plan
    return plan
