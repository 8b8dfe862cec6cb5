"""What a simulation found."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from spellhall.engine import Value
from spellhall.lab.intervals import Interval, of_share, of_sums

PARTS = 840  # of one win: shared by up to eight it is still a whole number, so sums are exact


@dataclass(frozen=True)
class Outcome:
    """One simulated game."""

    index: int
    lineup: tuple[str, ...]  # the bot of each seat
    decisions: int
    ending: str  # "" when it was cut off
    returns: tuple[float, ...]  # 1 shared among the winners
    scores: tuple[int, ...]
    places: tuple[int, ...] = ()  # of the finished game, from 1


@dataclass
class Counts:
    """What a report tells of its games: sums, which do not grow with their number."""

    games: int = 0
    decisions: int = 0
    squares: int = 0  # of the decisions of each game, added up
    endings: dict[str, int] = field(default_factory=dict)  # "": games that were cut off
    won_by_seat: tuple[int, ...] = ()  # in parts of a win
    won_by_bot: dict[str, int] = field(default_factory=dict)  # the same; together it counts once

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += outcome.decisions
        self.squares += outcome.decisions**2
        self.endings[outcome.ending] = self.endings.get(outcome.ending, 0) + 1
        parts = [round(won * PARTS) for won in outcome.returns]
        before = self.won_by_seat or (0,) * len(parts)
        self.won_by_seat = tuple(a + b for a, b in zip(before, parts, strict=True))
        for bot in dict.fromkeys(outcome.lineup):
            won = sum(part for name, part in zip(outcome.lineup, parts, strict=True) if name == bot)
            self.won_by_bot[bot] = self.won_by_bot.get(bot, 0) + min(PARTS, won)


def counted(outcomes: Iterable[Outcome]) -> Counts:
    """The counts of these games."""
    counts = Counts()
    for outcome in outcomes:
        counts.add(outcome)
    return counts


@dataclass(frozen=True)
class Thinking:
    """How long a bot took for its decisions with more than one option, in seconds.

    Those of the processor: what else the machine does at the time does not count.
    """

    decisions: int = 0
    total: float = 0.0
    longest: float = 0.0

    @property
    def mean(self) -> float:
        """Seconds for one decision."""
        return self.total / self.decisions if self.decisions else 0.0

    def __add__(self, other: "Thinking") -> "Thinking":
        return Thinking(
            self.decisions + other.decisions,
            self.total + other.total,
            max(self.longest, other.longest),
        )


@dataclass(frozen=True)
class Report:
    """All games of a simulation. Apart from the times it depends on the seed alone."""

    game: str
    version: str
    players: int
    bots: tuple[str, ...]
    seed: int | str
    options: Mapping[str, Value]
    counts: Counts
    seconds: float  # of the wall clock, for the games played now
    decisions_now: int  # in those games
    thinking: Mapping[str, Thinking]
    outcomes: Sequence[Outcome] = ()  # of each game, in order, where they were kept

    @property
    def games(self) -> int:
        return self.counts.games

    @property
    def decisions(self) -> int:
        return self.counts.decisions

    @property
    def decisions_per_second(self) -> float:
        return self.decisions_now / self.seconds if self.seconds else 0.0

    @property
    def mean_decisions(self) -> Interval:
        """Decisions in one game."""
        return of_sums(self.games, self.decisions, self.counts.squares)

    @property
    def unfinished(self) -> int:
        """Games that were cut off."""
        return self.counts.endings.get("", 0)

    @property
    def endings(self) -> dict[str, int]:
        """How often each ending came, the most frequent first."""
        ended = [(ending, count) for ending, count in self.counts.endings.items() if ending]
        return dict(sorted(ended, key=lambda pair: (-pair[1], pair[0])))

    @property
    def wins_by_seat(self) -> list[float]:
        """Wins of each seat; a shared win counts in part."""
        return [parts / PARTS for parts in self.counts.won_by_seat]

    @property
    def wins_by_bot(self) -> dict[str, float]:
        """Wins of each bot on all its seats; won together, a game counts once."""
        won = self.counts.won_by_bot
        return {bot: won.get(bot, 0) / PARTS for bot in dict.fromkeys(self.bots)}

    @property
    def share_by_seat(self) -> list[Interval]:
        """The share of its games that each seat won."""
        return [of_share(wins, self.games) for wins in self.wins_by_seat]

    @property
    def share_by_bot(self) -> dict[str, Interval]:
        """The share of all games that each bot won, on whichever of its seats."""
        return {bot: of_share(wins, self.games) for bot, wins in self.wins_by_bot.items()}

    def chance_of(self, bot: str) -> float:
        """The share of games that a bot would win if all were equally strong."""
        return self.bots.count(bot) / self.players

    def to_builtins(self) -> dict[str, Any]:
        """The report as dicts and lists, as `spellhall simulate --json` prints it."""
        return {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": dict(self.options),
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second),
            "wins_by_seat": self.wins_by_seat,
            "share_by_seat": [_bounds(share) for share in self.share_by_seat],
            "wins_by_bot": self.wins_by_bot,
            "share_by_bot": {bot: _bounds(share) for bot, share in self.share_by_bot.items()},
            "thinking": {
                bot: {"mean": round(times.mean, 6), "longest": round(times.longest, 6)}
                for bot, times in self.thinking.items()
            },
            "endings": self.endings,
            "mean_decisions": self.mean_decisions.value,
            "unfinished": self.unfinished,
        }


def _bounds(interval: Interval) -> dict[str, float]:
    return {
        "value": round(interval.value, 4),
        "low": round(interval.low, 4),
        "high": round(interval.high, 4),
    }
