"""Everything that lies on the table in Wiz-War. Data only.

Things that can be aimed at are written as one number: a figure (seat 0 to 4, creature 8 + kind),
or a square, line, thing, spell, treasure, sector, direction or card above an offset.
"""

from typing import Final

from spellhall.engine.frames import Frame
from spellhall.engine.state import Chance, State
from spellhall.games.wiz_war.box.maze.sight import Tables, tables
from spellhall.games.wiz_war.state.air import Blow, Cast
from spellhall.games.wiz_war.state.pieces import Beast, Pile, Player, Spell, Thing
from spellhall.games.wiz_war.state.turn import Turn

BEAST: Final = 8  # + kind of creature
AT_SQUARE: Final = 100  # + square
AT_LINE: Final = 300  # + border line
AT_THING: Final = 1_000  # + number of the thing
AT_SPELL: Final = 10_000  # + card of the spell in play
AT_TREASURE: Final = 20_000  # + 2 * seat + 0 or 1
AT_SECTOR: Final = 21_000  # + slot
AT_WAY: Final = 22_000  # + direction
AT_CARD: Final = 23_000  # + card
CARRIED: Final = 1_000  # place of a treasure: a square, or this + the figure that carries it
NONE: Final = -1

START_LIFE: Final = 15
MOST_LIFE: Final = 20
MOST_CREATURE_LIFE: Final = 12
BASE_SPEED: Final = 3
HAND_LIMIT: Final = 7
STONE_CRACKS: Final = 5
DOOR_CRACKS: Final = 3
WORN_OUT: Final = 9  # attacks of a creature whose activation is over

# Optional rules in force, as bits (WW-OPT).
UNCLUTTERED: Final = 1
SPELLBOOKS: Final = 2
DEADLY: Final = 4
HEAVY: Final = 8
LASTING: Final = 16  # Permanent Creations
HUNTERS: Final = 32
SPECIAL: Final = 64
FLASH_MALEFIC: Final = 128
FLASH_BESTIAL: Final = 256

# How it ended.
GOING_ON: Final = 0
BY_POINTS: Final = 1
LAST_STANDING: Final = 2
ALL_DEAD: Final = 3
TURN_LIMIT: Final = 4


class Duel(State):
    """The state of one game."""

    __slots__ = (
        "_barred",
        "_blocked",
        "_doors",
        "_filled",
        "_murky",
        "_posts",
        "_standing",
        "_tables",
        "active",
        "air",
        "answering",
        "aside",
        "beasts",
        "blows",
        "box",
        "cracks",
        "draft",
        "ended",
        "extra",
        "faces",
        "goal",
        "held",
        "lent",
        "limit",
        "lines",
        "made",
        "piles",
        "players",
        "rules",
        "school_pile",
        "spells",
        "things",
        "treasures",
        "triggers",
        "turn",
        "turn_number",
        "turns",
        "unlocked",
        "winner",
    )

    def __init__(
        self,
        stack: list[Frame],
        lanes: list[list[Frame]],
        chance: Chance,
        revealed: int,
        players: list[Player],
        beasts: list[Beast],
        spells: list[Spell],
        things: list[Thing],
        treasures: list[int],
        faces: list[int],
        turns: list[int],
        lines: list[int],
        cracks: list[int],
        held: list[int],
        unlocked: list[int],
        air: list[Cast],
        blows: list[Blow],
        piles: list[Pile],
        school_pile: list[int],
        box: list[int],
        extra: list[int],
        lent: list[int],
        aside: list[int],
        turn: Turn,
        active: int,
        turn_number: int,
        limit: int,
        made: int,
        rules: int,
        goal: int,
        triggers: int,
        answering: list[int],
        ended: int,
        winner: int,
        draft: list[int],
    ) -> None:
        super().__init__(stack, lanes, chance, revealed)
        self.players = players
        self.beasts = beasts
        self.spells = spells
        self.things = things
        self.treasures = treasures  # place of each
        self.faces = faces  # of the board in each slot: 2 * colour + side
        self.turns = turns  # quarter turns of each board
        self.lines = lines  # what stands on each border line
        self.cracks = cracks  # 16 * line + cracks
        self.held = held  # 8 * door + seat that holds it open
        self.unlocked = unlocked  # 8 * door + seat that picked the lock
        self.air = air
        self.blows = blows
        self.piles = piles
        self.school_pile = school_pile  # pile of each school; NONE in the box
        self.box = box  # cards not in this game
        self.extra = extra  # cards of schools not in play that are in the deck
        self.lent = lent  # cards that have changed decks (WW-AMB-62)
        self.aside = aside  # cards looked at
        self.turn = turn
        self.active = active
        self.turn_number = turn_number
        self.limit = limit  # turns
        self.made = made  # things made so far
        self.rules = rules  # optional rules in force
        self.goal = goal  # victory points
        self.answering = answering  # one counter of each kind in this game
        self.triggers = triggers  # bits: what the counters of this game answer
        self.ended = ended
        self.winner = winner
        self.draft = draft  # schools that can still be chosen; later, those left face down
        self._blocked: int = NONE  # what blocks sight; NONE when it must be found anew
        self._barred: int = NONE  # what bars walking; NONE when it must be found anew
        self._murky: int = 0  # squares that hide what is inside
        self._filled: int = 0  # squares that nobody can enter
        self._standing: int = NONE  # lines with a wall or door, held or not; NONE as above
        self._doors: int = 0  # lines with a door
        self._posts: int = 0  # posts at the ends of what stands
        self._tables: Final[Tables] = tables(len(players))  # of this layout

    def copy(self) -> "Duel":
        """An independent copy."""
        other = Duel(
            self.stack.copy(),
            self.copy_lanes(),
            self.chance.copy(),
            self.revealed,
            [one.copy() for one in self.players],
            [one.copy() for one in self.beasts],
            [one.copy() for one in self.spells],
            [one.copy() for one in self.things],
            self.treasures.copy(),
            self.faces.copy(),
            self.turns.copy(),
            self.lines.copy(),
            self.cracks.copy(),
            self.held.copy(),
            self.unlocked.copy(),
            [one.copy() for one in self.air],
            [one.copy() for one in self.blows],
            [one.copy() for one in self.piles],
            self.school_pile.copy(),
            self.box.copy(),
            self.extra.copy(),
            self.lent.copy(),
            self.aside.copy(),
            self.turn.copy(),
            self.active,
            self.turn_number,
            self.limit,
            self.made,
            self.rules,
            self.goal,
            self.triggers,
            self.answering.copy(),
            self.ended,
            self.winner,
            self.draft.copy(),
        )
        other._blocked = self._blocked
        other._barred = self._barred
        other._murky = self._murky
        other._filled = self._filled
        other._standing = self._standing
        other._doors = self._doors
        other._posts = self._posts
        return other
