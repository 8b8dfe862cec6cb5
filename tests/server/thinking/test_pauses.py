"""A pause does not tell who could have reacted."""

import asyncio
import time
from dataclasses import replace
from random import Random
from statistics import quantiles

import pytest

from spellhall.server.settings import Settings
from spellhall.server.thinking.pauses import LONGEST, Pauses, people_take
from tests.server.conftest import Running
from tests.server.duel import Duel
from tests.server.guests import Guest

MINE = [("person", "duel", "Mirror", "ann"), ("people", "duel", "Mirror")]


def test_who_has_no_choice_takes_as_long_as_the_same_person_with_one() -> None:
    rng = Random(1)
    pauses = Pauses(rng)
    slow = [rng.lognormvariate(1.2, 0.4) for _ in range(32)]
    for seconds in slow:
        pauses.note(MINE, seconds)
    for _ in range(32):
        pauses.note(MINE[1:], 0.5)  # others are quicker
    drawn = [pauses.draw(MINE, people_take(0.6)) for _ in range(4000)]
    for with_choice, without in zip(quantiles(slow, n=4), quantiles(drawn, n=4), strict=True):
        assert without == pytest.approx(with_choice, rel=0.1)


def test_before_a_person_has_answered_the_others_are_the_measure() -> None:
    pauses = Pauses(Random(1))
    guess = [pauses.draw(MINE, people_take(0.6)) for _ in range(1000)]
    assert 1.8 < quantiles(guess, n=2)[0] < 2.4
    for _ in range(4):
        pauses.note(MINE[1:], 5.0)
    assert all(4.4 < pauses.draw(MINE, people_take(0.6)) < 5.6 for _ in range(100))


def test_nobody_waits_for_nothing_longer_than_a_few_seconds() -> None:
    pauses = Pauses(Random(1))
    for _ in range(4):
        pauses.note(MINE, 300.0)
    assert all(7 < pauses.draw(MINE, people_take(0.6)) <= LONGEST for _ in range(100))
    assert pauses.draw((), lambda rng: 99.0) == LONGEST


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Bots that pause."""
    return replace(settings, pace=0.05)


def state_of(server: Running, table: str) -> Duel:
    """The state of a duel, to deal mirrors as a test wants them."""
    log = server.hall.tables[table].log
    assert log is not None
    assert isinstance(log.match.state, Duel)
    return log.match.state


async def test_a_person_without_a_mirror_is_answered_for_after_their_own_time(
    server: Running, ann: Guest
) -> None:
    """The notes are made by their own answers when they had one."""
    id = (await ann.open("me", "me", start=True))["id"]
    keys = [("person", "duel", "Mirror", ann.id)]
    async with ann.at(id) as line:
        await line.hello()
        for seat in range(2):
            await line.choose("number 1", seat)
        state_of(server, id).mirrors = [1, 1]
        await line.choose("number 5", 0)
        await asyncio.sleep(0.4)
        await line.choose("pass", 1)
        (noted,) = server.hall.pauses._notes[keys[0]]
        assert 0.4 < noted < 3
        server.hall.pauses.note(keys * 31, 1.0)
        server.hall.pauses.note(keys, 1.0)
        state_of(server, id).mirrors = [0, 0]
        began = time.monotonic()
        await line.choose("number 5", 1)
        seq = line.update["seq"]
        await line.until(seq + 1)
        assert 0.85 < time.monotonic() - began < 3


async def test_a_bot_without_a_mirror_takes_as_long_as_one_with(
    server: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = (await ann.open("me", "adept", start=True))["id"]
    slept: list[float] = []

    async def note(seconds: float) -> None:
        slept.append(seconds)

    async with ann.at(id) as line:
        await line.hello()
        await line.choose("number 1", 0)
        while (await line.my_turn())["kind"] != "guess":
            await line.next("update")
        state_of(server, id).mirrors = [0, 0]
        server.hall.pauses.note([("bot", "duel", "Mirror", "adept")] * 32, 2.5)
        monkeypatch.setattr("spellhall.server.tables.driver.sleep", note)
        await line.choose("number 5", 0)
        await line.until(line.update["seq"] + 1)
    assert 2.2 < slept[0] < 2.8
    assert len(server.hall.pauses._notes["bots", "duel", "adept"]) >= 1  # its own first number
