"""What can be pending in Wizard's Academy: the table of contents of the rules, by chapter."""

from typing import Final

from spellhall.engine.game import frames_in
from spellhall.games.wizards_academy.frames import casting, effects, picks, threats, turn

FRAMES: Final = (
    *frames_in(turn),
    *frames_in(casting),
    *frames_in(picks),
    *frames_in(effects),
    *frames_in(threats),
)
