"""Everything that can be pending in Wiz-War: the table of contents of the rules."""

from typing import Final

from spellhall.engine.frames import Frame, Question

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


class PickMode(Question):
    """Which of the card's ways?"""

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


class PickFuel(Question):
    """Discard a card for energy (WW-NRG-2)?"""

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


class PickNumber(Question):
    """How much of the energy is damage?"""

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


class PickTarget(Question):
    """Aim."""

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


# -- Effects (rules/effects.py) -------------------------------------------------------------------


class Perform(Frame):
    """Do the verbs of a list, from one of them on."""

    __slots__ = ("at", "by", "card", "effects", "energy", "height", "seat", "target")

    def __init__(
        self,
        effects: int,
        at: int,
        seat: int,
        by: int,
        target: int,
        card: int,
        energy: int,
        height: int,
    ) -> None:
        self.effects: Final = effects
        self.at: Final = at
        self.seat: Final = seat
        self.by: Final = by
        self.target: Final = target
        self.card: Final = card
        self.energy: Final = energy
        self.height: Final = height


class Suffer(Frame):
    """Damage from one source."""

    __slots__ = (
        "amount",
        "attack",
        "card",
        "element",
        "energy",
        "height",
        "killer",
        "kind",
        "riders",
        "seat",
        "source",
        "sure",
        "victim",
    )

    def __init__(
        self,
        victim: int,
        amount: int,
        kind: int,
        element: int,
        source: int,
        killer: int,
        attack: bool,
        sure: bool,
        riders: int,
        seat: int,
        card: int,
        energy: int,
        height: int,
    ) -> None:
        self.victim: Final = victim
        self.amount: Final = amount
        self.kind: Final = kind
        self.element: Final = element
        self.source: Final = source
        self.killer: Final = killer
        self.attack: Final = attack
        self.sure: Final = sure
        self.riders: Final = riders
        self.seat: Final = seat
        self.card: Final = card
        self.energy: Final = energy
        self.height: Final = height


class Land(Frame):
    """The damage falls."""

    __slots__ = ("card", "energy", "height", "noevade", "riders", "seat")

    def __init__(
        self, riders: int, seat: int, card: int, energy: int, height: int, noevade: bool
    ) -> None:
        self.riders: Final = riders
        self.seat: Final = seat
        self.card: Final = card
        self.energy: Final = energy
        self.height: Final = height
        self.noevade: Final = noevade


class CheckDeath(Frame):
    """Whether a figure dies now."""

    __slots__ = ("figure", "killer")

    def __init__(self, figure: int, killer: int) -> None:
        self.figure: Final = figure
        self.killer: Final = killer


class Die(Frame):
    """A figure dies."""

    __slots__ = ("figure", "killer")

    def __init__(self, figure: int, killer: int) -> None:
        self.figure: Final = figure
        self.killer: Final = killer


class Scorch(Frame):
    """Fire destroys Magic Stones."""

    __slots__ = ("element", "figure")

    def __init__(self, figure: int, element: int) -> None:
        self.figure: Final = figure
        self.element: Final = element


class Judge(Frame):
    """Whether somebody has won."""

    __slots__ = ()


class PickCarried(Question):
    """What is dropped or taken (WW-DEC-9)."""

    __slots__ = ("verb", "victim")

    def __init__(self, seat: int, victim: int, verb: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.verb: Final = verb


class TakeFromHand(Question):
    """Take cards from a hand that you see."""

    __slots__ = ("left", "victim")

    def __init__(self, seat: int, victim: int, left: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.left: Final = left


class ShedForBurn(Question):
    """Discard cards or end spells before the burn (WW-DEC-15)."""

    __slots__ = ("card", "height", "killer", "source")

    def __init__(self, seat: int, source: int, height: int, card: int, killer: int) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.height: Final = height
        self.card: Final = card
        self.killer: Final = killer


class ChooseBeguiled(Question):
    """Be walked, or give a card (WW-DEC-15)."""

    __slots__ = ("by", "steps")

    def __init__(self, seat: int, by: int, steps: int) -> None:
        super().__init__(seat)
        self.by: Final = by
        self.steps: Final = steps


class ChooseLust(Question):
    """Drop it or suffer (WW-DEC-15)."""

    __slots__ = ("amount", "killer", "source")

    def __init__(self, seat: int, source: int, amount: int, killer: int) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.amount: Final = amount
        self.killer: Final = killer


class PeekTake(Question):
    """Take one of the cards looked at."""

    __slots__ = ()


class PeekReturn(Question):
    """The order in which the rest goes back."""

    __slots__ = ()


class PickSquare(Question):
    """Where to (teleport, summon, treasure)."""

    __slots__ = ("data", "figure", "verb")

    def __init__(self, seat: int, verb: int, data: int, figure: int) -> None:
        super().__init__(seat)
        self.verb: Final = verb
        self.data: Final = data
        self.figure: Final = figure


class PlaceCarried(Question):
    """What is put down there."""

    __slots__ = ("cell",)

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell


class RavenDraw(Question):
    """Draw for the raven?"""

    __slots__ = ()


# -- Moving (rules/moving.py) ---------------------------------------------------------------------


class Enter(Frame):
    """A step is complete: what lies there acts (WW-MOVE-11)."""

    __slots__ = ("cell", "figure")

    def __init__(self, figure: int, cell: int) -> None:
        self.figure: Final = figure
        self.cell: Final = cell


class OrderEntry(Question):
    """Which comes first (WW-DEC-14)?"""

    __slots__ = ("figure", "uids")

    def __init__(self, seat: int, figure: int, uids: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.uids: Final = uids


class Meet(Frame):
    """One thing acts on a figure that entered."""

    __slots__ = ("figure", "uid")

    def __init__(self, figure: int, uid: int) -> None:
        self.figure: Final = figure
        self.uid: Final = uid


class Shove(Frame):
    """Pushed on in a direction."""

    __slots__ = ("chooser", "figure", "first", "left", "source", "way")

    def __init__(
        self, figure: int, way: int, left: int, chooser: int, source: int, first: bool
    ) -> None:
        self.figure: Final = figure
        self.way: Final = way
        self.left: Final = left
        self.chooser: Final = chooser
        self.source: Final = source
        self.first: Final = first


class PickWay(Question):
    """Which way (WW-DEC-6)?"""

    __slots__ = ("figure", "left", "source", "verb", "ways")

    def __init__(
        self, seat: int, figure: int, left: int, ways: tuple[int, ...], source: int, verb: int
    ) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.left: Final = left
        self.ways: Final = ways
        self.source: Final = source
        self.verb: Final = verb


class Haul(Frame):
    """Pulled along a shortest walk."""

    __slots__ = ("chooser", "figure", "first", "left", "towards")

    def __init__(self, figure: int, left: int, towards: int, chooser: int, first: bool) -> None:
        self.figure: Final = figure
        self.left: Final = left
        self.towards: Final = towards
        self.chooser: Final = chooser
        self.first: Final = first


class Scare(Frame):
    """Driven away from somebody."""

    __slots__ = ("chooser", "figure", "first", "left", "source")

    def __init__(self, figure: int, left: int, source: int, chooser: int, first: bool) -> None:
        self.figure: Final = figure
        self.left: Final = left
        self.source: Final = source
        self.chooser: Final = chooser
        self.first: Final = first


class SteerStep(Question):
    """Walk somebody else's figure."""

    __slots__ = ("figure", "first", "left")

    def __init__(self, seat: int, figure: int, left: int, first: bool) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.left: Final = left
        self.first: Final = first


class GlideOn(Frame):
    """Straight on."""

    __slots__ = ("figure", "left", "way")

    def __init__(self, figure: int, way: int, left: int) -> None:
        self.figure: Final = figure
        self.way: Final = way
        self.left: Final = left


class GlideStop(Question):
    """Go on or stop?"""

    __slots__ = ("figure", "left", "way")

    def __init__(self, seat: int, figure: int, way: int, left: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.way: Final = way
        self.left: Final = left


class Drift(Frame):
    """Damage becomes pushes."""

    __slots__ = ("figure", "killer", "left", "source")

    def __init__(self, figure: int, left: int, source: int, killer: int) -> None:
        self.figure: Final = figure
        self.left: Final = left
        self.source: Final = source
        self.killer: Final = killer


class DriftWay(Question):
    """Which way to drift?"""

    __slots__ = ("figure", "killer", "left", "source", "ways")

    def __init__(
        self, seat: int, figure: int, left: int, source: int, killer: int, ways: tuple[int, ...]
    ) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.left: Final = left
        self.source: Final = source
        self.killer: Final = killer
        self.ways: Final = ways


class StepAside(Question):
    """Pushed by a big man: which way?"""

    __slots__ = ("figure", "ways")

    def __init__(self, seat: int, figure: int, ways: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.ways: Final = ways


# -- Creatures (rules/beasts.py) ------------------------------------------------------------------


class ActBeast(Question):
    """What an activated creature does (WW-DEC-12)."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind


class LandShards(Frame):
    """Shards fall one by one."""

    __slots__ = ("by", "height", "left", "seat")

    def __init__(self, seat: int, by: int, left: int, height: int) -> None:
        self.seat: Final = seat
        self.by: Final = by
        self.left: Final = left
        self.height: Final = height
