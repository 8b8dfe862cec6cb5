"""Measure the build that is on the path, and print one JSON object a game.

Times are processor time, since a machine may be shared. Options are listed at every decision.
"""

import json
import sys
import time
from collections.abc import Callable
from random import Random

import spellhall
from spellhall.bots.playout import play_randomly
from spellhall.bots.search import Effort, Search
from spellhall.engine import Game, State, next_seat

MOST_DECISIONS = 100_000
CLONES_AT_ONCE = 100
ITERATIONS_AT_ONCE = 200


def start(game: Game, players: int, seed: int) -> State:
    """A fresh state that keeps no events, as a searcher or a simulation uses it."""
    state = spellhall.new(game.id, players=players, seed=seed).state
    state.watched = False
    return state


def middles(game: Game, players: int, rng: Random) -> list[State]:
    """Ten states from the middle of random games."""
    found = []
    for seed in range(10):
        state = start(game, players, seed)
        length = play_randomly(game.rules, state.copy(), rng, MOST_DECISIONS)
        play_randomly(game.rules, state, rng, length // 2)
        found.append(state)
    return [state for state in found if next_seat(state) >= 0]


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much work is done in a second of processor time."""
    done = 0
    end = time.perf_counter() + seconds
    began = time.process_time()
    while time.perf_counter() < end:
        done += work()
    return done / (time.process_time() - began)


def measure(game: Game, seconds: float) -> dict[str, float | str]:
    """Random play, clones, playouts and search of one game with its fewest players."""
    players = game.players[0]
    rng = Random(1)
    fresh = [start(game, players, seed) for seed in range(20)]
    middle = middles(game, players, rng)
    effort = Effort(ITERATIONS_AT_ONCE, 0.0, 100_000, 20, 0.7)

    def decisions() -> int:
        return play_randomly(game.rules, rng.choice(fresh).copy(), rng, MOST_DECISIONS)

    def playouts() -> int:
        play_randomly(game.rules, rng.choice(middle).copy(), rng, MOST_DECISIONS)
        return 1

    def clones() -> int:
        state = rng.choice(middle)
        for _ in range(CLONES_AT_ONCE):
            state.copy()
        return CLONES_AT_ONCE

    def iterations() -> int:
        state = rng.choice(middle)
        search = Search(game, state, next_seat(state), rng, effort)
        search.run()
        return search.done

    return {
        "name": f"{game.id}, {players} players",
        "decisions/s": rate(decisions, seconds),
        "clone us": 1e6 / rate(clones, seconds / 2),
        "playouts/s": rate(playouts, seconds),
        "search iterations/s": rate(iterations, seconds),
    }


if __name__ == "__main__":
    wanted = sys.argv[2:] or spellhall.ids()
    for id in wanted:
        print(json.dumps(measure(spellhall.find(id), float(sys.argv[1]))), flush=True)
