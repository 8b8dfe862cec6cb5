"""The plan of the house: every game in the same rooms, and nothing in them too long to read."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import spellhall
from spellhall.games import IDS

PACKAGE = Path(spellhall.__file__).parent
GAMES = PACKAGE / "games"
ROOMS = {"box", "state", "frames", "choices", "rules", "show", "bot"}
MOST_FILES = 13  # side by side in one folder: about a dozen
MOST_LINES = 400  # of a module, unless its docstring says why
MOST_FUNCTION_LINES = 60
MOST_POSITIONAL = 6
CODES = {"choice", "code"}  # what rules, words and bots call the code of a choice
MODULES = sorted(PACKAGE.rglob("*.py"))


def named(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def nodes(path: Path) -> Iterator[ast.AST]:
    yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", IDS)
def test_every_game_has_the_same_rooms(game: str) -> None:
    found = {
        path.stem
        for path in (GAMES / game).iterdir()
        if path.name != "__init__.py" and not path.name.startswith("__")
    }
    assert found == ROOMS


@pytest.mark.parametrize("game", IDS)
def test_the_front_door_of_a_game_is_its_description_and_nothing_else(game: str) -> None:
    body = ast.parse((GAMES / game / "__init__.py").read_text(encoding="utf-8")).body
    kinds = {type(node) for node in body}
    assert kinds <= {ast.Expr, ast.Import, ast.ImportFrom, ast.AnnAssign}
    assert [
        n.target.id for n in body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)
    ] == ["GAME"]


def test_no_folder_has_more_than_about_a_dozen_files() -> None:
    folders = {path.parent for path in MODULES}
    crowded = {
        named(folder): len(files)
        for folder in folders
        if len(files := [f for f in folder.glob("*.py") if not f.name.startswith("_")]) > MOST_FILES
    }
    assert crowded == {}


def test_no_module_is_too_long_to_read_unless_it_says_why() -> None:
    long = {
        named(path): lines
        for path in MODULES
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
        and "Long because" not in (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "")
    }
    assert long == {}


def test_no_function_is_too_long_to_read() -> None:
    long = {
        f"{named(path)}: {node.name}": lines
        for path in MODULES
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or 0) - node.lineno + 1) > MOST_FUNCTION_LINES
    }
    assert long == {}


def test_nothing_is_made_with_more_than_six_nameless_arguments() -> None:
    nameless = [
        f"{named(path)}:{node.lineno}"
        for path in MODULES
        for node in nodes(path)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id[:1].isupper()
        and node.func.id != "Table"  # SQLAlchemy's, which takes its columns so
        and len(node.args) > MOST_POSITIONAL
        and not isinstance(node.args[0], ast.Starred)
    ]
    assert nameless == []


@pytest.mark.parametrize("game", IDS)
def test_what_must_be_offered_or_explained_is_read_off_the_table(game: str) -> None:
    """Else a rule that leaves something out would hide it from the law as well."""
    rules = {
        f"{node.module}.{name.name}"
        for node in nodes(GAMES / game / "show" / "among.py")
        if isinstance(node, ast.ImportFrom) and ".rules" in (node.module or "")
        for name in node.names
    }
    # What the row of a card or weapon is aimed at; no state is asked.
    assert rules <= {"spellhall.games.wiz_war.rules.casting.announce.what_is_aimed_at"}


@pytest.mark.parametrize("game", IDS)
def test_codes_of_choices_are_taken_apart_in_one_place(game: str) -> None:
    """Elsewhere nobody adds to a code, divides it or asks whether it is less than another."""
    found = []
    for path in (GAMES / game).rglob("*.py"):
        if "choices" in (path.stem, path.parent.name):
            continue
        for node in nodes(path):
            parts: list[ast.expr] = []
            if isinstance(node, ast.BinOp):
                parts = [node.left, node.right]
            elif isinstance(node, ast.Compare) and not all(
                isinstance(op, ast.Eq | ast.NotEq | ast.In | ast.NotIn) for op in node.ops
            ):
                parts = [node.left, *node.comparators]
            if any(isinstance(part, ast.Name) and part.id in CODES for part in parts):
                found.append(f"{named(path)}:{getattr(node, 'lineno', 0)}")
    assert found == []
