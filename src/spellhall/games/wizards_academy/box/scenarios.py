"""The basic game and the eight scenarios (ledger sections 4 and 19.6)."""

from typing import Final

from spellhall.games.wizards_academy.box.kinds import (
    DARK,
    DEMON,
    FIRE,
    HAUNT,
    ICE,
    IMP,
    PORTAL,
    WATER,
)
from spellhall.games.wizards_academy.box.rooms import CURSED, LIBRARY, LOST, OUTER, STUDY

BASIC: Final = 0
PEST: Final = 1
GOLEM: Final = 2
HIGH_WATER: Final = 3
NIGHT: Final = 4
BINDING: Final = 5
MIDWINTER: Final = 6
UNSTABLE_ACADEMY: Final = 7
GRADUATION: Final = 8

RANDOM_ROOM: Final = -2  # a room card decides


class Start:
    """Threats or guardians that a scenario begins with, in one room or several random ones."""

    __slots__ = ("kind", "n", "room", "times")

    def __init__(self, kind: int, room: int = RANDOM_ROOM, n: int = 1, times: int = 1) -> None:
        self.kind: Final = kind
        self.room: Final = room
        self.n: Final = n
        self.times: Final = times


class Scenario:
    """One row of the table of scenarios."""

    __slots__ = (
        "adds",
        "botches",
        "different",
        "guarded",
        "mana",
        "named",
        "progression",
        "sources",
        "stars",
        "starts",
        "word",
    )

    def __init__(
        self,
        word: str,
        stars: int,
        sources: tuple[int, ...],
        mana: int,
        named: tuple[str, ...] = (),
        botches: tuple[int, ...] = (),
        starts: tuple[Start, ...] = (),
        guarded: tuple[int, ...] = (),
        adds: tuple[str, ...] = (),
        different: int = 0,
        progression: tuple[str, ...] = (),
    ) -> None:
        self.word: Final = word
        self.stars: Final = stars
        self.named: Final = named
        self.botches: Final = botches  # for each level in use
        self.sources: Final = sources  # rooms of the types 1 and up
        self.starts: Final = starts
        self.adds: Final = adds  # disasters beside the eight alarms and two Wild Magic
        self.different: Final = different  # so many different level 1 disasters more
        self.progression: Final = progression  # cards that must be among its level's two
        self.mana: Final = mana
        self.guarded: Final = guarded  # sources that a guardian stands beside


_R: Final = RANDOM_ROOM
_USUAL: Final = (_R, _R, _R, _R, _R, LOST, OUTER)

SCENARIOS: Final[tuple[Scenario, ...]] = (
    Scenario(
        "basic",
        stars=1,
        sources=(_R,) * 5,
        guarded=(4, 5),
        mana=5,
    ),
    Scenario(
        "pest-control",
        stars=1,
        named=("zap", "seal-rift", "teleport-self", "obliterate"),
        botches=(2, 4, 2),
        sources=(_R, _R, _R, _R, _R, CURSED),
        starts=(Start(PORTAL + IMP, times=3),),
        adds=("imp-invasion", "imp-invasion"),
        mana=6,
    ),
    Scenario(
        "golem-construction",
        stars=4,
        named=("zap", "teleport-self", "rend-dimension", "create-guardian"),
        botches=(3, 5, 3, 4),
        sources=_USUAL,
        guarded=(4, 5),
        different=2,
        mana=6,
    ),
    Scenario(
        "high-water",
        stars=2,
        named=("chill", "snuff", "bend-dimension", "teleport-self", "transmute", "dominion"),
        botches=(3, 4, 3, 3),
        sources=_USUAL,
        starts=(Start(WATER, n=2, times=2), Start(PORTAL + WATER)),
        adds=("flood", "flood", "leaky-pipe"),
        progression=("burst-main", "great-flood"),
        mana=7,
    ),
    Scenario(
        "night-school",
        stars=3,
        named=("lantern", "teleport-self", "consecrate"),
        botches=(3, 5, 3, 4),
        sources=_USUAL,
        starts=(Start(DARK, times=3), Start(HAUNT, LIBRARY)),
        adds=("nightfall", "poltergeist"),
        mana=7,
    ),
    Scenario(
        "demon-binding",
        stars=2,
        named=("force-lance", "ward", "teleport-self", "giants-grip", "banish"),
        botches=(3, 5, 3, 4),
        sources=_USUAL,
        starts=(Start(DEMON, CURSED),),
        adds=("wandering-troll", "fire"),
        progression=("demons-knock",),
        mana=7,
    ),
    Scenario(
        "midwinter-finals",
        stars=4,
        named=("shatter", "annotate", "teleport-self", "grand-inscription"),
        botches=(2, 4, 2),
        sources=(_R, _R, _R, _R, _R, LOST),
        starts=(Start(ICE, times=4), Start(PORTAL + ICE, CURSED)),
        adds=("frost", "frost", "frosted-glass"),
        progression=("ice-age", "unbinding"),
        mana=6,
    ),
    Scenario(
        "unstable-academy",
        stars=2,
        named=("chill", "bend-dimension", "rend-dimension", "rebuild"),
        botches=(3, 5, 3, 4),
        sources=(_R, _R, _R, _R, _R, OUTER, CURSED),
        adds=("twist", "frost", "fire", "echoing-mistake"),
        mana=7,
    ),
    Scenario(
        "graduation-day",
        stars=5,
        named=("teleport-self", "rend-dimension", "renewal"),
        botches=(4, 6, 4, 5),
        sources=(_R, _R, _R, _R, STUDY, LOST, OUTER),
        starts=(Start(PORTAL + IMP), Start(PORTAL + FIRE), Start(PORTAL + WATER)),
        guarded=(4,),
        different=3,
        mana=5,
    ),
)
SCENARIO_WORDS: Final = tuple(scenario.word for scenario in SCENARIOS)
GUARDED_ROOM: Final = STUDY  # a guardian stands here in every advanced game
MOST_BOTCHES: Final = 6  # of one level
