"""How good a position looks for a seat, for bots that search.

The chance to win is a logistic function of the difference to the best rival in some features of
the position. Each weight moves from one value at the start of the game to another at its end.
"""

from math import exp
from typing import Final

from spellhall.games.five_seals.box.board import BOARD_OF, BOARDS, Board
from spellhall.games.five_seals.box.dice import sums
from spellhall.games.five_seals.box.elements import AIR, COLOURS, EARTH, FIRE, MIND, WATER
from spellhall.games.five_seals.box.scrolls import ELEMENT_OF, IS_SYNERGY
from spellhall.games.five_seals.box.seals import ON_BOARD, SEAL_ELEMENT, SEAL_STRENGTH, scroll_of
from spellhall.games.five_seals.rules.reach import reach, room_of
from spellhall.games.five_seals.rules.scoring import ENDS_BELOW, score, sixes_left
from spellhall.games.five_seals.state.state import Player, Reach, Seals

# Weights of the features, in their order: at the start of the game, and in its last round.
EARLY: Final[list[float]] = [0.18, 0.05, 0.035, 0.09, 0.05, 0.0, 0.12, 0.017, 0.005]
LATE: Final[list[float]] = [0.27, 0.0, 0.05, 0.12, 0.0, 0.03, 0.0, 0.03, 0.0]
CROSSING: Final = 0.3  # a token with nothing new behind it
BEHIND: Final = 0.5  # a scroll in the room behind a token, against its worth
ALONE: Final = 0.7  # the same in a cell: whoever stands at its gate has it alone
TOOL: Final = 1.0  # what a scroll is worth beside its points


def _chances() -> list[list[float]]:
    """The chance that n dice show at least a strength, for n up to 6 and strengths up to 6."""
    ways = [1.0] + [0.0] * 36
    table: list[list[float]] = []
    for n in range(7):
        table.append([1.0 if strength == 0 else 0.0 for strength in range(7)])
        for strength in range(1, 7):
            table[n][strength] = sum(ways[strength:])
        ways = [sum(ways[max(0, total - 6) : total]) / 6 for total in range(37)]
    return table


CHANCE: Final[list[list[float]]] = _chances()
# The same for pips that are there: by their number and the strength.
SURE: Final[list[list[float]]] = [
    [1.0 if strength <= pips else 0.0 for strength in range(7)] for pips in range(7)
]


def evaluate(s: Seals, seat: int) -> float:
    """The chance to win, guessed from points and what can still become points."""
    late = lateness(s)
    mine = worth(s, seat, late)
    best = -1000.0
    for other in range(len(s.players)):
        if other != seat:
            there = worth(s, other, late)
            if there > best:  # noqa: PLR1730 (max() boxes its arguments)
                best = there
    return 1 / (1 + exp(best - mine))


def lateness(s: Seals) -> float:
    """0 at the start, 1 when enough strength-6 scrolls are gone for the last round."""
    players = len(s.players)
    needed = BOARDS[players].sixes - ENDS_BELOW[players] + 1
    left = sixes_left(s) - ENDS_BELOW[players] + 1
    return 1.0 - left / needed if left > 0 else 1.0


def worth(s: Seals, seat: int, late: float) -> float:
    """The features of a seat with their weights."""
    total = 0.0
    found = features(s, seat)
    for i in range(len(found)):
        total += found[i] * (EARLY[i] + late * (LATE[i] - EARLY[i]))
    return total


def features(s: Seals, seat: int) -> list[float]:
    """What the weights are for.

    Points, tools, tools face up; the best that dice in hand break, the best that coming dice may;
    pips in hand, dice in hand; scrolls in reach, shared with rivals; what lies behind tokens.
    """
    player = s.players[seat]
    board = BOARD_OF[len(s.players)]
    reached = reach(s, seat)
    rooms = [reach(s, other).rooms for other in range(len(s.players))]
    own = scrolls_by_element(player)
    hopes = hopes_of(player)
    fire = water = air = earth = 0.0  # the best of each colour
    near = 0.0
    behind = 0.0
    for node in reached.targets:
        seal = s.seals[node]
        strength = SEAL_STRENGTH[seal]
        element = SEAL_ELEMENT[seal]
        if seal >= ON_BOARD:
            value = scroll_value(own, scroll_of(seal), strength)
            near += value / rivals(rooms, board, node)
        else:
            value = token_value(s, board, reached, node)
            behind += value
        if element in (FIRE, MIND):
            fire = max(fire, value * hopes[FIRE][strength])
        if element in (WATER, MIND):
            water = max(water, value * hopes[WATER][strength])
        if element in (AIR, MIND):
            air = max(air, value * hopes[AIR][strength])
        if element in (EARTH, MIND):
            earth = max(earth, value * hopes[EARTH][strength])
    best = fire + water + air + earth
    rolled = bool(player.dice)
    pips = sums(player.dice)
    tools = 0
    ready = 0
    for scroll in player.scrolls:
        if not IS_SYNERGY[scroll]:
            tools += 1
            if scroll not in player.down:
                ready += 1
    return [
        float(score(player)),
        float(tools),
        float(ready),
        best if rolled else 0.0,
        0.0 if rolled else best,
        float(pips[0] + pips[1] + pips[2] + pips[3]),
        float(len(player.dice)),
        near,
        behind,
    ]


def hopes_of(player: Player) -> list[list[float]]:
    """For each colour, how likely its dice break a seal of each strength."""
    if not player.dice:
        return [CHANCE[min(6, n)] for n in player.coming]
    pips = sums(player.dice)
    return [SURE[min(6, pips[colour])] for colour in range(COLOURS)]


def rivals(rooms: list[int], board: Board, node: int) -> int:
    """How many mages reach a seal, as far as the rooms of each go."""
    sides = board.sides[node]
    count = 0
    for reached in rooms:
        if sides & reached:
            count += 1
    return count or 1


def scrolls_by_element(player: Player) -> list[list[int]]:
    """How many scrolls of each element a player owns; how many of them are Synergies."""
    every = [0] * (MIND + 1)
    synergies = [0] * (MIND + 1)
    for scroll in player.scrolls:
        element = ELEMENT_OF[scroll]
        every[element] += 1
        if IS_SYNERGY[scroll]:
            synergies[element] += 1
    return [every, synergies]


def scroll_value(own: list[list[int]], scroll: int, strength: int) -> float:
    """What winning a scroll is worth: points, use, and points for Synergies."""
    kin = own[0 if IS_SYNERGY[scroll] else 1]
    return strength + TOOL + kin[ELEMENT_OF[scroll]]


def token_value(s: Seals, board: Board, reached: Reach, node: int) -> float:
    """What breaking a token is worth: the best scroll that it opens the way to."""
    cell = board.cells[node]
    if cell:
        return ALONE * SEAL_STRENGTH[s.seals[cell]] if s.seals[cell] >= 0 else CROSSING
    beyond = board.sides[node] & ~reached.rooms
    best = CROSSING
    if beyond:
        for box in board.scroll_boxes_in[room_of(beyond)]:
            if s.seals[box] >= 0:
                best = max(best, BEHIND * SEAL_STRENGTH[s.seals[box]])
    return best
