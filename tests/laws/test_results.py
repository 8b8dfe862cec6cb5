"""Every result names the rules by which the game ended and was decided."""

from random import Random

import pytest

from spellhall import bots, new
from spellhall.games import IDS, find
from spellhall.testing.rule import known_ids


@pytest.mark.parametrize("game", IDS)
def test_a_result_names_rules_of_its_own_ledger(game: str) -> None:
    match, rng = new(game, players=2, seed=2), Random(2)
    while not match.is_over:
        seat = match.awaited()[0]
        code = bots.choose(match.game, match.state, seat, "apprentice", rng)
        match.answer(seat, next(each for each in match.options(seat) if each.code == code))
    assert match.result is not None
    rules = match.result.rules
    assert 1 <= len(rules) <= 2
    assert set(rules) <= known_ids()
    assert all(rule.startswith(find(game).ledger + "-") for rule in rules)


@pytest.mark.parametrize("game", IDS)
def test_every_ending_is_declared_once_with_a_rule_of_its_ledger(game: str) -> None:
    endings = find(game).endings
    assert len({ending.id for ending in endings}) == len(endings) > 1
    for ending in endings:
        assert ending.rule in known_ids()
        assert ending.rule.startswith(find(game).ledger + "-")
