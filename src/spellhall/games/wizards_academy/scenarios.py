"""The basic game and the eight scenarios (ledger sections 4 and 19.6)."""

from typing import Final

from spellhall.games.wizards_academy.kinds import (
    DARK,
    DEMON,
    FIRE,
    HAUNT,
    ICE,
    IMP,
    PORTAL,
    WATER,
)
from spellhall.games.wizards_academy.rooms import CURSED, LIBRARY, LOST, OUTER, STUDY

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
        named: tuple[str, ...],
        botches: tuple[int, ...],
        sources: tuple[int, ...],
        starts: tuple[Start, ...],
        adds: tuple[str, ...],
        different: int,
        progression: tuple[str, ...],
        mana: int,
        guarded: tuple[int, ...] = (),
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
    Scenario("basic", 1, (), (), (_R,) * 5, (), (), 0, (), 5, (4, 5)),
    Scenario(
        *("pest-control", 1, ("zap", "seal-rift", "teleport-self", "obliterate"), (2, 4, 2)),
        *((_R, _R, _R, _R, _R, CURSED), (Start(PORTAL + IMP, times=3),)),
        *(("imp-invasion", "imp-invasion"), 0, (), 6),
    ),
    Scenario(
        *("golem-construction", 1, ("zap", "teleport-self", "rend-dimension", "create-guardian")),
        *((3, 5, 3, 4), _USUAL, (), (), 2, (), 6, (4, 5)),
    ),
    Scenario(
        "high-water",
        2,
        ("chill", "snuff", "bend-dimension", "teleport-self", "transmute", "dominion"),
        *((3, 4, 3, 3), _USUAL, (Start(WATER, n=2, times=2), Start(PORTAL + WATER))),
        *(("flood", "flood", "leaky-pipe"), 0, ("burst-main", "great-flood"), 7),
    ),
    Scenario(
        *("night-school", 2, ("lantern", "teleport-self", "consecrate"), (3, 5, 3, 4), _USUAL),
        *((Start(DARK, times=4), Start(HAUNT, LIBRARY)),),
        *(("nightfall", "nightfall", "poltergeist"), 0, (), 6),
    ),
    Scenario(
        "demon-binding",
        3,
        ("force-lance", "ward", "teleport-self", "giants-grip", "banish"),
        *((3, 5, 3, 4), _USUAL, (Start(DEMON, CURSED),)),
        *(("wandering-troll", "fire"), 0, ("demons-knock",), 7),
    ),
    Scenario(
        *("midwinter-finals", 3, ("shatter", "annotate", "teleport-self", "grand-inscription")),
        *((2, 4, 2), (_R, _R, _R, _R, _R, LOST)),
        *((Start(ICE, times=4), Start(PORTAL + ICE, CURSED)),),
        *(("frost", "frost", "frosted-glass"), 0, ("ice-age", "unbinding"), 6),
    ),
    Scenario(
        *("unstable-academy", 4, ("chill", "bend-dimension", "rend-dimension", "rebuild")),
        *((3, 5, 3, 4), (_R, _R, _R, _R, _R, OUTER, CURSED), ()),
        *(("twist", "frost", "fire"), 0, (), 7),
    ),
    Scenario(
        *("graduation-day", 5, ("teleport-self", "rend-dimension", "renewal"), (4, 6, 4, 5)),
        *((_R, _R, _R, _R, STUDY, LOST, OUTER),),
        *((Start(PORTAL + IMP), Start(PORTAL + FIRE), Start(PORTAL + WATER)),),
        *((), 3, (), 5, (4,)),
    ),
)
SCENARIO_WORDS: Final = tuple(scenario.word for scenario in SCENARIOS)
GUARDED_ROOM: Final = STUDY  # a guardian stands here in every advanced game
MOST_BOTCHES: Final = 6  # of one level
