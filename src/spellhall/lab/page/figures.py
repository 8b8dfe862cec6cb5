"""What a report tells of the games as a whole: wins, lengths, endings, leads, margins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from spellhall.engine import Ending, Game
from spellhall.lab.intervals import Interval, of_share, z_of
from spellhall.lab.page.source import Source

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

CUT_OFF = "cut off"  # what stands for the ending of a game that had none
EXPECTED = 10  # wins and losses: where fewer are to be expected, chance is not spread evenly
FEW = 100  # games: with fewer, only large differences show


@dataclass(frozen=True)
class Spread:
    """How values lie: the least, the quartiles, the most."""

    least: float
    low: float
    middle: float
    high: float
    most: float


@dataclass(frozen=True)
class Played:
    """The games of one run."""

    source: Source
    games: int
    unfinished: int
    seats: Sequence[Interval]  # the share of wins of each; of all together if they win together
    fair: float  # if all seats won the same; below 0 where they win together
    usual: float | None  # where all win together: how often this bot does, on average of its tables
    shared: float  # share of the games that several won
    length: Spread  # in decisions
    endings: Mapping[str, int]
    leads: Spread | None  # how often the lead changed
    open_until: Spread | None  # when it changed for the last time, as a share of the game
    margin: Spread | None  # points between the first and the second

    @property
    def name(self) -> str:
        """Who plays at which table."""
        return f"{self.source.bot}, {self.source.label}"

    @property
    def is_few(self) -> bool:
        """Whether there are too few games for small differences."""
        return self.games < FEW

    @property
    def even(self) -> float | None:
        """What a share is judged by; None: by nothing, or there are too few games to judge."""
        even = self.usual if self.usual is not None else self.fair
        return even if EXPECTED <= even * self.games <= self.games - EXPECTED else None

    @property
    def is_unusual(self) -> bool:
        """Whether a table won together is surely easier or harder than this bot's others."""
        return self.usual is not None and bool(self.uneven())

    def unfair(self) -> list[int]:
        """The seats whose share is surely not an equal one."""
        return self.uneven() if self.usual is None else []

    def uneven(self) -> list[int]:
        """The seats whose share is surely not what it is judged by."""
        even = self.even
        return [seat for seat, share in enumerate(self.seats) if even and share.excludes(even)]


def figures(con: "DuckDBPyConnection", game: Game, found: Sequence[Source]) -> list[Played]:
    """All runs; the intervals of the seats hold for all seats of the page at once."""
    wins: dict[int, list[tuple[float, int]]] = {}
    for run, _, won, games in con.execute(
        "SELECT run, seat, sum(won), count(*) FROM seats GROUP BY 1, 2 ORDER BY 1, 2"
    ).fetchall():
        wins.setdefault(run, []).append((won, games))
    if game.together:
        wins = {run: seats[:1] for run, seats in wins.items()}
    z = z_of(sum(len(seats) for seats in wins.values()))
    endings: dict[int, dict[str, int]] = {}
    for run, ending, count in con.execute(
        f"SELECT run, coalesce(ending, '{CUT_OFF}'), count(*) FROM games"
        " GROUP BY 1, 2 ORDER BY 3 DESC"
    ).fetchall():
        endings.setdefault(run, {})[ending] = count
    shared = dict(
        con.execute(
            "SELECT run, avg((most > 0 AND most < 1)::INT) FROM"
            " (SELECT run, game, max(won) AS most FROM seats GROUP BY 1, 2) GROUP BY 1"
        ).fetchall()
    )
    usual = _usual(found, wins) if game.together else {}
    lengths = _spreads(con, "SELECT run, decisions AS x FROM games")
    leads = _spreads(con, "SELECT run, lead_changes AS x FROM games")
    still_open = _spreads(
        con,
        "SELECT run, coalesce(last_lead_change, 0) / decisions AS x FROM games"
        " WHERE lead_changes IS NOT NULL AND decisions > 0",
    )
    margins = {} if game.together else _spreads(con, f"SELECT run, margin AS x FROM ({MARGINS})")
    return [
        Played(
            source=one,
            games=sum(endings[one.number].values()),
            unfinished=endings[one.number].get(CUT_OFF, 0),
            seats=[of_share(won, games, z) for won, games in wins[one.number]],
            fair=-1.0 if game.together else _even(wins[one.number]),
            usual=usual.get(one.bot),
            shared=0.0 if game.together else shared[one.number],
            length=lengths[one.number],
            endings=endings[one.number],
            leads=leads.get(one.number),
            open_until=still_open.get(one.number),
            margin=margins.get(one.number),
        )
        for one in found
    ]


def never_ended(game: Game, runs: Sequence[Played]) -> list[Ending]:
    """The endings that the game declares and that no game had."""
    return [one for one in game.endings if not any(one.id in run.endings for run in runs)]


# Points between the two best seats of each finished game.
MARGINS = """
    SELECT run, game, best[1] - best[2] AS margin
    FROM (SELECT run, game, list_reverse_sort(list(score)) AS best FROM seats
          WHERE score IS NOT NULL GROUP BY run, game HAVING count(*) > 1)
"""


def _usual(
    found: Sequence[Source], wins: Mapping[int, Sequence[tuple[float, int]]]
) -> dict[str, float]:
    """How often each bot wins on average of its tables, if it has several."""
    shares: dict[str, list[float]] = {}
    for one in found:
        won, games = wins[one.number][0]
        shares.setdefault(one.bot, []).append(won / games)
    return {who: fmean(some) for who, some in shares.items() if len(some) > 1}


def _even(seats: Sequence[tuple[float, int]]) -> float:
    """The share of each seat if all won the same: some games may have no winner."""
    return sum(won / games for won, games in seats) / len(seats)


def _spreads(con: "DuckDBPyConnection", query: str) -> dict[int, Spread]:
    rows = con.execute(
        "SELECT run, min(x), quantile_cont(x, 0.25), median(x), quantile_cont(x, 0.75), max(x)"
        f" FROM ({query}) WHERE x IS NOT NULL GROUP BY run"
    ).fetchall()
    return {run: Spread(*map(float, values)) for run, *values in rows}
