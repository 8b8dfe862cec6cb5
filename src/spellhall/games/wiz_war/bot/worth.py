"""What cards are worth to a bot: in the hand, and once they lie in play. Steps are the unit."""

from typing import Final

from spellhall.games.wiz_war.box.card_form import Card
from spellhall.games.wiz_war.box.cards import (
    CARD_OF,
    DIE_OF,
    EV_OF,
    IS_ATTACK,
    IS_COUNTER,
    IS_ENERGY,
    IS_ITEM,
    LASTS_OF,
    SUMMONS,
)
from spellhall.games.wiz_war.box.modifier_keys import (
    ANY_DOOR,
    ATTACK_ADD,
    ATTACKS,
    BOOST_LESS,
    BURNS_BACK,
    CLAWS,
    DRAW_ADD,
    DRIFTS,
    EV_ADD,
    EVADE_ON,
    GUARD,
    HAND_ADD,
    HELD,
    IMMUNE_FIRE,
    ITEMS_FREE,
    LUST,
    NEAR_ONLY,
    NO_ATTACK,
    ONLY_COUNTERS,
    OWL,
    PASS_DOORS,
    PHOENIX,
    PHYSICAL_DOUBLED,
    PUNCH_DIE,
    PUNCH_FIRE,
    PUNCH_NONE,
    PUNCH_SET,
    RAVEN,
    REFLECT,
    SCORCHES,
    SEE_THROUGH,
    SICKENS,
    SLIMES,
    TAKEN,
    TAKEN_PHYSICAL,
    TREASURE_FREE,
    UNTARGETABLE,
    UNTOUCHED,
    WITHERS,
)
from spellhall.games.wiz_war.box.terms import PERMANENT
from spellhall.games.wiz_war.box.verbs import Deal, Heal
from spellhall.games.wiz_war.state.numbers import NONE
from spellhall.games.wiz_war.state.state import Duel

CARD: Final = 1.0  # a card that nobody knows
ATTACK_CARD: Final = 1.5
COUNTER_CARD: Final = 2.0
SUMMON_CARD: Final = 1.4
ITEM_CARD: Final = 1.1
OTHER_CARD: Final = 0.8
ENERGY_CARD: Final = 0.4
PER_ENERGY: Final = 0.2  # for each point that a card gives as fuel
ENOUGH_TOKENS: Final = 4  # turns ahead that count

# What a modifier is worth to the one it lies on; speed counts by itself.
BY_NUMBER: Final = {
    TAKEN: 2.0,
    TAKEN_PHYSICAL: 1.0,
    HAND_ADD: 0.6,
    DRAW_ADD: 3.0,
    EV_ADD: 1.5,
    BOOST_LESS: -0.7,
    ATTACK_ADD: 1.5,
    GUARD: 0.5,
    SICKENS: 1.0,
    SLIMES: 0.3,
    ITEMS_FREE: 0.3,
}
BY_PRESENCE: Final = {
    PUNCH_SET: 0.7,
    PUNCH_DIE: 1.0,
    PUNCH_FIRE: 1.0,
    CLAWS: 0.5,
    PHYSICAL_DOUBLED: 0.8,
    ATTACKS: 1.5,
    EVADE_ON: 2.0,
    REFLECT: 2.0,
    IMMUNE_FIRE: 0.5,
    ONLY_COUNTERS: -1.5,
    NO_ATTACK: -1.5,
    UNTARGETABLE: 2.0,
    PASS_DOORS: 0.5,
    SEE_THROUGH: 0.8,
    TREASURE_FREE: 1.0,
    DRIFTS: 2.0,
    BURNS_BACK: 0.8,
    PUNCH_NONE: -0.7,
    HELD: -2.5,
    UNTOUCHED: 0.5,
    LUST: 1.0,
    NEAR_ONLY: 1.0,
    PHOENIX: 4.0,
    ANY_DOOR: 1.5,
    OWL: 0.8,
    RAVEN: 1.0,
    WITHERS: -2.5,
    SCORCHES: -2.5,
}


def _in_hand(card: int) -> float:
    energy = EV_OF[card] + (2 if DIE_OF[card] else 0)
    if IS_ENERGY[card]:
        return ENERGY_CARD + PER_ENERGY * energy
    if IS_COUNTER[card]:
        worth = COUNTER_CARD
    elif IS_ATTACK[card]:
        worth = ATTACK_CARD
    elif SUMMONS[card] != NONE:
        worth = SUMMON_CARD
    elif IS_ITEM[card]:
        worth = ITEM_CARD
    else:
        worth = OTHER_CARD
    return worth + 0.4 * PER_ENERGY * energy


def _in_play(row: Card) -> float:
    total = 0.0
    for key, number in row.mods:
        total += BY_NUMBER.get(key, 0.0) * number + BY_PRESENCE.get(key, 0.0)
    for verb in row.each_turn:
        if isinstance(verb, Deal):
            total -= 1.5 * verb.n.base
        elif isinstance(verb, Heal):
            total += 1.5 * verb.n.base
    return total


IN_HAND: Final = [_in_hand(card) for card in range(len(CARD_OF))]
IN_PLAY: Final = [_in_play(row) for row in CARD_OF]
ARMED: Final = [sum([0.8 if weapon.attack else 0.4 for weapon in row.weapons]) for row in CARD_OF]
LASTS: Final = [lasts == PERMANENT for lasts in LASTS_OF]


def hand_worth(s: Duel, seat: int) -> float:
    """The worth of a hand that is known."""
    total = 0.0
    for card in s.players[seat].hand:
        total += IN_HAND[card]
    return total


def spells_worth(s: Duel, seat: int) -> float:
    """What spells and items do for a wizard, curses of others included."""
    total = 0.0
    for spell in s.spells:
        card = spell.card
        if spell.target == seat:
            gain = IN_PLAY[card] + ARMED[card]
        elif spell.target == NONE and spell.owner == seat:
            gain = 0.3 + IN_PLAY[card]
        else:
            continue
        if spell.tokens >= 0 and not LASTS[card]:
            total += gain * 0.4 * min(ENOUGH_TOKENS, spell.tokens)
        else:
            total += gain
    for card in s.players[seat].items:
        total += 0.4 + IN_PLAY[card] + ARMED[card]
    return total
