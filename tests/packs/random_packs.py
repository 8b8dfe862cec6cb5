"""Packs at random that are right: what is judged wrong is drawn again.

What the rules cannot do with them, no host should meet first.
"""

import json
from random import Random
from typing import Any

from spellhall.engine.packs import PackForm, Source, check
from spellhall.engine.packs.reading import card_shape
from spellhall.engine.packs.shape import (
    VERB,
    Either,
    Field,
    Icon,
    OneVerb,
    Several,
    Shape,
    Slug,
    Text,
    Thing,
    Whole,
    Word,
    Yes,
)

LEFT_OUT = 0.45  # how often a field is left out that may be
TRIES = 20_000


def random_pack(form: PackForm, id: str, cards: int, rng: Random) -> dict[str, Any]:
    """A pack of so many cards that passes the check."""
    found: list[dict[str, Any]] = []
    shape = card_shape(form)
    for _ in range(TRIES):
        card = drawn(shape, rng)
        card |= {"id": f"card-{len(found)}", "name": f"Card {len(found)}", "copies": 2}
        if is_right(form, [card]):
            found.append(card)
        if len(found) == cards:
            return written(form, id, found)
    raise AssertionError(f"only {len(found)} cards out of {TRIES} are right")


def written(form: PackForm, id: str, cards: list[dict[str, Any]]) -> dict[str, Any]:
    """A pack with these cards."""
    return {"format": 1, "game": form.game, "id": id, "title": id.title(), "cards": cards}


def is_right(form: PackForm, cards: list[dict[str, Any]]) -> bool:
    """Whether the check says so."""
    pack, _ = check(Source("random", json.dumps(written(form, "random", cards))), form)
    return pack is not None


def drawn(shape: Shape, rng: Random) -> Any:
    """A value of a shape, judged by nobody."""
    match shape:
        case Whole():
            return rng.randint(shape.least, shape.most)
        case Yes():
            return rng.random() < 0.5
        case Text():
            return "words" if shape.least or rng.random() < 0.5 else ""
        case Slug():
            return "word"
        case Word():
            return rng.choice(list(shape.values))
        case Icon():
            return rng.choice(list(shape.names))
        case Several():
            count = rng.randint(shape.least, min(shape.most, shape.least + 2))
            return [drawn(shape.of, rng) for _ in range(count)]
        case OneVerb():
            name = rng.choice(list(shape.verbs))
            return {VERB: name, **drawn(shape.verbs[name], rng)}
        case Either():
            return drawn(rng.choice([shape.number, shape.thing]), rng)
        case Thing():
            return {
                name: drawn(told.shape if isinstance(told, Field) else told, rng)
                for name, told in shape.fields.items()
                if not isinstance(told, Field) or rng.random() > LEFT_OUT
            }
    raise AssertionError(shape)
