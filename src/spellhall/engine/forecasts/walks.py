"""What a game tells of walking."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Walks:
    """What a game tells of walking, for ways of several steps."""

    # Which of these options of a seat are steps.
    steps: Callable[[Any, int, Sequence[int]], Sequence[int]]
    stands: Callable[[Any, int], str]  # the id of where a seat stands
    left: Callable[[Any, int], int]  # how much a seat can still spend on steps
