"""What can be pending in Wizard's Academy: the table of contents of the rules.

Threats have theirs in threat_frames.py, choices that the next frame uses in pick_frames.py.
"""

from typing import Final

from spellhall.engine.frames import Frame, Question

# -- Turn (rules/turn.py) -------------------------------------------------------------------------


class Open(Frame):
    """Wizards take their places, and the first turn begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class BeginTurn(Frame):
    """A seat's turn begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class PlayDisaster(Frame):
    """The card in hand happens (WA-DIS-1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class DrawDisaster(Frame):
    """The next card comes into the hand (WA-DRAW-1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class EndTurn(Frame):
    """The next seat, or the end."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class PickPerson(Question):
    """Which character? (WA-DEC-1)"""

    __slots__ = ()


class Refine(Question):
    """Shift rooms at set-up (WA-DEC-2, WA-DEC-3)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left  # shifts left


class Prelude(Question):
    """Recall before the disaster? (WA-ATURN-15)"""

    __slots__ = ()


class Postlude(Question):
    """Recall where there is no share step? (WA-AMB-47)"""

    __slots__ = ()


class Act(Question):
    """What to do with the actions (WA-DEC-5)."""

    __slots__ = ()


class Recall(Frame):
    """A wizard goes to the Mana Crystal."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class ShareGlyph(Question):
    """The shared box (WA-DEC-11)."""

    __slots__ = ()


# -- Moving (rules/moving.py) ---------------------------------------------------------------------


class Walk(Frame):
    """A step of a wizard on foot; the costs are paid as it goes."""

    __slots__ = ("dash", "room", "seat")

    def __init__(self, seat: int, room: int, dash: int) -> None:
        self.seat: Final = seat
        self.room: Final = room  # or NONE where chance decides
        self.dash: Final = dash  # moves left of a Dash, or NONE for an action


class Follow(Frame):
    """A wizard takes the step that chance gave."""

    __slots__ = ("dash", "seat")

    def __init__(self, seat: int, dash: int) -> None:
        self.seat: Final = seat
        self.dash: Final = dash


class DashOn(Question):
    """The moves of a Dash that are left."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class Leave(Frame):
    """Unstable Academy: a room that was left is exchanged (WA-SC-11)."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room: Final = room


# -- Casting and binding (rules/casting.py, rules/grid.py) ----------------------------------------


class Pay(Question):
    """With which glyphs? (WA-DEC-5)"""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space


class Permit(Question):
    """May the caster use your glyph? (WA-DEC-7)"""

    __slots__ = ("caster", "lent", "own", "space")

    def __init__(self, seat: int, caster: int, space: int, own: int, lent: int) -> None:
        super().__init__(seat)
        self.caster: Final = caster
        self.space: Final = space
        self.own: Final = own  # type
        self.lent: Final = lent  # type


class Cast(Frame):
    """A spell is revealed and resolved."""

    __slots__ = ("one", "other", "seat", "space")

    def __init__(self, seat: int, space: int, one: int, other: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.one: Final = one  # glyph types that count as spent
        self.other: Final = other


class Resolve(Frame):
    """The text of the spell in the air."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Hide(Frame):
    """The spell in the air is done."""

    __slots__ = ("seat", "spell")

    def __init__(self, seat: int, spell: int) -> None:
        self.seat: Final = seat
        self.spell: Final = spell


class NameSpace(Question):
    """Which unbound spell do you name? (WA-DEC-6)"""

    __slots__ = ("first",)

    def __init__(self, seat: int, first: bool) -> None:
        super().__init__(seat)
        self.first: Final = first


class NameSpell(Question):
    """What is its name? (WA-DEC-6)"""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space


# -- Effects (rules/perform.py) -------------------------------------------------------------------


class Perform(Frame):
    """Do the verbs of a list, from one of them on."""

    __slots__ = ("at", "effects", "seat", "step")

    def __init__(self, seat: int, effects: int, at: int, step: int) -> None:
        self.seat: Final = seat
        self.effects: Final = effects  # number of the list
        self.at: Final = at
        self.step: Final = step  # how far the verb at hand has come


class LoseOne(Frame):
    """A wizard is asked for a glyph to lose."""

    __slots__ = ("seat", "to", "why")

    def __init__(self, seat: int, why: str, to: int) -> None:
        self.seat: Final = seat
        self.why: Final = why
        self.to: Final = to  # who gains it, or NONE


class GiveUp(Frame):
    """The glyph just chosen goes."""

    __slots__ = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat: Final = seat
        self.to: Final = to  # who gains it, or NONE


class Receive(Frame):
    """A wizard gains a glyph just chosen."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
