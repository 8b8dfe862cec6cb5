"""The numbers of a pack's form, written out: least, most, and what is left out."""

from collections.abc import Iterator
from typing import Any

from spellhall.engine.packs import PackForm
from spellhall.engine.packs.reading import card_shape
from spellhall.engine.packs.shape import (
    REQUIRED,
    Either,
    Field,
    OneVerb,
    Several,
    Shape,
    Text,
    Thing,
    Whole,
    Word,
)


def bounds(form: PackForm) -> list[str]:
    """Lines «field: least to most, else default», each once; a verb's begin with its name."""
    return sorted(set(_lines(card_shape(form), "")))


def _lines(shape: Shape, at: str) -> Iterator[str]:
    """The lines of what lies below a place."""
    if isinstance(shape, Several):
        if isinstance(shape.of, (Whole, Text, Several)):
            yield f"{at}[]: {_range(shape.of)}"
        yield from _lines(shape.of, f"{at}[]")
    elif isinstance(shape, OneVerb):
        for verb, thing in shape.verbs.items():
            yield from _lines(thing, verb)
    elif isinstance(shape, Thing):
        for name, told in shape.fields.items():
            inner = told.shape if isinstance(told, Field) else told
            below = f"{at}.{name}" if at else name
            said = [_range(inner)]
            if isinstance(told, Field) and told.default is not REQUIRED:
                said.append(f"else {_written(inner, told.default)}")
            if any(said):
                yield f"{below}: {', '.join(one for one in said if one)}"
            yield from _lines(inner, below)


def _range(shape: Shape) -> str:
    if isinstance(shape, (Whole, Text)):
        return f"{shape.least} to {shape.most}"
    if isinstance(shape, Several):
        return f"{shape.least} to {shape.most} entries"
    if isinstance(shape, Either):
        return f"{_range(shape.number)} or ({'; '.join(_lines(shape.thing, ''))})"
    return ""


def _written(shape: Shape, value: Any) -> str:
    """A default as a pack would write it."""
    if isinstance(shape, Word):
        return next((word for word, means in shape.values.items() if means == value), "nothing")
    return "nothing" if value == () else str(value)
