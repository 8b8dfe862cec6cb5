"""The lesson of Wizard's Academy: walk, glyphs, spells, the Library, fire, and Abjure."""

from typing import Final

from spellhall.engine.lessons.declare import Lesson
from spellhall.games.wizards_academy.show.lesson.acting import (
    CAST,
    GOAL,
    GUARDIAN,
    LEND,
    TAKE,
    WALK,
)
from spellhall.games.wizards_academy.show.lesson.coach import COACH
from spellhall.games.wizards_academy.show.lesson.saving import BIND, DISASTER, FIRE, SNUFF, WIN

LESSON: Final = Lesson(
    goal="Find Abjure in the shuffled book and cast it in the crystal while nothing burns.",
    steps=(GOAL, WALK, TAKE, CAST, LEND, GUARDIAN, BIND, DISASTER, FIRE, SNUFF, WIN),
    farewell="Glyphs, book, friends, and no fire. The real book is shuffled: find out together.",
    others=("Wren",),
    coach=COACH,
)
