"""How good a position looks for a seat, for bots that search."""

from math import exp, sqrt
from typing import Final

from spellhall.games.hell_high.bot.worth import promise_of
from spellhall.games.hell_high.box.cards import IS_EVERLASTING
from spellhall.games.hell_high.state.state import Brawl, Player, victory_points

# What a wizard has, in Victory Points.
ALIVE: Final = 0.3
LIFE: Final = 0.13
FRAIL: Final = 0.08  # for each of the first HP
FIRST_LIFE: Final = 6
RANK: Final = 0.03
TREASURE: Final = 0.15
CREATURE: Final = 0.5
HELD: Final = 0.12  # a face-down Dead Wizard card
PROMISE: Final = 0.05  # an unresolved Spell, for each HP of its expected effect

DECISIVE: Final = 1.5  # a lead of one point weighs this, divided by the root of those to come


def evaluate(s: Brawl, seat: int) -> float:
    """The chance to win the match: one's own strength against that of all."""
    weight = DECISIVE / sqrt(1.0 + points_to_come(s))
    mine = weight * standing(s, seat)
    total = 1.0
    for other in range(len(s.players)):
        if other != seat:
            total += exp(weight * standing(s, other) - mine)
    return 1.0 / total


def points_to_come(s: Brawl) -> int:
    """Every game has a kill for each wizard but one, and a last wizard standing."""
    count = (s.games - s.game.number) * len(s.players)
    for player in s.players:
        if player.hp > 0:
            count += 1
    return count


def standing(s: Brawl, seat: int) -> float:
    """Victory Points, with what life, status and cards promise."""
    player = s.players[seat]
    value = float(victory_points(player))
    if s.game.number < s.games or player.hp > 0:
        value += HELD * len(player.held)
    if player.hp == 0:
        return value + TREASURE * everlasting(player)
    value += (
        ALIVE
        + LIFE * player.hp
        + FRAIL * min(player.hp, FIRST_LIFE)
        + RANK * player.rank
        + TREASURE * len(player.treasures)
        + CREATURE * len(player.creatures)
    )
    if seat != s.turn.seat:
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
