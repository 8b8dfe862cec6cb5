"""What a mage could break if a token or figure were absent, or once it has broken something."""

from spellhall.games.five_seals.box.board import BOARD_OF
from spellhall.games.five_seals.box.seals import EMPTY
from spellhall.games.five_seals.rules.power import breakable
from spellhall.games.five_seals.rules.reach import (
    barred_nodes,
    drop_barred,
    reach_from,
    seals_beside,
    walk,
)
from spellhall.games.five_seals.state.figures import NOTHING, figure_node, others_on
from spellhall.games.five_seals.state.on_board import fits
from spellhall.games.five_seals.state.state import Reach, Seals


def beyond_reach(s: Seals, reached: Reach, through: int, own: int) -> list[int]:
    """The targets that a passage through a node would add; `own` is the mage's node."""
    board = BOARD_OF[len(s.players)]
    cell = board.cells[through]
    if cell and cell != own:
        fresh = cell not in reached.targets and cell not in reached.barred
        return [cell] if s.seals[cell] != EMPTY and fresh else []
    known = reached.rooms
    if not board.sides[through] & ~known:
        return []
    rooms = walk(reached.links, known | board.sides[through])
    sides = board.sides
    targets = seals_beside(s, board, rooms & ~known)
    targets = [n for n in targets if not sides[n] & known and n != through]
    for node in reached.barred:
        if node != through:
            targets = drop_barred(s, board, targets, node)
    return targets


def leapt_targets(s: Seals, seat: int, reached: Reach, over: int) -> list[int]:
    """What can be broken only because the token on a node is passed (FS-LEAP-2, FS-LEAP-3)."""
    return breakable(s, seat, beyond_reach(s, reached, over, s.players[seat].node))


def teleport_targets(s: Seals, seat: int, reached: Reach, figure: int, element: int) -> list[int]:
    """What can be broken only because a figure is absent (FS-TELE-2, FS-TELE-3)."""
    fresh = behind_figure(s, seat, reached, figure)
    return breakable(s, seat, [target for target in fresh if fits(s, target, element)])


def behind_figure(s: Seals, seat: int, reached: Reach, figure: int) -> list[int]:
    """What comes into reach if a figure is absent.

    A second figure on its space still blocks (FS-AMB-8). A token under it becomes a target, but
    is not passed (FS-AMB-9).
    """
    node = figure_node(s, figure)
    own = s.players[seat].node
    board = BOARD_OF[len(s.players)]
    if not board.sides[node] & reached.rooms and own not in board.neighbours[node]:
        return []
    if others_on(s, seat, node) > 1:
        return []
    return [node] if s.seals[node] != EMPTY else beyond_reach(s, reached, node, own)


def second_targets(s: Seals, seat: int, reached: Reach, first: int, element: int) -> list[int]:
    """What the mage could break next if it had broken the target `first` (FS-SPEED-1).

    All that was in reach stays so, unless the mage leaves a space that it shares with a figure
    of another seat, which then blocks the way back.
    """
    own = s.players[seat].node
    board = BOARD_OF[len(s.players)]
    if others_on(s, seat, own):
        second = reach_from(s, first, barred_nodes(s, seat, NOTHING)).targets
        cell = board.cells[first]
        if cell and s.seals[cell] != EMPTY and cell not in reached.barred:
            second = [*second, cell]
    else:
        second = reached.targets + beyond_reach(s, reached, first, own)
    return [node for node in second if node != first and fits(s, node, element)]
