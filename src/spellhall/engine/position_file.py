"""Positions as files: a whole state or a short set-up, read and looked over before it is played."""

from typing import Any

import msgspec

from spellhall.engine.errors import BadPosition
from spellhall.engine.game import Game
from spellhall.engine.machine import stack
from spellhall.engine.machine.frames import Frame, Question
from spellhall.engine.machine.state import Chance, State
from spellhall.engine.match import NAMES, Match
from spellhall.engine.packs.shelf import named_packs
from spellhall.engine.settings import PACKS, complete


def from_json(game: Game, text: str | bytes) -> Match:
    """The match that `to_json` wrote; it goes on from there, with an empty record."""
    try:
        head = msgspec.json.decode(text, type=PositionFile)
    except msgspec.DecodeError as error:
        raise BadPosition(f"this is not a position: {error}") from None
    if head.game != game.id:
        raise BadPosition(f"the position is one of '{head.game}', not of '{game.id}'")
    if head.version not in ("", game.version):
        raise BadPosition(
            f"the position is of version {head.version} of {game.title};"
            f" this is version {game.version}"
        )
    settings = complete(game.settings, head.options)
    try:
        state = _state(game, head)
        _check_frames(game, state)
        game.adopt(state, {id: settings[id] for id in head.options})
        settings |= named_packs(settings, getattr(state, PACKS, []))
        stack.settle(game.rules, state)
        game.invariants(state)
        names = head.names or list(NAMES[: game.seats(state)])
        match = Match(game, state, names, settings, "", _text(text))
        _look_over(match)
    except AssertionError as error:
        raise BadPosition(f"the position cannot occur: {error}") from None
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadPosition(
            f"the position cannot occur: something in it names what is not there ({error})"
        ) from None
    return match


def _check_frames(game: Game, state: State) -> None:
    """What is pending must be frames, and a question is put to a seat of this table."""
    assert isinstance(state.chance, Chance), "chance is an object of the kind Chance"
    seats = range(game.seats(state))
    assert len(seats) in game.players, f"{game.title} has no table for {len(seats)}"
    assert len(state.lanes) in (0, len(seats)), "there is one lane for each seat, or none"
    for frame in [*state.stack, *(frame for lane in state.lanes for frame in lane)]:
        assert isinstance(frame, Frame), f"the stack holds frames only, not {frame!r}"
        seat = frame.seat if isinstance(frame, Question) else 0  # work may be nobody's
        assert seat in seats, f"{type(frame).__name__} is put to seat {seat!r} of {len(seats)}"


def _look_over(match: Match) -> None:
    """See and ask all that can be seen and asked, so that a broken state is found at the door."""
    players = match.game.seats(match.state)
    assert len(match.names) == players, f"{players} seats need {players} names"
    match.sight(None)
    for seat in match.seats:
        match.sight(seat)
        match.options(seat)
    assert match.is_over or match.awaited(), "nobody is asked anything"


def _state(game: Game, head: "PositionFile") -> State:
    state = (
        game.position(head.setup) if head.state is None else game.codec.from_builtins(head.state)
    )
    if not isinstance(state, State):
        raise BadPosition("the position holds no state")
    if head.stack is not None:
        frames = game.codec.from_builtins(head.stack)
        state.stack = frames[::-1]
    if head.chance:
        state.chance.script = list(head.chance)
    return state


class PositionFile(msgspec.Struct, forbid_unknown_fields=True):
    """The file form of a position: a whole state, or a short set-up that the game completes."""

    game: str
    version: str = ""
    names: list[str] = []
    state: dict[str, Any] | None = None
    setup: dict[str, Any] = {}
    stack: list[dict[str, Any]] | None = None  # what is pending, in the order it happens
    chance: list[int] = []  # scripted answers of chance
    options: dict[str, bool | int | str | list[str]] = {}


def _text(text: str | bytes) -> str:
    return text if isinstance(text, str) else text.decode()
