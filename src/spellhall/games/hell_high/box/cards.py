"""All cards of Hell High by their numbers.

Every card of the match has a number: 0-89 are components (two copies of each design, side by
side), 90-97 Wild Magic, 100-124 Treasures, 125-149 Dead Wizard cards.
"""

from typing import Final

from spellhall.games.hell_high.box.dead_cards import DEAD_CARDS
from spellhall.games.hell_high.box.deliveries import DELIVERIES
from spellhall.games.hell_high.box.design import Card
from spellhall.games.hell_high.box.spell_cards import QUALITIES, SOURCES, WILD_MAGIC
from spellhall.games.hell_high.box.treasures import TREASURES
from spellhall.games.hell_high.box.verbs import (
    WILD,
    Bully,
    If,
    Keep,
    PowerRoll,
    Reaction,
    RollDie,
    Verbs,
)

ROWS: Final[tuple[Card, ...]] = (
    *SOURCES,
    *QUALITIES,
    *DELIVERIES,
    WILD_MAGIC,
    *TREASURES,
    *DEAD_CARDS,
)
UNUSED: Final = Card("", "", WILD, "", copies=2)  # fills the numbers 98 and 99

MAIN_CARDS: Final = 98
FIRST_TREASURE: Final = 100
FIRST_DEAD: Final = 125
CARD_COUNT: Final = 150

CARD_OF: Final[list[Card]] = [
    card
    for row in (*SOURCES, *QUALITIES, *DELIVERIES, WILD_MAGIC, UNUSED, *TREASURES, *DEAD_CARDS)
    for card in [row] * row.copies
]


def _numbered(words: list[str]) -> list[str]:
    """The second copy of a card is called word#2, so that every word means one card."""
    return [
        word if words.index(word) == i else f"{word}#{words[:i].count(word) + 1}"
        for i, word in enumerate(words)
    ]


CARD_WORDS: Final[list[str]] = _numbered([card.word for card in CARD_OF])

# Flat tables for the rules: one entry for each card number.
KIND_OF: Final[list[int]] = [card.kind for card in CARD_OF]
GLYPH_OF: Final[list[int]] = [card.glyph for card in CARD_OF]
INITIATIVE_OF: Final[list[int]] = [card.initiative for card in CARD_OF]
IS_CREATURE: Final[list[bool]] = [card.creature for card in CARD_OF]
IS_EVERLASTING: Final[list[bool]] = [card.everlasting for card in CARD_OF]
WHEN_OF: Final[list[int]] = [card.when for card in CARD_OF]
POWER_OF: Final[list[int]] = [card.power for card in CARD_OF]
SIZE_OF: Final[list[int]] = [card.size for card in CARD_OF]


def _lists(card: Card) -> list[Verbs]:
    """The card's own list of verbs and every list nested in it."""
    found = [card.effects]
    for verbs in found:
        for verb in verbs:
            if isinstance(verb, Bully):
                found.append(verb.verbs)
            elif isinstance(verb, If):
                found.extend((verb.verbs, verb.otherwise))
            elif isinstance(verb, PowerRoll):
                found.extend(verb.bands)
            elif isinstance(verb, RollDie):
                found.extend(verb.lists)
    return found


# Every list of verbs has a number, so that a frame can name it.
EFFECTS: Final[list[Verbs]] = [verbs for card in ROWS for verbs in _lists(card)]
_NUMBERS: Final[dict[int, int]] = {id(verbs): number for number, verbs in enumerate(EFFECTS)}


def effects_number(verbs: Verbs) -> int:
    """The number of a list of verbs, looked up by identity."""
    return _NUMBERS[id(verbs)]


EFFECTS_OF: Final[list[int]] = [effects_number(card.effects) if card.id else -1 for card in CARD_OF]
REACTION_OF: Final[list[int]] = [
    sum(verb.n for verb in card.effects if isinstance(verb, Reaction)) for card in CARD_OF
]


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
