"""What a viewpoint has been shown and asked, and how each event changed it.

A client that holds the last sight gets patches: one for each event that it is told, one for what
no event told, and one of what is asked. Everybody else gets the whole sight and all questions.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import msgspec

from spellhall.engine import Event, Match
from spellhall.engine.patches import Patch, difference
from spellhall.server.tables.log import Moment
from spellhall.server.tables.viewpoint import Viewpoint


@dataclass(frozen=True)
class Shown:
    """A sight that a client holds, as plain values, and the name of it; and what it is asked."""

    tree: Any = field(compare=False)  # equal where the hashes are
    hash: str
    asked: Any = field(default=None, hash=False)  # the questions, as plain values


@dataclass(frozen=True)
class Film:
    """The way from what a client holds to the sight of now."""

    patches: dict[int, Patch]  # by the identity of an event: what changed up to it
    rest: Patch | None  # what changed though no event was told
    shown: Shown


def shown_now(match: Match, viewpoint: Viewpoint) -> Shown:
    """The whole sight."""
    tree = _tree(match, match.state, viewpoint)
    return Shown(tree, blake2b(msgspec.json.encode(tree), digest_size=6).hexdigest())


def asking(shown: Shown, questions: object, others: object) -> Shown:
    """A sight with what a viewpoint is asked there, and what it knows that others are asked."""
    asked = msgspec.to_builtins({"questions": questions, "others": others})
    return Shown(shown.tree, shown.hash, asked)


def film(match: Match, moments: Iterable[Moment], viewpoint: Viewpoint, base: Shown | None) -> Film:
    """The patches of everything that the viewpoint is told of some moments."""
    now = shown_now(match, viewpoint)
    if base is None:
        return Film({}, None, now)
    patches: dict[int, Patch] = {}
    tree = base.tree
    told = [
        event for moment in moments for event in moment.events if _is_told(match, event, viewpoint)
    ]
    for event in told:
        # What an untold event changed comes with the next one, all that is left with the last.
        last = event is told[-1]
        if event.left is None and not last:
            continue
        after = now.tree if last else _tree(match, event.left, viewpoint)
        patch = difference(tree, after)
        if patch is not None:
            patches[id(event)] = patch
        tree = after
    return Film(patches, None if told else difference(tree, now.tree), now)


def _is_told(match: Match, event: Event, viewpoint: Viewpoint) -> bool:
    """Whether the viewpoint gets a line about it."""
    known = viewpoint.facts(event)
    return known is not None and match.game.wording.sentences[event.kind](*known) is not None


def _tree(match: Match, state: Any, viewpoint: Viewpoint) -> Any:
    game, face = match.game, viewpoint.face(match)
    if viewpoint.everything:
        seen = game.see_all(state)
    elif face is not None and len(viewpoint.seats) > 1 and game.sight_of_several is not None:
        seen = game.sight_of_several(state, face, frozenset(viewpoint.seats))
    else:
        seen = game.sight(state, face)
    return msgspec.to_builtins(seen)
