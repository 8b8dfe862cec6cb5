"""What all environments share: a game in progress with actions and observations as numbers.

**Actions.** An action is an index into the list of options of the open question. The list has a
stable order for a given position, but its length changes, so the action space has a fixed size
and a mask says which indexes count now. `codes` tells for every index the engine's code of the
option, which means the same thing whenever the same kind of question is asked. A list longer than
the action space is cut off: the last options cannot be chosen.

**Observations.** The view of a seat, which holds what that seat may see and nothing else, is
hashed into a vector of fixed length: every number of the view is added at the place of its path,
every text counts 1 at the place of its path and value. A list of texts is counted without its
order; of other lists the position is part of the path. `view` gives the same as plain data.
"""

from functools import cache
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from spellhall.bots.playout import shares
from spellhall.engine import (
    Game,
    IllegalChoice,
    Options,
    State,
    answer,
    begin,
    next_seat,
    options,
)
from spellhall.games import find

ACTIONS = 512  # size of the action space
FEATURES = 1024  # length of an observation
MOST_DECISIONS = 50_000  # then a game is cut off


class Table:
    """A game in progress, without events and texts."""

    def __init__(
        self,
        game_id: str,
        players: int,
        game_options: Options | None = None,
        actions: int = ACTIONS,
        features: int = FEATURES,
    ) -> None:
        self.game: Game = find(game_id)
        self.players = players
        self.game_options = game_options
        self.actions = actions
        self.features = features
        self.state: State
        self.decisions = 0
        self.deal(0)

    def deal(self, seed: int | str) -> None:
        """Begin a new game."""
        self.state = begin(self.game, self.players, seed, self.game_options).state
        self.state.watched = False
        self.decisions = 0

    def copy(self) -> "Table":
        """An independent table that plays as this one."""
        made = Table.__new__(Table)
        made.__dict__.update(self.__dict__)
        made.state = self.state.copy()
        return made

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        return self.copy()

    @property
    def seat(self) -> int:
        """Who must choose; -1 when the game is over."""
        return next_seat(self.state)

    @property
    def cut_off(self) -> bool:
        """Whether the game took too long."""
        return self.decisions >= MOST_DECISIONS

    def codes(self, seat: int) -> list[int]:
        """The engine's codes of the seat's options, by action; empty when it is not asked."""
        if seat != self.seat:
            return []
        return options(self.game.rules, self.state, seat)[: self.actions]

    def act(self, action: int) -> None:
        """Make the choice with this index for the seat that must choose."""
        seat = self.seat
        codes = self.codes(seat)
        if not 0 <= action < len(codes):
            reason = f"action {action} is masked; there are {len(codes)} options"
            raise IllegalChoice(str(action), [], reason if seat >= 0 else "the game is over")
        self.choose(codes[action])

    def choose(self, code: int) -> None:
        """Make a choice by its code."""
        answer(self.game.rules, self.state, self.seat, code)
        self.decisions += 1

    def shares(self) -> list[float]:
        """What each seat got: 1 shared among the winners; all 0 while nobody has won."""
        return shares(self.game, self.state) if self.seat < 0 else [0.0] * self.players

    def view(self, seat: int) -> Any:
        """What the seat sees, as dicts, lists and scalars."""
        return msgspec.to_builtins(self.game.sight(self.state, seat), enc_hook=str)

    def vector(self, seat: int) -> list[float]:
        """What the seat sees, hashed into numbers."""
        found = [0.0] * self.features
        _hash(self.view(seat), "", found)
        found[_place(f"asked={self.seat == seat}", self.features)] += 1.0
        return found


def new_seed(rng: Random) -> str:
    """A seed for one game."""
    return f"{rng.getrandbits(64):016x}"


def _hash(value: Any, path: str, found: list[float]) -> None:
    if isinstance(value, bool | int | float):
        found[_place(path, len(found))] += float(value)
    elif isinstance(value, str):
        found[_place(f"{path}={value}", len(found))] += 1.0
    elif isinstance(value, dict):
        for key, item in value.items():
            _hash(item, f"{path}.{key}", found)
    elif isinstance(value, list | tuple):
        for i, item in enumerate(value):
            _hash(item, f"{path}[]" if isinstance(item, str) else f"{path}[{i}]", found)


@cache
def _place(path: str, size: int) -> int:
    return crc32(path.encode()) % size
