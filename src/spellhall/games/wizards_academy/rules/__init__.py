"""All rules of Wizard's Academy, by the frames they serve."""

from typing import Final

from spellhall.engine.machine.stack import Rules
from spellhall.games.wizards_academy.rules import (
    actions,
    casting,
    disasters,
    grid,
    moving,
    openings,
    picking,
    turn,
)
from spellhall.games.wizards_academy.rules.effects import perform
from spellhall.games.wizards_academy.rules.table import mana
from spellhall.games.wizards_academy.rules.threats import (
    activation,
    creatures,
    enduring,
    interaction,
    peril,
    spreading,
)

RULES: Final = Rules()
for chapter in (
    *(openings, turn, disasters, actions, moving, casting, grid, picking, perform),
    *(activation, spreading, creatures, interaction, enduring, peril, mana),
):
    chapter.register(RULES)
