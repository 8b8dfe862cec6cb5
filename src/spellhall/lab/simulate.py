"""Many games between bots, on one core or many machines, always the same for the same seed."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter

from spellhall.engine import BadOptions, Options, begin
from spellhall.engine.packs import Source, on_shelf, put
from spellhall.games import find
from spellhall.lab.jobs import Job, lineup, play, seed_of
from spellhall.lab.report import Counts, Outcome, Report, Thinking
from spellhall.lab.rows.folder import Folder
from spellhall.lab.rows.parquet import parquet
from spellhall.lab.workers import spread

AT_ONCE = 50  # games handed to a worker, when there are many
PARTS_FOR_A_CLUSTER = 64  # at least: workers may come later
AT_ONCE_TO_A_FOLDER = 2000  # if they take milliseconds each: small files are slow to read
AT_ONCE_WHEN_THINKING = 10  # to a folder: what is lost when it is stopped may have taken minutes


@dataclass(frozen=True)
class Done:
    """What comes back from a worker."""

    games: range
    decisions: int
    thinking: dict[str, Thinking]
    outcomes: Sequence[Outcome]  # or, for a folder, files
    files: dict[str, bytes]


def simulate(
    game_id: str,
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int | str = 0,
    workers: int = 1,
    options: Options | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    cluster: str | None = None,
    out: Path | None = None,
    keep: bool = True,
) -> Report:
    """Play games between bots and count; the bots change seats from game to game.

    A single bot takes all seats. `progress` is called with the number of games just finished.
    With `out`, rows of games, seats and pieces are written into that folder, and games that are
    there already are not played again. With `keep=False`, memory does not grow with the games.
    """
    game = find(game_id)
    opening = begin(game, players, seed_of(seed, 0), options)  # checks players and options
    if games < 1 or workers < 1:
        raise BadOptions("at least one game and one worker are needed")
    job = Job(
        game.id, game.version, players, lineup(game, players, bots), seed, settings=opening.settings
    )
    folder = Folder(out, job) if out is not None else None
    summary = _Summary(job, folder, keep, progress or (lambda count: None))
    with folder.opened() if folder else nullcontext():
        if folder is not None and (there := games - sum(map(len, folder.missing(games, games)))):
            summary.progress(there)
        parts = PARTS_FOR_A_CLUSTER if cluster is not None else 4 * workers
        ranges = _ranges(job, folder, games, parts)
        work = partial(_played, on_shelf(game.id), job, folder is not None)
        for done in spread(work, ranges, workers, cluster):
            summary.add(done)
        return summary.report(games)


class _Summary:
    """Takes in what the workers send, in whatever order it comes."""

    def __init__(
        self, job: Job, folder: Folder | None, keep: bool, progress: Callable[[int], None]
    ) -> None:
        self.job = job
        self.folder = folder
        self.keep = keep and folder is None
        self.progress = progress
        self.counts = Counts(won_by_bot=dict.fromkeys(job.bots, 0))
        self.thinking = {bot: Thinking() for bot in dict.fromkeys(job.bots)}
        self.decisions = 0
        self.outcomes: list[Outcome] = []
        self.began = perf_counter()

    def add(self, done: Done) -> None:
        """Count it, keep it or write it."""
        if self.folder is not None:
            self.folder.add(done.games, done.files)
        for outcome in done.outcomes:
            self.counts.add(outcome)
        if self.keep:
            self.outcomes += done.outcomes
        for bot, times in done.thinking.items():
            self.thinking[bot] += times
        self.decisions += done.decisions
        self.progress(len(done.games))

    def report(self, games: int) -> Report:
        """All games, those that lay in the folder before included."""
        seconds = perf_counter() - self.began
        job = self.job
        return Report(
            game=job.game,
            version=job.version,
            players=job.players,
            bots=job.bots,
            seed=job.seed,
            options=job.settings,
            counts=self.folder.counts(games) if self.folder else self.counts,
            seconds=seconds,
            decisions_now=self.decisions,
            thinking=self.thinking,
            outcomes=sorted(self.outcomes, key=lambda outcome: outcome.index),
        )


def _ranges(job: Job, folder: Folder | None, games: int, parts: int) -> Iterator[range]:
    """The games that are to be played, in so many parts or more."""
    if folder is None:
        portion = max(1, min(AT_ONCE, games // parts))
        return (range(first, min(first + portion, games)) for first in range(0, games, portion))
    most = AT_ONCE_TO_A_FOLDER if job.is_random else AT_ONCE_WHEN_THINKING
    return folder.missing(games, max(1, min(most, games // parts)))


def _played(packs: Sequence[Source], job: Job, with_rows: bool, games: range) -> Done:
    """The work of a worker, which is handed the packs: it may run on another machine."""
    put(packs)
    played = play(job, games, with_pieces=with_rows)
    decisions = sum(outcome.decisions for outcome in played.outcomes)
    thinking = dict(played.thinking)
    if with_rows:
        return Done(games, decisions, thinking, (), parquet(job, played))
    return Done(games, decisions, thinking, played.outcomes, {})
