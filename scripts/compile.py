"""Copy the package into a folder of its own and compile the listed modules there with mypyc.

Run by `./dev`, which takes the tree whenever it can. The list is `tool.spellhall.compiled` in
pyproject.toml. The sources themselves stay pure, so both builds can be tested side by side. To
work on one game, compile it alone: `python -m scripts.compile build/one_game wiz_war`; the others
stay pure there.
"""

import ast
import importlib
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import mkdtemp
from textwrap import indent
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from scripts.trees import SUFFIXES, Trees
from spellhall.engine.machine.declare import DECLARED, WRITTEN

BESIDE = "--beside"  # at the lowest priority
DECLARING = ("frame", "record")
REUSED = "@mypyc_attr(free_list_len=1)"  # the next one takes the memory of the last that is gone
ROOT = Path(__file__).resolve().parent.parent
# Our modules call each other without asking whether somebody put another function in between.
AMONG_THEMSELVES = (
    ["-fno-semantic-interposition", "-fvisibility=hidden"] if os.name == "posix" else []
)


def make_tree(trees: Trees) -> Path:
    """The tree of the sources as they are, made unless it is there."""
    with trees.making():
        if (tree := trees.current()) is not None:
            return tree
        digest = trees.digest()
        aside = Path(mkdtemp(prefix="compiling-", dir=trees.build))
        try:
            with trees.remembering_failure(digest):
                modules = write_sources(aside, ())
            if trees.digest() != digest:
                sys.exit("The sources changed while they were read: compile them again.")
            if (alike := trees.alike()) is not None:
                take_compiled(alike, aside)
            else:
                with trees.remembering_failure(digest):
                    compile_modules(aside, modules)
            trees.finish(aside, trees.path(digest))
        finally:
            shutil.rmtree(aside, ignore_errors=True)
        return trees.path(digest)


def make_part(target: Path, games: Collection[str]) -> list[str]:
    """Compile some games into a folder of their own and return the modules that were compiled."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    modules = write_sources(target, games)
    compile_modules(target, modules)
    return modules


def write_sources(tree: Path, games: Collection[str]) -> list[str]:
    """Write the package into an empty folder, as the compiler wants it; returns what to compile.

    Only code is copied: texts, rulebooks and the browser client stay those of the sources.
    """
    source, copy = ROOT / "src" / "spellhall", tree / "spellhall"
    skipped = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(source, copy, ignore=skipped, copy_function=copied_or_linked)
    (copy / "rulebooks").symlink_to(ROOT / "docs" / "rules")
    (copy / "server" / "static").symlink_to(source / "server" / "static")
    os.chdir(tree)  # mypyc names modules by their path from here
    modules = [path for path in listed_modules(tree) if wanted(path, games)]
    for path in modules:
        write_out(tree / path)
    return modules


def copied_or_linked(source: str, copy: str) -> str:
    """A copy of code, a link to anything else."""
    if Path(source).suffix in SUFFIXES:
        return shutil.copy2(source, copy)
    Path(copy).symlink_to(source)
    return copy


def compile_modules(tree: Path, modules: Sequence[str]) -> None:
    """Compile modules where they lie, all in one group."""
    if modules:
        extensions = mypycify(
            [f"--config-file={mypy_config(tree)}", *modules],
            opt_level="1",  # as fast as 2 or 3 here, within noise, and minutes quicker to build
            multi_file=True,
            group_name="spellhall",
        )
        for extension in extensions:
            extension.extra_compile_args += AMONG_THEMSELVES
        command = build_ext(Distribution({"name": "spellhall", "ext_modules": extensions}))
        command.inplace = True
        command.parallel = os.cpu_count() or 1
        command.ensure_finalized()
        command.run()
        shutil.rmtree(tree / "build")


def take_compiled(old: Path, new: Path) -> None:
    """Copy compiled modules that would come out the same: minutes saved when a server changes."""
    for file in [*old.rglob("*.so"), *old.rglob("*.pyd")]:
        shutil.copy2(file, new / file.relative_to(old))


def write_out(file: Path) -> None:
    """Put the methods of declared classes into the copy, in place of their fields.

    The text comes from the sources, which are imported here as they are.
    """
    text = file.read_text(encoding="utf-8")
    declared = [node for node in ast.parse(text).body if is_declared(node)]
    if not declared:
        return
    name = ".".join(file.relative_to(Path.cwd()).with_suffix("").parts)
    sources = vars(importlib.import_module(name))
    lines = text.splitlines()
    for node in reversed(declared):
        assert isinstance(node, ast.ClassDef)
        fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
        methods = indent(vars(sources[node.name])[WRITTEN], "    ").splitlines()
        for part in reversed(fields):
            del lines[part.lineno - 1 : part.end_lineno]
        first = fields[0].lineno if fields else (node.body[0].end_lineno or 0) + 1
        lines[first - 1 : first - 1] = ["", *methods]
        marks = [m for m in node.decorator_list if isinstance(m, ast.Name) and m.id in DECLARING]
        for mark in marks:
            lines[mark.lineno - 1 : mark.lineno] = [REUSED] if len(node.decorator_list) == 1 else []
    head = next(n for n in ast.parse(text).body if isinstance(n, ast.Import | ast.ImportFrom))
    lines[head.lineno - 1 : head.lineno - 1] = [
        "from typing import Final",
        "from spellhall.engine.machine._native import mypyc_attr",
        *borrowed(sources, declared),
    ]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def borrowed(names: Mapping[str, Any], declared: Iterable[ast.stmt]) -> list[str]:
    """Imports of the types that inherited fields have and the module itself does not name."""
    found = set()
    for node in declared:
        assert isinstance(node, ast.ClassDef)
        for base in names[node.name].__mro__[1:]:
            for field in vars(base).get(DECLARED, ()):
                for word in re.findall(r"[A-Z]\w+", field.kind):
                    home = vars(sys.modules[base.__module__]).get(word)
                    if word not in names and home is not None:
                        found.add(f"from {home.__module__} import {word}")
    return sorted(found)


def is_declared(node: ast.stmt) -> bool:
    """Whether it is a class under one of the marks of engine/declare.py."""
    return isinstance(node, ast.ClassDef) and any(
        isinstance(mark, ast.Name) and mark.id in DECLARING for mark in node.decorator_list
    )


def listed_modules(tree: Path) -> list[str]:
    """The paths that the globs of pyproject.toml name; a glob that names nothing is an error."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["spellhall"]["compiled"]
    found = {glob: set(tree.glob(glob)) for glob in table["modules"] + table["except"]}
    idle = [glob for glob, paths in found.items() if not paths]
    if idle:
        sys.exit(f"tool.spellhall.compiled names modules that do not exist: {', '.join(idle)}")
    chosen = set().union(*(found[glob] for glob in table["modules"]))
    chosen -= set().union(*(found[glob] for glob in table["except"]))
    return sorted(str(path.relative_to(tree)) for path in chosen)


def wanted(path: str, games: Collection[str]) -> bool:
    """With games named, the modules of the other games are left out."""
    parts = Path(path).parts
    return not games or "games" not in parts or parts[2] in games


def mypy_config(tree: Path) -> Path:
    """The types are checked by `./dev check` already; here they only guide the compiler."""
    config = tree / "mypy.ini"
    config.write_text("[mypy]\nstrict = True\nexplicit_package_bases = True\nmypy_path = .\n")
    return config


def main(args: Sequence[str]) -> None:
    """Make the tree of the sources, or compile some games into a folder."""
    if args and args[0] == BESIDE:
        os.nice(19)  # a hall is being played in at the same time
        args = args[1:]
    if args:
        print("\n".join(make_part(Path(args[0]).resolve(), args[1:])))
    else:
        print(make_tree(Trees(ROOT)))


if __name__ == "__main__":
    main(sys.argv[1:])
