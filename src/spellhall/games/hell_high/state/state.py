"""Everything that lies on the table in Hell High. Data only."""

from typing import Final

from spellhall.engine.machine.declare import frame, record
from spellhall.engine.machine.state import Record, State
from spellhall.games.hell_high.box.board import TOP_RANK
from spellhall.games.hell_high.box.cards import NO_CARD
from spellhall.games.hell_high.box.verbs import NO_GLYPH

NOBODY: Final = -1
NO_ANSWER: Final = -1  # nothing was answered yet in a simultaneous choice
BONUS_DIE: Final = -2  # of the Power Bonus Token
START_LIFE: Final = 20
MOST_LIFE: Final = 25
FULL_HAND: Final = 8
ROUND_LIMIT: Final = 200

# The steps of a round (ledger section 3.4); 0 is the set-up of a game.
SETTING_UP: Final = 0
DRAWING: Final = 1
DEAD_DRAW: Final = 2
ABILITIES: Final = 3
BUILDING: Final = 4
RESOLVING: Final = 5


@record
class Player(Record):
    """One seat: a wizard with life, status, cards and tokens (HH-SETUP-3, HH-SETUP-8)."""

    wizard: int = NOBODY  # 0 to 8, or NOBODY before the choice
    hp: int = START_LIFE  # 0: dying or dead
    rank: int = 0  # 1 to 8; 0 when the standee is off the board
    hand: list[int] = []
    spell: list[int] = []  # components of the placed Spell
    slots: list[int] = []  # the slot of each of them: SOURCE, QUALITY or DELIVERY
    creatures: list[int] = []  # kept from earlier rounds, face up
    treasures: list[int] = []
    lasting: list[int] = []  # face-up Dead Wizard cards
    held: list[int] = []  # face-down Dead Wizard cards
    fresh: int = 0  # how many of them, the last ones, came since the last death
    glyph: int = NO_GLYPH  # chosen for a lasting card
    grudge: int = NOBODY  # whom a lasting card is aimed at
    kills: int = 0  # Kill Tokens
    kills_game: int = 0  # of these, taken in this game
    lws: int = 0  # Last Wizard Standing Tokens
    killer: int = NOBODY  # who killed this wizard last
    died: int = 0  # the round of the death, or 0
    answer: int = NO_ANSWER  # given face down in a simultaneous choice
    extra_cards: int = 0  # to draw more in the next step 1


@frame
class Roll(Record):
    """A Power Roll, from the cards that add dice to the band that applies; it never changes."""

    dice: tuple[int, ...] = ()  # as they lie; none before the roll
    origins: tuple[int, ...] = ()  # the card that each die comes from, or BONUS_DIE
    boosts: tuple[int, ...] = ()  # cards used to add dice to the coming roll

    def copy(self) -> "Roll":
        """Clones share it, as they share frames."""
        return self

    def turned(self, die: int, number: int) -> "Roll":
        """The same roll with one die that shows another number."""
        dice = list(self.dice)
        dice[die] = number
        return Roll(tuple(dice), self.origins)


NO_ROLL: Final = Roll()


@record
class Turn(Record):
    """One wizard's turn; that Spell lies open."""

    roll: Roll  # of the card in resolution
    seat: int = NOBODY  # whose turn it is, or NOBODY between two turns
    now: int = NO_CARD  # the card in resolution
    waiting: list[int] = []  # components and Creatures still to resolve
    kept: list[int] = []  # Creatures of the Spell that got KEEP
    tired: list[int] = []  # Creatures kept earlier that failed; they go at the end of the turn
    rerolled: bool = False  # the die that may be rolled again in a turn was


@record
class Round(Record):
    """One round: what all of it begin without."""

    number: int = 0  # of the game, from 1
    step: int = SETTING_UP
    counted: bool = False  # the numbers of components were called
    shown: tuple[int, ...] = ()  # seats whose Initiative was announced
    acted: tuple[int, ...] = ()  # seats that have taken a turn
    next_up: int = NOBODY  # who was made to act next


@record
class SingleGame(Record):
    """One game of the match (HH-MATCH-1): who fell in it and who is left."""

    number: int = 1
    bonus: int = NO_GLYPH  # glyph of the Power Bonus Token
    # The dying: victim, killer or NOBODY, whether by a Dead Wizard card.
    queue: tuple[tuple[int, int, bool], ...] = ()
    dying: int = NOBODY  # whose death is in process
    dead: list[int] = []  # in order of death
    last_standing: int = NOBODY  # the Last Wizard Standing
    closed: bool = False  # by the limit of rounds


@record
class Brawl(State):
    """The state of one match."""

    players: list[Player]
    game: SingleGame
    round: Round
    turn: Turn
    main: list[int]  # face down, the next card last
    treasure: list[int]
    dead_deck: list[int]
    games: int  # of the match
    main_discard: list[int] = []
    treasure_discard: list[int] = []
    dead_discard: list[int] = []
    # Seldom anything lies in these zones: tuples, which clones share.
    wild: tuple[int, ...] = ()  # Wild Magic that joins a Spell, its type still to be chosen
    resolving: tuple[int, ...] = ()  # Dead Wizard cards in resolution
    exposed: tuple[int, ...] = ()  # the Spell of a dying wizard whose Reactions strike
    opened: tuple[int, ...] = ()  # revealed at the start of a game, not yet resolved
    known: list[tuple[int, int, int]] = []  # handed over: giver, receiver, card in hand or Spell
    limit: int = ROUND_LIMIT  # rounds after which a game is closed; 0: never
    slacker_game: bool = False  # the Slacker counts only tokens of this game
    packs: list[str] = []  # on this table, as the shelf marks them
    shuffles: int = 0  # how often a discard pile became a deck


def turn_of(seat: int) -> Turn:
    """A turn at its beginning; with NOBODY, the time between two turns."""
    return Turn(NO_ROLL, seat)


def foes(s: Brawl, seat: int) -> list[int]:
    """The living others, clockwise from the left."""
    players = s.players
    seats = len(players)
    found: list[int] = []
    for i in range(1, seats):
        other = (seat + i) % seats
        if players[other].hp > 0:
            found.append(other)
    return found


def living(s: Brawl) -> list[int]:
    """All living wizards, in order of seats."""
    return [seat for seat in range(len(s.players)) if s.players[seat].hp > 0]


def occupant(s: Brawl, rank: int) -> int:
    """Who stands on a rank, or NOBODY."""
    for seat in range(len(s.players)):
        if s.players[seat].rank == rank:
            return seat
    return NOBODY


def by_rank(s: Brawl) -> list[int]:
    """The seats on the board, from the top rank downward."""
    found: list[int] = []
    for rank in range(TOP_RANK, 0, -1):
        seat = occupant(s, rank)
        if seat != NOBODY:
            found.append(seat)
    return found


def victory_points(player: Player) -> int:
    """Kill Tokens and Last Wizard Standing Tokens (HH-MATCH-4)."""
    return player.kills + player.lws
