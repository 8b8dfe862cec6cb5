"""Whatever lies in a file, the check names what is wrong: no exception, no endless work."""

import json
from copy import deepcopy
from time import process_time
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft7Validator

from spellhall.engine.packs import PackForm, Source, check
from spellhall.engine.packs.problems import Report
from spellhall.engine.packs.reading import MOST_BYTES, schema_of
from spellhall.games import find
from tests.packs.samples import FILE, GAMES, sample

MANY = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
WORDS = st.sampled_from(
    ["deal", "aim", "verb", "n", "roll", "lists", "when", "verbs", "cards", "id", "note", "attack"]
)
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | WORDS
VALUES = st.recursive(
    SCALARS,
    lambda deep: (
        st.lists(deep, max_size=4) | st.dictionaries(st.text(max_size=6) | WORDS, deep, max_size=4)
    ),
    max_leaves=12,
)


def form_of(game: str) -> PackForm:
    form = find(game).packs
    assert form is not None
    return form


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container in a pack with each of its keys."""
    keys = (
        value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    )
    found = [(value, key) for key in keys]
    return found + [place for key in keys for place in places(value[key])]


def named_or_right(form: PackForm, text: str) -> None:
    """A pack, or problems that a person can find and read; never both, never neither."""
    pack, problems = check(Source(FILE, text), form)
    assert (pack is None) == bool(problems)
    assert len(problems) <= Report.MOST
    for problem in problems:
        assert problem.file == FILE
        assert problem.text
        assert str(problem).isprintable()
        assert len(str(problem)) < 1200


@MANY
@given(text=st.text())
def test_any_text_is_refused_with_a_reason(text: str) -> None:
    named_or_right(form_of("wiz_war"), text)


@pytest.mark.parametrize("game", GAMES)
@MANY
@given(value=VALUES)
def test_any_json_is_refused_with_a_reason(game: str, value: Any) -> None:
    named_or_right(form_of(game), json.dumps(value))


@pytest.mark.parametrize("game", GAMES)
@MANY
@given(data=st.data())
def test_a_pack_with_anything_put_anywhere_is_right_or_says_where_not(
    game: str, data: st.DataObject
) -> None:
    told = deepcopy(sample(game))
    for _ in range(data.draw(st.integers(1, 3))):
        container, key = data.draw(st.sampled_from(places(told)))
        if isinstance(container, dict) and data.draw(st.booleans()):
            container[data.draw(st.text(max_size=6) | WORDS)] = data.draw(VALUES)
        else:
            container[key] = data.draw(VALUES)
    named_or_right(form_of(game), json.dumps(told))


@pytest.mark.parametrize("game", GAMES)
@MANY
@given(data=st.data())
def test_a_pack_with_something_taken_away_is_right_or_says_where_not(
    game: str, data: st.DataObject
) -> None:
    told = deepcopy(sample(game))
    container, key = data.draw(st.sampled_from(places(told)))
    del container[key]
    named_or_right(form_of(game), json.dumps(told))


@pytest.mark.parametrize("filling", ["[", '{"a":', '"', "1", '{"cards":[', "9" * 400 + ","])
def test_the_worst_file_is_judged_at_once(filling: str) -> None:
    text = filling * (MOST_BYTES // len(filling))
    began = process_time()
    named_or_right(form_of("wiz_war"), text)
    assert process_time() - began < 2


def test_the_largest_pack_is_judged_at_once() -> None:
    told = sample("wiz_war")
    verb = {"verb": "roll", "lists": [[{"verb": "deal", "n": 99}] * 2] * 4}
    told["cards"] = [told["cards"][0] | {"does": [verb] * 4} for _ in range(40)]
    began = process_time()
    named_or_right(form_of("wiz_war"), json.dumps(told))
    assert process_time() - began < 2


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_lets_the_sample_in(game: str) -> None:
    validator = Draft7Validator(schema_of(form_of(game)))
    assert list(validator.iter_errors(sample(game))) == []
    broken = sample(game)
    broken["cards"][0]["copies"] = 99
    [error] = validator.iter_errors(broken)
    assert list(error.instance_path) == ["cards", 0, "copies"]
