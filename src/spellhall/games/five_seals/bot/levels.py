"""How strongly the bots play."""

from typing import Final

from spellhall.engine.game import Level

# Nothing is hidden, so one redeal tells all but the dice.
APPRENTICE: Final = {"redeals": 1, "positions": 20, "noise": 0.25}
ADEPT: Final = {"redeals": 1, "positions": 40, "noise": 0.06}
ARCHMAGE: Final = {"redeals": 1, "positions": 200}

LEVELS: Final = (
    Level("apprentice", "Apprentice", "Often takes what comes.", "greedy", APPRENTICE),
    Level("adept", "Adept", "Looks well, slips now and then.", "greedy", ADEPT),
    Level("archmage", "Archmage", "Weighs every scroll and die.", "greedy", ARCHMAGE),
)
