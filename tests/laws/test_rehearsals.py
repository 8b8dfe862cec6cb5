"""The laws of trials on every game: nothing hidden is told, and what is certain comes true."""

import pytest

from spellhall import new
from spellhall.engine import rehearse
from spellhall.games import IDS, find
from spellhall.testing import check_rehearsals

EVERY = {"arcane_academy": 5, "five_seals": 8, "hell_high": 24, "wiz_war": 40}  # decisions


@pytest.mark.parametrize("id", IDS)
def test_a_row_of_choices_on_trial_tells_nothing_hidden_and_comes_true(id: str) -> None:
    checked = check_rehearsals(find(id), find(id).players[0], 3, every=EVERY.get(id, 8))
    assert checked.trials > 5
    assert checked.steps > 10
    assert checked.longest > 1


def test_a_trial_without_choices_can_go_on() -> None:
    match = new("arcane_academy", players=2, seed=1)
    seat = match.awaited()[0]
    assert rehearse(match, seat, []).goes_on(seat)


def test_a_choice_that_is_not_possible_then_ends_the_trial() -> None:
    match = new("arcane_academy", players=2, seed=1)
    seat = match.awaited()[0]
    first = match.options(seat)[0].text
    tried = rehearse(match, seat, [first, "dance", first])
    assert [step.option.text for step in tried.steps] == [first]
    assert (tried.stops.kind, tried.stops.seat) == ("impossible", seat)
    assert "dance" in tried.stops.text
