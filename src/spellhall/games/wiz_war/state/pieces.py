"""What lies on the table: piles, wizards, creatures, spells in play, things. Data only."""

from spellhall.engine.machine.declare import record
from spellhall.engine.machine.state import Record
from spellhall.games.wiz_war.state.numbers import NONE, START_LIFE


@record
class Pile(Record):
    """A deck and its discard pile."""

    deck: list[int] = []  # face down, the next card last
    discard: list[int] = []  # face up
    shown: bool = False  # discards were shuffled back: everybody knows its school


@record
class Player(Record):
    """One wizard and what lies before the player."""

    colour: int = 0  # of figure, sector board and treasures
    cell: int = 0  # NONE once eliminated
    life: int = START_LIFE
    stun: int = 0  # stun tokens
    hand: list[int] = []
    items: list[int] = []  # carried
    kills: int = 0  # victory points for direct kills
    seen: list[int] = []  # hidden cards whose place this seat knows, oldest first
    turns: int = 0  # begun so far
    pile: int = 0  # drawn from
    own_pile: int = NONE  # of the specialization, or NONE
    put_back: int = NONE  # school looked at and not kept, or NONE


@record
class Beast(Record):
    """A creature on the board."""

    kind: int
    owner: int
    card: int  # its summon card
    cell: int
    life: int
    stun: int = 0
    run: int = 0  # squares just moved straight on
    heading: int = 0  # and in which direction


@record
class Spell(Record):
    """A spell in play, before its caster."""

    card: int
    owner: int
    tokens: int  # energy left; NONE for a permanent one
    target: int  # figure, line, thing or treasure; NONE for all or nothing
    energy: int  # as cast
    source: int  # the figure that cast it


@record
class Thing(Record):
    """Something on the board that is neither figure nor treasure."""

    uid: int
    kind: int
    card: int  # the spell that made it, or the item itself
    owner: int  # who made it
    cell: int = NONE  # NONE for one on a line
    line: int = NONE  # NONE for one on a square
    cracks: int = 0
    limit: int = 0  # cracks that destroy it; 0 for indestructible
    live: int = 0  # a trap: 1, a blank: 0
    beneath: int = 0  # what stood on the line before it was made


@record
class Cracked(Record):
    """A wall or door with cracks."""

    line: int
    cracks: int


@record
class Keeper(Record):
    """A seat that holds a door open, or that has picked its lock."""

    line: int
    seat: int
