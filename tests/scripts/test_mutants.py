"""Small changes of a module: all are found, each does what it says, and tests notice or not."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.mutation.changes import Change, changed, changes
from scripts.mutation.trial import NOTICED, UNABLE, UNNOTICED, start

MODULE = '''"""A docstring: 1 < 2."""

LIMIT: int = 3


def score(s, n: int = 0) -> int:
    """Say 4 + 4."""
    assert n >= 0
    if s.ready and n < LIMIT:
        heal(s)
        hurt(s)
    s.total = n + 1
    tell(s, "scored")
    return min(n, 9)
'''


@pytest.fixture
def module(tmp_path: Path) -> Path:
    file = tmp_path / "changed_for_a_trial.py"
    file.write_text(MODULE)
    return file


def test_every_number_sign_condition_line_and_order_can_be_changed(module: Path) -> None:
    said = [(change.line, change.said) for change in changes(module)]
    assert sorted(said) == sorted(
        [
            (3, "3  ->  4"),
            (6, "0  ->  1"),
            (9, "s.ready and n < LIMIT  ->  s.ready or n < LIMIT"),
            (9, "n < LIMIT  ->  n <= LIMIT"),
            (10, "heal(s)  ->  pass"),
            (10, "heal(s)  ->  hurt(s) / heal(s)"),
            (11, "hurt(s)  ->  pass"),
            (12, "s.total = n + 1  ->  pass"),
            (12, "n + 1  ->  n - 1"),
            (12, "1  ->  2"),
            (13, "tell(s, 'scored')  ->  pass"),
            (14, "min(n, 9)  ->  max(n, 9)"),
            (14, "9  ->  10"),
        ]
    )


def test_each_change_does_what_it_says_and_nothing_else(module: Path) -> None:
    plain = ast.unparse(ast.parse(MODULE)).splitlines()
    for change in changes(module):
        text = ast.unparse(changed(change)).splitlines()
        assert len(text) == len(plain) + (" / " in change.said)
        if len(text) == len(plain):
            (line,) = [new for old, new in zip(plain, text, strict=True) if old != new]
            assert change.said.partition("  ->  ")[2] in line
        else:  # both lines, the other way round, under an `if True`
            first, second = change.said.partition("  ->  ")[2].split(" / ")
            at = text.index("        if True:")
            assert [line.strip() for line in text[at + 1 : at + 3]] == [first, second]


def trial(change: Change | None, tests: Path, seconds: int = 60) -> int:
    _, status = os.waitpid(start(change, "changed_for_a_trial", [], tests, seconds), 0)
    return os.waitstatus_to_exitcode(status)


def test_a_change_is_noticed_when_a_test_fails_and_only_then(
    module: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [str(module.parent), *sys.path])
    tests = module.parent / "test_limit.py"
    tests.write_text("from changed_for_a_trial import LIMIT\ndef test_limit(): assert LIMIT == 3\n")
    limit, other = changes(module)[0], changes(module)[1]
    assert trial(None, tests) == UNNOTICED
    assert trial(limit, tests) == NOTICED
    assert trial(other, tests) == UNNOTICED
    assert trial(None, module.parent / "no_such_test.py") == UNABLE


def test_a_busy_machine_notices_nothing(tmp_path: Path) -> None:
    slow = tmp_path / "test_slow.py"
    slow.write_text("import time\ndef test_slow(): time.sleep(6)\n")
    assert trial(None, slow, seconds=5) == UNNOTICED


def test_what_works_without_end_is_stopped_and_counts_as_noticed(tmp_path: Path) -> None:
    endless = tmp_path / "test_endless.py"
    endless.write_text("def test_endless():\n    while True: pass\n")
    assert trial(None, endless, seconds=2) not in (UNNOTICED, UNABLE)


def test_what_is_printed_while_tests_are_learned_is_no_part_of_the_answer(tmp_path: Path) -> None:
    (tmp_path / "learnt.py").write_text("LIMIT = 3\n")
    (tmp_path / "test_learnt.py").write_text("def test_it(): pass\n")
    learning = (
        "from pathlib import Path; from scripts.mutation.noticing import learn;"
        f" here = Path({str(tmp_path)!r});"
        " learn(here, [here / 'learnt.py'], here / 'test_learnt.py', here / 'kept.json')"
    )
    command = [sys.executable, "-c", learning]
    told = subprocess.run(command, check=True, capture_output=True, text=True)
    assert told.stdout == ""
    assert "1 passed" in told.stderr
