"""All that is said in Hell High: questions, answers, refusals and the log."""

from typing import Final

from spellhall.engine.wording import Wording
from spellhall.games.hell_high.choices import CHOICES
from spellhall.games.hell_high.show import sentences
from spellhall.games.hell_high.show.questions import build, effects, harm, match, power, ranks, turn
from spellhall.games.hell_high.show.refusals import REASONS

WORDING: Final = Wording(CHOICES, REASONS)
for chapter in (match, ranks, build, turn, effects, power, harm, sentences):
    chapter.register(WORDING)
