"""OpenSpiel: the games as Python games of `pyspiel`.

    from spellhall.envs.openspiel import register
    register("arcane_academy")
    game = pyspiel.load_game("spellhall_arcane_academy(players=3)")

The one chance node at the root picks one of a number of deals; from there the game's own
generator, which belongs to the deal, answers for every draw and roll.
"""

from typing import Any

import numpy as np
import pyspiel

from spellhall.envs.table import ACTIONS, FEATURES, MOST_DECISIONS, Table
from spellhall.games import find

DEALS = 1000
PREFIX = "spellhall_"


def register(game_id: str) -> str:
    """Make a game known to pyspiel and return the name under which it can be loaded."""
    name = PREFIX + game_id
    if name in pyspiel.registered_names():
        return name
    game = find(game_id)
    utility = pyspiel.GameType.Utility
    kind = pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.together else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "deals": DEALS},
    )

    class Registered(SpellhallGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_id, kind, params or {})

    pyspiel.register_game(kind, Registered)
    return name


class SpellhallGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its number of players."""

    def __init__(self, game_id: str, kind: Any, params: dict[str, Any]) -> None:
        self.game_id = game_id
        self.players = int(params.get("players", find(game_id).players[0]))
        self.deals = int(params.get("deals", DEALS))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpellhallState":
        """Before the deal."""
        return SpellhallState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SpellhallObserver":
        """What a player sees, as a tensor and as a text."""
        return SpellhallObserver()


class SpellhallState(pyspiel.State):  # type: ignore[misc]
    """A position; the first action is chance's choice of a deal."""

    def __init__(self, game: SpellhallGame) -> None:
        super().__init__(game)
        self.table = Table(game.game_id, game.players)
        self.deals = game.deals
        self.dealt = False

    def current_player(self) -> int:
        """Chance first, then the seat that must choose."""
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.seat
        return seat if seat >= 0 and not self.table.cut_off else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are equally likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.table.codes(player))))

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.table.act(action)
        else:
            self.table.deal(action)
            self.dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return f"option {action} (code {self.table.codes(player)[action]})"

    def is_terminal(self) -> bool:
        """Whether the game is over or was cut off."""
        return self.dealt and (self.table.seat < 0 or self.table.cut_off)

    def returns(self) -> list[float]:
        """The share of the win of every seat."""
        return self.table.shares() if self.dealt else [0.0] * self.table.players

    def __str__(self) -> str:
        return self.table.game.codec.encode(self.table.state) if self.dealt else "before the deal"


class SpellhallObserver:
    """What `observation_tensor` and `observation_string` are made by."""

    def __init__(self) -> None:
        self.tensor = np.zeros(FEATURES, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpellhallState, player: int) -> None:
        """Fill the tensor with what the player sees."""
        self.tensor[:] = state.table.vector(player)

    def string_from(self, state: SpellhallState, player: int) -> str:
        """What the player sees, as text."""
        return repr(state.table.view(player)) if state.dealt else "before the deal"
