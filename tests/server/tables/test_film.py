"""What is seen comes whole once, then as what each event changed: live and in replays alike."""

from random import Random
from typing import Any

import msgspec
import pytest

from spellhall.engine import Match, begin
from spellhall.engine.patches import patched
from spellhall.games import IDS, find
from spellhall.server.store.rows import Entry
from spellhall.server.tables.aids import questions_of_others
from spellhall.server.tables.film import asking, film, shown_now
from spellhall.server.tables.log import Log
from spellhall.server.tables.showing import questions_of, update_of
from spellhall.server.tables.viewpoint import EVERYTHING, PUBLIC, Viewpoint
from spellhall.testing import rule
from tests.server import duel
from tests.server.guests import Guest, sights_of

CHOICES = 60
VIEWPOINTS = (PUBLIC, EVERYTHING, Viewpoint((0,)), Viewpoint((1,)))


@pytest.mark.parametrize("game", IDS)
def test_patches_lead_to_what_is_seen_for_every_viewpoint(game: str) -> None:
    match, rng = begin(find(game), 2, 7), Random(7)
    log = Log(match, [], [])
    held = {viewpoint: shown_now(match, viewpoint) for viewpoint in VIEWPOINTS}
    on_the_way = 0
    for seq in range(1, CHOICES + 1):
        if log.match.is_over:
            break
        seat = log.match.awaited()[0]
        entry = Entry(seq, seat, "choice", rng.choice(log.match.options(seat)).text)
        trial, moment = log.try_out(entry, filmed=True)
        log.accept(trial, entry, moment)
        for viewpoint in VIEWPOINTS:
            shot = film(trial, [moment], viewpoint, held[viewpoint])
            tree = held[viewpoint].tree
            for event in moment.events:
                tree = patched(tree, shot.patches.get(id(event)))
            on_the_way += len(shot.patches) > 1
            assert patched(tree, shot.rest) == shown_now(trial, viewpoint).tree
            held[viewpoint] = shot.shown
    assert on_the_way > 0, "some choice has changed what is seen in several steps"


@pytest.mark.parametrize("game", IDS)
def test_updates_lead_to_what_is_asked_though_they_tell_only_what_changed(game: str) -> None:
    log, rng = Log(begin(find(game), 2, 7), [], []), Random(7)
    mine = Viewpoint((0,))
    first, held = update_of(log, mine, 0, [0])
    asked = {"questions": msgspec.to_builtins(first.questions), "others": []}
    whole = told = 0
    for seq in range(1, CHOICES + 1):
        if log.match.is_over:
            break
        seat = log.match.awaited()[0]
        others = questions_of_others(log.match, 0, [1], Random(seq))
        entry = Entry(seq, seat, "choice", rng.choice(log.match.options(seat)).text)
        trial, moment = log.try_out(entry, filmed=True)
        log.accept(trial, entry, moment)
        update, held = update_of(log, mine, seq - 1, [0], held, others)
        assert (update.questions, update.others) == ([], [])
        asked = patched(asked, update.asked)
        now = {"questions": questions_of(trial, [0]), "others": others}
        assert asked == msgspec.to_builtins(now)
        whole += len(msgspec.json.encode(now))
        told += len(msgspec.json.encode(update.asked))
    assert told < whole


def test_who_was_asked_otherwise_holds_something_else_though_the_sight_is_the_same() -> None:
    match, mine = begin(find("arcane_academy"), 2, 7), Viewpoint((0,))
    held = [asking(shown_now(match, mine), asked, []) for asked in ([], ["cast?"], [])]
    assert len(set(held)) == 2, "one message serves all who hold the same"
    assert len({shown.hash for shown in held}) == 1


def test_only_the_newest_moment_keeps_the_states_of_its_events() -> None:
    log = Log(begin(find("arcane_academy"), 2, 7), [], [])
    for seq in (1, 2):
        seat = log.match.awaited()[0]
        entry = Entry(seq, seat, "choice", log.match.options(seat)[0].text)
        trial, moment = log.try_out(entry, filmed=True)
        log.accept(trial, entry, moment)
    assert log.moments[0].events
    assert all(event.left is None for event in log.moments[0].events)
    assert all(event.left is not None for event in log.moments[1].events)


def test_nothing_is_filmed_where_nobody_looks() -> None:
    log = Log(begin(find("arcane_academy"), 2, 7), [], [])
    seat = log.match.awaited()[0]
    entry = Entry(1, seat, "choice", log.match.options(seat)[0].text)
    _, moment = log.try_out(entry)
    assert moment.events
    assert all(event.left is None for event in moment.events)


async def test_whoever_holds_something_else_asks_for_the_whole(ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        welcome = (await line.hello())["update"]
        assert (welcome["base"], bool(welcome["sight"])) == ("", True)
        await line.choose("number 3", 0)
        held = line.update
        assert held["base"] == welcome["hash"]
        await line.send(type="look")
        whole = await line.next("update")
        assert (whole["base"], whole["hash"]) == ("", held["hash"])
        assert whole["sight"] == held["sight"]


@pytest.mark.parametrize("game", IDS)
async def test_a_replay_shows_what_was_seen_live(ann: Guest, game: str) -> None:
    bot = {"kind": "bot", "level": "apprentice"}
    wish = {"game": game, "seats": [{"kind": "me"}, bot], "start": True}
    id = (await ann.post("/api/tables", wish, 201))["id"]
    live: dict[int, Any] = {}
    rng = Random(3)
    async with ann.at(id) as line:
        await line.hello()
        while len(live) < 15 and (question := await line.my_turn()) is not None:
            live[line.update["seq"]] = line.update["sight"]
            option = rng.choice(question["options"])
            await line.choose(option["choice"], question["seat"])
    replay = await ann.get(f"/api/tables/{id}/replay", viewpoint="0", start="0", stop="500")
    assert len(live) == 15
    # In order, whatever they are numbered: secret steps count only when all have chosen.
    shown = iter(sights_of(replay["steps"]))
    for seq, sight in live.items():
        assert any(seen == sight for seen in shown), f"what was seen after {seq}"


async def test_scene_and_catalogue_come_with_a_whole_sight_only(ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        whole = (await line.hello())["update"]
        question = await line.my_turn()
        assert question is not None
        await line.choose(question["options"][0]["choice"], question["seat"])
        patched = line.update
    assert (whole["scene"], patched["scene"], patched["catalogue"]) == ({"seats": 2}, None, "")
    answer = await ann.http.get(f"/api/catalogues/{whole['catalogue']}")
    assert answer.json() == duel.catalogue()
    assert "immutable" in answer.headers["cache-control"]
    replay = await ann.get(f"/api/tables/{table['id']}/replay")
    assert (replay["scene"], replay["catalogue"]) == (whole["scene"], whole["catalogue"])


async def test_what_is_not_printed_anywhere_is_not_found(ann: Guest) -> None:
    assert (await ann.get("/api/catalogues/0123", 404))["error"] == "unknown_catalogue"


@rule("WA-HID-2")
def test_whoever_runs_several_wizards_sees_their_hands_and_no_other() -> None:
    match, rng = begin(find("wizards_academy"), 3, 5), Random(5)
    for _ in range(200):
        if all(wizard.get("has_card") for wizard in seen(match, 0, 2)):
            break
        seat = match.awaited()[0]
        match.answer(seat, rng.choice(match.options(seat)))
    assert ["card" in wizard for wizard in seen(match, 0, 2)] == [True, False, True]
    assert ["card" in wizard for wizard in seen(match, 1)] == [False, True, False]


def seen(match: Match, *seats: int) -> Any:
    """The wizards as whoever holds these seats sees them."""
    return shown_now(match, Viewpoint(seats)).tree["wizards"]


@pytest.mark.parametrize("game", IDS)
def test_a_question_says_each_reason_once_and_leaves_nothing_out(game: str) -> None:
    match, rng = begin(find(game), 2, 7), Random(7)
    shared = 0
    for _ in range(CHOICES):
        seat = match.awaited()[0]
        (question,) = questions_of(match, [seat])
        reasons = [(refusal.reason, refusal.rule) for refusal in question.refusals]
        assert len(set(reasons)) == len(reasons)
        said = [(t, r.reason, r.rule) for r in question.refusals for t in r.touches]
        known = [(r.touch, r.reason, r.rule) for r in match.refusals(seat)]
        assert sorted(said) == sorted(known)
        shared += len(known) > len(reasons)
        match.play(rng.choice(match.options(seat)), seat)
    assert shared > 0, "some things are refused for the same reason"
