"""Change a game's rules in small ways and say which changes no test notices.

    ./dev mutants wiz_war --sample 200 --seed 1

A change is one number, one sign, one condition, one line left out or two effects in the other
order, in what holds rules and data: not in words for people, not in what only bots need. The
tests that run the changed line go first, then all tests of the game.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from scripts.mutation.changes import Change, changes
from scripts.mutation.noticing import Noticing, learn
from scripts.mutation.trial import UNABLE, UNNOTICED, start

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
NOT_RULES = ("show", "bot")  # rooms of words and drawings, and of what only bots need
PATIENCE = 8  # a change may make the tests this many times slower before it counts as noticed


def main() -> int:
    args = arguments()
    sources = modules(args.game)
    tests = ROOT / "tests" / "games" / args.game
    if args.only:
        sources = [file for file in sources if args.only in str(file)]
    possible = [change for file in sources for change in changes(file)]
    sample = Random(args.seed).sample(possible, min(args.sample, len(possible)))
    noticing = learn(
        ROOT, modules(args.game), tests, ROOT / "build" / "mutants" / f"{args.game}.json"
    )
    say = (lambda _: None) if args.json else print
    say(f"{len(possible)} changes are possible; {len(sample)} are tried.")
    survivors = sorted(trials(sample, noticing, tests, args.workers, say), key=_place)
    noticed = len(sample) - len(survivors)
    if args.json:
        told = [{"file": _name(s), "line": s.line, "change": s.said} for s in survivors]
        print(json.dumps({"tried": len(sample), "noticed": noticed, "survivors": told}, indent=1))
    else:
        for survivor in survivors:
            print(f"{_name(survivor)}:{survivor.line}: {survivor.said}")
        print(f"{noticed} of {len(sample)} noticed")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev mutants", description=__doc__.split("\n")[0])
    games = sorted(
        folder.name for folder in (ROOT / "tests" / "games").iterdir() if folder.is_dir()
    )
    parser.add_argument("game", choices=games, metavar="GAME", help=", ".join(games))
    parser.add_argument("--sample", type=int, default=100, help="how many changes (100)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="at a time")
    parser.add_argument("--only", default="", help="files whose path contains this")
    parser.add_argument("--json", action="store_true", help="tried, noticed, survivors")
    args = parser.parse_args()
    if args.sample < 1 or args.workers < 1:
        parser.error("--sample and --workers are at least 1")
    return args


def modules(game: str) -> list[Path]:
    """The files of a game that hold rules and data."""
    folder = SOURCES / "spellhall" / "games" / game
    return [
        file
        for file in sorted(folder.rglob("*.py"))
        if file.stem != "__init__" and file.relative_to(folder).parts[0] not in NOT_RULES
    ]


def trials(
    sample: list[Change],
    noticing: Noticing,
    tests: Path,
    workers: int,
    say: Callable[[str], object],
) -> Iterator[Change]:
    """Try each change in a process of its own; yields those that no test noticed."""
    limit = int(sum(noticing.seconds.values()) * PATIENCE) + 60
    waiting, running, done, began = list(reversed(sample)), dict[int, Change](), 0, time.monotonic()
    while waiting or running:
        while waiting and len(running) < workers:
            change = waiting.pop()
            quick = noticing.tests(change.file, change.line) if change.inside else []
            running[start(change, _module(change.file), quick, tests, limit)] = change
        child, status = os.wait()
        change = running.pop(child)
        done += 1
        code = os.waitstatus_to_exitcode(status)
        if code == UNABLE:
            raise SystemExit(f"The tests could not be run: {_name(change)}:{change.line}")
        if code == UNNOTICED:
            took = f"{time.monotonic() - began:.0f} s"
            say(f"  {done}/{len(sample)}, {took}: {_name(change)}:{change.line}: {change.said}")
            yield change


def _module(file: Path) -> str:
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts)


def _name(change: Change) -> str:
    return str(change.file.relative_to(ROOT))


def _place(change: Change) -> tuple[str, int]:
    return _name(change), change.line


if __name__ == "__main__":
    sys.exit(main())
