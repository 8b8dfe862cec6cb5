"""Workers that think for bots: whatever happens to them, the table goes on."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from spellhall.engine import begin
from spellhall.server.metrics import Metrics
from spellhall.server.settings import Settings
from spellhall.server.thinking.fair_queue import Asker, FairQueue
from spellhall.server.thinking.thinker import Thinker, Worker, WorkerFailed, WorkerHung
from spellhall.server.thinking.worker import Answer
from tests.server.conftest import Running, running
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
    patient, thinker.settings = thinker.settings, replace(thinker.settings, bot_patience=0.2)
    worker.process.send_signal(19)  # SIGSTOP
    assert await asyncio.wait_for(choose(thinker), 10) in CODES
    assert not is_running(worker)
    thinker.settings = patient
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


async def test_bots_of_a_table_that_nobody_watches_wait(settings: Settings) -> None:
    async with running(replace(settings, linger=0.2)) as server:
        ann = await Guest.named(server.address, "Ann")
        table = await ann.open("adept", "apprentice", start=True, options={"rounds": 300})
        await asyncio.sleep(0.5)
        path = f"/api/tables/{table['id']}"
        assert (await ann.get(path))["seq"] == 0
        async with ann.at(table["id"]) as line:
            await line.until(5)
        await asyncio.sleep(0.8)
        left = (await ann.get(path))["seq"]
        await asyncio.sleep(0.5)
        assert (await ann.get(path))["seq"] == left
        async with ann.at(table["id"]) as line:  # and go on when somebody comes back
            await line.until(left + 5)
        await ann.close()


async def test_one_person_opens_only_so_many_tables(settings: Settings) -> None:
    async with running(replace(settings, table_rate=0.001, table_burst=3)) as server:
        ann = await Guest.named(server.address, "Ann")
        for _ in range(3):
            table = await ann.open("me", "adept")
        wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert (await ann.post("/api/tables", wish, 429))["error"] == "too_many_tables"
        for path, body in (("records", {"record": ""}), ("positions", {"position": ""})):
            assert (await ann.post(f"/api/{path}", body, 429))["error"] == "too_many_tables"
        branch = {"seq": 0, "seat": 0}
        problem = await ann.post(f"/api/tables/{table['id']}/branch", branch, 429)
        assert problem["error"] == "too_many_tables"
        bea = await Guest.named(server.address, "Bea")
        await bea.open("me", "adept")
        await ann.close()
        await bea.close()


async def served(queue: FairQueue[str], askers: list[Asker], log: list[Asker]) -> None:
    """All ask at once; each holds what it gets for a moment."""

    async def one(asker: Asker) -> None:
        thing = await queue.take(asker)
        log.append(asker)
        await asyncio.sleep(0)
        queue.give_back(asker, thing)

    await asyncio.gather(*map(one, askers))


async def test_workers_go_round_between_people_and_then_between_tables() -> None:
    greedy = [Asker("ann", f"table {n % 3}") for n in range(12)]
    log: list[Asker] = []
    await served(FairQueue(["worker"]), [*greedy, Asker("bea", "t"), Asker("cid", "u")], log)
    # The first one was alone when she asked.
    assert [asker.person for asker in log[:5]] == ["ann", "ann", "bea", "cid", "ann"]
    tables = [asker.table for asker in log if asker.person == "ann"]
    assert tables == ["table 0", "table 1", "table 2"] * 4


async def test_nobody_holds_all_workers() -> None:
    queue = FairQueue(["one", "two"])
    await queue.take(Asker("ann", "t"))
    second = asyncio.create_task(queue.take(Asker("ann", "u")))
    await asyncio.sleep(0)
    assert not second.done()
    thing = await asyncio.wait_for(queue.take(Asker("bea", "v")), 1)
    queue.give_back(Asker("bea", "v"), thing)
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    queue.give_back(Asker("ann", "t"), "one")
    assert await asyncio.wait_for(queue.take(Asker("ann", "w")), 1)  # the cancelled one is gone


async def test_who_hangs_workers_is_waited_for_less_and_others_as_before(thinker: Thinker) -> None:
    """A table at which workers hang twice gets choices at random, and nobody's worker hangs."""
    hostile, other = Asker("ann", "t"), Asker("bea", "u")
    asked = []

    async def hangs(request: object, patience: float) -> Answer:
        asked.append(patience)
        raise WorkerHung("no answer")

    (worker,) = thinker.workers
    worker.ask = hangs  # type: ignore[method-assign]
    state = begin(GAME, 2).state
    for _ in range(4):
        assert await thinker.choose(GAME, state, 0, "adept", CODES, hostile) in CODES
    assert asked == [15, 7.5]
    await thinker.choose(GAME, state, 0, "adept", CODES, other)
    await thinker.choose(GAME, state, 0, "adept", CODES, Asker("ann", "another"))
    assert asked[2:] == [15, 3.75]


async def test_a_position_in_which_the_rules_get_stuck_is_refused(
    server: Running, ann: Guest
) -> None:
    async def hangs(position: str, asker: Asker) -> None:
        assert asker == Asker(ann.id)
        raise WorkerHung("no answer")

    table = await ann.open("me", "me", start=True)
    log = (await server.hall.table(table["id"])).log
    assert log is not None
    position = {"position": log.match.to_json()}
    await ann.post("/api/positions", position, 201)
    server.hall.thinker.try_position = hangs  # type: ignore[method-assign]
    problem = await ann.post("/api/positions", position, 422)
    assert problem["error"] == "bad_position"
    assert "stuck" in problem["message"]
