"""Patches lead from one tree to another, and say no more than what changed."""

from random import Random
from typing import Any

import msgspec
import pytest

from spellhall.engine.patches import difference, patched

CASES: list[tuple[Any, Any, Any]] = [
    ({"a": 1, "b": 2}, {"a": 1, "b": 2}, None),
    ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
    ({"a": 1}, {"a": None}, {"a": [None]}),
    ({"a": 1, "b": 2}, {"a": 1}, {"b": []}),
    ({"a": 1}, {"a": 1, "b": []}, {"b": [[]]}),
    ({"a": {"b": {"c": 1, "d": 2}}}, {"a": {"b": {"c": 1, "d": 0}}}, {"a": {"b": {"d": [0]}}}),
    ([10, 20, 30, 40], [10, 20, 31, 40], {"2": [31]}),
    (["the first", "two", "three"], ["the first", "two"], {"length": [2]}),
    (["the first", "two"], ["the first", "two", "three"], {"2": ["three"]}),
    ([], [1], [[1]]),
    ([1], [], [[]]),
    ([1, 2, 3], [4, 5, 6], [[4, 5, 6]]),
    (True, 1, [1]),
    (1, [1], [[1]]),
    (
        [{"id": 1, "at": 5}, {"id": 2, "at": 6}],
        [{"id": 1, "at": 5}, {"id": 2, "at": 7}],
        {"1": {"at": [7]}},
    ),
]


@pytest.mark.parametrize(("before", "after", "patch"), CASES)
def test_a_patch_says_what_changed_and_leads_there(before: Any, after: Any, patch: Any) -> None:
    assert difference(before, after) == patch
    assert patched(before, difference(before, after)) == after


def test_any_two_trees_are_joined_by_a_patch_that_survives_json() -> None:
    rng = Random(1)
    for _ in range(2000):
        before, after = tree(rng, 3), tree(rng, 3)
        found = difference(before, after)
        sent = msgspec.json.decode(msgspec.json.encode(found))
        kept = msgspec.json.encode(before)
        assert patched(before, sent) == after
        assert msgspec.json.encode(before) == kept, "what was before is left as it was"


def test_what_did_not_change_is_shared() -> None:
    before = {"hand": [1, 2], "board": {"squares": [0] * 9}}
    after = patched(before, {"hand": {"0": [7]}})
    assert after["board"] is before["board"]
    assert before["hand"] == [1, 2]


def tree(rng: Random, depth: int) -> Any:
    kind = rng.randrange(6) if depth else rng.randrange(4)
    if kind == 4:
        return {key: tree(rng, depth - 1) for key in "abcd" if rng.random() < 0.7}
    if kind == 5:
        return [tree(rng, depth - 1) for _ in range(rng.randrange(5))]
    return rng.choice([None, True, 0, 1, "a", "bc"])
