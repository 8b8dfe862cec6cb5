"""What may be picked up (WW-OBJ-4, WW-TRS-2, WW-REL-1)."""

from spellhall.engine.choices import ALLOWED
from spellhall.games.wiz_war.box.cards import TRAITS_OF
from spellhall.games.wiz_war.box.modifier_keys import TREASURE_COSTS, WEIGHED
from spellhall.games.wiz_war.box.terms import DROPPED_ITEM, T_RELIC
from spellhall.games.wiz_war.rules.modifiers import global_mod, is_stuck, mod
from spellhall.games.wiz_war.rules.table.figures import carried_treasure
from spellhall.games.wiz_war.rules.why_not import (
    DASHED,
    GLUED,
    NO_POINTS,
    RELIC_IN_BASE,
    STANDS_FAST,
    TREASURE_IN_BASE,
    WEIGHED_DOWN,
)
from spellhall.games.wiz_war.state.numbers import BEAST, NONE
from spellhall.games.wiz_war.state.pieces import Thing
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import thing_target, treasure_target


def can_lift(s: Duel, seat: int, thing: Thing) -> bool:
    """Mobile, not glued, no Gravity; relics need a free base (WW-OBJ-4, WW-REL-1)."""
    return why_not_lifted(s, seat, thing) == ALLOWED


def why_not_lifted(s: Duel, seat: int, thing: Thing) -> int:
    """What keeps an object where it lies (WW-OBJ-4, WW-REL-1)."""
    if thing.kind != DROPPED_ITEM:
        return STANDS_FAST
    if is_stuck(s, thing_target(thing.uid)):
        return GLUED
    if global_mod(s, WEIGHED):
        return WEIGHED_DOWN
    if TRAITS_OF[thing.card] & T_RELIC and base_is_full(s, seat):
        return RELIC_IN_BASE
    return ALLOWED


def base_is_full(s: Duel, figure: int) -> bool:
    """A figure's base holds one treasure or one relic (WW-TRS-2, WW-REL-1)."""
    if carried_treasure(s, figure) != NONE:
        return True
    if figure >= BEAST:
        return False
    for card in s.players[figure].items:
        if TRAITS_OF[card] & T_RELIC:
            return True
    return False


def can_take_treasure(s: Duel, figure: int, treasure: int) -> bool:
    """One at a time, not glued, no Gravity, not in the turn of a Mad Dash."""
    return why_not_taken(s, figure, treasure) == ALLOWED


def why_not_taken(s: Duel, figure: int, treasure: int) -> int:
    """What keeps a treasure where it lies (WW-TRS-2, WW-REL-1, WW-MU-11)."""
    if is_stuck(s, treasure_target(treasure)):
        return GLUED
    if base_is_full(s, figure):
        return TREASURE_IN_BASE
    if global_mod(s, WEIGHED):
        return WEIGHED_DOWN
    if s.turn.no_treasure if figure < BEAST else figure in s.turn.hasty:
        return DASHED
    pays = figure < BEAST and mod(s, figure, TREASURE_COSTS) > 0
    return NO_POINTS if pays and s.turn.mp <= 0 else ALLOWED
