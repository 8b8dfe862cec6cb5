"""On a Dask cluster with real processes the rows are the same, even when one of them dies."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from distributed import LocalCluster

from spellhall.engine import BadOptions
from spellhall.lab import packages, simulate
from spellhall.lab.packages import PackageMissing
from tests.lab.test_rows import everything, figures

GAME, PLAYERS, GAMES = "arcane_academy", 2, 60


@contextmanager
def two_workers() -> Iterator[LocalCluster]:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        yield cluster


def pids(cluster: LocalCluster) -> list[int]:
    return [worker.process.pid for worker in cluster.workers.values()]


def test_a_worker_that_is_killed_loses_no_game_and_doubles_none(tmp_path: Path) -> None:
    killed: list[int] = []
    with two_workers() as cluster:

        def kill_one(_: int) -> None:
            if not killed:
                killed.append(pids(cluster)[0])
                os.kill(killed[0], signal.SIGKILL)

        report = simulate(
            GAME,
            PLAYERS,
            GAMES,
            cluster=cluster.scheduler_address,
            out=tmp_path / "cluster",
            progress=kill_one,
        )
        assert killed
        assert killed[0] not in pids(cluster)
    alone = simulate(GAME, PLAYERS, GAMES, out=tmp_path / "alone")
    assert figures(report) == figures(alone)
    assert everything(tmp_path / "cluster") == everything(tmp_path / "alone")


def test_a_cluster_can_be_started_for_one_simulation() -> None:
    report = simulate(GAME, PLAYERS, 6, cluster="local:1")
    assert report.outcomes == simulate(GAME, PLAYERS, 6).outcomes


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("local:many", "local:4 or an address, not 'local:many'"),
        ("tcp://127.0.0.1:1", "there is no cluster at tcp://127.0.0.1:1"),
    ],
)
def test_a_cluster_that_cannot_be_had(
    address: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spellhall.lab.workers.JOINS_WITHIN", "1s")
    with pytest.raises(BadOptions, match=words):
        simulate(GAME, PLAYERS, 2, cluster=address)


def test_without_dask_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "find_spec", lambda name: None)
    with pytest.raises(PackageMissing, match=r"pip install 'spellhall\[cluster\]'"):
        simulate(GAME, PLAYERS, 2, cluster="local:2")
