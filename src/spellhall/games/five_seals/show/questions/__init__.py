"""All that is said in Five Seals: questions, answers, refusals and the log."""

from typing import Final

from spellhall.engine.wording import Wording
from spellhall.games.five_seals.choices import CHOICES
from spellhall.games.five_seals.show import sentences
from spellhall.games.five_seals.show.questions import (
    conflict,
    might,
    movement,
    rounds,
    spaces,
    turn,
    using,
)
from spellhall.games.five_seals.show.refusals import REASONS

WORDING: Final = Wording(CHOICES, REASONS)
for chapter in (rounds, turn, using, might, spaces, conflict, movement, sentences):
    chapter.register(WORDING)
