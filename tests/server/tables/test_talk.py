"""Table talk: reactions, who came and left, since when somebody is away; kept and limited."""

from typing import Any

from spellhall.server.web.sockets import REACTIONS_AT_ONCE, WORDS_AT_ONCE
from tests.server.guests import Guest, Line

SECONDS = 3  # that nobody is away in a test that does not wait


async def table_of_two(ann: Guest, bea: Guest, *, start: bool = True) -> str:
    table = await ann.open("me", "open")
    await bea.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    if start:
        await ann.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def next_line(line: Line, kind: str) -> Any:
    while (said := await line.next("said"))["kind"] != kind:
        pass
    return said


def kinds(chat: list[Any]) -> list[tuple[str, str]]:
    return [(line["name"], line["kind"]) for line in chat]


async def test_a_reaction_reaches_everybody_and_is_kept(ann: Guest, bea: Guest) -> None:
    id = await table_of_two(ann, bea)
    async with ann.at(id) as one, bea.at(id) as other:
        await one.hello()
        await other.hello()
        await one.send(type="react", what="well_played")
        said = await next_line(other, "reaction")
        assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "well_played")
    async with bea.at(id) as again:
        last = (await again.hello())["chat"][-1]
        assert (last["kind"], last["text"]) == ("reaction", "well_played")


async def test_only_the_known_reactions_are_made(ann: Guest, bea: Guest) -> None:
    id = await table_of_two(ann, bea)
    async with ann.at(id) as line:
        await line.hello()
        await line.send(type="react", what="<b>boo</b>")
        assert (await line.next("refused"))["error"] == "malformed"


async def test_nobody_reacts_or_talks_all_the_time(ann: Guest, bea: Guest) -> None:
    id = await table_of_two(ann, bea)
    async with ann.at(id) as line:
        await line.hello()
        for _ in range(REACTIONS_AT_ONCE + 1):
            await line.send(type="react", what="ouch")
        for _ in range(REACTIONS_AT_ONCE):
            assert (await line.next("said", "refused"))["type"] == "said"
        assert (await line.next("said", "refused"))["error"] == "too_fast"
        for number in range(WORDS_AT_ONCE + 1):
            await line.send(type="say", text=f"Number {number}")
        for _ in range(WORDS_AT_ONCE):
            assert (await line.next("said", "refused"))["type"] == "said"
        assert (await line.next("said", "refused"))["error"] == "too_fast"


async def test_before_the_start_it_is_told_who_sits_down_and_gets_up(
    ann: Guest, bea: Guest
) -> None:
    id = await table_of_two(ann, bea, start=False)
    async with ann.at(id) as line:
        assert kinds((await line.hello())["chat"]) == [("Bea", "sat")]
        await line.send(type="say", text="Welcome")
        await next_line(line, "said")
        await bea.post(f"/api/tables/{id}/leave")
        assert (await next_line(line, "rose"))["name"] == "Bea"
        await bea.post(f"/api/tables/{id}/sit", {"seat": 1})
        assert (await next_line(line, "sat"))["name"] == "Bea"
        await bea.post(f"/api/tables/{id}/sit", {"seat": 1})  # asked again: nothing is new
        await line.send(type="say", text="Well?")
        assert (await line.next("said"))["kind"] == "said"


async def test_it_is_told_who_leaves_the_page_and_who_comes_back(ann: Guest, bea: Guest) -> None:
    id = await table_of_two(ann, bea)
    async with ann.at(id) as line:
        await line.hello()
        async with bea.at(id) as other:
            await other.hello()
        went = await next_line(line, "went")
        assert (went["seat"], went["name"]) == (1, "Bea")
        async with bea.at(id) as other:
            assert ("Bea", "went") in kinds((await other.hello())["chat"])
            assert (await next_line(line, "came"))["name"] == "Bea"


async def test_a_page_that_is_loaded_anew_tells_nothing(ann: Guest, bea: Guest) -> None:
    id = await table_of_two(ann, bea)
    async with ann.at(id) as line:
        await line.hello()
        for _ in range(3):
            async with bea.at(id) as other:
                await other.hello()
        async with bea.at(id) as other:
            await other.hello()
            await other.send(type="say", text="Here I am")
            assert (await line.next("said"))["text"] == "Here I am"


async def test_who_plays_alone_comes_and_goes_without_a_line(ann: Guest) -> None:
    table = await ann.open("me", "adept", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
    async with ann.at(table["id"]) as line:
        assert (await line.hello())["chat"] == []


async def test_a_seat_that_is_given_up_and_taken_again_is_told(ann: Guest, bea: Guest) -> None:
    id = await table_of_two(ann, bea)
    async with ann.at(id) as line:
        await line.hello()
        await bea.post(f"/api/tables/{id}/leave")
        assert (await next_line(line, "bot"))["name"] == "Bea"
        await bea.post(f"/api/tables/{id}/resume")
        assert (await next_line(line, "back"))["name"] == "Bea"


async def test_a_seat_says_for_how_long_its_person_is_away(ann: Guest, bea: Guest) -> None:
    id = await table_of_two(ann, bea)
    async with ann.at(id) as line:
        async with bea.at(id) as other:
            await other.hello()
        while (info := (await line.next("table"))["table"]["seats"][1])["here"]:
            pass
        assert 0 <= info["away"] < SECONDS
        await next_line(line, "went")
        later = (await ann.get(f"/api/tables/{id}"))["seats"]
        assert later[1]["away"] > 0
        assert later[0]["away"] == 0
