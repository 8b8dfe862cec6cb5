"""The compiled trees under build/: which one belongs to the sources, who makes it, who uses it.

A tree is named by a digest of what it is made of, so an old one is never taken for a new one, and
a hall that runs on an old one keeps it. Needs the standard library only: `./dev` asks here before
there is a virtual environment.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SUFFIXES = (".py", ".pyi")  # of sources that are compiled or guide the compiler
USERS = "users.lock"  # in a tree: locked by everyone who runs from it
NATIVE = "native"  # in a tree: the fingerprint of all that its compiled modules were made of
COMPILER_READS = ("bots", "engine", "games")  # the rooms that compiled modules may import
SKIPPED = {"node_modules", "__pycache__", "static"}


class Trees:
    """The compiled trees of one checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.build = root / "build"
        self.link = self.build / "compiled"  # to the newest tree
        self.log = self.build / "compile.log"  # why the last compilation failed

    def digest(self) -> str:
        """The fingerprint of all that goes into a tree."""
        files = [f for f in files_under(self.root / "src") if f.suffix != ".pyc"]
        names = [str(f.relative_to(self.root)) for f in files]  # what is not code is linked
        return digest(self.root, [*self._recipe, *_code(files)], sys.version, *names)

    def native_digest(self) -> str:
        """The fingerprint of all that the compiler reads."""
        rooms = [self.root / "src" / "spellhall" / room for room in COMPILER_READS]
        code = [file for room in rooms for file in _code(files_under(room))]
        return digest(self.root, [*self._recipe, *code], sys.version)

    @property
    def _recipe(self) -> list[Path]:
        scripts = [self.root / "scripts" / name for name in ("compile.py", "trees.py")]
        return [self.root / "pyproject.toml", self.root / "constraints.txt", *scripts]

    def path(self, digest: str) -> Path:
        """Where the tree of this digest lies, or would lie."""
        return self.build / f"compiled-{digest[:16]}"

    def current(self) -> Path | None:
        """The tree of the sources as they are; None when it is missing."""
        tree = self.path(self.digest())
        return tree if tree.is_dir() else None

    def alike(self) -> Path | None:
        """An older tree whose compiled modules would come out the same again."""
        wanted = self.native_digest()
        marks = sorted(self.build.glob(f"compiled-*/{NATIVE}"))
        return next((mark.parent for mark in marks if mark.read_text() == wanted), None)

    def use(self, tree: Path) -> bool:
        """Keep a tree from being removed while this process, or what it becomes, runs."""
        try:
            line = os.open(tree / USERS, os.O_RDONLY)
        except FileNotFoundError:
            return False
        _lock(line, shared=True, wait=True)
        os.set_inheritable(line, True)
        return (tree / USERS).exists()

    @contextmanager
    def making(self) -> Iterator[None]:
        """Only one process compiles at a time; the others wait here, and may find it done."""
        self.build.mkdir(exist_ok=True)
        with (self.build / "compiling.lock").open("w") as file:
            _lock(file.fileno(), shared=False, wait=True)
            yield

    def finish(self, made: Path, tree: Path) -> None:
        """Put a tree in its place when it is whole, and remove those that nobody uses."""
        (made / USERS).touch()
        (made / NATIVE).write_text(self.native_digest())
        made.rename(tree)
        pointer = self.build / "compiled.new"
        pointer.unlink(missing_ok=True)
        pointer.symlink_to(tree.name)
        if self.link.is_dir() and not self.link.is_symlink():
            shutil.rmtree(self.link)
        pointer.replace(self.link)
        for told in (self._failure, self.log):
            told.unlink(missing_ok=True)
        self.sweep(tree)

    def sweep(self, kept: Path) -> None:
        """Remove what killed compilations left, and old trees from which nobody runs."""
        for folder in self.build.glob("compiling-*"):
            shutil.rmtree(folder, ignore_errors=True)
        for tree in self.build.glob("compiled-*"):
            if tree != kept and _is_unused(tree):
                shutil.rmtree(tree, ignore_errors=True)

    @contextmanager
    def remembering_failure(self, digest: str) -> Iterator[None]:
        """Note that these sources do not compile, so that not every start tries again."""
        try:
            yield
        except (Exception, SystemExit):
            self._failure.write_text(digest)
            raise

    def has_failed(self) -> bool:
        """Whether the sources as they are could not be compiled."""
        return self._failure.exists() and self._failure.read_text() == self.digest()

    @property
    def _failure(self) -> Path:
        return self.build / "compile-failed"


def missing_tools() -> list[str]:
    """The Debian packages without which nothing can be compiled here."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    compiler = any(map(shutil.which, (os.environ.get("CC", ""), "cc", "gcc")))
    missing = [] if compiler else ["gcc", "libc6-dev"]
    return missing + ([] if header.exists() else [f"python3.{sys.version_info.minor}-dev"])


def _code(files: Iterable[Path]) -> list[Path]:
    return [file for file in files if file.suffix in SUFFIXES]


def files_under(folder: Path) -> list[Path]:
    """All files that a person wrote, in a fixed order."""
    found = []
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - SKIPPED)
        found += [Path(parent) / name for name in sorted(names)]
    return found


def digest(root: Path, files: Iterable[Path], *words: str) -> str:
    """A fingerprint of files; a missing one counts as empty."""
    total = hashlib.sha256("\0".join(words).encode())
    for file in files:
        total.update(f"\0{file.relative_to(root)}\0".encode())
        total.update(file.read_bytes() if file.exists() else b"")
    return total.hexdigest()


def _is_unused(tree: Path) -> bool:
    """Whether nobody runs from a tree; if so, nobody will: its lock file is gone."""
    with suppress(OSError), (tree / USERS).open("r") as file:
        _lock(file.fileno(), shared=False, wait=False)
        (tree / USERS).unlink()
        return True
    return not (tree / USERS).exists()


def _lock(line: int, *, shared: bool, wait: bool) -> None:
    """Lock an open file until it is closed; OSError when it is taken and we do not wait."""
    if sys.platform == "win32":
        return
    import fcntl  # noqa: PLC0415 (not on Windows)

    kind = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
    fcntl.flock(line, kind if wait else kind | fcntl.LOCK_NB)
