"""The scripted table of these tests: it must not call a choice refused that nobody could make."""

import pytest

from spellhall.testing import ScriptFailed
from tests.games.wiz_war.tables import duel


def test_a_choice_is_refused_only_where_such_a_question_is_open() -> None:
    table = duel("fireball")
    with pytest.raises(ScriptFailed, match="asked 'act'"):
        table.refuses("alice: at @1")
    with pytest.raises(ScriptFailed, match="bob is asked ''"):
        table.refuses("bob: step e")
    assert not table.refuses("alice: cast fireball")
    table.play("alice: cast fireball")
    assert not table.refuses("alice: at @1")
    assert table.refuses("alice: at @0")
