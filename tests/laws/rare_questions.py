"""Questions that random play seldom or never comes to, each at a table that is set by hand."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from spellhall.testing import Table
from tests.games.hell_high.state.test_pending import GRUDGE
from tests.games.hell_high.tables import Seat, frame, school
from tests.games.hell_high.tables import casting as casting_spell
from tests.games.wiz_war.tables import Arena, duel
from tests.games.wizards_academy.rules.test_between_parts import RING
from tests.games.wizards_academy.rules.threats.test_threats_advanced import CHECK
from tests.games.wizards_academy.rules.threats.test_threats_basic import alarm
from tests.games.wizards_academy.tables import advanced, casting

LADEN: Final[dict[str, Any]] = {"items": ["thors-hammer", "dagger"]}
BUSH: Final[dict[str, Any]] = {"kind": "rosebush", "card": "rosebush", "at": "d1", "owner": 1}
TACKS: Final[dict[str, Any]] = {"kind": "tacks", "card": "handful-of-tacks", "at": "d1", "owner": 1}
ROCK: Final[dict[str, Any]] = {"kind": "item", "card": "large-rock", "at": "c1"}


def in_play(card: str, owner: int, on: str) -> list[dict[str, Any]]:
    return [{"card": card, "owner": owner, "on": on}]


def played(table: Arena, *lines: str) -> Table:
    table.do(*lines)
    return table


def ended(table: Table) -> Table:
    table.play("alice: end")
    return table


def raided() -> Table:
    return alarm(
        "hoard",
        "zen",
        {"glyphs": "1 2"},
        things={"hoard": "imp"},
        sources={"1": "hoard", "2": "hoard"},
    )


def doused() -> Table:
    table = casting("drizzle", boost=True, things={"rift": "fire", "flux": "ice"})
    table.play("alice: well")
    return table


def wanded() -> Table:
    table = casting("enchant-wand", {"wand": 2}, sources={"2": "zen", "6": "lost"})
    table.play("alice: 6")
    return table


def rebuilt() -> Table:
    table = casting("rebuild", things=RING)
    table.play("alice: turn warded right")
    return table


def lucky() -> Table:
    me = {"treasures": ["lucky-cherry"], "hp": 10}
    foes: tuple[Seat, ...] = ({"rank": 7}, {"rank": 3}, {"rank": 2})
    return casting_spell("dodgeball-stampede", *foes, me=me, dice=[6, 6], bonus="primal")


RARE: Final[Mapping[str, Mapping[str, Callable[[], Table]]]] = MappingProxyType(
    {
        "wiz_war": {
            "order_effects": lambda: duel(
                begin=True,
                alice={"items": ["lifestone"], "life": 2},
                spells=in_play("acid-bath", 0, "@0"),
            ),
            "order_entry": lambda: played(duel(bob="j1", things=[BUSH, TACKS]), "alice: step e"),
            "make_room": lambda: played(
                duel("dagger swap yoink dispel fireball zot meditate", things=[ROCK]),
                "alice: lift item#1",
            ),
            "take_cards": lambda: played(
                duel("thought-steal", "fireball shield"), "alice: cast thought-steal", "at @1"
            ),
            "trim": lambda: played(
                duel("thought-steal swap yoink dispel zot meditate add", "fireball shield"),
                "alice: cast thought-steal",
                "at @1",
                "take fireball",
                "take shield",
            ),
            "pick_carried": lambda: played(
                duel("yoink", enemy=LADEN), "alice: cast yoink", "at @1"
            ),
            "drift": lambda: played(
                duel("fireball", spells=in_play("featherweight", 1, "@1")),
                "alice: cast fireball",
                "at @1",
            ),
            "lust": lambda: played(
                duel(
                    "fireball",
                    enemy={"carries": "red-1"},
                    spells=in_play("treasure-lust", 0, "@0"),
                ),
                "alice: cast fireball",
                "at @1",
            ),
            "raven": lambda: played(
                duel(
                    "meditate",
                    things=[
                        {"kind": "totem", "card": "spirit-of-the-raven", "at": "b5", "owner": 1}
                    ],
                ),
                "alice: cast meditate",
            ),
            "place": lambda: played(
                duel("stretch", alice=LADEN),
                "alice: cast stretch neutral",
                "mode 2",
                "at a1",
            ),
            "aside": lambda: played(
                duel(at="a3", bob="b3", spells=in_play("big-man-form", 0, "@0")), "alice: step e"
            ),
        },
        "hell_high": {
            "choose_grudge": lambda: school(
                {}, {}, {}, stack=[frame("ChooseGrudge", seat=0, card=GRUDGE)]
            ),
            "extra_target": lucky,
            "pick_creature": lambda: school(
                {},
                {"creatures": ["library-gargoyle", "mystery-meat-thing"]},
                {},
                stack=[frame("PickCreature", seat=0, target=1)],
            ),
        },
        "wizards_academy": {
            "spare": lambda: ended(
                advanced({"room": "zen", "who": "wenna", "glyphs": "1 1"}, things={"zen": "troll"})
            ),
            "order_interaction": lambda: advanced(
                {}, things={"zen": "fire water ice"}, stack=CHECK
            ),
            "pick_one": wanded,
            "pick_source": raided,
            "pick_shift": rebuilt,
            "pick_thing": doused,
        },
    }
)
