"""All that is said in Arcane Academy: questions, answers, refusals and the log."""

from typing import Final

from spellhall.engine.wording import Wording
from spellhall.games.arcane_academy.choices import CHOICES
from spellhall.games.arcane_academy.show import sentences
from spellhall.games.arcane_academy.show.questions import actions, effects, turn
from spellhall.games.arcane_academy.show.refusals import REASONS

WORDING: Final = Wording(CHOICES, REASONS)
for chapter in (turn, actions, effects, sentences):
    chapter.register(WORDING)
