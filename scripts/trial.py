"""Play random games of every kind, number of players and mixture of options; say what broke.

    ./dev trial --games 10000 --seed 1
    ./dev trial --seed 1 --first 17 --games 1     the one that broke as «trial 1 17», again

Each game is checked as it goes: nothing lost or made, every question has an answer, an end.
"""

import argparse
import json
import sys
import traceback
from collections import Counter
from random import Random

from spellhall.engine import BadOptions, Game, Value, begin
from spellhall.engine import answer as answered
from spellhall.engine import options as options_of
from spellhall.engine.machine.stack import next_seat
from spellhall.engine.machine.state import State
from spellhall.engine.settings import Flag, Many, Number, One, Setting
from spellhall.games import all_games

MOST_DECISIONS = 50_000
EVERY = 25  # decisions between two looks at the whole table
CHANGED = 0.3  # how often an option is not what it usually is


def main() -> int:
    args = arguments()
    games = [game for game in all_games() if args.game in ("", game.id)]
    kinds = [(game, players) for game in games for players in game.players]
    played: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    broken: list[str] = []
    for number in range(args.first, args.first + args.games):
        game, players = kinds[number % len(kinds)]
        seed = f"trial {args.seed} {number}"
        rng = Random(seed)  # of its own, so that a game that broke can be played again alone
        options = mixture(game, players, rng)
        try:
            endings[f"{game.id}: {one(game, players, seed, options, rng)}"] += 1
        except Exception:
            broken.append(f"{game.id} {players} {seed!r} {options}\n{traceback.format_exc()}")
        played[game.id] += 1
        if not args.json and played.total() % 500 == 0:
            print(f"{played.total()} games, {len(broken)} broken", flush=True)
    if args.json:
        told = {"games": played.total(), "played": played, "endings": endings, "broken": broken}
        print(json.dumps(told, indent=1, sort_keys=True))
    else:
        print("\n".join([*(f"{n:6} {what}" for what, n in sorted(endings.items())), *broken]))
        print(f"{played.total()} games, {len(broken)} broken")
    return 1 if broken else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev trial", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--game", default="", help="one game only, such as wiz_war")
    parser.add_argument("--first", type=int, default=0, help="the number of the first (0)")
    parser.add_argument("--json", action="store_true", help="games, played, endings, broken")
    return parser.parse_args()


def mixture(game: Game, players: int, rng: Random) -> dict[str, Value]:
    """Some options changed at random; a combination that the game refuses is drawn anew."""
    while True:
        options = {s.id: drawn(s, rng) for s in game.settings if rng.random() < CHANGED}
        try:
            begin(game, players, 0, options)
        except BadOptions:
            continue
        return options


def drawn(setting: Setting, rng: Random) -> Value:
    """Any value that a setting has; limits that end a game are never switched off."""
    match setting:
        case Flag():
            return rng.random() < 0.5
        case Number():
            return rng.randint(max(1, setting.least), setting.most)
        case One():
            return rng.choice(setting.values).id
        case Many():
            most = min(setting.most, len(setting.values))
            return rng.sample([v.id for v in setting.values], rng.randint(setting.least, most))
    raise AssertionError(setting)


def one(game: Game, players: int, seed: str, options: dict[str, Value], rng: Random) -> str:
    """Play one game to its end; returns how it ended."""
    match = begin(game, players, seed, options)
    s = match.state
    s.watched = False
    for decision in range(MOST_DECISIONS):
        seat = next_seat(s)
        if seat < 0:
            check(game, s, decision)
            ending = game.result(s).ending
            assert ending in {one.id for one in game.endings}, f"{ending} is no declared ending"
            return ending
        possible = options_of(game.rules, s, seat)
        assert possible, f"decision {decision}: seat {seat} has no option"
        answered(game.rules, s, seat, rng.choice(possible))
        if decision % EVERY == 0:
            check(game, s, decision)
    raise AssertionError(f"no end within {MOST_DECISIONS} decisions")


def check(game: Game, s: State, decision: int) -> None:
    """Look at the whole table, and say when it was found wrong."""
    try:
        game.invariants(s)
    except AssertionError as error:
        raise AssertionError(f"decision {decision}: {error}") from error


if __name__ == "__main__":
    sys.exit(main())
