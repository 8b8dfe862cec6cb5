"""Bots of one's own: as the document says, honest, and with errors that help."""

import re
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

from spellhall.cli.commands import spellhall
from spellhall.engine import BadOptions, Match
from spellhall.engine.match import key_of
from spellhall.lab import SimulationFailed, own_bots, seed_of, simulate, tournament
from spellhall.lab.plot import svg

DOCS = Path(__file__).resolve().parents[2] / "docs" / "writing-a-bot.md"
FIRST = """
class First:
    def choose(self, match, seat, rng):
        return match.options(seat)[0]

class Cheat:
    def choose(self, match, seat, rng):
        return "look under the table"

class Spy:
    seen = []
    def choose(self, match, seat, rng):
        self.seen.append(match)
        return match.options(seat)[0].text

NOTHING = 3
"""


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in a folder with a module of bots, and the document's example."""
    [example] = re.findall(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert len(example.strip().splitlines()) <= 30
    (tmp_path / "patient.py").write_text(example)
    (tmp_path / "some_bots.py").write_text(FIRST)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("patient", "some_bots"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    own_bots.maker.cache_clear()


def test_the_documented_bot_beats_random_play() -> None:
    played = tournament("stones", 2, ["random", "patient:Patient"], 30, seed=1)
    assert played.matrix()["patient:Patient"]["random"].low > 0.5
    assert played.ratings["patient:Patient"][0] > played.ratings["random"][0]


def test_a_bot_of_ones_own_plays_the_same_on_two_workers() -> None:
    bots = ["patient:Patient", "greedy"]
    one, two = (simulate("bids", 2, 6, bots, workers=n) for n in (1, 2))
    assert one.outcomes == two.outcomes
    assert one.thinking["patient:Patient"].decisions > 0


def test_a_bot_sees_what_its_seat_sees_and_nothing_more() -> None:
    """Its match is a redeal: the state of the game itself is never handed out."""
    simulate("wiz_war", 2, 1, ["some_bots:Spy", "random"], seed=3)
    seen: list[Match] = sys.modules["some_bots"].Spy.seen
    keys = {match.state.chance.key for match in seen}
    assert len(keys) == len(seen) > 3
    assert key_of(seed_of(3, 0)) not in keys


def test_an_illegal_choice_is_told_with_the_seed() -> None:
    with pytest.raises(SimulationFailed, match=r"look under the table.*seed '0-0' and 2 players"):
        simulate("stones", 2, 1, ["some_bots:Cheat"])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere:Bot", "there is no bot 'nowhere:Bot': No module named 'nowhere'"),
        ("some_bots:Last", "has no attribute 'Last'"),
        ("some_bots:NOTHING", "must be a class with a method 'choose'"),
        (":Bot", "there is no bot ':Bot'"),
    ],
)
def test_a_bot_that_is_not_there(name: str, words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        simulate("stones", 2, 1, [name])


def test_the_picture_of_a_tournament_shows_every_bot_and_needs_no_other_host() -> None:
    played = tournament("stones", 2, ["random", "greedy", "some_bots:First"], 6)
    drawn = svg(played)
    root = ET.fromstring(drawn)
    texts = {part.text for part in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"random", "greedy", "First"} <= texts
    assert len(re.findall(r"\d+% to \d+%", drawn)) == 6
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_the_matrix_is_seen_from_both_sides() -> None:
    matrix = tournament("stones", 2, ["random", "archmage"], 20).matrix()
    one, other = matrix["random"]["archmage"], matrix["archmage"]["random"]
    assert one.value + other.value == pytest.approx(1.0)
    assert one.low + other.high == pytest.approx(1.0)
    assert other.low > 0.5


def test_the_command_draws(tmp_path: Path) -> None:
    bots = "random,greedy,some_bots:First"
    picture = tmp_path / "bots.svg"
    args = ["tournament", "stones", "--bots", bots, "--games", "4", "--plot", str(picture)]
    result = CliRunner().invoke(spellhall, args)
    assert result.exit_code == 0, result.output
    assert "Wins of a row against a column" in result.stdout
    assert picture.read_text().startswith("<svg")
