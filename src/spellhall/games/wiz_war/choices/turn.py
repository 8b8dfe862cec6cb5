"""Answers to the questions of a turn: schools, actions, creatures, discarding and drawing."""

from typing import Final

from spellhall.engine.choices import Verb
from spellhall.games.wiz_war.box.cards import CARD_OF
from spellhall.games.wiz_war.choices.kinds import (
    CARD,
    CREATURE,
    LINE,
    ROLE,
    SCHOOL,
    STRIKE,
    THING,
    TREASURE,
    WAY,
    WEAPON,
)


class FreeActs:
    """What may be done at any time in one's own turn, beside the answers of a question."""

    __slots__ = ("boost", "drop", "finish")

    def __init__(self) -> None:
        self.finish: Final[Verb] = Verb("finish", CARD)  # end a maintained spell
        self.drop: Final[Verb] = Verb("drop", CARD)  # a carried item
        self.boost: Final[Verb] = Verb("boost", CARD)  # one's speed

    def verbs(self) -> tuple[Verb, ...]:
        """All of them."""
        return self.finish, self.drop, self.boost

    def have(self, code: int) -> bool:
        """Whether an answer is none to the question itself."""
        return self.finish.has(code) or self.drop.has(code) or self.boost.has(code)


class Casting:
    """Casting a card, which is called by its role if it has several."""

    __slots__ = ("alone", "as_role", "codes")

    def __init__(self) -> None:
        self.alone: Final[Verb] = Verb("cast", CARD)
        self.as_role: Final[Verb] = Verb("cast", CARD, ROLE)
        self.codes: list[list[int]] = []  # by card and role, once the verbs are laid out

    def verbs(self) -> tuple[Verb, ...]:
        """Both of them."""
        return self.alone, self.as_role

    def find_codes(self) -> None:
        """Casting each card in each role: the verbs are laid out."""
        for card in range(len(CARD_OF)):
            alone = self.alone.codes[card]
            several = len(CARD_OF[card].types) > 1
            self.codes.append(self.as_role.rows[card] if several else [alone, alone])

    def has(self, code: int) -> bool:
        return self.alone.has(code) or self.as_role.has(code)

    def card(self, code: int) -> int:
        return (self.alone if self.alone.has(code) else self.as_role).first[code]

    def role(self, code: int) -> int:
        if self.alone.has(code):
            return CARD_OF[self.alone.first[code]].types[0]
        return self.as_role.second[code]


DRAFT: Final[Verb] = Verb("school", SCHOOL)
SPECIALIZE: Final[Verb] = Verb("school", SCHOOL)

FIRST_EFFECT: Final[Verb] = Verb("first", CARD)
FREE_WHEN_ORDERING: Final[FreeActs] = FreeActs()

END: Final[Verb] = Verb("end", touch="end")
STEP: Final[Verb] = Verb("step", WAY)
PUNCH: Final[Verb] = Verb("punch", touch="punch")
CAST: Final[Casting] = Casting()
PLAY: Final[Verb] = Verb("play", CARD)
USE: Final[Verb] = Verb("use", WEAPON)
HOLD: Final[Verb] = Verb("hold", LINE)
RELEASE: Final[Verb] = Verb("release", LINE)
DROP_TREASURE: Final[Verb] = Verb("drop-treasure", touch="drop-treasure")
ACTIVATE: Final[Verb] = Verb("activate", CREATURE)
LIFT_ALL: Final[Verb] = Verb("lift-all", touch="lift-all")
LIFT: Final[Verb] = Verb("lift", THING)
TAKE: Final[Verb] = Verb("take", TREASURE)
GATHER: Final[Verb] = Verb("gather", THING)
FREE: Final[FreeActs] = FreeActs()

BEAST_END: Final[Verb] = Verb("end", touch="end")
BEAST_STEP: Final[Verb] = Verb("step", WAY)
BEAST_PUNCH: Final[Verb] = Verb("punch", touch="punch")
BEAST_STRIKE: Final[Verb] = Verb("", STRIKE)
BEAST_CAST: Final[Casting] = Casting()
BEAST_DROP_TREASURE: Final[Verb] = Verb("drop-treasure", touch="drop-treasure")
BEAST_TAKE: Final[Verb] = Verb("take", TREASURE)
FREE_BESIDE_BEAST: Final[FreeActs] = FreeActs()

LET_SHUT: Final[Verb] = Verb("release", touch="release")
KEEP_OPEN: Final[Verb] = Verb("hold", touch="hold")

KEEP_REST: Final[Verb] = Verb("keep", touch="keep")
DISCARD: Final[Verb] = Verb("discard", CARD)
FREE_WHEN_DISCARDING: Final[FreeActs] = FreeActs()

NO_MORE: Final[Verb] = Verb("done", touch="done")
DRAW: Final[Verb] = Verb("draw", touch="deck")
DRAW_OWN: Final[Verb] = Verb("draw own", touch="own-deck")

TRIM: Final[Verb] = Verb("discard", CARD)
FREE_WHEN_TRIMMING: Final[FreeActs] = FreeActs()
MUST_DISCARD: Final[Verb] = Verb("discard", CARD)
LEAVE_IT: Final[Verb] = Verb("leave", touch="leave")
MAKE_ROOM: Final[Verb] = Verb("discard", CARD)
FREE_WHEN_MAKING_ROOM: Final[FreeActs] = FreeActs()
