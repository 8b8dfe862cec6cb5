"""A choice tried out on deals that its seat cannot tell from the true one.

Nothing here looks at what is hidden: the deals follow from what the seat knows and from a fixed
generator, so whoever knows the same gets the same.
"""

from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from spellhall.engine.game import Game
from spellhall.engine.machine import stack
from spellhall.engine.machine.state import State
from spellhall.engine.match import redealt


@dataclass(frozen=True)
class Try:
    """One deal, the choice made on it, and how far nothing of it hangs on chance."""

    before: State
    after: State
    sure: State  # the last state up to which all follows from what the seat knows
    told: int  # events that the seat was told up to there
    whole: bool  # that is the end of it
    chance: tuple[int, ...]  # what chance was asked for
    way: tuple[State, ...] = ()  # as each event left it, up to there, in a try that was filmed


def sight(game: Game, state: State, seat: int) -> Any:
    """What a seat sees of a state, as plain values: the tree that patches speak of."""
    return msgspec.to_builtins(game.sight(state, seat))


def tried(game: Game, true: State, seat: int, code: int, number: int, filmed: bool) -> Try:
    """The choice on the deal with that number; `filmed`: also how far it is sure."""
    before = redealt(game, true, seat, Random(number))
    after = before.copy()
    after.watched = after.filmed = filmed
    noted: list[int] = []
    after.chance.noted = noted
    stack.answer(game.rules, after, seat, code)
    hidden = frozenset(game.hidden(before, seat))
    if _nothing_came_out(game, hidden, after, seat):
        way = tuple(event.left for event in after.events if event.left is not None)
        return Try(before, after, sure=after, told=0, whole=True, chance=tuple(noted), way=way)
    sure, told = before, 0
    way = ()
    for event in after.events:
        if event.left is None or not _nothing_came_out(game, hidden, event.left, seat):
            break
        if event.seen_by(seat) is not None:
            sure, told = event.left, told + 1
            way += (sure,)
    return Try(before, after, sure, told, whole=False, chance=tuple(noted), way=way)


def _nothing_came_out(game: Game, hidden: frozenset[int], state: State, seat: int) -> bool:
    """Whether chance gave no number, and all that was hidden from the seat still is."""
    return state.chance.drawn == 0 and hidden.issubset(game.hidden(state, seat))
