"""The bots of Wiz-War: what they see in a position, their honesty, and how they play."""

from random import Random
from time import process_time

import pytest

from spellhall import bots
from spellhall.bots.playout import play_randomly
from spellhall.engine import State, answer, begin, next_seat, options, redealt
from spellhall.games.wiz_war import GAME
from spellhall.games.wiz_war.bot.advice import sensible, settled
from spellhall.games.wiz_war.bot.evaluate import evaluate
from spellhall.games.wiz_war.bot.race import (
    SPARE,
    Distances,
    Race,
    shortest_without_each,
    shut_doors_of,
)
from spellhall.games.wiz_war.state.numbers import CARRIED
from spellhall.games.wiz_war.state.state import Duel
from spellhall.lab import simulate
from tests.games.wiz_war.tables import Arena, arena, duel

THINKERS = ["adept", "archmage"]
LEVELS = ["apprentice", "adept", "archmage"]


def after(decisions: int, seed: int, players: int = 2) -> Duel:
    """A position some random choices into a game."""
    s: State = begin(GAME, players, seed).state
    s.watched = False
    play_randomly(GAME.rules, s, Random(seed), decisions)
    assert isinstance(s, Duel)
    return s


def choice(table: Arena, name: str, level: str, seed: int = 1) -> str:
    """What a bot of this level does in the place of a player."""
    seat = table.seat(name)
    code = bots.choose(GAME, table.state, seat, level, Random(seed))
    return next(option.text for option in table.match.options(seat) if option.code == code)


def turn_of(table: Arena, name: str, level: str) -> list[str]:
    """Let a bot play one turn out, all others passing; what it chose."""
    chosen: list[str] = []
    turn = table.state.turn_number
    while not table.match.is_over and table.state.turn_number == turn:
        seat = table.match.awaited()[0]
        if seat == table.seat(name):
            chosen.append(choice(table, name, level, len(chosen)))
            table.match.play(chosen[-1], seat)
        else:
            table.match.play(table.match.options(seat)[0], seat)
    return chosen


def steps(s: Duel, seat: int) -> int:
    return Race(s, seat, Distances(s, seat, shut_doors_of(s))).steps


# -- The evaluation --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_evaluation_is_a_chance_to_win(players: int) -> None:
    for seed in range(8):
        s = after(25 * seed, seed, players)
        for seat in range(players):
            assert 0.0 <= evaluate(s, seat) <= 1.0


def test_life_cards_and_treasures_are_good_to_have() -> None:
    for seed in range(6):
        s = after(60, seed)
        healthier, poorer, richer = s.copy(), s.copy(), s.copy()
        healthier.players[0].life += 1
        s.players[0].hand.append(s.piles[0].deck[0])
        richer.treasures[2] = Distances(s, 0, []).home
        assert evaluate(poorer, 0) < evaluate(s, 0)
        assert evaluate(healthier, 0) > evaluate(poorer, 0)
        assert evaluate(healthier, 1) < evaluate(poorer, 1)
        assert evaluate(richer, 0) > evaluate(poorer, 0)
        assert evaluate(richer, 1) < evaluate(poorer, 1)


def test_the_hand_of_a_rival_counts_by_its_size_alone() -> None:
    s = after(0, 3)
    other = s.copy()
    other.players[1].hand, other.piles[0].deck = (
        other.piles[0].deck[:5],
        other.players[1].hand + other.piles[0].deck[5:],
    )
    assert len(s.players[1].hand) == 5
    assert evaluate(other, 0) == evaluate(s, 0)


def test_the_race_counts_steps_there_and_back() -> None:
    near = duel(at="f1", treasures={"blue-1": "f1", "blue-2": "j1"})
    far = duel(at="e1", treasures={"blue-1": "f1", "blue-2": "j1"})
    assert steps(near.state, 0) < steps(far.state, 0)
    carried = near.state.copy()
    carried.treasures[2] = CARRIED
    assert steps(carried, 0) < steps(near.state, 0)


def test_the_shortest_trips_without_one_of_them_are_those_of_all_the_others() -> None:
    rng = Random(1)
    for _ in range(500):
        trips = [rng.randrange(2, 60) for _ in range(rng.randrange(1, 9))]
        number = rng.randrange(5)
        found = shortest_without_each(sorted(trips), number, trips)
        for left_out in range(len(trips)):
            others = sorted(trips[:left_out] + trips[left_out + 1 :]) + [SPARE] * number
            assert found[left_out] == sum(others[:number]), (trips, number, left_out)


def test_a_wall_in_the_way_makes_the_race_longer() -> None:
    free = arena([{"at": "e3", "carries": "blue-1"}, {}])
    walled = arena(
        [{"at": "e3", "carries": "blue-1"}, {}],
        things=[{"kind": "block", "card": "stone-block", "at": "c2", "owner": 1}],
    )
    assert steps(walled.state, 0) >= steps(free.state, 0)


def test_a_bot_with_energy_to_spare_makes_itself_a_danger_to_be_near() -> None:
    told = choice(duel("disease energy-5 energy-4", bob="d1"), "alice", "adept")
    assert told == "cast disease"


# -- Honesty ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_rest_on_what_the_seat_cannot_see(level: str) -> None:
    asked = 0
    for seed in range(6):
        s = after(30 + 17 * seed, seed)
        seat = next_seat(s)
        other = redealt(GAME, s, seat, Random(seed))
        assert isinstance(other, Duel)
        assert other.players[1 - seat].hand != s.players[1 - seat].hand or not other.players[1].hand
        chosen = {bots.choose(GAME, one, seat, level, Random(1)) for one in (s, other)}
        assert len(chosen) == 1
        asked += len(options(GAME.rules, s, seat)) > 1
    assert asked >= 4


@pytest.mark.parametrize("level", LEVELS)
def test_an_answer_does_not_rest_on_the_hand_of_the_attacker(level: str) -> None:
    table = duel("fireball backlash", "full-shield shield", at="e3", bob="f3")
    table.play("alice: cast fireball", "alice: at @1")
    other = redealt(GAME, table.state, 1, Random(5))
    chosen = {bots.choose(GAME, one, 1, level, Random(2)) for one in (table.state, other)}
    assert len(chosen) == 1


# -- Advice ----------------------------------------------------------------------------------------


def test_the_advice_keeps_some_option_of_every_question() -> None:
    for seed in range(6):
        s = after(0, seed, 2 + seed % 4)
        rng = Random(seed)
        for _ in range(250):
            seat = next_seat(s)
            if seat < 0:
                break
            codes = options(GAME.rules, s, seat)
            advised = sensible(s, seat, codes)
            assert advised
            assert set(advised) <= set(codes)
            answer(GAME.rules, s, seat, rng.choice(codes))


def test_a_spell_in_the_air_is_not_settled() -> None:
    table = duel("fireball", "full-shield", at="e3", bob="f3")
    assert settled(table.state)
    table.play("alice: cast fireball")
    assert not settled(table.state)
    table.play("alice: at @1")
    assert not settled(table.state)
    table.do("bob: pass")
    assert settled(table.state)


# -- Play ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", THINKERS)
def test_a_treasure_near_home_is_brought_home(level: str) -> None:
    table = arena([{"at": "c1", "carries": "blue-1"}, {"at": "j5"}])
    chosen = turn_of(table, "alice", level)
    assert "drop-treasure" in chosen
    assert table.treasure(2) == "c3"
    assert table.points("alice") == 1


@pytest.mark.parametrize("level", THINKERS)
def test_the_last_treasure_wins_the_game(level: str) -> None:
    table = arena(
        [{"at": "c1", "carries": "blue-1"}, {"at": "e1"}],
        treasures={"blue-2": "c3"},
    )
    turn_of(table, "alice", level)
    assert table.match.result is not None
    assert table.match.result.places[0].won


@pytest.mark.parametrize("level", THINKERS)
def test_a_treasure_in_reach_is_taken(level: str) -> None:
    table = arena([{"at": "e3"}, {"at": "j5"}], treasures={"blue-1": "f3"})
    turn_of(table, "alice", level)
    assert table.treasure(2) == "@0"


@pytest.mark.parametrize("level", THINKERS)
def test_a_relic_is_put_down_for_a_treasure(level: str) -> None:
    table = arena(
        [{"at": "f3", "items": ["eye-of-horus"]}, {"at": "j5"}],
        treasures={"blue-1": "f3"},
        schools=["mythology", "conjuring", "elemental"],
    )
    chosen = turn_of(table, "alice", level)
    assert "drop eye-of-horus" in chosen
    assert table.treasure(2) == "@0"


@pytest.mark.parametrize("level", THINKERS)
def test_what_makes_fast_is_put_down_for_a_treasure_too(level: str) -> None:
    table = arena(
        [{"at": "f3", "items": ["hermes-sandals"]}, {"at": "j5"}],
        treasures={"blue-1": "f3"},
        schools=["mythology", "conjuring", "elemental"],
    )
    assert "drop hermes-sandals" in turn_of(table, "alice", level)
    assert table.treasure(2) == "@0"


@pytest.mark.parametrize("relic", ["eye-of-horus", "thors-hammer", "hermes-sandals"])
@pytest.mark.parametrize("level", THINKERS)
def test_a_relic_is_taken_up_while_treasures_are_far(level: str, relic: str) -> None:
    table = arena(
        [{"at": "c3", "hand": [relic]}, {"at": "j5"}],
        schools=["mythology", "conjuring", "elemental"],
    )
    assert f"play {relic}" in turn_of(table, "alice", level)


@pytest.mark.parametrize("level", THINKERS)
def test_an_energy_card_carries_a_wizard_home(level: str) -> None:
    table = arena(
        [{"at": "e3", "carries": "blue-1", "hand": ["energy-6"]}, {"at": "j5"}],
        treasures={"blue-2": "c3"},
        mp=0,
    )
    assert "boost energy-6" in turn_of(table, "alice", level)
    assert table.match.is_over


@pytest.mark.parametrize("level", THINKERS)
def test_a_rival_in_sight_is_attacked_and_felled(level: str) -> None:
    table = duel("fireball", at="e3", bob="f3", enemy={"life": 4})
    turn_of(table, "alice", level)
    assert table.match.is_over
    assert table.match.result is not None
    assert table.match.result.places[0].won


@pytest.mark.parametrize("level", THINKERS)
def test_an_attack_is_not_wasted_on_walls(level: str) -> None:
    table = duel("fireball ka-bong", at="a1", bob="h3", mp=0)
    assert not table.sees("a1", "h3")
    chosen = turn_of(table, "alice", level)
    assert not [text for text in chosen if text.startswith(("cast", "punch"))]
    assert "fireball" in table.hand("alice")


@pytest.mark.parametrize("level", THINKERS)
def test_a_bolt_that_would_hit_its_caster_alone_is_not_cast(level: str) -> None:
    table = duel("lightning-bolt energy-5", at="a1", bob="h3", mp=0)
    chosen = turn_of(table, "alice", level)
    assert not [text for text in chosen if text.startswith("cast lightning-bolt")]
    assert table.life("alice") == 15


@pytest.mark.parametrize("level", THINKERS)
def test_a_deadly_attack_is_countered(level: str) -> None:
    table = duel("fireball", "full-shield", at="e3", bob="f3", enemy={"life": 4})
    table.play("alice: cast fireball", "alice: at @1")
    assert choice(table, "bob", level) == "answer full-shield"


@pytest.mark.parametrize("level", THINKERS)
def test_a_counter_is_kept_when_little_is_at_stake(level: str) -> None:
    table = duel("around-the-corner", "negate-neutral", at="e3", bob="f3")
    table.play("alice: cast around-the-corner")
    assert choice(table, "bob", level) == "pass"


@pytest.mark.parametrize("level", THINKERS)
def test_cards_are_drawn_at_the_end_of_a_turn(level: str) -> None:
    table = duel("", "", at="a1", bob="j5")
    turn_of(table, "alice", level)
    assert len(table.hand("alice")) == 2


# -- Whole games -----------------------------------------------------------------------------------


def test_the_adept_wins_by_points_or_by_the_sword_against_random_play() -> None:
    report = simulate("wiz_war", 2, 4, ["adept", "random"], seed=1)
    assert report.unfinished == 0
    assert report.wins_by_bot["adept"] >= 3
    assert {outcome.ending for outcome in report.outcomes} <= {
        "victory_points",
        "last_wizard_standing",
    }


def test_a_short_budget_of_time_is_kept() -> None:
    s = after(0, 4, 5)
    began = process_time()
    code = bots.choose(GAME, s, next_seat(s), "archmage", Random(1), budget_seconds=0.001)
    spent = process_time() - began
    began = process_time()
    assert code in options(GAME.rules, s, next_seat(s))
    bots.choose(GAME, s, next_seat(s), "archmage", Random(1))
    assert spent < process_time() - began


def test_the_levels_are_three_and_named_alike_in_every_game() -> None:
    assert [level.id for level in GAME.levels] == LEVELS
    for level in GAME.levels:
        assert bots.find_level(GAME, level.id) is level
