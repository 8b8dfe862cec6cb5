"""A person proposes to a bot: it does it, or says «No, because», and everybody hears it."""

import time
from dataclasses import replace
from typing import Any

import msgspec

from spellhall.games import find
from spellhall.server.settings import Settings
from spellhall.server.tables.together.answering import MOMENT
from spellhall.testing import Table
from tests.games.wizards_academy.tables import basic
from tests.server.conftest import running
from tests.server.guests import Guest, Line

ACADEMY = find("wizards_academy")
KNOWN = {"grid": {"14": "abjure"}, "seen": ["14"]}


def ready_to_win(**more: Any) -> Table:
    """Alice ends her turn; Bob, a bot, could win from the Zen Room in two steps."""
    bob = {"room": "zen", "glyphs": "1 4", "card": "activate-cursed-warded"}
    return basic({}, bob, acts=[0, 0, 1], **KNOWN, **more)


async def table_at(ann: Guest, table: Table) -> str:
    made = await ann.post("/api/positions", {"position": table.match.to_json()}, 201)
    return str(made["id"])


async def end_turn(line: Line) -> None:
    """Ann ends her turn."""
    question = await line.my_turn()
    await line.choose("end", question["seat"])


async def said(line: Line) -> str:
    """What the bot says next."""
    while True:
        message = await line.next("said")
        if message["seat"] == 1:
            return str(message["text"])


def heard(line: Line) -> list[str]:
    """What the bot has said so far."""
    messages = map(msgspec.json.decode, line.raw)
    return [each["text"] for each in messages if each["type"] == "said" and each["seat"] == 1]


async def propose(line: Line, choice: str, *then: str, to: int = 1) -> Any:
    await line.send(type="propose", seat=0, to=to, choice=choice, then=list(then))
    return await line.next("proposed", "refused")


async def test_a_bot_does_what_is_proposed_before_its_turn(ann: Guest, stranger: Guest) -> None:
    id = await table_at(ann, ready_to_win())
    async with ann.at(id) as line, stranger.at(id) as watcher:
        await line.my_turn()
        await watcher.hello()
        proposed = await propose(line, "move crystal")
        assert (proposed["to"], proposed["waits"], proposed["kind"]) == (1, True, "act")
        assert proposed["label"] == "Walk to the Mana Crystal"
        await end_turn(line)
        assert await said(line) == "Yes, I will."
        answered = await line.next("proposed")
        assert (answered["by"], answered["choice"]) == (0, "")
        assert await said(watcher) == "Yes, I will."
        assert not [text for text in watcher.raw if '"proposed"' in text]
        while (await line.next("update"))["by"] != 1:
            pass
        told = [event["text"] for event in line.update["events"]]
        assert any("Mana Crystal" in text for text in told), told


async def test_a_bot_says_no_because_of_its_own_plan(ann: Guest) -> None:
    id = await table_at(ann, ready_to_win())
    async with ann.at(id) as line:
        await line.my_turn()
        await propose(line, "end")
        await end_turn(line)
        words = await said(line)
        assert words.startswith("No, because I have a better plan. ")
        assert words.endswith(".")
        declined = await line.next("proposed")
        assert declined["choice"] == "end"
        assert words == f"No, because {declined['no']}"
        async with ann.at(id) as again:
            assert (await again.next("proposed"))["no"] == declined["no"]
            assert words in [each["text"] for each in again.welcome["chat"]]


async def test_several_steps_are_done_one_after_another(ann: Guest) -> None:
    id = await table_at(ann, ready_to_win())
    async with ann.at(id) as line:
        await line.my_turn()
        proposed = await propose(line, "move crystal", "cast 14")
        assert [step["choice"] for step in proposed["then"]] == ["cast 14"]
        await end_turn(line)
        assert await said(line) == "Yes, I will."
        rest = await line.next("proposed")
        assert (rest["choice"], rest["then"], rest["kind"]) == ("cast 14", [], "")
        assert (await line.next("proposed"))["choice"] == ""
        assert await line.my_turn() is None
        assert line.update["result"]["places"][0]["won"]


async def test_a_bot_that_cannot_do_it_any_more_says_so(ann: Guest) -> None:
    alice = {"room": "zen", "glyphs": "1"}
    bob = {"glyphs": "4", "card": "activate-cursed-warded"}
    table = basic(alice, bob, acts=[0, 0, 1], **KNOWN)
    id = await table_at(ann, table)
    async with ann.at(id) as line:
        await line.my_turn()
        assert (await propose(line, "cast 14"))["type"] == "proposed"
        await line.choose("cast 14", 0)  # with the bot's own glyph: both are spent
        while not (words := heard(line)):
            question = await line.my_turn()
            options = [option["choice"] for option in question["options"]]
            await line.choose("end" if "end" in options else options[0], 0)
        assert words[0] == "No, because that cannot be done now."


async def test_a_proposal_that_is_taken_back_is_not_heeded(ann: Guest) -> None:
    id = await table_at(ann, ready_to_win())
    async with ann.at(id) as line:
        await line.my_turn()
        await propose(line, "end")
        assert (await propose(line, ""))["choice"] == ""
        await end_turn(line)
        await line.my_turn()
        assert heard(line) == []


async def test_a_bot_waits_a_moment_between_its_word_and_its_deed(settings: Settings) -> None:
    async with running(replace(settings, pace=0.01)) as server:
        ann = await Guest.named(server.address, "Ann")
        id = await table_at(ann, ready_to_win())
        async with ann.at(id) as line:
            await line.my_turn()
            await propose(line, "move crystal")
            await end_turn(line)
            await said(line)
            spoke = time.monotonic()
            while (await line.next("update"))["by"] != 1:
                pass
            assert time.monotonic() - spoke > 0.8 * MOMENT
        await ann.close()


async def test_a_bot_stops_where_the_next_step_cannot_be_done(ann: Guest) -> None:
    alice = {"room": "zen", "glyphs": "1"}
    bob = {"room": "zen", "glyphs": "4", "card": "activate-cursed-warded"}
    id = await table_at(ann, basic(alice, bob, acts=[0, 0, 1], **KNOWN))
    async with ann.at(id) as line:
        await line.my_turn()
        await propose(line, "move crystal", "cast 14")
        await line.choose("cast 14", 0)  # in the wrong room, and with the bot's own glyph
        while len(words := heard(line)) < 2:
            question = await line.my_turn()
            options = [option["choice"] for option in question["options"]]
            await line.choose("end" if "end" in options else options[0], 0)
        assert words[:2] == ["Yes, I will.", "I stop there, because that cannot be done now."]


async def test_what_a_bot_could_not_do_is_not_proposed(ann: Guest) -> None:
    id = await table_at(ann, ready_to_win())
    async with ann.at(id) as line:
        await line.my_turn()
        for choice, then in (("fly away", ()), ("move well", ()), ("end", ("end",))):
            refused = await propose(line, choice, *then)
            assert refused.get("error") == "not_offered", choice
