"""Counts which rules of the ledgers are cited by a test.

The tests are read, not run: every `rule("…")` in them counts.
"""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from spellhall.games import all_games
from spellhall.ledger import folder, games, ledger
from spellhall.testing.rule import known_ids


class CoverageError(Exception):
    """The citations or the list of untestable rules are wrong; the message names each place."""


class Coverage(Struct, frozen=True):
    """How far the tests of one game cover its ledger."""

    game: str
    total: int  # ids that the ledger defines
    covered: int  # of these, cited by a test
    untestable: int  # of these, excused with a reason in docs/rules/untestable.toml
    missing: list[str]  # neither cited nor excused, in the order of the ledger
    cited: dict[str, list[str]]  # id -> "tests/…/test_turn.py:12", in the order of the ledger


class Citation(Struct, frozen=True):
    id: str
    place: str  # file:line


def coverage(game: str, root: Path | None = None) -> Coverage:
    """Count for one game; `root` is the checkout that holds tests/ and docs/rules/."""
    root = root or _checkout()
    ids = ledger(game).ids()
    excused = untestable(root)
    cited: dict[str, list[str]] = {id: [] for id in ids}
    for citation in citations(root):
        if citation.id in cited:
            cited[citation.id].append(citation.place)
    both = [id for id in ids if id in excused and cited[id]]
    if both:
        raise CoverageError(
            f"Tests cite {', '.join(both)}: take them out of docs/rules/untestable.toml."
        )
    return Coverage(
        game,
        total=len(ids),
        covered=sum(1 for places in cited.values() if places),
        untestable=sum(1 for id in ids if id in excused),
        missing=[id for id in ids if not cited[id] and id not in excused],
        cited={id: places for id, places in cited.items() if places},
    )


@cache
def citations(root: Path) -> list[Citation]:
    """Every id that a test of this checkout cites; an unknown one is an error."""
    found: list[Citation] = []
    wrong: list[str] = []
    for file in sorted((root / "tests").rglob("*.py")):
        for call in _rule_calls(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            place = f"{file.relative_to(root).as_posix()}:{call.lineno}"
            for argument in call.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    wrong.append(f"{place}: write the ids in rule(…) as literals.")
                elif argument.value not in known_ids():
                    wrong.append(f"{place}: no ledger defines {argument.value}.")
                else:
                    found.append(Citation(argument.value, place))
    if wrong:
        raise CoverageError("\n".join(wrong))
    return found


@cache
def untestable(root: Path) -> dict[str, str]:
    """The reviewed list of rules that state nothing a test could show, with reasons."""
    file = root / "docs" / "rules" / "untestable.toml"
    tables: dict[str, dict[str, str]] = _toml(file) if file.exists() else {}
    listed = {id: reason for table in tables.values() for id, reason in table.items()}
    wrong = [
        f"{file.name}: no ledger of {game} defines {id}."
        for game, table in tables.items()
        for id in table
        if game not in games() or id not in ledger(game).ids()
    ]
    wrong += [f"{file.name}: {id} needs a reason." for id, reason in listed.items() if not reason]
    if wrong:
        raise CoverageError("\n".join(wrong))
    return listed


def finished() -> list[str]:
    """The games that call themselves finished: their ledgers must be covered whole."""
    return [game.id for game in all_games() if game.finished]


def _rule_calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func
            if (isinstance(name, ast.Name) and name.id == "rule") or (
                isinstance(name, ast.Attribute) and name.attr == "rule"
            ):
                yield node


def _checkout() -> Path:
    root = folder().resolve().parent.parent  # a compiled tree only links to the ledgers
    if not (root / "tests").is_dir():
        raise CoverageError("Coverage is counted from the tests: run this in a checkout.")
    return root


def _toml(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))
