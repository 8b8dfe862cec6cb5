"""Which bot is stronger: every bot against every other, seats changed, with intervals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from spellhall.engine import BadOptions, Options
from spellhall.games import find
from spellhall.lab.intervals import Interval, of_share
from spellhall.lab.jobs import lineup
from spellhall.lab.report import Outcome
from spellhall.lab.simulate import simulate


@dataclass(frozen=True)
class Pairing:
    """All games between two bots, seen by the first: a share of one half would be equality."""

    bot: str
    against: str
    games: int
    share: Interval

    @property
    def decided(self) -> bool:
        """Whether the interval excludes that both are equally strong."""
        return self.share.excludes(0.5)


@dataclass(frozen=True)
class Tournament:
    """The pairings, and a rating of every bot from all games together."""

    game: str
    players: int
    pairings: Sequence[Pairing]
    ratings: dict[str, tuple[float, float]]  # strength and its doubt, as openskill gives them

    def matrix(self) -> dict[str, dict[str, Interval]]:
        """The share of wins of each bot against each other one."""
        found: dict[str, dict[str, Interval]] = {bot: {} for bot in self.ratings}
        for pairing in self.pairings:
            share = pairing.share
            against = Interval(1 - share.value, 1 - share.high, 1 - share.low)
            found[pairing.bot][pairing.against] = share
            found[pairing.against][pairing.bot] = against
        return found

    def to_builtins(self) -> dict[str, Any]:
        """As dicts and lists, for `--json`."""
        return {
            "game": self.game,
            "players": self.players,
            "pairings": [
                {
                    "bot": pairing.bot,
                    "against": pairing.against,
                    "games": pairing.games,
                    "share": round(pairing.share.value, 4),
                    "low": round(pairing.share.low, 4),
                    "high": round(pairing.share.high, 4),
                }
                for pairing in self.pairings
            ],
            "ratings": {
                bot: {"strength": round(mu, 2), "doubt": round(sigma, 2)}
                for bot, (mu, sigma) in self.ratings.items()
            },
        }


def tournament(
    game_id: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int | str = 0,
    workers: int = 1,
    options: Options | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tournament:
    """Let every two bots play `games` games; at larger tables they share the seats evenly."""
    game = find(game_id)
    names = list(dict.fromkeys(bots))
    if game.together:
        raise BadOptions(f"{game.title} is won together: simulate each bot and compare the wins")
    if len(names) < 2:
        raise BadOptions("a tournament needs at least two different bots")
    for bot in names:
        lineup(game, players, [bot])
    pairings = []
    outcomes: list[Outcome] = []
    for first, second in combinations(names, 2):
        played: list[Outcome] = []
        # Alternating seats, once begun by either: so both have half of all seats.
        for half, count in ((0, (games + 1) // 2), (1, games // 2)):
            seated = [(first, second)[(seat + half) % 2] for seat in range(players)]
            if count:
                report = simulate(
                    game_id,
                    players,
                    count,
                    seated,
                    f"{seed}-{first}-{second}-{half}",
                    workers,
                    options,
                    progress,
                )
                played += report.outcomes
        wins = sum(
            won
            for outcome in played
            for bot, won in zip(outcome.lineup, outcome.returns, strict=True)
            if bot == first
        )
        pairings.append(Pairing(first, second, len(played), of_share(wins, len(played))))
        outcomes += played
    return Tournament(game.id, players, pairings, ratings(names, outcomes))


def ratings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """Strength and doubt of every bot after all games, by the Plackett-Luce model."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 (only tournaments need it)

    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for outcome in outcomes:
        best: dict[str, float] = {}
        for bot, won in zip(outcome.lineup, outcome.returns, strict=True):
            best[bot] = max(best.get(bot, 0.0), won)
        teams = [[known[bot]] for bot in best]
        for bot, [rating] in zip(best, model.rate(teams, scores=list(best.values())), strict=True):
            known[bot] = rating
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}
