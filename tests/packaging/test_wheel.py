"""The two wheels: one for anybody, one with compiled modules for a platform."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from spellhall.engine.machine.build import build

ROOT = Path(__file__).resolve().parents[2]
BUILD = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"
MODULE = "spellhall/engine/machine/stack.cpython-311-x86_64-linux-gnu.so"


def wheel(folder: Path, tree: Path | None) -> Path:
    env = {**os.environ, "SPELLHALL_COMPILED_TREE": str(tree)} if tree else os.environ
    command = [sys.executable, "-c", BUILD, str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(done.stderr)
    return folder / done.stdout.split()[-1]


def test_without_a_compiled_tree_the_wheel_is_for_everybody(tmp_path: Path) -> None:
    made = wheel(tmp_path, None)
    names = ZipFile(made).namelist()
    assert made.name.endswith("-py3-none-any.whl")
    assert "spellhall/engine/machine/stack.py" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]


def test_with_a_compiled_tree_its_modules_lie_beside_the_sources(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for name in (MODULE, "abc__mypyc.cpython-311-x86_64-linux-gnu.so"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_bytes(b"compiled")
    made = wheel(tmp_path, tree)
    names = ZipFile(made).namelist()
    assert f"-cp3{sys.version_info.minor}-" in made.name
    assert {MODULE, "spellhall/engine/machine/stack.py"} <= set(names)
    assert "abc__mypyc.cpython-311-x86_64-linux-gnu.so" in names
    assert (
        "Root-Is-Purelib: false"
        in ZipFile(made)
        .read(next(name for name in names if name.endswith("dist-info/WHEEL")))
        .decode()
    )


def test_a_tree_with_nothing_compiled_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(pytest.fail.Exception, match="where nothing is compiled"):
        wheel(tmp_path, tmp_path)


def test_the_build_that_runs_is_told() -> None:
    assert build() == ("compiled" if "compiled" in os.environ.get("PYTHONPATH", "") else "pure")
