"""Measures the build that runs it, and prints JSON: `python -m spellhall.lab.bench.ours`.

Times are those of the processor, not of the clock on the wall, since machines are shared.
"""

import argparse
import sys
from collections.abc import Callable
from random import Random
from time import process_time

import msgspec

from spellhall.bots.playout import play_randomly
from spellhall.bots.search import Effort, Search
from spellhall.engine import Game, State, begin, next_seat, options
from spellhall.engine.machine.build import build
from spellhall.games import find, ids

MOST = 50_000  # decisions in one game
BATCH = 20  # clones between two looks at the clock
POSITIONS = 10  # from the middles of games; searches take them in turn


def measured(seconds: float, once: Callable[[], int]) -> float:
    """How many of the things that `once` counts are done in a second."""
    once()
    count = 0
    began = process_time()
    end = began + seconds
    while process_time() < end:
        count += once()
    return count / (process_time() - began)


def speeds(game: Game, players: int, seconds: float) -> dict[str, float]:
    """The figures of one game at the table with this many seats."""
    rng = Random(1)
    number = 0

    def new_state() -> State:
        nonlocal number
        number += 1
        state = begin(game, players, number).state
        state.watched = False
        return state

    def a_game() -> int:
        return play_randomly(game.rules, new_state(), rng, MOST)

    middles = [middle_of(game, new_state()) for _ in range(POSITIONS)]
    middle = middles[0]

    def clones() -> int:
        for _ in range(BATCH):
            middle.copy()
        return BATCH

    def a_playout() -> int:
        play_randomly(game.rules, middle.copy(), rng, MOST)
        return 1

    def iterations() -> int:
        nonlocal number
        number += 1
        asked = middles[number % POSITIONS]
        effort = Effort(
            iterations=200, seconds=0.0, nodes=50_000, turns=1, exploration=0.6, prior=0, patience=8
        )
        search = Search(game, asked, next_seat(asked), rng, effort)
        search.run()
        return search.done

    return {
        "decisions_per_second": measured(seconds, a_game),
        "clone_microseconds": 1e6 / measured(seconds, clones),
        "playouts_per_second": measured(seconds, a_playout),
        "search_iterations_per_second": measured(seconds, iterations),
    }


def middle_of(game: Game, fresh: State) -> State:
    """Half a random game on, and on to where a seat has more than one option to think about."""
    whole = play_randomly(game.rules, fresh.copy(), Random(2), MOST)
    middle = fresh.copy()
    play_randomly(game.rules, middle, Random(2), whole // 2)
    while next_seat(middle) >= 0:
        if len(options(game.rules, middle.copy(), next_seat(middle))) > 1:
            return middle
        play_randomly(game.rules, middle, Random(2), 1)
    return fresh


def fewest_and_most(game: Game) -> list[int]:
    """The numbers of players that are measured."""
    return sorted({min(game.players), max(game.players)})


def main() -> None:
    """Measure every game asked for, with the fewest and with the most players."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("games", nargs="*")
    asked = parser.parse_args()
    found = {}
    for id in asked.games or ids():
        game = find(id)
        for players in fewest_and_most(game):
            found[f"{id} {players}"] = speeds(game, players, asked.seconds)
    compiled = build() == "compiled"
    sys.stdout.buffer.write(msgspec.json.encode({"compiled": compiled, "games": found}))


if __name__ == "__main__":
    main()
