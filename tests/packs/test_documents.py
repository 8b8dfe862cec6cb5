"""What docs/packs.md says of packs is what the forms say."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spellhall.engine.packs import PackForm
from spellhall.engine.packs.reading import (
    MOST_BYTES,
    MOST_CARDS,
    MOST_DEPTH,
    MOST_DESIGNS,
    card_shape,
    head_fields,
)
from spellhall.engine.packs.shape import Either, Field, OneVerb, Several, Shape, Thing, Word
from spellhall.games import find
from tests.packs.samples import GAMES, checked

PAGE = (Path(__file__).parents[2] / "docs" / "packs.md").read_text("utf-8")
TITLES = {"wiz_war": "Wiz-War", "hell_high": "Hell High", "arcane_academy": "Arcane Academy"}


def form_of(game: str) -> PackForm:
    form = find(game).packs
    assert form is not None
    return form


def words_of(shape: Shape) -> Iterator[str]:
    """Every word that a pack may hold: fields, verbs and values."""
    if isinstance(shape, Word):
        yield from shape.values
    elif isinstance(shape, Several):
        yield from words_of(shape.of)
    elif isinstance(shape, Either):
        yield from words_of(shape.thing)
    elif isinstance(shape, OneVerb):
        for name, thing in shape.verbs.items():
            yield name
            yield from words_of(thing)
    elif isinstance(shape, Thing):
        for name, told in shape.fields.items():
            yield name
            yield from words_of(told.shape if isinstance(told, Field) else told)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_verb_and_word_is_told(game: str) -> None:
    section = PAGE.split(f"\n## {TITLES[game]}\n")[1].split("\n## ")[0]
    told = set(re.findall(r"[\w-]+", section + PAGE.split("\n## The file\n")[1].split("\n## ")[0]))
    assert sorted(set(words_of(card_shape(form_of(game)))) - told) == []
    assert set(head_fields(form_of(game))) <= told


def test_the_example_is_right() -> None:
    [example] = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    pack, problems = checked(form_of("wiz_war"), json.loads(example))
    assert problems == []
    assert pack is not None


def test_the_bounds_are_told() -> None:
    bounds = PAGE.split("\n## What a pack cannot do\n")[1]
    for number, unit in (
        (MOST_BYTES // 1024, "KiB"),
        (MOST_DEPTH, "levels deep"),
        (MOST_DESIGNS, "designs"),
        (MOST_CARDS, "cards"),
    ):
        assert f"{number} {unit}" in bounds
