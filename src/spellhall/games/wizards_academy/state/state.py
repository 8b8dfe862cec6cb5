"""Everything that lies on the table in Wizard's Academy. Data only."""

from typing import Final

from spellhall.engine.frames import Frame
from spellhall.engine.state import Chance, State

NONE: Final = -1

# How a game ends.
GOES_ON: Final = 0
WON: Final = 1
OUT_OF_MANA: Final = 2
OUT_OF_TIME: Final = 3
HOPELESS: Final = 4  # the variant of WA-VAR-1

# Lasting effects: (what, on whom or what, whose turn ends it, when).
SAFE: Final = 0  # the wizard endures nothing
ROBED: Final = 1  # 16 * wizard + kind: as if robed
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


class Wizard:
    """One seat's wizard: where it stands and what it owns."""

    __slots__ = ("card", "drawn", "glyphs", "person", "robe", "room", "shared", "staff", "wand")

    def __init__(
        self,
        person: int,
        room: int,
        glyphs: list[int],
        shared: int,
        robe: int,
        wand: int,
        staff: int,
        card: int,
        drawn: int,
    ) -> None:
        self.person = person  # character, or NONE before it is chosen
        self.room = room
        self.glyphs = glyphs  # how many of type 1 to 7 in the collection
        self.shared = shared  # type in the shared box, or 0
        self.robe = robe  # kind of threat, or NONE
        self.wand = wand  # type, or 0
        self.staff = staff  # space of the spell grid, or NONE
        self.card = card  # the disaster in hand, or NONE
        self.drawn = drawn  # how many disasters this wizard has drawn

    def copy(self) -> "Wizard":
        """An independent copy."""
        return Wizard(
            self.person,
            self.room,
            self.glyphs.copy(),
            self.shared,
            self.robe,
            self.wand,
            self.staff,
            self.card,
            self.drawn,
        )


class Plan:
    """What joins the rooms as they lie: rows by mode and room, found when first asked for."""

    __slots__ = ("beside", "closed", "distances", "joined", "steps")

    def __init__(self, closed: int, rows: int) -> None:
        self.closed: Final = closed  # bit mask of the rooms with double ice
        self.beside: Final[list[list[int] | None]] = [None] * rows  # a room or NONE: N, E, S, W
        self.joined: Final[list[list[int] | None]] = [None] * rows  # the rooms among these
        self.distances: Final[list[list[int] | None]] = [None] * rows  # moves to a goal, by room
        self.steps: Final[dict[int, list[int]]] = {}  # the first ones of ways to a goal


class School(State):
    """The state of one game."""

    __slots__ = (
        "_plan",
        "active",
        "acts",
        "air",
        "beast_hurt",
        "beast_kind",
        "beast_room",
        "bound",
        "box",
        "deck",
        "deck_box",
        "deck_known",
        "deck_met",
        "deck_pack",
        "discard",
        "ending",
        "facing",
        "grid",
        "guesses",
        "hopeless",
        "lasting",
        "level_shuffles",
        "mana",
        "marks",
        "met",
        "notes",
        "overflowed",
        "picked",
        "portals",
        "progression",
        "refused",
        "reshuffles",
        "room_at",
        "room_deck",
        "room_discard",
        "room_known",
        "room_shuffles",
        "scenario",
        "seen",
        "source",
        "spared",
        "spent",
        "square",
        "staff_uses",
        "tokens",
        "turn",
        "waived",
        "wizards",
        "zen",
    )

    def __init__(
        self,
        stack: list[Frame],
        lanes: list[list[Frame]],
        chance: Chance,
        revealed: int,
        scenario: int,
        hopeless: bool,
        notes: bool,
        wizards: list[Wizard],
        room_at: list[int],
        square: list[int],
        facing: list[int],
        tokens: list[int],
        portals: list[int],
        source: list[int],
        beast_kind: list[int],
        beast_room: list[int],
        beast_hurt: list[int],
        mana: int,
        grid: list[int],
        bound: list[bool],
        seen: list[bool],
        met: list[bool],
        box: list[int],
        level_shuffles: list[int],
        guesses: int,
        deck: list[int],
        discard: list[int],
        progression: list[int],
        deck_box: list[int],
        deck_pack: list[int],
        deck_known: list[bool],
        deck_met: list[bool],
        reshuffles: int,
        room_deck: list[int],
        room_discard: list[int],
        room_known: list[bool],
        room_shuffles: int,
        active: int,
        turn: int,
        acts: list[int],
        lasting: list[tuple[int, int, int, int]],
        picked: list[int],
        marks: list[int],
        air: list[int],
        overflowed: int,
        zen: bool,
        waived: bool,
        spared: bool,
        refused: list[tuple[int, int, int]],
        staff_uses: int,
        spent: int,
        ending: int,
    ) -> None:
        super().__init__(stack, lanes, chance, revealed)
        self.scenario = scenario  # 0 is the basic game
        self.hopeless = hopeless  # the variant of WA-VAR-1
        self.notes = notes  # whether the table keeps notes of spells seen (WA-AMB-18)
        self.wizards = wizards  # one for each seat
        self.room_at = room_at  # the room on each square, and outside
        self.square = square  # the square of each room, or NOWHERE
        self.facing = facing  # quarter turns of each room
        self.tokens = tokens  # [5 * room + kind]
        self.portals = portals  # bit mask of kinds in each room
        self.source = source  # the room of the glyph source of type 1 to 7, or NOWHERE
        self.beast_kind = beast_kind  # creatures by number
        self.beast_room = beast_room  # their rooms; -1 died this turn, -2 number free
        self.beast_hurt = beast_hurt  # damage in this turn
        self.mana = mana
        self.grid = grid  # the spell in each of the 28 spaces, or NONE
        self.bound = bound  # whether the space is face-up
        self.seen = seen  # by spell: its place is known to everybody
        self.met = met  # by spell: known to be in the grid
        self.box = box  # spells not in the game, unseen
        self.level_shuffles = level_shuffles  # how often each level was shuffled
        self.guesses = guesses  # how often a spell was named that nobody had seen
        self.deck = deck  # disasters, the next one last
        self.discard = discard
        self.progression = progression  # the next one last
        self.deck_box = deck_box  # disasters that might have been in the progression deck
        self.deck_pack = deck_pack  # by disaster: the shuffle it was dealt with, or NONE
        self.deck_known = deck_known  # by disaster: its place is known to everybody
        self.deck_met = deck_met  # by disaster: known to be in the game
        self.reshuffles = reshuffles
        self.room_deck = room_deck  # the next card last
        self.room_discard = room_discard
        self.room_known = room_known  # by card: its place in the deck is known
        self.room_shuffles = room_shuffles
        self.active = active
        self.turn = turn
        self.acts = acts  # actions left: move, room, magic
        self.lasting = lasting
        self.picked = picked  # what was chosen and not yet used, the latest last
        self.marks = marks  # what the spell in the air has been aimed at so far
        self.air = air  # the spell being cast: space, boosted, the two glyph types spent
        self.overflowed = overflowed  # rooms that overflowed since water was last added
        self.zen = zen  # the next spell of this turn is boosted
        self.waived = waived  # a movement cost was ignored this turn (WA-CHAR-1)
        self.spared = spared  # a peril was paid with glyphs this turn (WA-CHAR-6)
        self.refused = refused  # since the last action: lender, glyph type, space of the spell
        self.staff_uses = staff_uses  # this turn
        self.spent = spent  # actions, in the whole game
        self.ending = ending
        self._plan: Plan | None = None  # of the rooms as they lie, once it was asked for

    def copy(self) -> "School":
        """An independent copy that plays as the original."""
        other = School(
            self.stack.copy(),
            self.copy_lanes(),
            self.chance.copy(),
            self.revealed,
            self.scenario,
            self.hopeless,
            self.notes,
            [wizard.copy() for wizard in self.wizards],
            self.room_at.copy(),
            self.square.copy(),
            self.facing.copy(),
            self.tokens.copy(),
            self.portals.copy(),
            self.source.copy(),
            self.beast_kind.copy(),
            self.beast_room.copy(),
            self.beast_hurt.copy(),
            self.mana,
            self.grid.copy(),
            self.bound.copy(),
            self.seen.copy(),
            self.met.copy(),
            self.box.copy(),
            self.level_shuffles.copy(),
            self.guesses,
            self.deck.copy(),
            self.discard.copy(),
            self.progression.copy(),
            self.deck_box.copy(),
            self.deck_pack.copy(),
            self.deck_known.copy(),
            self.deck_met.copy(),
            self.reshuffles,
            self.room_deck.copy(),
            self.room_discard.copy(),
            self.room_known.copy(),
            self.room_shuffles,
            self.active,
            self.turn,
            self.acts.copy(),
            self.lasting.copy(),
            self.picked.copy(),
            self.marks.copy(),
            self.air.copy(),
            self.overflowed,
            self.zen,
            self.waived,
            self.spared,
            self.refused.copy(),
            self.staff_uses,
            self.spent,
            self.ending,
        )
        other._plan = self._plan
        return other


def forget_plan(s: School) -> None:
    """Called by all that moves or turns a room, and where ice comes or goes."""
    s._plan = None
