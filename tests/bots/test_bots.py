"""Bots choose legally, honestly and, where it can be known, well."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from spellhall import bots
from spellhall.bots.plan import Planner
from spellhall.bots.search import Effort, Search
from spellhall.engine import Advice, BadOptions, Game, Level, answer, begin, next_seat, options
from spellhall.engine.machine.state import State
from tests.bots.small_games import BIDS, STONES, TOGETHER, Bidding, Heap

GAMES = [STONES, BIDS, TOGETHER]
NAMES = ["random", "greedy", "search", "apprentice", "adept", "archmage"]


def opened(game: Game, players: int = 2, seed: int = 1) -> State:
    state = begin(game, players, seed).state
    state.watched = False
    return state


def stones(left: int, players: int = 2) -> State:
    state = opened(STONES, players)
    assert isinstance(state, Heap)
    state.left = left
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("name", NAMES)
def test_every_bot_plays_every_game_to_its_end(game: Game, name: str) -> None:
    rng = Random(1)
    for players in game.players:
        s = opened(game, players)
        for _ in range(200):
            seat = next_seat(s)
            if seat < 0:
                break
            code = bots.choose(game, s, seat, name, rng)
            assert code in options(game.rules, s, seat)
            answer(game.rules, s, seat, code)
        assert next_seat(s) == -1


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_thinking_changes_nothing_on_the_table(game: Game, name: str) -> None:
    s = opened(game)
    before = game.codec.encode(s)
    bots.choose(game, s, next_seat(s), name, Random(2))
    assert game.codec.encode(s) == before


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_generator_gives_the_same_choice(game: Game, name: str) -> None:
    s = opened(game)
    chosen = {bots.choose(game, s, next_seat(s), name, Random(3)) for _ in range(3)}
    assert len(chosen) == 1


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(name: str) -> None:
    for seed in range(20):
        s = opened(BIDS, 3, seed)
        assert isinstance(s, Bidding)
        answer(BIDS.rules, s, 0, s.hands[0][0])  # face down: the others must not know it
        other = s.copy()
        BIDS.redeal(other, 1, Random(seed), frozenset())
        assert other.hands != s.hands
        chosen = [bots.choose(BIDS, state, 1, name, Random(seed)) for state in (s, other)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10])
def test_search_finds_the_winning_number_of_stones(left: int) -> None:
    assert bots.choose(STONES, stones(left), 0, "archmage", Random(left)) == left % 4


@pytest.mark.parametrize("left", [1, 2, 3])
def test_greedy_takes_the_last_stones(left: int) -> None:
    assert bots.choose(STONES, stones(left), 0, "greedy", Random(left)) == left


def test_search_with_three_seats_lets_every_seat_go_for_itself() -> None:
    # Taking 3 leaves the next seat the win, taking 2 leaves it to the third; taking 1 leaves the
    # next seat without one, and then the first seat may still win.
    assert bots.choose(STONES, stones(6, players=3), 0, "archmage", Random(4)) == 1
    assert bots.choose(STONES, stones(3, players=3), 0, "archmage", Random(4)) == 3


@pytest.mark.parametrize("players", [1, 2, 4])
def test_search_helps_its_partners_in_a_game_won_together(players: int) -> None:
    s = opened(TOGETHER, players)
    rng = Random(5)
    while (seat := next_seat(s)) >= 0:
        answer(TOGETHER.rules, s, seat, bots.choose(TOGETHER, s, seat, "archmage", rng))
    assert TOGETHER.result(s).ending == "exact"


def test_a_seat_that_is_not_first_in_line_may_choose_first() -> None:
    s = opened(BIDS, 3)
    for name in NAMES:
        assert bots.choose(BIDS, s, 2, name, Random(6)) in options(BIDS.rules, s, 2)


def test_the_tree_stops_growing_at_its_cap() -> None:
    search = Search(STONES, stones(10), 0, Random(7), Effort(500, 0.0, 20, 1, 0.6, 0, 1))
    search.run()
    assert search.grown == 20
    assert search.done == 500


def test_a_budget_of_time_ends_the_search() -> None:
    search = Search(STONES, stones(10), 0, Random(8), Effort(10_000_000, 0.05, 1000, 1, 0.6, 5, 8))
    search.run()
    assert 0 < search.done < 10_000_000


def test_an_unknown_bot_gets_the_names_there_are() -> None:
    with pytest.raises(BadOptions, match="no bot 'wizard'; bots: random, greedy, search, app"):
        bots.choose(STONES, stones(9), 0, "wizard", Random(9))


# -- With a game's advice --------------------------------------------------------------------------


def advised(noise: float = 0.0) -> Game:
    """Stones where the bots are advised never to take a single one."""
    advice = Advice(
        sensible=lambda s, seat, codes: codes[1:] or codes,
        settled=lambda s: True,
        goes_on=lambda s, seat: False,
    )
    planner = Level("planner", "Planner", "", "greedy", {"beam": 2, "depth": 3, "noise": noise})
    return replace(STONES, advice=advice, levels=(planner,))


def test_a_planning_bot_looks_at_advised_options_only() -> None:
    assert bots.choose(STONES, stones(1), 0, "greedy", Random(1)) == 1
    for seed in range(10):
        for noise in (0.0, 1.0):
            assert bots.choose(advised(noise), stones(9), 0, "planner", Random(seed)) in (2, 3)


def test_a_planning_bot_takes_the_win_at_hand() -> None:
    assert bots.choose(advised(), stones(2), 0, "planner", Random(1)) == 2
    assert bots.choose(advised(), stones(3), 0, "planner", Random(1)) == 3


def test_a_plan_follows_what_is_not_settled_to_its_end() -> None:
    # Nothing is settled before the heap is empty, so the plan sees who takes the last stone: the
    # other seat is expected to take two, the first of its advised options.
    game = advised()
    assert game.advice is not None
    patient = replace(game, advice=replace(game.advice, settled=lambda s: False))
    for seed in range(5):
        assert bots.choose(patient, stones(5), 0, "planner", Random(seed)) == 2


def test_a_turn_that_luck_crowds_out_of_one_redeal_is_not_lost_for_all() -> None:
    # To take one ends the turn. To take two is better each time; to take three is far better in
    # every other redeal, so that a narrow plan does not see there how a turn with two would end.
    luck = [False]

    def redeal(s: Any, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
        luck[0] = not luck[0]
        s.winner = int(luck[0])

    def promising(s: Any, seat: int) -> float:
        return {9: 0.5, 8: 0.55, 5: 0.6}.get(s.left, 0.9 if s.winner else 0.1)

    advice = Advice(
        sensible=lambda s, seat, codes: codes if s.left == 10 else codes[2:],
        settled=lambda s: True,
        goes_on=lambda s, seat: s.left in (8, 7),
    )
    options = {"beam": 1, "depth": 2, "redeals": 2}
    planner = Level("planner", "Planner", "", "greedy", options)
    game = replace(TOGETHER, advice=advice, levels=(planner,), redeal=redeal, evaluate=promising)
    assert bots.choose(game, opened(game, players=1), 0, "planner", Random(1)) == 2


def test_a_turn_that_was_not_followed_counts_for_less_than_any_that_was() -> None:
    # One ends the turn, three fills the narrow beam; two looks better than one, but was left.
    advice = Advice(
        sensible=lambda s, seat, codes: codes,
        settled=lambda s: True,
        goes_on=lambda s, seat: s.left in (8, 7),
    )
    worth = {9: 0.5, 8: 0.55, 7: 0.9}
    game = replace(TOGETHER, advice=advice, evaluate=lambda s, seat: worth.get(s.left, 0.6))
    state = opened(game, players=1)
    codes = options(game.rules, state, 0)
    one, two, three = Planner(game, advice, seat=0, beam=1, depth=2, positions=1).plan(
        state, codes, 0.0
    )
    assert two < one < three


def test_without_advice_the_greedy_bot_plans_nothing() -> None:
    planner = Level("planner", "Planner", "", "greedy", {"beam": 2})
    game = replace(STONES, levels=(planner,))
    for left in (1, 2, 3):
        assert bots.choose(game, stones(left), 0, "planner", Random(1)) == left
