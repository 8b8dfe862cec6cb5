"""Reach and blocking (ledger section 5)."""

from typing import Final

from spellhall.games.five_seals.board import BOARDS
from spellhall.games.five_seals.dice import sums
from spellhall.games.five_seals.scrolls import ON_BOARD, SEAL_ELEMENT, SEAL_STRENGTH
from spellhall.games.five_seals.state import Seals

NOTHING: Final = -1  # no token or figure is treated as absent
MAGE_OF: Final = 0  # a figure is 2 * seat + MAGE_OF or FAMILIAR_OF
FAMILIAR_OF: Final = 1
PAST_FIGURE: Final = 1000  # what a break passes: NOTHING, the node of a token, or this + a figure


def reach(s: Seals, seat: int) -> list[int]:
    """The nodes of the targets that a seat's mage reaches, in the order of the board."""
    found = flood(s, seat, s.players[seat].node, NOTHING, NOTHING, [])
    found.sort()
    return found


def flood(s: Seals, seat: int, source: int, token: int, figure: int, floor: list[int]) -> list[int]:
    """The targets reached from a node; what is passed on the way is added to `floor`.

    The token on one node and one figure may be treated as absent. Ways end at tokens and before
    figures of others; the own familiar never blocks, and the source may be shared (FS-REACH-13).
    """
    seals = s.seals
    seen = barred_nodes(s, seat, figure)
    neighbours = BOARDS[len(s.players)].neighbours
    seen[source] = True
    targets: list[int] = []
    stack = [source]
    while stack:
        node = stack.pop()
        floor.append(node)
        for other in neighbours[node]:
            if not seen[other]:
                seen[other] = True
                if seals[other] < 0 or other == token:
                    stack.append(other)
                else:
                    targets.append(other)
    return targets


def way(s: Seals, seat: int, target: int, passing: int) -> list[int]:
    """A shortest way of a seat's mage to a target, both ends included."""
    source = s.players[seat].node
    figure = passing - PAST_FIGURE if passing >= PAST_FIGURE else NOTHING
    barred = barred_nodes(s, seat, figure)
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


def barred_nodes(s: Seals, seat: int, figure: int) -> list[bool]:
    """Nodes with a figure of another seat, and scrolls under a guardian (FS-REACH-4, 6, 7)."""
    barred = [False] * len(s.seals)
    players = s.players
    for other in range(len(players)):
        if other != seat:
            player = players[other]
            if 2 * other + MAGE_OF != figure:
                barred[player.node] = True
            if player.familiar >= 0 and 2 * other + FAMILIAR_OF != figure:
                barred[player.familiar] = True
    for node in s.guardians:
        if node >= 0:
            barred[node] = True
    return barred


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


def leapt_targets(s: Seals, seat: int, reached: list[int], over: int) -> list[int]:
    """What can be broken only because the token on a node is passed (FS-LEAP-2, FS-LEAP-3)."""
    beyond = flood(s, seat, s.players[seat].node, over, NOTHING, [])
    beyond.sort()
    return breakable(s, seat, [node for node in beyond if node not in reached])


def teleport_targets(
    s: Seals, seat: int, reached: list[int], figure: int, element: int
) -> list[int]:
    """What can be broken only because a figure is absent, of one element (FS-TELE-2, 3).

    Any element fits if the given one is not one of the colours of dice (FS-TELE-7).
    """
    beyond = flood(s, seat, s.players[seat].node, NOTHING, figure, [])
    beyond.sort()
    fresh = [node for node in beyond if node not in reached and fits(s, node, element)]
    return breakable(s, seat, fresh)


def fits(s: Seals, node: int, element: int) -> bool:
    """Whether the target is of the scroll's element; a Mind scroll takes any (FS-SCROLL-6)."""
    return element == 4 or SEAL_ELEMENT[s.seals[node]] == element


def second_targets(s: Seals, seat: int, source: int, broken: int, element: int) -> list[int]:
    """What a mage that has come to `source` could break next, the seal on `broken` being gone."""
    found = flood(s, seat, source, broken, NOTHING, [])
    found.sort()
    return [node for node in found if node != broken and fits(s, node, element)]


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
        if seal >= 0 and (element == 4 or seal // 10 == element):
            found.append(node)
    return found


def scrolls_on_board(s: Seals) -> list[int]:
    """The nodes with a scroll."""
    seals = s.seals
    return [node for node in BOARDS[len(s.players)].boxes if seals[node] >= 0]
