"""What a choice may lead to is told in the words of the log."""

from copy import copy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from spellhall.bots.prospects import leads_to
from spellhall.engine import Game, Sentence, begin
from spellhall.engine.forecasts.stakes import Count, Stakes
from spellhall.engine.lessons.lecture import replayed
from spellhall.games import find
from tests.bots.small_games import STONES


def led_to(game: str, title: str, *made: str, by: str) -> str:
    """Of an option of a step of a lesson."""
    lesson = find(game).lesson
    assert lesson is not None
    step = next(number for number, each in enumerate(lesson.steps) if each.title == title)
    lecture = replayed(find(game), step, list(made))
    code = next(each.code for each in lecture.options() if each.text == by)
    return leads_to(find(game), lecture.match.state, 0, code, Random(1))


@pytest.mark.parametrize(
    ("game", "title", "by", "said"),
    [
        ("wiz_war", "The second point", "step s", "@0 brings @1's treasure home to "),
        ("five_seals", "Win a scroll", "break 1.A", "@0 breaks Change of "),
    ],
)
def test_a_choice_is_told_by_what_it_is_good_for(game: str, title: str, by: str, said: str) -> None:
    assert led_to(game, title, by=by).startswith(said)


def test_what_would_happen_in_any_turn_is_no_reason() -> None:
    assert led_to("wiz_war", "The end of a turn", by="end") == ""


def promising(s: Any, seat: int) -> float:
    """Every stone that is gone promises Alice something."""
    return (10 - s.left) / 20 if seat == 0 else 0.5


def until(left: int) -> Stakes:
    """The first seat's turn lasts as long as more stones lie there."""
    return Stakes(turn=lambda s: (int(s.left <= left), 0))


HEAP = replace(STONES, evaluate=promising, stakes=until(3))


def leads(game: Game, code: int = 1) -> str:
    return leads_to(game, begin(game, 2, 1).state, 0, code, Random(1))


def test_the_later_deed_of_the_seat_that_helps_most_is_told() -> None:
    assert leads(HEAP) == "@0 takes 3."


def test_what_the_choice_does_by_itself_is_no_prospect() -> None:
    assert leads(replace(HEAP, stakes=until(8)), 3) == ""


def test_a_promise_that_is_hardly_one_is_not_told() -> None:
    def hardly(s: Any, seat: int) -> float:
        return (10 - s.left) / 400 if seat == 0 else 0.5

    assert leads(replace(HEAP, evaluate=hardly)) == ""


def test_the_turn_is_not_followed_beyond_its_end() -> None:
    assert leads(replace(HEAP, stakes=until(9))) == ""


def nobodys(seat: int, code: int) -> Sentence:
    return Sentence("A stone is gone.")


def test_what_others_do_is_no_reason_though_it_counts_unless_all_win_together() -> None:
    count = Count("gone", "gone", "gone", lambda s, seat: -s.left if seat == 0 else 0)
    game = replace(STONES, stakes=replace(until(5), counts=(count,)))
    assert leads(game).startswith("@0 takes ")
    wording = copy(game.wording)
    wording.sentences = {**wording.sentences, "took": nobodys}
    assert leads(replace(game, wording=wording)) == ""
    assert leads(replace(game, wording=wording, together=True)) == "A stone is gone."


@pytest.mark.parametrize(("lefts", "said"), [((10, 10, 2), "@0 takes 3."), ((10, 2, 2), "")])
def test_what_happens_in_most_of_the_tries_is_told_and_nothing_else(
    lefts: tuple[int, ...], said: str
) -> None:
    dealt = iter(lefts)

    def redeal(s: Any, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
        s.left = next(dealt)

    assert leads(replace(HEAP, redeal=redeal)) == said


def test_only_what_the_seat_does_itself_is_told_of_what_is_not_counted() -> None:
    wording = copy(HEAP.wording)
    wording.sentences = {**wording.sentences, "took": nobodys}
    assert leads(replace(HEAP, wording=wording)) == ""
    small = replace(HEAP.stakes, small_print=frozenset({"took"}))
    assert leads(replace(HEAP, stakes=small)) == ""
