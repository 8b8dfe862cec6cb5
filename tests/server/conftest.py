"""A real server on a free port for each test, with bots that do not pause."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from spellhall.server.hall.hall import Hall
from spellhall.server.serve import config, write_logs
from spellhall.server.settings import Settings
from spellhall.server.store.store import Store
from spellhall.server.web.web_client import FOLDER
from tests.server import duel
from tests.server.guests import Guest

__all__ = ["duel"]

Meet = Callable[[str], Awaitable[Guest]]


class Running:
    """A server in this process."""

    def __init__(self, server: uvicorn.Server, hall: Hall, address: str) -> None:
        self.server = server
        self.hall = hall
        self.address = address


@asynccontextmanager
async def running(settings: Settings, static: Path = FOLDER) -> AsyncIterator[Running]:
    """Run a server until the block ends."""
    conf = config(settings, "127.0.0.1", 0, static)
    server = uvicorn.Server(conf)
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), task
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Running(server, conf.app.state.hall, f"127.0.0.1:{port}")  # type: ignore[union-attr]
    finally:
        server.should_exit = True
        await task


@pytest.fixture(scope="session", autouse=True)
def logs() -> None:
    """The server's own way of writing logs."""
    write_logs()


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store in its newest form with nothing in it, made once."""
    folder = tmp_path_factory.mktemp("store")

    async def make() -> None:
        store = Store(Settings(data=str(folder)).url)
        await store.open()
        await store.close()

    asyncio.run(make())
    return folder / "spellhall.db"


@pytest.fixture
def settings(tmp_path: Path, empty_store: Path) -> Settings:
    """No pauses, generous limits, a store of its own."""
    shutil.copy(empty_store, tmp_path)
    return Settings(
        data=str(tmp_path),
        pace=0,
        takeover=0.3,
        gone=1.0,
        bot_processes=1,
        plugins="tests.server.duel",
        rate=10_000,
        burst=10_000,
        table_burst=10_000,
        snapshot_every=10,
    )


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    """A running server."""
    async with running(settings) as one:
        yield one


@pytest.fixture
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Brings in somebody with a name; all go home at the end."""
    async with AsyncExitStack() as stack:

        async def bring(name: str) -> Guest:
            guest = await Guest.named(server.address, name)
            stack.push_async_callback(guest.close)
            return guest

        yield bring


@pytest.fixture
async def ann(meet: Meet) -> Guest:
    """Somebody."""
    return await meet("Ann")


@pytest.fixture
async def bea(meet: Meet) -> Guest:
    """Somebody else."""
    return await meet("Bea")


@pytest.fixture
async def stranger(server: Running) -> AsyncIterator[Guest]:
    """Somebody without a key."""
    guest = Guest(server.address)
    yield guest
    await guest.close()


def texts(events: list[Any]) -> list[str]:
    """The sentences of some events."""
    return [event["text"] for event in events]
