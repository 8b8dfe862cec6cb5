"""Matches of any game of the hall: new ones, recorded ones, and ones from a position."""

from collections.abc import Sequence

import msgspec

from spellhall.engine import BadPosition, Match, Options, begin, record
from spellhall.engine import from_json as _from_json
from spellhall.games import find


def new(
    game: str,
    players: int,
    seed: int | str = 0,
    options: Options | None = None,
    names: Sequence[str] | None = None,
) -> Match:
    """A new match of the game with this id, set up and ready for the first choice."""
    return begin(find(game), players, seed, options, names)


def replay(text: str) -> Match:
    """The match at the end of a record."""
    read = record.read(text)
    return record.replay(find(read.game), read)


def from_json(text: str | bytes) -> Match:
    """The match at a position written by `Match.to_json`, or at a short hand-written one."""
    try:
        head = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise BadPosition(f"this is not JSON: {error}") from None
    if not isinstance(head, dict) or not isinstance(head.get("game"), str):
        raise BadPosition("a position is a JSON object with a 'game'")
    return _from_json(find(head["game"]), text)
