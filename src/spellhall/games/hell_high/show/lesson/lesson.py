"""The lesson of Hell High: Spells, dice, order, the ladder, Creatures, and the last game."""

from typing import Final

from spellhall.engine.lessons.declare import Lesson
from spellhall.games.hell_high.show.lesson.building import BUILD, DICE, FIRST, GOAL, THREE
from spellhall.games.hell_high.show.lesson.coach import COACH
from spellhall.games.hell_high.show.lesson.school import (
    BULLY,
    CREATURE,
    LADDER,
    LAST,
    OUT,
    WILD,
)

LESSON: Final = Lesson(
    goal="Build Spells out of three kinds of cards, knock the others out, and be left standing.",
    steps=(GOAL, BUILD, THREE, DICE, FIRST, LADDER, BULLY, WILD, CREATURE, OUT, LAST),
    farewell="Small Spells are quick, like glyphs roll more dice. Go and make a scene.",
    coach=COACH,
)
