"""Play seeded games and print what everybody read and saw, as digests by part.

    python -m scripts.sameness wiz_war --games 6 > before.txt

A rebuilding of the rules keeps these lines; states may be written down differently. Mixed options
are drawn from the seed. Refusals stand apart: they may grow while nothing else changes.
"""

import argparse
import sys
from hashlib import sha256
from random import Random

import msgspec

import spellhall
from scripts.trial import mixture
from spellhall.engine import Game

EVERY = 10  # decisions between two looks at the whole table
MOST = 1500  # decisions of one game that are looked at
PARTS = ("choices", "words", "views", "events", "refusals")


def digests(game: Game, players: int, seed: int) -> str:
    """One line: how many choices, and a digest of each part."""
    rng = Random(f"{game.id} {players} {seed}")
    options = mixture(game, players, rng) if seed else {}
    match = spellhall.new(game.id, players=players, seed=seed, options=options)
    parts = {part: sha256() for part in PARTS}
    while not match.is_over and len(match.choices) < MOST:
        seat = rng.choice(match.may_answer())
        found = match.options(seat)
        option = rng.choice(found)
        parts["choices"].update(repr([one.text for one in found]).encode())
        words = [(o.label, o.touches, o.rules, o.loses, o.tried) for o in found]
        parts["words"].update(repr((match.asked(seat), words)).encode())
        parts["refusals"].update(repr(match.refusals(seat)).encode())
        match.answer(seat, option)
        for viewpoint in (None, *match.seats):
            parts["events"].update(repr(match.events(viewpoint)).encode())
        if len(match.choices) % EVERY == 0 or match.is_over:
            for viewpoint in (None, *match.seats):
                parts["views"].update(msgspec.json.encode(match.sight(viewpoint)))
            parts["views"].update(repr(match.game.evaluate(match.state, 0)).encode())
    parts["views"].update(repr(match.result).encode())
    told = " ".join(f"{part}={digest.hexdigest()[:12]}" for part, digest in parts.items())
    return f"{game.id} players={players} seed={seed} n={len(match.choices)} {told}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="*", help="which games (all)")
    parser.add_argument("--games", type=int, default=4, help="of each number of players (4)")
    args = parser.parse_args()
    for game in spellhall.all_games():
        if not args.game or game.id in args.game:
            for players in game.players:
                for seed in range(args.games):
                    print(digests(game, players, seed), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
