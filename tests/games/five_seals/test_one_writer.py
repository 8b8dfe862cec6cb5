"""What is remembered depends on fields that one module writes."""

import ast
from pathlib import Path

import pytest

import spellhall.games.five_seals

HOME = Path(spellhall.games.five_seals.__file__).parent
SET_UP = {"state/setup.py", "state/position.py"}  # before anything is remembered
WRITERS = {
    "rules/reach.py": {"node", "familiar", "seals", "guardians", "_area", "_reached"},
    "state/faces.py": {"scrolls", "down", "_up"},
}
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}


def written(module: str) -> set[str]:
    """The fields that a module assigns to, in whole or in part, or changes in place."""
    found = set()
    for node in ast.walk(ast.parse((HOME / module).read_text("utf-8"))):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            targets = [node.func.value] if node.func.attr in CHANGES else []
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                thing = part.value if isinstance(part, ast.Subscript) else part
                if isinstance(thing, ast.Attribute) and not _is_self(thing.value):
                    found.add(thing.attr)
    return found


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


@pytest.mark.parametrize("writer", WRITERS)
def test_what_is_remembered_depends_on_fields_that_one_module_writes(writer: str) -> None:
    assert written(writer) >= WRITERS[writer]
    modules = {str(path.relative_to(HOME)) for path in HOME.rglob("*.py")}
    others = {module: written(module) & WRITERS[writer] for module in modules - SET_UP - {writer}}
    assert {module: fields for module, fields in others.items() if fields} == {}
