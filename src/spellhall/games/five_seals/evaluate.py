"""How good a position looks for a seat, for bots that search."""

from math import exp
from typing import Final

from spellhall.games.five_seals.board import BOARDS
from spellhall.games.five_seals.dice import sums
from spellhall.games.five_seals.reach import reach
from spellhall.games.five_seals.scoring import score
from spellhall.games.five_seals.scrolls import (
    ELEMENT_OF,
    IS_SYNERGY,
    ON_BOARD,
    SEAL_ELEMENT,
    SEAL_STRENGTH,
)
from spellhall.games.five_seals.state import Player, Reach, Seals
from spellhall.games.five_seals.verbs import COLOURS, MIND

SCALE: Final = 5.0  # points of lead that make a win likely
TOOL: Final = 0.5  # a scroll that can still be used, beside its points
READY: Final = 0.2  # if it lies face up
SOON: Final = 0.55  # a target that the dice can break, against its worth
PIP: Final = 0.05
SHARED: Final = 0.12  # a scroll in reach, divided among those who reach it
BEHIND: Final = 0.3  # a scroll right behind a token, against its strength
ALONE: Final = 0.55  # the same in a box behind the token: whoever stands there has it alone
CROSSING: Final = 0.15  # a token with nothing new behind it


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


def evaluate(s: Seals, seat: int) -> float:
    """The chance to win, guessed from points and what can still become points."""
    reached = [reach(s, other) for other in range(len(s.players))]
    mine = 0.0
    best = -1000.0
    for other in range(len(s.players)):
        there = worth(s, other, reached)
        if other == seat:
            mine = there
        elif there > best:
            best = there
    return 1 / (1 + exp((best - mine) / SCALE))


def worth(s: Seals, seat: int, reached: list[Reach]) -> float:
    """Points, tools, scrolls in reach, and what the dice in hand or to come can break."""
    player = s.players[seat]
    total = float(score(player)) + tools(player)
    board = BOARDS[len(s.players)]
    targets = reached[seat].targets
    for node in targets:
        seal = s.seals[node]
        if seal >= ON_BOARD:
            rivals = 0
            for other in reached:
                if board.sides[node] & other.rooms:
                    rivals += 1
            total += SHARED * SEAL_STRENGTH[seal] / rivals
    return total + SOON * prospects(s, player, reached[seat])


def tools(player: Player) -> float:
    """Scrolls that work for their owner beside their points."""
    total = 0.0
    for scroll in player.scrolls:
        if not IS_SYNERGY[scroll]:
            total += TOOL
            if scroll not in player.down:
                total += READY
    return total


def prospects(s: Seals, player: Player, reached: Reach) -> float:
    """For each colour the best target for its dice; Mind scrolls take the best colour."""
    best = [0.0] * COLOURS
    rolled = bool(player.dice)
    pips = sums(player.dice)
    coming = player.coming
    for node in reached.targets:
        seal = s.seals[node]
        strength = SEAL_STRENGTH[seal]
        element = SEAL_ELEMENT[seal]
        if rolled and pips[element] < strength:
            continue
        value = prize(s, player, reached, node)
        for colour in range(COLOURS) if element == MIND else (element,):
            if rolled:
                hope = value if pips[colour] >= strength else 0.0
            else:
                hope = value * CHANCE[min(6, coming[colour])][strength]
            if hope > best[colour]:  # noqa: PLR1730 (max() boxes its arguments)
                best[colour] = hope
    return sum(best) + PIP * (pips[0] + pips[1] + pips[2] + pips[3])


def prize(s: Seals, player: Player, reached: Reach, node: int) -> float:
    """What breaking a target would be worth."""
    seal = s.seals[node]
    if seal >= ON_BOARD:
        element = ELEMENT_OF[seal - ON_BOARD]
        value = SEAL_STRENGTH[seal] + TOOL
        for scroll in player.scrolls:
            if IS_SYNERGY[scroll] and ELEMENT_OF[scroll] == element:
                value += 1.0
        return value
    board = BOARDS[len(s.players)]
    best = CROSSING
    cell = board.cells[node]
    if cell and s.seals[cell] >= 0:
        best = ALONE * SEAL_STRENGTH[s.seals[cell]]
    return best
