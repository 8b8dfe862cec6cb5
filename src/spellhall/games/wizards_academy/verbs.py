"""The verbs that spells, disasters and room actions are made of (ledger section 20).

Those about the building are here, those about wizards in wizard_verbs.py.
"""

from typing import Final

# Where.
HERE: Final = 0
ADJ: Final = 1  # rooms adjoining the caster's
NEAR: Final = 2  # here and adjoining
RANGE_2: Final = 3
RANGE_3: Final = 4
IN_PLAY: Final = 5  # all rooms, the one outside included
ACADEMY: Final = 6
ADJACENT: Final = 7  # neighbours on the board, walls ignored
RANDOM: Final = 8  # a room card
NAMED: Final = 9  # the rooms that the card names
MARKED: Final = 10  # what the spell was aimed at before

# How.
EACH: Final = 0  # every such room or creature
ONE: Final = 1  # one, chosen
ONE_ROOM: Final = 2  # all of one room, chosen
SAME: Final = 3  # the one chosen before
QUARTER: Final = 4  # a quarter turn either way
CLOCKWISE: Final = 5
FREELY: Final = 6  # any turn, or none

# When a placement is left out.
NEVER: Final = 0
THREATENING: Final = 1  # one of the kind has a way to the Mana Crystal
PRESENT: Final = 2  # one of the kind is in play


class Verb:
    """One thing that a card or a room does."""

    __slots__ = ()


# -- Threats (rules/effects_threats.py) -----------------------------------------------------------


class Place(Verb):
    """Put threats, portals or guardians into rooms, then check what they do to each other."""

    __slots__ = ("how", "kinds", "n", "other", "times", "unless", "where")

    def __init__(
        self,
        kinds: tuple[int, ...],
        where: int,
        n: int = 1,
        how: int = EACH,
        times: int = 1,
        other: bool = False,
        unless: int = NEVER,
    ) -> None:
        self.kinds: Final = kinds  # one of these, chosen
        self.where: Final = where
        self.n: Final = n
        self.how: Final = how
        self.times: Final = times  # random rooms, a card each
        self.other: Final = other  # not where the spell went before
        self.unless: Final = unless


class Remove(Verb):
    """Take threats off the board; no attack, no mana."""

    __slots__ = ("bits", "how", "other", "where")

    def __init__(self, bits: int, where: int, how: int = EACH, other: bool = False) -> None:
        self.bits: Final = bits  # kinds
        self.where: Final = where
        self.how: Final = how
        self.other: Final = other  # not where the spell went before


class Activate(Verb):
    """One paragraph of activations."""

    __slots__ = ("bits", "rooms", "where")

    def __init__(self, bits: int, where: int, rooms: tuple[int, ...] = ()) -> None:
        self.bits: Final = bits  # kinds
        self.where: Final = where
        self.rooms: Final = rooms  # for NAMED


class Gather(Verb):
    """Every creature is forced one room towards the Cursed Room."""

    __slots__ = ()


class Snuff(Verb):
    """Remove fire nearby; boosted, what was connected to it too."""

    __slots__ = ()


class Abjure(Verb):
    """Remove one kind of token here; boosted, from adjoining rooms too."""

    __slots__ = ()


class CaveIn(Verb):
    """Empty an adjoining room without wizards; boosted, one farther off."""

    __slots__ = ()


class Transmute(Verb):
    """Turn one element nearby into another."""

    __slots__ = ()


class Dominion(Verb):
    """Remove one element from every room."""

    __slots__ = ()


class ConvertToken(Verb):
    """One token of fire, water or ice nearby becomes another of these."""

    __slots__ = ()


class Grip(Verb):
    """Force one creature here up to so many rooms."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps


class Banish(Verb):
    """Creatures go to the room outside."""

    __slots__ = ()


class Deface(Verb):
    """A glyph source here moves to a random room."""

    __slots__ = ()


# -- Damage (rules/effects_damage.py) -------------------------------------------------------------


class Damage(Verb):
    """Add damage to creatures; at their threshold they die."""

    __slots__ = ("how", "most", "n", "where")

    def __init__(self, n: int, where: int, how: int = EACH, most: int = 1) -> None:
        self.n: Final = n
        self.where: Final = where
        self.how: Final = how
        self.most: Final = most  # targets, when they are chosen


class Annihilate(Verb):
    """Damage to all creatures of one kind in the academy; boosted, their portals go."""

    __slots__ = ()


# -- Rooms and cards (rules/effects_rooms.py) -----------------------------------------------------


class Rotate(Verb):
    """Turn a room with all it contains."""

    __slots__ = ("how", "where")

    def __init__(self, where: int, how: int) -> None:
        self.where: Final = where
        self.how: Final = how


class SwapHere(Verb):
    """Exchange the caster's room with an adjacent one."""

    __slots__ = ()


class SwapOutside(Verb):
    """Exchange a room with the room outside."""

    __slots__ = ("where",)

    def __init__(self, where: int) -> None:
        self.where: Final = where


class Rebuild(Verb):
    """Up to so many shifts."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Invert(Verb):
    """Turn every room of the academy half around."""

    __slots__ = ()


class Unsettle(Verb):
    """The Unstable Room may change places with a neighbour."""

    __slots__ = ()


class Foresee(Verb):
    """Look at room cards and put them back in any order."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Scry(Verb):
    """Look at disaster cards; one goes to the bottom, the rest back in any order."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Redraw(Verb):
    """Discard the disaster in hand and draw another."""

    __slots__ = ()
