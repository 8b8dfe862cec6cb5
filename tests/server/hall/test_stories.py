"""A finished table gets its story, keeps it, and tells it to whom it may."""

from typing import Any

from tests.server.conftest import Meet, Running
from tests.server.guests import Guest


async def a_finished_game(guest: Guest, **more: Any) -> str:
    table = await guest.open("me", "apprentice", start=True, **more)
    async with guest.at(table["id"]) as line:
        while (question := await line.my_turn()) is not None:
            await line.choose(question["options"][0]["choice"])
    return str(table["id"])


async def the_story(guest: Guest, table: str) -> Any:
    for _ in range(10):
        found = await guest.get(f"/api/tables/{table}/story")
        if found["ready"]:
            return found
    raise AssertionError("no story")


async def test_a_finished_table_gets_its_story_and_keeps_it(ann: Guest, server: Running) -> None:
    table = await a_finished_game(ann)
    story = await the_story(ann, table)
    info = await ann.get(f"/api/tables/{table}")
    assert story["points"][0]["seq"] == 0
    assert story["points"][-1]["seq"] == info["seq"]
    won = [place["seat"] for place in info["result"]["places"] if place["won"]]
    last = story["points"][-1]["chances"]
    assert [seat for seat, chance in enumerate(last) if chance > 0] == won
    assert await server.hall.store.story(table) is not None

    async def nobody_thinks(text: str) -> Any:
        raise AssertionError("it is told again, not found again")

    server.hall.thinker.story = nobody_thinks  # type: ignore[method-assign]
    assert await ann.get(f"/api/tables/{table}/story") == story


async def test_a_game_that_goes_on_has_no_story(ann: Guest) -> None:
    table = await ann.open("me", "apprentice", start=True)
    refused = await ann.get(f"/api/tables/{table['id']}/story", 403)
    assert refused["error"] == "game_goes_on"


async def test_a_story_is_for_those_who_may_look_on(ann: Guest, meet: Meet) -> None:
    table = await a_finished_game(ann, watchers="none")
    bea = await meet("Bea")
    refused = await bea.get(f"/api/tables/{table}/story", 403)
    assert refused["error"] == "no_watchers"


async def test_a_story_counts_the_choices_that_were_taken_back(ann: Guest) -> None:
    table = await ann.open("me", "apprentice", start=True)
    async with ann.at(table["id"], auto_pass=False) as line:
        question = await line.my_turn()
        await line.choose(question["options"][0]["choice"])
        await line.until(1)
        if line.update["may_undo"]:
            await line.send(type="undo", seat=0)
        while (question := await line.my_turn()) is not None:
            await line.choose(question["options"][0]["choice"])
        length = line.update["seq"]
    story = await the_story(ann, table["id"])
    assert story["points"][-1]["seq"] == length
