"""Reach and blocking (ledger section 5)."""

from typing import Final

from spellhall.games.five_seals.board import BOARDS, OPEN, SEAL, Board
from spellhall.games.five_seals.dice import sums
from spellhall.games.five_seals.scrolls import ON_BOARD, SEAL_ELEMENT, SEAL_STRENGTH
from spellhall.games.five_seals.state import Seals
from spellhall.games.five_seals.verbs import MIND

NOTHING: Final = -1  # no token or figure is treated as absent
MAGE_OF: Final = 0  # a figure is 2 * seat + MAGE_OF or FAMILIAR_OF
FAMILIAR_OF: Final = 1
PAST_FIGURE: Final = 1000  # what a break passes: NOTHING, the node of a token, or this + a figure


class Reach:
    """What a mage reaches."""

    __slots__ = ("seen", "targets")

    def __init__(self, targets: list[int], seen: list[bool]) -> None:
        self.targets: Final = targets  # nodes, in the order of the board
        self.seen: Final = seen  # for each node: walked, a target, or barred


def reach(s: Seals, seat: int) -> Reach:
    """The targets of a seat's mage (FS-REACH-13)."""
    return reach_from(s, seat, s.players[seat].node)


def reach_from(s: Seals, seat: int, source: int) -> Reach:
    """The targets from a node, which may be shared with anybody."""
    seen = barred_nodes(s, seat)
    seen[source] = True
    targets = flood(BOARDS[len(s.players)], s.seals, seen, source)
    targets.sort()
    return Reach(targets, seen)


def barred_nodes(s: Seals, seat: int) -> list[bool]:
    """Nodes with a figure of another seat, and scrolls under a guardian (FS-REACH-4, 6, 7).

    The own familiar never blocks (FS-REACH-5).
    """
    barred = [False] * len(s.seals)
    players = s.players
    for other in range(len(players)):
        if other != seat:
            player = players[other]
            barred[player.node] = True
            if player.familiar >= 0:
                barred[player.familiar] = True
    for node in s.guardians:
        if node >= 0:
            barred[node] = True
    return barred


def flood(board: Board, seals: list[int], seen: list[bool], source: int) -> list[int]:
    """The targets reached from a node over nodes not yet seen; marks all that it sees.

    Ways go from room to room through emptied circles and end at tokens. Boxes are dead ends.
    """
    targets: list[int] = []
    rooms: list[int] = []
    for node in board.neighbours[source]:
        if not seen[node]:
            seen[node] = True
            if seals[node] >= 0:
                targets.append(node)
            elif board.kinds[node] == OPEN:
                rooms.append(node)
            elif board.kinds[node] == SEAL:  # the emptied gate of the box that is the source
                for room in board.neighbours[node]:
                    if not seen[room]:
                        seen[room] = True
                        rooms.append(room)
    doors = board.doors
    cells = board.cells
    niches = board.niches
    while rooms:
        room = rooms.pop()
        for box in niches[room]:
            if not seen[box]:
                seen[box] = True
                if seals[box] >= 0:
                    targets.append(box)
        for door, beyond in doors[room]:
            if not seen[door]:
                seen[door] = True
                if seals[door] >= 0:
                    targets.append(door)
                elif not seen[beyond]:
                    seen[beyond] = True
                    rooms.append(beyond)
        for door, beyond in cells[room]:
            if not seen[door]:
                seen[door] = True
                if seals[door] >= 0:
                    targets.append(door)
                elif not seen[beyond]:
                    seen[beyond] = True
                    if seals[beyond] >= 0:
                        targets.append(beyond)
    return targets


def way(s: Seals, seat: int, target: int, passing: int) -> list[int]:
    """A shortest way of a seat's mage to a target, both ends included."""
    source = s.players[seat].node
    barred = barred_nodes(s, seat)
    if passing >= PAST_FIGURE:
        barred[figure_node(s, passing - PAST_FIGURE)] = False
    neighbours = BOARDS[len(s.players)].neighbours
    before = {source: source}
    nodes = [source]
    for node in nodes:
        if node == target:
            break
        if node != source and s.seals[node] >= 0 and node != passing:
            continue
        for other in neighbours[node]:
            if other not in before and not barred[other]:
                before[other] = node
                nodes.append(other)
    found = [target]
    while found[-1] != source:
        found.append(before[found[-1]])
    found.reverse()
    return found


def breakable(s: Seals, seat: int, targets: list[int]) -> list[int]:
    """Those of the targets that the seat's dice can break (FS-BREAK-1, FS-BREAK-2).

    With enough pips of one colour there always is a set without a superfluous die.
    """
    pips = sums(s.players[seat].dice)
    seals = s.seals
    found: list[int] = []
    for node in targets:
        seal = seals[node]
        if pips[SEAL_ELEMENT[seal]] >= SEAL_STRENGTH[seal]:
            found.append(node)
    return found


def fits(s: Seals, node: int, element: int) -> bool:
    """Whether the target is of the scroll's element; a Mind scroll takes any (FS-SCROLL-6)."""
    return element == MIND or SEAL_ELEMENT[s.seals[node]] == element


def leapt_targets(s: Seals, seat: int, reached: Reach, over: int) -> list[int]:
    """What can be broken only because the token on a node is passed (FS-LEAP-2, FS-LEAP-3)."""
    fresh = flood(BOARDS[len(s.players)], s.seals, reached.seen.copy(), over)
    fresh.sort()
    return breakable(s, seat, fresh)


def teleport_targets(s: Seals, seat: int, reached: Reach, figure: int, element: int) -> list[int]:
    """What can be broken only because a figure is absent (FS-TELE-2, FS-TELE-3).

    A second figure on its space still blocks (FS-AMB-8). A token under it becomes a target, but
    is not passed (FS-AMB-9).
    """
    node = figure_node(s, figure)
    if not adjoins(s, seat, reached, node) or others_on(s, seat, node) > 1:
        return []
    if s.seals[node] >= 0:
        fresh = [node]
    else:
        fresh = flood(BOARDS[len(s.players)], s.seals, reached.seen.copy(), node)
        fresh.sort()
    return breakable(s, seat, [target for target in fresh if fits(s, target, element)])


def figure_node(s: Seals, figure: int) -> int:
    """Where a figure stands."""
    seat, kind = divmod(figure, 2)
    player = s.players[seat]
    return player.familiar if kind == FAMILIAR_OF else player.node


def adjoins(s: Seals, seat: int, reached: Reach, node: int) -> bool:
    """Whether floor that the seat's mage walks lies beside a node."""
    own = s.players[seat].node
    for other in BOARDS[len(s.players)].neighbours[node]:
        if other == own:
            return True
        if reached.seen[other] and s.seals[other] < 0 and others_on(s, seat, other) == 0:
            return True
    return False


def others_on(s: Seals, seat: int, node: int) -> int:
    """How many figures of other seats stand on a node."""
    count = 0
    for other in range(len(s.players)):
        if other != seat:
            player = s.players[other]
            count += (player.node == node) + (player.familiar == node)
    return count


def second_targets(s: Seals, seat: int, reached: Reach, first: int, element: int) -> list[int]:
    """What the mage could break next if it had broken the target `first` (FS-SPEED-1).

    All that was in reach stays so, unless the mage leaves a space that it shares with a figure
    of another seat, which then blocks the way back.
    """
    own = s.players[seat].node
    if others_on(s, seat, own):
        seen = barred_nodes(s, seat)
        seen[first] = True
        fresh = flood(BOARDS[len(s.players)], s.seals, seen, first)
    else:
        fresh = flood(BOARDS[len(s.players)], s.seals, reached.seen.copy(), first)
        fresh.extend(reached.targets)
    return [node for node in fresh if node != first and fits(s, node, element)]


def figures_of_others(s: Seals, seat: int) -> list[int]:
    """Mages and familiars of the other seats that stand on the board."""
    found: list[int] = []
    for other in range(len(s.players)):
        if other != seat:
            found.append(2 * other + MAGE_OF)
            if s.players[other].familiar >= 0:
                found.append(2 * other + FAMILIAR_OF)
    return found


def is_blocked(s: Seals, node: int) -> bool:
    """Whether any familiar or a guardian stands on a seal (FS-MOVE-1)."""
    for player in s.players:
        if player.familiar == node:
            return True
    return node in s.guardians


def is_token(s: Seals, node: int) -> bool:
    """Whether a token lies on the node."""
    return 0 <= s.seals[node] < ON_BOARD


def tokens_of(s: Seals, element: int) -> list[int]:
    """The nodes with a token of the element; for Mind, of any."""
    seals = s.seals
    found: list[int] = []
    for node in BOARDS[len(s.players)].circles:
        seal = seals[node]
        if seal >= 0 and (element == MIND or seal // 10 == element):
            found.append(node)
    return found


def scrolls_on_board(s: Seals) -> list[int]:
    """The nodes with a scroll."""
    seals = s.seals
    return [node for node in BOARDS[len(s.players)].boxes if seals[node] >= 0]
