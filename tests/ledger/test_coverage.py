"""Counting the rules that tests cite."""

from pathlib import Path

import pytest

from spellhall.ledger import LedgerError
from spellhall.testing.coverage import CoverageError, coverage
from spellhall.testing.rule import rule as cite  # under this name it does not count


def checkout(folder: Path, test: str, excuses: str = "") -> Path:
    (folder / "tests").mkdir()
    (folder / "tests" / "test_it.py").write_text(test)
    (folder / "docs" / "rules").mkdir(parents=True)
    (folder / "docs" / "rules" / "untestable.toml").write_text(excuses)
    return folder


def test_literal_ids_count_wherever_rule_is_called(tmp_path: Path) -> None:
    root = checkout(
        tmp_path,
        '@rule("AA-TURN-1", "AA-TURN-2")\ndef test(): ...\n'
        'CASES = [pytest.param(1, marks=rule("AA-S01")), kit.rule("AA-S01"), rule("WW-CT-1")]\n',
    )
    count = coverage("arcane_academy", root)
    assert (count.total, count.covered, count.untestable) == (337, 3, 0)
    assert count.cited["AA-S01"] == ["tests/test_it.py:3", "tests/test_it.py:3"]
    assert len(count.missing) == 334
    assert "AA-TURN-3" in count.missing
    assert coverage("wiz_war", root).covered == 1


def test_an_excused_rule_is_not_missing(tmp_path: Path) -> None:
    root = checkout(tmp_path, "", '[arcane_academy]\nAA-GAP-7 = "a note"\n')
    count = coverage("arcane_academy", root)
    assert count.untestable == 1
    assert "AA-GAP-7" not in count.missing


@pytest.mark.parametrize(
    ("test", "excuses", "message"),
    [
        ('rule("AA-TURN-99")', "", r"test_it\.py:1: no ledger defines AA-TURN-99"),
        ("rule(*IDS)", "", r"test_it\.py:1: write the ids in rule\(…\) as literals"),
        ("", '[arcane_academy]\nAA-NO-1 = "x"', "no ledger of arcane_academy defines AA-NO-1"),
        ("", '[wiz_war]\nAA-GAP-7 = "x"', "no ledger of wiz_war defines AA-GAP-7"),
        ("", '[arcane_academy]\nAA-GAP-7 = ""', "AA-GAP-7 needs a reason"),
        ('rule("AA-GAP-7")', '[arcane_academy]\nAA-GAP-7 = "x"', "Tests cite AA-GAP-7: take"),
    ],
)
def test_wrong_citations_and_excuses_are_told(
    tmp_path: Path, test: str, excuses: str, message: str
) -> None:
    with pytest.raises(CoverageError, match=message):
        coverage("arcane_academy", checkout(tmp_path, test, excuses))


def test_the_mark_carries_its_ids() -> None:
    assert cite("AA-TURN-1", "WW-CT-1").mark.args == ("AA-TURN-1", "WW-CT-1")


def test_the_mark_refuses_unknown_ids_at_once() -> None:
    with pytest.raises(LedgerError, match="No ledger defines AA-TURN-99"):
        cite("AA-TURN-1", "AA-TURN-99")
