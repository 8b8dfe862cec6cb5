"""All chapters of the rules in one."""

from typing import Final

from spellhall.engine.stack import Rules
from spellhall.games.five_seals.rules import (
    conflict,
    might,
    movement,
    rounds,
    spaces,
    turn,
    using,
)

RULES: Final = Rules()
for chapter in (rounds, turn, using, might, spaces, conflict, movement):
    chapter.register(RULES)
