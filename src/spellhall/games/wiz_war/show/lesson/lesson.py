"""The lesson of Wiz-War: a walk, a treasure, a point, a duel, a lock, and the second point."""

from typing import Final

from spellhall.engine.lessons.declare import Lesson
from spellhall.games.wiz_war.show.lesson.coach import COACH
from spellhall.games.wiz_war.show.lesson.duel import ANSWER, FUEL, LOCK, PUNCH, SIGHT
from spellhall.games.wiz_war.show.lesson.treasure import RUN, SCORE, TAKE, WIN
from spellhall.games.wiz_war.show.lesson.walking import GOAL, TURN, WALK

LESSON: Final = Lesson(
    goal="Rob treasures, duel in a labyrinth, and be the first with two points.",
    steps=(GOAL, WALK, TURN, TAKE, RUN, SCORE, ANSWER, SIGHT, FUEL, PUNCH, LOCK, WIN),
    farewell="Walk, rob, aim, answer: the rest is written on the cards. Nova wants a rematch.",
    coach=COACH,
)
