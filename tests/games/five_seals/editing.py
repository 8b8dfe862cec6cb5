"""Whole states that are changed by hand, to see why they are refused."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from spellhall.engine import BadPosition, from_json
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.state.state import Seals
from spellhall.testing import Table
from tests.games.five_seals.tables import state


def refused(table: Table, change: Callable[[Seals], object]) -> str:
    """Why the state is refused after a change."""
    s = state(table).copy()
    change(s)
    head = {"game": GAME.id, "state": GAME.codec.to_builtins(s)}
    with pytest.raises(BadPosition) as error:
        from_json(GAME, msgspec.json.encode(head))
    return str(error.value)


def put(**fields: object) -> Callable[[Seals], None]:
    """A change of fields of the state; «players__0__dice» is one of the first player."""

    def change(s: Seals) -> None:
        for name, value in fields.items():
            *path, last = name.split("__")
            thing: Any = s
            for part in path:
                thing = thing[int(part)] if part.isdigit() else getattr(thing, part)
            if last.isdigit():
                thing[int(last)] = value
            else:
                setattr(thing, last, value)

    return change
