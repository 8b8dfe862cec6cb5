"""Nothing is hidden but the dice to come (ledger section 14), and what never changes."""

from random import Random

from spellhall.games.five_seals.board import BOARDS, BOX, SEAL, START
from spellhall.games.five_seals.scrolls import (
    BASIC,
    ELEMENT_OF,
    FIRST_BINDING,
    GUARDS,
    ON_BOARD,
    SEAL_ELEMENT,
    STORES,
    TOKEN_INDEX,
    TOKEN_KINDS,
    circle_scrolls,
    copies_of,
)
from spellhall.games.five_seals.state import AT_HAND, ON_BINDING, OUT, STORED, Seals
from spellhall.games.five_seals.verbs import COLOURS


def hidden(s: Seals, seat: int | None) -> list[int]:
    """Everything lies open (FS-INFO-1)."""
    return []


def redeal(s: Seals, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
    """There is nothing to deal anew; the engine replaces the random source (FS-INFO-2)."""


def invariants(s: Seals) -> None:
    """Nothing is lost or made, and figures stand only where they may (FS-REACH-9)."""
    _dice(s)
    _tokens(s)
    _scrolls(s)
    _figures(s)


def _dice(s: Seals) -> None:
    for colour in range(COLOURS):
        held = s.supply[colour]
        for player in s.players:
            held += player.coming[colour]
            held += sum(1 for die in player.dice if die // 10 == colour)
        assert s.supply[colour] >= 0, "no field of the supply is below zero"
        assert held == len(s.players) + 1, "players + 1 dice of each colour (FS-DRAFT-6)"
    for player in s.players:
        assert all(1 <= die % 10 <= 6 for die in player.dice), "dice show 1 to 6"
        assert player.dice == sorted(player.dice), "dice lie sorted"


def _tokens(s: Seals) -> None:
    board = BOARDS[len(s.players)]
    counts = s.box.copy()
    for token in s.aside:
        counts[TOKEN_INDEX[token]] += 1
    for node, seal in enumerate(s.seals):
        if 0 <= seal < ON_BOARD:
            assert board.kinds[node] == SEAL, "tokens lie on circles"
            counts[TOKEN_INDEX[seal]] += 1
        elif seal >= ON_BOARD:
            assert board.kinds[node] == BOX, "scrolls lie in boxes"
    for player in s.players:
        for entry in player.stored:
            scroll, token = divmod(entry, STORED)
            assert STORES[scroll], "tokens lie on Absorption scrolls only"
            assert scroll in player.scrolls, "a token lies on a scroll of its owner"
            counts[TOKEN_INDEX[token]] += 1
    assert counts == [copies_of(token) for token in TOKEN_KINDS], "120 tokens"


def _scrolls(s: Seals) -> None:
    scrolls = s.unplaced + [seal - ON_BOARD for seal in s.seals if seal >= ON_BOARD]
    for player in s.players:
        scrolls += [scroll for scroll in player.scrolls if scroll < FIRST_BINDING]
        own = [FIRST_BINDING + player.mage] if player.mage >= 0 else []
        assert [x for x in player.scrolls if x >= FIRST_BINDING] == own, "one own Binding each"
        assert all(scroll in player.scrolls for scroll in player.down), "face down is owned"
    assert sorted(scrolls) == circle_scrolls(BASIC) + circle_scrolls(s.circle), "50 scrolls"
    guards = {ELEMENT_OF[x] for x in scrolls if GUARDS[x] and x not in s.unplaced}
    for element, node in enumerate(s.guardians):
        assert (node != OUT) == (element in guards), "a guardian comes with its scroll"
        if node >= 0:
            assert SEAL_ELEMENT[s.seals[node]] == element, "a guardian stands on its own colour"


def _figures(s: Seals) -> None:
    board = BOARDS[len(s.players)]
    mages = [player.node for player in s.players]
    assert len(set(mages)) == len(mages), "one mage on a space"
    for seat, player in enumerate(s.players):
        assert board.kinds[player.node] in (START, SEAL, BOX), "no figure on open floor"
        assert s.seals[player.node] < 0, "a mage stands on an open space"
        assert (player.familiar == ON_BINDING) == (seat in s.finished), "finished: on Binding"
        if player.familiar >= 0:
            assert s.seals[player.familiar] < ON_BOARD, "no familiar on a scroll"
            assert board.kinds[player.familiar] in (START, SEAL, BOX), "no figure on open floor"
        else:
            assert player.familiar in (AT_HAND, ON_BINDING), "a familiar is somewhere"
