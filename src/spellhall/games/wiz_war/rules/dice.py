"""The four-sided die (WW-COMP-15)."""

from spellhall.engine.machine.chance import roll
from spellhall.engine.machine.events import tell
from spellhall.games.wiz_war.state.state import Duel


def d4(s: Duel) -> int:
    """One roll."""
    return roll(s, 4)


def any_way(s: Duel) -> int:
    """A random direction (WW-MOVE-10)."""
    return d4(s) - 1


def open_roll(s: Duel, seat: int, card: int) -> int:
    """A roll for a card, in the open."""
    result = d4(s)
    tell(s, "die", seat, result, card)
    return result
