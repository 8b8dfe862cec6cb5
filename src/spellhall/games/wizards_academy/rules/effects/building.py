"""Effects that turn and swap rooms (WA-V-9, WA-V-10)."""

from typing import Final

from spellhall.engine.stack import then
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
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.picks import PickRoom, PickShift, PickTurn
from spellhall.games.wizards_academy.frames.threats import Interact
from spellhall.games.wizards_academy.rules.effects.aims import again, rooms_at
from spellhall.games.wizards_academy.rules.table.contents import swap_rooms, turn_room
from spellhall.games.wizards_academy.rules.table.room_cards import random_room
from spellhall.games.wizards_academy.state.paths import ADJACENT as NEXT_TO
from spellhall.games.wizards_academy.state.paths import in_academy, joined
from spellhall.games.wizards_academy.state.state import NONE, School

TURN: Final = 4  # a turn to pick is 4 * room + quarters

# Shifts (WA-ASET-12): 4 * square + direction swaps two rooms, the rest turn one.
TURN_RIGHT: Final = 100  # + room
TURN_LEFT: Final = 200  # + room
SWAPS: Final = tuple(
    4 * square + direction
    for square in range(SQUARES)
    for direction in (EAST, SOUTH)
    if NEIGHBOUR[4 * square + direction] != NOWHERE
)


def shifts(s: School) -> tuple[int, ...]:
    """Every swap of two adjacent rooms and every quarter turn."""
    turns = [TURN_RIGHT + room for room in in_academy(s)]
    return (*SWAPS, *turns, *[room + TURN_LEFT - TURN_RIGHT for room in turns])


def shift(s: School, choice: int) -> None:
    """Carry one out; contents move along."""
    if choice >= TURN_LEFT:
        turn_room(s, choice - TURN_LEFT, 3)
    elif choice >= TURN_RIGHT:
        turn_room(s, choice - TURN_RIGHT, 1)
    else:
        square, direction = divmod(choice, 4)
        swap_rooms(s, s.room_at[square], s.room_at[NEIGHBOUR[4 * square + direction]])


# -- Turning -------------------------------------------------------------------------------------


def do_rotate(s: School, f: Perform, verb: Rotate) -> None:
    """This room, a neighbour, a random one, or those that the spell moved."""
    if verb.where == RANDOM:
        turn_room(s, random_room(s), 1)
        then(s, Interact())
    elif verb.where == MARKED:
        if f.step:
            turn = s.picked.pop()
            turn_room(s, turn // TURN, turn % TURN)
        if f.step < len(s.marks):
            _ask_turn(s, f, s.marks[f.step], verb.how, f.step + 1)
        else:
            then(s, Interact())
    elif f.step == 0:
        if verb.where == HERE:
            _ask_turn(s, f, s.wizards[f.seat].room, verb.how, 2)
        else:
            rooms = tuple(rooms_at(s, f.seat, ADJACENT))
            then(s, PickRoom(f.seat, "turn", rooms, False), again(f, 1))
    elif f.step == 1:
        room = s.picked.pop()
        if room != NONE:
            _ask_turn(s, f, room, verb.how, 2)
    else:
        turn = s.picked.pop()
        turn_room(s, turn // TURN, turn % TURN)
        then(s, Interact())


def _ask_turn(s: School, f: Perform, room: int, how: int, step: int) -> None:
    quarters = (0, 1, 2, 3) if how == FREELY else (1, 3)
    things = tuple([TURN * room + quarter for quarter in quarters])
    then(s, PickTurn(f.seat, "turn", things, False), again(f, step))


def do_invert(s: School, f: Perform, verb: Invert) -> None:
    """Every room of the academy turns half around."""
    for room in in_academy(s):
        turn_room(s, room, 2)
    then(s, Interact())


# -- Swapping ------------------------------------------------------------------------------------


def do_swap_here(s: School, f: Perform, verb: SwapHere) -> None:
    """This room and a neighbour change places (WA-SP-205)."""
    here = s.wizards[f.seat].room
    if f.step == 0:
        rooms = tuple(rooms_at(s, f.seat, ADJACENT))
        then(s, PickRoom(f.seat, "swap", rooms, False), again(f, 1))
        return
    other = s.picked.pop()
    if other != NONE:
        swap_rooms(s, here, other)
        s.marks = [here, other]
        then(s, Interact())


def do_swap_outside(s: School, f: Perform, verb: SwapOutside) -> None:
    """This room, a neighbour or a random one changes places with the room outside."""
    outside = s.room_at[OUTSIDE]
    if outside == NONE:
        return
    if verb.where == RANDOM:
        room = random_room(s)
    elif f.step == 0:
        rooms = [s.wizards[f.seat].room, *rooms_at(s, f.seat, ADJACENT)]
        things = tuple([room for room in rooms if room != outside])
        then(s, PickRoom(f.seat, "swap_outside", things, False), again(f, 1))
        return
    else:
        room = s.picked.pop()
    if room != NONE and room != outside:
        swap_rooms(s, room, outside)
        s.marks = [outside]
        then(s, Interact())


def do_unsettle(s: School, f: Perform, verb: Unsettle) -> None:
    """The Unstable Room may change places with a neighbour (WA-ROOM-14)."""
    if f.step == 0:
        rooms = tuple(joined(s, UNSTABLE, NEXT_TO))
        then(s, PickRoom(f.seat, "unsettle", rooms, True), again(f, 1))
        return
    room = s.picked.pop()
    if room != NONE:
        swap_rooms(s, UNSTABLE, room)
        then(s, Interact())


def do_rebuild(s: School, f: Perform, verb: Rebuild) -> None:
    """Up to so many shifts (WA-SP-406)."""
    if f.step:
        choice = s.picked.pop()
        if choice == NONE:
            return
        shift(s, choice)
    if f.step < verb.n:
        then(s, PickShift(f.seat, "rebuild", shifts(s), True), again(f, f.step + 1))
    if f.step:
        then(s, Interact())
