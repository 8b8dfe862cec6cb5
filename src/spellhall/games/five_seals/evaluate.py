"""How good a position looks for a seat, for bots that search."""

from math import exp

from spellhall.games.five_seals.scoring import score
from spellhall.games.five_seals.state import Player, Seals


def evaluate(s: Seals, seat: int) -> float:
    """The chance to win, guessed from points and what can still become points."""
    mine = worth(s, s.players[seat])
    best = max(worth(s, player) for other, player in enumerate(s.players) if other != seat)
    return 1 / (1 + exp((best - mine) / 6))


def worth(s: Seals, player: Player) -> float:
    """Points, and a little for the dice that are left."""
    return score(player) + 0.15 * sum(die % 10 for die in player.dice)
