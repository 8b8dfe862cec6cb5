"""HTTP: the hall, its people, its games and its rulebooks."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spellhall.engine.machine.build import build
from spellhall.games import all_games
from spellhall.server.hall.hall import Hall
from spellhall.server.store.rows import Seat, TableRow
from spellhall.server.tables.showing import game_info, table_info
from spellhall.server.web.bodies import JSON, answer, body, hall_of, person, somebody
from spellhall.server.web.rulebook import rulebook
from spellhall.server.web.web_client import FOREVER
from spellhall.server.wire.http import GamesInfo, Named, NewPerson, Problem
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.shown import HallInfo, PersonInfo, TableInfo
from spellhall.server.wire.words import checked_name


async def health(request: Request) -> Response:
    """Whether the server answers and its store can be written, and which build runs."""
    if await hall_of(request).can_write():
        return answer({"status": "ok", "build": build()})
    return answer(Problem("store_failed", "The store cannot be written."), 503)


async def games(request: Request) -> Response:
    """All games with their options and levels, which stay as they are while the server runs."""
    state = request.app.state
    if not hasattr(state, "games"):
        state.games = answer(GamesInfo([game_info(game) for game in all_games()])).body
    return Response(state.games, media_type=JSON)


async def hall_now(request: Request) -> Response:
    """My tables, open ones, results, and what can be watched."""
    asking = await somebody(request)
    hall = hall_of(request)
    me = asking.id if asking else ""
    store = hall.store
    mine = await store.tables_of(me) if me else []
    own = {row.id for row, _ in mine}

    def infos(found: list[tuple[TableRow, list[Seat]]], *, all_of_them: bool) -> list[TableInfo]:
        return [
            _info(hall, row, seats, me) for row, seats in found if all_of_them or row.id not in own
        ]

    return answer(
        HallInfo(
            infos(mine, all_of_them=True),
            infos(await store.open_tables(), all_of_them=False),
            infos(await store.finished_tables(), all_of_them=True),
            infos(await store.watchable_tables(), all_of_them=False),
        )
    )


async def new_person(request: Request) -> Response:
    """Come in with a name; the key is told this once."""
    wish = await body(request, Named)
    made, key = await hall_of(request).store.new_person(checked_name(wish.name))
    return answer(NewPerson(PersonInfo(made.id, made.name), key), 201)


async def me(request: Request) -> Response:
    """Who I am, or another name for me."""
    asking = await person(request)
    if request.method == "PATCH":
        wish = await body(request, Named)
        asking = await hall_of(request).rename(asking, checked_name(wish.name))
    return answer(PersonInfo(asking.id, asking.name))


async def rules(request: Request) -> Response:
    """The rulebook of a game."""
    return Response(rulebook(request.path_params["game"]), media_type=JSON)


async def catalogue(request: Request) -> Response:
    """What is printed in a game's box, by its hash: of today's version or of an earlier one."""
    hash = request.path_params["hash"]
    body = next((g.printed.body for g in all_games() if g.printed.hash == hash), None)
    body = body or await hall_of(request).store.catalogue(hash)
    if body is None:
        raise Denied(404, "unknown_catalogue", "Nothing is printed under this hash.")
    return Response(body, media_type=JSON, headers={"cache-control": FOREVER})


def _info(hall: Hall, row: TableRow, seats: list[Seat], me: str) -> TableInfo:
    table = hall.tables.get(row.id)
    return table.info(me) if table else table_info(row, seats, me, ())


ROUTES = [
    Route("/health", health),
    Route("/api/games", games),
    Route("/api/hall", hall_now),
    Route("/api/people", new_person, methods=["POST"]),
    Route("/api/people/me", me, methods=["GET", "PATCH"]),
    Route("/api/rules/{game}", rules),
    Route("/api/catalogues/{hash}", catalogue),
]
