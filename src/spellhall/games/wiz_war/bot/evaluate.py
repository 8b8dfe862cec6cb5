"""How good a position looks for a seat: a race for treasures, with life and cards beside it."""

from math import exp, log
from typing import Final

from spellhall.games.wiz_war.bot.race import Distances, Race, shut_doors_of
from spellhall.games.wiz_war.bot.worth import CARD, hand_worth, spells_worth
from spellhall.games.wiz_war.box.modifier_keys import SPEED_ADD
from spellhall.games.wiz_war.frames.effects import ActBeast
from spellhall.games.wiz_war.rules.modifiers import (
    draw_limit,
    hand_limit,
    load_of,
    mod_of,
    speed_of,
)
from spellhall.games.wiz_war.rules.table.figures import carried_relics
from spellhall.games.wiz_war.rules.table.seeing import walking
from spellhall.games.wiz_war.state.numbers import BASE_SPEED, GOING_ON, NONE
from spellhall.games.wiz_war.state.pieces import Beast
from spellhall.games.wiz_war.state.state import Duel

SCALE: Final = 6.0  # worth that makes a clear difference
NEAR_GOAL: Final = 15.0  # what a step counts: this, divided by the steps to go and a few
FEW_STEPS: Final = 5.0
STUN: Final = 1.5  # steps lost by a stun token
HANDS_FULL: Final = 8  # of a relic within reach of a treasure, which cannot be taken so
UNUSED_STEP: Final = 0.9  # a movement point that is still to be spent
DRAW: Final = 1.2  # a card that is still to be drawn
POINT: Final = 2.0  # a treasure at home is safer than one on the way
HOLDING: Final = 1.0
CREATURE: Final = 1.2
CREATURE_LIFE: Final = 0.35
CREATURE_FAR: Final = 0.12  # for each step to its prey
POUNCE: Final = 3.0  # an activated creature that can still reach its prey
OTHERS: Final = 0.3  # share of the average rival beside the best


def _life_table() -> list[float]:
    table = [0.0]
    for life in range(1, 31):
        table.append(
            table[-1] + (2.0 if life <= 3 else 1.4 if life <= 6 else 1.0 if life <= 10 else 0.7)
        )
    return table


LIFE: Final = _life_table()  # the last points of life are dear


def evaluate(s: Duel, seat: int) -> float:
    """The chance to win, guessed from the race for treasures, life, cards and creatures."""
    if s.ended != GOING_ON:
        return 1.0 if s.winner == seat else 0.0
    if s.players[seat].cell == NONE:
        return 0.0
    doors = shut_doors_of(s)
    mine = worth(s, seat, seat, doors)
    best = -100.0
    total = 0.0
    rivals = 0
    for other in range(len(s.players)):
        if other != seat and s.players[other].cell != NONE:
            theirs = worth(s, other, seat, doors)
            best = max(best, theirs)
            total += theirs
            rivals += 1
    if rivals > 1:
        best = (1 - OTHERS) * best + OTHERS * total / rivals
    return 1 / (1 + exp((best - mine) / SCALE))


def worth(s: Duel, seat: int, viewer: int, doors: list[int]) -> float:
    """What a wizard has and is about to have, as far as the viewer can know."""
    player = s.players[seat]
    way = Distances(s, seat, doors)
    race = Race(s, seat, way)
    steps = float(race.steps) + STUN * player.stun
    hand = CARD * len(player.hand) if seat != viewer else hand_worth(s, seat)
    if seat == s.active and seat == viewer:
        steps -= UNUSED_STEP * min(s.turn.mp, race.leg)
        hand += DRAW * max(0, min(draw_limit(s, seat), hand_limit(s, seat) - load_of(s, seat)))
    speed = max(1, speed_of(s, seat))
    if player.items and not race.carries and carried_relics(s, seat):
        if seat == s.active and race.leg <= s.turn.mp:
            steps += HANDS_FULL
        slower = max(1, speed - lent_speed(s, seat))  # a relic makes fast to the treasure only
        steps += max(0, race.steps - race.leg) * (speed - slower) / slower
    total = -NEAR_GOAL * log(steps * BASE_SPEED / speed + FEW_STEPS)
    total += LIFE[max(0, player.life)] + hand + spells_worth(s, seat)
    if race.carries:
        total += HOLDING
    total += POINT * player.kills
    for beast in s.beasts:
        if beast.owner == seat:
            total += creature_worth(s, beast)
    return total


def lent_speed(s: Duel, seat: int) -> int:
    """The speed that goes when a wizard lays down a relic to take a treasure."""
    return sum([mod_of(card, SPEED_ADD) for card in carried_relics(s, seat)])


def creature_worth(s: Duel, beast: Beast) -> float:
    """A creature counts by its life and by how near it is to its prey."""
    near = 12
    steps = walking(s, beast.cell)
    for other in range(len(s.players)):
        cell = s.players[other].cell
        if other != beast.owner and cell != NONE:
            near = min(near, steps[cell])
    total = CREATURE + CREATURE_LIFE * beast.life - CREATURE_FAR * near
    top = s.stack[-1]
    if isinstance(top, ActBeast) and top.kind == beast.kind:
        done = s.turn.activation
        if done.attacks == 0 and not done.over and near <= done.mp + 1:
            total += POUNCE
    return total - 0.5 * beast.stun
