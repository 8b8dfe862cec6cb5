"""The shape of what a viewpoint sees now: ids and small numbers.

What they stand for, the scene of the match and the catalogue of the game tell.
"""

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=4)]
Figure = Annotated[int, Meta(ge=0, le=13)]  # a seat, or 8 + the kind of a creature
Square = Annotated[int, Meta(ge=0, le=124)]
Line = Annotated[int, Meta(ge=0, le=225)]
Card = Annotated[int, Meta(ge=0, le=9_999)]
Aim = Annotated[int, Meta(ge=0, le=32_999)]  # whatever can be aimed at, as the catalogue numbers it
Count = Annotated[int, Meta(ge=0, le=999)]


class ThingSight(Struct, omit_defaults=True):
    thing: int  # as in thing:N
    kind: Annotated[int, Meta(ge=0, le=15)]
    card: Card  # that made it, or the item itself
    owner: Seat
    square: Square | None = None
    line: Line | None = None
    cracks: Count = 0
    limit: Count = 0  # cracks that destroy it
    live: bool | None = None  # a trap token, for its owner only


class BeastSight(Struct, omit_defaults=True):
    kind: Annotated[int, Meta(ge=0, le=5)]
    owner: Seat
    square: Square
    life: Count
    speed: int
    stun: Count = 0
    activated: bool = False


class SpellSight(Struct, omit_defaults=True):
    card: Card
    tokens: Count | None = None  # None: permanent
    target: Aim | None = None  # what it lies on


class PlayerSight(Struct, omit_defaults=True):
    life: Count
    hand_size: Count
    hand_limit: Count
    load: Count  # hand, items and spells that count
    square: Square | None = None  # None: eliminated
    to_come: Count = 0  # damage that will be suffered if what is in the air lands
    stun: Count = 0
    points: Count = 0
    kills: Count = 0  # of these points, those for kills
    speed: int = 0
    form: Annotated[int, Meta(ge=0, le=6)] = 0
    hand: list[Card] = []  # empty for everybody else
    known: list[Card] = []  # cards of this hand that the looking seat has seen
    items: list[Card] = []
    spells: list[SpellSight] = []


class DamageSight(Struct, omit_defaults=True):
    kind: Annotated[int, Meta(ge=0, le=1)]
    element: Annotated[int, Meta(ge=0, le=3)] = 0
    total: Count | None = None  # None: a die decides
    base: Count = 0  # of the total, what is not energy
    fed: bool = False  # the energy counts


class LandingSight(Struct, omit_defaults=True):
    hurt: list[tuple[Figure, Count, Count]]  # figure, its life now, and then
    scored: tuple[Count, Count] | None = None  # points of the caster now, and then
    wins: Seat | None = None  # at once


class AirSight(Struct, omit_defaults=True):
    caster: Seat
    by: Figure
    role: Annotated[int, Meta(ge=0, le=2)]
    energy: Count
    order: list[Seat]  # seats in the order in which they answer
    card: Card | None = None  # None: a fist, or a creature's own attack
    strike: Annotated[int, Meta(ge=0, le=3)] | None = None  # which attack of the creature
    damage: DamageSight | None = None
    fuel: list[Card] = []
    targets: list[Aim] = []
    evaded: list[Aim] = []
    cancelled: bool = False
    against: Count | None = None  # height of the spell that it answers
    lands: LandingSight | None = None  # what comes of it
    waiting: list[Seat] = []  # of the order, those still asked about it, the present one first


class TurnSight(Struct, omit_defaults=True):
    mp: Count = 0
    boosted: bool = False
    attacks: Count = 0
    attacks_left: int = 0  # none in the own first turn
    stunned: bool = False
    moved: bool = False
    over: bool = False  # Move and Cast
    trail: list[Square] = []  # squares walked this turn


class Sight(Struct, omit_defaults=True):
    turn: Count
    round: Count
    active: Seat
    players: list[PlayerSight]
    starts: list[Square]  # where the treasures of each seat begin, two a seat
    lines: list[Annotated[int, Meta(ge=0, le=5)]]  # what stands on each border line
    treasures: list[int]  # square of each, or the catalogue's `carried` + figure
    now: TurnSight
    decks: list[Count]  # cards in each
    discards: list[list[Card]]
    schools: list[Annotated[int, Meta(ge=0, le=13)]]  # in play for all
    cracks: list[tuple[Line, Count]] = []
    held: list[tuple[Line, Seat]] = []  # doors held open, and by whom
    sealed: list[Line] = []  # doors
    opens: list[Line] = []  # doors, for the looking seat
    things: list[ThingSight] = []
    beasts: list[BeastSight] = []
    air: list[AirSight] = []
    blow: Count | None = None  # damage about to be suffered
    acting: Figure | None = None  # whose sight and reach these are
    seen: list[int] = []  # for each sector the bits of its squares in sight
    reach: list[list[Square]] = []  # squares one step away, two steps, within its movement points
    pile: Annotated[int, Meta(ge=0, le=6)] = 0  # deck that the looking seat draws from
    own_pile: Annotated[int, Meta(ge=0, le=6)] | None = None  # and that of its specialization
    aside: list[Card] = []  # cards that the looking seat looks at
    ended: bool = False
