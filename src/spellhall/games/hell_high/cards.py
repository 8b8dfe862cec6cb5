"""All cards of Hell High (ledger sections 6.2 to 6.7): one row a design, in the ledger's order.

Every card of the match has a number: 0-89 are components (two copies of each design, side by
side), 90-97 Wild Magic, 100-124 Treasures, 125-149 Dead Wizard cards.
"""

from typing import Final

from spellhall.games.hell_high.verbs import (
    ACTED,
    ADJACENT,
    ARCANE,
    BOTTOM_STATUS,
    CHOOSE,
    DARK,
    DEAD,
    DELIVERY,
    EACH,
    EACH_HIGHER,
    EACH_LOWER,
    EACH_LWS,
    EACH_STRONGER,
    EACH_WEAKER,
    ELEMENTAL,
    EVERYONE,
    FRAIL,
    HIGH_RANK,
    HIGHER,
    ILLUSION,
    LEFT,
    LEFT_RIGHT,
    LIVING,
    LOWER,
    LOWEST,
    ME,
    MOST_TREASURE,
    NO_GLYPH,
    NOT_ACTED,
    OF_CREATURE,
    OF_TREASURE,
    OWNER,
    PRIMAL,
    QUALITY,
    RANDOM,
    RIGHT,
    SELF,
    SOURCE,
    STRONGEST,
    TARGET,
    TOP_STATUS,
    TREASURE,
    WEAKER,
    WEAKEST,
    WILD,
    AddTop,
    Aim,
    BearGrudge,
    Bully,
    ChooseGlyph,
    Damage,
    Destroy,
    DiscardEach,
    DrawDead,
    FetchCreature,
    Gain,
    Heal,
    If,
    Keep,
    MoreCards,
    PowerRoll,
    Reaction,
    RemoveComponent,
    Ritual,
    RollDie,
    SetLife,
    Status,
    Steal,
    Suffer,
    Verb,
    Verbs,
)

# When a Treasure or a held Dead Wizard card comes in.
ALWAYS: Final = 0
BETWEEN_TURNS: Final = 1
TURN_START: Final = 2
MY_TURN: Final = 3
ROUND_START: Final = 4
ON_BULLY: Final = 5
ON_KILL: Final = 6
ON_DEATH: Final = 7
NOW: Final = 8
NEXT_GAME: Final = 9
FUTURE: Final = 10

# What a standing modifier or a held card changes.
NOTHING: Final = 0
EXTRA_TARGET: Final = 1  # after a 6 on a Delivery's Power Roll
ACT_NEXT: Final = 2
REROLL: Final = 3
PREVENT: Final = 4
LESS_LOSS: Final = 5
HIT_BACK: Final = 6
LOUD_SOURCES: Final = 7
INITIATIVE: Final = 8
HAND_SIZE: Final = 9
PROTECTED: Final = 10
MORE_DICE: Final = 11
KEEP_ON_MID: Final = 12
TOTAL: Final = 13
SHIFT_LOSS: Final = 14
SURVIVE: Final = 15
SET_SIX: Final = 16
GRUDGE: Final = 17
GLYPH: Final = 18


class Card:
    """One design."""

    __slots__ = (
        "copies",
        "creature",
        "effects",
        "everlasting",
        "glyph",
        "icon",
        "id",
        "initiative",
        "kind",
        "power",
        "size",
        "when",
    )

    def __init__(
        self,
        id: str,
        kind: int,
        icon: str,
        glyph: int = NO_GLYPH,
        effects: Verbs = (),
        initiative: int = 0,
        creature: bool = False,
        everlasting: bool = False,
        when: int = ALWAYS,
        power: int = NOTHING,
        size: int = 0,
        copies: int = 1,
    ) -> None:
        self.id: Final = id  # ledger id without its prefix
        self.kind: Final = kind
        self.icon: Final = icon
        self.glyph: Final = glyph
        self.effects: Final = effects
        self.initiative: Final = initiative
        self.creature: Final = creature
        self.everlasting: Final = everlasting
        self.when: Final = when
        self.power: Final = power
        self.size: Final = size  # of the power, where it has one
        self.copies: Final = copies


def _source(id: str, glyph: int, icon: str, *effects: Verb) -> Card:
    return Card(id, SOURCE, icon, glyph, effects, copies=2)


def _quality(id: str, glyph: int, icon: str, *effects: Verb) -> Card:
    return Card(id, QUALITY, icon, glyph, effects, copies=2)


def _delivery(
    id: str,
    glyph: int,
    initiative: int,
    icon: str,
    at: int,
    low: Verbs,
    mid: Verbs,
    high: Verbs,
    creature: bool = False,
) -> Card:
    effects = (Aim(at), PowerRoll(low, mid, high))
    return Card(id, DELIVERY, icon, glyph, effects, initiative, creature, copies=2)


def _treasure(
    id: str,
    icon: str,
    *effects: Verb,
    glyph: int = NO_GLYPH,
    when: int = ALWAYS,
    power: int = NOTHING,
    size: int = 0,
    everlasting: bool = False,
) -> Card:
    return Card(
        id,
        TREASURE,
        icon,
        glyph,
        effects,
        everlasting=everlasting,
        when=when,
        power=power,
        size=size,
    )


def _dead(
    id: str, when: int, icon: str, *effects: Verb, power: int = NOTHING, size: int = 0
) -> Card:
    return Card(id, DEAD, icon, effects=effects, when=when, power=power, size=size)


SOURCES: Final[tuple[Card, ...]] = (
    _source("S-1", ARCANE, "cactus", Status(ME, 1), Aim(ADJACENT), Damage(4)),
    _source("S-2", ARCANE, "witch-face", Aim(LEFT), Damage(2), Bully((AddTop(),))),
    _source("S-3", ARCANE, "gem-pendant", Gain(1), Reaction(2)),
    _source("S-4", DARK, "raining", Status(ME, -2), Aim(EACH_HIGHER), Damage(3)),
    _source("S-5", DARK, "grim-reaper", Aim(WEAKEST), Damage(2), Bully((AddTop(),))),
    _source("S-6", DARK, "raven", Aim(EACH_WEAKER), Damage(2), Reaction(2)),
    _source("S-7", ELEMENTAL, "burning-skull", Status(ME, 1), Aim(EACH_LOWER), Damage(2)),
    _source("S-8", ELEMENTAL, "candle-flame", Aim(STRONGEST), Damage(2), Bully((AddTop(),))),
    _source("S-9", ELEMENTAL, "lightning-trio", Aim(EACH), Damage(1), Reaction(2)),
    _source(
        "S-10",
        ILLUSION,
        "mirror-mirror",
        RollDie((Status(ME, -1),), (Status(ME, 1),), (Status(ME, 2),)),
        Aim(RANDOM),
        Damage(3),
    ),
    _source("S-11", ILLUSION, "puppet", Aim(RANDOM), Damage(2), Bully((AddTop(),))),
    _source("S-12", ILLUSION, "backward-time", Aim(NOT_ACTED), Damage(3), Reaction(2)),
    _source("S-13", PRIMAL, "whistle", Status(ME, 1), Heal(1, per_lower=True)),
    _source("S-14", PRIMAL, "fern", Aim(RIGHT), Damage(2), Bully((AddTop(),))),
    _source("S-15", PRIMAL, "oak-leaf", Heal(3), Reaction(2)),
)

QUALITIES: Final[tuple[Card, ...]] = (
    _quality("Q-1", ARCANE, "cash", Gain(1), If(HIGH_RANK, (Gain(1),))),
    _quality("Q-2", ARCANE, "teacher", Aim(OWNER), Damage(2), Bully((RemoveComponent(),))),
    _quality(
        "Q-3",
        ARCANE,
        "star-medal",
        Aim(RIGHT),
        PowerRoll((Damage(1),), (Damage(2), Gain(1)), (Damage(2), Steal())),
    ),
    _quality("Q-4", DARK, "boot-kick", Aim(FRAIL), Damage(2), Bully((RemoveComponent(),))),
    _quality("Q-5", DARK, "pentacle", Ritual(3)),
    _quality("Q-6", DARK, "smartphone", Aim(WEAKEST), If(HIGH_RANK, (Damage(4),), (Damage(2),))),
    _quality("Q-7", ELEMENTAL, "lockers", Aim(LEFT), Damage(2), Bully((RemoveComponent(),))),
    _quality(
        "Q-8",
        ELEMENTAL,
        "american-football-player",
        If(HIGH_RANK, (Aim(EACH), Damage(2)), (Aim(STRONGEST), Damage(2))),
    ),
    _quality(
        "Q-9",
        ELEMENTAL,
        "fizzing-flask",
        Aim(CHOOSE),
        PowerRoll((Damage(1), Status(TARGET, -2)), (Damage(3),), (Damage(4),)),
    ),
    _quality("Q-10", ILLUSION, "drum", Aim(ADJACENT), Damage(2), Bully((RemoveComponent(),))),
    _quality(
        "Q-11",
        ILLUSION,
        "trophy",
        Aim(RIGHT),
        Damage(2),
        If(HIGH_RANK, (Aim(EACH_LWS), Damage(3))),
    ),
    _quality(
        "Q-12",
        ILLUSION,
        "talk",
        Aim(RANDOM),
        PowerRoll(
            (Damage(1), Status(TARGET, -1)),
            (Damage(2), Status(TARGET, -1)),
            (Damage(2), Status(TARGET, -3)),
        ),
    ),
    _quality("Q-13", PRIMAL, "coins", Aim(MOST_TREASURE), Damage(2), Bully((RemoveComponent(),))),
    _quality("Q-14", PRIMAL, "megaphone", If(HIGH_RANK, (Heal(4),), (Heal(2),))),
    _quality(
        "Q-15",
        PRIMAL,
        "hamburger",
        Aim(CHOOSE),
        PowerRoll((Damage(1), Heal(1)), (Damage(2), Heal(2)), (Damage(3), Heal(3))),
    ),
)

DELIVERIES: Final[tuple[Card, ...]] = (
    _delivery(
        "D-1",
        ARCANE,
        13,
        "locked-chest",
        LOWER,
        (Damage(1),),
        (Damage(2), Status(TARGET, -2)),
        (Damage(3), Gain(1)),
    ),
    _delivery(
        "D-2",
        ARCANE,
        18,
        "papers",
        HIGHER,
        (Damage(1),),
        (Damage(2), Gain(1)),
        (Damage(4), Gain(1)),
    ),
    _delivery(
        "D-3",
        ARCANE,
        6,
        "gargoyle",
        MOST_TREASURE,
        (Damage(1),),
        (Damage(2), Keep()),
        (Damage(3), Gain(1), Keep()),
        creature=True,
    ),
    _delivery(
        "D-4",
        DARK,
        3,
        "book-pile",
        WEAKER,
        (Damage(2),),
        (Damage(2), Status(TARGET, -2)),
        (Damage(2, per_card=True),),
    ),
    _delivery(
        "D-5",
        DARK,
        14,
        "vortex",
        STRONGEST,
        (Damage(2), Suffer(1)),
        (Damage(4),),
        (Damage(5), Destroy(creature=False)),
    ),
    _delivery(
        "D-6",
        DARK,
        8,
        "gooey-daemon",
        RANDOM,
        (Damage(2), Suffer(1)),
        (Damage(3),),
        (Damage(4), Keep()),
        creature=True,
    ),
    _delivery(
        "D-7",
        ELEMENTAL,
        2,
        "bubbling-flask",
        LEFT,
        (Damage(1), Gain(1)),
        (Damage(3),),
        (Damage(2, per_card=True),),
    ),
    _delivery(
        "D-8", ELEMENTAL, 20, "ringing-alarm", EACH, (Damage(1),), (Damage(2),), (Damage(3),)
    ),
    _delivery(
        "D-9",
        ELEMENTAL,
        12,
        "salamander",
        LEFT_RIGHT,
        (Damage(1),),
        (Damage(2),),
        (Damage(3), Keep()),
        creature=True,
    ),
    _delivery(
        "D-10",
        ILLUSION,
        10,
        "shoulder-bag",
        RIGHT,
        (Damage(1), Status(ME, 1)),
        (Damage(2), Status(TARGET, -1)),
        (Damage(2), Status(TARGET, -2)),
    ),
    _delivery(
        "D-11",
        ILLUSION,
        15,
        "floating-ghost",
        NOT_ACTED,
        (Damage(1),),
        (Damage(1), Status(ME, 2)),
        (Damage(2, per_card=True),),
    ),
    _delivery(
        "D-12",
        ILLUSION,
        17,
        "double-face-mask",
        RANDOM,
        (Damage(1),),
        (Damage(2), Status(TARGET, -1)),
        (Aim(EACH), Damage(2), Keep()),
        creature=True,
    ),
    _delivery(
        "D-13",
        PRIMAL,
        5,
        "ram-profile",
        ACTED,
        (Damage(2),),
        (Damage(2), Status(TARGET, -2)),
        (Damage(3), Keep()),
        creature=True,
    ),
    _delivery(
        "D-14",
        PRIMAL,
        9,
        "throwing-ball",
        ADJACENT,
        (Damage(2),),
        (Damage(3), Heal(1)),
        (Damage(3), Damage(2), Heal(2)),
    ),
    _delivery(
        "D-15",
        PRIMAL,
        1,
        "hospital-cross",
        SELF,
        (Heal(1),),
        (Heal(3),),
        (Heal(5), Aim(EACH_STRONGER), Damage(2)),
    ),
)

WILD_MAGIC: Final = Card("W-1", WILD, "perspective-dice-six-faces-random", copies=8)

TREASURES: Final[tuple[Card, ...]] = (
    _treasure("T-1", "cherry", power=EXTRA_TARGET),
    _treasure("T-2", "skateboard", when=BETWEEN_TURNS, power=ACT_NEXT),
    _treasure("T-3", "quill-ink", glyph=ARCANE),
    _treasure("T-4", "lipstick", glyph=DARK),
    _treasure("T-5", "gas-stove", glyph=ELEMENTAL),
    _treasure("T-6", "magnifying-glass", glyph=ILLUSION),
    _treasure("T-7", "bear-head", glyph=PRIMAL),
    _treasure("T-8", "sleeveless-jacket", Status(ME, 1), when=TURN_START),
    _treasure("T-9", "scroll-unfurled", power=REROLL, everlasting=True),
    _treasure("T-10", "ticket", power=PREVENT),
    _treasure("T-11", "sandwich", Heal(1), when=TURN_START),
    _treasure("T-12", "queen-crown", power=LESS_LOSS, size=1, everlasting=True),
    _treasure("T-13", "school-bag", power=HIT_BACK, size=1),
    _treasure("T-14", "acoustic-megaphone", power=LOUD_SOURCES, size=1),
    _treasure("T-15", "running-shoe", power=INITIATIVE, size=10),
    _treasure("T-16", "book-cover", power=HAND_SIZE, size=1, everlasting=True),
    _treasure("T-17", "combination-lock", power=PROTECTED),
    _treasure("T-18", "magic-potion", power=MORE_DICE, size=2),
    _treasure("T-19", "diamond-ring", Heal(3), when=ON_KILL, everlasting=True),
    _treasure("T-20", "keyring", Damage(3), when=ON_DEATH, everlasting=True),
    _treasure("T-21", "cage", power=KEEP_ON_MID),
    _treasure("T-22", "notebook", Aim(CHOOSE), Status(TARGET, -2), when=MY_TURN),
    _treasure("T-23", "ringing-bell", Damage(1), when=ON_BULLY),
    _treasure("T-24", "trophy-cup", If(LOWEST, (Heal(2),)), when=ROUND_START, everlasting=True),
    _treasure("T-25", "diploma", power=TOTAL, size=1, everlasting=True),
)

DEAD_CARDS: Final[tuple[Card, ...]] = (
    _dead("DW-1", NOW, "bullseye", Aim(LIVING), Damage(2)),
    _dead("DW-2", NOW, "ghost-ally", Aim(TOP_STATUS), Damage(2)),
    _dead("DW-3", NOW, "open-treasure-chest", Aim(OF_TREASURE), Destroy(creature=False)),
    _dead("DW-4", NOW, "podium-winner", Aim(BOTTOM_STATUS), Status(TARGET, 2)),
    _dead("DW-5", NOW, "clown", Aim(EVERYONE), DiscardEach()),
    _dead("DW-6", NOW, "glass-celebration", Aim(LIVING), Heal(3, TARGET)),
    _dead("DW-7", NOW, "candles", DrawDead(2)),
    _dead("DW-8", NOW, "snowflake-1", Aim(EVERYONE), Damage(1)),
    _dead("DW-9", NOW, "chalk-outline-murder", Aim(OF_CREATURE), Destroy(creature=True)),
    _dead("DW-10", NEXT_GAME, "sprint", Heal(3)),
    _dead("DW-11", NEXT_GAME, "beach-ball", SetLife(25)),
    _dead("DW-12", NEXT_GAME, "present", Gain(1)),
    _dead("DW-13", NEXT_GAME, "shopping-bag", Gain(2)),
    _dead("DW-14", NEXT_GAME, "comb", Status(ME, 1)),
    _dead("DW-15", NEXT_GAME, "bee", Status(ME, 2)),
    _dead("DW-16", NEXT_GAME, "bookshelf", MoreCards(2)),
    _dead("DW-17", NEXT_GAME, "haunting", Aim(TOP_STATUS), Damage(2)),
    _dead("DW-18", NEXT_GAME, "shambling-zombie", FetchCreature()),
    _dead("DW-19", NEXT_GAME, "spark-spirit", ChooseGlyph(), power=GLYPH),
    _dead("DW-20", NEXT_GAME, "angry-eyes", BearGrudge(), power=GRUDGE, size=1),
    _dead("DW-21", FUTURE, "cancel", power=SHIFT_LOSS),
    _dead("DW-22", FUTURE, "heart-beats", power=SURVIVE),
    _dead("DW-23", FUTURE, "fountain-pen", power=MORE_DICE, size=2),
    _dead("DW-24", FUTURE, "stamper", power=SET_SIX),
    _dead("DW-25", FUTURE, "stopwatch", power=PREVENT),
)

ROWS: Final[tuple[Card, ...]] = (
    *SOURCES,
    *QUALITIES,
    *DELIVERIES,
    WILD_MAGIC,
    *TREASURES,
    *DEAD_CARDS,
)
UNUSED: Final = Card("", WILD, "", copies=2)  # fills the numbers 98 and 99

MAIN_CARDS: Final = 98
FIRST_TREASURE: Final = 100
FIRST_DEAD: Final = 125
CARD_COUNT: Final = 150

CARD_OF: Final[list[Card]] = [
    card
    for row in (*SOURCES, *QUALITIES, *DELIVERIES, WILD_MAGIC, UNUSED, *TREASURES, *DEAD_CARDS)
    for card in [row] * row.copies
]

# Flat tables for the rules: one entry for each card number.
KIND_OF: Final[list[int]] = [card.kind for card in CARD_OF]
GLYPH_OF: Final[list[int]] = [card.glyph for card in CARD_OF]
INITIATIVE_OF: Final[list[int]] = [card.initiative for card in CARD_OF]
IS_CREATURE: Final[list[bool]] = [card.creature for card in CARD_OF]
IS_EVERLASTING: Final[list[bool]] = [card.everlasting for card in CARD_OF]
WHEN_OF: Final[list[int]] = [card.when for card in CARD_OF]
POWER_OF: Final[list[int]] = [card.power for card in CARD_OF]
SIZE_OF: Final[list[int]] = [card.size for card in CARD_OF]


def _lists(card: Card) -> list[Verbs]:
    """The card's own list of verbs and every list nested in it."""
    found = [card.effects]
    for verbs in found:
        for verb in verbs:
            if isinstance(verb, Bully):
                found.append(verb.verbs)
            elif isinstance(verb, If):
                found.extend((verb.verbs, verb.otherwise))
            elif isinstance(verb, PowerRoll):
                found.extend(verb.bands)
            elif isinstance(verb, RollDie):
                found.extend(verb.lists)
    return found


# Every list of verbs has a number, so that a frame can name it.
EFFECTS: Final[list[Verbs]] = [verbs for card in ROWS for verbs in _lists(card)]
_NUMBERS: Final[dict[int, int]] = {id(verbs): number for number, verbs in enumerate(EFFECTS)}


def effects_number(verbs: Verbs) -> int:
    """The number of a list of verbs, looked up by identity."""
    return _NUMBERS[id(verbs)]


EFFECTS_OF: Final[list[int]] = [effects_number(card.effects) if card.id else -1 for card in CARD_OF]
REACTION_OF: Final[list[int]] = [
    sum(verb.n for verb in card.effects if isinstance(verb, Reaction)) for card in CARD_OF
]


def keeps(verbs: Verbs) -> bool:
    """Whether a band says KEEP."""
    for verb in verbs:
        if isinstance(verb, Keep):
            return True
    return False


def card_named(id: str) -> int:
    """The first card of a design, by its ledger id without the prefix."""
    for number, card in enumerate(CARD_OF):
        if card.id == id:
            return number
    raise KeyError(id)
