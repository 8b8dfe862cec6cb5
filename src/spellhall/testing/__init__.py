"""For those who test games: scripted tables, the laws, and the citation of rules."""

from spellhall.testing.laws import Checked, LawBroken, check_laws
from spellhall.testing.rule import rule
from spellhall.testing.table import ScriptFailed, Table, transcript

__all__ = [
    "Checked",
    "LawBroken",
    "ScriptFailed",
    "Table",
    "check_laws",
    "rule",
    "transcript",
]
