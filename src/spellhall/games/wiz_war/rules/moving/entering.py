"""What a square does to those who enter it (WW-MOVE-11, WW-HEX-5)."""

from typing import Final

from spellhall.engine.machine.events import reveal, tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box.cards import CARD_OF
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.modifier_keys import PASS_OBJECTS, SICKENS, SLIMES, UNTOUCHED
from spellhall.games.wiz_war.box.parts import entering_part
from spellhall.games.wiz_war.box.terms import HEX, PHYSICAL, PLAIN, ROSEBUSH, TACKS, THORNBUSH, TRAP
from spellhall.games.wiz_war.choices.effects import FIRST_MET
from spellhall.games.wiz_war.frames.effects import Perform
from spellhall.games.wiz_war.frames.moving import Enter, Meet, OrderEntry
from spellhall.games.wiz_war.rules.damage import plain
from spellhall.games.wiz_war.rules.modifiers import (
    giver,
    mod,
)
from spellhall.games.wiz_war.rules.table.figures import cell_of, controller, figures_at, is_alive
from spellhall.games.wiz_war.rules.table.things import destroy_thing, end_spell, thing_at
from spellhall.games.wiz_war.state.numbers import (
    BEAST,
    NONE,
    USED_UP,
)
from spellhall.games.wiz_war.state.pieces import Thing
from spellhall.games.wiz_war.state.state import Duel

PRICKS: Final = (ROSEBUSH, THORNBUSH, TACKS)


def ignores_objects(s: Duel, figure: int) -> bool:
    """Mist and slime flow through objects, the Drake flies over them."""
    if figure >= BEAST and CREATURES[figure - BEAST].flies:
        return True
    return mod(s, figure, PASS_OBJECTS) > 0


def affects(s: Duel, thing: Thing, figure: int) -> bool:
    """Whether a thing does something to this figure when it enters."""
    if not CARD_OF[thing.card].enters or thing.line != NONE:
        return False
    if thing.kind == TRAP:
        return controller(s, figure) != thing.owner
    if thing.kind == HEX:
        return figure < BEAST and not mod(s, figure, UNTOUCHED)
    if thing.kind in PRICKS and mod(s, figure, UNTOUCHED):
        return False
    return not ignores_objects(s, figure)


def enter(s: Duel, f: Enter) -> None:
    """What lies there acts after the step is complete (WW-MOVE-11, WW-HEX-5)."""
    if cell_of(s, f.figure) != f.cell:
        return  # it went on, or is dead
    uids = [
        thing.uid
        for thing in s.things
        if thing.cell == f.cell and not is_item(thing) and affects(s, thing, f.figure)
    ]
    if len(uids) > 1:
        then(s, OrderEntry(controller(s, f.figure), f.figure, tuple(uids)))
    elif uids:
        then(s, Meet(f.figure, uids[0]))
    infect(s, f.figure, f.cell)


def is_item(thing: Thing) -> bool:
    return thing.kind == 0


def infect(s: Duel, figure: int, cell: int) -> None:
    """A slime or a sick wizard hurts those it comes upon (WW-MU-2, WW-MU-13)."""
    slime = mod(s, figure, SLIMES)
    sick = mod(s, figure, SICKENS)
    if not slime and not sick:
        return
    for other in figures_at(s, cell):
        if other == figure:
            continue
        if slime:
            then(s, plain(other, slime, PHYSICAL, PLAIN, figure, giver(s, figure, SLIMES)))
        if sick and other not in s.turn.sickened:
            s.turn.sickened = [*s.turn.sickened, other]
            then(s, plain(other, sick, PHYSICAL, PLAIN, figure, giver(s, figure, SICKENS)))


def entry_orders(s: Duel, f: OrderEntry) -> list[int]:
    return FIRST_MET.codes[: len(f.uids)]


def order_entry(s: Duel, f: OrderEntry, choice: int) -> None:
    """The mover chooses what acts first (WW-DEC-14)."""
    first = f.uids[FIRST_MET.first[choice]]
    rest = tuple(uid for uid in f.uids if uid != first)
    if len(rest) > 1:
        then(s, Meet(f.figure, first), OrderEntry(f.seat, f.figure, rest))
    else:
        then(s, Meet(f.figure, first), Meet(f.figure, rest[0]))


def meet(s: Duel, f: Meet) -> None:
    """One thing acts, if figure and thing are still together."""
    thing = thing_at(s, f.uid)
    if thing is None or not is_alive(s, f.figure) or cell_of(s, f.figure) != thing.cell:
        return
    tell(s, "meets", f.figure, thing.kind, thing.card, thing.cell, len(s.players))
    if thing.kind == TRAP:
        spring(s, thing, f.figure)
        return
    part = entering_part(CARD_OF[thing.card])
    then(s, Perform(part, thing.owner, f.figure, thing.card))


def spring(s: Duel, thing: Thing, figure: int) -> None:
    """A trap token is flipped: the live one hurts and ends the spell (WW-CJ-9)."""
    reveal(s)
    tell(s, "trap", figure, thing.cell, thing.live, thing.card, len(s.players))
    if not thing.live:
        destroy_thing(s, thing)
        return
    for spell in list(s.spells):
        if spell.card == thing.card:
            end_spell(s, spell, USED_UP)
    part = entering_part(CARD_OF[thing.card])
    then(s, Perform(part, thing.owner, figure, thing.card))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Enter, enter)
    rules.question(OrderEntry, entry_orders, order_entry)
    rules.work(Meet, meet)
