"""What effects leave pending: damage, choices, movement, creatures."""

from typing import Final

from spellhall.engine.machine.frames import Frame, Question

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


class CheckBase(Frame):
    """Ask as long as a base holds more than one relic or treasure."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


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


# -- Creatures (rules/beasts.py) ------------------------------------------------------------------


class ActBeast(Question):
    """What an activated creature does (WW-DEC-12)."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind


class LandShards(Frame):
    """Shards fall one by one."""

    __slots__ = ("by", "height", "left", "met", "seat")

    def __init__(self, seat: int, by: int, left: int, height: int, met: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.by: Final = by
        self.left: Final = left
        self.height: Final = height
        self.met: Final = met  # targets of the shards before
