"""The shape of what a seat sees: plain records, which the screen reads."""

from msgspec import Struct


class CardView(Struct):
    card: int  # number of this copy, as in card:N
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


class SquareView(Struct):
    row: int
    column: int
    name: str  # "c3"
    sector: int  # slot
    home: int | None  # seat whose home base it is
    start: int | None  # seat whose treasure starts here
    seen: bool  # by the figure that acts now
    steps: int | None  # walking steps of that figure, if within its movement points


class LineView(Struct):
    line: int
    row: int  # of the square on one side
    column: int
    side: str  # "n", "e", "s" or "w" of that square
    name: str  # "c3|d3"
    kind: str  # one of LINES
    seam: str  # "" inside the map, "wrap", or the colour of a portal
    to_row: int  # the square on the other side
    to_column: int
    cracks: int
    limit: int  # cracks that destroy it
    owner: int | None  # seat that can always open this door, or that made it
    held_by: int | None
    sealed: bool
    opens: bool  # for the seat that looks
    fire: bool


class OuterWall(Struct):
    row: int
    column: int
    side: str


class PillarView(Struct):
    row: int  # lattice point: 0 is the top edge
    column: int


class ThingView(Struct):
    thing: int  # as in thing:N
    kind: str  # one of THING_WORDS
    name: str
    icon: str
    row: int | None
    column: int | None
    line: int | None
    owner: int
    cracks: int
    limit: int
    mobile: bool
    live: bool | None  # a trap token, for its owner only


class TreasureView(Struct):
    treasure: int
    owner: int  # seat
    row: int | None
    column: int | None
    carrier: int | None  # figure: a seat, or 8 + kind of creature


class BeastView(Struct):
    figure: int
    kind: int
    name: str
    icon: str
    owner: int
    row: int
    column: int
    life: int
    stun: int
    speed: int
    attacks: list[str]
    activated: bool


class SpellView(Struct):
    card: CardView
    owner: int
    tokens: int | None  # None: permanent
    target: str  # id on the screen of what it lies on; "" for none


class PlayerView(Struct):
    seat: int
    colour: str
    alive: bool
    row: int | None
    column: int | None
    life: int
    to_come: int  # damage that will be suffered if what is in the air lands
    stun: int
    points: int
    kills: int
    treasures_home: int
    speed: int
    form: str
    hand_size: int
    hand_limit: int
    load: int  # hand, items and spells that count
    hand: list[CardView]  # empty for everybody else
    known: list[CardView]  # cards of this hand that the looking seat has seen
    items: list[CardView]
    spells: list[SpellView]
    treasure: int | None


class AirView(Struct):
    height: int
    card: CardView | None  # None: a punch or a creature's own attack
    name: str
    caster: int
    by: int  # figure
    role: str
    energy: int
    sum: str  # how the damage is made up: "energy 5 + 2"
    damage: int | None
    kind: str  # "magical fire"
    fuel: list[CardView]
    targets: list[str]  # ids on the screen
    evaded: list[str]
    cancelled: bool
    against: int | None  # height of the spell that it answers
    if_it_lands: list[str]  # one sentence for each consequence
    order: list[int]  # seats in the order in which they answer
    waiting: list[int]  # of these, seats that are still asked about it, the present one first
    lines: list[int]  # border lines that the attack crosses
    walls: list[int]  # of these, lines on which the looking seat could raise earth


class TurnView(Struct):
    mp: int
    speed: int
    boosted: bool
    attacks: int
    attacks_left: int  # none in the own first turn
    stunned: bool
    moved: bool
    phase: str  # "time", "move", "draw"
    trail: list[tuple[int, int]]  # squares walked this turn


class View(Struct):
    turn: int
    round: int
    active: int
    goal: int
    rows: int
    columns: int
    players: list[PlayerView]
    squares: list[SquareView]
    lines: list[LineView]
    outer: list[OuterWall]
    pillars: list[PillarView]
    sectors: list[str]  # colour in each slot
    things: list[ThingView]
    treasures: list[TreasureView]
    beasts: list[BeastView]
    air: list[AirView]
    blow: int | None  # damage about to be suffered
    now: TurnView
    acting: int | None  # figure whose sight and reach are shown
    deck: int
    own_deck: int | None  # of the looking seat
    decks: list[int]
    discards: list[list[CardView]]
    aside: list[CardView]  # cards that the looking seat looks at
    schools: list[str]
    options: list[str]
    ended: bool
