"""The small changes of meaning that can be made to a module: one number, one sign, one line."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS = {"min": "max", "max": "min"}
AT_ONCE = {"tell", "then", "reveal"}  # each goes to a list of its own: their order is no meaning
BODIES = ("body", "orelse")
LONGEST_SHOWN = 100


@dataclass(frozen=True)
class Change:
    """One change: the node it is made to, found again by its number, and which of its changes."""

    file: Path
    line: int
    inside: bool  # in a function: runs when tests run it; else when the module is imported
    node: int
    variant: int
    said: str


def changes(file: Path) -> list[Change]:
    """All changes that can be made to a module, in the order of its text."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    spans = _functions(tree)
    found = []
    for number, node in enumerate(_places(tree)):
        for variant, (before, after) in enumerate(_variants(node)):
            line = getattr(before, "lineno", 0)
            inside = any(first <= line <= last for first, last in spans)
            said = f"{_shown(before)}  ->  {_shown(after)}"
            found.append(Change(file, line, inside, number, variant, said))
    return found


def changed(change: Change) -> ast.Module:
    """The module with that change in it."""
    tree = ast.parse(change.file.read_text(encoding="utf-8"))
    node = list(_places(tree))[change.node]
    list(_variants(node, carry_out=change.variant))
    return ast.fix_missing_locations(tree)


def _places(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node that means something to the rules: no annotation, no docstring, no assertion."""
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns", "decorator_list", "bases", "keywords") and isinstance(
            tree, ast.AnnAssign | ast.FunctionDef | ast.ClassDef | ast.arg
        ):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _says_nothing(child):
                yield child
                yield from _places(child)


def _says_nothing(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom | ast.JoinedStr):
        return True
    if isinstance(node, ast.Assign | ast.AnnAssign):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        return isinstance(target, ast.Name) and target.id in ("__slots__", "__all__")
    return isinstance(node, ast.FunctionDef) and node.name in ("__repr__", "register")


Variant = tuple[ast.AST, ast.AST]


def _variants(node: ast.AST, carry_out: int = -1) -> Iterator[Variant]:
    """What may be changed at a node, as before and after; one of them is carried out in place."""
    for number, (before, after) in enumerate(_proposals(node)):
        yield before, after
        if number == carry_out:
            _replace(node, before, after)
            return


def _proposals(node: ast.AST) -> Iterator[Variant]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            yield node, _like(node, ops=[COMPARISONS[type(op)]()])
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, _like(node, op=other)
        case ast.UnaryOp(op=ast.Not()):
            yield node, node.operand
        case ast.BinOp() | ast.AugAssign() if type(node.op) in OPERATORS and not _is_text(node):
            yield node, _like(node, op=OPERATORS[type(node.op)]())
        case ast.Constant(value=bool()):
            yield node, _like(node, value=not node.value)
        case ast.Constant(value=int(number)):
            yield node, _like(node, value=number + 1)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS and len(node.args) > 1:
            yield node, _like(node, func=ast.Name(CALLS[name], ast.Load()))
        case ast.If(test=ast.Name() | ast.Call() | ast.Attribute()):
            yield node.test, ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
    for name in BODIES:
        body = getattr(node, name, None)
        if isinstance(body, list):
            yield from _proposals_of_lines(body)


def _proposals_of_lines(body: list[ast.stmt]) -> Iterator[Variant]:
    """A line left out, or two effects in the other order."""
    for number, line in enumerate(body):
        if _is_effect(line):
            yield line, ast.copy_location(ast.Pass(), line)
            following = body[number + 1] if number + 1 < len(body) else None
            if following is not None and _order_matters(_called(line), _called(following)):
                swapped = ast.If(ast.Constant(True), [following, line], [])
                yield line, ast.copy_location(swapped, line)


def _called(line: ast.stmt) -> str:
    match line:
        case ast.Expr(value=ast.Call(func=ast.Name(id=name))):
            return name
    return ""


def _order_matters(first: str, second: str) -> bool:
    if not first or not second:
        return False
    return first == second or not {first, second} & AT_ONCE


def _is_effect(line: ast.stmt) -> bool:
    match line:
        case ast.Expr(value=ast.Call()):
            return True
        case ast.AugAssign(target=ast.Attribute() | ast.Subscript()):
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
    return False


def _replace(parent: ast.AST, before: ast.AST, after: ast.AST) -> None:
    """Put `after` where `before` stands: below the parent, or the parent itself."""
    if before is parent:
        for field, value in ast.iter_fields(after):
            setattr(parent, field, value)
        if type(parent) is not type(after):
            parent.__class__ = type(after)
        return
    for field, value in ast.iter_fields(parent):
        if value is before:
            setattr(parent, field, after)
        elif isinstance(value, list) and before in value:
            at = value.index(before)
            value[at] = after
            if isinstance(after, ast.If) and after.body[-1] is before:
                del value[at + 1]


def _like(node: ast.AST, **fields: object) -> ast.AST:
    twin = copy.copy(node)
    for field, value in fields.items():
        setattr(twin, field, value)
    return twin


def _is_text(node: ast.BinOp | ast.AugAssign) -> bool:
    sides = [node.left, node.right] if isinstance(node, ast.BinOp) else [node.value]
    return any(
        isinstance(side, ast.JoinedStr)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in sides
    )


def _functions(tree: ast.AST) -> list[tuple[int, int]]:
    return [
        (node.body[0].lineno, node.end_lineno or node.lineno)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.Lambda) and isinstance(node.body, list)
    ]


def _shown(node: ast.AST) -> str:
    text = ast.unparse(ast.fix_missing_locations(copy.deepcopy(node)))
    text = " / ".join(line.strip() for line in text.splitlines())
    text = text.removeprefix("if True: / ")
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
