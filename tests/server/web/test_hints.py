"""The lamp says why and what else, and the coach whether a choice is clearly bad."""

from random import Random
from typing import Any

from spellhall import bots, new
from spellhall.engine import Match
from spellhall.server.thinking.worker import LEAD, Answer, Request, answer_to, plainly
from spellhall.server.web.hints import because, to_you
from tests.server.guests import Guest


def before_the_last_step() -> Match:
    """Alice of Wiz-War stands on her base with the treasure that wins."""
    match, rng = new("wiz_war", players=2, seed=0), Random(0)
    while not any(wins(match, option.text) for option in options(match)):
        assert not match.is_over
        seat = match.awaited()[0]
        code = bots.choose(match.game, match.state, seat, ("adept", "apprentice")[seat], rng)
        match.answer(seat, next(each for each in match.options(seat) if each.code == code))
    return match


def options(match: Match) -> list[Any]:
    return match.options(0) if 0 in match.awaited() else []


def wins(match: Match, choice: str) -> bool:
    tried = match.clone()
    tried.play(choice, 0)
    return tried.is_over and tried.result is not None and 0 in tried.result.winners


def thought(match: Match, about: str = "", seats: int = 0) -> Answer:
    state = match.game.codec.to_builtins(match.state)
    code = next((o.code for o in match.options(0) if o.text == about), -1)
    asked = Request(match.game.id, state, 0, "archmage", 0.0, seats=seats, about=code)
    return answer_to(asked, Random(1))


def test_a_choice_that_leaves_a_win_lying_is_clearly_bad_and_the_win_is_named() -> None:
    match = before_the_last_step()
    winning = [option for option in options(match) if wins(match, option.text)]
    found = thought(match, about="end")
    assert found.bad
    assert found.worth == 1.0
    assert found.second_worth < 1.0
    assert not thought(match, about=winning[0].text).bad


def test_the_lamp_takes_the_win_and_says_what_the_second_best_is_worth() -> None:
    match = before_the_last_step()
    found = thought(match, seats=2)
    assert wins(match, next(o.text for o in match.options(0) if o.code == found.code))
    assert found.worth == 1.0
    assert found.second in [option.code for option in options(match)]
    assert found.second_worth < found.worth
    assert found.reasons == ["It wins the game."]


def test_what_is_clearly_bad_always_has_a_reason() -> None:
    match, rng = new("wiz_war", players=2, seed=11), Random(11)
    found: list[Answer] = []
    while len(found) < 2 and not match.is_over:
        seat = match.awaited()[0]
        if seat == 0 and len(match.options(0)) > 5:
            seen = thought(match, about=match.options(0)[-1].text)
            found += [seen] if seen.bad else []
        match.play(rng.choice(match.options(seat)), seat)
    assert found
    assert all(each.reasons for each in found)


def test_an_opinion_is_the_same_whatever_the_others_hold() -> None:
    match = before_the_last_step()
    other = match.redeal(0, Random(9))
    for option in options(match):
        one, two = thought(match, about=option.text), thought(other, about=option.text)
        assert (one.bad, one.code, one.worth) == (two.bad, two.code, two.worth)


def test_reasons_are_sentences_with_names() -> None:
    match = new("wiz_war", players=2, seed=1, names=["Ann", "Bea"])
    said = because(match, ["2 life more for you", "1 life less for @1"], "Punch")
    assert said == (
        "By the end of your turn it may bring 2 life more for you and 1 life less for Bea."
    )
    assert because(match, ["The fire must go out."], "Snuff") == "The fire must go out."


def test_the_lamp_gives_a_bots_reason_to_who_asks() -> None:
    assert to_you("I am safe here.") == "You are safe here."
    assert to_you("My glyphs are best where they are.") == "Your glyphs are best where they are."
    assert to_you("I shall need it myself.") == "You will need it yourself."
    assert to_you("That is the one I miss least.") == "That is the one you miss least."
    assert to_you("It makes our ways shorter.") == "It makes our ways shorter."


def test_what_a_choice_says_itself_is_not_its_reason_where_something_counts() -> None:
    match = new("five_seals", players=2, seed=1, names=["Ann", "Bea"])
    lead = f"{LEAD}@0 breaks Growth of Fire (5) with Fire 6: Forge."
    label = "Break Growth of Fire (5): Forge, vault walk niche"
    counted = "By the end of your turn it may bring 5 points more for you."
    assert because(match, [lead, "5 points more for you"], label) == counted
    assert because(match, [lead], label) == f"{LEAD}Ann breaks Growth of Fire (5) with Fire 6: Forge."
    other = because(match, [lead, "5 points more for you"], "Use Change of Mind")
    assert other == f"{LEAD}Ann breaks Growth of Fire (5) with Fire 6: Forge. {counted}"


def test_a_choice_for_which_nothing_speaks_is_told_how_it_compares() -> None:
    best = Answer(1, worth=0.5)
    assert "nothing else is better" in plainly(best, others=False)
    assert "looked further" in plainly(best, others=True)
    best.second, best.second_worth = 2, 0.48
    assert "almost as good" in plainly(best, others=True)
    best.second_worth = 0.4
    assert "prefers where it leads" in plainly(best, others=True)


async def test_an_opinion_is_asked_for_in_practice_only_and_about_what_is_offered(
    ann: Guest, bea: Guest
) -> None:
    table = await ann.open("me", "apprentice", start=True)
    async with ann.at(table["id"]) as line:
        question = await line.my_turn()
        choice, seq = question["options"][0]["choice"], line.update["seq"] + 1
        await line.send(type="ask_opinion", seat=0, seq=seq, choice=choice)
        said = await line.next("opinion", "refused")
        assert (said["type"], said["choice"], said["seq"]) == ("opinion", choice, seq)
        await line.send(type="ask_opinion", seat=0, seq=seq, choice="nonsense")
        assert (await line.next("opinion", "refused"))["error"] == "stale_opinion"
        later = seq + 50  # the bot may have moved meanwhile, but not so often
        await line.send(type="ask_opinion", seat=0, seq=later, choice=choice)
        assert (await line.next("opinion", "refused"))["error"] == "stale_opinion"
    both = await ann.open("me", "open")
    await bea.post(f"/api/tables/{both['id']}/sit", {})
    await ann.post(f"/api/tables/{both['id']}/start")
    async with ann.at(both["id"]) as line:
        question = await line.my_turn()
        await line.send(type="ask_opinion", seat=0, seq=1, choice=question["options"][0]["choice"])
        assert (await line.next("opinion", "refused"))["error"] == "no_hints"


async def test_the_coach_does_not_take_the_place_of_a_hint(ann: Guest) -> None:
    table = await ann.open("me", "apprentice", start=True)
    async with ann.at(table["id"]) as line:
        question = await line.my_turn()
        choice, seq = question["options"][0]["choice"], line.update["seq"] + 1
        await line.send(type="ask_hint", seat=0)
        await line.send(type="ask_opinion", seat=0, seq=seq, choice=choice)
        heard = {(await line.next("hint", "opinion", "refused"))["type"] for _ in range(2)}
    assert heard == {"hint", "opinion"}


async def test_of_opinions_asked_in_a_hurry_the_last_is_given_and_few_others(ann: Guest) -> None:
    table = await ann.open("me", "apprentice", start=True)
    async with ann.at(table["id"]) as line:
        question = await line.my_turn()
        asked = [option["choice"] for option in question["options"]]
        seq = line.update["seq"] + 1
        for choice in asked:
            await line.send(type="ask_opinion", seat=0, seq=seq, choice=choice)
        heard = [(await line.next("opinion", "refused"))["choice"]]
        while heard[-1] != asked[-1]:
            heard.append((await line.next("opinion", "refused"))["choice"])
        assert len(heard) <= 2 < len(asked)  # what was being thought about, and the last


async def test_a_hint_can_be_asked_for_where_a_plan_stands(ann: Guest) -> None:
    table = await ann.open("me", "apprentice", game="arcane_academy", start=True)
    async with ann.at(table["id"]) as line:
        seat, seq = (await line.my_turn())["seat"], line.update["seq"]
        await line.send(type="trial", seat=seat, seq=seq + 1, choices=["rest"])
        told = await line.next("trial", "refused")
        await line.send(type="ask_hint", seat=seat, steps=["rest"])
        hint = await line.next("hint", "refused")
        assert hint["steps"] == ["rest"]
        assert hint["choice"] in [each["choice"] for each in told["question"]["options"]]
        await line.send(type="ask_hint", seat=seat, steps=["rest", "dance"])
        assert (await line.next("hint", "refused"))["error"] == "plan_ends"
        assert line.update["seq"] == seq
