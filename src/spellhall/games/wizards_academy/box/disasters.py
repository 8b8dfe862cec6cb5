"""The 56 disasters (ledger section 19.5): one row a design; every effect is a paragraph or part."""

from typing import Final

from spellhall.engine.naming import numbered
from spellhall.games.wizards_academy.box.effects import (
    CLOCKWISE,
    IN_PLAY,
    NAMED,
    PRESENT,
    RANDOM,
    THREATENING,
    Activate,
    Effect,
    Gather,
    Place,
    Rotate,
    SwapOutside,
)
from spellhall.games.wizards_academy.box.kinds import (
    DARK,
    DEMON,
    FIRE,
    HAUNT,
    ICE,
    IMP,
    PORTAL,
    THREAT_BITS,
    TROLL,
    WATER,
)
from spellhall.games.wizards_academy.box.rooms import (
    AWAKENED,
    BALL,
    CURSED,
    FLUX,
    HOARD,
    HOLY,
    LIBRARY,
    LOST,
    OUTER,
    RIFT,
    STUDY,
    UNSTABLE,
    WARDED,
    WELL,
    WORKSHOP,
    ZEN,
)
from spellhall.games.wizards_academy.box.wizard_effects import (
    EVERYBODY,
    Echo,
    Lose,
    Lure,
    Mana,
    Prank,
    ScramblePaths,
    Shuffle,
    Unbind,
)

ANY_LEVEL: Final = -1  # a "-" card


class Disaster:
    """One design of disaster card."""

    __slots__ = ("copies", "effects", "icon", "id", "level", "word")

    def __init__(
        self,
        id: int,
        word: str,
        level: int,
        icon: str,
        effects: tuple[Effect, ...],
        copies: int = 1,
    ) -> None:
        self.id: Final = id  # number in the ledger: WA-DC-<id>
        self.word: Final = word
        self.level: Final = level
        self.icon: Final = icon
        self.effects: Final = effects
        self.copies: Final = copies


def _alarm(id: int, word: str, one: int, other: int) -> Disaster:
    effects = (Activate(THREAT_BITS, NAMED, (one, other)),)
    return Disaster(id, word, ANY_LEVEL, "ringing-alarm", effects)


def _wake(kind: int) -> Activate:
    return Activate(1 << kind, IN_PLAY)


DISASTERS: Final[tuple[Disaster, ...]] = (
    _alarm(1, "activate-cursed-warded", CURSED, WARDED),
    _alarm(2, "activate-hoard-zen", HOARD, ZEN),
    _alarm(3, "activate-library-rift", LIBRARY, RIFT),
    _alarm(4, "activate-flux-lost", FLUX, LOST),
    _alarm(5, "activate-holy-unstable", HOLY, UNSTABLE),
    _alarm(6, "activate-study-well", STUDY, WELL),
    _alarm(7, "activate-awakened-ball", AWAKENED, BALL),
    _alarm(8, "activate-workshop-outer", WORKSHOP, OUTER),
    Disaster(9, "wild-magic", ANY_LEVEL, "magic-swirl", (Shuffle(0),), 3),
    Disaster(10, "echoing-mistake", ANY_LEVEL, "echo-ripples", (Echo(),)),
    Disaster(11, "twist", 0, "clockwise-rotation", (Rotate(RANDOM, CLOCKWISE),)),
    Disaster(12, "gathering", 0, "minions", (Gather(),)),
    Disaster(13, "lure-of-power", 0, "magnet", (Lure(),)),
    Disaster(14, "leaky-pipe", 0, "leak", (Place((WATER,), RANDOM),)),
    Disaster(15, "frosted-glass", 0, "window", (Place((ICE,), RANDOM),)),
    Disaster(16, "guttering-candles", 0, "candles", (Place((DARK,), RANDOM),)),
    Disaster(17, "cold-spot", 0, "ghost", (Place((HAUNT,), RANDOM),)),
    Disaster(18, "practical-joke", 0, "jester-hat", (Prank(),)),
    Disaster(
        *(19, "imp-invasion", 1, "imp-laugh"),
        *((_wake(PORTAL + IMP), Place((PORTAL + IMP,), RANDOM)), 2),
    ),
    Disaster(
        *(20, "fire", 1, "flame"),
        *((Place((FIRE,), RANDOM, unless=THREATENING), _wake(FIRE)), 2),
    ),
    Disaster(
        *(21, "flood", 1, "flood"),
        *((Place((WATER,), RANDOM, 2, unless=THREATENING), _wake(WATER)), 2),
    ),
    Disaster(22, "frost", 1, "snowflake-2", (Place((ICE,), RANDOM), _wake(ICE)), 2),
    Disaster(23, "nightfall", 1, "moon", (Place((DARK,), RANDOM), _wake(DARK)), 2),
    Disaster(24, "poltergeist", 1, "haunting", (Place((HAUNT,), RANDOM), _wake(HAUNT))),
    Disaster(
        *(25, "wandering-troll", 1, "troll"),
        (Place((TROLL,), RANDOM, unless=PRESENT), _wake(TROLL)),
    ),
    Disaster(26, "portals", 2, "portal", (ScramblePaths(),)),
    Disaster(27, "imp-riot", 2, "imp", (_wake(PORTAL + IMP), _wake(IMP))),
    Disaster(28, "flashover", 2, "fire-dash", (Place((FIRE,), RANDOM), _wake(FIRE))),
    Disaster(29, "cloudburst", 2, "raining", (Place((WATER,), RANDOM, times=3),)),
    Disaster(30, "deep-freeze", 2, "frozen-block", (Place((ICE,), RANDOM, 2), _wake(ICE))),
    Disaster(31, "troll-brawl", 2, "fist", (Place((TROLL,), RANDOM), _wake(TROLL))),
    Disaster(32, "restless-dead", 2, "tombstone", (Place((PORTAL + HAUNT,), RANDOM), _wake(HAUNT))),
    Disaster(
        33, "shadow-play", 2, "shadow-follower", (Place((DARK,), RANDOM, times=2), _wake(DARK))
    ),
    Disaster(34, "glyph-decay", 2, "broken-tablet", (Lose(1, EVERYBODY),)),
    Disaster(
        *(35, "wildfire", 3, "burning-forest"),
        (Place((PORTAL + FIRE,), RANDOM), _wake(FIRE), _wake(FIRE)),
    ),
    Disaster(
        *(36, "imp-swarm", 3, "imp-laugh"),
        (Place((PORTAL + IMP,), RANDOM, times=2), _wake(PORTAL + IMP)),
    ),
    Disaster(
        *(37, "burst-main", 3, "waterfall"),
        (Place((PORTAL + WATER,), RANDOM), _wake(PORTAL + WATER), _wake(WATER)),
    ),
    Disaster(
        *(38, "whiteout", 3, "snowing"),
        (Place((PORTAL + ICE,), RANDOM), _wake(ICE), _wake(ICE)),
    ),
    Disaster(
        *(39, "troll-migration", 3, "footsteps"),
        (Place((PORTAL + TROLL,), RANDOM), _wake(PORTAL + TROLL)),
    ),
    Disaster(40, "demons-knock", 3, "devil-mask", (Place((DEMON,), RANDOM),)),
    Disaster(
        *(41, "eclipse", 3, "eclipse"),
        (Place((PORTAL + DARK,), RANDOM), _wake(DARK), _wake(DARK)),
    ),
    Disaster(42, "collapsing-wing", 3, "falling-rocks", (SwapOutside(RANDOM),)),
    Disaster(
        *(43, "inferno", 4, "burning-meteor"),
        (Place((FIRE,), RANDOM, times=2), _wake(FIRE), _wake(PORTAL + FIRE), _wake(FIRE)),
    ),
    Disaster(
        *(44, "great-flood", 4, "big-wave"),
        (Place((WATER,), RANDOM, 2, times=2), _wake(WATER), _wake(WATER)),
    ),
    Disaster(
        *(45, "ice-age", 4, "mountains"),
        (Place((ICE,), RANDOM, times=3), _wake(ICE), _wake(ICE)),
    ),
    Disaster(
        *(46, "demon-gate", 4, "gate"),
        (Place((PORTAL + DEMON,), RANDOM), _wake(PORTAL + DEMON), _wake(DEMON)),
    ),
    Disaster(
        *(47, "troll-war", 4, "crossed-axes"),
        (Place((TROLL,), RANDOM, times=2), _wake(TROLL), _wake(IMP)),
    ),
    Disaster(
        *(48, "mana-drain", 4, "heart-drop"),
        (Mana(-1), Activate(THREAT_BITS, NAMED, (CURSED,))),
    ),
    Disaster(49, "unbinding", 4, "sewing-string", (Unbind(),)),
)
DESIGN_OF: Final = tuple(
    number for number, design in enumerate(DISASTERS) for _ in range(design.copies)
)
DISASTER_COUNT: Final = len(DESIGN_OF)
DISASTER_LEVEL: Final = tuple(DISASTERS[design].level for design in DESIGN_OF)
DISASTER_WORDS: Final = tuple(numbered([DISASTERS[design].word for design in DESIGN_OF]))
_COPIES: Final[dict[str, list[int]]] = {
    design.word: [card for card, of in enumerate(DESIGN_OF) if of == number]
    for number, design in enumerate(DISASTERS)
}


def copies_of(word: str) -> list[int]:
    """The cards of a design; none, if there is no such design."""
    return _COPIES.get(word, [])
