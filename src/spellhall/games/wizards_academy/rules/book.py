"""All rules of Wizard's Academy, by the frames they serve."""

from typing import Final

from spellhall.engine.stack import Rules
from spellhall.games.wizards_academy.rules import (
    activation,
    casting,
    effects_damage,
    effects_glyphs,
    effects_grid,
    effects_rooms,
    effects_threats,
    effects_wizards,
    enduring,
    grid,
    interaction,
    moving,
    openings,
    perform,
    picking,
    spreading,
    turn,
)

RULES: Final = Rules()
for chapter in (
    openings,
    turn,
    moving,
    casting,
    grid,
    perform,
    picking,
    activation,
    spreading,
    interaction,
    enduring,
):
    chapter.register(RULES)
# These fill the table of verbs when they are imported.
VERBS: Final = (
    effects_threats,
    effects_damage,
    effects_rooms,
    effects_wizards,
    effects_glyphs,
    effects_grid,
)
