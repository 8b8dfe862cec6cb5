"""Opening tables, sitting down, leaving, starting, playing again."""

import secrets
from collections.abc import Awaitable, Callable, Collection
from copy import deepcopy
from functools import wraps
from typing import Concatenate, Final, ParamSpec

import msgspec

from spellhall.engine import BadOptions, begin
from spellhall.server.hall.hall import Hall
from spellhall.server.hall.wishes import (
    arranged,
    checked_clock,
    checked_options,
    drafted_options,
    find_game,
    named,
)
from spellhall.server.store.rows import Person, Seat, TableRow, now
from spellhall.server.tables.showing import summary_of
from spellhall.server.tables.table import Table
from spellhall.server.thinking.thinker import default_level
from spellhall.server.wire import problems
from spellhall.server.wire.http import Leave, NewTable, Rematch, Sit, StandIn, TableChange
from spellhall.server.wire.socket import LineKind

MOST_TRIES: Final = 4


async def open_table(hall: Hall, person: Person, wish: NewTable) -> Table:
    """A new table, as its host wishes it."""
    hall.take_table(person)
    game = find_game(wish.game)
    options = drafted_options(game, wish.options, len(wish.seats))
    if wish.start:
        checked_options(game, options, len(wish.seats))
    time = now()
    row = TableRow(
        id=secrets.token_hex(8),
        game=game.id,
        version=game.version,
        phase="gathering",
        options=options,
        listed=wish.listed,
        watchers=wish.watchers,
        host=person.id,
        seed="",
        start="",
        created=time,
        changed=time,
        clock=checked_clock(wish.clock),
    )
    seats = arranged(game, wish.seats, [], person)
    await hall.store.new_table(row, seats)
    table = Table(hall, game, row, seats)
    hall.add(table)
    if wish.start:
        await start(table, person)
    return table


class Changed(Exception):
    """Another process wrote the table since it was read."""


P = ParamSpec("P")
Act = Callable[Concatenate[Table, P], Awaitable[None]]


def on_what_is_there(act: Act[P]) -> Act[P]:
    """Do it again on the newest state of the table when another process changed it meanwhile."""

    @wraps(act)
    async def repeated(table: Table, /, *args: P.args, **kwargs: P.kwargs) -> None:
        for _ in range(MOST_TRIES):
            try:
                return await act(table, *args, **kwargs)
            except Changed:
                await table.reload()
        raise problems.conflict(
            "table_changed", "Others change the table at this moment; look and try again."
        )

    return repeated


@on_what_is_there
async def change(table: Table, person: Person, wish: TableChange) -> None:
    """The host changes the table before the start; whether it can be played is judged there.

    A person who sits where the wish says "open" stays; "bot" and "me" take the seat.
    """
    async with table.lock:
        _host(table, person)
        _gathering(table)
        row, seats = deepcopy(table.row), table.seats
        if wish.seats is not None:
            seats = arranged(table.game, wish.seats, seats, person)
        options = row.options if wish.options is None else {**row.options, **wish.options}
        row.options = drafted_options(table.game, options, len(seats))
        if wish.listed is not None:
            row.listed = wish.listed
        if wish.watchers is not None:
            row.watchers = wish.watchers
        if wish.clock is not None:
            row.clock = checked_clock(wish.clock)
        await _write(table, row, seats)


@on_what_is_there
async def sit(table: Table, person: Person, wish: Sit) -> None:
    """Take a seat; asking again changes nothing."""
    async with table.lock:
        mine = table.seats_of(person.id)
        if mine and (wish.seat is None or wish.seat in mine):
            return
        _gathering(table)
        if mine and not table.game.together:
            raise problems.conflict(
                "one_seat", f"In {table.game.title} everybody plays for one seat; yours is taken."
            )
        open_seats = [seat.seat for seat in table.seats if seat.kind == "open"]
        if wish.seat is not None and wish.seat not in open_seats:
            free = ", ".join(map(str, open_seats)) or "none"
            raise problems.conflict(
                "seat_taken", f"Seat {wish.seat} is not open; open seats: {free}."
            )
        if not open_seats:
            raise problems.conflict(
                "table_full", "No seat is open at this table; ask the host to open one."
            )
        seats = deepcopy(table.seats)
        chosen = wish.seat if wish.seat is not None else open_seats[0]
        seats[chosen] = Seat(chosen, "person", person.id, person.name)
        await _write(table, table.row, named(seats))
        await table.telling.note("sat", chosen, table.seats[chosen].name)


@on_what_is_there
async def leave(table: Table, person: Person, wish: Leave) -> None:
    """Get up: before the start the seat becomes open, later a bot stands in."""
    mine = table.seats_of(person.id)
    if not mine:
        raise problems.conflict("not_seated", "You do not sit at this table.")
    if wish.seat is not None and wish.seat not in mine:
        raise problems.conflict("not_seated", f"Seat {wish.seat} is not yours to give back.")
    async with table.lock:
        if table.row.phase == "gathering":
            await _leave_before_start(table, person, mine if wish.seat is None else (wish.seat,))
            return
        if wish.seat is not None:
            _gathering(table)
        if table.is_over:
            return
        await _let_a_bot_play(table, person.id)
    _changed(table)


async def stand_in(table: Table, person: Person, wish: StandIn) -> None:
    """Let a bot play for somebody who went away without leaving; they can always come back."""
    if not table.seats_of(person.id):
        raise problems.forbidden("not_seated", "Only those who play here may ask for this.")
    async with table.lock:
        if table.row.phase != "playing":
            raise problems.conflict("not_playing", "A bot stands in while a game is played.")
        if not 0 <= wish.seat < len(table.seats) or table.seats[wish.seat].kind != "person":
            raise problems.unfit("bad_seat", f"Nobody sits on seat {wish.seat} but a bot.")
        absent = table.seats[wish.seat]
        if table.away_for(absent.person) < table.hall.settings.away:
            raise problems.conflict(
                "still_here",
                f"{absent.name} is here, or was a moment ago; a bot may play for somebody who"
                f" has been away for {table.hall.settings.away:g} seconds.",
            )
        await _let_a_bot_play(table, absent.person)
    _changed(table)


async def resume(table: Table, person: Person) -> None:
    """Come back to a seat that a bot has kept."""
    if not table.seats_of(person.id):
        raise problems.conflict("not_seated", "You do not sit at this table.")
    async with table.lock:
        await table.hall.store.stand_in(table.row.id, person.id, "", on=False)
        for seat in table.seats:
            if seat.person == person.id:
                seat.stand_in, seat.level = False, ""
    _changed(table)
    await _tell_of(table, "back", person.id)


@on_what_is_there
async def start(table: Table, person: Person) -> None:
    """Begin to play; open seats are taken by bots."""
    async with table.lock:
        if table.row.phase != "gathering":
            return
        _host(table, person)
        row, seats = deepcopy(table.row), deepcopy(table.seats)
        for seat in seats:
            if seat.kind == "open":
                seat.kind, seat.level = "bot", default_level(table.game)
        seats = named(seats)
        row.seed = secrets.token_hex(16)
        row.version = table.game.version
        try:
            match = begin(
                table.game, len(seats), row.seed, row.options, [seat.name for seat in seats]
            )
        except BadOptions as error:
            raise problems.unfit("bad_options", f"{error}.") from None
        summary = summary_of(match)
        row.phase, row.line, row.awaited = summary.phase, summary.line, summary.awaited
        await _write(table, row, seats)
        await table.begin(match)


async def rematch(hall: Hall, table: Table, person: Person, wish: Rematch) -> Table:
    """The table where the same people go on with the same options; asked twice, the same one.

    Whoever plays against bots alone plays on at once, unless they wish to change the options.
    """
    if not table.is_over:
        raise problems.conflict("game_goes_on", "A rematch comes after the end of the game.")
    if not table.seats_of(person.id) and person.id != table.row.host:
        raise problems.forbidden("not_seated", "Only those who played can ask for a rematch.")
    if not table.row.next_table:
        hall.take_table(person)
        time = now()
        row = TableRow(
            id=secrets.token_hex(8),
            game=table.row.game,
            version=table.game.version,
            phase="gathering",
            options=drafted_options(table.game, table.row.options, len(table.seats)),
            listed=table.row.listed,
            watchers=table.row.watchers,
            host=person.id,
            seed="",
            start="",
            created=time,
            changed=time,
            clock=table.row.clock,
        )
        seats = [
            Seat(s.seat, s.kind, s.person, s.name, s.level if s.kind == "bot" else "")
            for s in table.seats
        ]
        await hall.store.new_table(row, seats)
        if await hall.store.link_rematch(table.row.id, row.id):
            table.row.next_table = row.id
            table.telling.seats()
        else:  # somebody else asked at the same moment
            await hall.store.remove(row.id)
            await table.reload()
    async with hall.visit(table.row.next_table) as following:
        alone = {seat.person for seat in following.seats} <= {person.id, ""}
        if wish.start and following.row.host == person.id and alone:
            await start(following, person)
        return following


async def _let_a_bot_play(table: Table, person: str) -> None:
    level = default_level(table.game)
    await table.hall.store.stand_in(table.row.id, person, level, on=True)
    for seat in table.seats:
        if seat.person == person:
            seat.stand_in, seat.level = True, level
    await _tell_of(table, "bot", person)


async def _tell_of(table: Table, kind: LineKind, person: str) -> None:
    """A line about the first seat of somebody who plays with others."""
    first = table.seats[table.seats_of(person)[0]]
    await table.telling.note(kind, first.seat, first.name)


async def _leave_before_start(table: Table, person: Person, left: Collection[int]) -> None:
    seats = deepcopy(table.seats)
    for seat in seats:
        if seat.seat in left:
            seats[seat.seat] = Seat(seat.seat, "open")
        elif seat.person == person.id:
            seat.name = person.name  # no longer the second of that name
    row = deepcopy(table.row)
    people = [seat.person for seat in seats if seat.kind == "person"]
    if not people:
        table.seats = seats
        await table.hall.store.remove(row.id)
        await table.hall.close_table(table)
        return
    if row.host == person.id and person.id not in people:
        row.host = people[0]
    first = table.seats[table.seats_of(person.id)[0]]
    await _write(table, row, named(seats))
    if person.id not in people:
        await table.telling.note("rose", first.seat, first.name)


async def _write(table: Table, row: TableRow, seats: list[Seat]) -> None:
    """Store what is changed, then show it."""
    before = table.row.changed
    row = msgspec.structs.replace(row, changed=now())
    if not await table.hall.store.change_table(row, seats, before):
        raise Changed
    table.row, table.seats = row, seats
    _changed(table)
    await table.telling.presence()


def _changed(table: Table) -> None:
    table.telling.seats()
    if table.log is not None:
        table.telling.update()
    table.driver.wake()


def _host(table: Table, person: Person) -> None:
    if table.row.host != person.id:
        raise problems.forbidden("not_host", "Only the host of the table may do this.")


def _gathering(table: Table) -> None:
    if table.row.phase != "gathering":
        raise problems.conflict("already_started", "The game has begun; seats and options stay.")
