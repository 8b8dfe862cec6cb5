"""No byte that a viewpoint is sent tells what it may not know."""

import asyncio
import re

import msgspec
import pytest

from tests.server.conftest import Running
from tests.server.guests import Guest, Line

SECRET = re.compile(r"secret-([1-9])")


async def pick_and_listen(line: Line, seat: int, number: int) -> None:
    await line.hello()
    await line.choose(f"number {number}", seat)


async def test_nothing_of_another_seat_in_any_byte(ann: Guest, bea: Guest, stranger: Guest) -> None:
    table = await ann.open("me", "open", options={"rounds": 1})
    await bea.post(f"/api/tables/{table['id']}/sit", {})
    await ann.post(f"/api/tables/{table['id']}/start")
    async with (
        ann.at(table["id"]) as one,
        bea.at(table["id"]) as other,
        stranger.at(table["id"]) as watcher,
    ):
        await pick_and_listen(one, 0, 3)
        await pick_and_listen(other, 1, 4)
        await asyncio.gather(one.play(), other.play(), watcher.my_turn())
        for line, own in ((one, {"3"}), (other, {"4"}), (watcher, set())):
            assert set(SECRET.findall("".join(line.raw))) == own
            choices = [msgspec.json.decode(text) for text in line.raw]
            told = {m["choice"] for m in choices if m["type"] == "update" and m.get("choice")}
            seats = {m["by"] for m in choices if m["type"] == "update" and m.get("choice")}
            assert bool(told) is bool(own)
            assert seats <= ({0} if line is one else {1})


async def test_who_joins_late_or_looks_back_learns_no_more(
    ann: Guest, bea: Guest, stranger: Guest
) -> None:
    table = await ann.open("me", "open")
    path = f"/api/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    await ann.post(f"{path}/start")
    async with ann.at(table["id"]) as one, bea.at(table["id"]) as other:
        await pick_and_listen(one, 0, 3)
        await pick_and_listen(other, 1, 4)
    for guest, own in ((ann, {"3"}), (bea, {"4"}), (stranger, set())):
        async with guest.at(table["id"]) as line:
            await line.hello()
            assert set(SECRET.findall(line.raw[0])) == own
        looking_back = await guest.http.get(f"{path}/replay")
        assert set(SECRET.findall(looking_back.text)) == own
        public = await guest.http.get(f"{path}/replay", params={"viewpoint": "public"})
        assert SECRET.findall(public.text) == []
        assert '"choice":"number' not in public.text
        for viewpoint in ("all", "1" if guest is ann else "0"):
            refused = await guest.http.get(f"{path}/replay", params={"viewpoint": viewpoint})
            assert refused.status_code == 403
        assert (await guest.http.get(f"{path}/record")).status_code == 403
        assert (
            await guest.http.post(f"{path}/branch", json={"seq": 0, "seat": 0})
        ).status_code in (401, 403)


async def test_the_seed_is_told_nowhere_before_the_end(server: Running, ann: Guest) -> None:
    table = await ann.open("me", "adept", start=True, options={"rounds": 1})
    seed = (await server.hall.table(table["id"])).row.seed
    assert len(seed) >= 32
    async with ann.at(table["id"]) as line:
        await line.play()
        assert seed not in "".join(line.raw)
    for path in ("/api/hall", f"/api/tables/{table['id']}", f"/api/tables/{table['id']}/replay"):
        assert seed not in (await ann.http.get(path)).text
    assert seed in (await ann.http.get(f"/api/tables/{table['id']}/record")).text


async def test_a_pause_does_not_tell_who_could_react(
    server: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With and without a mirror the question stays open for about the same time."""
    slept: list[float] = []

    async def note(seconds: float) -> None:
        slept.append(seconds)

    table = await ann.open("apprentice", "apprentice", options={"rounds": 20})
    object.__setattr__(server.hall.settings, "pace", 0.5)
    monkeypatch.setattr("spellhall.server.tables.driver.sleep", note)
    await ann.post(f"/api/tables/{table['id']}/start")
    async with ann.at(table["id"]) as line:
        await line.my_turn()
    assert len(slept) > 80
    assert 0.34 <= min(slept) <= max(slept) <= 0.66
