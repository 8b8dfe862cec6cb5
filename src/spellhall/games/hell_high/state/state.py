"""Everything that lies on the table in Hell High. Data only."""

from typing import Final

from spellhall.engine.frames import Frame
from spellhall.engine.state import Chance, State
from spellhall.games.hell_high.box.board import TOP_RANK

NOBODY: Final = -1
NO_ANSWER: Final = -1  # nothing was answered yet in a simultaneous choice
START_LIFE: Final = 20
MOST_LIFE: Final = 25
FULL_HAND: Final = 8

# The steps of a round (ledger section 3.4); 0 is the set-up of a game.
SETTING_UP: Final = 0
DRAWING: Final = 1
DEAD_DRAW: Final = 2
ABILITIES: Final = 3
BUILDING: Final = 4
RESOLVING: Final = 5


class Player:
    """One seat: a wizard with life, status, cards and tokens."""

    __slots__ = (
        "acted",
        "answer",
        "changes",
        "creatures",
        "died",
        "extra_cards",
        "fresh",
        "glyph",
        "grudge",
        "hand",
        "held",
        "hp",
        "killer",
        "kills",
        "kills_game",
        "lasting",
        "lws",
        "rank",
        "shown",
        "slots",
        "spell",
        "tired",
        "treasures",
        "wizard",
    )

    def __init__(
        self,
        wizard: int,
        hp: int,
        rank: int,
        hand: list[int],
        spell: list[int],
        slots: list[int],
        creatures: list[int],
        tired: list[int],
        treasures: list[int],
        lasting: list[int],
        held: list[int],
        fresh: int,
        glyph: int,
        grudge: int,
        kills: int,
        kills_game: int,
        lws: int,
        killer: int,
        died: int,
        acted: bool,
        shown: bool,
        answer: int,
        extra_cards: int,
        changes: int,
    ) -> None:
        self.wizard = wizard  # 0 to 8, or NOBODY before the choice
        self.hp = hp  # 0: dying or dead
        self.rank = rank  # 1 to 8; 0 when the standee is off the board
        self.hand = hand
        self.spell = spell  # components of the placed Spell
        self.slots = slots  # the slot of each of them: SOURCE, QUALITY or DELIVERY
        self.creatures = creatures  # kept from earlier rounds, face up
        self.tired = tired  # Creatures that failed this turn; they go at its end
        self.treasures = treasures
        self.lasting = lasting  # face-up Dead Wizard cards
        self.held = held  # face-down Dead Wizard cards
        self.fresh = fresh  # how many of them, the last ones, came since the last death
        self.glyph = glyph  # chosen for a lasting card, or NO_GLYPH
        self.grudge = grudge  # whom a lasting card is aimed at, or NOBODY
        self.kills = kills  # Kill Tokens
        self.kills_game = kills_game  # of these, taken in this game
        self.lws = lws  # Last Wizard Standing Tokens
        self.killer = killer  # who killed this wizard last
        self.died = died  # the round of the death, or 0
        self.acted = acted  # has taken a turn this round
        self.shown = shown  # the Initiative was announced
        self.answer = answer  # given face down in a simultaneous choice
        self.extra_cards = extra_cards  # to draw more in the next step 1
        self.changes = changes  # of mind, while building this round

    def copy(self) -> "Player":
        """An independent copy."""
        return Player(
            self.wizard,
            self.hp,
            self.rank,
            self.hand.copy(),
            self.spell.copy(),
            self.slots.copy(),
            self.creatures.copy(),
            self.tired.copy(),
            self.treasures.copy(),
            self.lasting.copy(),
            self.held.copy(),
            self.fresh,
            self.glyph,
            self.grudge,
            self.kills,
            self.kills_game,
            self.lws,
            self.killer,
            self.died,
            self.acted,
            self.shown,
            self.answer,
            self.extra_cards,
            self.changes,
        )


class School(State):
    """The state of one match."""

    __slots__ = (
        "active",
        "aside",
        "bonus",
        "boosts",
        "closed",
        "counted",
        "dead",
        "dead_deck",
        "dead_discard",
        "dice",
        "dice_from",
        "dying",
        "game",
        "games",
        "kept",
        "known",
        "limit",
        "lws",
        "main",
        "main_discard",
        "next_up",
        "now",
        "opened",
        "players",
        "queue",
        "round",
        "sheet_used",
        "shuffles",
        "slacker_game",
        "step",
        "treasure",
        "treasure_discard",
        "waiting",
    )

    def __init__(
        self,
        stack: list[Frame],
        lanes: list[list[Frame]],
        chance: Chance,
        revealed: int,
        players: list[Player],
        main: list[int],
        main_discard: list[int],
        treasure: list[int],
        treasure_discard: list[int],
        dead_deck: list[int],
        dead_discard: list[int],
        game: int,
        games: int,
        round: int,
        limit: int,
        slacker_game: bool,
        step: int,
        bonus: int,
        counted: bool,
        next_up: int,
        active: int,
        now: int,
        waiting: list[int],
        kept: list[int],
        aside: list[int],
        dice: list[int],
        dice_from: list[int],
        boosts: list[int],
        sheet_used: bool,
        queue: list[tuple[int, int, bool]],
        dying: int,
        dead: list[int],
        lws: int,
        closed: bool,
        known: list[tuple[int, int, int]],
        opened: list[int],
        shuffles: int,
    ) -> None:
        super().__init__(stack, lanes, chance, revealed)
        self.players = players
        self.main = main  # face down, the next card last
        self.main_discard = main_discard
        self.treasure = treasure
        self.treasure_discard = treasure_discard
        self.dead_deck = dead_deck
        self.dead_discard = dead_discard
        self.game = game  # from 1
        self.games = games  # of the match
        self.round = round  # of the game, from 1
        self.limit = limit  # rounds after which a game is closed; 0: never
        self.slacker_game = slacker_game  # the Slacker counts only tokens of this game
        self.step = step
        self.bonus = bonus  # glyph of the Power Bonus Token, or NO_GLYPH
        self.counted = counted  # the numbers of components were called
        self.next_up = next_up  # who was made to act next, or NOBODY
        self.active = active  # whose turn it is, or NOBODY; that Spell lies open
        self.now = now  # the card in resolution, or NOBODY
        self.waiting = waiting  # components and Creatures of the active wizard still to resolve
        self.kept = kept  # Creatures of the active Spell that got KEEP
        self.aside = aside  # a Wild Magic whose type is being chosen
        self.dice = dice  # of the last roll
        self.dice_from = dice_from  # the card that each die comes from, or BONUS_DIE
        self.boosts = boosts  # cards used to add dice to the coming roll
        self.sheet_used = sheet_used  # the re-roll of this turn is spent
        self.queue = queue  # the dying: victim, killer or NOBODY, by a Dead Wizard card
        self.dying = dying  # whose death is in process, or NOBODY
        self.dead = dead  # in order of death
        self.lws = lws  # Last Wizard Standing of this game, or NOBODY
        self.closed = closed  # the game was closed by the limit of rounds
        self.known = known  # handed over: giver, receiver, card still in hand or Spell
        self.opened = opened  # revealed at the start of a game, not yet resolved
        self.shuffles = shuffles  # how often a discard pile became a deck

    def copy(self) -> "School":
        """An independent copy that plays as the original."""
        return School(
            self.stack.copy(),
            self.copy_lanes(),
            self.chance.copy(),
            self.revealed,
            [player.copy() for player in self.players],
            self.main.copy(),
            self.main_discard.copy(),
            self.treasure.copy(),
            self.treasure_discard.copy(),
            self.dead_deck.copy(),
            self.dead_discard.copy(),
            self.game,
            self.games,
            self.round,
            self.limit,
            self.slacker_game,
            self.step,
            self.bonus,
            self.counted,
            self.next_up,
            self.active,
            self.now,
            self.waiting.copy(),
            self.kept.copy(),
            self.aside.copy(),
            self.dice.copy(),
            self.dice_from.copy(),
            self.boosts.copy(),
            self.sheet_used,
            self.queue.copy(),
            self.dying,
            self.dead.copy(),
            self.lws,
            self.closed,
            self.known.copy(),
            self.opened.copy(),
            self.shuffles,
        )


BONUS_DIE: Final = -2  # of the Power Bonus Token


def fresh_player() -> Player:
    """A seat before the match: 20 HP, nothing else (HH-SETUP-3, HH-SETUP-8)."""
    return Player(
        wizard=NOBODY,
        hp=START_LIFE,
        rank=0,
        hand=[],
        spell=[],
        slots=[],
        creatures=[],
        tired=[],
        treasures=[],
        lasting=[],
        held=[],
        fresh=0,
        glyph=-1,
        grudge=NOBODY,
        kills=0,
        kills_game=0,
        lws=0,
        killer=NOBODY,
        died=0,
        acted=False,
        shown=False,
        answer=NO_ANSWER,
        extra_cards=0,
        changes=0,
    )


def foes(s: School, seat: int) -> list[int]:
    """The living others, clockwise from the left."""
    players = s.players
    seats = len(players)
    found: list[int] = []
    for i in range(1, seats):
        other = (seat + i) % seats
        if players[other].hp > 0:
            found.append(other)
    return found


def living(s: School) -> list[int]:
    """All living wizards, in order of seats."""
    return [seat for seat in range(len(s.players)) if s.players[seat].hp > 0]


def occupant(s: School, rank: int) -> int:
    """Who stands on a rank, or NOBODY."""
    for seat in range(len(s.players)):
        if s.players[seat].rank == rank:
            return seat
    return NOBODY


def by_rank(s: School) -> list[int]:
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
