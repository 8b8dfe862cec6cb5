"""How good a position looks for a seat, for bots that search."""

from math import exp
from typing import Final

from spellhall.games.hell_high.cards import IS_EVERLASTING
from spellhall.games.hell_high.state import Player, School, victory_points
from spellhall.games.hell_high.worth import promise_of

# Weights for the last game, the one before it, and the first of three; by what they weigh.
POINT: Final = (1.8, 1.0, 0.7)
ALIVE: Final = (0.6, 0.4, 0.3)
LIFE: Final = (0.1, 0.07, 0.05)
FRAIL: Final = (0.1, 0.07, 0.05)  # for each of the first six HP
RANK: Final = (0.03, 0.03, 0.02)
TREASURE: Final = (0.2, 0.13, 0.09)
CREATURE: Final = (0.25, 0.17, 0.12)
HELD: Final = (0.1, 0.1, 0.1)
SOME_LIFE: Final = 6
PROMISE: Final = 0.03  # what an unresolved Spell is worth, for each HP of its expected effect


def evaluate(s: School, seat: int) -> float:
    """The chance to win the match: everybody's strength against the strength of all."""
    mine = exp(strength(s, seat))
    total = mine
    for other in range(len(s.players)):
        if other != seat:
            total += exp(strength(s, other))
    return mine / total


def strength(s: School, seat: int) -> float:
    """Victory Points with the promise of life, status and cards, in units of the exponent."""
    player = s.players[seat]
    left = min(s.games - s.game, 2)
    value = POINT[left] * victory_points(player) + HELD[left] * len(player.held)
    if player.hp == 0:
        return value + TREASURE[left] * everlasting(player)
    value += (
        ALIVE[left]
        + LIFE[left] * player.hp
        + FRAIL[left] * min(player.hp, SOME_LIFE)
        + RANK[left] * player.rank
        + TREASURE[left] * len(player.treasures)
        + CREATURE[left] * len(player.creatures)
    )
    if seat != s.active:
        for card in player.spell:
            value += PROMISE * promise_of(s, seat, card, 0)
    return value


def everlasting(player: Player) -> int:
    """Treasures that come back with their owner in the next game."""
    count = 0
    for card in player.treasures:
        if IS_EVERLASTING[card]:
            count += 1
    return count
