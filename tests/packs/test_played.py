"""Games with packs, in a process of their own: a game takes its packs when it is imported."""

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from spellhall import Match, new
from spellhall.games import find
from tests.packs.random_packs import random_pack
from tests.packs.samples import GAMES

PLAYED = Path(__file__).parent / "played"
PATIENCE = 300  # seconds, on a busy machine
CHOICES = 250
DRAWN = 24  # cards at random
SEED = 3


def played_a_while(game: str) -> Match:
    """A game that is always the same, as far as cards have gone through many hands."""
    match = new(game, 2, 5)
    while not match.is_over and len(match.choices) < CHOICES:
        options = match.options()
        match.play(options[len(match.choices) % len(options)])
    return match


@cache
def passed(game: str) -> Counter[str]:
    """How many tests of each file in that folder pass, with the game's packs on the shelf."""
    form = find(game).packs
    assert form is not None
    told = {
        "SPELLHALL_TEST_PACKS": game,
        "SPELLHALL_TEST_SAME": sha256(played_a_while(game).to_json().encode()).hexdigest(),
        "SPELLHALL_TEST_DRAWN": json.dumps(random_pack(form, "drawn", DRAWN, Random(SEED))),
    }
    names = (game, "every_game", "cards_at_random")
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        done = subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"),
                f"--junit-xml={report}",
                *(PLAYED / f"{name}.py" for name in names),
            ],
            env=os.environ | told,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        cases = ET.parse(report).getroot().iter("testcase")
        return Counter(case.get("classname", "").split(".")[-1] for case in cases)


@pytest.mark.parametrize("game", GAMES)
def test_cards_of_a_pack_are_drawn_played_and_do_what_they_say(game: str) -> None:
    assert passed(game)[game] >= 5


@pytest.mark.parametrize("game", GAMES)
def test_packs_keep_to_their_tables(game: str) -> None:
    assert passed(game)["every_game"] == 13


@pytest.mark.parametrize("game", GAMES)
def test_what_the_check_lets_in_can_be_played(game: str) -> None:
    assert passed(game)["cards_at_random"] == 1
