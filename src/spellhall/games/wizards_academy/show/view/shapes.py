"""The parts of what is shown of Wizard's Academy.

Rooms, seats, creatures and disasters carry the numbers that options name in their `touches`.
"""

from msgspec import Struct


class ThreatView(Struct):
    kind: str  # word such as "imp-portal"; "guardian" is no threat
    name: str
    count: int
    beast: int | None  # number of a creature, for beast:<number>
    damage: int  # taken this turn
    toughness: int  # damage that kills it; 0 for tokens and portals
    if_activated: str  # a sentence
    threatening: bool  # a chain of adjoining rooms leads to the Mana Crystal
    attack: int  # mana that the crystal would lose if it came there from here


class LinkView(Struct):
    direction: str  # "n", "e", "s", "w"
    room: int  # the neighbour
    state: str  # "open", "ice" (doors meet, double ice) or "wall"


class StayView(Struct):
    """For the seat that looks: what ending its turn in the room would cost."""

    mana: int
    glyphs: int  # at most
    lines: list[str]


class RoomView(Struct):
    room: int
    id: str
    name: str
    text: str
    icon: str
    square: str  # "A1" to "D4", or "outside"
    doors: str  # as it lies: "NES"
    turn: int  # quarter turns clockwise
    links: list[LinkView]
    schools: list[str]  # boosts
    action: bool  # has a room action in this game
    empowered: bool  # for the seat that looks
    warded: bool
    sources: list[int]  # glyph types
    guarded: bool
    threats: list[ThreatView]
    wizards: list[int]  # seats
    away: int | None  # moves to the Mana Crystal
    cost: int | None  # actions to walk in for the seat that looks; None: not next to it
    stay: StayView  # for the seat that looks


class SpellView(Struct):
    spell: int
    id: str  # ledger id
    word: str
    name: str
    level: int
    school: str  # empty for a botch
    icon: str
    botch: bool
    main: str
    boost: str


class SpaceView(Struct):
    space: str  # "12"
    glyphs: list[int]
    level: int
    state: str  # "bound", "seen", "unknown" or "unused"
    spell: SpellView | None  # when it is bound or noted
    castable: str  # for the seat that looks: "own", "lent" (with another's glyph) or ""
    boosted: bool  # if the seat that looks cast it now, as far as the table knows


class DisasterView(Struct):
    card: int
    id: str  # ledger id
    word: str
    name: str
    level: str  # "-" or "0" to "4"
    icon: str
    text: str


class WizardView(Struct):
    seat: int
    person: str
    icon: str
    name: str
    ability: str  # empty in the basic game
    school: str
    room: int
    glyphs: list[int]  # one entry for each glyph, by type
    shared: int | None
    robe: str | None
    wand: int | None
    staff: str | None  # space
    items: int
    has_card: bool
    card: DisasterView | None  # own, or shown to all
    shown: bool  # everybody sees the card
    ahead: list[str]  # what the visible card would wake as things stand
    bells: list[int]  # the rooms in which it would wake something, or that it names


class EffectView(Struct):
    kind: str  # "safe", "robed", "boosted", "ward", "calm" or "portals"
    seat: int | None  # on whom
    room: int | None  # on which room
    threat: str | None  # against what
    ends: int  # at whose turn


class RoomCardView(Struct):
    card: int
    room: int
    name: str
    arrows: list[str]  # empty: towards the Cursed Room


class GoalView(Struct):
    text: str
    parts: list[str]  # how far it is, a line each
    done: list[bool]  # of each part


class ActionsView(Struct):
    """What the active seat has left; the basic game counts `any` alone."""

    any: int
    move: int
    room: int
    magic: int


class View(Struct):
    turn: int
    round: int
    active: int
    scenario: str
    title: str
    stars: int
    advanced: bool
    goal: GoalView
    mana: int
    mana_most: int
    mana_at_risk: int  # if the seat that looks ended its turn where it stands
    actions: ActionsView
    rooms: list[RoomView]  # in the order of the squares, the room outside last
    wizards: list[WizardView]
    spaces: list[SpaceView]
    names: list[SpellView]  # every spell that may lie in the grid, for the notes
    named: list[str]  # spells that are known to be in the grid, by word
    in_air: SpellView | None  # being cast
    air_boosted: bool
    deck_left: int
    deck_next: list[DisasterView]  # known by looking ahead, the next one first
    unseen: list[DisasterView]  # in the deck or in hands, as far as the table can tell
    unmet: int  # of the deck and hands, cards from the progression deck nobody has seen
    discard: list[DisasterView]
    progression_left: int
    progression_levels: list[str]  # in the advanced game, the next one first
    turns_left: int  # draws before time is up
    reshuffles: int
    room_deck_left: int
    room_deck_next: list[RoomCardView]  # known, the next one first
    room_cards_left: list[RoomCardView]  # which cards the room deck still holds
    room_discard: list[RoomCardView]
    effects: list[EffectView]
    notes: bool
