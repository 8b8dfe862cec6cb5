"""All that is printed, by the numbers that a sight speaks in."""

from functools import cache

from msgspec import Struct

from spellhall.games.hell_high.box.board import TOP_RANK
from spellhall.games.hell_high.box.cards import CARD_COUNT, CARD_OF, UNUSED
from spellhall.games.hell_high.box.words import GLYPH_WORDS, KIND_WORDS, WIZARDS
from spellhall.games.hell_high.show.names import (
    BONUS_ICON,
    GLYPH_ICONS,
    WIZARD_ICONS,
    card_aim,
    card_bands,
    card_name,
    card_text,
    rank_text,
    rank_title,
    wizard_name,
)


class Card(Struct):
    """A card as it is printed."""

    card: int
    id: str  # ledger id
    kind: str  # source, quality, delivery, wild, treasure or dead
    glyph: str  # arcane … primal, or empty
    name: str
    text: str
    icon: str
    initiative: int  # of a Delivery; else 0
    creature: bool
    everlasting: bool
    aim: str  # whom its Power Roll is against; empty without one
    bands: list[str]  # of its Power Roll, for 1-4, 5-9 and 10+


class Wizard(Struct):
    """Who can be played."""

    name: str
    icon: str


class Rank(Struct):
    """A place on the board of Social Status."""

    title: str
    text: str


class Catalogue(Struct):
    """Hell High in words and pictures."""

    cards: list[Card | None]  # by number
    kinds: list[str]  # the first three are also the slots of a Spell
    glyphs: list[str]
    glyph_icons: list[str]
    bonus_icon: str  # of the Power Bonus Token
    wizards: list[Wizard]
    ranks: list[Rank]  # from the lowest, which is 1


@cache
def catalogue() -> Catalogue:
    """The same for every match and every seat."""
    return Catalogue(
        cards=[
            printed(card) if CARD_OF[card] is not UNUSED else None for card in range(CARD_COUNT)
        ],
        kinds=list(KIND_WORDS),
        glyphs=list(GLYPH_WORDS),
        glyph_icons=list(GLYPH_ICONS),
        bonus_icon=BONUS_ICON,
        wizards=[Wizard(wizard_name(i), WIZARD_ICONS[i]) for i in range(WIZARDS)],
        ranks=[Rank(rank_title(rank), rank_text(rank)) for rank in range(1, TOP_RANK + 1)],
    )


@cache
def printed(card: int) -> Card:
    """A card, for the table and the compendium."""
    row = CARD_OF[card]
    return Card(
        card=card,
        id=f"HH-{row.id}",
        kind=KIND_WORDS[row.kind],
        glyph=GLYPH_WORDS[row.glyph] if row.glyph >= 0 else "",
        name=card_name(card),
        text=card_text(card),
        icon=row.icon,
        initiative=row.initiative,
        creature=row.creature,
        everlasting=row.everlasting,
        aim=card_aim(card),
        bands=card_bands(card),
    )
