"""Reach and blocking (ledger section 5)."""

from bisect import insort
from typing import Final

from spellhall.games.five_seals.box.board import BOARDS, NO_ROOM, OPEN, START, Board
from spellhall.games.five_seals.box.dice import power
from spellhall.games.five_seals.box.scrolls import EMPTY, ON_BOARD, SEAL_BIT, SEAL_ELEMENT
from spellhall.games.five_seals.box.verbs import MIND
from spellhall.games.five_seals.state.state import Reach, Seals, forget_reach

NOTHING: Final = -1  # no token or figure is treated as absent
MAGE_OF: Final = 0  # a figure is 2 * seat + MAGE_OF or FAMILIAR_OF
FAMILIAR_OF: Final = 1
BITS_APART: Final = 37  # a prime by which the bits of all rooms leave different remainders
ROOM_OF_BIT: Final[list[int]] = [
    next((room for room in range(BITS_APART - 1) if (1 << room) % BITS_APART == rest), NO_ROOM)
    for rest in range(BITS_APART)
]
EVERYWHERE: Final = (1 << BITS_APART - 1) - 1  # all rooms, as bits
PAST_FIGURE: Final = 1000  # what a break passes: NOTHING, the node of a token, or this + a figure


def reach(s: Seals, seat: int) -> Reach:
    """The targets of a seat's mage (FS-REACH-13), found anew only after `forget_reach`."""
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
    if not s._links:
        find_links(s)
    board = BOARDS[len(s.players)]
    links = open_links(s, board, barred)
    gate = board.gates[source]
    if gate and (s.seals[gate] != EMPTY or gate in barred):  # shut up in a cell
        targets = [gate] if s.seals[gate] != EMPTY and gate not in barred else []
        return Reach(targets, 0, links, barred)
    sides = board.sides
    rooms = s._joined[first_room(sides[source])]
    targets = s._near[first_room(rooms)]
    if sides[source] & ~rooms:  # a seal that only will be broken
        rooms = walk(links, sides[source])
        targets = seals_beside(s, board, rooms)
    elif links is not s._links:
        walked = walk(links, sides[source])
        if walked != rooms:
            rooms = walked
            targets = [node for node in targets if sides[node] & rooms]
    for node in barred:
        targets = drop_barred(s, board, targets, node)
    return Reach(targets, rooms, links, barred)


def find_links(s: Seals) -> None:
    """Which rooms are joined, and which seals lie along them."""
    board = BOARDS[len(s.players)]
    links = [0] * len(board.rooms)
    for node in board.circles:
        if s.seals[node] == EMPTY:
            link_rooms(links, board, node)
    s._links = links
    s._joined = [walk(links, 1 << room) for room in range(len(links))]
    s._near = [[] for _ in links]
    for node in seals_beside(s, board, EVERYWHERE):
        left = board.sides[node]
        while left:
            rooms = s._joined[first_room(left)]
            s._near[first_room(rooms)].append(node)
            left &= ~rooms


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
    for node in board.sealable:
        if seals[node] != EMPTY and board.sides[node] & rooms:
            gate = board.gates[node]
            if not gate or seals[gate] == EMPTY:
                found.append(node)
    return found


def empty_space(s: Seals, node: int) -> None:
    """A token or scroll leaves the board; what was behind it lies open (FS-BREAK-8)."""
    s.seals[node] = EMPTY
    forget_reach(s)
    if not s._links:
        return
    board = BOARDS[len(s.players)]
    beside = board.sides[node]
    rooms = s._joined[first_room(beside)]
    targets = s._near[first_room(rooms)].copy()
    gate = board.gates[node]
    if not gate or s.seals[gate] == EMPTY:  # not a scroll behind a token, won by a leap
        targets.remove(node)
    cell = board.cells[node]
    if cell and s.seals[cell] != EMPTY:
        insort(targets, cell)
    if board.first_room[node] != NO_ROOM:
        s._links = s._links.copy()
        link_rooms(s._links, board, node)
        if beside & ~rooms:
            other = s._joined[first_room(beside & ~rooms)]
            for seal in s._near[first_room(other)]:
                if not board.sides[seal] & rooms:
                    targets.append(seal)
            targets.sort()
            rooms |= other
            s._joined = [rooms if known & rooms else known for known in s._joined]
    s._near = s._near.copy()
    s._near[first_room(rooms)] = targets


def open_links(s: Seals, board: Board, barred: list[int]) -> list[int]:
    """The links less those whose every emptied circle is barred."""
    links = s._links
    for node in barred:
        one = board.first_room[node]
        if one != NO_ROOM and s.seals[node] == EMPTY:
            shut = True
            for twin in board.twins[node]:
                if s.seals[twin] == EMPTY and twin not in barred:
                    shut = False
            other = board.second_room[node]
            if shut and links[one] >> other & 1:
                if links is s._links:
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


def beyond_reach(s: Seals, reached: Reach, through: int, own: int) -> list[int]:
    """The targets that a passage through a node would add; `own` is the mage's node."""
    board = BOARDS[len(s.players)]
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


def floor(s: Seals, seat: int) -> list[int]:
    """The nodes of open floor on which a seat's mage can walk, its own included."""
    board = BOARDS[len(s.players)]
    reached = reach(s, seat)
    found: list[int] = []
    for node in range(board.size):
        gate = board.gates[node]
        if node == s.players[seat].node:
            found.append(node)
        elif board.kinds[node] == OPEN:
            if reached.rooms >> board.rooms.index(node) & 1:
                found.append(node)
        elif board.kinds[node] != START and s.seals[node] == EMPTY and node not in reached.barred:
            if board.sides[node] & reached.rooms:
                if not gate or (s.seals[gate] == EMPTY and gate not in reached.barred):
                    found.append(node)
    return found


def way(s: Seals, seat: int, target: int, passing: int) -> list[int]:
    """A shortest way of a seat's mage to a target, both ends included."""
    source = s.players[seat].node
    barred = barred_nodes(s, seat, NOTHING)
    if passing >= PAST_FIGURE:
        barred.remove(figure_node(s, passing - PAST_FIGURE))
    neighbours = BOARDS[len(s.players)].neighbours
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


def breakable(s: Seals, seat: int, targets: list[int]) -> list[int]:
    """Those of the targets that the seat's dice can break."""
    seals = s.seals
    able = power(s.players[seat].dice)
    return [node for node in targets if SEAL_BIT[seals[node]] & able]


def fits(s: Seals, node: int, element: int) -> bool:
    """Whether the target is of the scroll's element; a Mind scroll takes any (FS-SCROLL-6)."""
    return element == MIND or SEAL_ELEMENT[s.seals[node]] == element


def leapt_targets(s: Seals, seat: int, reached: Reach, over: int) -> list[int]:
    """What can be broken only because the token on a node is passed (FS-LEAP-2, FS-LEAP-3)."""
    return breakable(s, seat, beyond_reach(s, reached, over, s.players[seat].node))


def teleport_targets(s: Seals, seat: int, reached: Reach, figure: int, element: int) -> list[int]:
    """What can be broken only because a figure is absent (FS-TELE-2, FS-TELE-3).

    A second figure on its space still blocks (FS-AMB-8). A token under it becomes a target, but
    is not passed (FS-AMB-9).
    """
    node = figure_node(s, figure)
    own = s.players[seat].node
    board = BOARDS[len(s.players)]
    if not board.sides[node] & reached.rooms and own not in board.neighbours[node]:
        return []
    if others_on(s, seat, node) > 1:
        return []
    fresh = [node] if s.seals[node] != EMPTY else beyond_reach(s, reached, node, own)
    return breakable(s, seat, [target for target in fresh if fits(s, target, element)])


def figure_node(s: Seals, figure: int) -> int:
    """Where a figure stands."""
    seat, kind = divmod(figure, 2)
    player = s.players[seat]
    return player.familiar if kind == FAMILIAR_OF else player.node


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
    board = BOARDS[len(s.players)]
    if others_on(s, seat, own):
        second = reach_from(s, first, barred_nodes(s, seat, NOTHING)).targets
        cell = board.cells[first]
        if cell and s.seals[cell] != EMPTY and cell not in reached.barred:
            second = [*second, cell]
    else:
        second = reached.targets + beyond_reach(s, reached, first, own)
    return [node for node in second if node != first and fits(s, node, element)]


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
    return EMPTY < s.seals[node] < ON_BOARD


def tokens_of(s: Seals, element: int) -> list[int]:
    """The nodes with a token of the element; for Mind, of any."""
    seals = s.seals
    found: list[int] = []
    for node in BOARDS[len(s.players)].circles:
        seal = seals[node]
        if seal != EMPTY and (element == MIND or seal // 10 == element):
            found.append(node)
    return found


def scrolls_on_board(s: Seals) -> list[int]:
    """The nodes with a scroll."""
    seals = s.seals
    return [node for node in BOARDS[len(s.players)].boxes if seals[node] != EMPTY]
