"""The engine, the games and the bots run with msgspec alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "spellhall"
ALLOWED = {*sys.stdlib_module_names, "msgspec", "spellhall"}


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.parametrize("room", ["engine", "games", "bots", "ledger"])
def test_the_core_imports_msgspec_and_the_standard_library_only(room: str) -> None:
    files = list((PACKAGE / room).rglob("*.py"))
    foreign = {
        f"{file.relative_to(PACKAGE)} imports {module}"
        for file in files
        for module in imported(file)
        if module.split(".")[0] not in ALLOWED
    }
    assert files
    assert not foreign
