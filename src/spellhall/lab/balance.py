"""Is a game fair and lively: seats, lengths, endings and scores from one simulation."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import Any

from spellhall.games import find
from spellhall.lab.intervals import Interval, of_mean
from spellhall.lab.report import Report


@dataclass(frozen=True)
class Balance:
    """What a designer looks at first."""

    games: int
    share_by_seat: Sequence[Interval]
    unfair_seats: Sequence[int]  # the interval of their share excludes an equal one
    score_by_seat: Sequence[Interval]
    margin: Interval  # points between the first and the second
    shared_wins: float  # share of the games
    length: tuple[float, float, float]  # decisions: lower quartile, median, upper quartile
    endings: dict[str, float]  # share of the games

    def to_builtins(self) -> dict[str, Any]:
        """As dicts and lists, for `--json`."""
        return {
            "games": self.games,
            "share_by_seat": [vars(interval) for interval in self.share_by_seat],
            "unfair_seats": list(self.unfair_seats),
            "score_by_seat": [vars(interval) for interval in self.score_by_seat],
            "margin": vars(self.margin),
            "shared_wins": self.shared_wins,
            "length": list(self.length),
            "endings": self.endings,
        }


def balance(report: Report) -> Balance:
    """The balance of the games of a report; it means most when all seats have the same bot."""
    finished = [outcome for outcome in report.outcomes if outcome.ending]
    lengths = [outcome.decisions for outcome in report.outcomes]
    shares = report.share_by_seat
    fair = 1 / report.players
    unfair = [seat for seat, share in enumerate(shares) if share.excludes(fair)]
    if find(report.game).together:
        unfair = []
    ordered = [sorted(outcome.scores, reverse=True) for outcome in finished]
    margins = [float(scores[0] - scores[1]) for scores in ordered if len(scores) > 1]
    shared = sum(0.0 < max(outcome.returns) < 1.0 for outcome in finished)
    cuts = quantiles(lengths, n=4) if len(lengths) > 1 else [float(lengths[0])] * 3
    return Balance(
        games=report.games,
        share_by_seat=shares,
        unfair_seats=unfair,
        score_by_seat=[
            of_mean([float(o.scores[seat]) for o in finished]) for seat in range(report.players)
        ],
        margin=of_mean(margins),
        shared_wins=shared / max(1, len(finished)),
        length=(cuts[0], cuts[1], cuts[2]),
        endings={ending: count / report.games for ending, count in report.endings.items()},
    )
