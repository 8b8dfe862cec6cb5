"""Every lesson can be learnt: played to its end, wrong tries explained, nothing pointed at in vain.

Games join by having a lesson.
"""

import re

import pytest

from spellhall.engine.errors import IllegalChoice
from spellhall.engine.lessons.lecture import Lecture, replayed
from spellhall.games import IDS, find
from spellhall.testing.rule import known_ids

TAUGHT = [game for game in IDS if find(game).lesson is not None]
STEPS = [
    pytest.param(game, number, id=f"{game}-{number + 1}")
    for game in TAUGHT
    for number in range(len(find(game).lesson.steps))  # type: ignore[union-attr]
]


def each_move(game: str, number: int) -> list[Lecture]:
    """The step before each of its moves, always with what is shown to the learner, and its end."""
    lectures = [Lecture(find(game), number)]
    choices: list[str] = []
    while not lectures[-1].is_done:
        choices.append(lectures[-1].expected()[0].text)
        lectures.append(replayed(find(game), number, choices))
    return lectures


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_has_eight_to_twelve_steps_and_names_all_seats(game: str) -> None:
    lesson = find(game).lesson
    assert lesson is not None
    assert 8 <= len(lesson.steps) <= 12
    assert len({step.title for step in lesson.steps}) == len(lesson.steps)
    match = Lecture(find(game), 0, "Quill").match
    assert match.names[lesson.seat] == "Quill"
    assert len(match.names) == len(lesson.others) + 1


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_a_step_is_done_by_what_it_expects(game: str, number: int) -> None:
    *before, end = each_move(game, number)
    assert end.is_done
    assert len(before) == len(end.step.moves)
    for lecture in before:
        assert lecture.match.awaited() == [end.lesson.seat] or lecture.match.state.lanes


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_whatever_a_step_allows_leads_on(game: str, number: int) -> None:
    for lecture in each_move(game, number)[:-1]:
        mine = [made.text for made in lecture.made if made.seat == lecture.lesson.seat]
        for option in lecture.expected():
            after = replayed(find(game), number, mine[-lecture.at :] if lecture.at else [])
            after.choose(option.text)
            assert after.is_done or after.expected(), f"{option.text} leads astray"


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_a_wrong_try_is_explained_by_a_rule_and_changes_nothing(game: str, number: int) -> None:
    for lecture in each_move(game, number):
        before = lecture.match.to_json()
        right = {option.text for option in lecture.expected()}
        for option in lecture.options():
            explained = lecture.explain(option)
            assert (explained is None) == (option.text in right)
            if explained is not None:
                assert explained.rule in known_ids()
                assert explained.text.endswith((".", "?", "!"))
                with pytest.raises(IllegalChoice, match=re.escape(explained.text)):
                    lecture.choose(option.text)
        assert lecture.match.to_json() == before


@pytest.mark.parametrize("game", TAUGHT)
def test_what_the_rules_do_not_offer_is_no_try(game: str) -> None:
    lecture = Lecture(find(game), 1)
    with pytest.raises(IllegalChoice, match="'fly to the moon' is not possible now"):
        lecture.choose("fly to the moon")
    assert lecture.made == Lecture(find(game), 1).made


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_what_a_step_points_at_is_there(game: str, number: int) -> None:
    for lecture in each_move(game, number):
        points = lecture.points()
        if lecture.move is None:  # what is only looked at may be anything on the screen
            assert tuple(points) in ((), lecture.step.points)
            continue
        wishes = lecture.move.points
        assert set(points) <= set(lecture.things())
        assert len(points) >= len(wishes), f"{wishes} finds only {points}"
        assert points, "a move points at something"


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_every_explanation_is_needed_and_every_rule_exists(game: str, number: int) -> None:
    lectures = each_move(game, number)
    step = lectures[0].step
    assert set(step.rules) <= known_ids()
    assert step.rules[0].startswith(find(game).ledger + "-")
    for lecture, move in zip(lectures, step.moves, strict=False):
        said = {x.text for o in lecture.options() if (x := lecture.explain(o)) is not None}
        idle = [w.choices for w in move.wrong if lecture.match.say(w.text) not in said]
        assert idle == [], "nobody can try this"


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_a_step_is_short_enough_to_be_read(game: str, number: int) -> None:
    step = Lecture(find(game), number).step
    assert len(step.title) <= 30
    assert 40 <= len(step.words) <= 300
    assert 20 <= len(step.done) <= 160
    for move in step.moves:
        assert len(move.do) <= 80
        assert all(len(wrong.text) <= 140 for wrong in move.wrong)


@pytest.mark.parametrize("game", ["five_seals", "hell_high", "wiz_war", "wizards_academy"])
def test_the_last_step_wins_the_game(game: str) -> None:
    lesson = find(game).lesson
    assert lesson is not None
    end = each_move(game, len(lesson.steps) - 1)[-1]
    assert end.match.is_over
    result = end.match.result
    assert result is not None
    assert lesson.seat in result.winners


def test_the_last_step_of_arcane_academy_calls_pencils_down() -> None:
    end = each_move("arcane_academy", len(find("arcane_academy").lesson.steps) - 1)[-1]  # type: ignore[union-attr]
    told = [event.kind for made in end.made for event in made.events]
    assert "pencils_down" in told, told
