"""The shape of what a seat sees: plain records, which the screen reads."""

from msgspec import Struct


class CardView(Struct):
    """A card that lies open, or that the seat which looks may see."""

    card: int
    id: str  # ledger id
    kind: str  # source, quality, delivery, wild, treasure or dead
    glyph: str  # arcane … primal, or empty
    name: str
    text: str
    icon: str
    initiative: int  # of a Delivery; else 0
    creature: bool
    everlasting: bool
    aim: str  # whom its Power Roll is against; empty without one
    bands: list[str]  # of its Power Roll, for 1-4, 5-9 and 10+
    dice: int = 0  # that its Power Roll would have now, this card and the Power Bonus included


class SmallCard(Struct):
    """A card in a discard pile."""

    card: int
    id: str
    kind: str
    name: str
    icon: str


class ComponentView(Struct):
    """A card of a Spell, or a Creature that attacks with it."""

    card: CardView
    slot: str  # source, quality or delivery
    state: str  # secret, waiting, now or done
    kept: bool  # a Creature that stays


class DieView(Struct):
    value: int
    source: int  # number of the card it comes from; -2 for the Power Bonus Token
    name: str  # of that card; «bonus» for the token
    icon: str


class RollView(Struct):
    """The Power Roll on the table."""

    card: int
    dice: list[DieView]
    extra: int  # flat bonus
    total: int
    band: int  # 0 for 1-4, 1 for 5-9, 2 for 10+


class ComingView(Struct):
    """Damage that is announced and not yet taken."""

    seat: int
    source: int
    card: CardView | None  # None for a rank ability
    amount: int
    before: int
    after: int  # if it is not stopped
    hits_back: int  # damage that a Treasure of the seat will deal in return


class ResolutionView(Struct):
    """The Spell in resolution."""

    seat: int
    name: str  # the parts joined to a sentence
    parts: list[ComponentView]
    creatures: list[ComponentView]  # kept earlier, attacking again
    now: int | None  # number of the card that resolves
    targets: list[int]  # of that card
    roll: RollView | None
    cards_in_spell: int


class RankView(Struct):
    rank: int
    title: str
    text: str
    seat: int | None  # whose standee stands here
    waiting: int | None  # the dead wizard who starts the next game here
    bonus_damage: bool  # the Nerd's HP are prime now


class TurnView(Struct):
    """One place in the order of turns."""

    seat: int
    state: str  # acted, now, next or later
    cards: int | None  # components; None while secret
    initiative: int | None  # None while secret
    ready: bool  # while Spells are built


class PlayerView(Struct):
    seat: int
    wizard: int | None
    wizard_name: str
    wizard_title: str
    wizard_icon: str
    hp: int
    alive: bool
    dying: bool  # at 0 HP, waiting in the queue
    died: int | None  # round of the death
    next_rank: int | None  # of a dead wizard, for the next game
    rank: int | None
    rank_title: str
    points: int  # Victory Points
    kills: int
    lws: int  # Last Wizard Standing Tokens
    hand_size: int  # while Spells are built, with the cards already placed
    hand: list[CardView]  # empty for everybody else
    known: list[CardView]  # handed over by the seat that looks; in hand or Spell
    spell_size: int | None  # None while secret
    spell: list[ComponentView]  # one's own, or open on the owner's turn
    initiative: int | None  # None while secret
    creatures: list[CardView]
    tired: list[CardView]  # Creatures that failed and go at the end of the turn
    treasures: list[CardView]
    lasting: list[CardView]  # face-up Dead Wizard cards
    lasting_glyph: str  # chosen for one of them
    grudge: int | None  # at whom another is aimed
    held_size: int
    held: list[CardView]  # empty for everybody else
    glyphs: list[int]  # open cards of each glyph; for oneself also one's own Spell
    acted: bool
    ready: bool
    left: int | None  # nearest living foe on the left
    right: int | None


class PileView(Struct):
    left: int
    discard: list[SmallCard]  # the latest last


class View(Struct):
    game: int
    games: int
    round: int
    step: str  # start, draw, dead, abilities, build or resolve
    active: int | None
    bonus: str | None  # glyph of the Power Bonus Token
    last_standing: int | None
    players: list[PlayerView]
    ranks: list[RankView]  # from 8 down to 1
    order: list[TurnView]
    resolution: ResolutionView | None
    coming: list[ComingView]
    death_queue: list[int]
    dead: list[int]  # in order of death
    aside: list[CardView]  # cards in the middle of an effect
    opened: list[CardView]  # revealed at the start of a game, not yet resolved
    main: PileView
    treasure: PileView
    dead_deck: PileView
    glyph_icons: list[str]
