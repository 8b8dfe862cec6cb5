"""What may be picked up (WW-OBJ-4, WW-TRS-2, WW-REL-1)."""

from spellhall.games.wiz_war.box.cards import TRAITS_OF
from spellhall.games.wiz_war.box.modifier_keys import TREASURE_COSTS, WEIGHED
from spellhall.games.wiz_war.box.terms import DROPPED_ITEM, T_RELIC
from spellhall.games.wiz_war.rules.modifiers import global_mod, is_stuck, mod
from spellhall.games.wiz_war.rules.table.figures import carried_treasure
from spellhall.games.wiz_war.state.numbers import AT_THING, AT_TREASURE, BEAST, NONE
from spellhall.games.wiz_war.state.pieces import Thing
from spellhall.games.wiz_war.state.state import Duel


def can_lift(s: Duel, seat: int, thing: Thing) -> bool:
    """Mobile, not glued, no Gravity; relics need a free base (WW-OBJ-4, WW-REL-1)."""
    if thing.kind != DROPPED_ITEM or is_stuck(s, AT_THING + thing.uid):
        return False
    if global_mod(s, WEIGHED):
        return False
    if TRAITS_OF[thing.card] & T_RELIC:
        return not base_is_full(s, seat)
    return True


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
    if base_is_full(s, figure) or is_stuck(s, AT_TREASURE + treasure) or global_mod(s, WEIGHED):
        return False
    if s.turn.no_treasure if figure < BEAST else figure in s.turn.hasty:
        return False
    return not mod(s, figure, TREASURE_COSTS) or figure >= BEAST or s.turn.mp > 0
