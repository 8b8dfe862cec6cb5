"""Random games of catanatron, run by an environment that has it; prints decisions a second."""

import argparse
import random
import time

from catanatron import Color, Game, RandomPlayer


def main() -> None:
    """Play whole four-player games until the time is up."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    seconds = parser.parse_args().seconds
    random.seed(1)
    decisions = 0
    began = time.process_time()
    while time.process_time() < began + seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        decisions += len(game.state.actions)
    print(decisions / (time.process_time() - began))  # noqa: T201


if __name__ == "__main__":
    main()
