"""Forecasts over the wire: asked for by whoever must choose, refused kindly when it is too late."""

from typing import Any

from spellhall.engine.patches import patched
from spellhall.server.web.forecasts import AT_ONCE, MOST_STEPS
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


async def trial(line: Line, seat: int, *choices: str, to: str = "") -> Any:
    """The answer to «what would these lead to, one after another?»."""
    number = line.update["seq"] + 1
    await line.send(type="trial", seat=seat, seq=number, choices=list(choices), to=to)
    return await line.next("trial", "refused")


async def test_a_trial_comes_true_step_by_step(ann: Guest) -> None:
    async with ann.at(await in_the_academy(ann)) as line:
        seat = (await line.my_turn())["seat"]
        before = line.update
        picks: list[str] = []
        told = await trial(line, seat)
        assert (told["steps"], told["base"]) == ([], before["hash"])
        while told["question"] is not None and len(picks) < 3:
            picks.append(told["question"]["options"][0]["choice"])
            told = await trial(line, seat, *picks)
        assert [step["choice"] for step in told["steps"]] == picks
        assert len([step for step in told["steps"] if step["hash"]]) > 1
        assert line.update["seq"] == before["seq"], "a trial makes no choice"
        sight = before["sight"]
        for step in told["steps"]:
            await line.choose(step["choice"], seat)
            if not step["hash"] or step["stops"]["seat"] != seat:
                break
            sight = patched(sight, step["patch"])
            assert line.update["sight"] == sight
            assert line.update["hash"] == step["hash"]


async def test_a_trial_says_where_it_ends(ann: Guest) -> None:
    async with ann.at(await in_the_academy(ann)) as line:
        question = await line.my_turn()
        told = await trial(line, question["seat"], "rest", "dance")
        assert [step["choice"] for step in told["steps"]] == ["rest"]
        assert told["stops"]["kind"] == "impossible"
        assert told["question"] is None
        ended = await trial(line, question["seat"], "rest", "keep", "rest")
        assert [step["choice"] for step in ended["steps"]] == ["rest", "keep"]
        assert ended["question"] is None
        assert ended["stops"]["seat"] != question["seat"]


async def test_nobody_tries_for_another_seat_nor_without_end(ann: Guest) -> None:
    async with ann.at(await in_the_academy(ann)) as line:
        question = await line.my_turn()
        foreign = await trial(line, 1 - question["seat"], "rest")
        assert foreign["error"] == "foreign_seat"
        endless = await trial(line, question["seat"], *["rest"] * (MOST_STEPS + 1))
        assert endless["error"] == "trial_too_long"


async def test_a_trial_tells_what_the_chooser_has_before_it(ann: Guest) -> None:
    async with ann.at(await in_the_academy(ann)) as line:
        told = await trial(line, (await line.my_turn())["seat"])
        assert {each["id"]: each["now"] for each in told["counts"]}.keys() == {
            *("prestige", "will", "shards")
        }
        assert [each["name"] for each in told["counts"]] == ["Prestige", "Will", "Shards"]


async def test_a_trial_leads_to_a_place_by_real_choices(ann: Guest) -> None:
    table = await ann.open("me", "apprentice", game="wizards_academy", start=True)
    async with ann.at(str(table["id"])) as line:
        question = await line.my_turn()
        while question["kind"] != "act":
            await line.choose(question["options"][0]["choice"], question["seat"])
            question = await line.my_turn()
        seat = question["seat"]
        steps = [each for each in question["options"] if each["choice"].startswith("move ")]
        found = []
        for room in range(17):
            told = await trial(line, seat, to=f"room:{room}")
            found.append([step["choice"] for step in told["steps"]])
            assert (told["stops"]["kind"] == "impossible") == (found[-1] == [])
        assert {way[0] for way in found if way} <= {step["choice"] for step in steps}
        assert max(map(len, found)) > 1
        nowhere = await trial(line, seat, to="nowhere")
        assert (nowhere["steps"], nowhere["stops"]["kind"]) == ([], "impossible")
