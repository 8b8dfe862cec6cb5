"""The hall is open before the last game is imported, and nobody waits in the loop for that."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from spellhall.engine.machine.build import build
from spellhall.games import find, ids
from spellhall.server.hall import fetching
from spellhall.server.settings import Settings
from tests.server.conftest import running
from tests.server.guests import Guest


class Cupboard:
    """Where games are imported slowly: each waits until the door is open."""

    def __init__(self) -> None:
        self.door = threading.Event()
        self.fetched: list[str] = []
        self.threads: set[threading.Thread] = set()

    def find(self, id: str) -> object:
        self.threads.add(threading.current_thread())
        assert self.door.wait(20)
        self.fetched.append(id)
        if id == "five_seals":
            raise ImportError("a game that cannot be imported")
        return find(id)


@pytest.fixture
def cupboard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cupboard]:
    made = Cupboard()
    monkeypatch.setattr(fetching, "find", made.find)
    yield made
    made.door.set()


async def test_the_hall_answers_while_games_are_fetched(
    settings: Settings, cupboard: Cupboard
) -> None:
    async with running(settings) as server:
        guest = Guest(server.address)
        assert (await guest.get("/health"))["build"] == build()
        asked = asyncio.create_task(guest.get("/api/games"))
        await asyncio.sleep(0.1)
        assert not asked.done()
        cupboard.door.set()
        assert {game["id"] for game in (await asked)["games"]} >= {"wiz_war", "five_seals"}
        assert cupboard.fetched == ids()
        assert threading.main_thread() not in cupboard.threads
        await guest.http.aclose()


async def test_a_hall_that_is_closed_at_once_does_not_wait_for_all_games(
    settings: Settings, cupboard: Cupboard
) -> None:
    async with running(settings):
        pass
    assert cupboard.fetched == []
