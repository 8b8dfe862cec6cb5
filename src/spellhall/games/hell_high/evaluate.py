"""How good a position looks for a seat, for bots that search."""

from math import exp
from typing import Final

from spellhall.games.hell_high.state import Player, School, victory_points

POINT: Final = 6.0  # a Victory Point, in HP
TREASURE: Final = 1.6
CREATURE: Final = 2.0
RANK: Final = 0.35
HELD: Final = 0.8
COMPONENT: Final = 1.2
ALIVE: Final = 3.0


def evaluate(s: School, seat: int) -> float:
    """The chance to win, guessed from Victory Points and from life and means in this game."""
    mine = worth(s, s.players[seat])
    best = 0.0
    rest = 0.0
    for other in range(len(s.players)):
        if other != seat:
            theirs = worth(s, s.players[other])
            best = max(best, theirs)
            rest += theirs
    mean = rest / (len(s.players) - 1)
    return 1 / (1 + exp((0.5 * (best + mean) - mine) / 9))


def worth(s: School, player: Player) -> float:
    """Victory Points with the promise of life, status and cards."""
    value = POINT * victory_points(player) + HELD * len(player.held)
    if player.hp > 0:
        value += (
            ALIVE
            + 0.55 * player.hp
            + RANK * player.rank
            + TREASURE * len(player.treasures)
            + CREATURE * len(player.creatures)
            + COMPONENT * len(player.spell)
        )
    return value
