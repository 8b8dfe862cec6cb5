"""Verbs about wizards: actions, moves, lasting effects (WA-V-5, 6, 12, 13, 18)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import then
from spellhall.games.wizards_academy.frames import DashOn, Perform
from spellhall.games.wizards_academy.kinds import ICE, KINDS, TOKENS
from spellhall.games.wizards_academy.paths import in_academy, steps_towards
from spellhall.games.wizards_academy.pick_frames import PickKind, PickOne, PickRoom, PickSeat
from spellhall.games.wizards_academy.rooms import CRYSTAL, OUTSIDE
from spellhall.games.wizards_academy.rules.board import (
    gain_mana,
    random_room,
    relocate,
    robed,
    teleport,
)
from spellhall.games.wizards_academy.rules.moving import mode_of
from spellhall.games.wizards_academy.rules.perform import (
    DO,
    again,
    is_boosted,
    others,
    rooms_at,
)
from spellhall.games.wizards_academy.state import (
    BOOSTED,
    CALM,
    NEXT_TURN_ENDS,
    NONE,
    PORTALS,
    ROBED,
    SAFE,
    TURN_BEGINS,
    WARD,
    School,
)
from spellhall.games.wizards_academy.threat_frames import LoseMana, Shove, Shoved
from spellhall.games.wizards_academy.verbs import ADJACENT, NEAR
from spellhall.games.wizards_academy.wizard_verbs import (
    CalmElements,
    Dash,
    Fold,
    GainActions,
    GoOutside,
    Lure,
    Mana,
    Meditate,
    Scatter,
    ScramblePaths,
    Shelter,
    Sidestep,
    Stoneskin,
    Stumble,
    Summon,
    TeleportSelf,
    Uplift,
    WardRoom,
)

NO: Final = 0
YES: Final = 1


# -- Actions and mana ----------------------------------------------------------------------------


def do_gain_actions(s: School, f: Perform, verb: GainActions) -> None:
    """For this turn only (WA-SP-2)."""
    s.acts = [s.acts[0] + verb.move, s.acts[1] + verb.room, s.acts[2] + verb.magic]
    tell(s, "gain_actions", f.seat, verb.move, verb.room, verb.magic)


def do_mana(s: School, f: Perform, verb: Mana) -> None:
    """Gained up to 8, or lost."""
    if verb.n > 0:
        gain_mana(s, verb.n)
    else:
        then(s, LoseMana(-verb.n, "spent"))


def do_meditate(s: School, f: Perform, verb: Meditate) -> None:
    """The next spell of this turn is boosted (WA-ROOM-15)."""
    s.zen = True
    tell(s, "meditates", f.seat)


# -- Moving and teleporting ----------------------------------------------------------------------


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


# -- Lasting effects -----------------------------------------------------------------------------


def _lasting(s: School, what: int, subject: int, seat: int, when: int) -> None:
    s.lasting.append((what, subject, seat, when))
    tell(s, "lasting", what, subject, seat)


def do_shelter(s: School, f: Perform, verb: Shelter) -> None:
    """Until your next turn (WA-SP-112)."""
    if not verb.other:
        _lasting(s, SAFE, f.seat, f.seat, TURN_BEGINS)
    elif f.step == 0:
        then(s, PickSeat(f.seat, "shelter", tuple(others(s, f.seat)), False), again(f, 1))
    else:
        seat = s.picked.pop()
        if seat != NONE:
            _lasting(s, SAFE, seat, f.seat, TURN_BEGINS)


def do_stoneskin(s: School, f: Perform, verb: Stoneskin) -> None:
    """As if robed against two kinds (WA-SP-202)."""
    if f.step:
        kind = s.picked.pop()
        s.marks.append(kind)
        _lasting(s, ROBED, 16 * f.seat + kind, f.seat, TURN_BEGINS)
    if f.step < verb.n:
        kinds = tuple([kind for kind in range(KINDS) if kind not in s.marks])
        then(s, PickKind(f.seat, "stoneskin", kinds, False), again(f, f.step + 1))


def do_uplift(s: School, f: Perform, verb: Uplift) -> None:
    """Until the end of your next turn (WA-SP-401)."""
    _lasting(s, SAFE, f.seat, f.seat, NEXT_TURN_ENDS)
    _lasting(s, BOOSTED, f.seat, f.seat, NEXT_TURN_ENDS)


def do_ward_room(s: School, f: Perform, verb: WardRoom) -> None:
    """A room nearby is closed to threats (WA-SP-212)."""
    if f.step == 0:
        rooms = rooms_at(s, f.seat, NEAR)
        if verb.other:
            rooms = [room for room in rooms if room not in s.marks]
        then(s, PickRoom(f.seat, "ward", tuple(rooms), False), again(f, 1))
        return
    room = s.picked.pop()
    if room != NONE:
        s.marks.append(room)
        _lasting(s, WARD, room, f.seat, TURN_BEGINS)


def do_calm_elements(s: School, f: Perform, verb: CalmElements) -> None:
    """Fire, water and ice do not activate until your next turn (WA-SP-408)."""
    _lasting(s, CALM, 0, f.seat, TURN_BEGINS)


def do_scramble_paths(s: School, f: Perform, verb: ScramblePaths) -> None:
    """Until your next turn doors lead anywhere (WA-DC-26)."""
    _lasting(s, PORTALS, 0, f.seat, TURN_BEGINS)


DO[GainActions] = do_gain_actions
DO[Mana] = do_mana
DO[Meditate] = do_meditate
DO[Dash] = do_dash
DO[Sidestep] = do_sidestep
DO[Stumble] = do_stumble
DO[TeleportSelf] = do_teleport_self
DO[Fold] = do_fold
DO[GoOutside] = do_go_outside
DO[Summon] = do_summon
DO[Scatter] = do_scatter
DO[Lure] = do_lure
DO[Shelter] = do_shelter
DO[Stoneskin] = do_stoneskin
DO[Uplift] = do_uplift
DO[WardRoom] = do_ward_room
DO[CalmElements] = do_calm_elements
DO[ScramblePaths] = do_scramble_paths
