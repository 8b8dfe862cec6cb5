"""How good a position looks for a seat, for bots that search."""

from math import exp
from typing import Final

from spellhall.games.hell_high.cards import CARD_OF, KIND_OF
from spellhall.games.hell_high.rules.power import dice_for
from spellhall.games.hell_high.state import Player, School, victory_points
from spellhall.games.hell_high.verbs import (
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

POINT: Final = 7.0  # a Victory Point, in HP
ALIVE: Final = 4.0
LIFE: Final = 0.55
RANK: Final = 0.3
TREASURE: Final = 1.6
CREATURE: Final = 2.2
HELD: Final = 0.8
PROMISE: Final = 0.35  # what an unresolved Spell is worth, for each HP of its expected effect

# The chance of each band with 1, 2, 3, 4 and more dice.
BANDS: Final = (
    (0.667, 0.333, 0.0),
    (0.167, 0.667, 0.167),
    (0.018, 0.357, 0.625),
    (0.001, 0.096, 0.903),
    (0.0, 0.02, 0.98),
)


def evaluate(s: School, seat: int) -> float:
    """The chance to win, guessed from Victory Points and from life and means in this game."""
    mine = worth(s, seat)
    best = 0.0
    rest = 0.0
    for other in range(len(s.players)):
        if other != seat:
            theirs = worth(s, other)
            best = max(best, theirs)
            rest += theirs
    mean = rest / (len(s.players) - 1)
    return 1 / (1 + exp((0.5 * (best + mean) - mine) / 9))


def worth(s: School, seat: int) -> float:
    """Victory Points with the promise of life, status and cards."""
    player = s.players[seat]
    value = POINT * victory_points(player) + HELD * len(player.held)
    if player.hp > 0:
        value += (
            ALIVE
            + LIFE * player.hp
            + RANK * player.rank
            + TREASURE * len(player.treasures)
            + CREATURE * len(player.creatures)
        )
        if player.spell and seat != s.active:
            value += PROMISE * spell_promise(s, seat, player)
    return value


def spell_promise(s: School, seat: int, player: Player) -> float:
    """The expected effect of a placed Spell, in HP."""
    value = 0.0
    for card in player.spell:
        if KIND_OF[card] == DELIVERY:
            dice = min(len(dice_for(s, seat, card)), len(BANDS))
            chances = BANDS[dice - 1]
            bands = BAND_WORTH[card]
            for i in range(3):
                value += chances[i] * bands[i]
        else:
            value += PLAIN_WORTH[card]
    return value


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
