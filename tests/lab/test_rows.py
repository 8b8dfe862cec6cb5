"""Simulations as rows: complete, the same from everywhere, and never twice."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import duckdb
import pytest

from spellhall.engine import BadOptions
from spellhall.engine.machine.build import build
from spellhall.lab import Report, SimulationFailed, packages, seed_of, simulate
from spellhall.lab import simulate as simulate_module
from spellhall.lab.packages import PackageMissing
from spellhall.lab.rows.parquet import COLUMNS

DOCS = Path(__file__).resolve().parents[2] / "docs" / "lab.md"
simulating = sys.modules[simulate_module.__module__]


def rows(folder: Path, name: str) -> list[tuple[Any, ...]]:
    files = str(folder / "*" / f"{name}.parquet")
    return duckdb.execute("FROM read_parquet(?) ORDER BY ALL", [files]).fetchall()


def everything(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    return {name: rows(folder, name) for name in ("games", "seats", "pieces")}


def figures(report: Report) -> dict[str, Any]:
    """What a report says, but for the times."""
    told = report.to_builtins()
    return {k: told[k] for k in told if k not in {"seconds", "decisions_per_second", "thinking"}}


class Stopped(Exception):
    """The simulation was stopped."""


def stop_after(games: int) -> Callable[[int], None]:
    """Progress that ends the simulation when so many games are done."""
    total = 0

    def told(count: int) -> None:
        nonlocal total
        total += count
        if total >= games:
            raise Stopped

    return told


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of all games that are played in this process."""
    numbers: list[int] = []
    play = simulating.play

    def noted(job: Any, games: range, **how: Any) -> Any:
        numbers.extend(games)
        return play(job, games, **how)

    monkeypatch.setattr(simulating, "play", noted)
    return numbers


def test_the_rows_say_what_the_report_says(tmp_path: Path) -> None:
    kept = simulate("arcane_academy", 3, 12, seed=5)
    written = simulate("arcane_academy", 3, 12, seed=5, out=tmp_path)
    assert figures(written) == figures(kept)
    by_game = {row[0]: row for row in rows(tmp_path, "games")}
    for outcome in kept.outcomes:
        number, seed, title, version, _, made_by, players, options, *course = by_game[outcome.index]
        assert (number, seed) == (outcome.index, seed_of(5, outcome.index))
        assert (title, version, made_by) == (kept.game, kept.version, build())
        assert (players, json.loads(options)) == (3, kept.options)
        assert course[:2] == [outcome.decisions, outcome.ending]
    seats = {(row[0], row[1]): row[2:] for row in rows(tmp_path, "seats")}
    assert seats == {
        (o.index, seat): (o.lineup[seat], o.returns[seat], o.places[seat], o.scores[seat])
        for o in kept.outcomes
        for seat in range(3)
    }


def test_two_workers_write_the_same_rows_as_one(tmp_path: Path) -> None:
    for workers in (1, 2):
        simulate("hell_high", 3, 9, workers=workers, out=tmp_path / str(workers))
    assert everything(tmp_path / "1") == everything(tmp_path / "2")
    assert len(rows(tmp_path / "1", "pieces")) > 100


def test_watching_changes_no_game(tmp_path: Path) -> None:
    bots = ["greedy", "random"]
    kept = simulate("arcane_academy", 2, 2, bots, seed=1)
    assert figures(simulate("arcane_academy", 2, 2, bots, seed=1, out=tmp_path)) == figures(kept)


def test_a_stopped_simulation_goes_on_and_plays_no_game_twice(
    tmp_path: Path, played: list[int]
) -> None:
    with pytest.raises(Stopped):
        simulate("bids", 2, 40, out=tmp_path / "stopped", progress=stop_after(13))
    assert 13 <= len(played) < 40
    told: list[int] = []
    report = simulate("bids", 2, 40, out=tmp_path / "stopped", progress=told.append)
    assert sorted(played) == list(range(40))
    assert sum(told) == 40  # those that lay there count at once
    assert figures(report) == figures(simulate("bids", 2, 40))
    simulate("bids", 2, 40, out=tmp_path / "whole")
    assert everything(tmp_path / "stopped") == everything(tmp_path / "whole")


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path, played: list[int]) -> None:
    simulate("bids", 2, 10, out=tmp_path)
    report = simulate("bids", 2, 25, out=tmp_path)
    assert sorted(played) == list(range(25))
    assert report.games == 25
    assert simulate("bids", 2, 10, out=tmp_path).games == 10
    assert len(played) == 25


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_killed_simulation_goes_on_where_it_was(tmp_path: Path, workers: str) -> None:
    command = [sys.executable, "-m", "spellhall.cli", "simulate", "arcane_academy", "--json"]
    command += ["--games", "120", "--workers", workers, "--out", str(tmp_path / "killed")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as first:
        while not list((tmp_path / "killed").glob("0*")):
            assert first.poll() is None
            time.sleep(0.01)
        first.send_signal(signal.SIGKILL)  # its workers are not killed, but end all the same
    assert 0 < len(rows(tmp_path / "killed", "games")) < 120
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 120
    simulate("arcane_academy", 2, 120, out=tmp_path / "whole")
    assert everything(tmp_path / "killed") == everything(tmp_path / "whole")


def test_an_interrupted_simulation_ends_at_once_and_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "spellhall.cli", "simulate", "wiz_war", "--workers", "2"]
    command += ["--bots", "archmage", "--games", "500", "--out", str(tmp_path / "out")]
    # Started in the background, as by some runners of tests, a process is deaf to Ctrl-C.
    hearing = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL)"
    hearing += "; os.execv(sys.argv[1], sys.argv[1:])"
    with subprocess.Popen(
        [sys.executable, "-c", hearing, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as run:
        while not (tmp_path / "out" / "simulation.json").exists():
            assert run.poll() is None
            time.sleep(0.01)
        time.sleep(1.0)  # the workers are at it
        os.killpg(run.pid, signal.SIGINT)
        _, told = run.communicate(timeout=20)
    assert run.returncode == 1
    assert told.strip() == "Aborted!"


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(BadOptions, match="cannot be written: No space left on device"):
        simulate("bids", 2, 4, out=tmp_path)
    monkeypatch.undo()
    with pytest.raises(SimulationFailed, match="cannot be written: No space left on device"):
        simulate(
            "bids",
            2,
            4,
            out=tmp_path,
            progress=lambda _: monkeypatch.setattr(Path, "write_bytes", full),
        )
    monkeypatch.undo()
    assert simulate("bids", 2, 4, out=tmp_path).games == 4


def test_what_a_killed_simulation_half_wrote_is_thrown_away(tmp_path: Path) -> None:
    simulate("bids", 2, 4, out=tmp_path)
    (tmp_path / "writing-1").mkdir()
    (tmp_path / "writing-1" / "games.parquet").write_bytes(b"half")
    simulate("bids", 2, 8, out=tmp_path)
    assert len(rows(tmp_path, "games")) == 8
    assert not list(tmp_path.glob("writing-*"))


@pytest.mark.parametrize(
    ("players", "seed", "bots", "words"),
    [
        (3, 0, ["random"], "players is 2 there and 3 here"),
        (2, 1, ["random"], "seed is 0 there and 1 here"),
        (2, 0, ["greedy"], "bots is .* here"),
    ],
)
def test_another_simulation_is_refused_in_the_same_folder(
    tmp_path: Path, players: int, seed: int, bots: list[str], words: str
) -> None:
    simulate("bids", 2, 4, out=tmp_path)
    with pytest.raises(BadOptions, match=f"holds another simulation: {words}"):
        simulate("bids", players, 4, bots, seed, out=tmp_path)


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").touch()
    with pytest.raises(BadOptions, match="holds something else"):
        simulate("bids", 2, 4, out=tmp_path)
    with pytest.raises(BadOptions, match="cannot be written"):
        simulate("bids", 2, 4, out=tmp_path / "letters.txt")


def test_two_simulations_do_not_write_to_one_folder_at_once(tmp_path: Path) -> None:
    def again(_: int) -> None:
        simulate("bids", 2, 4, out=tmp_path)

    with pytest.raises(BadOptions, match="another simulation writes to"):
        simulate("bids", 2, 4, out=tmp_path, progress=again)


def test_a_game_without_a_table_of_pieces_gives_games_and_seats(tmp_path: Path) -> None:
    simulate("stones", 2, 5, out=tmp_path)
    assert len(rows(tmp_path, "games")) == 5
    assert len(rows(tmp_path, "seats")) == 10
    assert rows(tmp_path, "pieces") == []


def test_without_duckdb_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packages, "find_spec", lambda name: None)
    with pytest.raises(PackageMissing, match=re.escape("pip install 'spellhall[lab]'")):
        simulate("bids", 2, 4, out=tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_no_outcome_is_kept_when_nobody_asks_for_it() -> None:
    kept, counted = simulate("bids", 4, 30), simulate("bids", 4, 30, keep=False)
    assert len(kept.outcomes) == 30
    assert counted.outcomes == []
    assert figures(replace(kept, outcomes=[])) == figures(counted)


def test_the_documented_query_reads_the_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate("arcane_academy", 2, 20, out=tmp_path / "games" / "greedy")
    monkeypatch.chdir(tmp_path)
    [code] = re.findall(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL)
    exec(compile(code, str(DOCS), "exec"), {})
    told = capsys.readouterr().out
    assert re.search(r"seats.*played.*won", told)
    assert any(row[4] in told for row in rows(tmp_path / "games" / "greedy", "pieces"))


def test_every_column_is_documented() -> None:
    text = DOCS.read_text()
    missing = [c for columns in COLUMNS.values() for c in columns if f"`{c}`" not in text]
    assert missing == []


def test_the_command_writes_and_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "spellhall.cli", "simulate", "arcane_academy", "--out"]
    for games, code in (("3", 0), ("4", 0)):
        done = subprocess.run(
            [*command, str(tmp_path), "--games", games, "--json"],
            capture_output=True,
            text=True,
            check=False,
            env=os.environ,
        )
        assert done.returncode == code, done.stderr
        assert json.loads(done.stdout)["games"] == int(games)
        assert done.stderr == ""
    refused = subprocess.run(
        [*command, str(tmp_path), "--seed", "2"], capture_output=True, text=True, check=False
    )
    assert refused.returncode == 2
    assert refused.stderr.startswith("Error: ")
