"""A design of a card: what is printed on it, when it comes in, what it changes. Data only."""

from typing import Final

from spellhall.games.hell_high.box.verbs import NO_GLYPH, Verbs

# When a Treasure or a held Dead Wizard card comes in.
ALWAYS: Final = 0
BETWEEN_TURNS: Final = 1
TURN_START: Final = 2
MY_TURN: Final = 3
ROUND_START: Final = 4
ON_BULLY: Final = 5
ON_KILL: Final = 6
ON_DEATH: Final = 7
NOW: Final = 8
NEXT_GAME: Final = 9
FUTURE: Final = 10

# What a standing modifier or a held card changes.
NOTHING: Final = 0
EXTRA_TARGET: Final = 1  # after a 6 on a Delivery's Power Roll
ACT_NEXT: Final = 2
REROLL: Final = 3
PREVENT: Final = 4
LESS_LOSS: Final = 5
HIT_BACK: Final = 6
LOUD_SOURCES: Final = 7
INITIATIVE: Final = 8
HAND_SIZE: Final = 9
PROTECTED: Final = 10
MORE_DICE: Final = 11
KEEP_ON_MID: Final = 12
TOTAL: Final = 13
SHIFT_LOSS: Final = 14
SURVIVE: Final = 15
SET_SIX: Final = 16
GRUDGE: Final = 17
GLYPH: Final = 18


class Card:
    """One design."""

    __slots__ = (
        "copies",
        "creature",
        "effects",
        "everlasting",
        "glyph",
        "icon",
        "id",
        "initiative",
        "kind",
        "power",
        "size",
        "when",
        "word",
    )

    def __init__(
        self,
        id: str,
        word: str,
        kind: int,
        icon: str,
        glyph: int = NO_GLYPH,
        effects: Verbs = (),
        initiative: int = 0,
        creature: bool = False,
        everlasting: bool = False,
        when: int = ALWAYS,
        power: int = NOTHING,
        size: int = 0,
        copies: int = 1,
    ) -> None:
        self.id: Final = id  # ledger id without its prefix
        self.word: Final = word  # in notation
        self.kind: Final = kind
        self.icon: Final = icon
        self.glyph: Final = glyph
        self.effects: Final = effects
        self.initiative: Final = initiative
        self.creature: Final = creature
        self.everlasting: Final = everlasting
        self.when: Final = when
        self.power: Final = power
        self.size: Final = size  # of the power, where it has one
        self.copies: Final = copies
