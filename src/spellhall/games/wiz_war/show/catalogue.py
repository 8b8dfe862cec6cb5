"""All that the numbers of a sight stand for: cards, creatures, things, and words for them."""

from typing import Annotated

from msgspec import Meta, Struct

from spellhall.games.wiz_war.box.cards import (
    CARD_OF,
    LASTS_OF,
    SCHOOL_OF,
    SCHOOLS,
    TRAITS_OF,
    cards_of_school,
)
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.maze.sectors import COLOURS
from spellhall.games.wiz_war.box.parts import FIST
from spellhall.games.wiz_war.box.terms import DROPPED_ITEM, FIRE_WALL, THING_WORDS
from spellhall.games.wiz_war.box.words import WAY_WORDS
from spellhall.games.wiz_war.show.names import (
    card_name,
    card_text,
    creature_name,
    school_name,
    thing_kind_name,
)
from spellhall.games.wiz_war.state.numbers import (
    AT_CARD,
    AT_LINE,
    AT_SECTOR,
    AT_SPELL,
    AT_SQUARE,
    AT_THING,
    AT_TREASURE,
    AT_WAY,
    BEAST,
    CARRIED,
    DOOR_CRACKS,
    STONE_CRACKS,
)

TYPES = ("attack", "neutral", "counter", "item", "energy", "flash", "random")
REACHES = (
    "self", "adjacent", "sight", "anywhere", "sector", "here", "touch", "six steps", "within 3",
)  # fmt: skip
DURATIONS = ("instant", "temporary", "permanent")
TRAITS = (
    "fire", "water", "lightning", "curse", "global", "transformation", "mundane", "magic stone",
    "totem", "relic", "hex", "creature", "creation",
)  # fmt: skip
FORMS = ("", "big man", "golem", "werewolf", "gnome", "slime", "mist")
OPTIONS = (
    "uncluttered minds", "custom spellbook", "deadly treasures", "heavy items",
    "permanent creations", "treasure hunters", "specializations", "extended flash (malefic)",
    "extended flash (bestial)",
)  # fmt: skip
LINES = (
    ("free", 0), ("wall", STONE_CRACKS), ("door", DOOR_CRACKS), ("rubble", 0),
    ("made-wall", STONE_CRACKS), ("made-door", DOOR_CRACKS),
)  # fmt: skip
AIMS = (
    ("seat", 0), ("beast", BEAST), ("square", AT_SQUARE), ("line", AT_LINE), ("thing", AT_THING),
    ("card", AT_SPELL), ("treasure", AT_TREASURE), ("sector", AT_SECTOR), ("way", AT_WAY),
    ("card", AT_CARD),
)  # fmt: skip


class CardKind(Struct):
    card: int  # number of its first copy, as in card:N; the others follow
    copies: int
    id: str  # ledger id
    name: str
    text: str
    icon: str
    school: str
    types: list[str]
    energy: int  # 0: none
    die: bool  # random energy: a d4 plus `energy`
    reach: str
    lasts: str
    traits: list[str]


class ThingKind(Struct):
    kind: str
    name: str  # "": that of its card
    mobile: bool
    fire: bool


class CreatureKind(Struct):
    name: str
    icon: str
    attacks: list[str]


class LineKind(Struct):
    kind: str
    limit: int  # cracks that destroy it; 0: nothing stands there


class Aims(Struct):
    kind: str  # as in kind:N
    first: int  # what can be aimed at from this number on is of this kind


class Catalogue(Struct):
    cards: list[CardKind]
    things: list[ThingKind]
    creatures: list[CreatureKind]
    lines: list[LineKind]
    aims: list[Aims]  # from the lowest number up
    ways: list[str]  # north, east, south, west
    carried: Annotated[int, Meta(ge=125)]  # from here on, the place of a treasure is a figure
    colours: list[str]
    schools: list[str]  # names
    roles: list[str]
    forms: list[str]
    damages: list[str]  # kinds of damage
    elements: list[str]
    fist: str  # name of the attack that needs no card
    options: list[str]  # optional rules


def catalogue() -> Catalogue:
    """The same for every match of this version."""
    return Catalogue(
        cards=sorted(  # by number: the cards of packs come after all schools
            [kind for school in range(len(SCHOOLS)) for kind in card_kinds(school)],
            key=lambda kind: kind.card,
        ),
        things=[_thing(kind) for kind in range(len(THING_WORDS))],
        creatures=[
            CreatureKind(creature_name(kind), row.icon, [weapon.id for weapon in row.attacks])
            for kind, row in enumerate(CREATURES)
        ],
        lines=[LineKind(kind, limit) for kind, limit in LINES],
        aims=[Aims(kind, first) for kind, first in AIMS],
        ways=list(WAY_WORDS),
        carried=CARRIED,
        colours=list(COLOURS),
        schools=[school_name(school) for school in range(len(SCHOOLS))],
        roles=list(TYPES[:3]),
        forms=list(FORMS),
        damages=["physical", "magical"],
        elements=["", "fire", "water", "lightning"],
        fist=FIST.id,
        options=list(OPTIONS),
    )


def card_kinds(school: int) -> list[CardKind]:
    """The cards of a school, in the order of the printed list; copies lie side by side."""
    found = []
    cards = cards_of_school(school)
    while cards:
        row = CARD_OF[cards[0]]
        found.append(_card(cards[0]))
        cards = cards[row.copies :]
    return found


def _card(card: int) -> CardKind:
    row = CARD_OF[card]
    return CardKind(
        card=card,
        copies=row.copies,
        id=f"WW-{row.id}",
        name=card_name(card),
        text=card_text(card),
        icon=row.icon,
        school=SCHOOLS[SCHOOL_OF[card]],
        types=[TYPES[kind] for kind in row.types],
        energy=row.ev,
        die=row.die,
        reach=REACHES[row.reach],
        lasts=DURATIONS[LASTS_OF[card]],
        traits=[TRAITS[i] for i in range(len(TRAITS)) if TRAITS_OF[card] >> i & 1],
    )


def _thing(kind: int) -> ThingKind:
    return ThingKind(
        kind=THING_WORDS[kind],
        name=thing_kind_name(kind),
        mobile=kind == DROPPED_ITEM,
        fire=kind == FIRE_WALL,
    )
