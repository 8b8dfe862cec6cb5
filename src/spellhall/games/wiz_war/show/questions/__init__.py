"""All that is said in Wiz-War: questions, answers, refusals and the log."""

from typing import Final

from spellhall.engine.wording import Wording
from spellhall.games.wiz_war.choices import CHOICES
from spellhall.games.wiz_war.show import sentences
from spellhall.games.wiz_war.show.questions import casting, effects, turns
from spellhall.games.wiz_war.show.refusals import REASONS

WORDING: Final = Wording(CHOICES, REASONS)
for chapter in (turns, casting, effects, sentences):
    chapter.register(WORDING)
