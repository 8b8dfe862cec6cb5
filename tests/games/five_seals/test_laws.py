"""The laws of every game, for the circles and variants that the common test leaves out."""

import pytest

from spellhall.engine import Value
from spellhall.games.five_seals import GAME
from spellhall.testing import check_laws

VARIANTS: dict[str, Value] = {"tie_break": True, "binding_raises": True}


@pytest.mark.parametrize("circle", ["II", "III", "IV"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_laws_hold_with_every_circle_and_number_of_players(circle: str, players: int) -> None:
    variants = VARIANTS if players % 2 else {}
    checked = check_laws(
        GAME, players, seed=players, options={"circle": circle} | variants, every=9
    )
    assert checked.decisions > 100
    assert checked.undone > 0
