"""Every law on every game, at every number of players."""

import pytest

from spellhall.engine import Options
from spellhall.games import IDS, find
from spellhall.testing import check_laws

# Long games are cut short here; their own tests look at whole ones, at some of the decisions.
SHORT: dict[str, Options] = {"wiz_war": {"turn_limit": 10}}
CASES = [(id, players) for id in IDS for players in find(id).players]


@pytest.mark.parametrize(("id", "players"), CASES)
@pytest.mark.parametrize("seed", range(2))
def test_every_law_holds_in_random_play(id: str, players: int, seed: int) -> None:
    checked = check_laws(find(id), players, seed, SHORT.get(id))
    assert checked.views == checked.decisions * (players + 1)
    assert checked.events > checked.decisions
    assert checked.undone > 0
