"""The verbs that cards are made of (WW-V): typed values, no behaviour."""

from dataclasses import dataclass
from typing import Final

# Types of cards; the first three are also the roles in which a spell is cast (WW-CARD).
ATTACK: Final = 0
NEUTRAL: Final = 1
COUNTER: Final = 2
ITEM: Final = 3
ENERGY: Final = 4
FLASH: Final = 5
RANDOM: Final = 6

# Ranges (WW-RNG).
CASTER: Final = 0
ADJACENT: Final = 1
SIGHT: Final = 2
ANYWHERE: Final = 3
SECTOR: Final = 4
HERE: Final = 5  # in one's own square
TOUCH: Final = 6  # adjacent, whatever stands between
SIX_STEPS: Final = 7  # within six walking steps
WITHIN_3: Final = 8  # in sight, at most three squares away

# What can be aimed at (WW-TGT).
NOBODY: Final = 0  # yourself or the game board: nothing to choose
WIZARD: Final = 1
FIGURE: Final = 2  # wizard or creature
OWC: Final = 3  # object, wizard or creature
ANY_FIGURE: Final = 4  # a figure, yourself included
OWN_FIGURE: Final = 5  # yourself or your creature
EMPTY_SQUARE: Final = 6
SQUARE: Final = 7
FREE_LINE: Final = 8
STONE_WALL: Final = 9
WALL_OR_DOOR: Final = 10
DOORWAY: Final = 11
WALL_OR_LINE: Final = 12
SPELL: Final = 13  # a spell in play
SECTORS: Final = 14
DIRECTION: Final = 15
OBJECT: Final = 16
OBJECT_OR_TREASURE: Final = 17
TWO_CARDS: Final = 18  # two cards with energy from one's hand
FOUR_SQUARES: Final = 19  # the first is the trap
MIST_SQUARES: Final = 20
NEAR_SQUARE: Final = 21  # empty, within three squares, walls ignored
BESIDE: Final = 22  # an empty square next to you, not a home base
OWN_CREATURE: Final = 23
OWN_TOTEM: Final = 24
CREATURE_CARD: Final = 25  # in a discard pile
OWN_SECTOR_SQUARE: Final = 26  # an empty square of the sector that you stand in
REACHED_THING: Final = 27  # an object or treasure in sight, to be picked up
OWC_OR_SQUARE: Final = 29
CROSSED_LINE: Final = 30  # a border line that the attack crosses
ENEMY_HAND: Final = 31  # a wizard with cards in hand
TACKS_SQUARE: Final = 32  # your own square or the one beside it, empty but for you
SERVANT_THING: Final = 33  # a mobile object within three walking steps
GLIDE_VICTIM: Final = 34  # a figure that can be reached by a straight flight
WASHED: Final = 35  # object, wizard or creature, and what only water destroys
OWN_ALONE: Final = 36  # yourself or your creature, alone on its square

# Duration (WW-DUR).
INSTANT: Final = 0
TEMPORARY: Final = 1
PERMANENT: Final = 2

# Damage.
PHYSICAL: Final = 0
MAGICAL: Final = 1
PLAIN: Final = 0
FIRE: Final = 1
WATER: Final = 2
LIGHTNING: Final = 3

# Whom a verb concerns.
TARGET: Final = 0
SELF: Final = 1
AROUND: Final = 2  # each figure adjacent to the target
COUNTERED: Final = 3  # the caster of the spell that is answered

# Traits (WW-GAP-2f), as bits.
T_FIRE: Final = 1
T_WATER: Final = 2
T_LIGHTNING: Final = 4
T_CURSE: Final = 8
T_GLOBAL: Final = 16
T_FORM: Final = 32
T_MUNDANE: Final = 64
T_STONE: Final = 128
T_TOTEM: Final = 256
T_RELIC: Final = 512
T_HEX: Final = 1024
T_CREATURE: Final = 2048
T_CREATION: Final = 4096

# What a counter answers (WW-CNT-7).
NO_ANSWER: Final = 0
SPELL_AT_ME: Final = 1
NEUTRAL_SPELL: Final = 2
ANY_SPELL: Final = 3
ATTACK_SPELL_AT_ME: Final = 4
ATTACK_AT_ME: Final = 5
COUNTER_TO_MINE: Final = 6
WATER_SPELL: Final = 7
CROSSING_ATTACK: Final = 8
DAMAGE: Final = 9
TREASURE: Final = 10
DEATH: Final = 11

# What can be counted.
NOTHING: Final = 0
STONES: Final = 1  # Magic Stones that the target carries
CURSES: Final = 2  # Curses and Hexes that you maintain
TOTEMS: Final = 3  # your totems

# Continuous modifiers (WW-V-25).
SPEED_SET: Final = 0
SPEED_ADD: Final = 1
PUNCH_SET: Final = 2
PUNCH_DIE: Final = 4  # add a d4
TAKEN: Final = 5  # damage from each source is lowered
TAKEN_PHYSICAL: Final = 6
PHYSICAL_DOUBLED: Final = 7
HAND_ADD: Final = 8
DRAW_ADD: Final = 9
EV_ADD: Final = 10
ATTACKS: Final = 11
EVADE_ON: Final = 12  # bit mask of die results
REFLECT: Final = 13
IMMUNE_FIRE: Final = 14
ONLY_COUNTERS: Final = 15
NO_ATTACK: Final = 16
UNTARGETABLE: Final = 17
PASS_DOORS: Final = 18
PASS_OBJECTS: Final = 19
SEE_THROUGH: Final = 20
FILLS_SQUARE: Final = 21
ITEMS_FREE: Final = 22
TREASURE_FREE: Final = 23  # 1 MP picks up all, a treasure too, and the phase goes on
CRACK_PER_DAMAGE: Final = 24
DRIFTS: Final = 25  # damage becomes pushes
FIGURE_FORM: Final = 26  # which figure stands for it
PUNCH_ALL: Final = 27
PUNCH_FIRE: Final = 28  # magical fire on top
BURNS_BACK: Final = 29  # who hurts you from near suffers fire
BOOST_LESS: Final = 30
PUNCH_NONE: Final = 31
HELD: Final = 32
UNTOUCHED: Final = 33  # hexes, tacks and bushes do nothing
LUST: Final = 34
TREASURE_COSTS: Final = 35  # treasure pick-up costs 1 MP and does not end the phase
SLIMES: Final = 36  # hurts others in the square that it enters
SICKENS: Final = 37
NEAR_ONLY: Final = 38  # targeted only from within four walking steps
PUNCH_MAGIC: Final = 39
CLAWS: Final = 40  # a 4 on the punch die stuns
LOSE_FIRE: Final = 41  # fire cannot be played
FOGGED: Final = 42
WEIGHED: Final = 43  # nothing can be picked up
PHOENIX: Final = 44
ANY_DOOR: Final = 45  # may unlock every door it borders
GUARD: Final = 46  # may be ended to lower one source
ATTACK_ADD: Final = 47  # punches and card attacks
OWL: Final = 48  # sight from its square too
RAVEN: Final = 49  # draws when an enemy casts a neutral spell near it
STUCK: Final = 50  # of an object or treasure
SEALED: Final = 51  # of a door
WITHERS: Final = 52  # each card drawn hurts
SCORCHES: Final = 53  # each card played from hand hurts
WASHES: Final = 55  # water ends it
RELIEF: Final = 54  # draws cards when gained, discards as many when lost

# Forms with a figure (WW-FRM).
BIG_MAN: Final = 1
GOLEM: Final = 2
WEREWOLF: Final = 3
GNOME: Final = 4
SLIME: Final = 5
MIST: Final = 6  # has no figure, but ends the others and is ended by them

# Things on the board.
DROPPED_ITEM: Final = 0
ROSEBUSH: Final = 1
THORNBUSH: Final = 2
CLOUD: Final = 3
BLOCK: Final = 4
BONEYARD: Final = 5
PRISM: Final = 6  # prismatic mist
HEX: Final = 7
TRAP: Final = 8
FIRE_WALL: Final = 9
STONE_BARRIER: Final = 10  # a created wall
CREATED_DOOR: Final = 11
TOTEM: Final = 12
TACKS: Final = 13
THING_WORDS: Final = (
    "item",
    "rosebush",
    "thornbush",
    "cloud",
    "block",
    "boneyard",
    "mist",
    "hex",
    "trap",
    "fire-wall",
    "wall",
    "door",
    "totem",
    "tacks",
)

# Creatures (WW-CRE).
BOGGART: Final = 0
GENIE: Final = 1
GRENDEL: Final = 2
MINOTAUR: Final = 3
TOTEM_SPIRIT: Final = 4
DRAKE: Final = 5

# What happens to an item that was used.
KEEPS: Final = 0
LANDS: Final = 1  # lies in the target square
SPENT: Final = 2  # discarded

# What helps the next spell of this turn.
CORNER: Final = 0
ASTRAL: Final = 1
FUEL: Final = 2


@dataclass(frozen=True)
class N:
    """An amount: a number, plus the spell's energy, a die, or what is counted."""

    base: int = 0
    energy: bool = False
    die: bool = False
    count: int = NOTHING
    most: int = 99  # of what is counted, or of the whole for a Stun


class Verb:
    """One thing that a card does."""


@dataclass(frozen=True)
class Deal(Verb):
    """Damage from one source; `hurt` follows for whoever was really damaged."""

    n: N
    kind: int = MAGICAL
    element: int = PLAIN
    to: int = TARGET
    indirect: bool = False
    noevade: bool = False
    sure: bool = False  # cannot be prevented or reduced
    hurt: tuple[Verb, ...] = ()


@dataclass(frozen=True)
class Stun(Verb):
    n: N = N(1)
    to: int = TARGET


@dataclass(frozen=True)
class Heal(Verb):
    n: N
    to: int = TARGET


@dataclass(frozen=True)
class HealHalf(Verb):
    """The caster gains half of the damage just dealt, rounded up."""


@dataclass(frozen=True)
class IfStunned(Verb):
    yes: tuple[Verb, ...]
    no: tuple[Verb, ...]


@dataclass(frozen=True)
class Roll(Verb):
    """Roll a d4 and do the list under its result."""

    lists: tuple[tuple[Verb, ...], tuple[Verb, ...], tuple[Verb, ...], tuple[Verb, ...]]


@dataclass(frozen=True)
class DealDie(Verb):
    """Damage of a d4 to each, then perhaps a push of as many squares."""

    kind: int
    noevade: bool = False
    push: bool = False


@dataclass(frozen=True)
class Punch(Verb):
    """The fist, with all that makes it stronger."""


@dataclass(frozen=True)
class Gore(Verb):
    """2 physical, and 1 for each straight square just moved, at most 2."""


@dataclass(frozen=True)
class Fang(Verb):
    """2 physical, 3 in a sector with one of your totems."""


@dataclass(frozen=True)
class Wrath(Verb):
    """2 magical, 3 to one that carries a treasure or relic."""


@dataclass(frozen=True)
class Smite(Verb):
    """Damage equal to the energy of the card that feeds the blade."""


@dataclass(frozen=True)
class Split(Verb):
    """The chosen part of the energy as damage, the rest as a push."""


@dataclass(frozen=True)
class Hurl(Verb):
    """Throw a carried treasure: damage equal to the walking distance; it lands there."""


@dataclass(frozen=True)
class ShareLife(Verb):
    """Both lives are summed and halved."""


@dataclass(frozen=True)
class BrainBurn(Verb):
    """The victim may shed cards, then suffers one for each left."""


@dataclass(frozen=True)
class Shards(Verb):
    """A die of shards, each at a random target in sight."""


@dataclass(frozen=True)
class Push(Verb):
    n: N
    to: int = TARGET


@dataclass(frozen=True)
class Pull(Verb):
    n: N
    hit: tuple[Verb, ...] = ()  # when it ends up adjacent


@dataclass(frozen=True)
class Flee(Verb):
    """Away by the path that most raises the distance; a carried treasure falls."""

    n: N


@dataclass(frozen=True)
class Steer(Verb):
    """The caster walks the target."""

    n: N


@dataclass(frozen=True)
class Glide(Verb):
    """The caster moves straight up to n squares in the chosen direction."""

    n: N


@dataclass(frozen=True)
class Swoop(Verb):
    """The attacker flies straight, over objects, to a square in reach of the target."""

    n: int


@dataclass(frozen=True)
class Blink(Verb):
    """Teleport to a square of one's choice within n."""

    n: int


@dataclass(frozen=True)
class Stray(Verb):
    """Teleport n squares in a random direction."""

    n: N
    to: int = TARGET
    drop: bool = False  # a carried treasure or relic falls first


@dataclass(frozen=True)
class SwapPlaces(Verb):
    """Caster and target change squares; the caster moves no more this turn."""


@dataclass(frozen=True)
class Slip(Verb):
    """If the attacker no longer sees you, the attack is evaded."""


@dataclass(frozen=True)
class ThroughWall(Verb):
    """The next step may go through this wall."""


@dataclass(frozen=True)
class Dash(Verb):
    """MP are doubled; the treasure falls and none may be taken this turn."""


@dataclass(frozen=True)
class Idle(Verb):
    """MP become 0 for the rest of the turn."""


@dataclass(frozen=True)
class Halt(Verb):
    """MP become 0 now."""


@dataclass(frozen=True)
class EndPhase(Verb):
    """The mover's Move and Cast ends."""


@dataclass(frozen=True)
class Aid(Verb):
    """Something that helps the next spell of this turn."""

    kind: int


@dataclass(frozen=True)
class Make(Verb):
    """Put a thing on the target square."""

    kind: int


@dataclass(frozen=True)
class MakeTraps(Verb):
    """Four face-down tokens, one of them live."""


@dataclass(frozen=True)
class MakeMist(Verb):
    """Up to five connected squares."""


@dataclass(frozen=True)
class MakeLine(Verb):
    """A wall, door or fire on the target line."""

    kind: int


@dataclass(frozen=True)
class BreakLine(Verb):
    """Destroy the target wall or door."""

    splash: int = 0  # physical damage to each figure that borders it
    heal: int = 0


@dataclass(frozen=True)
class Smash(Verb):
    """Damage to a wall or door."""

    n: int


@dataclass(frozen=True)
class BreakThing(Verb):
    """Destroy the target object."""


@dataclass(frozen=True)
class Quench(Verb):
    """Fire spells on the target end, Fire objects break; `everywhere` for the whole board."""

    everywhere: bool = False


@dataclass(frozen=True)
class End(Verb):
    """End the target spell and every spell on it."""

    stray: int = 0  # then its caster is teleported at random so far


@dataclass(frozen=True)
class Open(Verb):
    """The caster may pass and hold this door while next to it."""


@dataclass(frozen=True)
class TurnBoard(Verb):
    """Turn a sector by the chosen number of quarters."""


@dataclass(frozen=True)
class DropOne(Verb):
    """The target drops what the caster picks."""


@dataclass(frozen=True)
class DropAll(Verb):
    """Everybody drops everything."""


@dataclass(frozen=True)
class TakeItem(Verb):
    """The caster takes a carried item; `drop`: or makes it fall; `treasure`: or a treasure."""

    drop: bool = False
    treasure: bool = False


@dataclass(frozen=True)
class TakeTreasure(Verb):
    """The acting creature may take the victim's treasure."""


@dataclass(frozen=True)
class TakeCards(Verb):
    """Look at a hand and take up to n cards."""

    n: int


@dataclass(frozen=True)
class Look(Verb):
    """Look at a hand."""


@dataclass(frozen=True)
class Meld(Verb):
    """Both hands are shuffled together and dealt back."""


@dataclass(frozen=True)
class DrawThenTrim(Verb):
    n: int


@dataclass(frozen=True)
class Peek(Verb):
    """Look at the top n of the deck, take 1, return the rest in any order."""

    n: int


@dataclass(frozen=True)
class DiscardRandom(Verb):
    n: int


@dataclass(frozen=True)
class Beguile(Verb):
    """The victim is walked, or gives a random card."""

    steps: int


@dataclass(frozen=True)
class BiteSector(Verb):
    """Each enemy in the totem's sector suffers."""

    n: int


@dataclass(frozen=True)
class Summon(Verb):
    kind: int


@dataclass(frozen=True)
class ReturnCreature(Verb):
    """A creature card comes back from a discard pile."""


@dataclass(frozen=True)
class CallCreature(Verb):
    """An own creature comes next to the caster."""


@dataclass(frozen=True)
class Brace(Verb):
    """A totem takes three cracks instead of one."""


@dataclass(frozen=True)
class Cancel(Verb):
    """The answered spell is cancelled; `back`: its card returns to the caster's hand."""

    back: bool = False
    mine: bool = False  # or comes to yours


@dataclass(frozen=True)
class Backlash(Verb):
    """The answered spell's caster suffers its energy."""


@dataclass(frozen=True)
class Cut(Verb):
    """Lower the damage of one source."""

    n: N


@dataclass(frozen=True)
class CutAttack(Verb):
    """Lower the first damage of the answered attack."""

    n: N


@dataclass(frozen=True)
class GhostGuard(Verb):
    """Evade a physical attack; otherwise lower its damage."""

    n: N


@dataclass(frozen=True)
class Halve(Verb):
    """The answered attack does you half its damage."""


@dataclass(frozen=True)
class EarthWall(Verb):
    """Everybody beyond the chosen line evades."""


@dataclass(frozen=True)
class DouseAttack(Verb):
    """A Fire spell in the air is put out."""


@dataclass(frozen=True)
class SendHome(Verb):
    """The treasure just picked up goes back to one of its start squares."""


@dataclass(frozen=True)
class DropTreasure(Verb):
    """The treasure just picked up falls."""


@dataclass(frozen=True)
class StayAlive(Verb):
    """Life becomes 1 instead of death."""


@dataclass(frozen=True)
class Stretch(Verb):
    """Pick up something in sight."""


@dataclass(frozen=True)
class PlaceAt(Verb):
    """Put something that you carry on a square in sight."""


@dataclass(frozen=True)
class PlaceTacks(Verb):
    """Strew the tacks."""


@dataclass(frozen=True)
class Fetch(Verb):
    """The servant brings an object."""


@dataclass(frozen=True)
class Weapon:
    """A way to attack, or to use an item."""

    id: str
    reach: int
    aims: int
    does: tuple[Verb, ...]
    after: int = KEEPS
    attack: bool = True  # uses the attack of the turn
    spends_energy: bool = False  # discard a card with an energy value
    once: bool = False  # once per turn
    modes: int = 0  # number of ways to use it


@dataclass(frozen=True)
class Creature:
    """A beast that can be summoned (WW-CRE)."""

    id: str
    life: int
    speed: int
    attacks: tuple[Weapon, ...]
    icon: str
    ignores_doors: bool = False
    flies: bool = False


@dataclass(frozen=True)
class Card:
    """One row of the card tables."""

    id: str  # ledger id without its prefix
    copies: int
    types: tuple[int, ...]
    icon: str
    ev: int = 0
    die: bool = False  # random energy: the value is a d4, plus `ev`
    reach: int = CASTER
    aims: int = NOBODY
    lasts: int = INSTANT
    traits: int = 0
    does: tuple[Verb, ...] = ()
    modes: tuple[tuple[Verb, ...], ...] = ()  # the caster picks one of these lists
    mode_aims: tuple[int, ...] = ()  # what each mode is aimed at, if they differ
    mode_roles: tuple[int, ...] = ()  # the role of each mode, if they differ
    answers: int = NO_ANSWER
    counters: tuple[Verb, ...] = ()  # what it does when cast as a counter
    counter_stays: bool = False  # as a counter it stays in play as long as otherwise
    mods: tuple[tuple[int, int], ...] = ()
    each_turn: tuple[Verb, ...] = ()  # when time passes on its owner's turn
    at_end: tuple[Verb, ...] = ()  # when it ends
    enters: tuple[Verb, ...] = ()  # what a figure meets that enters the thing it made
    lingers: tuple[Verb, ...] = ()  # for a figure that ends its turn there
    weapons: tuple[Weapon, ...] = ()
    beast: bool = False  # a creature attack spell (WW-GAP-2c)
    area: int = 0  # which figures an aim touches
    darts: bool = False  # as many targets as energy
    cracks: int = 0  # limit of the object that it makes
    burns: bool = False  # 1 fire damage destroys that object
    certain: bool = False  # cannot itself be cancelled
    uses_energy: bool = False  # set by the table: fuel makes a difference


# Areas.
ONE: Final = 0
BOLT: Final = 1  # a bouncing line of as many squares as energy
BREATH: Final = 2  # a straight line of three
CROSS: Final = 3  # a square and its four neighbours
SECTOR_ENEMIES: Final = 4
SECTOR_OTHERS: Final = 5
SECTOR_ALL: Final = 6
