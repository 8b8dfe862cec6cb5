"""Effects that turn and swap rooms (WA-V-9, WA-V-10)."""

from typing import Final

from spellhall.engine.choices import Codes, Verb
from spellhall.engine.machine.stack import then
from spellhall.games.wizards_academy.box.effects import (
    ADJACENT,
    FREELY,
    HERE,
    MARKED,
    RANDOM,
    Invert,
    Rebuild,
    Rotate,
    SwapHere,
    SwapOutside,
    Unsettle,
)
from spellhall.games.wizards_academy.box.rooms import (
    EAST,
    NEIGHBOUR,
    NOWHERE,
    OUTSIDE,
    SOUTH,
    SQUARES,
    UNSTABLE,
)
from spellhall.games.wizards_academy.choices import LEFT, PICK_TURN, RIGHT, SHIFT_SWAP, SHIFT_TURN
from spellhall.games.wizards_academy.frames.effects import GoOn, Perform
from spellhall.games.wizards_academy.frames.picks import PickRoom, PickShift, PickTurn
from spellhall.games.wizards_academy.frames.threats import Interact
from spellhall.games.wizards_academy.rules.effects.aims import aim_at, rooms_at, then_step
from spellhall.games.wizards_academy.rules.picking import chosen
from spellhall.games.wizards_academy.rules.table.contents import swap_rooms, turn_room
from spellhall.games.wizards_academy.rules.table.room_cards import random_room
from spellhall.games.wizards_academy.state.paths import ADJACENT as NEXT_TO
from spellhall.games.wizards_academy.state.paths import in_academy, joined
from spellhall.games.wizards_academy.state.state import NONE, Academy

# The pairs of squares next to each other.
SWAPS: Final = tuple(
    (square, NEIGHBOUR[4 * square + direction])
    for square in range(SQUARES)
    for direction in (EAST, SOUTH)
    if NEIGHBOUR[4 * square + direction] != NOWHERE
)


def turns(s: Academy, turn: Verb) -> Codes:
    """Every quarter turn of a room on the board, as a verb codes it: to the right, to the left."""
    rows: list[Codes] = turn.rows
    rooms = in_academy(s)
    return [rows[room][RIGHT] for room in rooms] + [rows[room][LEFT] for room in rooms]


def shifts(s: Academy, swap: Verb, turn: Verb) -> Codes:
    """Every swap of two adjacent rooms and every quarter turn (WA-ASET-12), as verbs code them."""
    rows: list[Codes] = swap.rows
    return [rows[one][other] for one, other in SWAPS] + turns(s, turn)


def shift(s: Academy, swap: Verb, turn: Verb, code: int) -> None:
    """Carry one out; contents move along."""
    if swap.has(code):
        swap_rooms(s, s.room_at[swap.first[code]], s.room_at[swap.second[code]])
    else:
        turn_room(s, turn.first[code], 1 if turn.second[code] == RIGHT else 3)


# -- Turning -------------------------------------------------------------------------------------


def do_rotate(s: Academy, f: Perform, effect: Rotate) -> None:
    """This room, a neighbour, a random one, or those that the spell moved."""
    if effect.where == RANDOM:
        turn_room(s, random_room(s), 1)
        then(s, Interact())
    elif effect.where == MARKED:
        _ask_moved(s, f, effect, 0)
    elif effect.where == HERE:
        _ask_turn(s, f, s.wizards[f.seat].room, effect, then_step(f, "turn room"))
    else:
        rooms = tuple(rooms_at(s, f.seat, ADJACENT))
        then(s, PickRoom(f.seat, "turn", rooms, False), then_step(f, "turn neighbour"))


def _ask_turn(s: Academy, f: Perform, room: int, effect: Rotate, step: GoOn) -> None:
    quarters = (0, 1, 2, 3) if effect.how == FREELY else (1, 3)
    things = tuple([PICK_TURN.code(room, quarter) for quarter in quarters])
    then(s, PickTurn(f.seat, "turn", things, False), step)


def turn_neighbour(s: Academy, f: GoOn, effect: Rotate) -> None:
    """How far is the room turned that was chosen?"""
    room = chosen(s)
    if room != NONE:
        _ask_turn(s, f, room, effect, then_step(f, "turn room"))


def turn_chosen(s: Academy, f: GoOn, effect: Rotate) -> None:
    """The room turns."""
    turn = chosen(s)
    turn_room(s, PICK_TURN.first[turn], PICK_TURN.second[turn])
    then(s, Interact())


def _ask_moved(s: Academy, f: Perform, effect: Rotate, n: int) -> None:
    """One after another of the rooms that the spell moved."""
    if n < len(s.aim.rooms):
        _ask_turn(s, f, s.aim.rooms[n], effect, then_step(f, "turn moved", n))
    else:
        then(s, Interact())


def turn_moved(s: Academy, f: GoOn, effect: Rotate) -> None:
    """The room turns; `n` were turned before it."""
    turn = chosen(s)
    turn_room(s, PICK_TURN.first[turn], PICK_TURN.second[turn])
    _ask_moved(s, f, effect, f.n + 1)


def do_invert(s: Academy, f: Perform, effect: Invert) -> None:
    """Every room of the academy turns half around."""
    for room in in_academy(s):
        turn_room(s, room, 2)
    then(s, Interact())


# -- Swapping ------------------------------------------------------------------------------------


def do_swap_here(s: Academy, f: Perform, effect: SwapHere) -> None:
    """This room and a neighbour (WA-SP-205)."""
    rooms = tuple(rooms_at(s, f.seat, ADJACENT))
    then(s, PickRoom(f.seat, "swap", rooms, False), then_step(f, "swap with"))


def swap_with(s: Academy, f: GoOn, effect: SwapHere) -> None:
    """They change places."""
    here = s.wizards[f.seat].room
    other = chosen(s)
    if other != NONE:
        swap_rooms(s, here, other)
        aim_at(s, rooms=(here, other))
        then(s, Interact())


def do_swap_outside(s: Academy, f: Perform, effect: SwapOutside) -> None:
    """This room, a neighbour or a random one goes outside."""
    outside = s.room_at[OUTSIDE]
    if outside == NONE:
        return
    if effect.where == RANDOM:
        _send_outside(s, random_room(s))
        return
    rooms = [s.wizards[f.seat].room, *rooms_at(s, f.seat, ADJACENT)]
    things = tuple([room for room in rooms if room != outside])
    then(s, PickRoom(f.seat, "swap_outside", things, False), then_step(f, "swap outside"))


def swap_outside(s: Academy, f: GoOn, effect: SwapOutside) -> None:
    """The room that was chosen."""
    _send_outside(s, chosen(s))


def _send_outside(s: Academy, room: int) -> None:
    """It changes places with the room outside, unless that is the same."""
    outside = s.room_at[OUTSIDE]
    if room != NONE and room != outside:
        swap_rooms(s, room, outside)
        aim_at(s, rooms=(outside,))
        then(s, Interact())


def do_unsettle(s: Academy, f: Perform, effect: Unsettle) -> None:
    """The Unstable Room may change places with a neighbour (WA-ROOM-14)."""
    rooms = tuple(joined(s, UNSTABLE, NEXT_TO))
    then(s, PickRoom(f.seat, "unsettle", rooms, True), then_step(f, "unsettle"))


def unsettle(s: Academy, f: GoOn, effect: Unsettle) -> None:
    """With this one, if any."""
    room = chosen(s)
    if room != NONE:
        swap_rooms(s, UNSTABLE, room)
        then(s, Interact())


def do_rebuild(s: Academy, f: Perform, effect: Rebuild) -> None:
    """Up to so many shifts (WA-SP-406)."""
    _ask_shift(s, f, effect, 0)


def _ask_shift(s: Academy, f: Perform, effect: Rebuild, n: int) -> None:
    if n < effect.n:
        things = tuple(shifts(s, SHIFT_SWAP, SHIFT_TURN))
        then(s, PickShift(f.seat, "rebuild", things, True), then_step(f, "rebuild", n))


def rebuild(s: Academy, f: GoOn, effect: Rebuild) -> None:
    """This shift, if any; `n` came before."""
    choice = chosen(s)
    if choice == NONE:
        return
    shift(s, SHIFT_SWAP, SHIFT_TURN, choice)
    _ask_shift(s, f, effect, f.n + 1)
    then(s, Interact())
