"""What was done in this turn, and in the running activation of a creature. Data only.

Each begins afresh with a turn or an activation.
"""

from spellhall.engine.machine.declare import common, record
from spellhall.engine.machine.state import Record
from spellhall.games.wiz_war.state.numbers import NONE


@record
class Activation(Record):
    """What a creature has done since it was activated."""

    mp: int = 0
    moved: bool = False
    attacks: int = 0  # made
    over: bool = False  # ended by a bush or a treasure


@record
class Turn(Record):
    """What was done in this turn."""

    activation: Activation
    started: int  # square at the start of the turn
    mp: int = 0
    boosted: bool = False
    attacks: int = 0  # made
    left: bool = False  # the square was left willingly
    stunned: bool = False
    over: bool = True  # Move and Cast has ended, or not begun
    idle: bool = False  # no more movement
    no_treasure: bool = False
    activated: list[int] = common(default=[])  # creatures
    corner: bool = False  # next spell
    astral: int = NONE  # next spell: square, or NONE
    fuel: int = 0  # next spell: energy, or 0
    used: list[int] = common(default=[])  # items used once
    hasty: list[int] = common(default=[])  # creatures that dash
    dazed: list[int] = common(default=[])  # creatures that are stunned this turn
    sickened: list[int] = common(default=[])  # figures
    drawn_by: list[int] = common(default=[])  # seats whose raven has drawn
    released: list[int] = common(default=[])  # doors let go
    through: int = NONE  # wall that may be passed once
    trail: list[int] = common(default=[])  # squares walked this turn
    busy: bool = False  # something was done in Move and Cast

    def begin(self, cell: int) -> None:
        """Nothing done yet; Move and Cast has not begun."""
        self.activation = Activation()
        self.started = cell
        self.mp = self.attacks = self.fuel = 0
        self.boosted = self.left = self.stunned = self.idle = False
        self.no_treasure = self.corner = self.busy = False
        self.over = True
        self.astral = self.through = NONE
        if self.activated:
            self.activated = []
        if self.used:
            self.used = []
        if self.hasty:
            self.hasty = []
        if self.dazed:
            self.dazed = []
        if self.sickened:
            self.sickened = []
        if self.drawn_by:
            self.drawn_by = []
        if self.released:
            self.released = []
        if self.trail:
            self.trail = []


def fresh_turn(cell: int) -> Turn:
    """The first turn, before anything is done."""
    return Turn(Activation(), cell)
