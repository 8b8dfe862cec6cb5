"""Which build `./dev play` and `./dev run` take, and what they say about it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.packaging.conftest import load_dev


class Shop:
    """A checkout in a folder of its own, whose commands only note what they would have run."""

    def __init__(self, dev: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.dev = dev
        self.trees = dev.Trees(root)
        self.missing: list[str] = []
        self.served: list[tuple[Path | None, list[str]]] = []  # tree, arguments
        self.beside: list[list[str]] = []  # begun and not waited for
        self.compiles: Callable[[], Any] = self.make_tree
        (root / "src").mkdir()
        monkeypatch.setattr(dev, "ROOT", root)
        monkeypatch.setattr(dev, "BUILD", root / "build")
        monkeypatch.setattr(dev, "TREES", self.trees)
        monkeypatch.setattr(dev, "missing_tools", lambda: self.missing)
        monkeypatch.setattr(dev, "need_python_packages", lambda extras: None)
        monkeypatch.setattr(dev, "need_web_build", lambda: None)
        monkeypatch.setattr(dev, "hand_over", self.hand_over)
        monkeypatch.setattr(dev, "quietly", lambda *command: self.compiles())
        monkeypatch.setattr(dev.subprocess, "Popen", self.begin)

    def make_tree(self) -> Path:
        aside = self.trees.build / "compiling-1"
        aside.mkdir(parents=True)
        tree: Path = self.trees.path(self.trees.digest())
        self.trees.finish(aside, tree)
        return tree

    def fail(self) -> None:
        with self.trees.remembering_failure(self.trees.digest()):
            raise self.dev.Failure("mypyc found an error in rules.py")

    def hand_over(self, program: Path, *args: str, tree: Path | None = None) -> int:
        self.served.append((tree, list(args)))
        return 0

    def begin(self, command: Sequence[str | Path], **_: object) -> None:
        self.beside.append([str(part) for part in command])


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shop:
    return Shop(load_dev(), tmp_path, monkeypatch)


def test_play_serves_the_pure_build_at_once_and_compiles_beside_it(
    shop: Shop, capsys: pytest.CaptureFixture[str]
) -> None:
    shop.dev.play(["--port", "8001"])
    assert shop.served == [(None, ["play", "--port", "8001"])]
    assert shop.beside[0][-1] == "--beside"
    assert "being made for the next start" in capsys.readouterr().err


def test_play_takes_the_compiled_build_on_the_next_start(shop: Shop) -> None:
    shop.dev.play([])
    tree = shop.make_tree()
    shop.dev.play([])
    assert shop.served[-1] == (tree, ["play"])
    assert len(shop.beside) == 1


def test_run_compiles_first_and_then_runs_compiled(shop: Shop) -> None:
    shop.dev.run(["games"])
    tree = shop.trees.current()
    assert tree is not None
    assert shop.served == [(tree, ["games"])]
    assert shop.beside == []


@pytest.mark.parametrize("command", ["play", "run"])
def test_the_pure_build_can_be_asked_for(shop: Shop, command: str) -> None:
    shop.make_tree()
    shop.dev.COMMANDS[command](["--pure", "--help"])
    tree, args = shop.served[0]
    assert tree is None
    assert args[-1:] == ["--help"]
    assert "--pure" not in args


@pytest.mark.parametrize("command", ["play", "run"])
def test_without_a_compiler_all_works_and_is_said_once(
    shop: Shop, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shop.missing = ["gcc", "libc6-dev"]
    shop.dev.COMMANDS[command]([])
    assert "With a C compiler" in capsys.readouterr().err
    shop.dev.COMMANDS[command]([])
    assert capsys.readouterr().err == ""
    assert [tree for tree, _ in shop.served] == [None, None]
    assert shop.beside == []


def test_a_failed_compilation_leaves_the_pure_build_and_is_not_tried_at_every_start(
    shop: Shop, capsys: pytest.CaptureFixture[str]
) -> None:
    shop.compiles = shop.fail
    shop.trees.build.mkdir()
    shop.dev.run(["games"])
    assert shop.served == [(None, ["games"])]
    assert "build/compile.log says why" in capsys.readouterr().err
    assert "error in rules.py" in shop.trees.log.read_text()
    shop.dev.play([])
    assert shop.served[-1] == (None, ["play"])
    assert shop.beside == []
