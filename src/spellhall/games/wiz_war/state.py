"""Everything that lies on the table in Wiz-War. Data only.

Things that can be aimed at are written as one number: a figure (seat 0 to 4, creature 8 + kind),
or a square, line, thing, spell, treasure, sector, direction or card above an offset.
"""

from typing import Final

from spellhall.engine.frames import Frame
from spellhall.engine.state import Chance, State
from spellhall.games.wiz_war.sight import Tables, tables

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


class Pile:
    """A deck and its discard pile."""

    __slots__ = ("deck", "discard", "shown")

    def __init__(self, deck: list[int], discard: list[int], shown: bool) -> None:
        self.deck = deck  # face down, the next card last
        self.discard = discard  # face up
        self.shown = shown  # discards were shuffled back: everybody knows its school

    def copy(self) -> "Pile":
        """An independent copy."""
        return Pile(self.deck.copy(), self.discard.copy(), self.shown)


class Player:
    """One wizard and what lies before the player."""

    __slots__ = (
        "cell",
        "colour",
        "hand",
        "items",
        "kills",
        "life",
        "own_pile",
        "pile",
        "put_back",
        "seen",
        "stun",
        "turns",
    )

    def __init__(
        self,
        colour: int,
        cell: int,
        life: int,
        stun: int,
        hand: list[int],
        items: list[int],
        kills: int,
        seen: list[int],
        turns: int,
        pile: int,
        own_pile: int,
        put_back: int,
    ) -> None:
        self.colour = colour  # of figure, sector board and treasures
        self.cell = cell  # NONE once eliminated
        self.life = life
        self.stun = stun  # stun tokens
        self.hand = hand
        self.items = items  # carried
        self.kills = kills  # victory points for direct kills
        self.seen = seen  # hidden cards whose place this seat knows, oldest first
        self.turns = turns  # begun so far
        self.pile = pile  # drawn from
        self.own_pile = own_pile  # of the specialization, or NONE
        self.put_back = put_back  # school looked at and not kept, or NONE

    def copy(self) -> "Player":
        """An independent copy."""
        return Player(
            self.colour,
            self.cell,
            self.life,
            self.stun,
            self.hand.copy(),
            self.items.copy(),
            self.kills,
            self.seen.copy(),
            self.turns,
            self.pile,
            self.own_pile,
            self.put_back,
        )


class Beast:
    """A creature on the board."""

    __slots__ = ("card", "cell", "kind", "life", "owner", "straight", "stun")

    def __init__(
        self, kind: int, owner: int, card: int, cell: int, life: int, stun: int, straight: int
    ) -> None:
        self.kind = kind
        self.owner = owner
        self.card = card  # its summon card
        self.cell = cell
        self.life = life
        self.stun = stun
        self.straight = straight  # squares just moved straight: 4 * number + direction

    def copy(self) -> "Beast":
        """An independent copy."""
        return Beast(
            self.kind, self.owner, self.card, self.cell, self.life, self.stun, self.straight
        )


class Spell:
    """A spell in play, before its caster."""

    __slots__ = ("card", "energy", "owner", "source", "target", "tokens")

    def __init__(
        self, card: int, owner: int, tokens: int, target: int, energy: int, source: int
    ) -> None:
        self.card = card
        self.owner = owner
        self.tokens = tokens  # energy left; NONE for a permanent one
        self.target = target  # figure, line, thing or treasure; NONE for all or nothing
        self.energy = energy  # as cast
        self.source = source  # the figure that cast it

    def copy(self) -> "Spell":
        """An independent copy."""
        return Spell(self.card, self.owner, self.tokens, self.target, self.energy, self.source)


class Thing:
    """Something on the board that is neither figure nor treasure."""

    __slots__ = ("card", "cell", "cracks", "kind", "limit", "line", "live", "owner", "uid")

    def __init__(
        self,
        uid: int,
        kind: int,
        card: int,
        owner: int,
        cell: int,
        line: int,
        cracks: int,
        limit: int,
        live: int,
    ) -> None:
        self.uid = uid
        self.kind = kind
        self.card = card  # the spell that made it, or the item itself
        self.owner = owner  # who made it
        self.cell = cell  # NONE for one on a line
        self.line = line  # NONE for one on a square
        self.cracks = cracks
        self.limit = limit  # cracks that destroy it; 0 for indestructible
        self.live = live  # a trap: 1, a blank: 0

    def copy(self) -> "Thing":
        """An independent copy."""
        return Thing(
            self.uid,
            self.kind,
            self.card,
            self.owner,
            self.cell,
            self.line,
            self.cracks,
            self.limit,
            self.live,
        )


class Cast:
    """A spell or attack in the air: declared, not yet resolved."""

    __slots__ = (
        "against",
        "aim",
        "attack",
        "by",
        "cancelled",
        "card",
        "cuts",
        "effects",
        "energy",
        "evaded",
        "fuel",
        "halved",
        "mode",
        "origin",
        "placed",
        "role",
        "seat",
        "secret",
        "spell",
        "targets",
        "weapon",
    )

    def __init__(
        self,
        card: int,
        seat: int,
        by: int,
        role: int,
        spell: bool,
        attack: bool,
        energy: int,
        fuel: list[int],
        aim: int,
        targets: list[int],
        mode: int,
        secret: int,
        effects: int,
        weapon: int,
        origin: int,
        against: int,
        cancelled: bool,
        placed: bool,
        evaded: list[int],
        halved: list[int],
        cuts: list[int],
    ) -> None:
        self.card = card  # NONE for a punch or a creature's own attack
        self.seat = seat  # who casts
        self.by = by  # the figure that acts
        self.role = role  # ATTACK, NEUTRAL or COUNTER
        self.spell = spell  # a spell being cast; else a use of item, fist or claw
        self.attack = attack
        self.energy = energy
        self.fuel = fuel  # cards discarded for it
        self.aim = aim  # what was chosen
        self.targets = targets  # all that it touches
        self.mode = mode  # list, number or quarter turns chosen
        self.secret = secret  # known to the caster only: index of the live trap
        self.effects = effects  # list of verbs
        self.weapon = weapon  # which weapon of the card or creature; NONE for a spell
        self.origin = origin  # square it is cast from
        self.against = against  # height of the spell it answers; NONE
        self.cancelled = cancelled
        self.placed = placed  # its card lies in play by now
        self.evaded = evaded  # figures
        self.halved = halved  # figures that take half
        self.cuts = cuts  # figure, amount, figure, amount …

    def copy(self) -> "Cast":
        """An independent copy."""
        return Cast(
            self.card,
            self.seat,
            self.by,
            self.role,
            self.spell,
            self.attack,
            self.energy,
            self.fuel.copy(),
            self.aim,
            self.targets.copy(),
            self.mode,
            self.secret,
            self.effects,
            self.weapon,
            self.origin,
            self.against,
            self.cancelled,
            self.placed,
            self.evaded.copy(),
            self.halved.copy(),
            self.cuts.copy(),
        )


class Blow:
    """Damage about to be suffered from one source."""

    __slots__ = ("amount", "attack", "element", "killer", "kind", "source", "sure", "victim")

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
    ) -> None:
        self.victim = victim
        self.amount = amount
        self.kind = kind
        self.element = element
        self.source = source  # figure, or NONE
        self.killer = killer  # seat that scores, or NONE
        self.attack = attack  # part of an attack
        self.sure = sure  # cannot be lowered

    def copy(self) -> "Blow":
        """An independent copy."""
        return Blow(
            self.victim,
            self.amount,
            self.kind,
            self.element,
            self.source,
            self.killer,
            self.attack,
            self.sure,
        )


class Turn:
    """What was done in this turn."""

    __slots__ = (
        "activated",
        "astral",
        "attacks",
        "beast_attacks",
        "beast_moved",
        "beast_mp",
        "boosted",
        "corner",
        "dazed",
        "drawn_by",
        "fuel",
        "hasty",
        "idle",
        "left",
        "mp",
        "no_treasure",
        "over",
        "released",
        "sickened",
        "started",
        "stunned",
        "through",
        "trail",
        "used",
    )

    def __init__(
        self,
        mp: int,
        boosted: bool,
        attacks: int,
        left: bool,
        stunned: bool,
        over: bool,
        idle: bool,
        no_treasure: bool,
        activated: list[int],
        beast_attacks: int,
        beast_moved: bool,
        beast_mp: int,
        corner: bool,
        astral: int,
        fuel: int,
        used: list[int],
        hasty: list[int],
        dazed: list[int],
        sickened: list[int],
        drawn_by: list[int],
        released: list[int],
        through: int,
        started: int,
        trail: list[int],
    ) -> None:
        self.mp = mp
        self.boosted = boosted
        self.attacks = attacks  # made
        self.left = left  # the square was left willingly
        self.stunned = stunned
        self.over = over  # Move and Cast has ended
        self.idle = idle  # no more movement
        self.no_treasure = no_treasure
        self.activated = activated  # creatures
        self.beast_attacks = beast_attacks  # made in the running activation
        self.beast_moved = beast_moved
        self.beast_mp = beast_mp
        self.corner = corner  # next spell
        self.astral = astral  # next spell: square, or NONE
        self.fuel = fuel  # next spell: energy, or 0
        self.used = used  # items used once
        self.hasty = hasty  # creatures that dash
        self.dazed = dazed  # creatures that are stunned this turn
        self.sickened = sickened  # figures
        self.drawn_by = drawn_by  # seats whose raven has drawn
        self.released = released  # doors let go
        self.through = through  # wall that may be passed once
        self.started = started  # square at the start of the turn
        self.trail = trail  # squares walked this turn

    def copy(self) -> "Turn":
        """An independent copy."""
        return Turn(
            self.mp,
            self.boosted,
            self.attacks,
            self.left,
            self.stunned,
            self.over,
            self.idle,
            self.no_treasure,
            self.activated.copy(),
            self.beast_attacks,
            self.beast_moved,
            self.beast_mp,
            self.corner,
            self.astral,
            self.fuel,
            self.used.copy(),
            self.hasty.copy(),
            self.dazed.copy(),
            self.sickened.copy(),
            self.drawn_by.copy(),
            self.released.copy(),
            self.through,
            self.started,
            self.trail.copy(),
        )


class Duel(State):
    """The state of one game."""

    __slots__ = (
        "_barred",
        "_blocked",
        "_doors",
        "_filled",
        "_murky",
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
        self._standing: int = 0  # lines with a wall or door, held or not
        self._doors: int = 0  # lines with a door
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
        return other
