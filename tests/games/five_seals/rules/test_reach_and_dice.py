"""Reach and sets of dice equal a slow implementation on many random positions."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from spellhall.engine import answer, begin, next_seat, options
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.box.dice import SETS, colour_of_set, pack_of_set, values
from spellhall.games.five_seals.box.scrolls import ELEMENT_OF, SPELL_OF, circle_scrolls
from spellhall.games.five_seals.box.seals import EMPTY, ON_BOARD, SEAL_ELEMENT, SEAL_STRENGTH
from spellhall.games.five_seals.box.words import ELEMENT_WORDS
from spellhall.games.five_seals.frames import PayDice
from spellhall.games.five_seals.rules.breaking import dice_sets
from spellhall.games.five_seals.rules.power import breakable
from spellhall.games.five_seals.rules.reach import floor, forget_board, path_to, reach
from spellhall.games.five_seals.rules.scrolls.movement import beyond, firsts, things_to_pass
from spellhall.games.five_seals.state.faces import face_up, forget_faces
from spellhall.games.five_seals.state.figures import NOTHING, figure_passed
from spellhall.games.five_seals.state.state import AT_HAND, Seals
from spellhall.testing import rule
from tests.games.five_seals import slow

PART = 2500  # positions for each number of players
LEAPS, TELEPORTATIONS, SPEEDS = (
    [scroll for scroll in circle_scrolls(4) if SPELL_OF[scroll].id == id]
    for id in ("leap", "teleportation", "speed")
)


def fresh_game(players: int) -> Seals:
    s = begin(GAME, players, seed=players, options={"circle": "IV"}).state
    assert isinstance(s, Seals)
    return s


def random_position(fresh: Seals, rng: Random) -> Seals:
    """Some seals gone, figures on the emptied spaces, familiars on tokens, guardians, dice."""
    s = fresh.copy()
    board = BOARDS[len(s.players)]
    gone = rng.random()
    for node in board.circles + board.scroll_boxes:
        if rng.random() < gone:
            s.seals[node] = EMPTY
    empty = [n for n in board.circles + board.scroll_boxes if s.seals[n] == EMPTY] + board.starts
    rng.shuffle(empty)
    for player in s.players:
        player.node = empty.pop()
        player.dice = sorted(
            10 * rng.randrange(4) + rng.randint(1, 6) for _ in range(rng.randint(1, 7))
        )
        tokens = [n for n in board.circles if s.seals[n] >= 0]
        places = [AT_HAND, player.node, rng.choice(empty), *tokens[:1]]
        player.familiar = rng.choice([*places, rng.choice(tokens) if tokens else AT_HAND])
    if rng.random() < 0.2:
        s.players[1].familiar = s.players[0].node  # shared after a Teleportation
    for element in range(5):
        scrolls = [n for n in board.scroll_boxes if s.seals[n] >= 0]
        scrolls = [n for n in scrolls if SEAL_ELEMENT[s.seals[n]] == element]
        s.guardians[element] = rng.choice([AT_HAND, *scrolls])
    forget_board(s)
    return s


def by_names(s: Seals, seat: int) -> slow.Position:
    """The position as a seat sees it, for the slow implementation."""
    names = BOARDS[len(s.players)].names
    seals = {
        names[n]: (ELEMENT_WORDS[SEAL_ELEMENT[seal]], SEAL_STRENGTH[seal])
        for n, seal in enumerate(s.seals)
        if seal >= 0
    }
    is_scroll = {names[n] for n, seal in enumerate(s.seals) if seal >= ON_BOARD}
    familiars = [player.familiar for player in s.players]
    others = [player for other, player in enumerate(s.players) if other != seat]
    return slow.Position(
        players=len(s.players),
        mage=names[s.players[seat].node],
        tokens={n: seal for n, seal in seals.items() if n not in is_scroll},
        scrolls={n: seal for n, seal in seals.items() if n in is_scroll},
        figures=[names[player.node] for player in others]
        + [names[player.familiar] for player in others if player.familiar >= 0],
        familiars={names[n] for n in familiars if n >= 0},
        guarded={names[n] for n in s.guardians if n >= 0},
    )


def words(dice: list[int]) -> list[tuple[str, int]]:
    return [(ELEMENT_WORDS[die // 10], die % 10) for die in dice]


@rule("FS-REACH-13", "FS-REACH-1", "FS-REACH-2", "FS-REACH-3", "FS-REACH-6", "FS-BREAK-3")
@rule("FS-AMB-22")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_reach_and_sets_of_dice_equal_the_slow_ones(players: int) -> None:
    rng = Random(players)
    fresh = fresh_game(players)
    names = BOARDS[players].names
    for number in range(PART):
        s = random_position(fresh, rng)
        seat = rng.randrange(players)
        p = by_names(s, seat)
        reached = reach(s, seat)
        assert {names[n] for n in reached.targets} == slow.reachable(p)
        if number % 10 == 0:
            assert {names[n] for n in floor(s, seat)} == slow.walked(p) - other_niches(s, seat)
            for node in reached.targets:
                path = [names[n] for n in path_to(s, seat, node, NOTHING)]
                check_way(p, path)
                assert path[-1] == names[node]
        held = words(s.players[seat].dice)
        for node in rng.sample(reached.targets, min(3, len(reached.targets))):
            offered = [
                (colour_of_set(SETS[number]), pack_of_set(SETS[number]))
                for number in dice_sets(s, PayDice(seat, node, False, NOTHING))
            ]
            found = {(ELEMENT_WORDS[colour], *values(pack)) for colour, pack in offered}
            assert len(found) == len(offered)
            element, strength = (p.tokens | p.scrolls)[names[node]]
            assert found == slow.legal_sets(held, element, strength)
            assert bool(found) == (node in breakable(s, seat, [node]))


def other_niches(s: Seals, seat: int) -> set[str]:
    """Start niches are no floor for anyone but the mage that stands there."""
    board = BOARDS[len(s.players)]
    return {board.names[n] for n in board.starts if n != s.players[seat].node}


def check_way(p: slow.Position, path: list[str]) -> None:
    """It leads from the mage to the target, by open spaces, and no shorter one does."""
    beside = slow.neighbours(p.players)
    open_spaces = slow.walked(p)
    assert path[0] == p.mage
    assert all(b in beside[a] for a, b in pairwise(path))
    assert all(node in open_spaces for node in path[:-1])
    assert len(path) - 1 == slow.steps(p, path[-1])


@rule("FS-LEAP-1", "FS-LEAP-2", "FS-LEAP-3", "FS-TELE-1", "FS-TELE-2", "FS-SPEED-2", "FS-AMB-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_looking_ahead_equals_the_slow_way(players: int) -> None:
    rng = Random(100 + players)
    fresh = fresh_game(players)
    for _ in range(PART // 5):
        s = random_position(fresh, rng)
        seat = rng.randrange(players)
        p = by_names(s, seat)
        before = slow.reachable(p)
        seals = p.tokens | p.scrolls
        held = words(s.players[seat].dice)

        def payable(
            nodes: set[str],
            held: list[tuple[str, int]] = held,
            seals: dict[str, tuple[str, int]] = seals,
        ) -> set[str]:
            return {n for n in nodes if slow.legal_sets(held, *seals[n])}

        check_passing(s, seat, p, before, rng, payable)
        scroll = rng.choice(SPEEDS)
        element = ELEMENT_WORDS[ELEMENT_OF[scroll]]
        expected = set()
        for node in payable(before):
            second = slow.reachable(p.after_break(node))
            if any(element in ("mind", seals[n][0]) for n in second):
                expected.add(node)
        assert by_name(s, firsts(s, seat, scroll, reach(s, seat))) == expected


@rule("FS-REACH-11", "FS-BREAK-8", "FS-BREAK-9")
@pytest.mark.parametrize("circle", ["I", "II", "III", "IV"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_remembered_stays_true(players: int, circle: str) -> None:
    """Seals break, figures come and go, scrolls turn; what was remembered equals what is found.

    So it does in a copy taken before, as for taking a choice back.
    """
    rng = Random(f"{players} {circle}")
    s = begin(GAME, players, seed=players, options={"circle": circle}).state
    assert isinstance(s, Seals)
    while (seat := next_seat(s)) >= 0:
        before = s.copy()
        answer(GAME.rules, s, seat, rng.choice(options(GAME.rules, s, seat)))
        check_remembered(s)
        check_remembered(before)


def check_remembered(s: Seals) -> None:
    anew = s.copy()
    forget_board(anew)
    for player in anew.players:
        forget_faces(player)
    for seat in range(len(s.players)):
        assert face_up(s, seat) == face_up(anew, seat)
        known, found = reach(s, seat), reach(anew, seat)
        assert known.targets == found.targets
        assert (known.links, known.rooms) == (found.links, found.rooms)
        assert set(known.barred) == set(found.barred)
        assert floor(s, seat) == floor(anew, seat)
    area, fresh = s._area, anew._area
    assert area is not None
    assert fresh is not None
    assert (area.links, area.rooms) == (fresh.links, fresh.rooms)
    assert area.targets == fresh.targets


def check_passing(
    s: Seals,
    seat: int,
    p: slow.Position,
    before: set[str],
    rng: Random,
    payable: Callable[[set[str]], set[str]],
) -> None:
    names = BOARDS[len(s.players)].names
    reached = reach(s, seat)
    leap, teleportation = rng.choice(LEAPS), rng.choice(TELEPORTATIONS)
    element = ELEMENT_WORDS[ELEMENT_OF[leap]]
    leapt = {
        n
        for n in before
        if n in p.tokens and n not in p.familiars and element in ("mind", p.tokens[n][0])
    }
    assert by_name(s, things_to_pass(s, seat, leap, reached)) == leapt
    for node in things_to_pass(s, seat, leap, reached):
        absent = p.without_token(names[node])
        fresh = slow.reachable(absent) - before
        assert by_name(s, beyond(s, seat, leap, reached, node)) == payable(fresh)
        for target in beyond(s, seat, leap, reached, node)[:1]:
            path = [names[n] for n in path_to(s, seat, target, node)]
            check_way(absent, path)
            assert (names[node] in path, path[-1]) == (True, names[target])
    element = ELEMENT_WORDS[ELEMENT_OF[teleportation]]
    for passed in things_to_pass(s, seat, teleportation, reached):
        other, is_familiar = divmod(figure_passed(passed), 2)
        player = s.players[other]
        node = player.familiar if is_familiar else player.node
        absent = p.without_figure(names[node])
        fresh = slow.reachable(absent) - before
        fits = {n for n in fresh if element in ("mind", (p.tokens | p.scrolls)[n][0])}
        assert by_name(s, beyond(s, seat, teleportation, reached, passed)) == payable(fits)
        for target in beyond(s, seat, teleportation, reached, passed)[:1]:
            path = [names[n] for n in path_to(s, seat, target, passed)]
            check_way(absent, path)
            assert (names[node] in path, path[-1]) == (True, names[target])


def by_name(s: Seals, nodes: list[int]) -> set[str]:
    return {BOARDS[len(s.players)].names[n] for n in nodes}
