"""Every law on every game, at every number of players, on at least 2,000 states of each game."""

import pytest

from spellhall.games import IDS, find
from spellhall.testing import check_laws

SEEDS = {"wiz_war": 1, "wizards_academy": 5}  # games that are long or short; else two
EVERY = {"wiz_war": 4, "hell_high": 3}  # decisions between two looks where a game is long
CASES = [
    (id, players, seed)
    for id in IDS
    for players in find(id).players
    for seed in range(SEEDS.get(id, 2))
]


@pytest.mark.parametrize(("id", "players", "seed"), CASES)
def test_every_law_holds_in_random_play(id: str, players: int, seed: int) -> None:
    every = EVERY.get(id, 1)
    checked = check_laws(find(id), players, seed, every=every)
    assert checked.views == checked.decisions // every * (players + 1)
    assert checked.events > 0
    assert checked.undone > 0
