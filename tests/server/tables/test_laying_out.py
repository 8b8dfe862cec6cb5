"""A proposal of several steps: laid out with what the partner could do, and checked."""

from random import Random

from spellhall.engine import begin
from spellhall.games import find
from spellhall.server.tables.together.ways import MOST_STEPS, Laying, laid_out
from tests.games.wizards_academy.tables import advanced, basic
from tests.server.guests import Guest, Line
from tests.server.tables.test_aids import in_turn, together

ACADEMY = find("wizards_academy")
KNOWN = {"grid": {"14": "abjure"}, "seen": ["14"]}


async def ways(line: Line, seat: int, to: int, *steps: str) -> list[str]:
    """What a partner could do after these steps."""
    await line.send(type="ask_ways", seat=seat, to=to, steps=list(steps))
    told = await line.next("ways", "refused")
    assert told["type"] == "ways", told
    assert (told["to"], told["steps"]) == (to, list(steps))
    return [option["choice"] for option in (told["question"] or {"options": []})["options"]]


async def acting(one: Line, other: Line) -> tuple[Line, Line, int]:
    """Who is about to act, who looks on, and the seat that acts."""
    chooser, partner, seat = await in_turn(one, other)
    while (question := chooser.update["questions"][0])["kind"] != "act":
        await chooser.choose(question["options"][0]["choice"], seat)
        await partner.until(chooser.update["seq"])
        (seat,) = chooser.update["status"]["awaited"]
        if not chooser.update["questions"]:
            chooser, partner = partner, chooser
    return chooser, partner, seat


async def test_steps_are_laid_out_one_after_another_and_seen_by_the_partner(
    ann: Guest, bea: Guest
) -> None:
    id = await together(ann, bea)
    async with ann.at(id) as one, bea.at(id) as other:
        chooser, partner, seat = await acting(one, other)
        me = 1 - seat
        first = next(c for c in await ways(partner, me, seat) if c.startswith("move"))
        open_now = [o["choice"] for o in chooser.update["questions"][0]["options"]]
        assert first in open_now
        second = (await ways(partner, me, seat, first))[0]
        wish = {"type": "propose", "seat": me, "to": seat, "choice": first}
        await partner.send(**wish, then=[second])
        proposed = await chooser.next("proposed")
        assert proposed["choice"] == first
        (then,) = proposed["then"]
        assert then["choice"] == second
        assert then["label"]
        assert not proposed["waits"]
        await partner.send(**wish, then=["fly away"])
        assert (await partner.next("refused"))["error"] == "not_offered"
        await partner.send(**wish, then=[second] * MOST_STEPS)
        assert (await partner.next("refused"))["error"] == "not_offered"
        await chooser.choose(first, seat)
        question = await chooser.my_turn()
        assert second in [option["choice"] for option in question["options"]]


async def test_nobody_lays_out_what_is_not_theirs_to_propose(
    ann: Guest, bea: Guest, stranger: Guest
) -> None:
    id = await together(ann, bea)
    async with ann.at(id) as one, bea.at(id) as other, stranger.at(id) as watcher:
        chooser, partner, seat = await in_turn(one, other)
        for line, mine, to, error in (
            (partner, seat, seat, "foreign_seat"),
            (partner, 1 - seat, 1 - seat, "not_offered"),
            (partner, 1 - seat, 7, "not_offered"),
            (chooser, seat, 1 - seat, "not_offered"),  # a person who is not asked
            (watcher, 0, 1, "foreign_seat"),
        ):
            await line.send(type="ask_ways", seat=mine, to=to)
            assert (await line.next("refused", "ways")).get("error") == error
    duel = await ann.open("me", "adept", start=True)
    async with ann.at(duel["id"]) as line:
        await line.send(type="ask_ways", seat=0, to=1)
        assert (await line.next("refused", "ways")).get("error") == "not_together"


def test_a_turn_to_come_is_laid_out_as_the_table_stands() -> None:
    table = basic({}, {"room": "zen", "glyphs": "1 4"}, acts=[0, 0, 1], **KNOWN)
    laying = laid_out(table.match, 0, 1, ["move crystal", "cast 14"], Random(1))
    assert laying is not None
    assert [step.choice for step in laying.steps] == ["move crystal", "cast 14"]
    assert laying.kind == "act"
    assert laying.question() is None  # it is won
    assert table.match.awaited() == [0], "the table itself has not moved"


def test_what_depends_on_chance_is_kept_as_words() -> None:
    table = basic({}, {"glyphs": "1 3"}, acts=[0, 0, 1])
    found = 0
    for seed in range(12):
        laying = Laying(table.match, 0, 1, Random(seed))
        assert laying.go("cast 13")
        unsure = [text for text, (_, sure) in laying.options().items() if not sure]
        if unsure:
            found += 1
            assert laying.go(unsure[0])
            assert [step.words for step in laying.steps] == [False, True]
            assert laying.steps[-1].label
            assert laying.question() is None
            assert not laying.go("end")
    assert found


def test_five_steps_are_enough() -> None:
    table = advanced({}, {"card": "fire"}, mana=5)
    laying = Laying(table.match, 0, 1, Random(1))
    while (question := laying.question()) is not None:
        choices = [option.choice for option in question.options if option.choice != "end"]
        assert laying.go("show" if "show" in choices else choices[-1])
    assert len(laying.steps) == MOST_STEPS
    assert "end" in laying.options()
    assert not laying.go("end")


def test_ways_do_not_tell_what_is_hidden() -> None:
    rng = Random(3)
    for seed in range(6):
        options = {"scenario": "demon-binding"} if seed % 2 else {}
        match = begin(ACADEMY, 3, seed, options)
        for _ in range(30):
            if match.is_over:
                break
            seat = match.awaited()[0]
            me = (seat + 1) % 3
            other = match.redeal(me, rng)
            for to in {0, 1, 2} - {me}:
                told: list[object] = []
                for each in (match, other):
                    laying = Laying(each, me, to, Random(seed))
                    while (question := laying.question()) is not None:
                        laying.go(question.options[-1].choice)
                        told.append(question)
                    told.append(laying.steps)
                half = len(told) // 2
                assert told[:half] == told[half:]
            match.answer(seat, rng.choice(match.options(seat)))
