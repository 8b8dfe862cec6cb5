"""Games with packs, each in a process of its own: a game takes its packs when it is imported."""

import os
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from spellhall import Match, new
from tests.packs.samples import GAMES

PLAYED = Path(__file__).parent / "played"
PATIENCE = 300  # seconds, on a busy machine
CHOICES = 250


def played_a_while(game: str) -> Match:
    """A game that is always the same, as far as cards have gone through many hands."""
    match = new(game, 2, 5)
    while not match.is_over and len(match.choices) < CHOICES:
        options = match.options()
        match.play(options[len(match.choices) % len(options)])
    return match


def child(file: Path, game: str) -> str:
    """The last line that pytest says about a file of this folder, with the game's packs."""
    same = sha256(played_a_while(game).to_json().encode()).hexdigest()
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", file],
        env=os.environ | {"SPELLHALL_TEST_PACKS": game, "SPELLHALL_TEST_SAME": same},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip().splitlines()[-1]


@pytest.mark.parametrize("game", GAMES)
def test_cards_of_a_pack_are_drawn_played_and_do_what_they_say(game: str) -> None:
    said = child(PLAYED / f"{game}.py", game)
    assert int(re.findall(r"(\d+) passed", said)[0]) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_packs_keep_to_their_tables(game: str) -> None:
    said = child(PLAYED / "every_game.py", game)
    assert int(re.findall(r"(\d+) passed", said)[0]) >= 13
