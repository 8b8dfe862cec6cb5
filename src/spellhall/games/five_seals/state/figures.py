"""Mages and familiars as figures on the board, and what a break passes as if it were absent."""

from typing import Final

from spellhall.games.five_seals.state.state import Seals

MAGE: Final = 0
FAMILIAR: Final = 1
FIGURES: Final = 2  # of each seat
NOTHING: Final = -1  # no token or figure is passed
_PAST_FIGURE: Final = 1000  # above all nodes


def figure(seat: int, kind: int) -> int:
    """The MAGE or FAMILIAR of a seat as one number."""
    return FIGURES * seat + kind


# The inverse: the seat of each figure, and what it is.
MOST_SEATS: Final = 5
OWNER_OF: Final[list[int]] = [number // FIGURES for number in range(FIGURES * MOST_SEATS)]
KIND_OF: Final[list[int]] = [number % FIGURES for number in range(FIGURES * MOST_SEATS)]


def past(figure: int) -> int:
    """What is passed, if it is a figure; a token is passed by the number of its node."""
    return _PAST_FIGURE + figure


def is_past_figure(passed: int) -> bool:
    """Whether what is passed is a figure."""
    return passed >= _PAST_FIGURE


def figure_passed(passed: int) -> int:
    """The figure that is passed."""
    return passed - _PAST_FIGURE


def figure_node(s: Seals, figure: int) -> int:
    """Where a figure stands."""
    player = s.players[OWNER_OF[figure]]
    return player.familiar if KIND_OF[figure] == FAMILIAR else player.node


def others_on(s: Seals, seat: int, node: int) -> int:
    """How many figures of other seats stand on a node."""
    count = 0
    for other in range(len(s.players)):
        if other != seat:
            player = s.players[other]
            count += (player.node == node) + (player.familiar == node)
    return count


def figures_of_others(s: Seals, seat: int) -> list[int]:
    """Mages and familiars of the other seats that stand on the board."""
    found: list[int] = []
    for other in range(len(s.players)):
        if other != seat:
            found.append(figure(other, MAGE))
            if s.players[other].familiar >= 0:
                found.append(figure(other, FAMILIAR))
    return found
