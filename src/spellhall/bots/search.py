"""The searching bot: Monte Carlo tree search over what a seat can know.

Every iteration deals anew what the seat cannot see and walks down one tree that all deals share.
An edge is a choice of some seat. Since a choice may be possible in one deal and not in another,
an edge counts how often it was possible, and its urgency is measured against that. Every seat
goes for its own value; in a co-operative game all values are the same. Below the tree a short
random playout leads to a position that the game's evaluation judges.
"""

from math import log, sqrt
from random import Random
from time import monotonic
from typing import Final

from spellhall.bots.greedy import best_step, finished_turn, greedy_values
from spellhall.bots.playout import one_of, value
from spellhall.engine.game import Game
from spellhall.engine.machine.stack import answer, next_seat, options
from spellhall.engine.machine.state import State
from spellhall.engine.match import redealt

SEATS: Final = 8  # edges of different seats are told apart by code * SEATS + seat
STEPS: Final = 4  # decisions in one turn of a playout, at most
LOOK: Final = 30  # positions for the first look at each choice
WIDE: Final = 12  # a question with more options is branched at the root only
LOOKS_AT_CLOCK: Final = 8  # iterations between two looks


class Effort:
    """How hard to think: whichever of the limits is reached first ends it."""

    __slots__ = ("exploration", "iterations", "nodes", "patience", "prior", "seconds", "turns")

    def __init__(
        self,
        iterations: int,
        seconds: float,
        nodes: int,
        turns: int,
        exploration: float,
        prior: int,
        patience: int,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds  # 0: no limit, so that the same seed gives the same choice
        self.nodes = nodes  # cap on memory: then the tree stops growing
        self.turns = turns  # how many turns are finished below the tree
        self.exploration = exploration
        self.prior = prior  # how many visits the greedy look at every choice counts for
        self.patience = patience  # visits before the tree branches below a choice, at least 1


class Node:
    """What was learned about one choice in one line of play."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0  # how often the choice was possible
        self.total = 0.0  # sum of the values for the seat that made the choice
        self.children: dict[int, Node] = {}


class Search:
    """One thinking about one choice."""

    def __init__(self, game: Game, state: State, seat: int, rng: Random, effort: Effort) -> None:
        self.game = game
        self.rules = game.rules
        self.state = state
        self.seat = seat
        self.rng = rng
        self.effort = effort
        self.root = Node()
        self.codes: list[int] | None = None  # the options, once they are listed
        self.grown = 0  # nodes in the tree
        self.done = 0  # iterations
        self.low = 1.0  # least and greatest value seen: the scale of exploration
        self.high = 0.0

    def run(self) -> int:
        """Think, and return the choice that was tried most."""
        codes = options(self.rules, self.state, self.seat)
        if len(codes) == 1:
            return codes[0]
        self.codes = codes
        if self.effort.prior > 0:
            self.look(codes)
        limit = self.effort.seconds
        end = monotonic() + limit
        while self.done < self.effort.iterations:
            if limit > 0.0 and self.done % LOOKS_AT_CLOCK == 0 and monotonic() >= end:
                break
            self.iterate()
            self.done += 1
        best = codes[0]
        most = -1.0
        for code in codes:
            node = self.root.children.get(code * SEATS + self.seat)
            if node is not None and node.visits > 0:
                # Equal visits are common in a short search; then the better mean decides.
                worth = node.visits + node.total / node.visits * 0.5
                if worth > most:
                    most = worth
                    best = code
        return best

    def look(self, codes: list[int]) -> None:
        """Begin with the greedy bot's opinion of every choice."""
        values = greedy_values(
            self.game, self.state, self.seat, self.rng, codes, 2, LOOK * len(codes), STEPS
        )
        visits = self.effort.prior
        for i in range(len(codes)):
            node = Node()
            node.visits = visits
            node.available = visits * len(codes)
            node.total = values[i] * visits
            self.root.children[codes[i] * SEATS + self.seat] = node
            self.low = min(self.low, values[i])
            self.high = max(self.high, values[i])

    def iterate(self) -> None:
        """One deal, one way down the tree, one new node, one evaluation."""
        rules = self.rules
        s = redealt(self.game, self.state, self.seat, self.rng)
        s.listed = self.codes  # the same in every deal
        node = self.root
        path: list[Node] = []
        movers: list[int] = []
        seat = self.seat
        while seat >= 0:
            codes = options(rules, s, seat)
            if len(codes) == 1:
                answer(rules, s, seat, codes[0])
            elif path and node.visits < self.effort.patience:
                s.listed = codes  # the playout begins with the same question
                break
            elif path and len(codes) > WIDE:
                s.listed = codes
                s = best_step(self.game, s, seat)
            else:
                code = self.urgent(node, codes, seat)
                key = code * SEATS + seat
                child = node.children.get(key)
                if child is None:
                    child = Node()
                    child.available = 1
                    if self.grown < self.effort.nodes:
                        node.children[key] = child
                        self.grown += 1
                answer(rules, s, seat, code)
                node = child
                path.append(node)
                movers.append(seat)
            seat = next_seat(s)
        for _ in range(self.effort.turns):
            seat = next_seat(s)
            if seat < 0:
                break
            s = finished_turn(self.game, s, seat, STEPS)
        self.learn(s, path, movers)

    def urgent(self, node: Node, codes: list[int], seat: int) -> int:
        """The choice to follow: an untried one first, else the one with the highest bound."""
        children = node.children
        untried: list[int] = []
        best = codes[0]
        most = -1.0
        low = self.low
        scale = 1.0 / (self.high - low) if self.high > low else 1.0
        for code in codes:
            child = children.get(code * SEATS + seat)
            if child is None:
                untried.append(code)
                continue
            child.available += 1
            if not untried:
                visits = child.visits
                worth = (child.total / visits - low) * scale + self.effort.exploration * sqrt(
                    log(child.available) / visits
                )
                if worth > most:
                    most = worth
                    best = code
        if untried:
            return one_of(untried, self.rng)
        return best

    def learn(self, s: State, path: list[Node], movers: list[int]) -> None:
        """Give every choice on the way the value that its own seat sees at the end."""
        known: dict[int, float] = {}
        for i in range(len(path)):
            seat = movers[i]
            if seat not in known:
                worth = value(self.game, s, seat)
                known[seat] = worth
                self.low = min(self.low, worth)
                self.high = max(self.high, worth)
            node = path[i]
            node.visits += 1
            node.total += known[seat]


def choose_by_search(game: Game, state: State, seat: int, rng: Random, effort: Effort) -> int:
    """The choice that the search prefers."""
    return Search(game, state, seat, rng, effort).run()
