"""Picking up treasures and objects (WW-TRS, WW-OBJ)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import then
from spellhall.games.wiz_war.box.maze.board import FACES, turned
from spellhall.games.wiz_war.box.modifier_keys import TREASURE_COSTS
from spellhall.games.wiz_war.frames.effects import Judge
from spellhall.games.wiz_war.frames.turn import CheckHand
from spellhall.games.wiz_war.rules.casting.windows import ask_owner
from spellhall.games.wiz_war.rules.modifiers import (
    at_work,
    mod,
)
from spellhall.games.wiz_war.rules.table.figures import home_at, slot_of
from spellhall.games.wiz_war.rules.table.things import draw_for_item, gain_item, take_off
from spellhall.games.wiz_war.state.numbers import BEAST, HEAVY
from spellhall.games.wiz_war.state.pieces import Thing
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import carried_by


def start_squares(s: Duel, seat: int) -> list[int]:
    """The treasure start squares of a seat's sector, as it lies now."""
    slot = slot_of(s, seat)
    face = FACES[s.faces[slot]]
    return [25 * slot + turned(cell, s.turns[slot]) for cell in face.treasures]


def pick_treasure(s: Duel, figure: int, treasure: int, paid: bool = False) -> None:
    """It costs no MP but ends Move and Cast on the spot, unless MP were paid (WW-TRS-1)."""
    cell = s.treasures[treasure]
    s.treasures[treasure] = carried_by(figure)
    tell(s, "pick_treasure", figure, treasure, cell, at_work(s), home_at(s, cell), len(s.players))
    if figure < BEAST:
        if mod(s, figure, TREASURE_COSTS) and not paid:
            s.turn.mp -= 1
            paid = True
        if not paid:
            s.turn.over = True
    else:
        s.turn.activation.mp = 0
        s.turn.activation.over = True
    then(s, Judge())
    ask_owner(s, treasure, figure)


def lift_thing(s: Duel, seat: int, thing: Thing) -> None:
    """A mobile object becomes a carried item."""
    cell = thing.cell
    take_off(s, thing)
    gain_item(s, seat, thing.card)
    tell(s, "lift", seat, thing.card, cell, at_work(s), len(s.players))
    draw_for_item(s, seat, thing.card)
    then(s, CheckHand(seat))
    if s.rules & HEAVY:
        s.turn.over = True
