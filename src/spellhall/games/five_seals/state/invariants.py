"""What holds at every decision, so that a position that cannot occur is refused."""

from typing import Any, Final

from spellhall.games.five_seals.box.board import BOARD_OF, BOARDS, SCROLL_BOX, SEAL, START
from spellhall.games.five_seals.box.dice import COLOUR_OF, VALUE_OF
from spellhall.games.five_seals.box.elements import COLOURS, MIND
from spellhall.games.five_seals.box.scrolls import (
    BASIC,
    CIRCLES,
    ELEMENT_OF,
    FIRST_BINDING,
    GUARDS,
    IS_SYNERGY,
    MAGES,
    MOVEMENT,
    SCROLL_COUNT,
    STORES,
    circle_scrolls,
)
from spellhall.games.five_seals.box.seals import (
    EMPTY,
    ON_BOARD,
    SEAL_ELEMENT,
    TOKEN_INDEX,
    TOKEN_KINDS,
    copies_of,
    scroll_of,
    scroll_seal,
)
from spellhall.games.five_seals.box.words import ELEMENT_WORDS
from spellhall.games.five_seals.state.asked import check_range
from spellhall.games.five_seals.state.pending import check_stack
from spellhall.games.five_seals.state.state import (
    NO_MAGE,
    ON_BINDING,
    OUT,
    QUIET_ROUNDS,
    Round,
    Seals,
)

ANY: Final = range(10**9)  # of what has no limit


def invariants(s: Seals) -> None:
    """Nothing is lost or made, figures stand where they may, and what is pending can come about."""
    check_contents(s)
    _check_finished(s)
    check_stack(s)


def check_contents(s: Seals) -> None:
    """What holds even in the middle of a rule: nothing is lost or made."""
    assert len(s.players) in BOARDS, f"there are 2 to 5 players, not {len(s.players)}"
    for check in (
        _check_ranges_of_the_table,
        _check_ranges_of_players,
        _check_dice,
        _check_tokens,
        _check_scrolls,
        _check_guardians,
        _check_figures,
    ):
        check(s)


# -- Numbers: a position may hold anything -------------------------------------------------------


def _check_ranges_of_the_table(s: Seals) -> None:
    assert isinstance(s.round, Round), f"a round is a Round, not {s.round!r}"
    assert not s.lanes, "nobody chooses at the same time as another"
    seats = range(len(s.players))
    for number, allowed, what in (
        (s.active, seats, "the active seat"),
        (s.first, seats, "the seat with the first-player marker"),
        (s.circle, range(BASIC, CIRCLES)[1:], "the additional circle"),
        (s.round.number, ANY, "the round"),
        (s.round.broken, ANY, "the number of seals broken in this round"),
        (s.quiet, ANY, "the number of quiet rounds"),
    ):
        check_range(number, allowed, what)
    for flag in (s.tie_break, s.raising, s.stalemate):
        assert type(flag) is bool, f"a variant is on or off, not {flag!r}"
    spaces = range(BOARD_OF[len(s.players)].size)
    for numbers, allowed, length, what in (
        (s.supply, ANY, COLOURS, "fields of the supply"),
        (s.box, ANY, len(TOKEN_KINDS), "kinds of tokens in the box"),
        (s.guardians, range(OUT, spaces.stop), len(ELEMENT_WORDS), "guardians"),
        (s.seals, range(EMPTY, scroll_seal(FIRST_BINDING)), len(spaces), "spaces"),
        (s.round.finished, seats, None, "finished seats"),
        (s.unplaced, range(FIRST_BINDING), None, "scrolls that found no place"),
        (s.using, range(SCROLL_COUNT), None, "scrolls in use"),
        (s.aside, range(ON_BOARD), None, "tokens just broken"),
    ):
        _check_list(numbers, allowed, length, what)


def _check_ranges_of_players(s: Seals) -> None:
    spaces = range(BOARD_OF[len(s.players)].size)
    scrolls = range(SCROLL_COUNT)
    for seat, player in enumerate(s.players):
        for number, allowed, what in (
            (player.mage, range(NO_MAGE, MAGES), f"the mage of seat {seat}"),
            (player.node, spaces, f"the space of mage {seat}"),
            (player.familiar, range(ON_BINDING, spaces.stop), f"the place of familiar {seat}"),
            (player.owed, ANY, f"the number of dice owed to seat {seat}"),
        ):
            check_range(number, allowed, what)
        for numbers, allowed, length, what in (
            (player.coming, ANY, COLOURS, f"colours of coming dice of seat {seat}"),
            (player.dice, range(len(COLOUR_OF)), None, f"dice of seat {seat}"),
            (player.scrolls, scrolls, None, f"scrolls of seat {seat}"),
            (player.down, scrolls, None, f"scrolls of seat {seat} that lie face down"),
        ):
            _check_list(numbers, allowed, length, what)
        _check_stored(player.stored, seat)


def _check_stored(stored: Any, seat: int) -> None:
    assert isinstance(stored, list), f"tokens kept by seat {seat}: a list, not {stored!r}"
    for entry in stored:
        is_pair = isinstance(entry, tuple) and len(entry) == 2
        assert is_pair, f"a scroll and the token on it are a pair, not {entry!r}"
        check_range(entry[0], range(SCROLL_COUNT), f"each of seat {seat}'s scrolls with a token")
        check_range(entry[1], range(ON_BOARD), f"each of the tokens kept by seat {seat}")


def _check_list(numbers: list[int], allowed: range, length: int | None, what: str) -> None:
    assert isinstance(numbers, list), f"{what}: a list of numbers, not {numbers!r}"
    assert length in (None, len(numbers)), f"there are {length} {what}, not {len(numbers)}"
    for number in numbers:
        check_range(number, allowed, f"each of the {what}")


def _check_token(token: int) -> None:
    assert token in TOKEN_KINDS, (
        f"a token is 10 * colour + strength, colours 0 to 3, strengths 2 to 6, not {token}"
    )


# -- Conservation --------------------------------------------------------------------------------


def _check_dice(s: Seals) -> None:
    for player in s.players:
        assert all(1 <= VALUE_OF[die] <= 6 for die in player.dice), "dice show 1 to 6"
        assert player.dice == sorted(player.dice), "dice lie sorted"
    for colour in range(COLOURS):
        held = s.supply[colour]
        for player in s.players:
            held += player.coming[colour]
            held += sum(1 for die in player.dice if COLOUR_OF[die] == colour)
        assert held == len(s.players) + 1, (
            f"players + 1 dice of each colour, not {held} (FS-DRAFT-6)"
        )


def _check_tokens(s: Seals) -> None:
    board = BOARD_OF[len(s.players)]
    counts = s.box.copy()
    for token in s.aside:
        _check_token(token)
        counts[TOKEN_INDEX[token]] += 1
    for node, seal in enumerate(s.seals):
        if EMPTY < seal < ON_BOARD:
            _check_token(seal)
            assert board.kinds[node] == SEAL, "tokens lie on circles"
            counts[TOKEN_INDEX[seal]] += 1
        elif seal >= ON_BOARD:
            assert board.kinds[node] == SCROLL_BOX, "scrolls lie in boxes"
    for player in s.players:
        for scroll, token in player.stored:
            _check_token(token)
            assert STORES[scroll], "tokens lie on Absorption scrolls only"
            assert scroll in player.scrolls, "a token lies on a scroll of its owner"
            fits = ELEMENT_OF[scroll] in (MIND, COLOUR_OF[token])
            assert fits, "an Absorption keeps tokens of its own colour (FS-ABSORB-1)"
            counts[TOKEN_INDEX[token]] += 1
        holders = [scroll for scroll, _ in player.stored]
        assert len(set(holders)) == len(holders), "one token on a scroll (FS-ABSORB-2)"
    assert counts == [copies_of(token) for token in TOKEN_KINDS], (
        "of each colour 10 tokens of strength 2 and 5 of each other one (FS-COMP-2)"
    )


def _check_scrolls(s: Seals) -> None:
    scrolls = _all_scrolls(s)
    for seat, player in enumerate(s.players):
        own = [FIRST_BINDING + player.mage] if player.mage != NO_MAGE else []
        bindings = [scroll for scroll in player.scrolls if scroll >= FIRST_BINDING]
        assert bindings == own, "everybody has the Binding of the own familiar"
        assert all(scroll in player.scrolls for scroll in player.down), "face down is owned"
        assert len(set(player.down)) == len(player.down), "a scroll lies face down once"
        assert not any(IS_SYNERGY[scroll] for scroll in player.down), (
            "a Synergy is never used, so it lies face up (FS-SYN-4)"
        )
        if player.familiar == ON_BINDING:
            assert not player.down, f"seat {seat} is finished: its scrolls lie face up (FS-ROUND-5)"
    assert sorted(scrolls) == circle_scrolls(BASIC) + circle_scrolls(s.circle), (
        "the 50 scrolls of the two circles, each in one place"
    )


def _all_scrolls(s: Seals) -> list[int]:
    """All scrolls but the Bindings, wherever they are."""
    scrolls = s.unplaced + [scroll_of(seal) for seal in s.seals if seal >= ON_BOARD]
    for player in s.players:
        scrolls += [scroll for scroll in player.scrolls if scroll < FIRST_BINDING]
    return scrolls


def _check_guardians(s: Seals) -> None:
    placed = [scroll for scroll in _all_scrolls(s) if scroll not in s.unplaced]
    guards = {ELEMENT_OF[scroll] for scroll in placed if GUARDS[scroll]}
    for element, node in enumerate(s.guardians):
        assert (node != OUT) == (element in guards), "a guardian comes with its scroll"
        assert node != ON_BINDING, "a guardian stands on the board or beside it"
        if node >= 0:
            assert s.seals[node] >= ON_BOARD, "a guardian stands on a scroll"
            assert SEAL_ELEMENT[s.seals[node]] == element, "a guardian stands on its own colour"


# -- Figures and rounds --------------------------------------------------------------------------


def _check_figures(s: Seals) -> None:
    board = BOARD_OF[len(s.players)]
    mages = [player.node for player in s.players]
    assert len(set(mages)) == len(mages), "one mage on a space"
    chosen = [player.mage for player in s.players if player.mage != NO_MAGE]
    assert len(set(chosen)) == len(chosen), "each player has a different mage (FS-SETUP-9)"
    sent: list[int] = []
    for player in s.players:
        assert board.kinds[player.node] in (START, SEAL, SCROLL_BOX), "no figure on open floor"
        assert s.seals[player.node] == EMPTY, "a mage stands on an open space"
        if player.familiar >= 0:
            under = s.seals[player.familiar]
            assert board.kinds[player.familiar] in (START, SEAL, SCROLL_BOX), (
                "no figure on open floor"
            )
            assert under < ON_BOARD, "no familiar on a scroll"
            if under != EMPTY:
                assert s.circle == MOVEMENT, (
                    "only Dispatch of circle IV sends a familiar to a token"
                )
                sent.append(player.familiar)
    assert len(set(sent)) == len(sent), "one familiar on a token (FS-DISP-1)"


def _check_finished(s: Seals) -> None:
    assert len(set(s.round.finished)) == len(s.round.finished), "a seat finishes once in a round"
    for seat, player in enumerate(s.players):
        home = player.familiar == ON_BINDING
        assert home == (seat in s.round.finished), (
            f"seat {seat}: finished means that the familiar is on Binding (FS-ROUND-6)"
        )
        if home:
            assert not player.dice, f"seat {seat} is finished, so it has no dice (FS-ROUND-4)"
        else:
            assert player.owed == 0, f"seat {seat} is not finished, so no dice are owed to it"
            chosen = (
                sum(player.coming) if s.round.number else 0
            )  # before the first round all choose
            assert chosen == 0, f"seat {seat} is not finished, so it has chosen no dice"
    if s.stack and s.stalemate:
        assert s.quiet < QUIET_ROUNDS, f"{QUIET_ROUNDS} quiet rounds end the game (FS-END-4)"
