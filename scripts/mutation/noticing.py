"""Which tests run which lines: learned from a run of a game's tests, kept until either changes."""

import hashlib
import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

import coverage
import pytest

from scripts.mutation.trial import run_tests


@dataclass
class Noticing:
    """The tests of a game, how long each takes, and the lines each one runs."""

    seconds: dict[str, float] = field(default_factory=dict)  # by node id
    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)  # file -> line -> tests

    def tests(self, file: Path, line: int) -> list[str]:
        """The tests that run a line, the quickest first."""
        found = self.lines.get(str(file), {}).get(line, [])
        return sorted(found, key=lambda test: self.seconds[test])


def learn(root: Path, sources: list[Path], tests: Path, kept: Path) -> Noticing:
    """What was learned before, if nothing changed since; else a run of the tests says it."""
    digest = _digest(root, [*sources, *sorted(tests.rglob("*.py"))])
    if kept.exists():
        known = json.loads(kept.read_text(encoding="utf-8"))
        if known["digest"] == digest:
            lines = {
                file: {int(line): found for line, found in by_line.items()}
                for file, by_line in known["lines"].items()
            }
            return Noticing(known["seconds"], lines)
    learned = _watched(root, sources, tests)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps({"digest": digest, **asdict(learned)}), encoding="utf-8")
    return learned


class _Watch:
    """A plugin of pytest that tells coverage which test is running."""

    def __init__(self, watching: coverage.Coverage) -> None:
        self.watching = watching
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.watching.switch_context(item.nodeid)
        began = time.process_time()
        yield
        self.seconds[item.nodeid] = time.process_time() - began


def _watched(root: Path, sources: list[Path], tests: Path) -> Noticing:
    """Run the tests in a child, so that this process never imports the game."""
    read, write = os.pipe()
    if os.fork() == 0:
        os.close(read)
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed may be read as JSON
        with os.fdopen(write, "w") as out:
            watching = coverage.Coverage(data_file=None, include=[str(file) for file in sources])
            watch = _Watch(watching)
            watching.start()
            code = run_tests([str(tests)], watch)
            watching.stop()
            out.write(json.dumps({"code": code, **_found(watching, watch)}))
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as come:
        text = come.read()
    os.wait()
    told = json.loads(text or '{"code": -1}')
    if told.pop("code") != 0:
        raise SystemExit("The tests fail without any change; mend them first.")
    lines = {f: {int(n): t for n, t in by_line.items()} for f, by_line in told["lines"].items()}
    return Noticing(told["seconds"], lines)


def _found(watching: coverage.Coverage, watch: _Watch) -> dict[str, object]:
    data = watching.get_data()
    lines = {
        file: {
            line: [test for test in tests if test in watch.seconds]
            for line, tests in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    return {"seconds": watch.seconds, "lines": lines}


def _digest(root: Path, files: list[Path]) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(root)}\0".encode())
        total.update(file.read_bytes())
    return total.hexdigest()
