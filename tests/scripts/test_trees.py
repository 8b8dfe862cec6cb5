"""Compiled trees: which is the right one, who may remove it, and what is remembered."""

import os
import threading
from pathlib import Path

import pytest

from scripts.trees import Trees


@pytest.fixture
def trees(tmp_path: Path) -> Trees:
    """A checkout with one module and one text."""
    package = tmp_path / "src" / "spellhall"
    package.mkdir(parents=True)
    (package / "rules.py").write_text("LIFE = 15\n")
    (package / "en.json").write_text("{}")
    (tmp_path / "pyproject.toml").write_text("")
    return Trees(tmp_path)


def made(trees: Trees) -> Path:
    """A tree of the sources as they are, as a compilation leaves it."""
    aside = trees.build / "compiling-1"
    aside.mkdir(parents=True)
    tree = trees.path(trees.digest())
    trees.finish(aside, tree)
    return tree


def edit(trees: Trees, text: str = "LIFE = 16\n") -> None:
    (trees.root / "src" / "spellhall" / "rules.py").write_text(text)


def test_a_tree_belongs_to_what_the_sources_say_and_not_to_their_times(trees: Trees) -> None:
    assert trees.current() is None
    tree = made(trees)
    assert trees.current() == tree
    os.utime(trees.root / "src" / "spellhall" / "rules.py", (0, 0))
    assert trees.current() == tree
    edit(trees)
    assert trees.current() is None
    edit(trees, "LIFE = 15\n")
    assert trees.current() == tree


def test_a_changed_text_needs_no_new_tree_but_a_new_file_does(trees: Trees) -> None:
    before = trees.digest()
    text = trees.root / "src" / "spellhall" / "en.json"
    text.write_text('{"life": "Life"}')
    assert trees.digest() == before
    text.rename(text.with_name("de.json"))
    assert trees.digest() != before


def test_compiled_modules_serve_again_while_all_that_the_compiler_reads_is_the_same(
    trees: Trees,
) -> None:
    package = trees.root / "src" / "spellhall"
    for room in ("bots", "engine", "games", "server"):
        (package / room).mkdir()
        (package / room / "one.py").write_text("ONE = 1\n")
    assert trees.alike() is None
    tree = made(trees)
    edit(trees)
    (package / "server" / "one.py").write_text("ONE = 2\n")
    assert trees.current() is None
    assert trees.alike() == tree
    for room in ("bots", "engine", "games"):
        (package / room / "one.py").write_text("ONE = 2\n")
        assert trees.alike() is None
        (package / room / "one.py").write_text("ONE = 1\n")
        (package / room / "two.py").write_text("")
        assert trees.alike() is None
        (package / room / "two.py").unlink()
    (trees.root / "constraints.txt").write_text("mypy==1\n")
    assert trees.alike() is None


def test_the_link_points_to_the_newest_tree(trees: Trees) -> None:
    made(trees)
    edit(trees)
    tree = made(trees)
    assert trees.link.resolve() == tree


def test_a_folder_of_earlier_days_gives_way_to_the_link(trees: Trees) -> None:
    trees.link.mkdir(parents=True)
    (trees.link / "spellhall-stamp").touch()
    assert trees.link.resolve() != made(trees)
    assert trees.link.is_symlink()


def test_an_old_tree_is_removed_unless_somebody_runs_from_it(trees: Trees) -> None:
    used = made(trees)
    assert trees.use(used)
    edit(trees, "LIFE = 17\n")
    idle = made(trees)
    edit(trees, "LIFE = 18\n")
    newest = made(trees)
    assert used.is_dir()
    assert not idle.exists()
    assert newest.is_dir()


def test_a_tree_that_was_just_removed_cannot_be_used(trees: Trees) -> None:
    tree = made(trees)
    edit(trees)
    made(trees)
    assert not trees.use(tree)


def test_what_a_killed_compilation_left_is_removed(trees: Trees) -> None:
    left = trees.build / "compiling-killed"
    left.mkdir(parents=True)
    made(trees)
    assert not left.exists()


def test_only_one_compiles_at_a_time_and_the_other_waits(trees: Trees) -> None:
    order: list[str] = []
    entered = threading.Event()

    def second() -> None:
        entered.set()
        with trees.making():
            order.append("second")

    with trees.making():
        other = threading.Thread(target=second)
        other.start()
        entered.wait()
        other.join(0.1)
        order.append("first")
    other.join()
    assert order == ["first", "second"]


def test_a_failure_is_remembered_until_the_sources_change_or_compile(trees: Trees) -> None:
    trees.build.mkdir()
    with pytest.raises(SystemExit), trees.remembering_failure(trees.digest()):
        raise SystemExit("mypyc found an error")
    assert trees.has_failed()
    edit(trees)
    assert not trees.has_failed()
    edit(trees, "LIFE = 15\n")
    made(trees)
    assert not trees.has_failed()


def test_a_compilation_that_was_stopped_is_no_failure(trees: Trees) -> None:
    trees.build.mkdir()
    with pytest.raises(KeyboardInterrupt), trees.remembering_failure(trees.digest()):
        raise KeyboardInterrupt
    assert not trees.has_failed()
