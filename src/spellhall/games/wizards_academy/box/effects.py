"""What spells, disasters and room actions are made of (ledger section 20): effects on the building.

Those about wizards are in wizard_effects.py.
"""

from typing import Final

from spellhall.engine.machine.declare import frame

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


@frame
class Effect:
    """One thing that a card or a room does."""


# -- Threats (rules/effects/threats.py, creatures.py) ----------------------------------------------


@frame
class Place(Effect):
    """Put threats, portals or guardians into rooms, then check what they do to each other."""

    kinds: tuple[int, ...]  # one of these, chosen
    where: int
    n: int = 1
    how: int = EACH
    times: int = 1  # random rooms, a card each
    other: bool = False  # not where the spell went before
    unless: int = NEVER


@frame
class Remove(Effect):
    """Take threats off the board; no attack, no mana."""

    bits: int  # kinds
    where: int
    how: int = EACH
    other: bool = False  # not where the spell went before


@frame
class Activate(Effect):
    """One paragraph of activations."""

    bits: int  # kinds
    where: int
    rooms: tuple[int, ...] = ()  # for NAMED


@frame
class Gather(Effect):
    """Every creature is forced one room towards the Cursed Room."""


@frame
class Snuff(Effect):
    """Remove fire nearby; boosted, what was connected to it too."""


@frame
class Abjure(Effect):
    """Remove one kind of token here; boosted, from adjoining rooms too."""


@frame
class CaveIn(Effect):
    """Empty an adjoining room without wizards; boosted, one farther off."""


@frame
class Transmute(Effect):
    """Turn one element nearby into another."""


@frame
class Dominion(Effect):
    """Remove one element from every room."""


@frame
class ConvertToken(Effect):
    """One token of fire, water or ice nearby becomes another of these."""


@frame
class Grip(Effect):
    """Force one creature here up to so many rooms."""

    steps: int


@frame
class Banish(Effect):
    """Creatures go to the room outside."""


@frame
class Deface(Effect):
    """A glyph source here moves to a random room."""


# -- Damage (rules/effects/damage.py) --------------------------------------------------------------


@frame
class Damage(Effect):
    """Add damage to creatures; at their threshold they die."""

    n: int
    where: int
    how: int = EACH
    most: int = 1  # targets, when they are chosen


@frame
class Annihilate(Effect):
    """Damage to all creatures of one kind in the academy; boosted, their portals go."""


# -- Rooms and cards (rules/effects/building.py, cards.py) -----------------------------------------


@frame
class Rotate(Effect):
    """Turn a room with all it contains."""

    where: int
    how: int


@frame
class SwapHere(Effect):
    """Exchange the caster's room with an adjacent one."""


@frame
class SwapOutside(Effect):
    """Exchange a room with the room outside."""

    where: int


@frame
class Rebuild(Effect):
    """Up to so many shifts."""

    n: int


@frame
class Invert(Effect):
    """Turn every room of the academy half around."""


@frame
class Unsettle(Effect):
    """The Unstable Room may change places with a neighbour."""


@frame
class Foresee(Effect):
    """Look at room cards and put them back in any order."""

    n: int


@frame
class Scry(Effect):
    """Look at disaster cards; one goes to the bottom, the rest back in any order."""

    n: int


@frame
class Redraw(Effect):
    """Discard the disaster in hand and draw another."""
