"""Play seeded games of every kind and print a fingerprint of each, state by state.

Two builds of the package that print the same lines play the same games, byte for byte.
`--compiled` makes sure that it is the compiled build that plays.
"""

import sys
from hashlib import sha256
from random import Random

import msgspec

import spellhall
from spellhall.engine import Game
from spellhall.engine.machine.build import build

GAMES_EACH = 1
EVERY = 25  # decisions between two states that are taken into account


def fingerprint(game: Game, players: int, seed: int) -> str:
    """A digest of a random game: choices, states, views and events as everybody saw them."""
    match = spellhall.new(game.id, players=players, seed=seed)
    rng = Random(f"{game.id} {players} {seed}")
    total = sha256()
    while not match.is_over:
        seat = rng.choice(match.may_answer())
        option = rng.choice(match.options(seat))
        match.answer(seat, option)
        total.update(f"{seat} {option.text}\n".encode())
        if len(match.choices) % EVERY == 0 or match.is_over:
            total.update(match.to_json().encode())
            for viewpoint in (None, *match.seats):
                total.update(msgspec.json.encode(match.sight(viewpoint)))
                total.update(repr(match.events(viewpoint)).encode())
    return (
        f"{game.id} players={players} seed={seed} choices={len(match.choices)} {total.hexdigest()}"
    )


def main() -> int:
    if (build() == "compiled") != ("--compiled" in sys.argv):
        print(f"This is not the build that was asked for: {build()}", file=sys.stderr)
        return 1
    for game in spellhall.all_games():
        for players in game.players:
            for seed in range(GAMES_EACH):
                print(fingerprint(game, players, seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
