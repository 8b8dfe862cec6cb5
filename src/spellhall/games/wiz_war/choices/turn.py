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
        self.finish: Final = Verb("finish", CARD)  # end a maintained spell
        self.drop: Final = Verb("drop", CARD)  # a carried item
        self.boost: Final = Verb("boost", CARD)  # one's speed

    def verbs(self) -> tuple[Verb, ...]:
        """All of them."""
        return self.finish, self.drop, self.boost

    def have(self, code: int) -> bool:
        """Whether an answer is none to the question itself."""
        return self.finish.has(code) or self.drop.has(code) or self.boost.has(code)


class Casting:
    """Casting a card, which is called by its role if it has several."""

    __slots__ = ("alone", "as_role")

    def __init__(self) -> None:
        self.alone: Final = Verb("cast", CARD)
        self.as_role: Final = Verb("cast", CARD, ROLE)

    def verbs(self) -> tuple[Verb, ...]:
        """Both of them."""
        return self.alone, self.as_role

    def code(self, card: int, role: int) -> int:
        """Casting this card in this role."""
        if len(CARD_OF[card].types) > 1:
            return self.as_role.rows[card][role]
        return self.alone.codes[card]

    def has(self, code: int) -> bool:
        return self.alone.has(code) or self.as_role.has(code)

    def card(self, code: int) -> int:
        return (self.alone if self.alone.has(code) else self.as_role).first[code]

    def role(self, code: int) -> int:
        if self.alone.has(code):
            return CARD_OF[self.alone.first[code]].types[0]
        return self.as_role.second[code]


DRAFT: Final = Verb("school", SCHOOL)
SPECIALIZE: Final = Verb("school", SCHOOL)

FIRST_EFFECT: Final = Verb("first", CARD)
FREE_WHEN_ORDERING: Final = FreeActs()

END: Final = Verb("end", touch="end")
STEP: Final = Verb("step", WAY)
PUNCH: Final = Verb("punch", touch="punch")
CAST: Final = Casting()
PLAY: Final = Verb("play", CARD)
USE: Final = Verb("use", WEAPON)
HOLD: Final = Verb("hold", LINE)
RELEASE: Final = Verb("release", LINE)
DROP_TREASURE: Final = Verb("drop-treasure", touch="drop-treasure")
ACTIVATE: Final = Verb("activate", CREATURE)
LIFT_ALL: Final = Verb("lift-all", touch="lift-all")
LIFT: Final = Verb("lift", THING)
TAKE: Final = Verb("take", TREASURE)
GATHER: Final = Verb("gather", THING)
FREE: Final = FreeActs()

BEAST_END: Final = Verb("end", touch="end")
BEAST_STEP: Final = Verb("step", WAY)
BEAST_PUNCH: Final = Verb("punch", touch="punch")
BEAST_STRIKE: Final = Verb("", STRIKE)
BEAST_CAST: Final = Casting()
BEAST_DROP_TREASURE: Final = Verb("drop-treasure", touch="drop-treasure")
BEAST_TAKE: Final = Verb("take", TREASURE)
FREE_BESIDE_BEAST: Final = FreeActs()

LET_SHUT: Final = Verb("release", touch="release")
KEEP_OPEN: Final = Verb("hold", touch="hold")

KEEP_REST: Final = Verb("keep", touch="keep")
DISCARD: Final = Verb("discard", CARD)
FREE_WHEN_DISCARDING: Final = FreeActs()

NO_MORE: Final = Verb("done", touch="done")
DRAW: Final = Verb("draw", touch="deck")
DRAW_OWN: Final = Verb("draw own", touch="own-deck")

TRIM: Final = Verb("discard", CARD)
FREE_WHEN_TRIMMING: Final = FreeActs()
MUST_DISCARD: Final = Verb("discard", CARD)
LEAVE_IT: Final = Verb("leave", touch="leave")
MAKE_ROOM: Final = Verb("discard", CARD)
FREE_WHEN_MAKING_ROOM: Final = FreeActs()
