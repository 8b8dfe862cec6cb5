"""The mark with which a test says which rules of the ledgers it exercises."""

from functools import cache
from typing import TYPE_CHECKING

from spellhall.ledger import LedgerError, games, ledger

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> "pytest.MarkDecorator":
    """Cite rules: `@rule("AA-TILE-7")` on a test, `marks=rule("AA-S01")` on a parameter.

    Write each id as a literal, since the coverage is counted without running the tests.
    """
    import pytest  # noqa: PLC0415 (a test tool, not needed by those who only play)

    if not ids:
        raise LedgerError("rule() cites nothing; write at least one id.")
    unknown = [id for id in ids if id not in known_ids()]
    if unknown:
        raise LedgerError(f"No ledger defines {', '.join(unknown)}.")
    return pytest.mark.rule(*ids)


@cache
def known_ids() -> frozenset[str]:
    """The ids of all ledgers."""
    return frozenset(id for game in games() for id in ledger(game).ids())
