"""Effects that move wizards (WA-V-5, WA-V-6)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import then
from spellhall.games.wizards_academy.box.effects import ADJACENT, Effect
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
from spellhall.games.wizards_academy.choices import COME, DO_NOT_COME, FOLD_HERE, FOLD_TO
from spellhall.games.wizards_academy.frames.effects import GoOn, Perform
from spellhall.games.wizards_academy.frames.picks import PickOne, PickRoom, PickSeat
from spellhall.games.wizards_academy.frames.threats import Shove, Shoved
from spellhall.games.wizards_academy.frames.turn import DashOn
from spellhall.games.wizards_academy.rules.effects.aims import (
    is_boosted,
    others,
    rooms_at,
    then_step,
)
from spellhall.games.wizards_academy.rules.moving import mode_of
from spellhall.games.wizards_academy.rules.picking import chosen
from spellhall.games.wizards_academy.rules.table.lasting import robed
from spellhall.games.wizards_academy.rules.table.room_cards import random_room
from spellhall.games.wizards_academy.rules.table.wizards import relocate, teleport
from spellhall.games.wizards_academy.state.paths import in_academy, steps_towards
from spellhall.games.wizards_academy.state.state import NONE, Academy

# -- On foot and by force ------------------------------------------------------------------------


def do_dash(s: Academy, f: Perform, effect: Dash) -> None:
    """Up to three rooms on foot (WA-SP-101)."""
    then(s, DashOn(f.seat, effect.steps))


def do_sidestep(s: Academy, f: Perform, effect: Sidestep) -> None:
    """Through a wall; double ice stops it (WA-SP-106)."""
    here = s.wizards[f.seat].room
    rooms = rooms_at(s, f.seat, ADJACENT)
    if not robed(s, f.seat, ICE):
        rooms = [
            room
            for room in rooms
            if s.tokens[TOKENS * room + ICE] < 2 and s.tokens[TOKENS * here + ICE] < 2
        ]
    then(s, PickRoom(f.seat, "sidestep", tuple(rooms), False), then_step(f, "sidestep"))


def sidestep(s: Academy, f: GoOn, effect: Sidestep) -> None:
    """The wizard is there."""
    room = chosen(s)
    if room != NONE:
        tell(s, "forced", f.seat, room)
        relocate(s, f.seat, room)


def do_stumble(s: Academy, f: Perform, effect: Stumble) -> None:
    """To a random adjoining room (WA-SP-115)."""
    then(s, Shove(f.seat, False))


def do_lure(s: Academy, f: Perform, effect: Lure) -> None:
    """Each wizard in turn is forced a step towards the Mana Crystal (WA-DC-13)."""
    _lure(s, f, 0)


def _lure(s: Academy, f: Perform, n: int) -> None:
    if n >= len(s.wizards):
        return
    then(s, then_step(f, "lure next", n + 1))
    seat = (f.seat + n) % len(s.wizards)
    steps = steps_towards(s, s.wizards[seat].room, CRYSTAL, mode_of(s, seat))
    if steps:
        then(s, PickRoom(s.active, "lured", tuple(steps), False), Shoved(seat))


def lure_next(s: Academy, f: GoOn, effect: Lure) -> None:
    """The wizard `n` seats on."""
    _lure(s, f, f.n)


# -- Teleporting ---------------------------------------------------------------------------------


def do_teleport_self(s: Academy, f: Perform, effect: TeleportSelf) -> None:
    """Any room of the academy; boosted, outside too (WA-SP-201)."""
    wizard = s.wizards[f.seat]
    rooms = [room for room in in_academy(s) if room != wizard.room]
    if is_boosted(s) and s.room_at[OUTSIDE] not in (NONE, wizard.room):
        rooms.append(s.room_at[OUTSIDE])
    then(s, PickRoom(f.seat, "teleport", tuple(rooms), False), then_step(f, "teleport"))


def teleport_there(s: Academy, f: GoOn, effect: TeleportSelf) -> None:
    """Boosted, one wizard comes along."""
    room = chosen(s)
    here = s.wizards[f.seat].room
    beside = tuple([seat for seat in others(s, f.seat) if s.wizards[seat].room == here])
    if is_boosted(s) and beside:
        then(s, PickSeat(f.seat, "companion", beside, True), then_step(f, "invite"))
    teleport(s, f.seat, room)


def invite(s: Academy, f: GoOn, effect: Effect) -> None:
    """A wizard comes only if willing (WA-DEC-14); `chosen` were asked before."""
    seat = chosen(s)
    if seat != NONE:
        step = then_step(f, "answer invitation", chosen=(*f.chosen, seat))
        then(s, PickOne(seat, "come_along", (COME.bare, DO_NOT_COME.bare), False), step)


def answer_invitation(s: Academy, f: GoOn, effect: Effect) -> None:
    """The last who was asked comes, or stays; Fold Path may ask another (WA-SP-306)."""
    if chosen(s) == COME.bare:
        teleport(s, f.chosen[-1], s.wizards[f.seat].room)
    if isinstance(effect, Fold) and is_boosted(s):
        more = tuple([seat for seat in _away(s, f.seat) if seat not in f.chosen])
        if more:
            step = then_step(f, "invite", chosen=f.chosen)
            then(s, PickSeat(f.seat, "fold_here", more, True), step)


def do_fold(s: Academy, f: Perform, effect: Fold) -> None:
    """To another wizard, or willing wizards to you (WA-SP-306)."""
    if _away(s, f.seat):
        ways = (FOLD_TO.bare, FOLD_HERE.bare)
        then(s, PickOne(f.seat, "fold", ways, False), then_step(f, "fold"))


def fold(s: Academy, f: GoOn, effect: Fold) -> None:
    """To whom, or who comes?"""
    away = tuple(_away(s, f.seat))
    if chosen(s) == FOLD_TO.bare:
        then(s, PickSeat(f.seat, "fold_to", away, False), then_step(f, "fold to"))
    else:
        then(s, PickSeat(f.seat, "fold_here", away, False), then_step(f, "invite"))


def fold_to(s: Academy, f: GoOn, effect: Fold) -> None:
    """The caster goes there."""
    teleport(s, f.seat, s.wizards[chosen(s)].room)


def _away(s: Academy, seat: int) -> list[int]:
    """The wizards in other rooms."""
    here = s.wizards[seat].room
    return [other for other in others(s, seat) if s.wizards[other].room != here]


def do_go_outside(s: Academy, f: Perform, effect: GoOutside) -> None:
    """The Planar Rift leads to the room outside (WA-ROOM-06)."""
    if s.room_at[OUTSIDE] != NONE:
        teleport(s, f.seat, s.room_at[OUTSIDE])


def do_summon(s: Academy, f: Perform, effect: Summon) -> None:
    """Any wizards of your choice come to the crystal (WA-ROOM-01)."""
    away = tuple([seat for seat in others(s, f.seat) if s.wizards[seat].room != CRYSTAL])
    if away:
        then(s, PickSeat(f.seat, "summon", away, True), then_step(f, "summon"))


def summon(s: Academy, f: GoOn, effect: Summon) -> None:
    """This one; then others."""
    seat = chosen(s)
    if seat != NONE:
        teleport(s, seat, CRYSTAL)
        do_summon(s, f, effect)


def do_scatter(s: Academy, f: Perform, effect: Scatter) -> None:
    """A room card for each wizard, in turn order (WA-SP-318)."""
    _scatter(s, f, 0)


def _scatter(s: Academy, f: Perform, n: int) -> None:
    if n + 1 < len(s.wizards):
        then(s, then_step(f, "scatter next", n + 1))
    teleport(s, (f.seat + n) % len(s.wizards), random_room(s))


def scatter_next(s: Academy, f: GoOn, effect: Scatter) -> None:
    """The wizard `n` seats on."""
    _scatter(s, f, f.n)
