"""The environments keep the conventions of PettingZoo, Gymnasium and OpenSpiel."""

import copy
import random
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from spellhall.engine import BadOptions, IllegalChoice
from spellhall.envs.aec import SpellhallAEC
from spellhall.envs.single import SpellhallEnv
from spellhall.envs.table import Table

GAMES = [("stones", 3), ("bids", 2), ("together", 2), ("arcane_academy", 2)]


# -- PettingZoo ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_pettingzoos_own_test_passes(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice of the test about rendering and value ranges
        api_test(SpellhallAEC(game, players), num_cycles=300)


def test_the_same_seed_deals_the_same_game() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: SpellhallAEC("bids", 2), num_cycles=50)


def test_a_whole_game_shares_one_reward_among_the_winners() -> None:
    env = SpellhallAEC("arcane_academy", 3)
    env.reset(seed=5)
    total = 0.0
    pick = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total += reward
        if terminated or truncated:
            env.step(None)
        else:
            assert env.agent_selection == agent
            env.step(int(pick.choice(np.flatnonzero(observation["action_mask"]))))
    assert total == pytest.approx(1.0)
    assert env.agents == []


def test_a_masked_action_is_refused() -> None:
    env = SpellhallAEC("stones", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="action 100 is masked; there are 3 options"):
        env.step(100)


def test_only_the_seat_that_is_asked_has_actions() -> None:
    env = SpellhallAEC("stones", 2)
    env.reset(seed=1)
    assert env.observe("seat_0")["action_mask"].sum() == 3
    assert list(env.observe("seat_0")["codes"][:4]) == [1, 2, 3, -1]
    assert env.observe("seat_1")["action_mask"].sum() == 0


# -- Gymnasium -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_gymnasiums_own_test_passes(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice about infinite bounds
        check_env(SpellhallEnv(game, players), skip_render_check=True)


@pytest.mark.parametrize("seat", [0, 1])
def test_one_agent_plays_a_whole_game_among_bots(seat: int) -> None:
    env = SpellhallEnv("arcane_academy", 2, ["random"], seat=seat)
    observation, _ = env.reset(seed=3)
    over = False
    reward = -1.0
    while not over:
        assert observation["action_mask"].any()
        observation, reward, over, truncated, _ = env.step(np.int64(1))
        assert not truncated
    assert reward in (0.0, 0.5, 1.0)


def test_a_wrong_seat_or_bot_is_refused() -> None:
    with pytest.raises(BadOptions, match="there is no seat 4"):
        SpellhallEnv("stones", 2, seat=4)
    with pytest.raises(BadOptions, match="2 opponents are needed, not 3"):
        SpellhallEnv("stones", 3, ["random"] * 3)
    with pytest.raises(BadOptions, match="there is no bot 'deep'"):
        SpellhallEnv("stones", 2, ["deep"])


# -- OpenSpiel -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_openspiel_plays_the_game_to_its_end(game_id: str, players: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from spellhall.envs.openspiel import register

    game = pyspiel.load_game(f"{register(game_id)}(players={players})")
    assert game.num_players() == players
    state = game.new_initial_state()
    rng = random.Random(1)
    assert state.is_chance_node()
    state.apply_action(7)
    while not state.is_terminal():
        actions = state.legal_actions()
        assert state.action_to_string(state.current_player(), actions[0])
        state.apply_action(rng.choice(actions))
    assert all(0.0 <= share <= 1.0 for share in state.returns())
    assert len(state.observation_tensor(0)) == 1024


def test_a_clone_in_openspiel_plays_on_alone() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from spellhall.envs.openspiel import register

    game = pyspiel.load_game(register("stones"))
    state = game.new_initial_state()
    state.apply_action(0)
    twin = state.clone()
    twin.apply_action(2)
    assert twin.current_player() == 1
    assert state.current_player() == 0
    assert str(state) != str(twin)


# -- what they share -----------------------------------------------------------------------------


def test_an_observation_tells_nothing_that_the_seat_cannot_see() -> None:
    table = Table("arcane_academy", 3)
    rng = random.Random(1)
    for _ in range(60):
        table.act(rng.randrange(len(table.codes(table.seat))))
        for seat in range(3):
            other = table.copy()
            table.game.redeal(other.state, seat, rng, frozenset())
            assert other.vector(seat) == table.vector(seat)
            assert other.view(seat) == table.view(seat)


def test_a_copy_of_a_table_is_independent() -> None:
    table = Table("stones", 2)
    twin = copy.deepcopy(table)
    twin.act(0)
    assert twin.seat == 1
    assert table.seat == 0
    assert table.vector(0) != twin.vector(0)


def test_options_beyond_the_action_space_are_cut_off() -> None:
    table = Table("stones", 2, actions=2)
    assert table.codes(0) == [1, 2]
