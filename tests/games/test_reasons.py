"""The reasons of a game are numbers; two with the same number would be told as one."""

from importlib import import_module

import pytest

from spellhall.games import IDS


@pytest.mark.parametrize("game", IDS)
def test_no_two_reasons_have_the_same_number(game: str) -> None:
    reasons = {
        name: value
        for name, value in vars(import_module(f"spellhall.games.{game}.rules.why_not")).items()
        if name.isupper() and isinstance(value, int)
    }
    assert len(reasons) > 5
    assert len(set(reasons.values())) == len(reasons)
