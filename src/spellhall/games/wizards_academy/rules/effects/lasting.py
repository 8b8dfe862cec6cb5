"""Actions, mana and effects that last (WA-V-12, 13, 18)."""

from spellhall.engine.events import tell
from spellhall.engine.stack import then
from spellhall.games.wizards_academy.box.effects import NEAR
from spellhall.games.wizards_academy.box.kinds import KINDS
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
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.picks import PickKind, PickRoom, PickSeat
from spellhall.games.wizards_academy.frames.threats import LoseMana
from spellhall.games.wizards_academy.rules.effects.aims import again, others, rooms_at
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
    School,
    robe_for,
)

# -- Actions and mana ----------------------------------------------------------------------------


def do_gain_actions(s: School, f: Perform, verb: GainActions) -> None:
    """For this turn only (WA-SP-2)."""
    s.this_turn.acts = [
        s.this_turn.acts[0] + verb.move,
        s.this_turn.acts[1] + verb.room,
        s.this_turn.acts[2] + verb.magic,
    ]
    tell(s, "gain_actions", f.seat, verb.move, verb.room, verb.magic)


def do_mana(s: School, f: Perform, verb: Mana) -> None:
    """Gained up to 8, or lost."""
    if verb.n > 0:
        gain_mana(s, verb.n)
    else:
        then(s, LoseMana(-verb.n, "spent"))


def do_meditate(s: School, f: Perform, verb: Meditate) -> None:
    """The next spell of this turn is boosted (WA-ROOM-15)."""
    s.this_turn.zen = True
    tell(s, "meditates", f.seat)


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
        _lasting(s, ROBED, robe_for(f.seat, kind), f.seat, TURN_BEGINS)
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
