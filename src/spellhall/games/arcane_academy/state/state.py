"""Everything that lies on the table in Arcane Academy. Data only."""

from typing import Final

from spellhall.engine.frames import Frame
from spellhall.engine.state import Chance, State
from spellhall.games.arcane_academy.box.tiles import CORNER_SPACES, CORNERS, EMPTY, SPACES

HAND_SIZE: Final = 3
ROW_SIZE: Final = 4  # tiles and Public Assignments in the centre
MOST_WILL: Final = 9
TO_COMPLETE: Final = 8  # Assignments that call Pencils Down
NOBODY: Final = -1


class Player:
    """One seat's Slate, resources and cards."""

    __slots__ = ("hand", "items", "shards", "spells", "tired", "tokens", "top", "under", "will")

    def __init__(
        self,
        will: int,
        shards: int,
        top: list[int],
        tired: list[int],
        under: list[int],
        hand: list[int],
        spells: list[int],
        items: list[int],
        tokens: list[int],
    ) -> None:
        self.will = will
        self.shards = shards
        self.top = top  # for each space the visible tile as 4 * tile + turn, or EMPTY
        self.tired = tired  # Exhaustion Tokens on each space
        self.under = under  # covered tiles, lowest first: 1000 * space + laid
        self.hand = hand  # Private Assignments
        self.spells = spells  # completed, tucked under the Slate
        self.items = items  # completed, laid out
        self.tokens = tokens  # points of Prestige Tokens, one number for each of `items`

    def copy(self) -> "Player":
        """An independent copy."""
        return Player(
            self.will,
            self.shards,
            self.top.copy(),
            self.tired.copy(),
            self.under.copy(),
            self.hand.copy(),
            self.spells.copy(),
            self.items.copy(),
            self.tokens.copy(),
        )


class Academy(State):
    """The state of one game."""

    __slots__ = (
        "active",
        "aside",
        "bag",
        "centre",
        "deck",
        "discard",
        "extra",
        "gone",
        "last_turns",
        "limit",
        "owed",
        "pencils",
        "pending",
        "players",
        "public",
        "turn",
    )

    def __init__(
        self,
        stack: list[Frame],
        lanes: list[list[Frame]],
        chance: Chance,
        revealed: int,
        players: list[Player],
        deck: list[int],
        public: list[int],
        discard: list[int],
        bag: list[int],
        centre: list[int],
        pending: list[int],
        gone: list[int],
        aside: list[int],
        active: int,
        owed: int,
        pencils: int,
        last_turns: int,
        turn: int,
        extra: int,
        limit: int,
    ) -> None:
        super().__init__(stack, lanes, chance, revealed)
        self.players = players
        self.deck = deck  # face down, the next card last
        self.public = public  # four slots, EMPTY where a card was taken
        self.discard = discard  # face up, never shuffled back
        self.bag = bag
        self.centre = centre  # four slots of tiles
        self.pending = pending  # tiles taken this turn, not yet placed
        self.gone = gone  # tiles discarded from Slates
        self.aside = aside  # Spells in resolution, the innermost last
        self.active = active
        self.owed = owed  # extra turns owed to the active seat
        self.pencils = pencils  # who holds the Pencils Down card
        self.last_turns = last_turns  # regular turns left once the card is held
        self.turn = turn  # turns begun, extra turns included
        self.extra = extra  # of these, extra turns
        self.limit = limit  # turns after which the game is scored as it stands; 0: never

    def copy(self) -> "Academy":
        """An independent copy that plays as the original."""
        return Academy(
            self.stack.copy(),
            self.copy_lanes(),
            self.chance.copy(),
            self.revealed,
            [player.copy() for player in self.players],
            self.deck.copy(),
            self.public.copy(),
            self.discard.copy(),
            self.bag.copy(),
            self.centre.copy(),
            self.pending.copy(),
            self.gone.copy(),
            self.aside.copy(),
            self.active,
            self.owed,
            self.pencils,
            self.last_turns,
            self.turn,
            self.extra,
            self.limit,
        )


def fresh_player() -> Player:
    """A Slate with the four printed corners, Will 3 and 3 Shards (AA-SETUP-1, AA-SETUP-9)."""
    top = [EMPTY] * SPACES
    for i in range(4):
        top[CORNER_SPACES[i]] = 4 * CORNERS[i]
    return Player(3, 3, top, [0] * SPACES, [], [], [], [], [])
