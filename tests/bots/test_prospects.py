"""What a choice may lead to is told in the words of the log."""

from random import Random

import pytest

from spellhall.bots.prospects import leads_to
from spellhall.engine.lessons.lecture import replayed
from spellhall.games import find


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
