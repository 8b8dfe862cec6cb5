"""Actions, mana and effects that last (WA-V-12, 13, 18)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import then
from spellhall.games.wizards_academy.box import texts
from spellhall.games.wizards_academy.box.effects import NEAR
from spellhall.games.wizards_academy.box.kinds import KINDS
from spellhall.games.wizards_academy.box.rooms import CRYSTAL
from spellhall.games.wizards_academy.box.wizard_effects import (
    CalmElements,
    GainActions,
    Mana,
    Meditate,
    ScramblePaths,
    Shelter,
    Stoneskin,
    Uplift,
    WardRoom,
)
from spellhall.games.wizards_academy.frames.effects import GoOn, Perform
from spellhall.games.wizards_academy.frames.picks import PickKind, PickRoom, PickSeat
from spellhall.games.wizards_academy.frames.threats import LoseMana
from spellhall.games.wizards_academy.rules.effects.aims import aim_at, others, rooms_at, then_step
from spellhall.games.wizards_academy.rules.picking import chosen
from spellhall.games.wizards_academy.rules.table.mana import gain_mana
from spellhall.games.wizards_academy.state.state import (
    BOOSTED,
    CALM,
    NEXT_TURN_ENDS,
    NONE,
    PORTALS,
    ROBED,
    SAFE,
    TURN_BEGINS,
    WARD,
    Academy,
    robe_for,
)

# -- Actions and mana ----------------------------------------------------------------------------


def do_gain_actions(s: Academy, f: Perform, effect: GainActions) -> None:
    """For this turn only (WA-SP-2)."""
    s.this_turn.acts = [
        s.this_turn.acts[0] + effect.move,
        s.this_turn.acts[1] + effect.room,
        s.this_turn.acts[2] + effect.magic,
    ]
    tell(s, "gain_actions", f.seat, effect.move, effect.room, effect.magic)


def do_mana(s: Academy, f: Perform, effect: Mana) -> None:
    """Gained up to 8, or lost."""
    if effect.n > 0:
        gain_mana(s, effect.n)
    else:
        resort = f.text == texts.LAST_RESORT
        cause = "resort" if resort else "disaster" if f.text == texts.DISASTER else "spell"
        then(s, LoseMana(-effect.n, cause, CRYSTAL if resort else NONE, f.card))


def do_meditate(s: Academy, f: Perform, effect: Meditate) -> None:
    """The next spell of this turn is boosted (WA-ROOM-15)."""
    s.this_turn.zen = True
    tell(s, "meditates", f.seat)


# -- Lasting effects -----------------------------------------------------------------------------


def _lasting(s: Academy, what: int, subject: int, seat: int, when: int) -> None:
    s.lasting.append((what, subject, seat, when))
    tell(s, "lasting", what, subject, seat)


def do_shelter(s: Academy, f: Perform, effect: Shelter) -> None:
    """You, or another wizard, until your next turn (WA-SP-112)."""
    if effect.other:
        seats = tuple(others(s, f.seat))
        then(s, PickSeat(f.seat, "shelter", seats, False), then_step(f, "shelter"))
    else:
        _lasting(s, SAFE, f.seat, f.seat, TURN_BEGINS)


def shelter(s: Academy, f: GoOn, effect: Shelter) -> None:
    """This one."""
    seat = chosen(s)
    if seat != NONE:
        _lasting(s, SAFE, seat, f.seat, TURN_BEGINS)


def do_stoneskin(s: Academy, f: Perform, effect: Stoneskin) -> None:
    """As if robed against two kinds (WA-SP-202)."""
    _ask_stoneskin(s, f, effect, ())


def _ask_stoneskin(s: Academy, f: Perform, effect: Stoneskin, had: tuple[int, ...]) -> None:
    if len(had) < effect.n:
        kinds = tuple([kind for kind in range(KINDS) if kind not in had])
        step = then_step(f, "stoneskin", chosen=had)
        then(s, PickKind(f.seat, "stoneskin", kinds, False), step)


def stoneskin(s: Academy, f: GoOn, effect: Stoneskin) -> None:
    """Against this kind, and those chosen before."""
    kind = chosen(s)
    _lasting(s, ROBED, robe_for(f.seat, kind), f.seat, TURN_BEGINS)
    _ask_stoneskin(s, f, effect, (*f.chosen, kind))


def do_uplift(s: Academy, f: Perform, effect: Uplift) -> None:
    """Until the end of your next turn (WA-SP-401)."""
    _lasting(s, SAFE, f.seat, f.seat, NEXT_TURN_ENDS)
    _lasting(s, BOOSTED, f.seat, f.seat, NEXT_TURN_ENDS)


def do_ward_room(s: Academy, f: Perform, effect: WardRoom) -> None:
    """A room nearby (WA-SP-212)."""
    rooms = rooms_at(s, f.seat, NEAR)
    if effect.other:
        rooms = [room for room in rooms if room not in s.aim.rooms]
    then(s, PickRoom(f.seat, "ward", tuple(rooms), False), then_step(f, "ward room"))


def ward_room(s: Academy, f: GoOn, effect: WardRoom) -> None:
    """It is closed to threats."""
    room = chosen(s)
    if room != NONE:
        aim_at(s, rooms=(room,))
        _lasting(s, WARD, room, f.seat, TURN_BEGINS)


def do_calm_elements(s: Academy, f: Perform, effect: CalmElements) -> None:
    """Fire, water and ice do not activate until your next turn (WA-SP-408)."""
    _lasting(s, CALM, 0, f.seat, TURN_BEGINS)


def do_scramble_paths(s: Academy, f: Perform, effect: ScramblePaths) -> None:
    """Until your next turn doors lead anywhere (WA-DC-26)."""
    _lasting(s, PORTALS, 0, f.seat, TURN_BEGINS)
