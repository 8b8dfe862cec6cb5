"""Everything that can be pending in Wiz-War: the table of contents of the rules."""

from typing import Final

from spellhall.engine.machine.frames import Frame, Question

# -- Set-up (rules/opening.py) --------------------------------------------------------------------


class DraftSchool(Question):
    """Choose the next school (WW-SETUP-7, WW-OPT-2)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class DealSchools(Frame):
    """All schools are chosen: make the decks."""

    __slots__ = ()


class DrawSchools(Frame):
    """Two schools are drawn at random."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class KeepSchool(Question):
    """Keep one of two schools as a specialization (WW-OPT-12)."""

    __slots__ = ("first", "second")

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.first: Final = first
        self.second: Final = second


class DealHands(Frame):
    """Shuffle and deal."""

    __slots__ = ()


# -- A turn (rules/turn.py) -----------------------------------------------------------------------


class BeginTurn(Frame):
    """A seat's turn begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class PassTime(Frame):
    """What remains of the effects of Time Passes."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class OrderEffects(Question):
    """Which effect comes first when time passes (WW-DEC-2)?"""

    __slots__ = ("cards",)

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards: Final = cards


class LoseEnergy(Frame):
    """One token leaves each temporary spell."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class LoseStun(Frame):
    """One stun token is spent."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class BeginPhase(Frame):
    """Movement points are granted."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class MoveAndCast(Frame):
    """The phase goes on unless it has ended."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Act(Question):
    """The main action (WW-DEC-3)."""

    __slots__ = ()


class KeepHolding(Question):
    """Hold the door open in others' turns (WW-DOOR-9)?"""

    __slots__ = ("line",)

    def __init__(self, seat: int, line: int) -> None:
        super().__init__(seat)
        self.line: Final = line


class DiscardAndDraw(Frame):
    """The last phase."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class DiscardAny(Question):
    """Discard any number of cards (WW-DEC-10)."""

    __slots__ = ()


class DrawCard(Question):
    """Draw, or stop (WW-DEC-11)."""

    __slots__ = ("left", "own")

    def __init__(self, seat: int, left: int, own: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.own: Final = own


class FinishTurn(Frame):
    """The next living player follows."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class TrimHand(Question):
    """Go down to the maximum hand size (WW-DEC-7)."""

    __slots__ = ()


class CheckHand(Frame):
    """Ask as long as the hand is too large."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class MustDiscard(Question):
    """Discard a card of one's choice."""

    __slots__ = ()


class ForceDiscard(Frame):
    """So many cards must go."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left


class MakeRoom(Question):
    """Make room before a pick-up (WW-DEC-8)."""

    __slots__ = ("uid",)

    def __init__(self, seat: int, uid: int) -> None:
        super().__init__(seat)
        self.uid: Final = uid


# -- Announcing (rules/announce.py) ---------------------------------------------------------------


class Announcing(Question):
    """Something to be settled before a spell or attack is in the air (WW-CNT-1)."""

    __slots__ = ("by", "card", "energy", "fuel", "mode", "role", "targets", "weapon")

    def __init__(
        self,
        seat: int,
        by: int,
        card: int,
        weapon: int,
        role: int,
        mode: int,
        energy: int,
        fuel: tuple[int, ...],
        targets: tuple[int, ...],
    ) -> None:
        super().__init__(seat)
        self.by: Final = by
        self.card: Final = card
        self.weapon: Final = weapon
        self.role: Final = role
        self.mode: Final = mode
        self.energy: Final = energy
        self.fuel: Final = fuel
        self.targets: Final = targets


class PickMode(Announcing):
    """Which of the card's ways?"""

    __slots__ = ()


class PickFuel(Announcing):
    """Discard a card for energy (WW-NRG-2)?"""

    __slots__ = ()


class PickNumber(Announcing):
    """How much of the energy is damage?"""

    __slots__ = ()


class PickTarget(Announcing):
    """Aim."""

    __slots__ = ()


# -- Windows (rules/windows.py) -------------------------------------------------------------------


class OpenWindow(Frame):
    """Ask all who could answer what is in the air."""

    __slots__ = ("height",)

    def __init__(self, height: int) -> None:
        self.height: Final = height


class Respond(Question):
    """Answer a spell or attack, or pass (WW-DEC-5)."""

    __slots__ = ("height", "rest")

    def __init__(self, seat: int, height: int, rest: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.height: Final = height
        self.rest: Final = rest


class CutDamage(Question):
    """Lower the damage that is about to be suffered (WW-CNT-9)."""

    __slots__ = ()


class GuardTreasure(Question):
    """Answer the taking of a treasure (WW-CNT-10)."""

    __slots__ = ("picker", "treasure")

    def __init__(self, seat: int, treasure: int, picker: int) -> None:
        super().__init__(seat)
        self.treasure: Final = treasure
        self.picker: Final = picker


class CheatDeath(Question):
    """Answer one's own death."""

    __slots__ = ("killer",)

    def __init__(self, seat: int, killer: int) -> None:
        super().__init__(seat)
        self.killer: Final = killer


class PickCounterFuel(Question):
    """Fuel a counter (WW-CNT-11)."""

    __slots__ = ("against", "card", "extra", "extra2", "kind")

    def __init__(
        self, seat: int, against: int, kind: int, card: int, extra: int, extra2: int
    ) -> None:
        super().__init__(seat)
        self.against: Final = against
        self.kind: Final = kind
        self.card: Final = card
        self.extra: Final = extra
        self.extra2: Final = extra2


class PickCounterLine(Question):
    """Where the wall of earth rises."""

    __slots__ = ("against", "card", "energy", "extra", "extra2", "fuel", "kind")

    def __init__(
        self,
        seat: int,
        against: int,
        kind: int,
        card: int,
        extra: int,
        extra2: int,
        energy: int,
        fuel: tuple[int, ...],
    ) -> None:
        super().__init__(seat)
        self.against: Final = against
        self.kind: Final = kind
        self.card: Final = card
        self.extra: Final = extra
        self.extra2: Final = extra2
        self.energy: Final = energy
        self.fuel: Final = fuel


class Resolve(Frame):
    """The window is closed."""

    __slots__ = ("height",)

    def __init__(self, height: int) -> None:
        self.height: Final = height


class StrikeAll(Frame):
    """The effects on each target in turn."""

    __slots__ = ("at", "height")

    def __init__(self, height: int, at: int) -> None:
        self.height: Final = height
        self.at: Final = at


class Finish(Frame):
    """The card leaves the air."""

    __slots__ = ("height",)

    def __init__(self, height: int) -> None:
        self.height: Final = height
