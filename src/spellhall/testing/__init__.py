"""For those who test games: scripted tables, laws, ledgers as data, the citation of rules."""

from spellhall.testing.edits import Edited, check_edits
from spellhall.testing.foresight import Foreseen, check_forecasts
from spellhall.testing.laws import Checked, LawBroken, check_laws, check_questions
from spellhall.testing.ledger_tables import Compared, Prose, differences
from spellhall.testing.rehearsing import Rehearsed, check_rehearsals
from spellhall.testing.rule import rule
from spellhall.testing.table import ScriptFailed, Table
from spellhall.testing.transcripts import Transcript

__all__ = [
    "Checked",
    "Compared",
    "Edited",
    "Foreseen",
    "LawBroken",
    "Prose",
    "Rehearsed",
    "ScriptFailed",
    "Table",
    "Transcript",
    "check_edits",
    "check_forecasts",
    "check_laws",
    "check_questions",
    "check_rehearsals",
    "differences",
    "rule",
]
