"""HTTP: lessons, step by step, for whoever comes by."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spellhall.engine import Game
from spellhall.engine.lessons.declare import Lesson
from spellhall.server.hall import lessons
from spellhall.server.web.bodies import answer, body
from spellhall.server.web.forecasts import foretold
from spellhall.server.wire.lessons import LessonNow, LessonTry
from spellhall.server.wire.socket import AskForecast

MOST_BYTES: Final = 16 * 1024


async def lesson(request: Request) -> Response:
    """The steps of a game's lesson, or what comes of a try in one of them."""
    game, found = lessons.taught(request.path_params["game"])
    if request.method != "POST":
        return answer(lessons.lesson_info(game, found))
    wish = await body(request, LessonTry, MOST_BYTES)
    return answer(await asyncio.to_thread(tried, game, found, wish))


def tried(game: Game, found: Lesson, wish: LessonTry) -> LessonNow:
    """A wrong try is explained, a right one done, or told what it would lead to."""
    lecture = lessons.resumed(game, found, wish)
    if wish.choice is None:
        return lessons.looked_at(lecture)
    option = lessons.option(lecture, wish.choice)
    explained = lecture.explain(option)
    if explained is not None or wish.forecast:
        now = lessons.standing(lecture, explained)
        if explained is None:
            ask = AskForecast(found.seat, len(lecture.made) + 1, wish.choice)
            now.foretold = foretold(lecture.match, ask, option)
        return now
    return lessons.gone_on(lecture, wish.choice)


ROUTES = [Route("/api/lessons/{game}", lesson, methods=["GET", "POST"])]
