"""The chapters of the rulebook, and which function of them serves which frame."""

from typing import Final

from spellhall.engine.stack import Rules
from spellhall.games.arcane_academy.rules import actions, centre, effects, end_of_turn, turn

RULES: Final = Rules()
for chapter in (turn, actions, effects, centre, end_of_turn):
    chapter.register(RULES)
