"""What the check says of a card of the sample pack after a change of its fields."""

from dataclasses import fields, is_dataclass
from typing import Any

from spellhall.engine.packs import PackForm, Problem
from spellhall.games import find
from tests.packs.samples import Change, changed, checked


def form_of(game: str) -> PackForm:
    """What a pack of a game may contain."""
    form = find(game).packs
    assert form is not None
    return form


def problems(game: str, change: Change) -> list[Problem]:
    """What the check finds after a change of the sample."""
    pack, found = checked(form_of(game), changed(game, change))
    assert pack is None
    return found


def card(number: int, **fields: Any) -> Change:
    """Change fields of a card, counted from 1; None takes one away."""

    def change(told: dict[str, Any]) -> None:
        for name, value in fields.items():
            if value is None:
                del told["cards"][number - 1][name]
            else:
                told["cards"][number - 1][name] = value

    return change


def right(game: str, number: int, **fields: Any) -> Any:
    """The row of a card of the sample after a change that is allowed."""
    pack, found = checked(form_of(game), changed(game, card(number, **fields)))
    assert found == []
    assert pack is not None
    design = pack.designs[number - 1]
    row = form_of(game).row(design.id, design.name, design.values)
    return row[1] if isinstance(row, tuple) else row  # a school and a row


def told(value: Any) -> Any:
    """A verb, or several, as its name and what it holds, so that two can be compared."""
    if isinstance(value, tuple):
        return tuple(told(one) for one in value)
    if is_dataclass(value):
        names = [one.name for one in fields(value)]
    elif hasattr(type(value), "__slots__"):
        names = list(type(value).__slots__)
    else:
        return value
    return (type(value).__name__, *(told(getattr(value, name)) for name in names))
