"""What can be pending while a card takes effect: verbs, Power Rolls, damage, deaths."""

from typing import Final

from spellhall.engine.frames import Frame, Question

# -- Effects of cards (rules/effects.py) ----------------------------------------------------------


class Perform(Frame):
    """Do the verbs of a list, from one of them on."""

    __slots__ = ("at", "card", "effects", "lower", "seat", "targets")

    def __init__(
        self, seat: int, card: int, effects: int, at: int, targets: tuple[int, ...], lower: bool
    ) -> None:
        self.seat: Final = seat
        self.card: Final = card  # whose effect it is
        self.effects: Final = effects  # number of the list
        self.at: Final = at
        self.targets: Final = targets
        self.lower: Final = lower  # the target had lower status when it was chosen


class PickTarget(Question):
    """Whom does it hit? (HH-DEC-9, HH-DEC-16)"""

    __slots__ = ("at", "card", "effects")

    def __init__(self, seat: int, card: int, effects: int, at: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.effects: Final = effects
        self.at: Final = at


class PickTreasure(Question):
    """Which Treasure is taken or destroyed? (HH-DEC-13)"""

    __slots__ = ("steal", "target")

    def __init__(self, seat: int, target: int, steal: bool) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.steal: Final = steal


class PickCreature(Question):
    """Which Creature is destroyed? (HH-DEC-16)"""

    __slots__ = ("target",)

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target


class DropComponent(Question):
    """Which component do you give up? (HH-DEC-11)"""

    __slots__ = ("bully",)

    def __init__(self, seat: int, bully: int) -> None:
        super().__init__(seat)
        self.bully: Final = bully


class AfterBully(Frame):
    """Treasures that work when a Bully happened."""

    __slots__ = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat: Final = seat
        self.target: Final = target


class DiscardOne(Question):
    """Which hand card do you discard? (HH-DEC-19)"""

    __slots__ = ()


class DiscardAnswers(Frame):
    """What was chosen face down is discarded together."""

    __slots__ = ()


class ChooseLastingGlyph(Question):
    """Which glyph does the lasting card count as? (HH-DEC-18)"""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card


class ChooseGrudge(Question):
    """Against whom is the grudge? (HH-DEC-18)"""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card


# -- Power Rolls (rules/power.py) -----------------------------------------------------------------


class BeforeRoll(Question):
    """Add dice to this roll? (HH-DEC-14, HH-DEC-17)"""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card


class RollPower(Frame):
    """The dice are rolled (HH-POWER-6)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class RerollDie(Question):
    """Roll one die again? (HH-DEC-14)"""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card  # the card that rolled


class TurnDie(Question):
    """Turn one die to 6? (HH-DEC-17)"""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card  # the card that rolled


class ApplyBand(Frame):
    """One band applies."""

    __slots__ = ("at", "card", "effects", "lower", "seat", "targets")

    def __init__(
        self, seat: int, card: int, effects: int, at: int, targets: tuple[int, ...], lower: bool
    ) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.effects: Final = effects
        self.at: Final = at
        self.targets: Final = targets
        self.lower: Final = lower


class ExtraTarget(Question):
    """Which foe is hit as well? (HH-DEC-15)"""

    __slots__ = ("card", "effects", "lower", "targets")

    def __init__(
        self, seat: int, card: int, effects: int, targets: tuple[int, ...], lower: bool
    ) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.effects: Final = effects  # list of the band
        self.targets: Final = targets
        self.lower: Final = lower


class KeepCreature(Frame):
    """The Creature stays (HH-CREAT-2)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


# -- Damage, status, death (rules/damage.py, rules/status.py, rules/death.py) ---------------------


class Blow(Frame):
    """One instance of damage is about to fall."""

    __slots__ = ("amount", "card", "source", "targets")

    def __init__(self, source: int, targets: tuple[int, ...], amount: int, card: int) -> None:
        self.source: Final = source
        self.targets: Final = targets
        self.amount: Final = amount  # before bonuses
        self.card: Final = card  # its cause, or NOBODY for a rank ability


class Shield(Question):
    """Absorb, prevent, or take it? (HH-DEC-12, HH-DEC-17)"""

    __slots__ = ("amount", "card", "source")

    def __init__(self, seat: int, source: int, amount: int, card: int) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.amount: Final = amount
        self.card: Final = card


class Strike(Frame):
    """The damage falls on all who did not stop it."""

    __slots__ = ("amounts", "card", "source", "targets")

    def __init__(
        self, source: int, targets: tuple[int, ...], amounts: tuple[int, ...], card: int
    ) -> None:
        self.source: Final = source
        self.targets: Final = targets
        self.amounts: Final = amounts  # one for each target
        self.card: Final = card


class HitBack(Frame):
    """A Treasure answers damage."""

    __slots__ = ("foe", "seat")

    def __init__(self, seat: int, foe: int) -> None:
        self.seat: Final = seat
        self.foe: Final = foe


class ChangeStatus(Frame):
    """A wizard gains or loses status."""

    __slots__ = ("n", "seat", "shifted")

    def __init__(self, seat: int, n: int, shifted: bool) -> None:
        self.seat: Final = seat
        self.n: Final = n
        self.shifted: Final = shifted  # it was turned on this wizard


class ShiftLoss(Question):
    """Turn the loss on the active foe? (HH-DEC-17)"""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n


class NextDeath(Frame):
    """The next in the queue dies (HH-DEATH-1)."""

    __slots__ = ()


class LeaveBoard(Frame):
    """Standee off, token and status for the killer, Treasures on death."""

    __slots__ = ("killer", "quiet", "victim")

    def __init__(self, victim: int, killer: int, quiet: bool) -> None:
        self.victim: Final = victim
        self.killer: Final = killer
        self.quiet: Final = quiet  # no status for the killer


class React(Frame):
    """Reactions of the dying (HH-REACT-1)."""

    __slots__ = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim: Final = victim


class Bury(Frame):
    """Cards go, the order of death is noted, the last wizard is looked for."""

    __slots__ = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim: Final = victim


class PutAway(Frame):
    """A resolved Dead Wizard card is discarded (HH-DEAD-6)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card


class DrawDeadCard(Frame):
    """A Dead Wizard card is drawn; a «now» card resolves at once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
