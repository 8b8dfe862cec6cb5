"""All that the numbers of a sight stand for: rooms, spells, disasters, people, scenarios."""

from msgspec import Struct

from spellhall.games.wizards_academy.box.disasters import (
    DESIGN_OF,
    DISASTER_COUNT,
    DISASTER_LEVEL,
    DISASTER_WORDS,
    DISASTERS,
)
from spellhall.games.wizards_academy.box.grid import PAIRS, SPACE_LEVEL, SPACE_WORDS, SPACES
from spellhall.games.wizards_academy.box.kinds import (
    CREATURES,
    GUARD,
    KIND_WORDS,
    MOST_MANA,
    PORTAL,
    SCHOOL_WORDS,
    TOUGHNESS,
)
from spellhall.games.wizards_academy.box.people import PEOPLE
from spellhall.games.wizards_academy.box.rooms import (
    CARD_ARROWS,
    CARD_ROOM,
    DIRECTION_WORDS,
    DOORS,
    NEIGHBOUR,
    NOWHERE,
    OUTSIDE,
    ROOM_CARDS,
    ROOM_ROWS,
    SQUARE_WORDS,
)
from spellhall.games.wizards_academy.box.scenarios import BASIC, PEST, SCENARIOS
from spellhall.games.wizards_academy.box.spells import IS_BOTCH, SPELL_COUNT, SPELLS
from spellhall.games.wizards_academy.show.foretell import FATES
from spellhall.games.wizards_academy.show.names import (
    a_kind,
    disaster_name,
    disaster_text,
    kind_name,
    person_name,
    person_text,
    room_name,
    room_text,
    scenario_goal,
    scenario_name,
    spell_boost,
    spell_main,
    spell_name,
)

EFFECTS = ("safe", "robed", "boosted", "ward", "calm", "portals")


class SpellKind(Struct):
    spell: int
    id: str  # ledger id
    word: str
    name: str
    level: int
    school: str  # empty for a botch
    icon: str
    botch: bool
    basic: bool  # may lie in the grid of the basic game
    main: str
    boost: str


class DisasterKind(Struct):
    card: int
    id: str  # ledger id
    word: str
    name: str
    level: str  # "-" or "0" to "4"
    icon: str
    text: str


class RoomCardKind(Struct):
    card: int
    room: int
    name: str
    arrows: list[str]  # empty: towards the Cursed Room


class RoomKind(Struct):
    id: str
    name: str
    text: str
    basic_text: str  # in the basic game
    icon: str
    doors: list[str]  # for each turn: "NES"
    schools: list[str]  # boosts


class SquareKind(Struct):
    name: str  # "A1" to "D4", or "outside"
    beside: list[int | None]  # the squares in the four directions


class SpaceKind(Struct):
    space: str  # "12"
    glyphs: list[int]
    level: int


class ThreatKind(Struct):
    kind: str  # word such as "imp-portal"; "guardian" is no threat
    name: str
    lets_in: str  # through a portal: "an imp"
    creature: bool
    toughness: int  # damage that kills it; 0 for tokens and portals


class PersonKind(Struct):
    person: str
    name: str
    icon: str
    ability: str
    school: str


class ScenarioKind(Struct):
    scenario: str
    title: str
    stars: int
    goal: str


class Catalogue(Struct):
    rooms: list[RoomKind]
    squares: list[SquareKind]
    directions: list[str]  # "n", "e", "s", "w"
    threats: list[ThreatKind]
    fates: list[str]  # words for what a threat will do
    spells: list[SpellKind]
    spaces: list[SpaceKind]
    disasters: list[DisasterKind]
    room_cards: list[RoomCardKind]
    people: list[PersonKind]
    scenarios: list[ScenarioKind]
    effects: list[str]
    mana_most: int


def catalogue() -> Catalogue:
    """The same for every match of this version."""
    return Catalogue(
        rooms=[_room(room) for room in range(len(ROOM_ROWS))],
        squares=[_square(square) for square in range(OUTSIDE + 1)],
        directions=list(DIRECTION_WORDS),
        threats=[_threat(kind) for kind in range(GUARD + 1)],
        fates=list(FATES),
        spells=[spell_kind(spell) for spell in range(SPELL_COUNT)],
        spaces=[
            SpaceKind(SPACE_WORDS[space], list(PAIRS[space]), SPACE_LEVEL[space])
            for space in range(SPACES)
        ],
        disasters=[disaster_kind(card) for card in range(DISASTER_COUNT)],
        room_cards=[room_card_kind(card) for card in range(len(ROOM_CARDS))],
        people=[
            PersonKind(row.word, person_name(i), row.icon, person_text(i), _school(row.school))
            for i, row in enumerate(PEOPLE)
        ],
        scenarios=[
            ScenarioKind(row.word, scenario_name(i), row.stars, scenario_goal(i))
            for i, row in enumerate(SCENARIOS)
        ],
        effects=list(EFFECTS),
        mana_most=MOST_MANA,
    )


def spell_kind(spell: int) -> SpellKind:
    """A spell that lies open."""
    row = SPELLS[spell]
    return SpellKind(
        spell=spell,
        id=f"WA-SP-{row.id}",
        word=row.word,
        name=spell_name(spell),
        level=row.level,
        school=_school(row.school),
        icon=row.icon,
        botch=IS_BOTCH[spell],
        basic=row.basic,
        main=spell_main(spell),
        boost=spell_boost(spell),
    )


def disaster_kind(card: int) -> DisasterKind:
    """A disaster that lies open."""
    row = DISASTERS[DESIGN_OF[card]]
    level = DISASTER_LEVEL[card]
    return DisasterKind(
        card=card,
        id=f"WA-DC-{row.id:02}",
        word=DISASTER_WORDS[card],
        name=disaster_name(card),
        level="-" if level < 0 else str(level),
        icon=row.icon,
        text=disaster_text(card),
    )


def room_card_kind(card: int) -> RoomCardKind:
    """A room card that lies open, or is known to be in the deck."""
    room = CARD_ROOM[card]
    arrows = [DIRECTION_WORDS[arrow] for arrow in CARD_ARROWS[card]]
    return RoomCardKind(card, room, room_name(room), arrows)


def _room(room: int) -> RoomKind:
    row = ROOM_ROWS[room]
    return RoomKind(
        id=row.id,
        name=room_name(room),
        text=room_text(room, PEST),
        basic_text=room_text(room, BASIC),
        icon=row.icon,
        doors=[_doors(DOORS[4 * room + turn]) for turn in range(4)],
        schools=[_school(school) for school in row.schools],
    )


def _doors(sides: int) -> str:
    return "".join(name for i, name in enumerate("NESW") if sides >> i & 1)


def _square(square: int) -> SquareKind:
    beside = NEIGHBOUR[4 * square : 4 * square + 4]
    return SquareKind(SQUARE_WORDS[square], [None if one == NOWHERE else one for one in beside])


def _threat(kind: int) -> ThreatKind:
    return ThreatKind(
        kind=KIND_WORDS[kind],
        name=kind_name(kind),
        lets_in=a_kind(kind - PORTAL) if PORTAL <= kind < GUARD else "",
        creature=kind in CREATURES or kind == GUARD,
        toughness=TOUGHNESS.get(kind, 0),
    )


def _school(school: int) -> str:
    return SCHOOL_WORDS[school] if school >= 0 else ""
