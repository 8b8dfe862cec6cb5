"""What needs no sight reaches into clouds, through walls and round the corner, and no farther."""

import pytest

from spellhall.testing import rule
from tests.games.wiz_war.tables import duel

CLOUD = {"kind": "cloud", "card": "dust-cloud", "at": "d1", "owner": 1}


@rule("WW-NE-13", "WW-TH-7", "WW-RNG-4")
@pytest.mark.parametrize(("card", "life"), [("wraith-strike", 11), ("globe-of-pain", 14)])
@pytest.mark.parametrize("start", ["c1", "d1"])
def test_what_needs_no_sight_strikes_into_a_cloud(card: str, life: int, start: str) -> None:
    table = duel(card, at=start, bob="d1", things=[CLOUD])
    table.do(f"alice: cast {card}", "at @1")
    assert table.life("bob") == life
    assert table.refuses("alice: punch")
