"""The rehearsing look of the searching bot: its own line in a tree, then everybody as usual.

Where all choose at once and dice decide the rest, a tree over everybody's choices spreads too
thin. Here only the seat's own choices in a row branch. Below them every seat does what it usually
does, by the game's advice, until the position is settled and the evaluation means what it says.
"""

from math import log, sqrt
from random import Random
from time import monotonic
from typing import Final

from spellhall.bots.playout import must_answer, one_of, value
from spellhall.bots.search import LOOKS_AT_CLOCK, Effort, Node
from spellhall.engine.game import Advice, Game
from spellhall.engine.match import redealt
from spellhall.engine.stack import answer, next_seat, options
from spellhall.engine.state import State

MOST_ANSWERS: Final = 200  # below the tree, if nothing settles


class Rehearsal:
    """One thinking about one choice."""

    def __init__(
        self, game: Game, advice: Advice, state: State, seat: int, rng: Random, effort: Effort
    ) -> None:
        self.game = game
        self.advice = advice
        self.rules = game.rules
        self.state = state
        self.seat = seat
        self.rng = rng
        self.effort = effort
        self.root = Node()
        self.low = 1.0  # least and greatest mean seen: the scale of exploration
        self.high = 0.0

    def run(self) -> int:
        """Think, and return the choice that was tried most."""
        codes = self.sensible(self.state, self.seat)
        if len(codes) == 1:
            return codes[0]
        limit = self.effort.seconds
        end = monotonic() + limit
        for done in range(self.effort.iterations):
            if limit > 0.0 and done % LOOKS_AT_CLOCK == 0 and done > 0 and monotonic() >= end:
                break
            self.iterate()
        best = codes[0]
        most = -1.0
        for code in codes:
            node = self.root.children.get(code)
            if node is not None:
                worth = node.visits + node.total / node.visits  # of equal visits the better mean
                if worth > most:
                    most = worth
                    best = code
        return best

    def sensible(self, s: State, seat: int) -> list[int]:
        """The options worth a look."""
        codes = options(self.rules, s, seat)
        return self.advice.sensible(s, seat, codes) if len(codes) > 1 else codes

    def iterate(self) -> None:
        """One deal, one line of the seat's own choices, one play to a settled position."""
        s = redealt(self.game, self.state, self.seat, self.rng)
        seat = self.seat
        node = self.root
        path = [node]
        while must_answer(s, seat) and (node is self.root or not self.advice.settled(s)):
            codes = self.sensible(s, seat)
            if len(codes) == 1:
                answer(self.rules, s, seat, codes[0])
                continue
            if node is not self.root and node.visits < self.effort.patience:
                break
            code = self.urgent(node, codes)
            if code not in node.children:
                node.children[code] = Node()
            node = node.children[code]
            path.append(node)
            answer(self.rules, s, seat, code)
        self.play_as_usual(s)
        worth = value(self.game, s, seat)
        for node in path:
            node.visits += 1
            node.total += worth
        mean = node.total / node.visits
        self.low = min(self.low, mean)
        self.high = max(self.high, mean)

    def play_as_usual(self, s: State) -> None:
        """Every seat does what it usually does, until all is settled."""
        for _ in range(MOST_ANSWERS):
            seat = next_seat(s)
            if seat < 0 or self.advice.settled(s):
                return
            answer(self.rules, s, seat, self.sensible(s, seat)[0])

    def urgent(self, node: Node, codes: list[int]) -> int:
        """An untried choice first, else the one with the highest upper confidence bound."""
        children = node.children
        untried = [code for code in codes if code not in children]
        if untried:
            return one_of(untried, self.rng)
        scale = 1.0 / (self.high - self.low) if self.high > self.low else 1.0
        spread = log(node.visits + 1.0)
        best = codes[0]
        most = -1e9
        for code in codes:
            child = children[code]
            worth = child.total / child.visits * scale + self.effort.exploration * sqrt(
                spread / child.visits
            )
            if worth > most:
                most = worth
                best = code
        return best


def choose_by_rehearsal(
    game: Game, advice: Advice, state: State, seat: int, rng: Random, effort: Effort
) -> int:
    """The choice that went best in rehearsal."""
    return Rehearsal(game, advice, state, seat, rng, effort).run()
