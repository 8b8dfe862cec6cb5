"""Playing together: pointing, proposing, and bots that say why."""

from random import Random
from typing import Any

import msgspec
import pytest

from spellhall.engine import begin
from spellhall.games import find
from spellhall.server.tables.aids import AIDS_AT_ONCE, questions_of_others, reason_of
from spellhall.server.wire.shown import EventInfo
from tests.server.guests import Guest, Line, whole

ACADEMY = find("wizards_academy")


async def together(ann: Guest, bea: Guest, *more: str) -> str:
    """The id of a co-operative game in which Ann and Bea sit."""
    table = await ann.open("me", "open", *more, game=ACADEMY.id)
    await bea.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    await ann.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def in_turn(one: Line, other: Line) -> tuple[Line, Line, int]:
    """Who must choose, who looks on, and the seat that must choose."""
    await one.hello()
    await other.hello()
    (seat,) = one.update["status"]["awaited"]
    return (one, other, seat) if one.update["questions"] else (other, one, seat)


async def quiet(line: Line) -> list[str]:
    """The kinds of messages that wait, up to the answer to something said."""
    await line.send(type="say", text="Well?")
    kinds = []
    while (message := await line.next())["type"] != "said":
        kinds.append(message["type"])
    return kinds


async def test_a_proposal_is_seen_by_the_chooser_and_accepted(ann: Guest, bea: Guest) -> None:
    id = await together(ann, bea)
    async with ann.at(id) as one, bea.at(id) as other:
        chooser, partner, seat = await in_turn(one, other)
        mine = chooser.update["questions"][0]["options"]
        (open_to_all,) = partner.update["others"]
        assert open_to_all["seat"] == seat
        assert [o["choice"] for o in open_to_all["options"]] == [o["choice"] for o in mine]
        assert chooser.update["others"] == []
        proposal = open_to_all["options"][0]
        await partner.send(type="propose", seat=1 - seat, to=seat, choice=proposal["choice"])
        proposed = await chooser.next("proposed")
        assert (proposed["by"], proposed["to"]) == (1 - seat, seat)
        assert (proposed["choice"], proposed["label"]) == (mine[0]["choice"], mine[0]["label"])
        assert (await ann.get(f"/api/tables/{id}"))["seq"] == 0
        assert (await chooser.choose(proposed["choice"], seat))["type"] == "accepted"


async def test_a_proposal_stands_until_the_table_moves_on(ann: Guest, bea: Guest) -> None:
    id = await together(ann, bea)
    async with ann.at(id) as one, bea.at(id) as other:
        chooser, partner, seat = await in_turn(one, other)
        choice = partner.update["others"][0]["options"][0]["choice"]
        await partner.send(type="propose", seat=1 - seat, to=seat, choice=choice)
        await chooser.next("proposed")
        async with (ann if seat == 0 else bea).at(id) as again:
            assert (await again.next("proposed"))["choice"] == choice
        async with Guest(ann.address).at(id) as spectator:
            await spectator.hello()
            await partner.send(type="point", seat=1 - seat, touch="room:0")
            assert (await spectator.next("pointed", "proposed"))["type"] == "pointed"
        await partner.send(type="propose", seat=1 - seat, to=seat)
        assert (await chooser.next("proposed"))["choice"] == ""
        async with ann.at(id) as again:
            await again.hello()
            assert "proposed" not in await quiet(again)
        await partner.send(type="propose", seat=1 - seat, to=seat, choice=choice)
        await chooser.next("proposed")
        await chooser.choose(choice, seat)
        async with ann.at(id) as again:
            await again.hello()
            assert "proposed" not in await quiet(again)


async def test_only_open_choices_of_others_are_proposed(
    ann: Guest, bea: Guest, stranger: Guest
) -> None:
    id = await together(ann, bea)
    async with ann.at(id) as one, bea.at(id) as other:
        chooser, partner, seat = await in_turn(one, other)
        choice = partner.update["others"][0]["options"][0]["choice"]
        wrong: list[tuple[Line, dict[str, Any], str]] = [
            (partner, {"to": seat, "choice": "fly away"}, "not_offered"),
            (partner, {"to": 5, "choice": choice}, "not_offered"),
            (partner, {"to": 1 - seat, "choice": choice}, "not_offered"),
            (chooser, {"seat": seat, "to": 1 - seat, "choice": choice}, "not_offered"),
            (chooser, {"to": seat, "choice": choice}, "foreign_seat"),
        ]
        for line, message, error in wrong:
            await line.send(**{"type": "propose", "seat": 1 - seat, **message})
            assert (await line.next("refused"))["error"] == error, message
    async with stranger.at(id) as line:
        assert (await line.hello())["update"]["others"] == []
        await line.send(type="propose", seat=0, to=1, choice=choice)
        assert (await line.next("refused"))["error"] == "foreign_seat"


async def test_rivals_propose_nothing(ann: Guest, bea: Guest) -> None:
    table = await ann.open("me", "open")
    await bea.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    await ann.post(f"/api/tables/{table['id']}/start")
    async with ann.at(table["id"]) as line:
        assert (await line.hello())["update"]["others"] == []
        await line.send(type="propose", seat=0, to=1, choice="number 1")
        assert (await line.next("refused"))["error"] == "not_together"


@pytest.mark.parametrize("touch", ["", "room 3", "x" * 81, "room:\n"])
async def test_a_thing_has_a_short_id(ann: Guest, touch: str) -> None:
    table = await ann.open("me", "adept", game=ACADEMY.id, start=True)
    async with ann.at(table["id"]) as line:
        await line.send(type="point", seat=0, touch=touch)
        assert (await line.next("refused"))["error"] == "bad_thing"


async def test_nobody_points_all_the_time(ann: Guest) -> None:
    table = await ann.open("me", "adept", game=ACADEMY.id, start=True)
    async with ann.at(table["id"]) as line:
        for _ in range(AIDS_AT_ONCE):
            await line.send(type="point", seat=0, touch="room:3")
        for _ in range(AIDS_AT_ONCE):
            assert (await line.next("pointed", "refused"))["type"] == "pointed"
        await line.send(type="point", seat=0, touch="room:3")
        assert (await line.next("pointed", "refused"))["error"] == "too_fast"


async def test_a_bot_says_why_it_did_it(ann: Guest) -> None:
    table = await ann.open("me", "adept", "adept", game=ACADEMY.id, start=True)
    async with ann.at(table["id"]) as line:
        reasons: list[Any] = []
        while not reasons:
            question = await line.my_turn()
            assert question is not None, "a whole game without a reason"
            options = [option["choice"] for option in question["options"]]
            await line.choose("end" if "end" in options else options[0], question["seat"])
            await line.my_turn()
            async with ann.at(table["id"]) as again:
                events = (await again.hello())["update"]["events"]
            reasons = [event for event in events if event["kind"] == "reason"]
        first = reasons[0]
        assert first["seat"] in (1, 2)
        assert first["text"].endswith(".")
        same = [event for event in events if event["seq"] == first["seq"]]
        assert same[0] == first, "the reason comes before what it explains"
    replay = await ann.get(f"/api/tables/{table['id']}/replay", viewpoint="0")
    told = [event for step in replay["steps"] for event in step["events"]]
    why = [event for event in told if event["kind"] == "reason"]
    assert whole(msgspec.convert(why, list[EventInfo])) == reasons
    written = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
    assert [line[2:] for line in written.splitlines() if line.startswith(";")] == [
        event["text"] for event in reasons
    ]
    again = await ann.post("/api/records", {"record": written}, 201)
    replay = await ann.get(f"/api/tables/{again['id']}/replay", viewpoint="public")
    shown = [event for step in replay["steps"] for event in step["events"]]
    assert [event["text"] for event in shown if event["kind"] == "reason"] == [
        event["text"] for event in reasons
    ]


def test_what_others_are_asked_does_not_tell_what_is_hidden() -> None:
    rng = Random(3)
    for seed in range(6):
        options = {"scenario": "demon-binding"} if seed % 2 else {}
        match = begin(ACADEMY, 3, seed, options)
        for _ in range(40):
            if match.is_over:
                break
            seat = match.awaited()[0]
            me = (seat + 1) % 3
            true = questions_of_others(match, me, [seat], rng)
            other = questions_of_others(match.redeal(me, rng), me, [seat], rng)
            assert true == other
            chosen = rng.choice(match.options(seat))
            said = {
                reason_of(ACADEMY, each.state, seat, chosen.code, rng)
                for each in (match, match.redeal(None, rng))
            }
            assert len(said) == 1
            match.answer(seat, chosen)
