"""The small games, made known to the whole process."""

import pytest

from spellhall import games
from tests.bots.small_games import BIDS, STONES, TOGETHER


@pytest.fixture(autouse=True)
def _small_games() -> None:
    for game in (STONES, BIDS, TOGETHER):
        games.add(game)
