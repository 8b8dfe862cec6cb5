"""Gymnasium: one seat learns, bots play the others."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np

from spellhall import bots
from spellhall.engine import BadOptions, Options
from spellhall.envs.aec import Observation, observation_space, observed
from spellhall.envs.table import ACTIONS, FEATURES, Table


class SpellhallEnv(gymnasium.Env[Observation, np.int64]):
    """A table at which one agent sits among bots.

    The reward comes at the end: the agent's share of the win. An action that the mask forbids is
    taken modulo the number of options, so that learners without a mask can play as well.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game_id: str,
        players: int,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        options: Options | None = None,
        actions: int = ACTIONS,
        features: int = FEATURES,
    ) -> None:
        self.table = Table(game_id, players, options, actions, features)
        if seat not in range(players):
            raise BadOptions(f"there is no seat {seat}; seats: 0 to {players - 1}")
        if len(opponents) not in (1, players - 1):
            raise BadOptions(
                f"one bot for all or {players - 1} opponents are needed, not {len(opponents)}"
            )
        for bot in opponents:
            bots.find_level(self.table.game, bot)
        names = list(opponents) * (players - 1) if len(opponents) == 1 else list(opponents)
        others = [other for other in range(players) if other != seat]
        self.seat = seat
        self.opponents = dict(zip(others, names, strict=True))
        self.action_space = gymnasium.spaces.Discrete(actions)
        self.observation_space = observation_space(actions, features)
        self._bots_rng = Random(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the others play up to the agent's first choice."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**62))
        self._bots_rng = Random(dealt)
        self.table.deal(dealt)
        self._let_others_play()
        return observed(self.table, self.seat), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the agent's choice and let the others play up to its next one."""
        count = len(self.table.codes(self.seat))
        if count:
            self.table.act(int(action) % count)
            self._let_others_play()
        over = self.table.seat < 0
        reward = self.table.shares()[self.seat]
        cut_off = self.table.cut_off and not over
        return observed(self.table, self.seat), reward, over, cut_off, {}

    def _let_others_play(self) -> None:
        table = self.table
        while table.seat >= 0 and table.seat != self.seat and not table.cut_off:
            bot = self.opponents[table.seat]
            table.choose(bots.choose(table.game, table.state, table.seat, bot, self._bots_rng))
