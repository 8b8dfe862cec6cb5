"""The lesson of Arcane Academy: a first cast, a chain, a rest, a Spell, an Item, and the end."""

from typing import Final

from spellhall.engine.lessons.declare import Lesson
from spellhall.games.arcane_academy.show.lesson.casting import (
    CAST,
    CHAIN,
    GOAL,
    JOIN,
    MIDDLE,
    REST,
    SLEEP,
)
from spellhall.games.arcane_academy.show.lesson.coach import COACH
from spellhall.games.arcane_academy.show.lesson.handing_in import ITEM, LAST, SPELL, USE

LESSON: Final = Lesson(
    goal="Grow a slate of tiles that work together, and hand in the best eight Assignments.",
    steps=(GOAL, CAST, SLEEP, JOIN, CHAIN, MIDDLE, REST, SPELL, ITEM, USE, LAST),
    farewell="Now you know all there is: cast, link, rest, hand in. Nova's friends are waiting.",
    coach=COACH,
)
