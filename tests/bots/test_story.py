"""The story of a game: where it turned, and what was dear."""

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from spellhall import new
from spellhall.bots.opinion import careful_step, opinion, quick_step, reasons
from spellhall.bots.stories import playing_on, story
from spellhall.bots.stories.highlights import counted, highlights, then, weighed
from spellhall.bots.stories.moments import Story, Turn
from spellhall.bots.stories.story import Teller, story_of
from spellhall.engine import Game, Result, State, begin, record
from spellhall.engine.forecasts.stakes import Count, Stakes
from spellhall.engine.machine.stack import next_seat
from tests.bots.small_games import STONES, TOGETHER


def told(game: Game, *takes: int, players: int = 2) -> Story:
    match = begin(game, players, 1)
    for count in takes:
        match.play(f"take {count}")
    assert match.is_over
    return story_of(game, record.read(record.write(match)))


def test_a_thrown_away_win_is_the_turning_point_and_the_costliest_choice() -> None:
    story = told(STONES, 2, 1, 3, 1, 1, 2)  # three are left, and the first seat takes one only
    dear = [moment for moment in story.moments if moment.kind == "costly" and moment.seat == 0]
    assert [(moment.choice, moment.text, moment.instead) for moment in dear] == [
        (5, "Take 1", "Take 3")
    ]
    assert (dear[0].before, dear[0].after) == (1.0, 0.0)
    turned = next(moment for moment in story.moments if moment.kind == "turning")
    assert (turned.seat, turned.choice, turned.text) == (1, 5, "Alice takes 1.")


def test_a_curve_begins_with_the_game_and_ends_with_its_result() -> None:
    story = told(STONES, 2, 1, 3, 1, 1, 2)
    assert [point.choice for point in story.points] == [0, 1, 2, 3, 4, 5, 6]
    assert story.points[-1].chances == [0.0, 1.0]
    assert all(abs(sum(point.chances) - 1) < 1e-9 for point in story.points)


def test_the_same_record_tells_the_same_story() -> None:
    assert told(STONES, 2, 1, 3, 1, 1, 2) == told(STONES, 2, 1, 3, 1, 1, 2)


def test_a_moment_moves_the_curve_by_more_than_twice_its_error() -> None:
    for takes in ((2, 1, 3, 1, 1, 2), (3, 3, 3), (1,) * 9):
        for moment in told(STONES, *takes).moments:
            assert abs(moment.before - moment.after) > 2 * moment.error


def test_a_game_won_together_has_one_curve() -> None:
    story = told(TOGETHER, 3, 3, 3, 3)  # ten stones are to be met exactly
    assert all(len(set(point.chances)) == 1 for point in story.points)
    dear = [moment for moment in story.moments if moment.kind == "costly"]
    assert [(moment.choice, moment.text, moment.instead) for moment in dear] == [
        (4, "Take 3", "Take 1")
    ]


def test_three_seats_have_a_chance_each() -> None:
    story = told(STONES, 3, 3, 1, 3, players=3)
    assert {len(point.chances) for point in story.points} == {3}
    assert story.points[-1].chances == [1.0, 0.0, 0.0]


def test_an_opinion_knows_the_winning_choice_and_that_another_is_clearly_worse() -> None:
    match = begin(STONES, 2, 1)
    for count in (3, 3, 1):
        match.play(f"take {count}")
    seen = opinion(STONES, match.state, 1, Random(1), 4)
    assert seen.ranking()[0] == 3
    assert seen.is_clearly_worse(1)
    assert not seen.is_clearly_worse(3)


def test_careful_play_finds_the_win_among_many_options() -> None:
    match = begin(STONES, 2, 1)
    for count in (3, 3, 1):
        match.play(f"take {count}")
    assert next_seat(careful_step(STONES, match.state.copy(), 1)) < 0


def test_nothing_that_is_counted_gives_no_reason() -> None:
    match = begin(STONES, 2, 1)
    assert reasons(STONES, match.state, 0, 2, 1, Random(1), 2) == []


def test_what_went_the_other_way_is_no_part_of_a_swing() -> None:
    match, rng = new("hell_high", players=2, seed=12, names=["Ann", "Bea"]), Random(6)
    for _ in range(60):
        seat = match.awaited()[0]
        match.play(rng.choice(match.options(seat)), seat)
    before = match.state
    after = before.copy()
    after.players[1].hp -= 3  # type: ignore[attr-defined]
    assert counted(match.game, before, after, 0) > 0
    assert counted(match.game, before, after, 1) < 0


def test_what_weighs_most_is_counted_and_told_with_its_turn() -> None:
    match, rng = new("hell_high", players=2, seed=12, names=["Ann", "Bea"]), Random(6)
    for _ in range(120):
        seat = match.awaited()[0]
        match.play(rng.choice(match.options(seat)), seat)
    teller = Teller(match.game, record.read(record.write(match)))
    best = highlights(teller.game, teller.steps, 0, 1)[0]
    assert best.counted
    assert "Bea takes" in best.text or "Ann heals" in best.text
    said = teller._dated(weighed(teller.game, teller.steps, [], 0, won=True), teller.steps)
    assert len(said) == 2
    assert all(re.match(r"Turn \d+: [A-Z].*\.$", each) for each in said)


def test_what_helps_the_other_side_by_count_helps_nobody_else() -> None:
    match, rng = new("hell_high", players=2, seed=12, names=["Ann", "Bea"]), Random(6)
    for _ in range(120):
        seat = match.awaited()[0]
        match.play(rng.choice(match.options(seat)), seat)
    steps = Teller(match.game, record.read(record.write(match))).steps
    hers = [each.text for each in highlights(match.game, steps, 1, 1)]
    assert [text for text in hers if text.startswith("Bea takes")] == []
    assert any(text.startswith("Ann takes") for text in hers)


def test_a_later_event_of_the_same_stretch_is_told_as_such() -> None:
    assert then("The Troll leaves.") == "Then the Troll leaves."
    assert then("Ada draws.") == "Then Ada draws."


class Told(Teller):
    """A game of 21 stones, taken one by one, with the chances that are laid down."""

    def __init__(self, game: Game, chance: Callable[[int], float]) -> None:
        match = begin(game, 2, 1, {"big": True})
        while not match.is_over:
            match.play("take 1")
        self.chance = chance
        super().__init__(game, record.read(record.write(match)))

    def chances(self, state: State, made: int, times: int = 20) -> tuple[list[float], float]:
        mine = self.chance(21 - state.left)  # type: ignore[attr-defined]
        return [mine, mine if self.game.together else 1 - mine], 0.02

    def _costly(self) -> list[Turn]:
        return []


@pytest.mark.parametrize("culprit", [3, 8, 13, 20])
def test_of_many_choices_between_two_points_the_one_that_turned_the_game_is_named(
    culprit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(story, "MOST_POINTS", 4)
    moments = Told(STONES, lambda made: 0.8 if made >= culprit else 0.3).story().moments
    assert [(one.kind, one.choice, one.before, one.after) for one in moments] == [
        ("turning", culprit, 0.3, 0.8)
    ]


def test_where_many_choices_did_a_little_nobody_is_named_and_it_is_called_slow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(story, "MOST_POINTS", 4)
    moments = Told(STONES, lambda made: 0.3 + 0.5 * made / 21).story().moments
    assert [(one.kind, one.by, one.turn, one.text) for one in moments] == [
        ("drift", -1, 6, "From turn 6 on Alice slowly drew ahead.")
    ]


def test_where_many_choices_of_a_short_while_did_it_that_while_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(story, "MOST_POINTS", 4)
    chances = {**dict.fromkeys(range(6), 0.4), 6: 0.45, 7: 0.5, 8: 0.55, 9: 0.6}
    moments = Told(STONES, lambda made: chances.get(made, 0.65)).story().moments
    assert [(one.kind, one.by, one.text) for one in moments] == [
        ("drift", -1, "In turns 6 to 10 Alice drew ahead, by no single choice.")
    ]


def test_a_game_won_or_lost_together_slips_away_or_comes_within_reach() -> None:
    lost = Told(TOGETHER, lambda made: 0.8 - 0.7 * made / 21).story().moments
    assert [one.text for one in lost] == ["From turn 10 on the win slowly slipped away."]
    won = Told(TOGETHER, lambda made: 0.2 + 0.7 * made / 21).story().moments
    assert [one.text for one in won] == ["From turn 9 on the win slowly came within reach."]


def test_a_game_that_was_won_from_the_beginning_has_no_moment() -> None:
    assert Told(STONES, lambda made: 0.95).story().moments == []


def test_to_the_end_of_a_game_that_is_near_all_is_played_with_care(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hurried: list[int] = []

    def quick(game: Game, s: State, seat: int, rng: Random) -> State:
        hurried.append(seat)
        return quick_step(game, s, seat, rng)

    monkeypatch.setattr(playing_on, "CAREFUL", 1)
    monkeypatch.setattr(playing_on, "DECISIONS", 5)
    monkeypatch.setattr(playing_on, "quick_step", quick)
    teller = Told(STONES, lambda made: 0.5)
    Teller.chances(teller, teller.steps[-5].state, 15)
    assert not hurried
    Teller.chances(teller, teller.steps[-6].state, 14)
    assert hurried


def lead_with_a_fall(worth: float) -> str:
    """Of a game in which Alice fell from 38 to 26 % in turn 5, and lost something countable."""
    chances = {**dict.fromkeys(range(5), 0.38), 5: 0.26}
    count = Count("few", "few", "few", fewer, worth=worth)
    game = replace(STONES, stakes=Stakes(counts=(count,), turn=lambda s: (s.left % 2, s.left)))
    return Told(game, lambda made: chances.get(made, 0.9)).story().lead


def fewer(s: Any, seat: int) -> int:
    return -int(s.left <= 16) if seat == 0 else 0


def test_a_swing_that_no_moment_tells_is_told_by_its_deed_and_its_chances() -> None:
    told = "What also moved Alice's chance: Turn 5, 38 % → 26 %: Alice takes 1."
    assert lead_with_a_fall(worth=0.1).endswith(told)


def test_a_swing_in_which_the_evaluation_saw_nothing_is_told_by_what_playing_on_measures() -> None:
    told = "What also moved Alice's chance: Turn 5, 38 % → 26 %: Alice takes 1."
    assert lead_with_a_fall(worth=0.0).endswith(told)


def test_a_swing_is_not_told_by_a_deed_that_explains_little_of_it() -> None:
    def falling(made: int) -> float:
        return 0.38 - 0.02 * min(made, 7) if made < 14 else 0.9

    game = replace(STONES, stakes=Stakes(turn=lambda s: (s.left // 7, s.left // 7)))
    lead = Told(game, falling).story().lead
    assert "What also moved" not in lead


def test_where_no_choice_alone_did_it_the_deed_it_was_part_of_is_told() -> None:
    def chance(made: int) -> float:
        return {8: 0.45, 9: 0.5, 10: 0.55, 11: 0.6}.get(made, 0.4 if made < 8 else 0.65)

    def in_the_air(s: Any) -> bool:
        return 21 - s.left in (8, 9, 10, 11)

    def drift(half_done: Callable[[Any], bool], *small: str) -> str:
        stakes = Stakes(
            turn=lambda s: (s.left // 7, s.left // 7),
            half_done=half_done,
            small_print=frozenset(small),
        )
        (moment,) = Told(replace(STONES, stakes=stakes), chance).story().moments
        return moment.text

    alone = "In turn 3 Alice drew ahead, by no single choice."
    assert drift(in_the_air) == f"{alone} Alice takes 1."
    assert drift(lambda s: False) == alone
    assert drift(in_the_air, "took") == alone  # who only lets it happen did nothing


def test_of_a_shared_victory_and_of_a_draw_only_the_tie_is_told() -> None:
    def shared(s: Any) -> Result:
        found = STONES.result(s)
        places = tuple(replace(place, won=True, score=1) for place in found.places)
        return replace(found, places=places, tie="@0 and @1 were level.")

    told = Told(replace(STONES, result=shared), lambda made: 0.8 if made > 8 else 0.3).story()
    assert (told.lead, told.moments) == ("Alice and Bob were level.", [])


def test_a_blow_that_hardly_moved_the_curve_is_told_all_the_same() -> None:
    def level(made: int) -> float:
        return 0.9 if made > 5 else 0.4

    def story(worth: float) -> str:
        count = Count("few", "few", "few", fewer, worth=worth)
        game = replace(STONES, stakes=Stakes(counts=(count,), turn=lambda s: (s.left % 2, s.left)))
        return Told(game, level).story().lead

    assert story(0.4).endswith("And in turn 5: Alice takes 1.")
    assert "turn 5:" not in story(0.3)


def test_what_is_set_up_before_the_first_turn_belongs_to_it() -> None:
    turns = Stakes(turn=lambda s: (s.left % 2, max(0, 19 - s.left)))
    steps = Told(replace(STONES, stakes=turns), lambda made: 0.5).steps
    assert [step.turn[1] for step in steps[:5]] == [1, 1, 1, 1, 2]
