"""Sources, Qualities and Wild Magic (ledger sections 6.2, 6.3 and 6.5), in the ledger's order."""

from typing import Final

from spellhall.games.hell_high.box.design import Card
from spellhall.games.hell_high.box.verbs import (
    ADJACENT,
    ARCANE,
    CHOOSE,
    DARK,
    EACH,
    EACH_HIGHER,
    EACH_LOWER,
    EACH_LWS,
    EACH_WEAKER,
    ELEMENTAL,
    FRAIL,
    HIGH_RANK,
    ILLUSION,
    LEFT,
    ME,
    MOST_TREASURE,
    NOT_ACTED,
    OWNER,
    PRIMAL,
    QUALITY,
    RANDOM,
    RIGHT,
    SOURCE,
    STRONGEST,
    TARGET,
    WEAKEST,
    WILD,
    AddTop,
    Aim,
    Bully,
    Damage,
    Gain,
    Heal,
    If,
    PowerRoll,
    Reaction,
    RemoveComponent,
    Ritual,
    RollDie,
    Status,
    Steal,
    Verb,
)


def _source(id: str, word: str, glyph: int, icon: str, *effects: Verb) -> Card:
    return Card(id, word, SOURCE, icon, glyph, effects, copies=2)


def _quality(id: str, word: str, glyph: int, icon: str, *effects: Verb) -> Card:
    return Card(id, word, QUALITY, icon, glyph, effects, copies=2)


SOURCES: Final[tuple[Card, ...]] = (
    _source("S-1", "richie-prickle-jrs", ARCANE, "cactus", Status(ME, 1), Aim(ADJACENT), Damage(4)),
    _source(
        "S-2", "hazel-hexwells", ARCANE, "witch-face", Aim(LEFT), Damage(2), Bully((AddTop(),))
    ),
    _source("S-3", "trudy-trinkets", ARCANE, "gem-pendant", Gain(1), Reaction(2)),
    _source("S-4", "gloomy-guss", DARK, "raining", Status(ME, -2), Aim(EACH_HIGHER), Damage(3)),
    _source(
        "S-5", "morty-grimmlys", DARK, "grim-reaper", Aim(WEAKEST), Damage(2), Bully((AddTop(),))
    ),
    _source("S-6", "raven-dirges", DARK, "raven", Aim(EACH_WEAKER), Damage(2), Reaction(2)),
    _source(
        "S-7",
        "blaze-burnsides",
        ELEMENTAL,
        "burning-skull",
        Status(ME, 1),
        Aim(EACH_LOWER),
        Damage(2),
    ),
    _source(
        "S-8",
        "cindy-ashworths",
        ELEMENTAL,
        "candle-flame",
        Aim(STRONGEST),
        Damage(2),
        Bully((AddTop(),)),
    ),
    _source(
        "S-9", "volt-zapperlys", ELEMENTAL, "lightning-trio", Aim(EACH), Damage(1), Reaction(2)
    ),
    _source(
        "S-10",
        "mona-mirages",
        ILLUSION,
        "mirror-mirror",
        RollDie((Status(ME, -1),), (Status(ME, 1),), (Status(ME, 2),)),
        Aim(RANDOM),
        Damage(3),
    ),
    _source(
        "S-11", "vinny-ventrilos", ILLUSION, "puppet", Aim(RANDOM), Damage(2), Bully((AddTop(),))
    ),
    _source(
        "S-12", "dee-jarvoos", ILLUSION, "backward-time", Aim(NOT_ACTED), Damage(3), Reaction(2)
    ),
    _source("S-13", "coach-gronks", PRIMAL, "whistle", Status(ME, 1), Heal(1, per_lower=True)),
    _source("S-14", "fern-fangleys", PRIMAL, "fern", Aim(RIGHT), Damage(2), Bully((AddTop(),))),
    _source("S-15", "mossy-oakess", PRIMAL, "oak-leaf", Heal(3), Reaction(2)),
)

QUALITIES: Final[tuple[Card, ...]] = (
    _quality("Q-1", "trust-funded", ARCANE, "cash", Gain(1), If(HIGH_RANK, (Gain(1),))),
    _quality(
        "Q-2",
        "teachers-petty",
        ARCANE,
        "teacher",
        Aim(OWNER),
        Damage(2),
        Bully((RemoveComponent(),)),
    ),
    _quality(
        "Q-3",
        "extra-credited",
        ARCANE,
        "star-medal",
        Aim(RIGHT),
        PowerRoll((Damage(1),), (Damage(2), Gain(1)), (Damage(2), Steal())),
    ),
    _quality(
        "Q-4", "down-kicking", DARK, "boot-kick", Aim(FRAIL), Damage(2), Bully((RemoveComponent(),))
    ),
    _quality("Q-5", "roll-ritual", DARK, "pentacle", Ritual(3)),
    _quality(
        "Q-6",
        "doom-scrolled",
        DARK,
        "smartphone",
        Aim(WEAKEST),
        If(HIGH_RANK, (Damage(4),), (Damage(2),)),
    ),
    _quality(
        "Q-7",
        "locker-slamming",
        ELEMENTAL,
        "lockers",
        Aim(LEFT),
        Damage(2),
        Bully((RemoveComponent(),)),
    ),
    _quality(
        "Q-8",
        "varsity-charged",
        ELEMENTAL,
        "american-football-player",
        If(HIGH_RANK, (Aim(EACH), Damage(2)), (Aim(STRONGEST), Damage(2))),
    ),
    _quality(
        "Q-9",
        "bunsen-burning",
        ELEMENTAL,
        "fizzing-flask",
        Aim(CHOOSE),
        PowerRoll((Damage(1), Status(TARGET, -2)), (Damage(3),), (Damage(4),)),
    ),
    _quality(
        "Q-10",
        "schoolspirited",
        ILLUSION,
        "drum",
        Aim(ADJACENT),
        Damage(2),
        Bully((RemoveComponent(),)),
    ),
    _quality(
        "Q-11",
        "trophy-smashing",
        ILLUSION,
        "trophy",
        Aim(RIGHT),
        Damage(2),
        If(HIGH_RANK, (Aim(EACH_LWS), Damage(3))),
    ),
    _quality(
        "Q-12",
        "rumor-milled",
        ILLUSION,
        "talk",
        Aim(RANDOM),
        PowerRoll(
            (Damage(1), Status(TARGET, -1)),
            (Damage(2), Status(TARGET, -1)),
            (Damage(2), Status(TARGET, -3)),
        ),
    ),
    _quality(
        "Q-13",
        "lunch-money-grubbing",
        PRIMAL,
        "coins",
        Aim(MOST_TREASURE),
        Damage(2),
        Bully((RemoveComponent(),)),
    ),
    _quality("Q-14", "pep-rallied", PRIMAL, "megaphone", If(HIGH_RANK, (Heal(4),), (Heal(2),))),
    _quality(
        "Q-15",
        "food-fighting",
        PRIMAL,
        "hamburger",
        Aim(CHOOSE),
        PowerRoll((Damage(1), Heal(1)), (Damage(2), Heal(2)), (Damage(3), Heal(3))),
    ),
)

WILD_MAGIC: Final = Card("W-1", "wild-magic", WILD, "perspective-dice-six-faces-random", copies=8)
