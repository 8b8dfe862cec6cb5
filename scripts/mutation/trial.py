"""One change tried: a child imports the changed module and runs tests until one fails."""

import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest
from pytest_asyncio import plugin as asyncio_plugin

import spellhall.engine  # noqa: F401 (before the first fork; the game itself never)
from scripts.mutation.changes import Change, changed

QUICK = 80  # tests that run the changed line and are tried before all others
PLAIN = ["-q", "-p", "no:cacheprovider"]
# Only the plugins that the tests of games need, loaded before the first fork: they take a second.
PLUGINS = [asyncio_plugin]
MEMORY = 6 << 30
IDLE = 20  # a child that waits this many times longer than it may work has stopped for good
UNNOTICED, NOTICED, UNABLE = 0, 1, 2


class _Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Serves one module with a change in it."""

    def __init__(self, name: str, change: Change) -> None:
        self.name = name
        self.change = change

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.change.file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(changed(self.change), str(self.change.file), "exec"), module.__dict__)


def start(change: Change | None, module: str, quick: list[str], tests: Path, seconds: int) -> int:
    """Fork a child that tries the change, or none; it exits with what came of it, or is killed.

    The seconds are its own: on a busy machine it waits for its turn as long as it must.
    """
    child = os.fork()
    if child:
        return child
    try:
        _silence()
        signal.alarm(seconds * IDLE)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if change is not None:
            sys.meta_path.insert(0, _Changed(module, change))
        # A test that is gone because its parameters changed has noticed the change.
        gone = _outcome(quick[:QUICK]) != UNNOTICED
        os._exit(NOTICED if gone else _outcome([str(tests)]))
    except BaseException:
        os._exit(UNABLE)


def run_tests(args: list[str], *more: object) -> int:
    """Run pytest in this child, without the plugins that would be found by themselves."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    return int(pytest.main([*PLAIN, *args], [*PLUGINS, *more]))


def _outcome(tests: list[str]) -> int:
    if not tests:
        return UNNOTICED
    code = run_tests(["-x", "--no-header", "--tb=no", *tests])
    if code in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED):
        return UNABLE
    return NOTICED if code else UNNOTICED


def _silence() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
