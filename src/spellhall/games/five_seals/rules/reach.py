"""Reach and blocking (ledger section 5).

This module alone moves seals, mages, familiars and guardians while a game is played, since what
is found here is kept until one of them moves.
"""

from bisect import bisect_left, insort
from typing import Final

from spellhall.games.five_seals.box.board import BOARD_OF, NO_ROOM, Board
from spellhall.games.five_seals.box.seals import EMPTY
from spellhall.games.five_seals.state.figures import (
    NOTHING,
    figure_node,
    figure_passed,
    is_past_figure,
)
from spellhall.games.five_seals.state.state import Area, Reach, Seals

BITS_APART: Final = 37  # a prime by which the bits of all rooms leave different remainders
ROOM_OF_BIT: Final[list[int]] = [
    next((room for room in range(BITS_APART - 1) if (1 << room) % BITS_APART == rest), NO_ROOM)
    for rest in range(BITS_APART)
]
HUB_ROOM: Final = 1  # the hub, as a bit

# -- What moves ----------------------------------------------------------------------------------


def move_mage(s: Seals, seat: int, node: int) -> None:
    """To the space of a broken seal (FS-BREAK-8)."""
    s.players[seat].node = node
    s._reached = []


def move_familiar(s: Seals, seat: int, place: int) -> None:
    """To a space, AT_HAND or ON_BINDING. Where its mage stands it is in nobody's way."""
    player = s.players[seat]
    if player.familiar >= 0 or (place >= 0 and place != player.node):
        s._reached = []
    player.familiar = place


def move_guardian(s: Seals, element: int, place: int) -> None:
    """To a scroll, or AT_HAND beside the board."""
    s.guardians[element] = place
    s._reached = []


def exchange_seals(s: Seals, a: int, b: int) -> None:
    """Two tokens, or two scrolls, change places; what is in reach stays so."""
    s.seals[a], s.seals[b] = s.seals[b], s.seals[a]


def empty_space(s: Seals, node: int) -> None:
    """A token or scroll leaves the board; what was behind it lies open (FS-BREAK-8)."""
    s.seals[node] = EMPTY
    s._reached = []
    area = s._area
    if area is not None:
        s._area = _area_without(s, area, node)


def forget_board(s: Seals) -> None:
    """For whoever lays a board by hand."""
    s._area = None
    s._reached = []


# -- What is reached -----------------------------------------------------------------------------


def reach(s: Seals, seat: int) -> Reach:
    """The targets of a seat's mage (FS-REACH-13), found anew only after something has moved."""
    if not s._reached:
        s._reached = [None] * len(s.players)
    known = s._reached[seat]
    if known is not None:
        return known
    source = s.players[seat].node
    found = reach_from(s, source, barred_nodes(s, seat, source))
    s._reached[seat] = found
    return found


def barred_nodes(s: Seals, seat: int, source: int) -> list[int]:
    """Nodes with a figure of another seat, and scrolls under a guardian (FS-REACH-4, 6, 7).

    The own familiar never blocks (FS-REACH-5), nor who shares the space that a way begins on.
    """
    barred: list[int] = []
    players = s.players
    for other in range(len(players)):
        if other != seat:
            player = players[other]
            if player.node != source:
                barred.append(player.node)
            if player.familiar >= 0 and player.familiar != source:
                barred.append(player.familiar)
    for node in s.guardians:
        if node >= 0:
            barred.append(node)
    return barred


def reach_from(s: Seals, source: int, barred: list[int]) -> Reach:
    """What is reached from a node. Ways go from room to room through emptied circles."""
    board = BOARD_OF[len(s.players)]
    area = s._area
    if area is None:
        area = found_area(s, board)
        s._area = area
    links = open_links(s, board, area.links, barred)
    gate = board.gates[source]
    if gate and (s.seals[gate] != EMPTY or gate in barred):  # shut up in a cell
        targets = [] if gate in barred else [gate]
        return Reach(targets, 0, links, barred)
    sides = board.sides
    rooms, targets = area.rooms, area.targets
    if sides[source] & ~rooms:  # a seal that only will be broken, or apart after a leap
        rooms = walk(links, sides[source])
        targets = seals_beside(s, board, rooms)
    elif links is not area.links:
        walked = walk(links, sides[source])
        if walked != rooms:
            rooms = walked
            targets = [node for node in targets if sides[node] & rooms]
    for node in barred:
        targets = drop_barred(s, board, targets, node)
    return Reach(targets, rooms, links, barred)


def found_area(s: Seals, board: Board) -> Area:
    """What is joined to the hub, and which seals lie along it."""
    links = [0] * len(board.rooms)
    for node in board.circles:
        if s.seals[node] == EMPTY:
            link_rooms(links, board, node)
    rooms = walk(links, HUB_ROOM)
    return Area(links, rooms, seals_beside(s, board, rooms))


def _area_without(s: Seals, before: Area, node: int) -> Area:
    """The same as found anew after a space was emptied, in less time."""
    board = BOARD_OF[len(s.players)]
    links, rooms = before.links, before.rooms
    beside = board.sides[node]
    if board.first_room[node] != NO_ROOM:
        links = links.copy()
        link_rooms(links, board, node)
    if not beside & rooms:
        return Area(links, rooms, before.targets)
    targets = before.targets.copy()
    gate = board.gates[node]
    if not gate or s.seals[gate] == EMPTY:  # not a scroll behind a token, won by a leap
        targets.pop(bisect_left(targets, node))
    cell = board.cells[node]
    if cell and s.seals[cell] != EMPTY:
        insort(targets, cell)
    if beside & ~rooms:
        joined = walk(before.links, beside & ~rooms)
        for seal in seals_beside(s, board, joined):
            if not board.sides[seal] & rooms:
                targets.append(seal)
        targets.sort()
        rooms |= joined
    return Area(links, rooms, targets)


def link_rooms(links: list[int], board: Board, node: int) -> None:
    """An emptied circle between two rooms opens the way from one to the other."""
    one = board.first_room[node]
    if one != NO_ROOM:
        other = board.second_room[node]
        links[one] |= 1 << other
        links[other] |= 1 << one


def seals_beside(s: Seals, board: Board, rooms: int) -> list[int]:
    """The nodes of the seals along some rooms, but for scrolls behind a token."""
    seals = s.seals
    found: list[int] = []
    left = rooms
    while left:
        room = first_room(left)
        left &= left - 1
        for node in board.sealable_along[room]:
            if seals[node] != EMPTY and not board.sides[node] & left:  # found at its last room
                gate = board.gates[node]
                if not gate or seals[gate] == EMPTY:
                    found.append(node)
    found.sort()
    return found


def open_links(s: Seals, board: Board, all_links: list[int], barred: list[int]) -> list[int]:
    """The links less those whose every emptied circle is barred."""
    links = all_links
    for node in barred:
        one = board.first_room[node]
        if one != NO_ROOM and s.seals[node] == EMPTY:
            shut = True
            for twin in board.twins[node]:
                if s.seals[twin] == EMPTY and twin not in barred:
                    shut = False
            other = board.second_room[node]
            if shut and links[one] >> other & 1:
                if links is all_links:
                    links = links.copy()
                links[one] ^= 1 << other
                links[other] ^= 1 << one
    return links


def walk(links: list[int], rooms: int) -> int:
    """All rooms joined to some, these included, as bits."""
    left = rooms
    while left:
        lowest = left & -left
        fresh = links[ROOM_OF_BIT[lowest % BITS_APART]] & ~rooms
        rooms |= fresh
        left = left ^ lowest | fresh
    return rooms


def room_of(bit: int) -> int:
    """The room whose bit this is."""
    return ROOM_OF_BIT[bit % BITS_APART]


def first_room(rooms: int) -> int:
    """The first of some rooms."""
    return ROOM_OF_BIT[(rooms & -rooms) % BITS_APART]


def drop_barred(s: Seals, board: Board, targets: list[int], node: int) -> list[int]:
    """Nobody breaks a seal under a figure, or a scroll behind a figure on its gate."""
    shut = node if s.seals[node] != EMPTY else board.cells[node]
    if shut and s.seals[shut] != EMPTY:
        return [target for target in targets if target != shut]
    return targets


def floor(s: Seals, seat: int) -> list[int]:
    """The nodes of open floor on which a seat's mage can walk, its own first."""
    board = BOARD_OF[len(s.players)]
    reached = reach(s, seat)
    rooms = reached.rooms
    here = s.players[seat].node
    found = [here]
    for room in range(len(board.rooms)):
        if rooms >> room & 1:
            found.append(board.rooms[room])
    seals, sides, barred = s.seals, board.sides, reached.barred
    for node in board.sealable:
        if seals[node] == EMPTY and sides[node] & rooms and node != here and node not in barred:
            gate = board.gates[node]
            if not gate or (seals[gate] == EMPTY and gate not in barred):
                found.append(node)
    return found


def path_to(s: Seals, seat: int, target: int, passing: int) -> list[int]:
    """A shortest way of a seat's mage to a target, both ends included."""
    source = s.players[seat].node
    barred = barred_nodes(s, seat, NOTHING)
    if is_past_figure(passing):
        barred.remove(figure_node(s, figure_passed(passing)))
    neighbours = BOARD_OF[len(s.players)].neighbours
    before = {source: source}
    nodes = [source]
    for node in nodes:
        if node == target:
            break
        if node != source and s.seals[node] != EMPTY and node != passing:
            continue
        for other in neighbours[node]:
            if other not in before and other not in barred:
                before[other] = node
                nodes.append(other)
    found = [target]
    while found[-1] != source:
        found.append(before[found[-1]])
    found.reverse()
    return found
