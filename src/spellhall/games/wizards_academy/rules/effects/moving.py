"""Effects that move wizards (WA-V-5, WA-V-6)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import then
from spellhall.games.wizards_academy.box.effects import ADJACENT
from spellhall.games.wizards_academy.box.kinds import ICE, TOKENS
from spellhall.games.wizards_academy.box.rooms import CRYSTAL, OUTSIDE
from spellhall.games.wizards_academy.box.wizard_effects import (
    Dash,
    Fold,
    GoOutside,
    Lure,
    Scatter,
    Sidestep,
    Stumble,
    Summon,
    TeleportSelf,
)
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.picks import PickOne, PickRoom, PickSeat
from spellhall.games.wizards_academy.frames.threats import Shove, Shoved
from spellhall.games.wizards_academy.frames.turn import DashOn
from spellhall.games.wizards_academy.rules.effects.aims import again, is_boosted, others, rooms_at
from spellhall.games.wizards_academy.rules.moving import mode_of
from spellhall.games.wizards_academy.rules.table.lasting import robed
from spellhall.games.wizards_academy.rules.table.room_cards import random_room
from spellhall.games.wizards_academy.rules.table.wizards import relocate, teleport
from spellhall.games.wizards_academy.state.paths import in_academy, steps_towards
from spellhall.games.wizards_academy.state.state import NONE, School

NO: Final = 0
YES: Final = 1


def do_dash(s: School, f: Perform, verb: Dash) -> None:
    """Up to three rooms on foot (WA-SP-101)."""
    then(s, DashOn(f.seat, verb.steps))


def do_sidestep(s: School, f: Perform, verb: Sidestep) -> None:
    """Through a wall; double ice stops it (WA-SP-106)."""
    if f.step == 0:
        here = s.wizards[f.seat].room
        rooms = rooms_at(s, f.seat, ADJACENT)
        if not robed(s, f.seat, ICE):
            rooms = [
                room
                for room in rooms
                if s.tokens[TOKENS * room + ICE] < 2 and s.tokens[TOKENS * here + ICE] < 2
            ]
        then(s, PickRoom(f.seat, "sidestep", tuple(rooms), False), again(f, 1))
        return
    room = s.picked.pop()
    if room != NONE:
        tell(s, "forced", f.seat, room)
        relocate(s, f.seat, room)


def do_stumble(s: School, f: Perform, verb: Stumble) -> None:
    """To a random adjoining room (WA-SP-115)."""
    then(s, Shove(f.seat, False))


def do_teleport_self(s: School, f: Perform, verb: TeleportSelf) -> None:
    """Any room of the academy; boosted, outside too and one wizard comes along (WA-SP-201)."""
    wizard = s.wizards[f.seat]
    if f.step == 0:
        rooms = [room for room in in_academy(s) if room != wizard.room]
        if is_boosted(s) and s.room_at[OUTSIDE] not in (NONE, wizard.room):
            rooms.append(s.room_at[OUTSIDE])
        then(s, PickRoom(f.seat, "teleport", tuple(rooms), False), again(f, 1))
    elif f.step == 1:
        room = s.picked.pop()
        beside = [seat for seat in others(s, f.seat) if s.wizards[seat].room == wizard.room]
        if is_boosted(s) and beside:
            then(s, PickSeat(f.seat, "companion", tuple(beside), True), again(f, 2))
        teleport(s, f.seat, room)
    else:
        _invite(s, f)


def _invite(s: School, f: Perform) -> None:
    """A wizard comes only if willing (WA-DEC-14)."""
    if f.step == 2:
        seat = s.picked[-1]
        if seat == NONE:
            s.picked.pop()
            return
        then(s, PickOne(seat, "come_along", (YES, NO), False), again(f, 3))
        return
    willing = s.picked.pop()
    seat = s.picked.pop()
    if willing == YES:
        teleport(s, seat, s.wizards[f.seat].room)


def do_fold(s: School, f: Perform, verb: Fold) -> None:
    """To another wizard, or willing wizards to you (WA-SP-306)."""
    here = s.wizards[f.seat].room
    away = tuple([seat for seat in others(s, f.seat) if s.wizards[seat].room != here])
    if f.step == 0:
        if away:
            then(s, PickOne(f.seat, "fold", (NO, YES), False), again(f, 1))
    elif f.step == 1:
        if s.picked.pop() == NO:
            then(s, PickSeat(f.seat, "fold_to", away, False), again(f, 10))
        else:
            then(s, PickSeat(f.seat, "fold_here", away, False), again(f, 2))
    elif f.step == 10:
        seat = s.picked.pop()
        teleport(s, f.seat, s.wizards[seat].room)
    elif f.step == 2:
        _invite(s, f)
    else:
        s.marks.append(s.picked[-2])
        _invite(s, f)
        more = tuple([seat for seat in away if seat not in s.marks])
        if is_boosted(s) and more:
            then(s, PickSeat(f.seat, "fold_here", more, True), again(f, 2))


def do_go_outside(s: School, f: Perform, verb: GoOutside) -> None:
    """The Planar Rift leads to the room outside (WA-ROOM-06)."""
    if s.room_at[OUTSIDE] != NONE:
        teleport(s, f.seat, s.room_at[OUTSIDE])


def do_summon(s: School, f: Perform, verb: Summon) -> None:
    """Any wizards of your choice come to the crystal (WA-ROOM-01)."""
    if f.step:
        seat = s.picked.pop()
        if seat == NONE:
            return
        teleport(s, seat, CRYSTAL)
    away = tuple([seat for seat in others(s, f.seat) if s.wizards[seat].room != CRYSTAL])
    if away:
        then(s, PickSeat(f.seat, "summon", away, True), again(f, f.step + 1))


def do_scatter(s: School, f: Perform, verb: Scatter) -> None:
    """A room card for each wizard, in turn order (WA-SP-318)."""
    seat = (f.seat + f.step) % len(s.wizards)
    if f.step + 1 < len(s.wizards):
        then(s, again(f, f.step + 1))
    teleport(s, seat, random_room(s))


def do_lure(s: School, f: Perform, verb: Lure) -> None:
    """Each wizard in turn is forced a step towards the Mana Crystal (WA-DC-13)."""
    if f.step >= len(s.wizards):
        return
    then(s, again(f, f.step + 1))
    seat = (f.seat + f.step) % len(s.wizards)
    steps = steps_towards(s, s.wizards[seat].room, CRYSTAL, mode_of(s, seat))
    if steps:
        then(s, PickRoom(s.active, "lured", tuple(steps), False), Shoved(seat))
