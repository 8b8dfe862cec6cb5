"""What a game says of the things that people weigh before they choose."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Count:
    """Something that every seat has so much of, and that all can see."""

    id: str
    name: str  # as it stands after a number: "life", "points"
    one: str  # after the number 1: "life", "point"
    of: Callable[[Any, int], int]  # of a seat
    good: int = 1  # whether more of it is good for its owner: 1, or -1
    shared: bool = False  # one for all seats together
    passing: bool = False  # it comes and goes: no story is told of it
    worth: float = 0.05  # the chance to win that one more of it is worth, as stories weigh it
    mine_gone: str = ""  # said when the chooser's own comes to nothing; empty: that is no harm
    theirs_gone: str = ""  # of another seat, which is {who}


def no_cards(state: Any, seat: int) -> Sequence[int]:
    """Nobody holds cards in this game."""
    return ()


def no_discard(state: Any) -> Sequence[int]:
    """Nothing is discarded in this game."""
    return ()


def nothing_half_done(state: Any) -> bool:
    """A choice of this game is a whole deed."""
    return False


def nothing_in_the_air(state: Any) -> Sequence[str]:
    """Nothing that could still be answered hangs over this game."""
    return ()


@dataclass(frozen=True)
class Stakes:
    """What is counted, held and whose turn it is."""

    counts: tuple[Count, ...] = ()
    # Whose turn it is, and something that changes when the same seat gets another one.
    turn: Callable[[Any], tuple[int, int]] = lambda state: (-1, 0)
    cards: Callable[[Any, int], Sequence[int]] = no_cards  # that a seat has, whole and in its sight
    card_name: Callable[[int], str] = str
    # The deed that a seat has begun goes on; what it is worth shows when it is done.
    half_done: Callable[[Any], bool] = nothing_half_done
    # Events of the set-up, of every turn, and those that only go with a deed: no story tells them.
    small_print: frozenset[str] = frozenset()
    discarded: Callable[[Any], Sequence[int]] = no_discard  # all that lies on discard piles
    # What lies in the air does if nobody answers it; all can see it.
    if_unanswered: Callable[[Any], Sequence[str]] = nothing_in_the_air
    card_goes: str = "{card} is spent."  # said of a card that neither is kept nor lies there


NO_STAKES = Stakes()
