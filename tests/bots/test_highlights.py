"""Which event of a stretch of a game is told, and what it weighs."""

from dataclasses import replace
from typing import Any

import pytest

from spellhall.bots.stories.highlights import (
    events_of,
    first_words,
    highlights,
    soon,
    weighed,
    what_came,
)
from spellhall.bots.stories.moments import Step
from spellhall.bots.stories.story import Teller
from spellhall.engine import Advice, Game, begin, record
from spellhall.engine.forecasts.stakes import Count, Stakes
from spellhall.games import IDS, find
from tests.bots.small_games import STONES


def promising(s: Any, seat: int) -> float:
    """Every stone that is gone promises Alice something."""
    return (10 - s.left) / 20 if seat == 0 else 0.5


HEAP = replace(STONES, evaluate=promising)


def steps_of(game: Game, *takes: int) -> list[Step]:
    match = begin(game, 2, 1)
    for count in takes:
        match.play(f"take {count}")
    return Teller(game, record.read(record.write(match))).steps


def told(game: Game, *takes: int, seat: int = 0, way: int = 1) -> list[tuple[int, str, float]]:
    found = events_of(game, steps_of(game, *takes), seat, way)
    return [(each.step.choice, each.text, round(each.score, 3)) for each in found]


def test_each_choice_is_a_deed_where_nothing_stays_in_the_air() -> None:
    assert told(HEAP, 3, 2, 1) == [
        (1, "Alice takes 3.", 0.15),
        (2, "Bob takes 2.", 0.1),
        (3, "Alice takes 1.", 0.05),
    ]


def test_what_follows_until_it_is_settled_belongs_to_the_deed() -> None:
    advice = Advice(sensible=lambda s, seat, codes: codes, settled=lambda s: s.left <= 5)
    game = replace(HEAP, advice=advice)
    assert told(game, 3, 2, 1) == [(1, "Alice takes 3.", 0.25), (3, "Alice takes 1.", 0.05)]


def test_a_deed_is_told_by_what_who_gained_did_in_it() -> None:
    game = replace(HEAP, stakes=Stakes(half_done=lambda s: s.left > 5))
    assert told(game, 3, 2, seat=1)[0][1] == "Bob takes 2."
    assert told(game, 3, 2, seat=0)[0][1] == "Alice takes 3."


def test_a_deed_is_told_by_what_can_be_counted_in_it() -> None:
    count = Count("low", "low", "low", lambda s, seat: int(s.left < 6) if seat == 0 else 0)
    game = replace(HEAP, stakes=Stakes(counts=(count,), half_done=lambda s: s.left > 4))
    assert told(game, 3, 2, 1)[0] == (2, "Bob takes 2.", 0.35)


def test_what_is_counted_against_a_seat_is_not_told_for_it() -> None:
    count = Count("few", "few", "few", lambda s, seat: -int(s.left < 6) if seat == 0 else 0)
    game = replace(HEAP, stakes=Stakes(counts=(count,)))
    assert [text for _, text, _ in told(game, 3, 2, 1)] == ["Alice takes 3.", "Alice takes 1."]
    assert [text for _, text, _ in told(game, 3, 2, seat=0, way=-1)][1] == "Bob takes 2."


def test_a_life_that_is_gone_goes_before_a_larger_promise() -> None:
    life = Count("life", "life", "life", lambda s, seat: int(s.left < 5), shared=True, worth=0.1)
    game = replace(HEAP, stakes=Stakes(counts=(life,)))
    steps = steps_of(game, 3, 2, 1)
    assert next(each.text for each in highlights(game, steps, 0, 1)) == "Alice takes 1."
    cheap = replace(HEAP, stakes=Stakes(counts=(replace(life, worth=0.01),)))
    assert next(each.text for each in highlights(cheap, steps, 0, 1)) == "Alice takes 3."


def test_of_a_while_in_which_nothing_weighed_it_is_told_what_came_of_it() -> None:
    steps = steps_of(HEAP, 1, 1, 3, 3)
    assert [each.text for each in weighed(HEAP, steps[:1], steps, 0, True)] == ["Alice takes 3."]


def test_where_nothing_weighed_at_all_the_best_of_the_while_is_told() -> None:
    steps = steps_of(HEAP, 1)
    assert [each.text for each in weighed(HEAP, steps, steps, 0, True)] == ["Alice takes 1."]
    assert weighed(STONES, steps_of(STONES, 1, 2, 3), [], 0, True) == []


def test_of_a_choice_it_is_told_what_came_of_it_soon_but_not_late() -> None:
    turns = in_turn()
    steps = steps_of(turns, 1, 1, 3, 1, 3)
    assert [each.text for each in what_came(turns, steps, steps[0], 0, 1)] == [
        "Alice takes 1.",
        "Alice takes 3.",
    ]
    late = steps_of(turns, 1, 1, 1, 1, 3)
    assert [each.text for each in what_came(turns, late, late[0], 0, 1)] == ["Alice takes 1."]


def in_turn() -> Game:
    return replace(HEAP, stakes=Stakes(turn=lambda s: (s.stack[-1].seat if s.stack else 0, s.left)))


def test_it_is_waited_for_the_next_turn_of_who_gains_but_not_for_ever() -> None:
    steps = steps_of(in_turn(), 1, 1, 1, 1, 1, 1)
    assert [each.choice for each in soon(steps, steps[0], 0, 2)] == [2, 3]
    assert [each.choice for each in soon(steps, steps[0], 1, 2)] == [2]
    assert [each.choice for each in soon(steps, steps[0], 0, 1)] == [2]


def test_a_choice_that_tells_nothing_is_told_by_what_its_seat_did_with_it() -> None:
    turns = replace(HEAP, stakes=Stakes(turn=lambda s: (s.stack[-1].seat if s.stack else 0, 0)))
    steps = steps_of(turns, 1, 1, 3)
    steps[0].told.clear()
    steps[0].deeds.clear()
    assert first_words(steps, steps[0], "Alice") == "Alice chose: Take 1."
    steps[2].turn = steps[1].turn = steps[0].turn
    steps[1].seat = 0
    assert first_words(steps, steps[0], "Alice") == "Bob takes 1."


@pytest.mark.parametrize("id", IDS)
def test_the_small_print_of_a_game_is_of_events_that_it_tells(id: str) -> None:
    small = find(id).stakes.small_print
    assert small
    assert small < set(find(id).wording.sentences)
