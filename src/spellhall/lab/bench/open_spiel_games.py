"""Random games of OpenSpiel's C++ rules driven from Python; prints decisions a second."""

import argparse
import random
import time

import pyspiel


def main() -> None:
    """Play whole games until the time is up; dealing takes time but is no decision."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("game")
    asked = parser.parse_args()
    game = pyspiel.load_game(asked.game)
    pick = random.Random(1)
    decisions = 0
    began = time.process_time()
    while time.process_time() < began + asked.seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(outcomes, weights)[0])
            else:
                state.apply_action(pick.choice(state.legal_actions()))
                decisions += 1
    print(decisions / (time.process_time() - began))  # noqa: T201


if __name__ == "__main__":
    main()
