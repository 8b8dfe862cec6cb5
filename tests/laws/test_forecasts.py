"""The laws of forecasts on every game: nothing hidden is told, what is certain comes true."""

import pytest

from spellhall.engine import Options
from spellhall.games import IDS, find
from spellhall.testing import check_forecasts

EVERY = {"arcane_academy": 4, "five_seals": 4, "hell_high": 16, "wiz_war": 16}  # decisions
CASES = [
    *((id, players, {}) for id in IDS for players in find(id).players),
    ("wiz_war", 3, {"specializations": True}),
    ("wizards_academy", 2, {"scenario": "demon-binding"}),
    ("wizards_academy", 3, {"scenario": "midwinter-finals"}),
]


@pytest.mark.parametrize(("id", "players", "options"), CASES)
def test_a_forecast_tells_nothing_hidden_and_comes_true(
    id: str, players: int, options: Options
) -> None:
    checked = check_forecasts(find(id), players, 3, options, every=EVERY.get(id, 2))
    assert checked.whole > 0
    assert checked.forecasts > checked.whole
    assert checked.certain > 0
    assert checked.patches > 0
