"""Positions in the middle of a round, made at random: every one of them can occur."""

from random import Random

from spellhall.engine import begin
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.box.elements import COLOURS, MIND
from spellhall.games.five_seals.box.scrolls import (
    ELEMENT_OF,
    FIRST_BINDING,
    GUARDS,
    IS_SYNERGY,
    STORES,
)
from spellhall.games.five_seals.box.seals import (
    EMPTY,
    ON_BOARD,
    SEAL_ELEMENT,
    TOKEN_INDEX,
    TOKEN_KINDS,
)
from spellhall.games.five_seals.frames import TakeTurn
from spellhall.games.five_seals.rules.reach import forget_board
from spellhall.games.five_seals.state.faces import forget_faces
from spellhall.games.five_seals.state.setup import CIRCLE_IDS
from spellhall.games.five_seals.state.state import AT_HAND, ON_BINDING, OUT, Seals


def in_a_round(players: int, circle: int, rng: Random) -> Seals:
    """Some seat is to take its turn; scrolls, dice and figures lie anywhere they may."""
    options = {"circle": CIRCLE_IDS[circle - 1], "binding_raises": rng.random() < 0.5}
    s = begin(GAME, players, rng.randrange(10**6), options).state
    assert isinstance(s, Seals)
    s.round.number = 1
    s.active = rng.randrange(players)
    s.first = rng.randrange(players)
    s.stack = [TakeTurn(s.active)]
    for seat, player in enumerate(s.players):
        player.mage = seat
        player.scrolls = [FIRST_BINDING + seat]
    _empty_spaces(s, rng)
    _deal_scrolls(s, rng)
    _place_figures(s, rng)
    _finish_some(s, rng)
    _roll(s, rng)
    _store_tokens(s, rng)
    forget_board(s)
    for player in s.players:
        forget_faces(player)
    GAME.invariants(s)
    return s


def _empty_spaces(s: Seals, rng: Random) -> None:
    """Broken tokens are in the box, broken scrolls are for somebody."""
    gone = rng.choice([0.3, 0.6, 0.9, 0.97])
    for node, seal in enumerate(s.seals):
        if seal >= 0 and rng.random() < gone:
            s.seals[node] = EMPTY
            if seal >= ON_BOARD:
                s.unplaced.append(seal - ON_BOARD)
            else:
                s.box[TOKEN_INDEX[seal]] += 1


def _deal_scrolls(s: Seals, rng: Random) -> None:
    rng.shuffle(s.unplaced)
    for player in s.players:
        for _ in range(rng.choice([1, 4, 7])):
            if s.unplaced:
                player.scrolls.append(s.unplaced.pop())
        player.down = [x for x in player.scrolls if not IS_SYNERGY[x] and rng.random() < 0.15]
    s.guardians = [OUT] * (COLOURS + 1)
    for scroll in range(FIRST_BINDING):
        if GUARDS[scroll] and _is_in_play(s, scroll):
            s.guardians[ELEMENT_OF[scroll]] = AT_HAND


def _is_in_play(s: Seals, scroll: int) -> bool:
    return ON_BOARD + scroll in s.seals or any(scroll in player.scrolls for player in s.players)


def _place_figures(s: Seals, rng: Random) -> None:
    board = BOARDS[len(s.players)]
    floor = [n for n in board.sealable if s.seals[n] == EMPTY] + board.starts
    tokens = [n for n in board.circles if s.seals[n] >= 0] if s.circle == 4 else []
    rng.shuffle(floor)
    rng.shuffle(tokens)
    for player in s.players:
        player.node = floor.pop()
        places = [AT_HAND, player.node, floor[-1], *(tokens[-1:] * 2)]
        player.familiar = rng.choice(places)
        if tokens and player.familiar == tokens[-1]:
            tokens.pop()
    for element, node in enumerate(s.guardians):
        posts = [n for n in board.scroll_boxes if s.seals[n] >= ON_BOARD]
        posts = [n for n in posts if SEAL_ELEMENT[s.seals[n]] == element]
        if node == AT_HAND and posts and rng.random() < 0.5:
            s.guardians[element] = rng.choice(posts)


def _finish_some(s: Seals, rng: Random) -> None:
    """With two players the other one is finished now and then, with more some of them are."""
    s.round.finished = []
    for seat, player in enumerate(s.players):
        if seat != s.active and rng.random() < 0.2:
            player.familiar = ON_BINDING
            player.down = []
            s.round.finished.append(seat)
    rng.shuffle(s.round.finished)


def _roll(s: Seals, rng: Random) -> None:
    """Every die is in the supply or with somebody; a finished seat has chosen three."""
    s.supply = [len(s.players) + 1] * COLOURS
    for seat, player in enumerate(s.players):
        player.coming = [0] * COLOURS
        player.dice = []
        most = 3 if seat in s.round.finished else rng.choice([1, 3, 5])
        for _ in range(most):
            colour = rng.choice([c for c in range(COLOURS) if s.supply[c]] or [-1])
            if colour < 0:
                continue
            s.supply[colour] -= 1
            if seat in s.round.finished:
                player.coming[colour] += 1
            else:
                player.dice.append(10 * colour + rng.choice([1, 1, 2, 3, 4, 5, 6, 6]))
        player.owed = 3 - sum(player.coming) if seat in s.round.finished else 0
        player.dice.sort()


def _store_tokens(s: Seals, rng: Random) -> None:
    for player in s.players:
        for scroll in player.scrolls:
            element = ELEMENT_OF[scroll]
            fitting = [
                token
                for token in TOKEN_KINDS
                if element in (MIND, token // 10) and s.box[TOKEN_INDEX[token]]
            ]
            if STORES[scroll] and fitting and rng.random() < 0.7:
                token = rng.choice(fitting)
                s.box[TOKEN_INDEX[token]] -= 1
                player.stored.append((scroll, token))
