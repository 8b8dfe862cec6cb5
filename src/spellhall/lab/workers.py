"""Where jobs run: in this process, in several of this machine, or in those of a Dask cluster.

All three hand out the same work and give the same results, in whatever order they come.
"""

import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import connection, parent_process
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

from spellhall.engine import BadOptions
from spellhall.lab.jobs import SimulationFailed
from spellhall.lab.packages import needed

if TYPE_CHECKING:
    from distributed import Client

T = TypeVar("T")
A = TypeVar("A")
AHEAD = 3  # pieces of work handed to each worker at once, so that none waits for us
JOINS_WITHIN = "10s"
NEWS_OF_CTRL_C = 0.3  # seconds


def all_cores() -> int:
    """How many processes this machine can run at once for us."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    work: Callable[[A], T], items: Iterable[A], workers: int = 1, cluster: str | None = None
) -> Iterator[T]:
    """The results of some work on all items; only as much is under way as the workers need."""
    if cluster is not None:
        yield from _over_cluster(work, iter(items), cluster)
    elif workers == 1:
        yield from map(work, items)
    else:
        yield from _over_processes(work, iter(items), workers)


def _over_processes(work: Callable[[A], T], items: Iterator[A], workers: int) -> Iterator[T]:
    with ProcessPoolExecutor(workers, initializer=_end_with_who_asked) as pool:
        under_way: set[Future[T]] = set()
        try:
            while True:
                free = AHEAD * workers - len(under_way)
                under_way |= {pool.submit(work, item) for item in islice(items, free)}
                if not under_way:
                    return
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for one in done:
                    yield one.result()
        except BrokenProcessPool:
            time.sleep(NEWS_OF_CTRL_C)  # which ends the workers too, and perhaps before us
            raise SimulationFailed(
                "a worker process died; with --out the same command goes on where it stopped"
            ) from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _end_with_who_asked() -> None:
    """Ctrl-C ends a worker at once and without a word; so does the death of who asked for work.

    A worker waits for work by reading a pipe that its fellows hold open as well, so it would wait
    for ever, and keep the folder locked.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    assert parent is not None, "this is a worker"
    connection.wait([parent.sentinel])
    os._exit(1)


def _over_cluster(work: Callable[[A], T], items: Iterator[A], address: str) -> Iterator[T]:
    """A worker that dies loses its work, which the scheduler then gives to another one."""
    needed("distributed", "cluster")
    from distributed import KilledWorker, as_completed  # noqa: PLC0415

    with _client(address) as client:
        slots = AHEAD * max(1, len(client.nthreads()))
        done: Any = as_completed(
            [client.submit(work, item, pure=False) for item in islice(items, slots)]
        )
        try:
            for one in done:
                yield one.result()
                one.release()
                for item in islice(items, 1):
                    done.add(client.submit(work, item, pure=False))
        except KilledWorker as error:
            raise SimulationFailed(f"workers died again and again: {error}") from None


@contextmanager
def _client(address: str) -> "Iterator[Client]":
    """Join a cluster by its address, or start one: local, local:4."""
    from distributed import Client, LocalCluster  # noqa: PLC0415

    kind, _, count = address.partition(":")
    if kind != "local":
        try:
            joined = Client(address, timeout=JOINS_WITHIN)
        except (OSError, ValueError) as error:
            raise BadOptions(f"there is no cluster at {address}: {error}") from None
        with joined:
            yield joined
        return
    if count and not (count.isdigit() and int(count)):
        raise BadOptions(f"a cluster is local, local:4 or an address, not '{address}'")
    workers = int(count) if count else all_cores()
    with (
        LocalCluster(
            n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        Client(cluster) as own,
    ):
        yield own
