"""How the rooms lie and what lies in them: only here are they moved, turned, filled and emptied.

What joins the rooms is found once and remembered as their plan, and so is where tokens lie;
whoever changes what this depends on forgets or corrects it, and that is this module alone.
"""

from typing import Final

from spellhall.engine.machine.state import replaced
from spellhall.games.wizards_academy.box.kinds import ICE, TOKENS
from spellhall.games.wizards_academy.box.rooms import ROOMS
from spellhall.games.wizards_academy.state.doorways import RIGHTWARD, UPWARD, Doorways
from spellhall.games.wizards_academy.state.state import NONE, Academy, Plan


def lay_room(s: Academy, square: int, room: int, turn: int) -> None:
    """A tile lies on a square, turned so far."""
    s.room_at = replaced(s.room_at, square, room)
    s.square = replaced(s.square, room, square)
    s.facing = replaced(s.facing, room, turn)
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
    s.tokens[TOKENS * room + kind] = n
    if kind == ICE:
        s._plan = None
    if s._where:
        there = 1 << room
        s._where[kind] = s._where[kind] | there if n else s._where[kind] & ~there


def where(s: Academy, kind: int) -> int:
    """Bit mask of the rooms in which tokens of a kind lie."""
    if not s._where:
        s._where = [_rooms_with(s, one) for one in range(TOKENS)]
    return s._where[kind]


def _rooms_with(s: Academy, kind: int) -> int:
    mask = 0
    for room in range(ROOMS):
        if s.tokens[TOKENS * room + kind]:
            mask |= 1 << room
    return mask


# Rooms are asked for far more often than they move, and often lie as they lay before: plans are
# kept for a while, by what is closed and how the rooms lie.
PLANS: Final[dict[tuple[int, tuple[int, ...], tuple[int, ...]], Plan]] = {}
MOSTPLANS: Final = 100


def draw_plan(s: Academy) -> Plan:
    """The plan of the rooms as they lie now, which holds until one of them changes."""
    closed = 0  # squares with double ice, as bits
    if where(s, ICE):
        for room in range(ROOMS):
            if s.tokens[TOKENS * room + ICE] >= 2 and s.square[room] >= 0:
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
