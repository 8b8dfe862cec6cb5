"""The small games, and a way to call the command."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from spellhall import games
from spellhall.cli.commands import spellhall
from spellhall.engine import begin, record
from tests.bots.small_games import BIDS, STONES, TOGETHER

Command = Callable[..., Result]


@pytest.fixture(autouse=True)
def _small_games() -> None:
    for game in (STONES, BIDS, TOGETHER):
        games.add(game)


@pytest.fixture
def command() -> Command:
    """Calls `spellhall` with these arguments."""
    runner = CliRunner()
    return lambda *args: runner.invoke(spellhall, [str(arg) for arg in args])


@pytest.fixture
def finished_record(tmp_path: Path) -> Path:
    """The record of a whole game of stones."""
    match = begin(STONES, 2, 7)
    while not match.is_over:
        match.play(match.options()[-1])
    file = tmp_path / "stones.txt"
    file.write_text(record.write(match))
    return file


@pytest.fixture
def open_position(tmp_path: Path) -> Path:
    """A game of bids in which one of two has chosen."""
    match = begin(BIDS, 2, 7)
    match.play(match.options(0)[0], 0)
    file = tmp_path / "bids.json"
    file.write_text(match.to_json())
    return file
