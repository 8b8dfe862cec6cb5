"""The first lines of a story, from curves with a known turn."""

from collections.abc import Sequence
from dataclasses import replace

from spellhall.bots.stories.lead import lead_of
from spellhall.bots.stories.moments import Point
from spellhall.engine import begin
from tests.bots.small_games import STONES, TOGETHER

NAMES = ("Ann", "Bea")


def said(*mine: float) -> str:
    """Of a game of two that the first seat won, with these chances turn by turn."""
    match = begin(STONES, 2, 1)
    for count in (3, 2, 2, 2):  # the last one is taken by itself
        match.play(f"take {count}")
    points = curve([*mine, 1.0], together=False)
    return " ".join(lead_of(STONES, match.state, NAMES, points)[:-1])


def curve(chances: Sequence[float], together: bool) -> list[Point]:
    last = len(chances) - 1
    return [
        Point(i, min(i + 1, last), 0, [mine, mine if together else 1 - mine], 0.02)
        for i, mine in enumerate(chances)
    ]


def together(*chances: float, won: bool) -> str:
    match = begin(TOGETHER, 2, 1)
    for count in (3, 3, 3, 1) if won else (3, 3, 3, 3):
        match.play(f"take {count}")
    return " ".join(lead_of(TOGETHER, match.state, NAMES, curve([*chances, won], together=True)))


def test_who_led_all_along_was_never_overtaken() -> None:
    assert said(0.6, 0.7, 0.9) == "Ann led from the first turn and was never overtaken."
    assert said(0.5, 0.7, 0.9) == "Ann led from turn 2 and was never overtaken."


def test_a_comeback_says_how_far_down_it_began_and_when_it_was_done() -> None:
    assert said(0.5, 0.3, 0.08, 0.2, 0.7, 0.8) == (
        "Bea led for most of the game. In turn 3 Ann had a chance of 8 %."
        " From turn 5 on Ann was ahead for good."
    )


def test_a_win_at_the_last_moment_is_called_so() -> None:
    assert said(0.5, 0.4, 0.35, 0.4).endswith(
        "Not before turn 4, the last, was Ann ahead for good."
    )


def test_changes_of_the_lead_are_counted() -> None:
    assert said(0.6, 0.4, 0.6, 0.4, 0.8).startswith("The lead changed hands 4 times.")


def test_a_win_together_was_safe_or_hung_by_a_thread_or_came_back() -> None:
    assert together(0.7, 0.8, won=True) == (
        "The win was never in danger: the chance never fell under 70 %."
    )
    assert together(0.55, 0.8, won=True).startswith("The win hung by a thread")
    assert together(0.7, 0.1, 0.4, 0.9, won=True) == (
        "It looked lost in turn 2, with a chance of 10 %."
        " The win came within reach in turn 4 and was not let go again."
    )


def test_a_loss_together_slipped_away_or_was_uphill() -> None:
    assert together(0.7, 0.9, 0.4, 0.2, won=False) == (
        "It stood well in turn 2, with a chance of 90 %."
        " From turn 3 on it was more likely lost than won."
    )
    assert together(0.4, 0.2, won=False) == (
        "It was uphill from the first turn: the chance never rose over 40 %."
    )


def test_a_chance_too_small_to_be_measured_is_not_called_none() -> None:
    assert "In turn 3 Ann had a chance under 5 %." in said(0.5, 0.3, 0.0, 0.2, 0.7, 0.8)
    assert together(0.0, 0.02, won=False).endswith("the chance never rose over 5 %.")


def test_a_lead_within_the_error_is_none() -> None:
    match = begin(STONES, 2, 1)
    for count in (3, 2, 2, 2):
        match.play(f"take {count}")
    points = [replace(each, error=0.12) for each in curve([0.4, 0.4, 0.7, 1.0], together=False)]
    assert lead_of(STONES, match.state, NAMES, points)[0].startswith("Ann led from turn 3")
