"""Nobody holds up a table: the clock of a table, and bots for those who went away."""

import asyncio
from dataclasses import replace

import pytest

from spellhall.server.settings import Settings
from tests.server.conftest import Running
from tests.server.guests import Guest


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Patience of a moment."""
    return replace(settings, away=0.3)


async def playing(ann: Guest, bea: Guest, clock: int = 0) -> str:
    """A table at which both are asked at once."""
    table: str = (await ann.open("me", "open", clock=clock))["id"]
    await bea.post(f"/api/tables/{table}/sit", {})
    await ann.post(f"/api/tables/{table}/start")
    return table


async def test_the_clock_is_checked(ann: Guest) -> None:
    table = await ann.open("me", "open", clock=30)
    assert table["clock"] == 30
    path = f"/api/tables/{table['id']}"
    assert (await ann.patch(path, {"clock": 0}))["clock"] == 0
    for seconds in (-1, 4, 3601):
        problem = await ann.patch(path, {"clock": seconds}, 422)
        assert problem["error"] == "bad_clock"
        assert "5 to 3600 seconds" in problem["message"]
    assert (await ann.get(path))["clock"] == 0


async def test_without_a_clock_nobody_is_hurried(ann: Guest, bea: Guest) -> None:
    table = await playing(ann, bea)
    async with ann.at(table) as line:
        await line.hello()
        assert line.update["status"]["left"] is None


async def test_when_the_time_is_up_the_hall_chooses(
    server: Running, ann: Guest, bea: Guest
) -> None:
    table = await playing(ann, bea, clock=5)
    async with ann.at(table) as line, bea.at(table) as other:
        await line.hello()
        await other.hello()
        assert 4 < line.update["status"]["left"] <= 5
        await line.choose("number 1")
        server.hall.tables[table].row.clock = 1  # no test should wait longer
        server.hall.tables[table].driver.wake()
        await other.until(line.update["seq"] + 1)
        assert other.update["by"] == 1
        assert other.update["choice"]  # as if Bea had made it
        assert not (await ann.get(f"/api/tables/{table}"))["seats"][1]["stand_in"]


async def test_a_bot_plays_for_who_went_away_until_they_return(ann: Guest, bea: Guest) -> None:
    table = await playing(ann, bea)
    path = f"/api/tables/{table}"
    async with ann.at(table) as line:
        await line.hello()
        async with bea.at(table) as other:
            await other.hello()
            await asyncio.sleep(0.4)
            problem = await ann.post(f"{path}/stand_in", {"seat": 1}, 409)
            assert problem["error"] == "still_here"
        while (await line.next("table"))["table"]["seats"][1]["here"]:
            pass
        await asyncio.sleep(0.4)
        asked = await ann.post(f"{path}/stand_in", {"seat": 1})
        assert asked["seats"][1]["stand_in"]
        await line.until(line.update["seq"] + 1)
        assert line.update["by"] == 1
        async with bea.at(table) as other:
            await other.hello()
            back = await bea.post(f"{path}/resume")
            assert not back["seats"][1]["stand_in"]


async def test_only_players_ask_and_only_for_people(
    ann: Guest, bea: Guest, stranger: Guest
) -> None:
    table = await playing(ann, bea)
    path = f"/api/tables/{table}/stand_in"
    assert (await stranger.post(path, {"seat": 1}, 401))["error"] == "unknown_key"
    cid = await Guest.named(ann.address, "Cid")
    assert (await cid.post(path, {"seat": 1}, 403))["error"] == "not_seated"
    await cid.close()
    for seat in (-1, 2, 99):
        assert (await ann.post(path, {"seat": seat}, 422))["error"] == "bad_seat"
    gathering = (await ann.open("me", "open"))["id"]
    problem = await ann.post(f"/api/tables/{gathering}/stand_in", {"seat": 0}, 409)
    assert problem["error"] == "not_playing"
