"""Looking back, trying out, and files that go out and come in."""

import asyncio

from spellhall import replay as replay_record
from spellhall.server.tables.replays import Replays
from spellhall.server.tables.viewpoint import PUBLIC
from tests.server.conftest import Running
from tests.server.guests import Guest, sights_of


async def finished(ann: Guest) -> str:
    table = await ann.open("me", "adept", "apprentice", start=True, options={"rounds": 2})
    async with ann.at(table["id"]) as line:
        await line.play()
    return str(table["id"])


async def test_a_replay_has_every_moment(ann: Guest) -> None:
    id = await finished(ann)
    whole = await ann.get(f"/api/tables/{id}/replay", viewpoint="all")
    assert [step["seq"] for step in whole["steps"]] == list(range(whole["length"] + 1))
    assert whole["steps"][0]["by"] is None
    assert all(step["choice"] and step["label"] for step in whole["steps"][1:])
    sights = sights_of(whole["steps"])
    assert all("everything" in sight for sight in sights)
    part = await ann.get(f"/api/tables/{id}/replay", viewpoint="all", start="3", stop="6")
    assert sights_of(part["steps"]) == sights[3:6]
    for step, same in zip(part["steps"], whole["steps"][3:6], strict=True):
        assert step | {"sight": None} == same
    mine = await ann.get(f"/api/tables/{id}/replay")
    assert mine["viewpoint"] == "0"
    other = await ann.get(f"/api/tables/{id}/replay", viewpoint="1")
    assert {bool(step["choice"]) == (step["by"] == 1) for step in other["steps"]} == {True}


async def test_bad_viewpoints_and_ranges_say_so(ann: Guest) -> None:
    id = await finished(ann)
    viewpoints = [{"viewpoint": name} for name in ("7", "-1", "1" * 5000, "\u0661")]
    for query in (*viewpoints, {"start": "x"}, {"stop": "9" * 30}):
        problem = await ann.get(f"/api/tables/{id}/replay", 400, **query)
        assert problem["error"] == "malformed"
    empty = await ann.get(f"/api/tables/{id}/replay", start="9000", stop="9001")
    assert empty["steps"] == []


async def test_a_record_goes_out_and_comes_in(ann: Guest, bea: Guest) -> None:
    id = await finished(ann)
    answer = await ann.http.get(f"/api/tables/{id}/record")
    assert "attachment" in answer.headers["content-disposition"]
    match = replay_record(answer.text)
    assert match.is_over
    shown = await bea.post("/api/records", {"record": answer.text}, 201)
    assert shown["phase"] == "over"
    assert shown["seq"] == len(match.choices)
    original = await ann.get(f"/api/tables/{id}/replay", viewpoint="all")
    copy = await bea.get(f"/api/tables/{shown['id']}/replay", viewpoint="all")
    assert copy["steps"] == original["steps"]
    assert copy["table"]["result"] == original["table"]["result"]


async def test_a_record_that_stops_early_can_be_shown_and_tried_out(ann: Guest) -> None:
    id = await finished(ann)
    text = (await ann.http.get(f"/api/tables/{id}/record")).text
    early = text[: text.index("\n5. ")] + "\n"
    shown = await ann.post("/api/records", {"record": early}, 201)
    assert shown["phase"] == "over"
    assert shown["line"] == "The record stops after 4 choices."
    tried = await ann.post(f"/api/tables/{shown['id']}/branch", {"seq": 4, "seat": 1}, 201)
    assert tried["seats"][1]["mine"]


async def test_what_if(ann: Guest, bea: Guest) -> None:
    id = await finished(ann)
    length = (await ann.get(f"/api/tables/{id}"))["seq"]
    tried = await bea.post(
        f"/api/tables/{id}/branch", {"seq": 2, "seat": 1, "level": "apprentice"}, 201
    )
    assert tried["phase"] == "playing"
    assert tried["practice"]
    assert [seat["kind"] for seat in tried["seats"]] == ["bot", "person", "bot"]
    async with bea.at(tried["id"]) as line:
        await line.play()
    record = await bea.http.get(f"/api/tables/{tried['id']}/record")
    assert replay_record(record.text).is_over
    for body, status in (
        ({"seq": length, "seat": 0}, 422),
        ({"seq": length + 1, "seat": 0}, 422),
        ({"seq": -1, "seat": 0}, 422),
        ({"seq": 1, "seat": 3}, 422),
        ({"seq": 1, "seat": 0, "level": "god"}, 422),
    ):
        await bea.post(f"/api/tables/{id}/branch", body, status)


async def test_what_was_taken_back_is_in_the_log_but_not_in_the_record(
    server: Running, ann: Guest
) -> None:
    table = await ann.open("me", "me", start=True, options={"rounds": 1})
    async with ann.at(table["id"]) as line:
        await line.hello()
        await line.choose("number 3", 0)
        await line.send(type="undo", seat=0)
        await line.until(2)
        await line.play()
    record = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
    match = replay_record(record)
    steps = (await ann.get(f"/api/tables/{table['id']}/replay", viewpoint="all"))["steps"]
    assert len(steps) - 1 == len(match.choices) + 2
    assert steps[2]["events"][0]["kind"] == "undo"


async def test_the_same_replay_asked_for_twice_at_once_is_made_and_counted_once(
    server: Running, ann: Guest
) -> None:
    id = await finished(ann)
    replays = Replays()
    table = await server.hall.table(id)
    first, *others = await asyncio.gather(*(replays.shown(table, PUBLIC, 0, 400) for _ in range(6)))
    assert all(part is first for part in others)
    answers = await asyncio.gather(*(ann.get(f"/api/tables/{id}/replay") for _ in range(6)))
    assert all(answer["steps"] == answers[0]["steps"] for answer in answers)
    (made,) = replays._made.values()
    assert replays._size == sum(len(memoryview(step)) for step in made.steps) > 0
