"""The law of positions: an edited position is refused with a reason, or it can be played.

`check_edits(game, players, seed)` takes positions out of random play, changes a few numbers,
entries or names in each, and plays on from what the game accepts.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from spellhall.engine import BadOptions, BadPosition, Game, Match, Options, begin, from_json
from spellhall.testing.laws import LawBroken, seen

MOST_EDITS = 3
FURTHEST = 80  # decisions into a game at which a position is taken
SHORTEST_REASON = 12  # letters: a number or one word is none
FAR_OUT = (-1, 0, 1, 7, 99, 10**6)


@dataclass
class Edited:
    """What became of the edited positions, so that a test can see that it was enough."""

    refused: int = 0
    played: int = 0


def check_edits(
    game: Game,
    players: int,
    seed: int,
    options: Options | None = None,
    positions: int = 10,
    setups: Sequence[Mapping[str, Any]] = (),
    bound: int = 20_000,
) -> Edited:
    """Edit positions of random play, and hand-written ones; LawBroken says what went wrong."""
    rng = Random(seed)
    done = Edited()
    for number in range(positions):
        head: dict[str, Any]
        if setups and number % 2:
            head = {"game": game.id, "setup": deepcopy(dict(rng.choice(setups)))}
            edited, part = head["setup"], "set-up"
        else:
            head = _somewhere(game, players, rng, options)
            edited, part = head["state"], "state"
        said = [_edit(edited, rng) for _ in range(rng.randint(1, MOST_EDITS))]
        where = f"{game.id}, {players} players, seed {seed}, {part} {number}: {'; '.join(said)}"
        _refused_or_played(game, head, rng, where, bound, done)
    return done


def _refused_or_played(
    game: Game, head: dict[str, Any], rng: Random, where: str, bound: int, done: Edited
) -> None:
    try:
        match = from_json(game, msgspec.json.encode(head))
    except (BadPosition, BadOptions) as error:
        if len(str(error).partition("cannot occur: ")[2] or str(error)) < SHORTEST_REASON:
            raise LawBroken(f"{where}: refused without a reason: {error!s}") from error
        done.refused += 1
        return
    try:
        _play_on(match, rng, bound)
    except Exception as error:
        raise LawBroken(
            f"{where}: accepted, but cannot be played: {type(error).__name__}: {error}"
        ) from error
    done.played += 1


def _play_on(match: Match, rng: Random, bound: int) -> None:
    for decision in range(bound):
        if match.is_over:
            assert match.result is not None
            return
        if decision < 3:
            for viewpoint in (None, *match.seats):
                seen(match, viewpoint)
        seat = rng.choice(match.awaited())
        match.answer(seat, rng.choice(match.options(seat)))
        match.game.invariants(match.state)
    raise AssertionError(f"no end within {bound} decisions")


def _somewhere(game: Game, players: int, rng: Random, options: Options | None) -> dict[str, Any]:
    match = begin(game, players, rng.getrandbits(32), options)
    for _ in range(rng.randrange(FURTHEST)):
        if match.is_over:
            break
        seat = rng.choice(match.awaited())
        match.answer(seat, rng.choice(match.options(seat)))
    head: dict[str, Any] = msgspec.json.decode(match.to_json())
    return head


def _edit(thing: Any, rng: Random) -> str:
    """Change one thing in place; returns what was done, for the message."""
    places = list(_places(thing, ""))
    if not places:
        return "nothing"
    holder, key, path = rng.choice(places)
    value = holder[key]
    if isinstance(value, list):
        return f"{path} {_edit_list(value, rng)}"
    holder[key] = _other(value, rng)
    return f"{path} = {holder[key]!r}"


def _places(thing: Any, path: str) -> Iterator[tuple[Any, Any, str]]:
    items = (
        thing.items()
        if isinstance(thing, dict)
        else enumerate(thing)
        if isinstance(thing, list)
        else ()
    )
    for key, value in items:
        here = f"{path}/{key}"
        if key not in ("watched", "events", "key"):
            yield thing, key, here
            yield from _places(value, here)


def _edit_list(values: list[Any], rng: Random) -> str:
    what = rng.choice(("dropped", "doubled", "swapped") if values else ("filled",))
    at = rng.randrange(len(values)) if values else 0
    if what == "dropped":
        del values[at]
    elif what == "doubled":
        values.insert(at, deepcopy(values[at]))
    elif what == "swapped":
        values[at], values[-1] = values[-1], values[at]
    else:
        values.append(0)
    return f"{what} at {at}"


def _other(value: Any, rng: Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return rng.choice((value + 1, value - 1, value + rng.randrange(100), *FAR_OUT))
        case str():
            return rng.choice(("", value + "x", "nobody", value[::-1]))
        case None:
            return 0
    return rng.choice((None, 0, "x"))
