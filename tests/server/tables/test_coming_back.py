"""Lost lines, restarts, tables out of memory, and rules that have changed since."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from spellhall.server.settings import Settings
from spellhall.server.store.rows import ChatLine, now
from spellhall.server.tables.table import Table
from tests.server import duel
from tests.server.conftest import Running, running, texts
from tests.server.guests import Guest, sights_of


async def test_who_reconnects_gets_exactly_what_was_missed(ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
        await line.play(at_most=9)
        await line.my_turn()
    update = await settled(ann, table["id"])
    whole, everything = update["events"], update["seq"]
    assert [event["seq"] for event in whole] == sorted(event["seq"] for event in whole)
    assert whole[0]["seq"] == 0
    for since in (-1, 0, 3, everything - 1, everything, everything + 50):
        async with ann.at(table["id"], since=since) as line:
            missed = (await line.hello())["update"]
            assert missed["events"] == [event for event in whole if event["seq"] > since]
            assert missed["seq"] == everything


async def settled(guest: Guest, table: str) -> dict[str, Any]:
    """The first update, once the server has passed for those who have nothing to decide."""
    seq = -1
    while True:
        async with guest.at(table) as line:
            update: dict[str, Any] = (await line.hello())["update"]
        if update["seq"] == seq:
            return update
        seq = update["seq"]
        await asyncio.sleep(0.5)


async def test_a_restarted_server_goes_on_where_it_was(settings: Settings) -> None:
    async with running(settings) as server:
        ann = await Guest.named(server.address, "Ann")
        table = await ann.open("me", "me", "me", start=True, options={"rounds": 6})
        async with ann.at(table["id"]) as line:
            await line.hello()
            await line.play(at_most=25)
            await line.my_turn()
            before = line.update
        await ann.close()
    async with running(settings) as server:
        again = Guest(server.address, ann.key)
        async with again.at(table["id"], since=before["seq"]) as line:
            now = (await line.hello())["update"]
            told_once: dict[str, Any] = {"events": [], "base": "", "patch": None, "asked": None}
            told_once |= {"scene": None, "catalogue": ""}
            assert now | told_once == before | told_once
            assert now["events"] == []
            await line.play()
            assert line.update["result"] is not None
        async with again.at(table["id"]) as line:  # events from before the snapshot, by replay
            events = (await line.hello())["update"]["events"]
            assert events[0]["seq"] == 0
            assert events[-1]["seq"] == line.update["seq"]
        await again.close()


async def test_undo_across_a_restart(settings: Settings) -> None:
    """Snapshots are made only when nothing can be taken back, so the log still replays."""
    often = replace(settings, snapshot_every=1)
    async with running(often) as server:
        ann = await Guest.named(server.address, "Ann")
        table = await ann.open("me", "me", start=True)
        async with ann.at(table["id"]) as line:
            await line.hello()
            for number in (1, 2, 3):
                await line.choose(f"number {number}", 0)
            await line.send(type="undo", seat=0)
            await line.until(4)
        await ann.close()
    async with running(often) as server:
        again = Guest(server.address, ann.key)
        async with again.at(table["id"]) as line:
            update = (await line.hello())["update"]
            assert update["seq"] == 4
            assert update["sight"]["own"] == "secret-0"  # the face is seat 1, which must pick
            await line.send(type="undo", seat=0, whole_turn=True)
            update = await line.until(5)
            assert texts(update["events"]) == ["Ann takes back 2 choices."]
            await line.play()
        await again.close()


async def test_an_idle_table_leaves_the_memory_and_comes_back(settings: Settings) -> None:
    async with running(replace(settings, idle=0.2)) as server:
        ann = await Guest.named(server.address, "Ann")
        table = await ann.open("me", "me", start=True)
        async with ann.at(table["id"]) as line:
            await line.hello()
            await line.choose("number 2", 0)
            await asyncio.sleep(0.5)
            assert table["id"] in server.hall.tables  # somebody looks at it
        await asyncio.sleep(1)
        assert table["id"] not in server.hall.tables
        async with ann.at(table["id"]) as line:
            await line.hello()
            assert (await line.choose("number 3", 1))["seq"] == 2
        await ann.close()


async def test_a_table_is_not_dropped_between_finding_and_entering_it(settings: Settings) -> None:
    """Whoever is slow to be welcomed still sits at the same table as the next one."""
    async with running(replace(settings, idle=0.1)) as server:
        ann = await Guest.named(server.address, "Ann")
        twin = Guest(server.address, ann.key)
        table = (await ann.open("me", "me", start=True))["id"]
        chat = server.hall.store.chat

        async def slowly(id: str) -> list[ChatLine]:
            await asyncio.sleep(0.8)
            return await chat(id)

        server.hall.store.chat = slowly  # type: ignore[method-assign]
        async with ann.at(table) as one:
            await asyncio.sleep(0.6)
            async with twin.at(table) as other:
                await one.hello()
                await other.hello()
                await one.choose("number 1", 0)
                assert (await other.until(1))["by"] == 0
        await ann.close()
        await twin.close()


async def test_a_table_that_is_dropped_as_soon_as_it_is_read_is_read_again(
    settings: Settings,
) -> None:
    async with running(replace(settings, idle=60.0)) as server:
        hall = server.hall
        ann = await Guest.named(server.address, "Ann")
        id = (await ann.open("me", "me", start=True))["id"]
        await hall.drop(hall.tables[id])

        async def dropping() -> Table:
            found = await hall.table(id)
            await hall.drop(found)
            return found

        async def visiting() -> Table:
            async with hall.visit(id) as found:
                assert hall.tables[id] is found  # whoever comes next sits at the same one
                return found

        first, second = await asyncio.gather(dropping(), visiting())
        assert first is not second
        await ann.close()


async def test_a_table_stays_in_memory_as_long_as_a_request_uses_it(settings: Settings) -> None:
    async with running(replace(settings, idle=0.1)) as server:
        ann = await Guest.named(server.address, "Ann")
        table = (await ann.open("me", "me", start=True))["id"]
        async with server.hall.visit(table) as found:
            await asyncio.sleep(0.5)
            assert server.hall.tables[table] is found
        await asyncio.sleep(0.5)
        assert table not in server.hall.tables
        await ann.close()


async def test_bots_go_on_after_a_restart(settings: Settings) -> None:
    async with running(replace(settings, pace=60)) as server:
        ann = await Guest.named(server.address, "Ann")
        table = await ann.open("me", "adept", start=True, options={"rounds": 1})
        async with ann.at(table["id"]) as line:
            await line.hello()
            await line.choose("number 2", 0)
        await ann.close()
    async with running(settings) as server:
        again = Guest(server.address, ann.key)
        async with again.at(table["id"]) as line:
            assert (await line.my_turn())["kind"] == "guess"
        await again.close()


@pytest.mark.parametrize("over", [False, True])
async def test_a_game_of_an_old_version_can_be_looked_at_but_not_played(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, over: bool
) -> None:
    async with running(settings) as server:
        ann = await Guest.named(server.address, "Ann")
        table = await ann.open("me", "me", start=True, options={"rounds": 1 if over else 9})
        async with ann.at(table["id"]) as line:
            await line.play(at_most=30)
            await line.my_turn()
            before = line.update
        path = f"/api/tables/{table['id']}"
        before_steps = (await ann.get(f"{path}/replay", viewpoint="0"))["steps"]
        before_record = (await ann.http.get(f"{path}/record")).text
        await ann.close()
    newer = replace(duel.GAME, version="2", catalogue=lambda: {"numbers": ["another"]})
    monkeypatch.setitem(__import__("spellhall.games").games._ADDED, "duel", newer)
    async with running(settings) as server:
        again = Guest(server.address, ann.key)
        async with again.at(table["id"]) as line:
            update = (await line.hello())["update"]
            assert update["sight"]["points"]
            assert update["scene"] == {"seats": 2}
            printed = await again.get(f"/api/catalogues/{update['catalogue']}")
            assert printed == duel.catalogue()  # as it was when it was played
            assert update["questions"] == []
            assert update["result"] == before["result"]
            if not over:
                assert "version 1" in update["status"]["text"]
            refused = await line.choose("number 1", 0)
            assert refused["error"] == "old_version"
        replay = await again.get(f"{path}/replay", viewpoint="0")
        assert "version 1" in replay["note"]
        assert "the same position" in replay["note"]
        assert [step["seq"] for step in replay["steps"]] == list(range(replay["length"] + 1))
        assert replay["steps"] == before_steps[: replay["length"] + 1]
        assert (replay["length"] == len(before_steps) - 1) == over
        part = await again.get(f"{path}/replay", viewpoint="0", start="2", stop="4")
        assert sights_of(part["steps"]) == sights_of(before_steps)[2:4]
        assert over or replay["length"] >= 10  # the last snapshot
        assert (await again.http.get(f"{path}/record")).text == before_record
        if over:
            assert (await again.post(f"{path}/rematch"))["phase"] in ("gathering", "playing")
        await again.close()


async def test_a_game_that_can_never_end_gives_its_record_to_its_players(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as server:
        ann, bea = [await Guest.named(server.address, name) for name in ("Ann", "Bea")]
        path = f"/api/tables/{(await ann.open('me', 'open'))['id']}"
        await bea.post(f"{path}/sit", {})
        await ann.post(f"{path}/start")
        assert (await ann.get(f"{path}/record", 403))["error"] == "game_goes_on"
        await ann.close()
        await bea.close()
    newer = replace(duel.GAME, version="2")
    monkeypatch.setitem(__import__("spellhall.games").games._ADDED, "duel", newer)
    async with running(settings) as server:
        player, stranger = Guest(server.address, bea.key), Guest(server.address)
        assert '[Version "1"]' in (await player.http.get(f"{path}/record")).text
        assert (await stranger.get(f"{path}/record", 403))["error"] == "game_goes_on"
        assert (await player.get(f"{path}/replay", 403, viewpoint="0"))["error"] == "foreign_seat"
        await player.close()
        await stranger.close()


async def test_a_state_that_is_written_otherwise_today_is_known_by_what_is_seen(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as server:
        ann = await Guest.named(server.address, "Ann")
        table = await ann.open("me", "me", start=True, options={"rounds": 2})
        async with ann.at(table["id"]) as line:
            await line.play()
        await ann.close()
    engine = create_engine(f"sqlite:///{settings.data}/spellhall.db")
    with engine.begin() as base:
        renamed = "UPDATE snapshots SET position = replace(position, '\"revealed\"', '\"shown\"')"
        assert base.execute(text(renamed)).rowcount > 0
    engine.dispose()
    newer = replace(duel.GAME, version="2")
    monkeypatch.setitem(__import__("spellhall.games").games._ADDED, "duel", newer)
    async with running(settings) as server:
        again = Guest(server.address, ann.key)
        replay = await again.get(f"/api/tables/{table['id']}/replay", viewpoint="0")
        assert "the same position" in replay["note"]
        assert replay["length"] == len(replay["steps"]) - 1 > 5
        await again.close()


async def test_where_new_rules_lead_elsewhere_only_the_stored_position_is_shown(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as server:
        ann = await Guest.named(server.address, "Ann")
        table = await ann.open("me", "me", start=True, options={"rounds": 2})
        async with ann.at(table["id"]) as line:
            await line.play()
            before = line.update
        path = f"/api/tables/{table['id']}"
        before_record = (await ann.http.get(f"{path}/record")).text
        await ann.close()

    def richer(players: int, options: Any, chance: Any) -> duel.Duel:
        state = duel.set_up(players, options, chance)
        state.points = [7] * players
        return state

    newer = replace(duel.GAME, version="2", begin=richer)
    monkeypatch.setitem(__import__("spellhall.games").games._ADDED, "duel", newer)
    async with running(settings) as server:
        again = Guest(server.address, ann.key)
        replay = await again.get(f"{path}/replay", viewpoint="0")
        (step,) = replay["steps"]
        assert (step["seq"], replay["length"]) == (0, 0)
        assert step["sight"]["points"] == before["sight"]["points"]
        seq = before["seq"]
        assert f"Only the position after choice {seq} of {seq}" in replay["note"]
        assert step["status"]["text"] == replay["note"]
        assert (await again.http.get(f"{path}/record")).text == before_record
        await again.close()


async def test_a_slow_reader_is_let_go_and_can_come_back(server: Running, ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
        loaded = await server.hall.table(table["id"])
        (visitor,) = loaded.presence.visitors
        for _ in range(2000):
            loaded.telling.seats()
        assert visitor.lost
        await line.socket.wait_closed()
        assert line.socket.close_code == 1013
    async with ann.at(table["id"]) as line:
        assert (await line.hello())["update"]["seq"] == 0


async def test_a_table_is_removed_when_the_host_keeps_it_no_longer(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spellhall.server.hall.hall.CLEAR_EVERY", 0.0)
    monkeypatch.setattr("spellhall.server.store.store.MOST_REMOVED", 2)
    async with running(replace(settings, idle=0.2, keep_days=30)) as server:
        ann = await Guest.named(server.address, "Ann")
        watched, young, *old = [(await ann.open("me", "me", start=True))["id"] for _ in range(5)]
        async with ann.at(watched) as line:
            await line.hello()
            make_old(settings, [watched, *old])
            async with asyncio.timeout(30):
                await asyncio.gather(*(is_gone(server, id) for id in old))
            assert (await ann.get(f"/api/tables/{old[0]}", 404))["error"] == "unknown_table"
            await ann.get(f"/api/tables/{young}")
            await line.choose("number 2", 0)  # and so it is no longer old
        await ann.get(f"/api/tables/{watched}")
        await ann.close()


async def test_tables_are_kept_for_ever_unless_the_host_says_so(settings: Settings) -> None:
    async with running(replace(settings, idle=0.2)) as server:
        ann = await Guest.named(server.address, "Ann")
        table = (await ann.open("me", "me", start=True))["id"]
        make_old(settings, [table])
        await server.hall.drop(server.hall.tables[table])
        await server.hall._clear_out()
        await ann.get(f"/api/tables/{table}")
        await ann.close()


async def is_gone(server: Running, id: str) -> None:
    """Until the store has this table no longer."""
    if await server.hall.store.table(id):
        await asyncio.sleep(0.05)
        await is_gone(server, id)


def make_old(settings: Settings, ids: list[str]) -> None:
    """As if nothing had happened at these tables for forty days."""
    with create_engine(settings.url).begin() as connection:
        change = text("UPDATE tables SET changed = :at WHERE id = :id")
        connection.execute(change, [{"at": now(days_ago=40), "id": id} for id in ids])
