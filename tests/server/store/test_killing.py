"""The server is killed again and again during play and loses nothing that it acknowledged."""

import asyncio
import multiprocessing
import os
import random
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.process import BaseProcess

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidMessage

from spellhall.server.serve import config
from spellhall.server.settings import Settings
from spellhall.server.store.store import Store
from tests.server.guests import Guest

KILLS = 50
TABLES = 4

# Each server is a process of its own; forked from one that has imported everything, it starts
# quickly enough to be killed fifty times.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["spellhall.server.serve", "tests.server.duel", __name__])


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def serve(settings: Settings, port: int) -> None:
    """What the process does."""
    uvicorn.Server(config(settings, "127.0.0.1", port)).run()


@contextmanager
def process(settings: Settings, port: int) -> Iterator[BaseProcess]:
    """A server in a process of its own."""
    server = FORKS.Process(target=serve, args=(settings, port), daemon=True)
    server.start()
    try:
        yield server
    finally:
        server.kill()
        server.join()
        server.close()


async def is_up(address: str) -> None:
    """Wait until a server answers."""
    deadline = time.monotonic() + 30
    async with httpx.AsyncClient() as http:
        while True:
            try:
                await http.get(f"http://{address}/health")
                return
            except httpx.TransportError:
                assert time.monotonic() < deadline, "the server does not start"
                await asyncio.sleep(0.02)


async def play_until_killed(
    guest: Guest, table: str, seen: int, kept: dict[int, tuple[int, str]], told: asyncio.Semaphore
) -> int:
    """Choose as fast as possible; note every acknowledged choice. Returns the last seq seen."""
    try:
        async with guest.at(table, since=seen) as line:
            await line.hello()
            assert line.update["seq"] >= max(kept, default=0), "an acknowledged choice is gone"
            while True:
                seen = line.update["seq"]
                question = await line.my_turn()
                assert question is not None, "the game is over too early"
                choice = random.choice(question["options"])["choice"]
                answer = await line.send_choice(choice, question["seat"])
                if answer["type"] == "accepted":
                    kept[answer["seq"]] = (question["seat"], choice)
                    told.release()
                await line.until(seen + 1)
    except (ConnectionClosed, OSError, InvalidMessage, TimeoutError):
        return seen


@pytest.mark.slow
async def test_fifty_kills_lose_no_acknowledged_choice(settings: Settings) -> None:
    port = free_port()
    address = f"127.0.0.1:{port}"
    settings = replace(settings, bot_processes=0, snapshot_every=7)
    with process(settings, port):
        await is_up(address)
        guest = await Guest.named(address, "Ann")
        opened = [
            await guest.open("me", "apprentice", "me", start=True, options={"rounds": 500})
            for _ in range(TABLES)
        ]
    tables = [table["id"] for table in opened]
    kept: dict[str, dict[int, tuple[int, str]]] = {id: {} for id in tables}
    seen = dict.fromkeys(tables, -1)
    kills = 0
    for _ in range(KILLS):
        with process(settings, port) as server:
            await is_up(address)
            told = asyncio.Semaphore(0)
            players = [
                asyncio.create_task(play_until_killed(guest, id, seen[id], kept[id], told))
                for id in tables
            ]
            for _ in range(random.randint(3, 12)):
                await told.acquire()
            await asyncio.sleep(random.uniform(0, 0.02))
            assert server.pid is not None
            os.kill(server.pid, signal.SIGKILL)
            kills += 1
            seen = dict(zip(tables, await asyncio.gather(*players), strict=True))
    await guest.close()

    store = Store(settings.url)
    await store.open()
    for id in tables:
        written = {entry.seq: entry for entry in await store.entries(id)}
        assert sorted(written) == list(range(1, len(written) + 1))
        for seq, (seat, choice) in kept[id].items():
            assert (written[seq].seat, written[seq].text) == (seat, choice)
    await store.close()
    assert kills == KILLS
    assert sum(map(len, kept.values())) >= 3 * KILLS
