"""What can be pending about casting and binding (rules/casting.py, rules/grid.py)."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question


@frame
class Pay(Question):
    """With which glyphs? (WA-DEC-5)"""

    space: int


@frame
class Permit(Question):
    """May the caster use your glyph? (WA-DEC-7)"""

    caster: int
    space: int
    own: int  # type
    lent: int  # type


@frame
class Cast(Frame):
    """A spell is revealed and resolved."""

    seat: int
    space: int


@frame
class Resolve(Frame):
    """The text of the spell in the air."""

    seat: int


@frame
class Hide(Frame):
    """The spell in the air is done."""

    seat: int
    spell: int


@frame
class NameSpace(Question):
    """Which unbound spell do you name? (WA-DEC-6)"""

    first: bool


@frame
class NameSpell(Question):
    """What is its name? (WA-DEC-6)"""

    space: int
