"""Everything that lies on the table in Wizard's Academy. Data only."""

from typing import Final

from spellhall.engine.machine.declare import cache, common, frame, passing, record
from spellhall.engine.machine.state import Record, State
from spellhall.games.wizards_academy.box.disasters import DISASTER_COUNT
from spellhall.games.wizards_academy.box.grid import SPACES
from spellhall.games.wizards_academy.box.kinds import GLYPHS, TOKENS
from spellhall.games.wizards_academy.box.rooms import (
    CRYSTAL,
    NOWHERE,
    OUTSIDE,
    ROOM_CARDS,
    ROOMS,
)
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.box.spells import SPELL_COUNT

NONE: Final = -1
DEAD: Final = -1  # the room of a creature that is not in play

# How a game ends.
GOES_ON: Final = 0
WON: Final = 1
OUT_OF_MANA: Final = 2
OUT_OF_TIME: Final = 3
HOPELESS: Final = 4  # the variant of WA-VAR-1

# Lasting effects: (what, on whom or what, whose turn ends it, when).
SAFE: Final = 0  # the wizard endures nothing
ROBED: Final = 1  # as if robed: on whom and against what, see `robe_for`
BOOSTED: Final = 2  # the wizard's spells are boosted
WARD: Final = 3  # nothing activates in the room or comes into it
CALM: Final = 4  # fire, water and ice do not activate
PORTALS: Final = 5  # who walks out of a room arrives in a random one
TURN_BEGINS: Final = 0
NEXT_TURN_ENDS: Final = 1
THIS_TURN_ENDS: Final = 2

# Kinds of action, the most useful last: each can be used as any before it.
MOVE: Final = 0
ROOM: Final = 1
MAGIC: Final = 2

_ROBES: Final = 16


def robe_for(seat: int, kind: int) -> int:
    """The subject of a lasting effect ROBED: a wizard, and a kind of threat."""
    return _ROBES * seat + kind


def robe_of(subject: int) -> tuple[int, int]:
    """The wizard and the kind of threat of a lasting effect ROBED."""
    return subject // _ROBES, subject % _ROBES


@record
class Wizard(Record):
    """One seat's wizard: where it stands and what it owns."""

    person: int = NONE  # character, or NONE before it is chosen
    room: int = CRYSTAL
    glyphs: list[int] = [0] * GLYPHS  # how many of type 1 to 7 in the collection
    shared: int = 0  # type in the shared box, or 0
    robe: int = NONE  # kind of threat, or NONE
    wand: int = 0  # type, or 0
    staff: int = NONE  # space of the spell grid, or NONE
    card: int = NONE  # the disaster in hand, or NONE
    drawn: int = 0  # how many disasters this wizard has drawn


@record
class Turn(Record):
    """What belongs to one turn; the next one begins afresh."""

    acts: list[int] = [0, 0, 0]  # actions left: move, room, magic
    hurt: list[int] = []  # damage of each creature
    died: list[int] = []  # creatures whose numbers nobody else gets in this turn
    refused: list[tuple[int, int, int]] = []  # since the last action: lender, type, space
    zen: bool = False  # the next spell is boosted
    waived: bool = False  # a movement cost was ignored (WA-CHAR-1)
    spared: bool = False  # a peril was paid with glyphs (WA-CHAR-6)
    staff_uses: int = 0

    def begin(self, acts: list[int], creatures: int) -> None:
        """Nothing is done yet."""
        self.acts = acts
        self.hurt = [0] * creatures
        if self.died:
            self.died = []
        if self.refused:
            self.refused = []
        self.zen = self.waived = self.spared = False
        self.staff_uses = 0


@frame
class Air:
    """The spell being cast. It never changes, so clones share it."""

    space: int
    boosted: bool
    room: int  # where it was cast


@frame
class Aim:
    """What the text at hand was aimed at so far. It never changes, so clones share it."""

    rooms: tuple[int, ...] = ()  # where its effects went, or which they moved
    beasts: tuple[int, ...] = ()
    types: tuple[int, ...] = ()  # of glyphs that were gained or paid
    spaces: tuple[int, ...] = ()  # that were looked at
    kinds: tuple[int, ...] = ()  # that are gone
    farther: bool = False  # the one target farther away was used (WA-CHAR-2)

    def copy(self) -> "Aim":
        """Itself."""
        return self


NO_AIM: Final = Aim()


class Plan:
    """What joins the rooms as they lie: rows by mode and room, found when first asked for."""

    __slots__ = ("beside", "distances", "in_play", "joined", "right", "steps", "up")

    def __init__(self, in_play: list[int], up: list[int], right: list[int]) -> None:
        rows = len(up) * ROOMS
        self.in_play: Final = in_play  # all rooms, the one outside last
        self.up: Final = up  # by mode: the squares from which a way leads north, as bits,
        self.right: Final = right  # and east
        self.beside: Final[list[list[int] | None]] = [None] * rows  # a room or NONE: N, E, S, W
        self.joined: Final[list[list[int] | None]] = [None] * rows  # the rooms among these
        self.distances: Final[list[list[int] | None]] = [None] * rows  # moves to a goal, by room
        # The first ones of ways to a goal, by room.
        self.steps: Final[list[list[list[int] | None] | None]] = [None] * rows


@record
class Academy(State):
    """The state of one game."""

    this_turn: Turn
    aim: Aim  # of the text that is carried out
    wizards: list[Wizard]  # one for each seat
    scenario: int = BASIC
    hopeless: bool = False  # the variant of WA-VAR-1
    notes: bool = True  # whether the table keeps notes of spells seen (WA-AMB-18)
    active: int = 0
    turn: int = 0
    mana: int = 0
    spent: int = 0  # actions, in the whole game
    ending: int = GOES_ON

    room_at: list[int] = common(default=[NONE] * (OUTSIDE + 1))  # the room on each square
    square: list[int] = common(default=[NOWHERE] * ROOMS)  # the square of each room, or NOWHERE
    facing: list[int] = common(default=[0] * ROOMS)  # quarter turns of each room
    tokens: list[int] = [0] * (TOKENS * ROOMS)  # [TOKENS * room + kind]
    portals: list[int] = common(default=[0] * ROOMS)  # bit mask of kinds in each room
    source: list[int] = common(default=[NONE] * GLYPHS)  # the room of each type's source, or NONE
    beast_kind: list[int] = []  # creatures by number
    beast_room: list[int] = []  # their rooms, or DEAD
    overflowed: int = 0  # rooms that overflowed since water was last added
    lasting: list[tuple[int, int, int, int]] = []

    grid: list[int] = common(default=[NONE] * SPACES)  # the spell in each of the 28 spaces, or NONE
    bound: list[bool] = common(default=[False] * SPACES)  # whether the space is face-up
    seen: list[bool] = common(default=[False] * SPELL_COUNT)  # by spell: all know its place
    met: list[bool] = common(default=[False] * SPELL_COUNT)  # by spell: known to be in the grid
    box: list[int] = common(default=[])  # spells not in the game, unseen
    level_shuffles: list[int] = common(default=[0, 0, 0, 0])  # how often each level was shuffled
    guesses: int = 0  # how often a spell was named that nobody had seen

    deck: list[int] = []  # disasters, the next one last
    discard: list[int] = []
    progression: list[int] = []  # the next one last
    deck_box: list[int] = common(default=[])  # disasters that might be in the progression deck
    # By disaster: its shuffle, or NONE; whether all know its place, and that it is in the game.
    deck_pack: list[int] = common(default=[NONE] * DISASTER_COUNT)
    deck_known: list[bool] = common(default=[False] * DISASTER_COUNT)
    deck_met: list[bool] = common(default=[False] * DISASTER_COUNT)
    reshuffles: int = 0
    room_deck: list[int] = []  # the next card last
    room_discard: list[int] = []
    room_known: list[bool] = common(default=[False] * len(ROOM_CARDS))  # by card: all know it
    room_shuffles: int = 0

    air: Air | None = None  # the spell being cast
    _picked: int = passing(NONE)  # what was picked a moment ago, for the next frame
    _plan: Plan | None = cache(None)  # of the rooms as they lie, once it was asked for
    _where: list[int] = cache([])  # rooms with tokens, as bits (building.py); empty: not known
