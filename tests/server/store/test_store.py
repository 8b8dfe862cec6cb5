"""The store: one commit for many, and only one winner for each seq."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, select, text
from sqlalchemy.exc import OperationalError

from spellhall.engine.game import Printed
from spellhall.server.settings import Settings
from spellhall.server.store.database import SQLite
from spellhall.server.store.migrations import NEWEST, migrate
from spellhall.server.store.rows import ChatLine, Entry, Seat, Snapshot, Summary, TableRow, now
from spellhall.server.store.schema import metadata
from spellhall.server.store.store import Store
from spellhall.server.store.writer import WriteFailed

KEPT = ["spared", "young"]
SUMMARY = Summary("playing", "Ann picks.", [0], None, 1)


def row(id: str) -> TableRow:
    time = now()
    return TableRow(
        id=id,
        game="duel",
        version="1",
        phase="playing",
        options={},
        listed=True,
        watchers="public",
        host="",
        seed="s",
        start="",
        created=time,
        changed=time,
    )


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    store = Store(settings.url)
    await store.open()
    yield store
    await store.close()


async def test_a_seq_is_written_once(store: Store) -> None:
    await store.new_table(row("t"), [Seat(0, "open")])
    entries = [Entry(1, 0, "choice", f"number {n}") for n in range(10)]
    written = await asyncio.gather(*(store.append("t", entry, SUMMARY) for entry in entries))
    assert sum(written) == 1
    assert await store.entries("t") == [entries[written.index(True)]]


async def test_many_choices_share_a_commit(store: Store) -> None:
    await store.new_table(row("t"), [])
    commits = 0

    def count(_: object) -> None:
        nonlocal commits
        commits += 1

    assert isinstance(store.database, SQLite)
    event.listen(store.database.writer, "commit", count)
    entries = [Entry(seq, 0, "choice", "number 1") for seq in range(1, 201)]
    assert all(await asyncio.gather(*(store.append("t", entry, SUMMARY) for entry in entries)))
    assert commits <= 3
    assert await store.entries("t", after=150) == entries[150:]


async def test_sqlite_is_fully_durable(store: Store) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

    def pragmas(c: Connection) -> dict[str, object]:
        return {name: c.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted}

    assert await store.database.write(pragmas) == wanted


async def test_a_failed_write_is_told_and_the_next_one_works(store: Store) -> None:
    with pytest.raises(WriteFailed):
        await store.append("no such table", Entry(1, 0, "choice", "number 1"), SUMMARY)
    await store.new_table(row("t"), [])
    assert await store.append("t", Entry(1, 0, "choice", "number 1"), SUMMARY)


async def test_a_write_that_fails_takes_no_other_with_it(store: Store) -> None:
    """They share a commit; the one that cannot be written is left out."""
    for table in ("t", "u"):
        await store.new_table(row(table), [])
    entries = [Entry(seq, 0, "choice", "number 1") for seq in range(1, 21)]
    written = await asyncio.gather(
        *(store.append("t", entry, SUMMARY) for entry in entries[:10]),
        *(store.append("no such table", entry, SUMMARY) for entry in entries[:3]),
        *(store.append("t", entry, SUMMARY) for entry in entries[10:]),
        *(store.append("u", entry, SUMMARY) for entry in entries),
        return_exceptions=True,
    )
    failed = [number for number, answer in enumerate(written) if answer is not True]
    assert failed == [10, 11, 12]
    assert all(isinstance(written[number], WriteFailed) for number in failed)
    assert await store.entries("t") == entries == await store.entries("u")


async def test_a_store_that_cannot_be_reached_is_not_asked_for_each_write(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 0

    async def full(work: object) -> None:
        nonlocal tries
        tries += 1
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    monkeypatch.setattr(store.database, "write", full)
    lines = [ChatLine(0, "Ann", f"word {n}", now()) for n in range(50)]
    said = await asyncio.gather(*(store.say("t", line) for line in lines), return_exceptions=True)
    assert all(isinstance(answer, WriteFailed) for answer in said)
    assert tries <= 2


async def test_the_log_does_not_hold_what_was_to_be_written(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = Entry(1, 0, "choice", "a-secret-card")
    with pytest.raises(WriteFailed) as failed:
        await store.append("no such table", secret, SUMMARY)
    logged = capsys.readouterr().err
    assert "write_failed" in logged
    assert "a-secret-card" not in logged + str(failed.value)


async def test_what_was_said_about_a_choice_is_kept_with_it(store: Store) -> None:
    await store.new_table(row("t"), [])
    entry = Entry(1, 0, "choice", "number 1", reason="It is the lowest.")
    await store.append("t", entry, SUMMARY)
    assert await store.entries("t") == [entry]


async def test_a_store_from_before_reasons_keeps_its_choices(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/spellhall.db")
    with engine.begin() as connection:
        migrate(connection, "0005")
        names, marks = _inserted(row("t").columns())
        connection.execute(
            text(f"INSERT INTO tables ({names}) VALUES ({marks})"), row("t").columns()
        )
        said = {
            "table_id": "t",
            "seq": 1,
            "seat": 0,
            "kind": "choice",
            "text": "a",
            "id": "",
            "at": "",
        }
        names, marks = _inserted(said)
        connection.execute(text(f"INSERT INTO choices ({names}) VALUES ({marks})"), said)
    engine.dispose()
    store = Store(Settings(data=str(tmp_path)).url)
    await store.open()
    found = await store.entries("t")
    await store.close()
    assert found == [Entry(1, 0, "choice", "a")]


async def test_an_older_snapshot_does_not_replace_a_newer_one(store: Store) -> None:
    await store.new_table(row("t"), [])
    newer = Snapshot(20, "{}", "{}")
    await store.put_snapshot("t", newer)
    await store.put_snapshot("t", Snapshot(10, "{}", "{}"))
    assert await store.snapshot("t") == newer


async def test_a_catalogue_is_kept_once_and_found_by_its_hash(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = Printed("abc", b'{"cards":["Zot"]}')
    await store.keep_catalogue(printed)
    monkeypatch.setattr(store, "_do", None)  # nothing more is written
    await store.keep_catalogue(printed)
    await store.keep_catalogue(Printed("", b"null"))
    assert await store.catalogue("abc") == printed.body
    assert await store.catalogue("") is None


async def test_migrations_lead_to_the_schema(store: Store) -> None:
    """What the migrations make is what the program expects, column by column."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def differences(connection: Connection) -> list[object]:
        migrate(connection)
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == NEWEST
        return list(compare_metadata(context, metadata))

    assert await store.database.write(differences) == []


async def test_a_store_of_the_first_version_keeps_its_tables(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/spellhall.db")
    with engine.begin() as connection:
        migrate(connection, "0001")
        columns = row("t").columns()
        del columns["clock"]
        names, marks = _inserted(columns)
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({marks})"), columns)
    engine.dispose()
    store = Store(Settings(data=str(tmp_path)).url)
    await store.open()
    found = await store.table("t")
    await store.close()
    assert found is not None
    assert found[0].clock == 0


def _inserted(columns: dict[str, Any]) -> tuple[str, str]:
    """The names and the marks of an INSERT."""
    return ", ".join(columns), ", ".join(f":{name}" for name in columns)


async def test_the_lists_of_the_hall_do_not_look_at_every_table(store: Store) -> None:
    """Each is found by an index, however many tables there are."""
    asked: list[tuple[str, object]] = []

    def note(_: object, __: object, statement: str, parameters: object, *___: object) -> None:
        asked.append((statement, parameters))

    assert isinstance(store.database, SQLite)
    event.listen(store.database.readers, "before_cursor_execute", note)
    await store.tables_of("ann")
    await store.open_tables()
    await store.finished_tables()
    await store.watchable_tables()
    lists = asked.copy()
    assert len(lists) == 4
    for statement, parameters in lists:
        explained = await store.database.read(
            lambda c, q=statement, p=parameters: c.exec_driver_sql(  # type: ignore[misc]
                f"EXPLAIN QUERY PLAN {q}", p
            ).all()
        )
        steps = [row[3] for row in explained]
        assert not [step for step in steps if step.startswith("SCAN tables")], statement


async def test_what_nobody_has_touched_is_removed_whole(store: Store) -> None:
    long_ago, lately = now(days_ago=40), now(days_ago=20)
    for id, changed in (("old", long_ago), ("spared", long_ago), ("young", lately)):
        old = row(id)
        old.changed = changed
        kept = Snapshot(1, "{}", "{}")
        await store.import_log(old, [Seat(0, "open")], [Entry(1, 0, "choice", "x")], kept)
        await store.say(id, ChatLine(0, "Ann", "hello", long_ago))
        await store.keep_story(id, "{}")
    assert await store.remove_untouched(now(days_ago=30), {"spared"}) == ["old"]
    assert await store.remove_untouched(now(days_ago=30), {"spared"}) == []
    assert await store.table("old") is None

    def rows_left(c: Connection) -> dict[str, list[str]]:
        parts = [part for part in metadata.sorted_tables if "table_id" in part.c]
        return {part.name: sorted(c.execute(select(part.c.table_id)).scalars()) for part in parts}

    left = await store.database.read(rows_left)
    assert left == dict.fromkeys(("chat", "choices", "seats", "snapshots", "stories"), KEPT)
