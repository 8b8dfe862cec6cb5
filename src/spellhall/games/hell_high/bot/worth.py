"""A rough worth of every card, in HP: what the bots expect of it before any die is rolled."""

from typing import Final

from spellhall.games.hell_high.box.cards import CARD_OF, KIND_OF
from spellhall.games.hell_high.box.verbs import (
    DELIVERY,
    EACH,
    EACH_LOWER,
    EACH_WEAKER,
    ME,
    RANDOM,
    SELF,
    WILD,
    AddTop,
    Aim,
    Bully,
    Damage,
    Destroy,
    Gain,
    Heal,
    If,
    Keep,
    PowerRoll,
    Reaction,
    RemoveComponent,
    Ritual,
    RollDie,
    Status,
    Steal,
    Suffer,
    Verbs,
)
from spellhall.games.hell_high.rules.power import dice_for
from spellhall.games.hell_high.state.state import Brawl

# The chance of each band with 1, 2, 3, 4 and more dice.
BANDS: Final = (
    (0.667, 0.333, 0.0),
    (0.167, 0.667, 0.167),
    (0.018, 0.357, 0.625),
    (0.001, 0.096, 0.903),
    (0.0, 0.02, 0.98),
)


def _list_worth(verbs: Verbs) -> float:
    """A rough worth of a list of verbs, in HP."""
    value = 0.0
    share = 1.0
    for verb in verbs:
        if isinstance(verb, Aim):
            share = _share(verb.at)
        elif isinstance(verb, Damage):
            value += share * (2.5 * verb.n if verb.per_card else verb.n)
        elif isinstance(verb, Suffer):
            value -= verb.n
        elif isinstance(verb, Heal):
            value += 1.5 if verb.per_lower else verb.n
        elif isinstance(verb, Status):
            value += 0.6 * (verb.n if verb.who == ME else -verb.n)
        elif isinstance(verb, Gain):
            value += 2.5 * verb.n
        elif isinstance(verb, (Steal, Destroy)):
            value += 1.5
        elif isinstance(verb, Keep):
            value += 3.5
        elif isinstance(verb, (AddTop, RemoveComponent)):
            value += 2.5
        elif isinstance(verb, Bully):
            value += 0.5 * _list_worth(verb.verbs)
        elif isinstance(verb, If):
            value += 0.5 * (_list_worth(verb.verbs) + _list_worth(verb.otherwise)) * share
        elif isinstance(verb, RollDie):
            value += sum([_list_worth(inner) for inner in verb.lists]) / 3
        elif isinstance(verb, PowerRoll):
            value += share * sum([_list_worth(inner) for inner in verb.bands]) / 3
        elif isinstance(verb, Ritual):
            value += 1.0
        elif isinstance(verb, Reaction):
            value += 0.5
    return value


def _share(at: int) -> float:
    """How many foes an aim is likely to hit."""
    if at == EACH:
        return 2.2
    if at in (EACH_LOWER, EACH_WEAKER):
        return 1.3
    if at in (RANDOM, SELF):
        return 0.9
    return 1.0


def _band_worths(card: int) -> tuple[float, float, float]:
    for verb in CARD_OF[card].effects:
        if isinstance(verb, PowerRoll):
            aim = CARD_OF[card].effects[0]
            share = _share(aim.at) if isinstance(aim, Aim) else 1.0
            low, mid, high = [share * _list_worth(verbs) for verbs in verb.bands]
            return low, mid, high
    return 0.0, 0.0, 0.0


PLAIN_WORTH: Final[list[float]] = [
    3.0 if card.kind == WILD else _list_worth(card.effects) for card in CARD_OF
]
BAND_WORTH: Final[list[tuple[float, float, float]]] = [
    _band_worths(card) for card in range(len(CARD_OF))
]


def promise_of(s: Brawl, seat: int, card: int, more_dice: int) -> float:
    """The expected effect of one card, with the dice of what lies there and some more."""
    if KIND_OF[card] != DELIVERY:
        return PLAIN_WORTH[card]
    dice = min(max(len(dice_for(s, seat, card)) + more_dice, 1), len(BANDS))
    low, mid, high = BANDS[dice - 1]
    bands = BAND_WORTH[card]
    return low * bands[0] + mid * bands[1] + high * bands[2]
