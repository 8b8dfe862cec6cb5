"""The chapters of the rulebook, and which function of them serves which frame."""

from typing import Final

from spellhall.engine.machine.stack import Rules
from spellhall.games.arcane_academy.rules import actions, end_of_turn, turn
from spellhall.games.arcane_academy.rules.effects import (
    centre,
    gains,
    offers,
    opponents,
    performing,
    slates,
)

RULES: Final = Rules()
for chapter in (turn, actions, performing, gains, opponents, slates, offers, centre, end_of_turn):
    chapter.register(RULES)
