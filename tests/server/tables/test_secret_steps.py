"""A secret made in several steps: nobody can count them before all have chosen.

In Hell High everybody builds a Spell at the same time, card by card, and the number of its cards
is as secret as the cards are.
"""

import asyncio
from typing import Any

import msgspec
import pytest

from spellhall.engine import Match
from spellhall.games import find
from spellhall.server.store.rows import Entry
from spellhall.server.tables.log import Log, from_snapshot, opening
from spellhall.server.tables.showing import events_of, snapshot_of
from spellhall.server.tables.viewpoint import EVERYTHING, PUBLIC, Numbers, Viewpoint, numbers_of
from spellhall.testing import rule
from tests.server.conftest import Running
from tests.server.guests import Guest, Line
from tests.server.store.test_store import row as new_row

SEATS = {"me": {"kind": "me"}, "open": {"kind": "open"}}


async def match_of(host: Guest, *seats: str) -> Any:
    """A table of Hell High; a seat is "me", "open" or the level of a bot."""
    wishes = [SEATS.get(seat, {"kind": "bot", "level": seat}) for seat in seats]
    return await host.post("/api/tables", {"game": "hell_high", "seats": wishes}, 201)


async def until_building(*lines: Line) -> None:
    """Answer what comes before the first Spells."""
    while True:
        for line in lines:
            for question in line.update["questions"]:
                if question["waits"] and question["kind"] != "build":
                    await line.choose(question["options"][0]["choice"], question["seat"])
        if all(line.update["sight"]["step"] == "build" for line in lines):
            return
        await asyncio.gather(*(newest(line) for line in lines))


async def newest(line: Line) -> None:
    """Take everything that is on its way."""
    try:
        while True:
            await asyncio.wait_for(line.next(), 0.2)
    except TimeoutError:
        pass


def choices_of(line: Line, start: str) -> list[str]:
    """What can be chosen now, of one kind."""
    offered = [option["choice"] for q in line.update["questions"] for option in q["options"]]
    return [choice for choice in offered if choice.startswith(start)]


async def build(line: Line, seat: int, cards: int) -> None:
    """Place so many cards, as far as the hand has them, and be ready."""
    for _ in range(cards):
        for choice in choices_of(line, "place")[:1]:
            assert (await line.choose(choice, seat))["type"] == "accepted"
    assert (await line.choose("ready", seat))["type"] == "accepted"


def told(line: Line, since: int) -> list[Any]:
    """The messages after the first so many."""
    return [msgspec.json.decode(text) for text in line.raw[since:]]


@rule("HH-BUILD-6", "HH-HID-2")
async def test_nobody_can_count_the_cards_that_another_places(
    ann: Guest, bea: Guest, stranger: Guest
) -> None:
    table = await match_of(ann, "me", "open")
    path = f"/api/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    await ann.post(f"{path}/start")
    async with (
        ann.at(table["id"]) as one,
        bea.at(table["id"]) as other,
        stranger.at(table["id"]) as watcher,
    ):
        for line in (one, other, watcher):
            await line.hello()
        await until_building(one, other)
        await newest(watcher)
        heard = {line: len(line.raw) for line in (other, watcher)}
        seq = other.update["seq"]
        length = (await bea.get(f"{path}/replay", stop="1"))["length"]

        # Two cards, one of them taken back by «undo»: five steps, and nothing to be heard.
        await one.choose(choices_of(one, "place")[0], 0)
        await one.choose(choices_of(one, "place")[0], 0)
        await one.send(type="undo", seat=0)
        await one.until(seq + 3)
        assert [event["kind"] for event in one.update["events"]] == ["undo"]
        for line in (other, watcher):
            await newest(line)
            assert told(line, heard[line]) == []
        for guest in (bea, ann):
            mine = 3 if guest is ann else 0
            replay = await guest.get(f"{path}/replay", start=str(length), stop="999")
            assert replay["length"] == length + mine
            assert [step["seq"] for step in replay["steps"]] == list(
                range(length, length + mine + 1)
            )
            assert (await guest.get(path))["seq"] == seq + mine
        assert (await bea.get(f"{path}/replay", viewpoint="public", stop="1"))["length"] == length

        # Bea builds meanwhile under her own numbers, and whoever comes anew learns no more.
        accepted = await other.choose(choices_of(other, "place")[0], 1)
        assert accepted["seq"] == seq + 1
        async with bea.at(table["id"], since=seq + 1) as again:
            welcome = await again.hello()
            assert (welcome["update"]["seq"], welcome["table"]["seq"]) == (seq + 1, seq + 1)
            assert welcome["update"]["events"] == []

        # That ann is ready is one thing heard, however many steps it took.
        heard = {line: len(line.raw) for line in (other, watcher)}
        await one.choose("ready", 0)
        for line, before in ((other, seq + 1), (watcher, seq)):
            await newest(line)
            updates = [each for each in told(line, heard[line]) if each["type"] == "update"]
            assert [(each["seq"], each["by"]) for each in updates] == [(before + 1, 0)]
            assert line.update["sight"]["players"][0]["ready"]

        # When all are ready the numbers are everybody's again.
        await other.choose("ready", 1)
        await newest(one)
        await newest(watcher)
        assert one.update["sight"]["step"] != "build"
        assert one.update["seq"] == other.update["seq"] == watcher.update["seq"] > seq + 5


async def test_the_same_step_sent_twice_counts_once(ann: Guest, bea: Guest) -> None:
    """Under numbers of one's own, too: the other seat's steps lie between."""
    table = await match_of(ann, "me", "open")
    path = f"/api/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    await ann.post(f"{path}/start")
    async with ann.at(table["id"]) as one, bea.at(table["id"]) as other:
        await one.hello()
        await other.hello()
        await until_building(one, other)
        seq = one.update["seq"]
        for _ in range(2):
            await other.choose(choices_of(other, "place")[0], 1)
        choice = choices_of(one, "place")[0]
        first = await one.choose(choice, 0, seq=seq + 1)
        again = await one.choose(choice, 0, seq=seq + 1)
        assert first == again == {"type": "accepted", "seq": seq + 1, "choice": choice}
        early = await one.choose("ready", 0, seq=seq + 3)
        assert early["error"] == "stale_choice"
        assert f"number {seq + 2}," in early["message"]
        assert (await one.choose("ready", 0))["seq"] == seq + 2


async def test_a_bot_pauses_once_however_many_cards_it_places(
    server: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await match_of(ann, "me", "adept")
    first: list[float] = []
    later: list[float] = []

    async def note(seconds: float) -> None:
        playing = server.hall.tables[table["id"]].log
        assert playing is not None
        (later if any(step.by == 1 for step in playing.apart()) else first).append(seconds)

    object.__setattr__(server.hall.settings, "pace", 0.5)
    monkeypatch.setattr("spellhall.server.tables.driver.sleep", note)
    await ann.post(f"/api/tables/{table['id']}/start")
    async with ann.at(table["id"]) as line:
        await line.hello()
        await until_building(line)
        while not line.update["sight"]["players"][1].get("ready"):
            await line.next("update")
    assert min(first) >= 0.34
    assert later  # at least one card, then ready
    assert max(later) == 0


@rule("HH-BUILD-6", "HH-HID-2")
async def test_the_hall_of_a_process_without_the_table_counts_no_secret_steps(
    server: Running, ann: Guest, bea: Guest
) -> None:
    table = await match_of(ann, "me", "open")
    path = f"/api/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    await ann.post(f"{path}/start")

    async def in_the_hall() -> tuple[int, str]:
        await server.hall.drop(server.hall.tables[table["id"]])
        (shown,) = (await bea.get("/api/hall"))["mine"]
        return shown["seq"], shown["changed"]

    async with ann.at(table["id"]) as one, bea.at(table["id"]) as other:
        await one.hello()
        await other.hello()
        await until_building(one, other)
        seq = other.update["seq"]
    before = await in_the_hall()
    assert before[0] == seq
    async with ann.at(table["id"]) as one:
        await one.hello()
        for _ in range(2):
            await one.choose(choices_of(one, "place")[0], 0)
        await one.send(type="undo", seat=0)
        await one.until(seq + 3)
    assert await in_the_hall() == before

    # That she is ready counts once; when all are ready, everything counts.
    async with ann.at(table["id"]) as one:
        await one.hello()
        await one.choose("ready", 0)
    told, changed = await in_the_hall()
    assert told == seq + 1
    assert changed > before[1]
    async with bea.at(table["id"]) as other:
        await other.hello()
        await build(other, 1, 1)
        await newest(other)
        after = other.update["seq"]
    assert (await in_the_hall())[0] == after > seq + 5


async def test_numbers_that_were_told_stay_when_the_table_is_read_again(
    server: Running, ann: Guest, bea: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot inside a simultaneous choice would forget which of its steps are secret."""
    object.__setattr__(server.hall.settings, "snapshot_every", 1)
    table = await match_of(ann, "me", "open")
    path = f"/api/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    await ann.post(f"{path}/start")
    async with ann.at(table["id"]) as one, bea.at(table["id"]) as other:
        await one.hello()
        await other.hello()
        await until_building(one, other)
        monkeypatch.setattr(Match, "may_undo", lambda match, seat: False)  # or there is no snapshot
        for _ in range(2):
            await one.choose(choices_of(one, "place")[0], 0)
        choice = choices_of(other, "place")[0]
        seq = other.update["seq"] + 1
        first = await other.send_choice(choice, 1, seq)
        assert first["seq"] == seq
    await server.hall.drop(server.hall.tables[table["id"]])
    assert (await bea.get(path))["seq"] == seq
    async with bea.at(table["id"], since=seq) as again:
        welcome = await again.hello()
        assert (welcome["update"]["seq"], welcome["table"]["seq"]) == (seq, seq)
        assert await again.send_choice(choice, 1, seq) == first


def play(log: Log, seat: int, start: str = "", reason: str = "") -> None:
    """Make the first choice of a seat that begins so."""
    options = [o.text for o in log.match.options(seat) if o.text.startswith(start)]
    entry = Entry(log.length + 1, seat, "choice", options[0], reason=reason)
    match, moment = log.try_out(entry)
    log.accept(match, entry, moment)


def test_a_snapshot_inside_a_simultaneous_choice_is_not_begun_from() -> None:
    """Older servers made such snapshots; the table is replayed from its set-up instead."""
    game = find("hell_high")
    row = msgspec.structs.replace(new_row("t"), game=game.id, version=game.version, seed="7")
    log = Log(opening(game, row, ["Ann", "Bea"]), [], [])
    while not log.match.state.lanes or "place" not in log.match.options(0)[0].text:
        play(log, log.match.awaited()[0])
    for seat in (0, 0, 1):
        play(log, seat, "place")
    snapshot = snapshot_of(log)
    play(log, 0, "place")
    again = from_snapshot(game, row, ["Ann", "Bea"], log.entries, snapshot)
    for seats in ((), (0,), (1,)):
        assert numbers_of(again, Viewpoint(seats)) == numbers_of(log, Viewpoint(seats))
    assert len(numbers_of(again, Viewpoint(())).hidden) == 4


def test_what_was_said_about_a_secret_choice_is_as_secret() -> None:
    game = find("hell_high")
    row = msgspec.structs.replace(new_row("t"), game=game.id, version=game.version, seed="7")
    log = Log(opening(game, row, ["Ann", "Bea"]), [], [])
    while not log.match.state.lanes or "place" not in log.match.options(0)[0].text:
        play(log, log.match.awaited()[0])
    play(log, 0, "place", "It burns best.")
    heard = {
        viewpoint: [
            event.text
            for event in events_of(log.match, log.moments, viewpoint, Numbers(), {})
            if event.kind == "reason"
        ]
        for viewpoint in (Viewpoint((0,)), Viewpoint((1,)), PUBLIC, EVERYTHING)
    }
    assert list(heard.values()) == [["It burns best."], [], [], ["It burns best."]]
