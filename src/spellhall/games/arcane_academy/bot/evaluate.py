"""How good a position looks for a seat, for bots that search.

The logarithm of the odds is a weighted sum of what a seat has more of than its best rival. How
much a thing is worth changes in the course of the game: resources and tiles are promises, and
promises are worth less near the end. docs/bots.md tells how the weights were found.
"""

from math import exp
from typing import Final

from spellhall.games.arcane_academy.box.cards import END_SCORES, KIND_OF, PRESTIGE_OF
from spellhall.games.arcane_academy.box.design import USED
from spellhall.games.arcane_academy.box.tiles import EDGES_OF, EMPTY, FACE_OF, NEIGHBOURS, SPACES
from spellhall.games.arcane_academy.box.verbs import ADD, CHAOS, COLLECT, COMPLETE, GAIN_WILL, USE
from spellhall.games.arcane_academy.rules.counts import count
from spellhall.games.arcane_academy.rules.resources import can_pay
from spellhall.games.arcane_academy.state.state import NOBODY, TO_COMPLETE, Academy, Player

# Each pair: at the start of the game, and what the end of the game changes.
PRESTIGE: Final = (0.04, 0.32)
COMPLETED: Final = (0.20, 0.60)
WILL: Final = (0.10, -0.05)
SHARDS: Final = (0.11, -0.04)
SLATE: Final = (0.07, -0.06)  # all that the tiles can do
READY: Final = (0.015, 0.0)  # of that, what they can do before the next rest
USABLE: Final = (0.0, -0.20)  # an Item with a use
PAYABLE: Final = (0.09, 0.15)  # Prestige of the best card that could be paid now
PENDING: Final = (0.30, -0.30)  # a tile taken and not yet placed
TO_MOVE: Final = 0.32

ACTION_WORTH: Final = {COLLECT: 1.0, GAIN_WILL: 0.8, USE: 0.4, COMPLETE: 1.4, ADD: 1.4, CHAOS: 2.0}
TILE_WORTH: Final[list[float]] = [
    sum([max([ACTION_WORTH[action] for action in group]) for group in face.groups])
    for face in FACE_OF
]


def evaluate(s: Academy, seat: int) -> float:
    """The chance to win, guessed."""
    late = lateness(s)
    mine = 0.0
    best = -1000.0
    for other in range(len(s.players)):
        player = s.players[other]
        player_worth = worth(player, late)
        player_worth += (PAYABLE[0] + PAYABLE[1] * late) * payable(s, player)
        if other == s.active:
            player_worth += TO_MOVE + (PENDING[0] + PENDING[1] * late) * len(s.pending)
        if other == seat:
            mine = player_worth
        elif player_worth > best:
            best = player_worth
    return 1.0 / (1.0 + exp(best - mine))


def lateness(s: Academy) -> float:
    """How far the game has come: 0 at the start, 1 when Pencils Down was called."""
    if s.pencils != NOBODY:
        return 1.0
    most = 0
    for player in s.players:
        most = max(most, len(player.spells) + len(player.items))
    return most / TO_COMPLETE


def worth(player: Player, late: float) -> float:
    """What a player has, in log-odds."""
    usable = 0
    points = 0
    for card in player.spells:
        points += PRESTIGE_OF[card] + end_points(player, card)
    for i in range(len(player.items)):
        card = player.items[i]
        points += PRESTIGE_OF[card] + player.tokens[i]
        if KIND_OF[card] == USED:
            usable += 1
        else:
            points += end_points(player, card)
    slate, ready = strength(player)
    return (
        (PRESTIGE[0] + PRESTIGE[1] * late) * points
        + (COMPLETED[0] + COMPLETED[1] * late) * (len(player.spells) + len(player.items))
        + (WILL[0] + WILL[1] * late) * player.will
        + (SHARDS[0] + SHARDS[1] * late) * player.shards
        + (SLATE[0] + SLATE[1] * late) * slate
        + (READY[0] + READY[1] * late) * ready
        + (USABLE[0] + USABLE[1] * late) * usable
    )


def payable(s: Academy, player: Player) -> int:
    """The Prestige of the best Assignment that the player could pay."""
    best = 0
    for card in s.public:
        if card != EMPTY and PRESTIGE_OF[card] > best and can_pay(player, card, 0):
            best = PRESTIGE_OF[card]
    for card in player.hand:
        if PRESTIGE_OF[card] > best and can_pay(player, card, 0):
            best = PRESTIGE_OF[card]
    return best


def end_points(player: Player, card: int) -> int:
    """What the card's End of Game ability is worth now."""
    points = 0
    for score in END_SCORES[card]:
        points += score.k * (count(player, score.count) // score.m)
    return points


def strength(player: Player) -> tuple[float, float]:
    """What all casts together would do, links included: of all tiles, and of the ready ones."""
    slate = 0.0
    ready = 0.0
    top = player.top
    tired = player.tired
    for space in range(SPACES):
        laid = top[space]
        if laid < 0:
            continue
        own = TILE_WORTH[laid >> 2]
        fresh = tired[space] == 0
        slate += own
        if fresh:
            ready += own
        edges = EDGES_OF[laid]
        for i in range(1, 3):  # east and south: every pair of neighbours once
            if edges >> i & 1:
                other = NEIGHBOURS[space][i]
                if other >= 0 and top[other] >= 0:
                    if EDGES_OF[top[other]] >> ((i + 2) & 3) & 1:
                        both = own + TILE_WORTH[top[other] >> 2]
                        slate += both
                        if fresh and tired[other] == 0:
                            ready += both
    return slate, ready
