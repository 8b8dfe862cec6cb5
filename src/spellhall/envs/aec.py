"""PettingZoo: every seat is an agent, and agents act one after the other."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from spellhall.engine import Options
from spellhall.envs.table import ACTIONS, FEATURES, Table

Observation = dict[str, NDArray[Any]]


def observation_space(actions: int, features: int) -> spaces.Space[Any]:
    """Vector, codes of the options and mask of the actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (features,), np.float32),
            "codes": spaces.Box(-(2**31), 2**31 - 1, (actions,), np.int32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def observed(table: Table, seat: int) -> Observation:
    """What a seat observes now."""
    codes = table.codes(seat)
    known = np.full(table.actions, -1, np.int32)
    known[: len(codes)] = codes
    mask = np.zeros(table.actions, np.int8)
    mask[: len(codes)] = 1
    return {
        "observation": np.asarray(table.vector(seat), np.float32),
        "codes": known,
        "action_mask": mask,
    }


class SpellhallAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A table of any game; the reward comes at the end: 1 shared among the winners, 0 otherwise.

    In a game won together every agent gets the whole 1.
    """

    metadata = {"render_modes": [], "name": "spellhall_v0", "is_parallelizable": False}

    def __init__(
        self,
        game_id: str,
        players: int,
        options: Options | None = None,
        actions: int = ACTIONS,
        features: int = FEATURES,
    ) -> None:
        super().__init__()
        self.table = Table(game_id, players, options, actions, features)
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.observation_spaces = {
            agent: observation_space(actions, features) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(actions, seed=seat)
            for seat, agent in enumerate(self.possible_agents)
        }
        self._generator = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same one."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.table.deal(int(self._generator.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, self.table.seat)]

    def observe(self, agent: str) -> Observation:
        """What the agent may know, never more."""
        return observed(self.table, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Make the selected agent's choice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is alive must act"
        self._cumulative_rewards[agent] = 0.0
        self.table.act(int(action))
        seat = self.table.seat
        if seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.table.shares(), strict=True))
        elif self.table.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self.agent_selection = self._deads_step_first()
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing: the hall draws better."""

    def close(self) -> None:
        """Nothing is held open."""
