"""Everything that is kept: SQLite without set-up, or PostgreSQL shared by many processes."""

import hashlib
import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    and_,
    delete,
    exists,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from spellhall.engine.game import Printed
from spellhall.server.store.database import connect
from spellhall.server.store.migrations import migrate
from spellhall.server.store.rows import (
    ChatLine,
    Entry,
    Person,
    Seat,
    Snapshot,
    Summary,
    TableRow,
    now,
)
from spellhall.server.store.schema import (
    catalogues,
    chat,
    choices,
    people,
    pulse,
    seats,
    snapshots,
    stories,
    tables,
)
from spellhall.server.store.writer import News, Writer
from spellhall.server.wire.words import distinct

T = TypeVar("T")
MOST_IN_A_LIST = 40
MOST_CHAT = 200
MOST_REMOVED = 100  # tables in one transaction


class Store:
    """Reads at once; writes through one writer that commits in groups."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.process = secrets.token_hex(6)  # tells this process from the others
        self.database = connect(url)
        self.shared = self.database.shared
        self._writer: Writer | None = None
        self._catalogues: set[str] = set()  # that are known to be kept

    async def open(self) -> None:
        """Connect, and bring the tables to their newest form."""
        await self.database.write(migrate)
        self._writer = Writer(self.database)

    async def close(self) -> None:
        """Disconnect."""
        if self._writer is not None:
            await self._writer.close()
        await self.database.close()

    async def beat(self) -> None:
        """Write a little, to see whether that is possible; WriteFailed when it is not."""
        await self._do(_put_pulse)

    # -- people -----------------------------------------------------------------------------

    async def new_person(self, name: str) -> tuple[Person, str]:
        """Somebody new and the key that proves it; only its hash is kept."""
        key = secrets.token_urlsafe(32)
        person = Person(secrets.token_hex(8), name)
        row = {"id": person.id, "key_hash": hash_of(key), "name": name, "created": now()}
        await self._do(lambda c: c.execute(insert(people).values(row)))
        return person, key

    async def person(self, key: str) -> Person | None:
        """Whose key this is."""
        found = await self._all(select(people).where(people.c.key_hash == hash_of(key)))
        return Person(found[0]["id"], found[0]["name"]) if found else None

    async def name_of(self, person: str) -> str:
        """What a person is called."""
        found = await self._all(select(people.c.name).where(people.c.id == person))
        return str(found[0]["name"]) if found else ""

    async def rename(self, person: str, name: str) -> list[str]:
        """Give a person another name, also at tables that have not begun; returns those tables."""
        gathering = select(tables.c.id).where(tables.c.phase == "gathering")
        sits = and_(seats.c.person == person, seats.c.table_id.in_(gathering))

        def work(c: Connection) -> list[str]:
            c.execute(update(people).where(people.c.id == person).values(name=name))
            mine = c.execute(select(seats).where(sits).order_by(seats.c.table_id, seats.c.seat))
            taken: dict[str, list[str]] = {}
            for row in mine.all():
                at = seats.c.table_id == row.table_id
                if row.table_id not in taken:
                    others = select(seats.c.name).where(at, seats.c.person != person)
                    taken[row.table_id] = list(c.execute(others).scalars())
                new = distinct(name, taken[row.table_id])
                taken[row.table_id].append(new)
                c.execute(update(seats).where(at, seats.c.seat == row.seat).values(name=new))
            return list(taken)

        return await self._do(work)

    # -- tables -----------------------------------------------------------------------------

    async def new_table(self, row: TableRow, at: Sequence[Seat]) -> None:
        """Set up a table."""

        def work(c: Connection) -> None:
            c.execute(insert(tables).values(row.columns()))
            _put_seats(c, row.id, at)

        await self._do(work)

    async def table(self, id: str) -> tuple[TableRow, list[Seat]] | None:
        """A table and its seats."""
        found = await self._with_seats(select(tables).where(tables.c.id == id))
        return found[0] if found else None

    async def change_table(
        self, row: TableRow, at: Sequence[Seat], before: str, kind: str = "table"
    ) -> bool:
        """Write a table and its seats anew; False when it is not as it was `changed` before."""

        def work(c: Connection) -> bool:
            same = and_(tables.c.id == row.id, tables.c.changed == before)
            done = c.execute(update(tables).where(same).values(row.columns()))
            if done.rowcount != 1:
                return False
            c.execute(delete(seats).where(seats.c.table_id == row.id))
            _put_seats(c, row.id, at)
            return True

        return await self._do(work, self.news(row.id, kind))

    async def stand_in(self, id: str, person: str, level: str, on: bool) -> None:
        """Let a bot play for a person, or no longer."""
        mine = and_(seats.c.table_id == id, seats.c.person == person)
        values = {"stand_in": on, "level": level}
        await self._do(
            lambda c: c.execute(update(seats).where(mine).values(values)), self.news(id, "table")
        )

    async def link_rematch(self, id: str, next_table: str) -> bool:
        """Name the table where it goes on; False when one is named already."""

        def work(c: Connection) -> bool:
            free = and_(tables.c.id == id, tables.c.next_table == "")
            done = c.execute(update(tables).where(free).values(next_table=next_table))
            return done.rowcount == 1

        return await self._do(work, self.news(id, "table"))

    async def remove(self, id: str) -> None:
        """Take away a table at which nothing has happened."""
        await self._do(lambda c: _remove(c, [id]), self.news(id, "closed"))

    async def remove_untouched(self, before: str, spared: Collection[str]) -> list[str]:
        """Take away some of the tables at which nothing was chosen since; returns which."""
        old = and_(tables.c.changed < before, tables.c.id.not_in(spared))
        query = select(tables.c.id).where(old).order_by(tables.c.changed).limit(MOST_REMOVED)

        def work(c: Connection) -> list[str]:
            # A row that another process is writing to is passed over: somebody plays there.
            ids = list(c.execute(query.with_for_update(skip_locked=True)).scalars())
            _remove(c, ids)
            return ids

        removed = await self._do(work)
        for id in removed:
            await self.announce(id, "closed", None)
        return removed

    async def tables_of(self, person: str) -> list[tuple[TableRow, list[Seat]]]:
        """The tables at which a person sits."""
        mine = select(seats.c.table_id).where(seats.c.person == person)
        return await self._newest(tables.c.id.in_(mine))

    async def open_tables(self) -> list[tuple[TableRow, list[Seat]]]:
        """Listed tables with an open seat."""
        free = exists().where(and_(seats.c.table_id == tables.c.id, seats.c.kind == "open"))
        return await self._newest(and_(tables.c.phase == "gathering", tables.c.listed, free))

    async def finished_tables(self) -> list[tuple[TableRow, list[Seat]]]:
        """Listed tables whose game is over."""
        return await self._newest(and_(tables.c.phase == "over", tables.c.listed))

    async def watchable_tables(self) -> list[tuple[TableRow, list[Seat]]]:
        """Listed tables that let others look on."""
        people_sit = exists().where(and_(seats.c.table_id == tables.c.id, seats.c.kind == "person"))
        open_doors = and_(tables.c.phase == "playing", tables.c.listed)
        return await self._newest(and_(open_doors, tables.c.watchers != "none", people_sit))

    # -- what happened ----------------------------------------------------------------------

    async def append(self, id: str, entry: Entry, summary: Summary) -> bool:
        """Add a line to a table's log; False when somebody else wrote that seq before."""
        return await self._open_writer.append(id, entry, summary, self.news(id, "choice"))

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The lines of a table's log after that seq."""
        query = select(*(choices.c[field] for field in Entry.__struct_fields__))
        later = and_(choices.c.table_id == id, choices.c.seq > after)
        found = await self._all(query.where(later).order_by(choices.c.seq))
        return [Entry(**row) for row in found]

    async def import_log(
        self, row: TableRow, at: Sequence[Seat], log: Sequence[Entry], snapshot: Snapshot
    ) -> None:
        """A table with everything that has happened at it, in one go."""
        time = now()
        lines = [{"table_id": row.id, "at": time, **msgspec.structs.asdict(entry)} for entry in log]

        def work(c: Connection) -> None:
            c.execute(insert(tables).values(row.columns()))
            _put_seats(c, row.id, at)
            if lines:
                c.execute(insert(choices), lines)
            _put_snapshot(c, row.id, snapshot)

        await self._do(work)

    async def put_snapshot(self, id: str, snapshot: Snapshot) -> None:
        """Replace the snapshot of a table."""
        await self._do(lambda c: _put_snapshot(c, id, snapshot))

    async def snapshot(self, id: str) -> Snapshot | None:
        """The last snapshot of a table."""
        query = select(
            snapshots.c.seq, snapshots.c.position, snapshots.c.shown, snapshots.c.catalogue
        )
        found = await self._all(query.where(snapshots.c.table_id == id))
        return Snapshot(**found[0]) if found else None

    async def keep_catalogue(self, printed: Printed) -> None:
        """Keep what snapshots rest on: later versions print something else."""
        if not printed.hash or printed.hash in self._catalogues:
            return
        await self._do(lambda c: _put_catalogue(c, printed))
        self._catalogues.add(printed.hash)

    async def catalogue(self, hash: str) -> bytes | None:
        """What was printed under this hash."""
        found = await self._all(select(catalogues.c.body).where(catalogues.c.hash == hash))
        return str(found[0]["body"]).encode() if found else None

    async def keep_story(self, id: str, body: str) -> None:
        """Keep the story of a finished game; the first one stays."""
        await self._do(lambda c: _put_story(c, id, body))

    async def story(self, id: str) -> str | None:
        """The story of a table as it is sent."""
        found = await self._all(select(stories.c.body).where(stories.c.table_id == id))
        return str(found[0]["body"]) if found else None

    async def say(self, id: str, line: ChatLine) -> None:
        """Keep what somebody said."""
        row = {"table_id": id, **msgspec.structs.asdict(line)}
        news = self.news(id, "said", msgspec.to_builtins(line))
        await self._do(lambda c: c.execute(insert(chat).values(row)), news)

    async def chat(self, id: str) -> list[ChatLine]:
        """The last things said at a table, oldest first."""
        query = select(chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.kind)
        latest = query.where(chat.c.table_id == id).order_by(chat.c.id.desc()).limit(MOST_CHAT)
        return [ChatLine(**row) for row in reversed(await self._all(latest))]

    async def announce(self, id: str, kind: str, body: Any) -> None:
        """Tell the other processes something that is not kept."""
        if self.shared:
            await self._do(_nothing, self.news(id, kind, body))

    # -- inside -----------------------------------------------------------------------------

    def news(self, id: str, kind: str, body: Any = None) -> News:
        """A message to the other processes."""
        return News(self.process, id, kind, body)

    @property
    def _open_writer(self) -> Writer:
        assert self._writer is not None, "the store is not open"
        return self._writer

    async def _do(self, work: Callable[[Connection], T], news: News | None = None) -> T:
        return await self._open_writer.do(work, news)

    async def _all(self, query: Select[Any]) -> Sequence[RowMapping]:
        return await self.database.read(lambda c: c.execute(query).mappings().all())

    async def _newest(self, condition: ColumnElement[bool]) -> list[tuple[TableRow, list[Seat]]]:
        query = select(tables).where(condition).order_by(tables.c.changed.desc())
        return await self._with_seats(query.limit(MOST_IN_A_LIST))

    async def _with_seats(self, query: Select[Any]) -> list[tuple[TableRow, list[Seat]]]:
        rows = [TableRow.read(dict(row)) for row in await self._all(query)]
        if not rows:
            return []
        ids = [row.id for row in rows]
        found = await self._all(
            select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
        )
        at: dict[str, list[Seat]] = {id: [] for id in ids}
        for one in found:
            columns = dict(one)
            at[columns.pop("table_id")].append(Seat(**columns))
        return [(row, at[row.id]) for row in rows]


def hash_of(key: str) -> str:
    """What is kept of a key: it is long and random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def _nothing(connection: Connection) -> None:
    """Only the news of the transaction matters."""


def _put_seats(connection: Connection, id: str, at: Sequence[Seat]) -> None:
    rows = [{"table_id": id, **msgspec.structs.asdict(seat)} for seat in at]
    if rows:
        connection.execute(insert(seats), rows)


def _remove(connection: Connection, ids: Sequence[str]) -> None:
    for part in (chat, stories, snapshots, choices, seats):
        connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def _put_pulse(connection: Connection) -> None:
    make = insert_postgresql if connection.dialect.name == "postgresql" else insert_sqlite
    beat = {"at": now()}
    new = make(pulse).values(id=1, **beat)
    connection.execute(new.on_conflict_do_update(index_elements=["id"], set_=beat))


def _put_catalogue(connection: Connection, printed: Printed) -> None:
    make = insert_postgresql if connection.dialect.name == "postgresql" else insert_sqlite
    new = make(catalogues).values(hash=printed.hash, body=printed.body.decode())
    connection.execute(new.on_conflict_do_nothing(index_elements=["hash"]))


def _put_story(connection: Connection, id: str, body: str) -> None:
    make = insert_postgresql if connection.dialect.name == "postgresql" else insert_sqlite
    new = make(stories).values(table_id=id, body=body)
    connection.execute(new.on_conflict_do_nothing(index_elements=["table_id"]))


def _put_snapshot(connection: Connection, id: str, snapshot: Snapshot) -> None:
    """Keep the newest: another process may have written a later one."""
    make = insert_postgresql if connection.dialect.name == "postgresql" else insert_sqlite
    values = msgspec.structs.asdict(snapshot)
    new = make(snapshots).values(table_id=id, **values)
    connection.execute(
        new.on_conflict_do_update(
            index_elements=["table_id"], set_=values, where=snapshots.c.seq <= new.excluded.seq
        )
    )
