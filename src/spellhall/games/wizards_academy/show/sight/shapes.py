"""The shape of what a viewpoint sees now: ids and small numbers.

What they stand for, the scene of the match and the catalogue of the game tell. Where something
depends on who looks, a spectator sees it as the active seat does.
"""

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=5)]
Room = Annotated[int, Meta(ge=0, le=16)]
Kind = Annotated[int, Meta(ge=0, le=16)]  # of threat; portals and the guardian included
Glyph = Annotated[int, Meta(ge=1, le=7)]
Space = Annotated[int, Meta(ge=0, le=27)]
Spell = Annotated[int, Meta(ge=0, le=99)]
Disaster = Annotated[int, Meta(ge=0, le=99)]
RoomCard = Annotated[int, Meta(ge=0, le=13)]
Rooms = Annotated[int, Meta(ge=0, lt=1 << 17)]  # bits
Spaces = Annotated[int, Meta(ge=0, lt=1 << 28)]  # bits
Sides = Annotated[int, Meta(ge=0, le=15)]  # bits: north, east, south, west
Count = Annotated[int, Meta(ge=0, le=999)]


class ThreatSight(Struct, omit_defaults=True):
    """Threats of one kind in a room."""

    kind: Kind
    fate: Annotated[int, Meta(ge=0, le=14)]  # what it will do when it activates
    count: Count = 1
    attack: Count = 0  # mana that the crystal would lose if it came there from here
    rooms: list[Room] = []  # where it may go
    seats: list[Seat] = []  # one of whom it meets
    n: Count = 0  # rooms that burn with it, or rooms to the nearest wizard


class BeastSight(Struct, omit_defaults=True):
    beast: Count  # its number, as in beast:N
    kind: Kind
    damage: Count = 0  # taken this turn


class StaySight(Struct, omit_defaults=True):
    """For the seat that looks: what ending its turn in the room would cost."""

    kinds: list[Kind]  # endured
    mana: Count = 0
    glyphs: Count = 0  # at most


class RoomSight(Struct, omit_defaults=True):
    room: Room
    square: Annotated[int, Meta(ge=0, le=16)]  # 16: outside
    turn: Annotated[int, Meta(ge=0, le=3)] = 0  # quarter turns clockwise
    open: Sides = 0  # doors meet
    ice: Sides = 0  # doors meet, but there is double ice
    away: Count | None = None  # moves to the Mana Crystal
    cost: Count | None = None  # actions to walk in for the seat that looks; None: not next to it
    threats: list[ThreatSight] = []
    beasts: list[BeastSight] = []
    stay: StaySight | None = None  # None: nothing


class WizardSight(Struct, omit_defaults=True):
    room: Room
    person: Annotated[int, Meta(ge=0, le=6)] | None = None  # None: not yet chosen
    glyphs: list[Glyph] = []  # one entry for each
    shared: Glyph | None = None
    robe: Kind | None = None
    wand: Glyph | None = None
    staff: Space | None = None
    items: Count = 0
    has_card: bool = False
    card: Disaster | None = None  # own, or shown to all
    shown: bool = False  # everybody sees the card
    wakes: list[tuple[Kind, Room]] = []  # what the visible card would wake as things stand
    bells: list[Room] = []  # in which it would wake something, or that it names


class EffectSight(Struct, omit_defaults=True):
    kind: Annotated[int, Meta(ge=0, le=5)]
    ends: Seat  # at whose turn
    seat: Seat | None = None  # on whom
    room: Room | None = None  # on which room
    threat: Kind | None = None  # against what


class GoalSight(Struct, omit_defaults=True):
    done: bool
    values: list[Count] = []  # how far it is


class Sight(Struct, omit_defaults=True):
    turn: Count
    round: Count
    active: Seat
    mana: Count
    goal: list[GoalSight]  # its parts
    actions: tuple[Count, Count, Count]  # left: move, room, magic; the basic game sums them up
    rooms: list[RoomSight]
    wizards: list[WizardSight]
    sources: list[Room | None]  # of each glyph type
    spells: list[Spell | None]  # in each space, when it is bound or noted
    used: Spaces
    deck_left: Count
    unseen: list[Disaster]  # in the deck or in hands, as far as the table can tell
    discard: list[Disaster]
    progression_left: Count
    turns_left: Count  # draws before time is up
    room_cards_left: list[RoomCard]  # which cards the room deck still holds
    mana_at_risk: Count = 0  # if the seat that looks ended its turn where it stands
    bound: Spaces = 0
    own: Spaces = 0  # castable for the seat that looks
    lent: Spaces = 0  # castable with another's glyph
    boosted: Spaces = 0  # if the seat that looks cast it now, as far as the table knows
    named: list[Spell] = []  # known to be in the grid
    in_air: Spell | None = None  # being cast
    air_boosted: bool = False
    deck_next: list[Disaster] = []  # known by looking ahead, the next one first
    unmet: Count = 0  # of the deck and hands, cards of the progression deck nobody has seen
    progression_levels: list[int] = []  # in the advanced game, the next one first; -1: none
    reshuffles: Count = 0
    room_deck_next: list[RoomCard] = []  # known, the next one first
    room_discard: list[RoomCard] = []
    empowered: Rooms = 0  # for the seat that looks
    warded: Rooms = 0
    effects: list[EffectSight] = []
