"""Completes a short hand-written set-up to a whole state (docs/notation.md, Positions)."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from spellhall.engine.errors import BadPosition
from spellhall.engine.machine.frames import Question
from spellhall.engine.machine.state import Chance
from spellhall.engine.positions import told_by
from spellhall.engine.settings import Value
from spellhall.games.five_seals.box.board import BOARDS, NICHES, SCROLL_BOX, SEAL, Board
from spellhall.games.five_seals.box.dice import COLOUR_OF, COLOURED
from spellhall.games.five_seals.box.elements import COLOURS
from spellhall.games.five_seals.box.scrolls import (
    BASIC,
    ELEMENT_OF,
    FIRST_BINDING,
    GUARDS,
    MAGES,
    STORES,
    circle_scrolls,
)
from spellhall.games.five_seals.box.seals import (
    EMPTY,
    ON_BOARD,
    TOKEN_INDEX,
    TOKEN_KINDS,
    copies_of,
    scroll_seal,
)
from spellhall.games.five_seals.box.words import ELEMENT_WORDS, SCROLL_WORDS
from spellhall.games.five_seals.frames import TakeTurn
from spellhall.games.five_seals.state.invariants import check_contents, invariants
from spellhall.games.five_seals.state.setup import CIRCLE_IDS
from spellhall.games.five_seals.state.state import (
    AT_HAND,
    NEXT_DICE,
    ON_BINDING,
    OUT,
    Player,
    Round,
    Seals,
)


class PlayerSetup(Struct, forbid_unknown_fields=True):
    """One seat; what is left out is as at the start of a round."""

    mage: int | None = None  # 1 to 5; as the seat
    at: str | None = None  # node of the mage; its start niche
    familiar: str = "hand"  # "hand", "binding" (the seat is finished) or a node
    dice: list[str] = []  # "air5"
    coming: list[str] = []  # "air"
    owed: int | None = None  # dice still to be chosen; of a finished seat what is missing of three
    scrolls: list[str] = []  # "growth-fire"; "growth-fire down"; "absorption-air <air3"


class Setup(Struct, forbid_unknown_fields=True):
    """The whole table; the board is empty but for what is named."""

    players: list[PlayerSetup]
    active: int = 0
    first: int = 0
    circle: str = "I"
    seals: dict[str, str] = {}  # node -> "air5" for a token, "growth-fire" for a scroll
    guardians: dict[str, str] = {}  # element -> node
    finished: list[int] | None = None  # in their order; those with familiars on Binding
    round: int = 1
    broken: int = 0
    quiet: int = 0


def position(setup: Mapping[str, Any]) -> Seals:
    """A state from a set-up; BadPosition says what is wrong."""
    told = told_by(setup, Setup)
    count = len(told.players)
    if count not in BOARDS:
        raise BadPosition(f"Five Seals has 2 to 5 players, not {count}")
    if not 0 <= told.active < count or not 0 <= told.first < count:
        raise BadPosition(f"seats are 0 to {count - 1}")
    if told.circle not in CIRCLE_IDS:
        raise BadPosition(f"there is no circle '{told.circle}'; circles: I, II, III, IV")
    board = BOARDS[count]
    circle = 1 + CIRCLE_IDS.index(told.circle)
    pool = circle_scrolls(BASIC) + circle_scrolls(circle)
    players = [_player(board, seat, one, pool) for seat, one in enumerate(told.players)]
    seals = [EMPTY] * board.size
    for name, word in told.seals.items():
        node = _node(board, name)
        seals[node] = _seal(board, node, word, pool)
    finished = [seat for seat, player in enumerate(players) if player.familiar == ON_BINDING]
    return Seals(
        stack=[TakeTurn(told.active)],
        lanes=[],
        chance=Chance("position", 0, []),
        revealed=0,
        players=players,
        seals=seals,
        guardians=_guardians(board, told.guardians, circle, pool),
        supply=_supply(players),
        box=_box(players, seals),
        unplaced=pool,
        round=Round(told.round, told.broken, finished if told.finished is None else told.finished),
        active=told.active,
        first=told.first,
        quiet=told.quiet,
        circle=circle,
    )


def adopt(s: Seals, options: Mapping[str, Value]) -> None:
    """Variants and the stalemate stop are options of the file, not of its set-up.

    What is asked must be possible as it is told, before a single answer is taken for granted.
    """
    if "tie_break" in options:
        s.tie_break = options["tie_break"] is True
    if "binding_raises" in options:
        s.raising = options["binding_raises"] is True
    if "stalemate" in options:
        s.stalemate = options["stalemate"] is True
    check_contents(s)
    if not s.stack or isinstance(s.stack[-1], Question):
        invariants(s)


def _player(board: Board, seat: int, told: PlayerSetup, pool: list[int]) -> Player:
    mage = seat if told.mage is None else told.mage - 1
    if not 0 <= mage < MAGES:
        raise BadPosition(f"mages are 1 to {MAGES}, not {told.mage}")
    home = board.starts[NICHES[board.players][seat] - 1]
    places = {"hand": AT_HAND, "binding": ON_BINDING}
    missing = max(0, NEXT_DICE - len(told.coming)) if told.familiar == "binding" else 0
    player = Player(
        coming=_coming(told.coming),
        mage=mage,
        node=home if told.at is None else _node(board, told.at),
        familiar=places[told.familiar] if told.familiar in places else _node(board, told.familiar),
        dice=sorted(_coloured(word) for word in told.dice),
        owed=missing if told.owed is None else told.owed,
        scrolls=[FIRST_BINDING + mage],
    )
    for entry in told.scrolls:
        if not entry.split():
            raise BadPosition("an entry of scrolls is empty; one is 'growth-fire', say")
        word, *marks = entry.split()
        scroll = FIRST_BINDING + mage if word == "binding" else _scroll(word, pool)
        if word != "binding":
            player.scrolls.append(scroll)
        for mark in marks:
            if mark == "down":
                player.down.append(scroll)
            elif mark.startswith("<") and STORES[scroll]:
                player.stored.append((scroll, _coloured(mark[1:])))
            else:
                raise BadPosition(f"'{mark}' in '{entry}' is neither 'down' nor a stored token")
    return player


def _coming(words: list[str]) -> list[int]:
    """Dice for the next round, by colour."""
    for word in words:
        if word not in ELEMENT_WORDS[:COLOURS]:
            raise BadPosition(f"'{word}' is no colour of dice; colours: fire, water, air, earth")
    return [words.count(ELEMENT_WORDS[colour]) for colour in range(COLOURS)]


def _node(board: Board, name: str) -> int:
    if name not in board.names:
        raise BadPosition(f"the board for {board.players} players has no space '{name}'")
    return board.node(name)


def _coloured(word: str) -> int:
    """A die or token: «air5»."""
    element, value = word[:-1], word[-1:]
    if element not in ELEMENT_WORDS[:COLOURS] or value not in "123456":
        raise BadPosition(f"'{word}' is no die or token, such as 'air5'")
    return COLOURED[ELEMENT_WORDS.index(element)][int(value)]


def _scroll(word: str, pool: list[int]) -> int:
    found = [scroll for scroll in pool if SCROLL_WORDS[scroll].split("#")[0] == word]
    if not found:
        raise BadPosition(f"there is no scroll '{word}' left in the two circles")
    pool.remove(found[0])
    return found[0]


def _seal(board: Board, node: int, word: str, pool: list[int]) -> int:
    kind = board.kinds[node]
    if kind == SEAL:
        token = _coloured(word)
        if token not in TOKEN_KINDS:
            raise BadPosition(f"there is no token '{word}'")
        return token
    if kind == SCROLL_BOX:
        return scroll_seal(_scroll(word, pool))
    raise BadPosition(f"nothing can lie on the space '{board.names[node]}'")


def _guardians(
    board: Board, told: Mapping[str, str], circle: int, unplaced: list[int]
) -> list[int]:
    found = [OUT] * (COLOURS + 1)
    for scroll in circle_scrolls(circle):
        if GUARDS[scroll] and scroll not in unplaced:
            found[ELEMENT_OF[scroll]] = AT_HAND
    for word, name in told.items():
        if word not in ELEMENT_WORDS:
            raise BadPosition(
                f"there is no guardian of '{word}', only of {', '.join(ELEMENT_WORDS)}"
            )
        if found[ELEMENT_WORDS.index(word)] == OUT:
            raise BadPosition(f"the guardian of {word} is out of the game with its scroll")
        found[ELEMENT_WORDS.index(word)] = _node(board, name)
    return found


def _supply(players: list[Player]) -> list[int]:
    found = []
    for colour in range(COLOURS):
        held = sum(player.coming[colour] for player in players)
        held += sum(1 for player in players for die in player.dice if COLOUR_OF[die] == colour)
        left = len(players) + 1 - held
        if left < 0:
            raise BadPosition(f"there are only {len(players) + 1} dice of each colour")
        found.append(left)
    return found


def _box(players: list[Player], seals: list[int]) -> list[int]:
    left = [copies_of(token) for token in TOKEN_KINDS]
    placed = [seal for seal in seals if 0 <= seal < ON_BOARD]
    placed += [token for player in players for _, token in player.stored]
    for token in placed:
        left[TOKEN_INDEX[token]] -= 1
    if min(left) < 0:
        raise BadPosition("there are not so many tokens of one kind")
    return left
