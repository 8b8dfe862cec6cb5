"""Everything that lies on the table in Wiz-War. Data only."""

from spellhall.engine.machine.declare import cache, common, passing, record
from spellhall.engine.machine.state import State
from spellhall.games.wiz_war.box.maze.sight import Tables, tables
from spellhall.games.wiz_war.state.air import Blow, Cast
from spellhall.games.wiz_war.state.numbers import GOING_ON, NONE
from spellhall.games.wiz_war.state.pieces import (
    Beast,
    Cracked,
    Keeper,
    Pile,
    Player,
    Spell,
    Thing,
)
from spellhall.games.wiz_war.state.turn import Turn


@record
class Duel(State):
    """The state of one game."""

    players: list[Player]
    turn: Turn  # what was done in this one
    limit: int  # turns
    rules: int  # optional rules in force
    goal: int  # victory points
    active: int = 0
    turn_number: int = 0
    beasts: list[Beast] = []
    spells: list[Spell] = []
    things: list[Thing] = []
    made: int = 0  # things made so far
    treasures: list[int] = []  # place of each
    faces: list[int] = common(default=[])  # of the board in each slot (box/maze/sectors.py)
    turns: list[int] = common(default=[])  # quarter turns of each board
    lines: list[int] = common(default=[])  # what stands on each border line
    cracks: list[Cracked] = []
    held: list[Keeper] = []  # doors held open
    unlocked: list[Keeper] = []  # doors with picked locks
    air: list[Cast] = []
    blows: list[Blow] = []
    piles: list[Pile] = []
    school_pile: list[int] = common(default=[])  # pile of each school; NONE in the box
    box: list[int] = common(default=[])  # cards not in this game
    extra: list[int] = common(default=[])  # cards of schools not in play that are in the deck
    lent: list[int] = common(default=[])  # cards that have changed decks (WW-AMB-62)
    looked_at: list[int] = []  # cards of a deck, by whoever is asked about them
    packs: list[str] = common(default=[])  # on this table, as the shelf marks them
    draft: list[int] = []  # schools that can still be chosen; later, those left face down
    answering: list[int] = common(default=[])  # one counter of each kind in this game
    triggers: int = 0  # bits: what the counters of this game answer
    ended: int = GOING_ON
    winner: int = NONE
    _blocked: int = cache(NONE)  # what blocks sight; NONE when it must be found anew
    _close: list[int] | None = cache(None)  # what is known of neighbours in sight (maze/sight.py)
    _barred: int = cache(NONE)  # what bars walking; NONE when it must be found anew
    _murky: int = cache(0)  # squares that hide what is inside
    _filled: int = cache(0)  # squares that nobody can enter
    _standing: int = cache(NONE)  # lines with a wall or door, held or not; NONE as above
    _doors: int = cache(0)  # lines with a door
    _posts: int = cache(0)  # posts at the ends of what stands
    _keys: int = cache(NONE)  # all that spells in play modify; NONE when it must be found anew
    _tables: Tables = passing(tables(2))  # of this layout

    def __post_init__(self) -> None:
        self._tables = tables(len(self.players))
