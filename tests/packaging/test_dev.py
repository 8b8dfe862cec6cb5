"""The ./dev script: counting, stamps, and what it says when something is missing."""

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.packaging.conftest import load_dev


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = load_dev()
    monkeypatch.setattr(module, "REPORTS", tmp_path)
    return module


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.splitlines()[-1]


def a_failing_step(dev: ModuleType) -> Any:
    def step() -> None:
        raise dev.Failure("it is broken")

    return step


def test_the_summary_adds_up_python_and_web_tests(
    dev: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    test = tmp_path / "test_some.py"
    test.write_text(
        "import pytest\n"
        "def test_right(): pass\n"
        "def test_wrong(): assert False\n"
        "@pytest.mark.skip\ndef test_skipped(): pass\n"
        "@pytest.fixture\ndef broken(): raise OSError\n"
        "def test_error(broken): pass\n"
    )
    report = tmp_path / "vitest.json"
    report.write_text(json.dumps({"numPassedTests": 5, "numFailedTests": 0}))
    tally = dev.Tally()
    tally.pytest("Some tests", str(test), "-p", "no:cacheprovider")
    tally.count_vitest(report, 0)
    assert tally.close() == 1
    assert last_line(capsys) == "6 passed, 2 failed"


def test_a_wrong_check_counts_as_one_failure(
    dev: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    tally = dev.Tally()
    tally.check("Lint", a_failing_step(dev))
    tally.check("Types", lambda: None)
    assert tally.close() == 1
    assert last_line(capsys) == "0 passed, 1 failed"


def test_tests_that_cannot_run_count_as_one_failure(
    dev: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tally = dev.Tally()
    tally.pytest("No such tests", str(tmp_path / "nowhere"))
    tally.count_vitest(tmp_path / "no-report.json", 1)
    assert tally.close() == 1
    assert last_line(capsys) == "0 passed, 2 failed"


def unsteady_tests(tmp_path: Path, *tests: str) -> list[str]:
    """Tests in a folder of their own, where what failed last is remembered too."""
    file = tmp_path / "test_now_and_then.py"
    file.write_text("from pathlib import Path\n" + "\n".join(tests))
    (tmp_path / "pytest.ini").touch()
    return [str(file), "-c", str(tmp_path / "pytest.ini"), "--rootdir", str(tmp_path)]


PASSES_LATER = (
    "def test_later():\n"
    "    mark = Path(__file__).with_name('mark')\n"
    "    once, _ = mark.exists(), mark.touch()\n"
    "    assert once\n"
)
WRONG = "def test_wrong(): assert False\n"
RIGHT = "def test_right(): pass\n"


def test_a_test_that_passes_when_run_again_alone_is_named(
    dev: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    tally = dev.Tally()
    tally.pytest("Tests", *unsteady_tests(tmp_path, PASSES_LATER, RIGHT), alone=["-v"])
    assert tally.close() == 0
    *_, named, summary, _, last = capfd.readouterr().out.splitlines()
    told = [named, summary, last]
    assert "test_now_and_then::test_later" in "".join(told)
    assert last.endswith("2 passed, 0 failed")


def test_a_test_that_fails_twice_is_wrong(
    dev: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tally = dev.Tally()
    tally.pytest("Tests", *unsteady_tests(tmp_path, PASSES_LATER, WRONG, RIGHT), alone=["-v"])
    assert tally.close() == 1
    assert last_line(capsys) == "2 passed, 1 failed"


def test_many_failures_are_no_accident(
    dev: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    many = dev.MOST_UNSTEADY + 1
    tests = [
        PASSES_LATER.replace("later", f"later_{n}").replace("mark", f"mark_{n}")
        for n in range(many)
    ]
    tally = dev.Tally()
    tally.pytest("Tests", *unsteady_tests(tmp_path, *tests), alone=["-v"])
    assert tally.close() == 1
    assert last_line(capsys) == f"0 passed, {many} failed"


def test_all_right_ends_with_zero(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    tally = dev.Tally()
    tally.check("Lint", lambda: None)
    assert tally.close() == 0
    assert last_line(capsys) == "0 passed, 0 failed"


def test_a_missing_package_is_named_with_the_command_that_installs_it(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000)
    with pytest.raises(dev.Failure, match=r"needs chromium\. Run:  sudo apt-get install chromium"):
        dev.apt_install("The browser tests needs chromium", "chromium")


def test_a_failing_command_is_told_with_its_output(dev: ModuleType) -> None:
    with pytest.raises(dev.Failure, match=r"(?s)failed \(3\):.*what went wrong"):
        dev.quietly(sys.executable, "-c", "print('what went wrong'); raise SystemExit(3)")


def test_a_missing_command_is_told(dev: ModuleType) -> None:
    with pytest.raises(dev.Failure, match="Not found: no-such-program"):
        dev.quietly("no-such-program")


def test_a_changed_file_changes_the_stamp(dev: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "constraints.txt"
    file.write_text("msgspec==0.20\n")
    before = dev.digest(tmp_path, [file], "3.11")
    assert dev.digest(tmp_path, [file], "3.11") == before
    assert dev.digest(tmp_path, [file], "3.12") != before
    file.write_text("msgspec==0.21\n")
    assert dev.digest(tmp_path, [file], "3.11") != before


@pytest.mark.parametrize("command", ["build", "clean"])
def test_unknown_arguments_are_refused(dev: ModuleType, command: str) -> None:
    with pytest.raises(dev.Failure, match=f"./dev {command} takes --.* or nothing, not '--fast'"):
        dev.COMMANDS[command](["--fast"])
