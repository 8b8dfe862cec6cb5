"""The benchmark measures what it says, also where nothing but the pure build is there."""

import json
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from spellhall.cli.commands import spellhall
from spellhall.engine import begin, next_seat, options
from spellhall.games import find, ids
from spellhall.lab.bench import compare, peers
from spellhall.lab.bench.compare import Bench
from spellhall.lab.bench.ours import fewest_and_most, measured, middle_of, speeds
from tests.bots.small_games import STONES


def test_a_known_speed_is_measured_right() -> None:
    def ten() -> int:
        end = time.process_time() + 0.002
        while time.process_time() < end:
            pass
        return 10

    assert measured(0.1, ten) == pytest.approx(5000, rel=0.2)


def test_every_figure_of_a_game_is_there() -> None:
    figures = speeds(STONES, 2, 0.01)
    assert set(figures) == {
        "decisions_per_second",
        "clone_microseconds",
        "playouts_per_second",
        "search_iterations_per_second",
    }
    assert min(figures.values()) > 0


@pytest.mark.parametrize("id", ids())
def test_the_search_is_measured_where_there_is_a_choice(id: str) -> None:
    game = find(id)
    for players in fewest_and_most(game):
        for seed in range(3):
            middle = middle_of(game, begin(game, players, seed).state)
            assert len(options(game.rules, middle, next_seat(middle))) > 1


def test_the_fewest_and_the_most_players_are_measured() -> None:
    assert fewest_and_most(find("wizards_academy")) == [1, 6]
    assert fewest_and_most(find("five_seals")) == [2, 5]


def test_ratios_compare_every_build_with_every_peer() -> None:
    bench = Bench(1, {"pure": {"g": {"decisions_per_second": 300.0}}}, {"slow": 100.0}, {}, ())
    assert bench.ratios() == {"pure g": {"slow": 3.0}}


def test_the_command_says_what_it_could_not_measure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compare, "ROOT", tmp_path)  # a place without a compiled build

    def no_network(folder: Path) -> Path:
        raise peers.NoPeers("the peers could not be installed: no network")

    monkeypatch.setattr(compare, "environment", no_network)
    args = ["bench", "--rounds", "1", "--seconds", "0.02", "--no-server", "--json"]
    result = CliRunner().invoke(spellhall, [*args, "arcane_academy"])
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert list(told["builds"]) == ["pure"]
    assert list(told["builds"]["pure"]) == ["arcane_academy 2", "arcane_academy 4"]
    assert told["builds"]["pure"]["arcane_academy 2"]["decisions_per_second"] > 10_000
    assert told["peers"] == {}
    assert len(told["notes"]) == 2


def test_the_command_prints_a_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compare, "ROOT", tmp_path)
    args = ["bench", "--rounds", "1", "--seconds", "0.02", "--no-server", "--no-peers"]
    result = CliRunner().invoke(spellhall, [*args, "arcane_academy"])
    assert result.exit_code == 0, result.output
    assert "random play" in result.stdout
    assert "no compiled build" in result.stdout
