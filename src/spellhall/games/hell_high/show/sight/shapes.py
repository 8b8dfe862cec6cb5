"""The shape of what a viewpoint sees now: ids and small numbers, as the catalogue tells them."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from spellhall.games.hell_high.box.board import TOP_RANK
from spellhall.games.hell_high.box.cards import CARD_COUNT, NO_CARD
from spellhall.games.hell_high.box.verbs import DELIVERY, GLYPHS, NO_GLYPH
from spellhall.games.hell_high.box.words import WIZARDS
from spellhall.games.hell_high.state.state import (
    BONUS_DIE,
    MOST_LIFE,
    NOBODY,
)

SECRET: Final = -1  # a number that is not told yet

Step = Literal["start", "draw", "dead", "abilities", "build", "resolve"]
Seat = Annotated[int, Meta(ge=0, le=5)]
SeatOrNobody = Annotated[int, Meta(ge=NOBODY, le=5)]
Card = Annotated[int, Meta(ge=0, lt=CARD_COUNT)]
CardOrNone = Annotated[int, Meta(ge=NO_CARD, lt=CARD_COUNT)]
Glyph = Annotated[int, Meta(ge=NO_GLYPH, lt=GLYPHS)]
Rank = Annotated[int, Meta(ge=0, le=TOP_RANK)]
Life = Annotated[int, Meta(ge=0, le=MOST_LIFE)]


class Mat(Struct, omit_defaults=True):
    """A wizard, and what lies before it."""

    hp: Life  # 0: dying or dead
    hand_size: int  # while Spells are built, with the cards already placed
    dice: list[int]  # for each glyph, of a Power Roll of a card in play; of open cards, and of mine
    wizard: Annotated[int, Meta(ge=NOBODY, lt=WIZARDS)] = NOBODY  # -1: not chosen yet
    rank: Rank = 0  # 0: not on the board
    next_rank: Rank = 0  # of a dead wizard, for the next game
    died: int = 0  # round of the death
    points: int = 0  # Victory Points
    kills: int = 0  # Kill Tokens
    lws: int = 0  # Last Wizard Standing Tokens
    hand: list[Card] = []  # of others: none
    hand_dice: list[int] = []  # for each glyph, of a Power Roll of a hand card if it were placed
    known: list[Card] = []  # handed over by the seat that looks; in hand or Spell
    spell_size: int = SECRET
    spell: list[Card] = []  # one's own, or open on the owner's turn
    slots: list[Annotated[int, Meta(ge=0, le=DELIVERY)]] = []  # of each of these cards
    initiative: int = SECRET
    creatures: list[Card] = []
    treasures: list[Card] = []
    lasting: list[Card] = []  # face-up Dead Wizard cards
    glyph: Glyph = NO_GLYPH  # chosen for one of them
    grudge: SeatOrNobody = NOBODY  # at whom another is aimed
    held_size: int = 0
    held: list[Card] = []  # of others: none
    acted: bool = False
    ready: bool = False
    left: SeatOrNobody = NOBODY  # nearest living foe on the left
    right: SeatOrNobody = NOBODY


class Roll(Struct):
    """The Power Roll on the table, of the card that resolves."""

    dice: list[Annotated[int, Meta(ge=1, le=6)]]
    origins: list[Annotated[int, Meta(ge=BONUS_DIE, lt=CARD_COUNT)]]  # cards; -2: the Power Bonus
    extra: int  # flat bonus
    total: int
    band: Annotated[int, Meta(ge=0, le=2)]  # 0 for 1-4, 1 for 5-9, 2 for 10+


class Turn(Struct, omit_defaults=True):
    """The Spell in resolution: that of the active seat, with the Creatures it kept."""

    now: CardOrNone = NO_CARD  # what resolves
    waiting: list[Card] = []  # what has not resolved yet
    kept: list[Card] = []  # Creatures of the Spell that stay
    tired: list[Card] = []  # Creatures that failed and go at the end of the turn
    targets: list[Seat] = []  # of the card that resolves
    roll: Roll | None = None


class Blow(Struct, omit_defaults=True):
    """Damage that is announced and not yet taken."""

    seat: Seat
    source: Seat
    amount: int
    after: Life  # what is left if it is not stopped
    card: CardOrNone = NO_CARD  # -1: a rank ability
    hits_back: int = 0  # damage that a Treasure of the seat will deal in return


class Pile(Struct, omit_defaults=True):
    """A deck, and beside it its discards."""

    left: int
    discard: list[Card] = []  # the latest last


class Sight(Struct, omit_defaults=True):
    """The table as a seat sees it."""

    game: int
    round: int
    step: Step
    players: list[Mat]
    order: list[Seat]  # of turns, as far as the table can tell
    main: Pile
    treasure: Pile
    dead_deck: Pile
    active: SeatOrNobody = NOBODY
    next: SeatOrNobody = NOBODY  # who acts next, if that can be told
    turn: Turn | None = None  # of the active seat
    bonus: Glyph = NO_GLYPH  # of the Power Bonus Token
    prime: Rank = 0  # the rank whose damage is raised now: the Nerd's, while its HP are prime
    last_standing: SeatOrNobody = NOBODY
    coming: list[Blow] = []
    queue: list[Seat] = []  # the dying
    dead: list[Seat] = []  # in order of death
    aside: list[Card] = []  # in the middle of an effect
    opened: list[Card] = []  # revealed at the start of a game, not yet resolved
