"""Workers that think for bots: whatever happens to them, the table goes on."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from spellhall.engine import begin
from spellhall.server.metrics import Metrics
from spellhall.server.settings import Settings
from spellhall.server.thinking import Thinker, Worker, WorkerFailed
from tests.server.duel import GAME
from tests.server.guests import Guest

CODES = [1, 2, 3, 4, 5]


@pytest.fixture
async def thinker(settings: Settings) -> AsyncIterator[Thinker]:
    """One worker with little patience."""
    thinker = Thinker(replace(settings, bot_patience=15), Metrics())
    yield thinker
    await thinker.close()


async def choose(thinker: Thinker, level: str = "adept") -> int:
    return await thinker.choose(GAME, begin(GAME, 2).state, 0, level, CODES)


def is_running(worker: Worker) -> bool:
    return worker.process is not None


async def test_every_level_answers(thinker: Thinker) -> None:
    for level in ("apprentice", "adept", "archmage"):
        assert await choose(thinker, level) in CODES
    assert thinker.metrics.bot_failures._value.get() == 0


async def test_a_killed_worker_is_replaced(thinker: Thinker) -> None:
    await choose(thinker)
    (worker,) = thinker.workers
    assert worker.process is not None
    first = worker.process
    first.kill()
    assert await choose(thinker) in CODES
    assert await choose(thinker) in CODES
    assert worker.process.pid != first.pid
    assert thinker.metrics.bot_failures._value.get() <= 1


async def test_a_hung_worker_is_replaced(thinker: Thinker) -> None:
    await choose(thinker)
    (worker,) = thinker.workers
    assert worker.process is not None
    worker.settings = replace(worker.settings, bot_patience=0.2)
    worker.process.send_signal(19)  # SIGSTOP
    assert await asyncio.wait_for(choose(thinker), 10) in CODES
    assert not is_running(worker)
    worker.settings = thinker.settings
    assert await choose(thinker) in CODES
    assert thinker.metrics.bot_failures._value.get() == 1


async def test_an_unknown_level_falls_back(thinker: Thinker) -> None:
    assert await choose(thinker, "god") in CODES
    assert thinker.metrics.bot_failures._value.get() == 1


async def test_a_hint_does_not_look_behind_the_cards(thinker: Thinker) -> None:
    """The chances are the mean over redeals, so they do not depend on the others' secrets."""
    match = begin(GAME, 2)
    hint = await thinker.hint(GAME, match.state, 0, 2)
    assert hint.code in CODES
    assert hint.chances == [0.5, 0.5]
    with pytest.raises(WorkerFailed):
        await Thinker(replace(thinker.settings, bot_processes=0), Metrics()).hint(
            GAME, match.state, 0, 2
        )


async def test_bots_alone_play_to_the_end(ann: Guest) -> None:
    table = await ann.open("adept", "apprentice", "archmage", start=True, options={"rounds": 2})
    async with ann.at(table["id"]) as line:
        assert await line.my_turn() is None
        assert line.update["result"]["places"]
