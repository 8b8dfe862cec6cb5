"""Lessons over HTTP: tried, explained, shown, and never stored."""

from typing import Any

import pytest

from spellhall.engine.patches import patched
from spellhall.games import IDS, find
from spellhall.server.hall.lessons import MOST_CHOICES, MOST_LETTERS
from spellhall.server.web.lesson_routes import MOST_BYTES
from tests.server.guests import Guest, folded

TAUGHT = [game for game in IDS if find(game).lesson is not None]
CAST, SLEEP = 1, 2  # steps of Arcane Academy
ACADEMY = "/api/lessons/arcane_academy"


async def tried(
    guest: Guest, step: int, *choices: str, choice: str | None = None, **more: Any
) -> Any:
    """The answer to a try in a step of Arcane Academy."""
    wish = {"step": step, "choices": list(choices), "choice": choice, **more}
    return await guest.post(ACADEMY, wish)


async def test_the_hall_says_in_how_many_steps_a_game_is_taught(stranger: Guest) -> None:
    games = (await stranger.get("/api/games"))["games"]
    told = {game["id"]: game["lesson_steps"] for game in games}
    assert told["arcane_academy"] == 11
    assert told["duel"] == 0


async def test_what_the_coach_says_comes_with_the_lesson(stranger: Guest) -> None:
    said = (await stranger.get("/api/lessons/wiz_war"))["coach"]
    kinds = [(note["asked"], note["offers"], note["told"]) for note in said]
    assert ("respond", "answer *", "") in kinds
    assert ("", "", "damage") in kinds
    assert all(note["title"] and note["words"] and note["rule"] for note in said)


@pytest.mark.parametrize("game", TAUGHT)
async def test_every_step_can_be_done_by_what_is_shown(stranger: Guest, game: str) -> None:
    lesson = await stranger.get(f"/api/lessons/{game}")
    assert lesson["title"] == find(game).title
    for number, step in enumerate(lesson["steps"]):
        choices: list[str] = []
        now = await stranger.post(f"/api/lessons/{game}", {"step": number})
        sight = now["update"]["sight"]
        for move in range(step["moves"]):
            assert (now["at"], bool(now["do"]), bool(now["points"])) == (move, True, True)
            wish = {"step": number, "choices": choices, "choice": now["shown"]}
            choices = [*choices, now["shown"]]
            base = now["update"]["hash"]
            now = await stranger.post(f"/api/lessons/{game}", wish)
            assert now["update"]["base"] == base
            sight = folded(sight, now["update"])
        assert (now["do"], now["shown"]) == ("", "")
        whole = await stranger.post(f"/api/lessons/{game}", {"step": number, "choices": choices})
        assert whole["update"]["sight"] == sight, "the patches lead to what is seen"
        assert whole["update"]["hash"] == now["update"]["hash"]


async def test_a_wrong_try_is_explained_and_changes_nothing(stranger: Guest) -> None:
    before = await tried(stranger, CAST)
    wrong = await tried(stranger, CAST, choice="rest")
    assert wrong["explained"]["rule"] == "AA-REST-5"
    assert "no tile acts" in wrong["explained"]["text"]
    assert (wrong["update"], wrong["foretold"], wrong["at"]) == (None, None, 0)
    assert (wrong["do"], wrong["points"]) == (before["do"], before["points"])
    assert await tried(stranger, CAST) == before


async def test_a_forecast_is_told_of_a_right_try_only(stranger: Guest) -> None:
    right = await tried(stranger, CAST, choice="cast 11", forecast=True)
    assert (right["foretold"]["choice"], right["foretold"]["seq"]) == ("cast 11", 1)
    assert (right["at"], right["update"]) == (0, None), "it is not done"
    wrong = await tried(stranger, CAST, choice="rest", forecast=True)
    assert (wrong["foretold"], wrong["explained"]["rule"]) == (None, "AA-REST-5")


async def test_the_learner_has_a_name_of_their_own_and_takes_back_what_they_did(
    stranger: Guest,
) -> None:
    now = await tried(stranger, CAST, choice="cast 11", name="Quill")
    assert "Quill" in now["update"]["events"][0]["text"]
    assert now["update"]["may_undo"]
    assert "may_undo" not in (await tried(stranger, CAST, name="Quill"))["update"]
    twin = await tried(stranger, CAST, choice="cast 11", name="nova")
    assert "nova 2" in twin["update"]["events"][0]["text"]


async def test_what_cannot_be_is_answered_with_a_reason(stranger: Guest) -> None:
    wishes: list[tuple[Any, int, str]] = [
        ({}, 400, "malformed"),
        ({"step": "one"}, 400, "malformed"),
        ({"step": 1, "choices": "cast 11"}, 400, "malformed"),
        ({"step": 1, "answer": "cast 11"}, 400, "malformed"),
        ({"step": -1}, 422, "no_such_step"),
        ({"step": 11}, 422, "no_such_step"),
        ({"step": 10**4000}, 422, "no_such_step"),
        ({"step": 1, "choices": ["will"] * (MOST_CHOICES + 1)}, 422, "too_many_choices"),
        ({"step": 1, "choices": ["x" * (MOST_LETTERS + 1)]}, 422, "bad_choice"),
        ({"step": 1, "choice": "x" * (MOST_LETTERS + 1)}, 422, "bad_choice"),
        ({"step": 1, "choices": ["rest"]}, 422, "bad_choices"),
        ({"step": 1, "choices": ["fly"]}, 422, "bad_choices"),
        ({"step": 1, "choices": ["cast 11", "will", "cast 3"]}, 422, "bad_choices"),
        ({"step": 1, "choice": "fly"}, 409, "no_such_option"),
        ({"step": 1, "name": ""}, 422, "bad_name"),
        ({"step": 1, "name": "x" * MOST_BYTES}, 413, "too_large"),
    ]
    for wish, status, error in wishes:
        problem = await stranger.post(ACADEMY, wish, status)
        assert problem["error"] == error, wish
        assert len(problem["message"]) > 10


async def test_games_without_a_lesson_say_so(stranger: Guest) -> None:
    assert (await stranger.get("/api/lessons/duel", 404))["error"] == "no_lesson"
    assert (await stranger.post("/api/lessons/duel", {"step": 0}, 404))["error"] == "no_lesson"
    assert (await stranger.get("/api/lessons/chess", 422))["error"] == "unknown_game"
