"""What lies on the board, wherever a mage may be."""

from spellhall.games.five_seals.box.board import BOARD_OF
from spellhall.games.five_seals.box.elements import MIND
from spellhall.games.five_seals.box.seals import EMPTY, ON_BOARD, SEAL_ELEMENT
from spellhall.games.five_seals.state.state import Seals


def is_token(s: Seals, node: int) -> bool:
    """Whether a token lies on the node."""
    return EMPTY < s.seals[node] < ON_BOARD


def is_blocked(s: Seals, node: int) -> bool:
    """Whether any familiar or a guardian stands on a seal (FS-MOVE-1)."""
    for player in s.players:
        if player.familiar == node:
            return True
    return node in s.guardians


def tokens_of(s: Seals, element: int) -> list[int]:
    """The nodes with a token of the element; for Mind, of any."""
    seals = s.seals
    found: list[int] = []
    for node in BOARD_OF[len(s.players)].circles:
        seal = seals[node]
        if seal != EMPTY and (element == MIND or SEAL_ELEMENT[seal] == element):
            found.append(node)
    return found


def scrolls_on_board(s: Seals) -> list[int]:
    """The nodes with a scroll."""
    seals = s.seals
    return [node for node in BOARD_OF[len(s.players)].scroll_boxes if seals[node] != EMPTY]


def fits(s: Seals, node: int, element: int) -> bool:
    """Whether the target is of the scroll's element; a Mind scroll takes any (FS-SCROLL-6)."""
    return element == MIND or SEAL_ELEMENT[s.seals[node]] == element
