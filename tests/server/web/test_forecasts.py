"""Forecasts over the wire: asked for by whoever must choose, refused kindly when it is too late."""

from typing import Any

from spellhall.engine.patches import patched
from spellhall.server.web.forecasts import AT_ONCE
from tests.server.guests import Guest, Line


async def asked(line: Line, question: Any, choice: str, seq: int | None = None) -> Any:
    """The answer to «what would this lead to?»."""
    number = line.update["seq"] + 1 if seq is None else seq
    await line.send(type="forecast", seat=question["seat"], seq=number, choice=choice)
    return await line.next("forecast", "refused")


async def in_the_academy(ann: Guest) -> str:
    table = await ann.open("me", "apprentice", game="arcane_academy", start=True)
    return str(table["id"])


async def test_a_forecast_comes_true(ann: Guest) -> None:
    async with ann.at(await in_the_academy(ann)) as line:
        question = await line.my_turn()
        before = line.update
        told = await asked(line, question, "rest")
        assert (told["choice"], told["seq"]) == ("rest", before["seq"] + 1)
        assert told["base"] == before["hash"]
        assert told["may_undo"]
        assert told["stops"]["kind"] == "asked"
        assert line.update["seq"] == before["seq"], "asking makes no choice"
        await line.choose("rest", question["seat"])
        assert patched(before["sight"], told["patch"]) == line.update["sight"]
        assert told["stops"]["text"].endswith(line.update["questions"][0]["prompt"])


async def test_consequences_are_told_with_what_they_mean(ann: Guest) -> None:
    async with ann.at(await in_the_academy(ann)) as line:
        question = await line.my_turn()
        await line.choose("rest", question["seat"])
        question = await line.my_turn()
        told = await asked(line, question, "keep")
        kinds = {each["kind"]: each for each in told["consequences"]}
        assert kinds["no_undo"]["text"] == "This cannot be taken back."
        assert kinds["ends_turn"]["seat"] == question["seat"]
        assert not told["may_undo"]


async def test_a_question_that_was_answered_is_refused_kindly(ann: Guest) -> None:
    async with ann.at(await in_the_academy(ann)) as line:
        question = await line.my_turn()
        number = line.update["seq"] + 1
        await line.choose("rest", question["seat"])
        late = await asked(line, question, "rest", number)
        assert late["error"] == "stale_forecast"
        other = await asked(line, question, "rest")
        assert other["error"] == "no_such_option"


async def test_nobody_looks_ahead_for_another_seat(ann: Guest, bea: Guest) -> None:
    table = await ann.open("me", "open", game="arcane_academy")
    await bea.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    await ann.post(f"/api/tables/{table['id']}/start")
    async with ann.at(table["id"]) as one, bea.at(table["id"]) as other:
        await one.hello()
        await other.hello()
        (seat,) = one.update["status"]["awaited"]
        chooser, idle = (one, other) if seat == 0 else (other, one)
        question = chooser.update["questions"][0]
        assert (await asked(idle, question, "rest"))["error"] == "foreign_seat"
        assert (await asked(chooser, question, "rest"))["type"] == "forecast"


async def test_whoever_asks_too_often_is_told_so(ann: Guest) -> None:
    async with ann.at(await in_the_academy(ann)) as line:
        question = await line.my_turn()
        for _ in range(AT_ONCE + 10):
            await line.send(
                type="forecast", seat=question["seat"], seq=line.update["seq"] + 1, choice="rest"
            )
        refused = await line.next("refused")
        assert refused["error"] == "forecast_too_fast"
        await line.send(
            type="choose", seat=question["seat"], seq=line.update["seq"] + 1, choice="rest"
        )
        assert (await line.next("accepted"))["choice"] == "rest", "the table goes on all the same"
