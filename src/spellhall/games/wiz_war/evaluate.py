"""How good a position looks for a seat, for bots that search."""

from math import exp
from typing import Final

from spellhall.games.wiz_war.cards import EV_OF, IS_COUNTER, IS_ITEM
from spellhall.games.wiz_war.rules.damage import points
from spellhall.games.wiz_war.rules.facts import (
    carried_treasure,
    controller,
    hand_limit,
    home_of,
    load_of,
    walking_for,
)
from spellhall.games.wiz_war.state import BEAST, CARRIED, NONE, Duel

POINT: Final = 12.0
LIFE: Final = 0.45
CARD: Final = 0.5
COUNTER: Final = 0.4
ITEM: Final = 0.9
STUN: Final = 0.8
CARRYING: Final = 4.0
STEP: Final = 0.3
FAR: Final = 14  # steps beyond which distance no longer matters


def evaluate(s: Duel, seat: int) -> float:
    """The chance to win, guessed from points, life, cards, and the way of treasures home."""
    if s.winner == seat:
        return 1.0
    if s.players[seat].cell == NONE:
        return 0.0
    mine = worth(s, seat)
    best = max((worth(s, other) for other in range(len(s.players)) if other != seat), default=0.0)
    return 1 / (1 + exp((best - mine) / 6))


def worth(s: Duel, seat: int) -> float:
    """What a wizard has and is about to have."""
    player = s.players[seat]
    if player.cell == NONE:
        return -POINT
    total = POINT * points(s, seat) + LIFE * player.life - STUN * player.stun
    for card in player.hand:
        total += CARD + 0.06 * EV_OF[card]
        if IS_COUNTER[card] or IS_ITEM[card]:
            total += COUNTER
    if seat == s.active and not s.turn.over:
        # The draw of this turn is still to come: ending early gains nothing by it.
        total += 0.7 * max(0, min(2, hand_limit(s, seat) - load_of(s, seat)))
    total += ITEM * len(player.items)
    for beast in s.beasts:
        if beast.owner == seat:
            total += 1.0 + 0.25 * beast.life
    for spell in s.spells:
        if spell.owner == seat:
            total += 0.3
    return total + treasure_hunt(s, seat)


def treasure_hunt(s: Duel, seat: int) -> float:
    """Closer to an enemy treasure, or with one closer to the own home, is better."""
    player = s.players[seat]
    home = home_of(s, seat)
    steps = walking_for(s, seat, player.cell)
    carried = carried_treasure(s, seat)
    if carried != NONE and carried // 2 != seat:
        return CARRYING + STEP * (FAR - min(FAR, steps[home]))
    nearest = FAR
    for treasure in range(len(s.treasures)):
        if treasure // 2 == seat:
            continue
        place = s.treasures[treasure]
        if place >= CARRIED:
            figure = place - CARRIED
            if figure >= BEAST and controller(s, figure) == seat:
                return CARRYING
            continue
        if place != home:
            nearest = min(nearest, steps[place])
    return STEP * (FAR - nearest)
