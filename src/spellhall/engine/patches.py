"""The difference between two trees of plain values, as small as it is plain.

A patch is one of three:

    []               the value is gone
    [value]          the value is this now
    {key: patch, …}  in an object or a list, these parts changed; the rest is as before

Keys of a list are its indices in order, and "length" is its new length if it became shorter. The
browser's `lib/timeline/patches.ts` reads the same form.
"""

from typing import Any, Final

import msgspec

Tree = Any  # dicts with text keys, lists, text, numbers, booleans, None
Patch = list[Any] | dict[str, Any]

LENGTH: Final = "length"


def difference(before: Tree, after: Tree) -> Patch | None:
    """What leads from one tree to the other; None if they are equal."""
    if before is after:
        return None
    if type(before) is dict and type(after) is dict:
        return _between_objects(before, after)
    if type(before) is list and type(after) is list:
        return _between_lists(before, after)
    return None if before == after and type(before) is type(after) else [after]


def _between_objects(before: dict[str, Tree], after: dict[str, Tree]) -> Patch | None:
    if before == after:
        return None
    parts: dict[str, Any] = {}
    for key, value in after.items():
        if key not in before:
            parts[key] = [value]
        elif (part := difference(before[key], value)) is not None:
            parts[key] = part
    for key in before:
        if key not in after:
            parts[key] = []
    return parts or None


def _between_lists(before: list[Tree], after: list[Tree]) -> Patch | None:
    if before == after:
        return None
    if not before or not after:
        return [after]
    parts: dict[str, Any] = {}
    for i, value in enumerate(after):
        if i >= len(before):
            parts[str(i)] = [value]
        elif (part := difference(before[i], value)) is not None:
            parts[str(i)] = part
    if len(after) < len(before):
        parts[LENGTH] = [len(after)]
    # Where nearly everything changed, the whole is shorter.
    return [after] if _length(parts) > _length(after) else parts or None


def _length(tree: Tree) -> int:
    """How long a tree is when it is sent."""
    return len(msgspec.json.encode(tree))


def patched(before: Tree, patch: Patch | None) -> Tree:
    """The tree that a patch leads to; what did not change is shared with the one before."""
    if patch is None:
        return before
    if isinstance(patch, list):
        return patch[0]
    if isinstance(before, list):
        return _patched_list(before, patch)
    after = dict(before)
    for key, part in patch.items():
        if part == []:
            del after[key]
        else:
            after[key] = patched(before.get(key), part)
    return after


def _patched_list(before: list[Tree], patch: dict[str, Any]) -> list[Tree]:
    after = before[: patch[LENGTH][0]] if LENGTH in patch else list(before)
    for key, part in patch.items():
        if key == LENGTH:
            continue
        if int(key) == len(after):
            after.append(None)
        after[int(key)] = patched(after[int(key)], part)
    return after
