"""What a simulation found."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from spellhall.engine import Value
from spellhall.lab.intervals import Interval, of_mean, of_share


@dataclass(frozen=True)
class Outcome:
    """One simulated game."""

    index: int
    lineup: tuple[str, ...]  # the bot of each seat
    decisions: int
    ending: str  # "" when it was cut off
    returns: tuple[float, ...]  # 1 shared among the winners
    scores: tuple[int, ...]


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
    outcomes: Sequence[Outcome]
    seconds: float  # of the wall clock, for all games
    thinking: Mapping[str, Thinking]

    @property
    def games(self) -> int:
        return len(self.outcomes)

    @property
    def decisions(self) -> int:
        return sum(outcome.decisions for outcome in self.outcomes)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def mean_decisions(self) -> Interval:
        """Decisions in one game."""
        return of_mean([float(outcome.decisions) for outcome in self.outcomes])

    @property
    def unfinished(self) -> int:
        """Games that were cut off."""
        return sum(not outcome.ending for outcome in self.outcomes)

    @property
    def endings(self) -> dict[str, int]:
        """How often each ending came, the most frequent first."""
        counted = Counter(outcome.ending for outcome in self.outcomes if outcome.ending)
        return dict(sorted(counted.items(), key=lambda pair: (-pair[1], pair[0])))

    @property
    def wins_by_seat(self) -> list[float]:
        """Wins of each seat; a shared win counts in part."""
        return [
            sum(outcome.returns[seat] for outcome in self.outcomes) for seat in range(self.players)
        ]

    @property
    def wins_by_bot(self) -> dict[str, float]:
        """Wins of each bot on all its seats; won together, a game counts once."""
        return {
            bot: sum(
                min(
                    1.0,
                    sum(
                        won
                        for name, won in zip(outcome.lineup, outcome.returns, strict=True)
                        if name == bot
                    ),
                )
                for outcome in self.outcomes
            )
            for bot in dict.fromkeys(self.bots)
        }

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
