"""The lesson of Five Seals: dice, seals and scrolls, a spell, a rival, the round and the end."""

from typing import Final

from spellhall.engine.lessons.declare import Lesson
from spellhall.games.five_seals.show.lesson.coach import COACH
from spellhall.games.five_seals.show.lesson.rounds import (
    BINDING,
    BLOCKED,
    CHANGE,
    END,
    ROUND,
    VAULT,
)
from spellhall.games.five_seals.show.lesson.seals import BREAK, GOAL, MIND, PAY, SCROLL

LESSON: Final = Lesson(
    goal="Break seals with dice of their colour, and own the strongest scrolls in the end.",
    steps=(GOAL, BREAK, SCROLL, PAY, MIND, CHANGE, BLOCKED, BINDING, ROUND, VAULT, END),
    farewell="Dice, doors, scrolls, and a raven. The dungeon is open: go in and take your share.",
    coach=COACH,
)
