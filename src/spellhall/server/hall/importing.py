"""Tables that begin in the middle: records and positions from files, and «what if»."""

import asyncio
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from spellhall import from_json
from spellhall.engine import BadPosition, BadRecord, Match, SpellhallError, record
from spellhall.games import find
from spellhall.server.hall.hall import Hall
from spellhall.server.hall.wishes import checked_level, named
from spellhall.server.store.rows import Entry, Person, Seat, TableRow, now
from spellhall.server.tables.log import Log, OldVersion, opening, whole
from spellhall.server.tables.showing import questions_of, snapshot_of, summary_of
from spellhall.server.tables.table import Table
from spellhall.server.thinking.fair_queue import Asker
from spellhall.server.thinking.thinker import WorkerFailed
from spellhall.server.wire import problems
from spellhall.server.wire.http import Branch, ImportPosition, ImportRecord
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.words import MOST_SEAT_NAME, checked_name

MOST_SEED: Final = 64  # letters; so much the store keeps


async def import_record(hall: Hall, person: Person, wish: ImportRecord) -> Table:
    """A table that shows a record, after replaying it."""
    hall.take_table(person)
    try:
        log = await asyncio.to_thread(_replayed, wish.record, hall.settings.replay_seconds)
    except SpellhallError as error:
        raise problems.unfit("bad_record", f"The record cannot be replayed: {error}.") from None
    match = log.match
    summary = summary_of(match)
    row = _row(match, person)
    row.phase, row.result, row.seq = "over", summary.result, log.length
    row.line = summary.line if match.is_over else f"The record stops after {log.length} choices."
    row.seed, row.start = match.seed, match.start
    seats = named([Seat(seat, "person", "", name) for seat, name in enumerate(match.names)])
    await hall.store.keep_catalogue(log.match.game.printed)
    await hall.store.import_log(row, seats, log.entries, snapshot_of(log))
    return await hall.table(row.id)


async def import_position(hall: Hall, person: Person, wish: ImportPosition) -> Table:
    """A table where a position is played on against bots."""
    hall.take_table(person)
    try:
        await hall.thinker.try_position(wish.position, Asker(person.id))
        match = await asyncio.to_thread(_read_position, wish.position)
    except WorkerFailed:
        raise problems.unfit(
            "bad_position", "The position cannot be used: the rules get stuck in it."
        ) from None
    except SpellhallError as error:
        raise problems.unfit("bad_position", f"The position cannot be used: {error}.") from None
    return await _play_on(hall, person, match, wish.seat, wish.level)


async def branch(hall: Hall, table: Table, person: Person, wish: Branch) -> Table:
    """What if? A new table from one moment of a finished or practice game."""
    table.viewpoint(person.id)
    hall.take_table(person)
    if not table.is_over and not table.practice(person.id):
        raise problems.forbidden(
            "game_goes_on", "Trying out comes after the game, or in a game against bots only."
        )
    if table.log is None:
        raise problems.conflict("old_version", table.old or "The game has not begun yet.")
    numbers = table.numbers(person.id)
    last = numbers.told(table.log.length)
    if not 0 <= wish.seq <= last:
        raise problems.unfit("bad_moment", f"seq is from 0 to {last}, not {wish.seq}.")
    entries = table.log.entries[: numbers.true(wish.seq)]
    try:
        match = await asyncio.to_thread(_moment, table, entries)
    except OldVersion as error:
        raise problems.conflict("old_version", str(error)) from None
    return await _play_on(hall, person, match, wish.seat, wish.level)


async def _play_on(hall: Hall, person: Person, match: Match, seat: int, level: str) -> Table:
    if match.is_over:
        raise problems.unfit("bad_moment", "The game is over at that moment; take an earlier one.")
    if seat not in match.seats:
        raise problems.unfit("bad_seats", f"There is no seat {seat} in this game.")
    level = checked_level(match.game, level)
    row = _row(match, person)
    row.listed = False
    row.start = match.to_json()
    seats = named(
        [
            Seat(other, "person", person.id, person.name)
            if other == seat
            else Seat(other, "bot", "", name, level)
            for other, name in enumerate(match.names)
        ]
    )
    match = opening(match.game, row, [s.name for s in seats])
    summary = summary_of(match)
    row.line, row.awaited = summary.line, summary.awaited
    await hall.store.new_table(row, seats)
    table = Table(hall, match.game, row, seats)
    hall.add(table)
    await table.begin(match)
    return table


def _row(match: Match, person: Person) -> TableRow:
    at = now()
    return TableRow(
        id=secrets.token_hex(8),
        game=match.game.id,
        version=match.game.version,
        phase="playing",
        options=match.settings,
        listed=False,
        watchers="public",
        host=person.id,
        seed="",
        start="",
        created=at,
        changed=at,
    )


def _replayed(text: str, most_seconds: float) -> Log:
    """The log of a record; runs in a thread, so it looks at the clock itself."""
    latest = time.monotonic() + most_seconds
    read = record.read(text)
    if len(read.seed) > MOST_SEED or not read.seed.isprintable():
        raise BadRecord(f"a seed has at most {MOST_SEED} visible letters")
    match = None
    with _nothing_but(BadRecord):
        for at in record.steps(find(read.game), read):
            match = at
            if time.monotonic() > latest:
                raise BadRecord(f"replaying it takes more than {most_seconds:g} seconds")
        assert match is not None
        match.names = _checked_names(match.names, BadRecord)
        _look_at_everything(match)
    entries = [
        Entry(number, made.seat, "choice", made.text, reason=made.reason)
        for number, made in enumerate(read.choices, 1)
    ]
    return Log(match, entries, [])


def _read_position(text: str) -> Match:
    with _nothing_but(BadPosition):
        match = from_json(text)
        players = match.game.players
        if len(match.names) not in players:
            raise BadPosition(f"it has {len(match.names)} seats, not {players[0]} to {players[-1]}")
        match.names = _checked_names(match.names, BadPosition)
        _look_at_everything(match)
    return match


def _checked_names(names: Sequence[str], wrong: type[SpellhallError]) -> tuple[str, ...]:
    try:
        return tuple(checked_name(name, MOST_SEAT_NAME) for name in names)
    except Denied as denied:
        raise wrong(denied.message.rstrip(".")) from None


@contextmanager
def _nothing_but(wrong: type[SpellhallError]) -> Iterator[None]:
    """A file made by hand may hold what no game leads to, and then any rule may stumble."""
    try:
        yield
    except SpellhallError:
        raise
    except Exception as error:
        raise wrong(f"it holds what cannot be ({type(error).__name__}: {error})") from None


def _look_at_everything(match: Match) -> None:
    snapshot_of(Log(match, [], []))
    questions_of(match, match.seats)
    summary_of(match)


def _moment(table: Table, entries: Sequence[Entry]) -> Match:
    return whole(table.game, table.row, table.names, entries).match
