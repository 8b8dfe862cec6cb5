"""Runs both builds and the peers in turn, several times, and takes the medians."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from spellhall.games import ids
from spellhall.lab.bench import hall
from spellhall.lab.bench.peers import PEERS, NoPeers, decisions_per_second, environment

PACKAGE = Path(__file__).resolve().parents[2]
# Of a checkout: above src/spellhall, or above a compiled tree such as build/compiled-1/spellhall.
ROOT = next(
    (up for up in PACKAGE.parents if (up / "pyproject.toml").exists()), PACKAGE.parent.parent
)
BUILDS = ("pure", "compiled")
SERVER_SECONDS = 5.0
Figures = dict[str, dict[str, float]]  # by game and number of players, then by measure


@dataclass(frozen=True)
class Bench:
    """Medians over all rounds."""

    rounds: int
    builds: dict[str, Figures]
    peers: dict[str, float]  # decisions a second
    server: dict[str, float]  # choices a second, latency; empty when it was not measured
    notes: Sequence[str]  # what could not be measured, and why

    def to_builtins(self) -> dict[str, Any]:
        """As dicts and lists, for `--json`, ratios included."""
        return {
            "rounds": self.rounds,
            "builds": self.builds,
            "peers": {name: {"decisions_per_second": speed} for name, speed in self.peers.items()},
            "ratios": self.ratios(),
            "server": self.server,
            "notes": list(self.notes),
        }

    def ratios(self) -> dict[str, dict[str, float]]:
        """How many times faster each build plays each game at random than each peer."""
        return {
            f"{build} {table}": {
                name: round(figures["decisions_per_second"] / speed, 2)
                for name, speed in self.peers.items()
            }
            for build, tables in self.builds.items()
            for table, figures in tables.items()
        }


def run(
    games: Sequence[str],
    rounds: int,
    seconds: float,
    with_peers: bool,
    with_server: bool,
    progress: Callable[[int], None],
) -> Bench:
    """Measure everything `rounds` times in turn, so that a busy moment hits all alike."""
    notes: list[str] = []
    trees: dict[str, Path | None] = {"pure": None}
    if (ROOT / "build" / "compiled" / "spellhall").is_dir():
        trees["compiled"] = ROOT / "build" / "compiled"
    else:
        notes.append("there is no compiled build: ./dev build --compiled makes it")
    python: Path | None = None
    if with_peers:
        try:
            python = environment(ROOT / "build" / "peers")
        except (NoPeers, OSError) as error:
            notes.append(str(error))
    found: dict[str, list[Figures]] = {build: [] for build in trees}
    others: dict[str, list[float]] = {peer.name: [] for peer in PEERS} if python else {}
    for _ in range(rounds):
        for build, tree in trees.items():
            found[build].append(_one_build(build, tree, games, seconds))
            progress(1)
        for peer in PEERS if python else ():
            assert python is not None
            others[peer.name].append(decisions_per_second(python, peer, seconds))
            progress(1)
    server: dict[str, float] = {}
    if with_server:
        try:
            server = hall.measure((list(games) or ids())[0], SERVER_SECONDS)
        except hall.NoServer as error:
            notes.append(str(error))
        progress(1)
    return Bench(
        rounds,
        {build: _medians(measured) for build, measured in found.items()},
        {name: median(speeds) for name, speeds in others.items()},
        server,
        notes,
    )


def steps(rounds: int, with_peers: bool, with_server: bool) -> int:
    """How many times `run` will tell its progress, at most."""
    return rounds * (len(BUILDS) + (len(PEERS) if with_peers else 0)) + int(with_server)


def _one_build(build: str, tree: Path | None, games: Sequence[str], seconds: float) -> Figures:
    command = [sys.executable, "-m", "spellhall.lab.bench.ours", "--seconds", str(seconds), *games]
    env = {**os.environ, "PYTHONPATH": str(tree) if tree else ""}
    done = subprocess.run(command, check=True, capture_output=True, env=env)
    told = msgspec.json.decode(done.stdout)
    assert told["compiled"] == (build == "compiled"), f"the {build} build was not the one that ran"
    figures: Figures = told["games"]
    return figures


def _medians(measured: Sequence[Figures]) -> Figures:
    return {
        table: {name: median(figures[table][name] for figures in measured) for name in names}
        for table, names in measured[0].items()
    }
