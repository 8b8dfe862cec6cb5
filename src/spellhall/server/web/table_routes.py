"""HTTP: one table: seats, start, rematch, replay, record, what if."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spellhall.server.hall import importing, seating
from spellhall.server.hall.stories import Stories
from spellhall.server.store.rows import Person
from spellhall.server.tables.replays import Replays, record_text, viewpoint_named
from spellhall.server.tables.table import Table
from spellhall.server.web.bodies import answer, body, hall_of, person, somebody
from spellhall.server.wire import problems
from spellhall.server.wire.http import (
    Branch,
    ImportPosition,
    ImportRecord,
    Leave,
    NewTable,
    Rematch,
    Sit,
    StandIn,
    TableChange,
)
from spellhall.server.wire.shown import TableInfo


class ReplayBody(msgspec.Struct):
    """As wire.http.Replay, with steps that are JSON already."""

    table: TableInfo
    viewpoint: str
    length: int
    steps: list[msgspec.Raw]
    scene: Any
    catalogue: str
    note: str


def at_table(
    act: Callable[[Request, Table], Awaitable[Response]],
) -> Callable[[Request], Awaitable[Response]]:
    """A request about one table, which stays in memory until it is answered."""

    @wraps(act)
    async def endpoint(request: Request) -> Response:
        async with hall_of(request).visit(request.path_params["id"]) as table:
            return await act(request, table)

    return endpoint


async def new_table(request: Request) -> Response:
    """Open a table."""
    asking = await person(request)
    wish = await body(request, NewTable)
    table = await seating.open_table(hall_of(request), asking, wish)
    return answer(table.info(asking.id), 201)


@at_table
async def one_table(request: Request, table: Table) -> Response:
    """A table, or another wish of its host."""
    if request.method == "PATCH":
        asking = await person(request)
        await seating.change(table, asking, await body(request, TableChange))
        return answer(table.info(asking.id))
    looking = await somebody(request)
    return answer(table.info(looking.id if looking else ""))


@at_table
async def sit(request: Request, table: Table) -> Response:
    """Take a seat."""
    asking = await person(request)
    await seating.sit(table, asking, await body(request, Sit))
    return answer(table.info(asking.id))


@at_table
async def leave(request: Request, table: Table) -> Response:
    """Get up, or give back one seat of several."""
    asking = await person(request)
    await seating.leave(table, asking, await body(request, Leave, empty=Leave()))
    return answer(table.info(asking.id))


@at_table
async def stand_in(request: Request, table: Table) -> Response:
    """Let a bot play for somebody who went away."""
    asking = await person(request)
    await seating.stand_in(table, asking, await body(request, StandIn))
    return answer(table.info(asking.id))


def simple(
    act: Callable[[Table, Person], Awaitable[None]],
) -> Callable[[Request], Awaitable[Response]]:
    """A request without a body about a table, answered with the table."""

    async def endpoint(request: Request, table: Table) -> Response:
        asking = await person(request)
        await act(table, asking)
        return answer(table.info(asking.id))

    endpoint.__name__ = act.__name__
    return at_table(endpoint)


@at_table
async def rematch(request: Request, table: Table) -> Response:
    """Play again, with the same people and options, or with others."""
    asking = await person(request)
    wish = await body(request, Rematch, empty=Rematch())
    following = await seating.rematch(hall_of(request), table, asking, wish)
    return answer(following.info(asking.id))


@at_table
async def branch(request: Request, table: Table) -> Response:
    """What if?"""
    asking = await person(request)
    made = await importing.branch(hall_of(request), table, asking, await body(request, Branch))
    return answer(made.info(asking.id), 201)


@at_table
async def replay(request: Request, table: Table) -> Response:
    """Moments of a table from one viewpoint."""
    looking = await somebody(request)
    name = request.query_params.get("viewpoint", "")
    viewpoint = viewpoint_named(table, looking, name)
    start, stop = _number(request, "start", 0), _number(request, "stop", 200)
    replays: Replays = request.app.state.replays
    found = await replays.shown(table, viewpoint, start, stop)
    shown = name or ("all" if viewpoint.everything else "public")
    if not name and viewpoint.seats:
        shown = str(viewpoint.seats[0])
    info = table.info(looking.id if looking else "")
    return answer(
        ReplayBody(
            table=info,
            viewpoint=shown,
            length=found.length,
            steps=found.steps,
            scene=found.scene,
            catalogue=found.catalogue,
            note=found.note,
        )
    )


@at_table
async def story(request: Request, table: Table) -> Response:
    """Where a finished game turned: all that a replay from everywhere shows, and no more."""
    viewpoint_named(table, await somebody(request), "all")
    stories: Stories = request.app.state.stories
    return Response(await stories.told(table), media_type="application/json")


@at_table
async def table_record(request: Request, table: Table) -> Response:
    """The record of a table as a text file."""
    looking = await somebody(request)
    return Response(
        record_text(table, looking),
        media_type="text/plain",
        headers={
            "content-disposition": f'attachment; filename="{table.row.game}-{table.row.id}.txt"'
        },
    )


async def import_record(request: Request) -> Response:
    """Show a record."""
    asking = await person(request)
    hall = hall_of(request)
    wish = await body(request, ImportRecord, hall.settings.record_bytes)
    table = await importing.import_record(hall, asking, wish)
    return answer(table.info(asking.id), 201)


async def import_position(request: Request) -> Response:
    """Play a position."""
    asking = await person(request)
    hall = hall_of(request)
    wish = await body(request, ImportPosition, hall.settings.record_bytes)
    table = await importing.import_position(hall, asking, wish)
    return answer(table.info(asking.id), 201)


def _number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise problems.malformed(f"{name} is a whole number from 0, not '{text[:20]}'.")
    return int(text)


ROUTES = [
    Route("/api/tables", new_table, methods=["POST"]),
    Route("/api/tables/{id}", one_table, methods=["GET", "PATCH"]),
    Route("/api/tables/{id}/sit", sit, methods=["POST"]),
    Route("/api/tables/{id}/leave", leave, methods=["POST"]),
    Route("/api/tables/{id}/start", simple(seating.start), methods=["POST"]),
    Route("/api/tables/{id}/resume", simple(seating.resume), methods=["POST"]),
    Route("/api/tables/{id}/stand_in", stand_in, methods=["POST"]),
    Route("/api/tables/{id}/rematch", rematch, methods=["POST"]),
    Route("/api/tables/{id}/branch", branch, methods=["POST"]),
    Route("/api/tables/{id}/replay", replay),
    Route("/api/tables/{id}/story", story),
    Route("/api/tables/{id}/record", table_record),
    Route("/api/records", import_record, methods=["POST"]),
    Route("/api/positions", import_position, methods=["POST"]),
]
