"""What is declared and not yet done: casts in the air, blows about to fall. Data only."""

from spellhall.engine.machine.declare import record
from spellhall.engine.machine.state import Record
from spellhall.games.wiz_war.state.numbers import NONE


@record
class Reduction(Record):
    """What an answer takes off the first damage that an attack does to a figure."""

    figure: int
    amount: int


@record
class Cast(Record):
    """A spell or attack in the air: declared, not yet resolved."""

    card: int  # NONE for a punch or a creature's own attack
    seat: int  # who casts
    by: int  # the figure that acts
    role: int  # ATTACK, NEUTRAL or COUNTER
    spell: bool  # a spell being cast; else a use of item, fist or claw
    attack: bool
    energy: int
    origin: int  # square it is cast from
    part: str = ""  # which list of verbs, as box/parts.py names it; "" for none
    weapon: int = NONE  # which weapon of the card or creature; NONE for a spell
    fuel: list[int] = []  # cards discarded for it
    aim: int = NONE  # what was chosen
    targets: list[int] = []  # all that it touches
    mode: int = NONE  # list, number or quarter turns chosen
    secret: int = NONE  # known to the caster only: index of the live trap
    landing: int = NONE  # square where what is thrown comes down
    against: int = NONE  # height of the spell it answers; NONE
    cancelled: bool = False
    stopped: int = NONE  # the card that cancelled it
    placed: bool = False  # its card lies in play by now
    evaded: list[int] = []  # figures
    halved: list[int] = []  # figures that take half
    cuts: list[Reduction] = []


@record
class Blow(Record):
    """Damage about to be suffered from one source."""

    victim: int
    amount: int
    kind: int
    element: int
    source: int  # figure, or NONE
    killer: int  # seat that scores, or NONE
    attack: bool  # part of an attack
    sure: bool  # cannot be lowered
