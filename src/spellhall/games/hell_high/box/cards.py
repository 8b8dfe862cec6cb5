"""All cards of Hell High by their numbers.

Every card of the match has a number: 0-89 are components (two copies of each design, side by
side), 90-97 Wild Magic, 100-124 Treasures, 125-149 Dead Wizard cards; then come those of packs.
"""

from typing import Final

from spellhall.engine.packs.shelf import Shelved, cards_under, take
from spellhall.games.hell_high.box.dead_cards import DEAD_CARDS
from spellhall.games.hell_high.box.deliveries import DELIVERIES
from spellhall.games.hell_high.box.design import Card
from spellhall.games.hell_high.box.pack_form import form
from spellhall.games.hell_high.box.spell_cards import QUALITIES, SOURCES, WILD_MAGIC
from spellhall.games.hell_high.box.treasures import TREASURES
from spellhall.games.hell_high.box.verbs import (
    DELIVERY,
    TREASURE,
    WILD,
    Bully,
    If,
    Keep,
    PowerRoll,
    Reaction,
    RollDie,
    Verbs,
)

BOX_CARDS: Final = 150
BOX_ROWS: Final[tuple[Card, ...]] = (
    *SOURCES,
    *QUALITIES,
    *DELIVERIES,
    WILD_MAGIC,
    *TREASURES,
    *DEAD_CARDS,
)
FORM: Final = form([row.icon for row in BOX_ROWS])
PACKS: Final[tuple[Shelved, ...]] = take(FORM, BOX_CARDS)
PACKED: Final[tuple[Card, ...]] = tuple([row for pack in PACKS for row in pack.rows])
ROWS: Final[tuple[Card, ...]] = BOX_ROWS + PACKED
UNUSED: Final = Card("", "", WILD, "", copies=2)  # fills the numbers 98 and 99

FIRST_WILD: Final = 90
WILD_CARDS: Final = 8
MAIN_CARDS: Final = 98
FIRST_TREASURE: Final = 100
FIRST_DEAD: Final = 125
NO_CARD: Final = -1

CARD_OF: Final[list[Card]] = [
    card
    for row in (
        *SOURCES,
        *QUALITIES,
        *DELIVERIES,
        WILD_MAGIC,
        UNUSED,
        *TREASURES,
        *DEAD_CARDS,
        *PACKED,
    )
    for card in [row] * row.copies
]
CARD_COUNT: Final = len(CARD_OF)
COMPONENTS: Final = CARD_COUNT if PACKS else MAIN_CARDS  # no component has a number so large

# Flat tables for the rules: one entry for each card number.
KIND_OF: Final[list[int]] = [card.kind for card in CARD_OF]
GLYPH_OF: Final[list[int]] = [card.glyph for card in CARD_OF]
INITIATIVE_OF: Final[list[int]] = [card.initiative for card in CARD_OF]
IS_CREATURE: Final[list[bool]] = [card.creature for card in CARD_OF]
IS_EVERLASTING: Final[list[bool]] = [card.everlasting for card in CARD_OF]
WHEN_OF: Final[list[int]] = [card.when for card in CARD_OF]
POWER_OF: Final[list[int]] = [card.power for card in CARD_OF]
SIZE_OF: Final[list[int]] = [card.size for card in CARD_OF]


# The parts of a card: its own list of verbs, and those that one of these verbs leads to.
WHOLE: Final = 0
LOW: Final = 1  # of a roll, one of three
MID: Final = 2
HIGH: Final = 3
IF_SO: Final = 4  # of a condition, or of a Bully
OTHERWISE: Final = 5
PARTS: Final = 6


def _parts(card: Card) -> list[Verbs]:
    """The lists of verbs of a card, by part; no card branches twice."""
    found: list[Verbs] = [card.effects] + [()] * (PARTS - 1)
    branches = 0
    for verb in card.effects:
        if isinstance(verb, PowerRoll):
            found[LOW : HIGH + 1] = verb.bands
        elif isinstance(verb, RollDie):
            found[LOW : HIGH + 1] = verb.lists
        elif isinstance(verb, Bully):
            found[IF_SO] = verb.verbs
        elif isinstance(verb, If):
            found[IF_SO : OTHERWISE + 1] = (verb.verbs, verb.otherwise)
        else:
            continue
        branches += 1
    assert branches < 2, f"{card.id} branches twice: a part would not say which list is meant"
    return found


PARTS_OF: Final[list[list[Verbs]]] = [_parts(card) for card in CARD_OF]
REACTION_OF: Final[list[int]] = [
    sum(verb.n for verb in card.effects if isinstance(verb, Reaction)) for card in CARD_OF
]


def main_cards(packs: list[str]) -> list[int]:
    """The Main Deck of a table with these packs."""
    added = [card for card in cards_under(PACKS, packs) if KIND_OF[card] <= DELIVERY]
    return [*range(MAIN_CARDS), *added]


def treasure_cards(packs: list[str]) -> list[int]:
    """The Treasure Deck of a table with these packs."""
    added = [card for card in cards_under(PACKS, packs) if KIND_OF[card] == TREASURE]
    return [*range(FIRST_TREASURE, FIRST_DEAD), *added]


def with_power(cards: list[int], power: int) -> int:
    """The card among these that has a power, or NO_CARD."""
    for card in cards:
        if POWER_OF[card] == power:
            return card
    return NO_CARD


def power_size(cards: list[int], power: int) -> int:
    """How strong a power of these cards is together; 0 without."""
    size = 0
    for card in cards:
        if POWER_OF[card] == power:
            size += SIZE_OF[card]
    return size


def has_power_roll(card: int) -> bool:
    """Whether a card has three bands."""
    for verb in CARD_OF[card].effects:
        if isinstance(verb, PowerRoll):
            return True
    return False


def keeps(verbs: Verbs) -> bool:
    """Whether a band says KEEP."""
    for verb in verbs:
        if isinstance(verb, Keep):
            return True
    return False


def card_named(id: str) -> int:
    """The first card of a design, by its ledger id without the prefix."""
    for number, card in enumerate(CARD_OF):
        if card.id == id:
            return number
    raise KeyError(id)
