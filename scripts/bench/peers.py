"""Measure other engines in random play: run in an environment of their own, as bench makes it."""

import json
import random
import sys
import time

import pyspiel
from catanatron import Color, Game, RandomPlayer


def catanatron(seconds: float) -> dict[str, float | str]:
    """Four random players of a pure-Python Catan."""
    random.seed(1)
    games = decisions = 0
    end = time.perf_counter() + seconds
    began = time.process_time()
    while time.perf_counter() < end:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        games += 1
        decisions += len(game.state.actions)
    spent = time.process_time() - began
    return {
        "name": "catanatron, 4 players",
        "decisions/s": decisions / spent,
        "playouts/s": games / spent,
    }


def open_spiel(name: str, seconds: float) -> dict[str, float | str]:
    """A card game whose rules are C++, driven from Python."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    games = decisions = 0
    end = time.perf_counter() + seconds
    began = time.process_time()
    while time.perf_counter() < end:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                decisions += 1
        games += 1
    spent = time.process_time() - began
    return {
        "name": f"OpenSpiel (C++) {name}",
        "decisions/s": decisions / spent,
        "playouts/s": games / spent,
    }


if __name__ == "__main__":
    length = float(sys.argv[1])
    print(json.dumps(catanatron(length)), flush=True)
    for card_game in ("crazy_eights", "hearts"):
        print(json.dumps(open_spiel(card_game, length)), flush=True)
