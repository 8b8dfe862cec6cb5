"""The forecast of a choice: what it would change before its seat's eyes, and what that means.

It is certain up to the first thing that chance decides or that comes out of hiding; up to there
the patch of the sight and the consequences marked so come true. What lies beyond is told from a
few deals with dice of their own, and never as certain.
"""

from dataclasses import dataclass
from typing import Any, Final

from spellhall.engine.forecasts import sentences
from spellhall.engine.forecasts.sentences import Consequence
from spellhall.engine.forecasts.tries import Try, sight, tried
from spellhall.engine.machine import stack
from spellhall.engine.match import Match, Option
from spellhall.engine.patches import Patch, Tree, difference

SURE_TRIES: Final = 2  # agree on all that is certain
TRIES: Final = 8  # where chance decides


@dataclass(frozen=True)
class Stop:
    """Where a forecast ends."""

    kind: str  # "asked": somebody must choose; "chance": it decides; "over": the game has ended
    seat: int | None  # who is asked
    text: str


@dataclass(frozen=True)
class Forecast:
    """What a choice would lead to, as far as its seat can know."""

    patch: Patch | None  # of the seat's sight, up to where it stops
    consequences: tuple[Consequence, ...]
    stops: Stop
    told: int  # events that come before it stops at chance
    may_undo: bool  # it could be taken back


def forecast(match: Match, seat: int, option: Option) -> Forecast:
    """What one of the options of this seat would lead to; the match is left as it is."""
    game, true = match.game, match.state
    tries = [tried(game, true, seat, option.code, n, filmed=True) for n in range(SURE_TRIES)]
    whole = all(each.whole for each in tries)
    if not whole:
        more = range(SURE_TRIES, TRIES)
        tries += [tried(game, true, seat, option.code, n, filmed=False) for n in more]
    may_undo = whole and _could_be_undone(tries[0], seat)
    return Forecast(
        patch=_patch(match, tries[:SURE_TRIES], seat),
        consequences=sentences.consequences(match, seat, tries, whole, may_undo),
        stops=_stop(match, tries, seat, whole),
        told=min(each.told for each in tries[:SURE_TRIES]),
        may_undo=may_undo,
    )


def _could_be_undone(one: Try, seat: int) -> bool:
    """The rule of `Match.may_undo`: nothing came out, and nobody else is asked."""
    after = one.after
    if after.revealed != one.before.revealed:
        return False
    return bool(after.lanes) or stack.awaited(after) == [seat]


def _patch(match: Match, tries: list[Try], seat: int) -> Patch | None:
    before = sight(match.game, match.state, seat)
    trees = [sight(match.game, each.sure, seat) for each in tries]
    common = trees[0]
    for other in trees[1:]:
        common = _agreed(before, common, other)
    return difference(before, common)


def _agreed(before: Tree, one: Tree, other: Tree) -> Tree:
    """What two trees agree in; where they do not, it is as before."""
    if one == other:
        return one
    if type(one) is dict and type(other) is dict and type(before) is dict:
        return {
            key: _agreed(before.get(key), value, other[key]) if key in other else before.get(key)
            for key, value in one.items()
        }
    if type(one) is list and type(other) is list and type(before) is list:
        if len(one) == len(other) == len(before):
            return [_agreed(*each) for each in zip(before, one, other, strict=True)]
    return before


def _stop(match: Match, tries: list[Try], seat: int, whole: bool) -> Stop:
    if not whole:
        return Stop("chance", None, sentences.chance_sentence([each.chance for each in tries]))
    after: Any = tries[0].after
    then = Match(match.game, after, match.names, match.settings, "")
    result = then.result
    if result is not None:
        return Stop("over", None, result.text)
    seats = then.awaited()
    if seat in seats:
        asked = then.asked(seat)
        assert asked is not None
        return Stop("asked", seat, f"Then you are asked: {asked.prompt}")
    asked = then.asked(seats[0])
    assert asked is not None
    return Stop("asked", seats[0], f"Then {match.names[seats[0]]} is asked: {asked.waiting}")
