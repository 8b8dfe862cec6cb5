"""The laws of forecasts, checked on generated play.

A forecast never tells what is hidden: it is the same in every redeal. Where it is certain, it
comes true. Asking for it changes nothing.
"""

from dataclasses import dataclass
from random import Random

import msgspec

from spellhall.engine import (
    Consequence,
    Forecast,
    Game,
    Match,
    Option,
    Options,
    State,
    begin,
    forecast,
)
from spellhall.engine.forecasts.tries import sight
from spellhall.engine.patches import patched
from spellhall.testing.laws import LawBroken


@dataclass
class Foreseen:
    """What was checked, so that a test can see that it was enough."""

    forecasts: int = 0
    whole: int = 0  # certain up to the next question
    certain: int = 0  # consequences that came true
    patches: int = 0  # that came true


def check_forecasts(
    game: Game, players: int, seed: int, options: Options | None = None, every: int = 1
) -> Foreseen:
    """Play a random game and hold the laws of forecasts at every `every`th decision."""
    rng = Random(seed)
    match = begin(game, players, seed, options)
    done, decisions = Foreseen(), 0
    while not match.is_over:
        decisions += 1
        seat = rng.choice(match.may_answer())
        listed = match.options(seat)
        if decisions % every == 0:
            where = f"{game.id}, {players} players, seed {seed}, decision {decisions}"
            _check(match, seat, rng.choice(listed), rng, where, done)
        match.answer(seat, rng.choice(listed))
    return done


def _check(
    match: Match, seat: int, option: Option, rng: Random, where: str, done: Foreseen
) -> None:
    where = f"{where}, seat {seat}, '{option.text}'"
    before = _all_of(match)
    foreseen = forecast(match, seat, option)
    if _all_of(match) != before:
        raise LawBroken(f"{where}: asking for a forecast changed the match")
    again = forecast(match.redeal(seat, rng), seat, option)
    if msgspec.json.encode(again) != msgspec.json.encode(foreseen):
        raise LawBroken(f"{where}: a forecast tells something hidden: {foreseen} {again}")
    _came_true(match, seat, option, foreseen, where, done)
    done.forecasts += 1


def _all_of(match: Match) -> tuple[object, ...]:
    state = match.state
    chosen = tuple(match.choices)
    undo = tuple(match.may_undo(seat) for seat in match.seats)
    return match.to_json(), chosen, undo, tuple(state.events), state.watched, state.filmed


def _came_true(
    match: Match, seat: int, option: Option, foreseen: Forecast, where: str, done: Foreseen
) -> None:
    """Make the choice and compare what happened with what was said."""
    choices = len(match.options(seat))
    real = match.clone()
    real.filmed = True
    real.answer(seat, option)
    point = _point(match.state, real, seat, foreseen)
    if patched(sight(match.game, match.state, seat), foreseen.patch) != sight(
        match.game, point, seat
    ):
        raise LawBroken(f"{where}: the patch of a forecast did not come true")
    done.patches += foreseen.patch is not None
    if choices > 1 and not real.is_over and real.may_undo(seat) != foreseen.may_undo:
        raise LawBroken(f"{where}: a forecast is wrong about taking it back")
    _stop_law(real, seat, foreseen, where)
    done.whole += foreseen.stops.kind != "chance"
    for each in foreseen.consequences:
        if each.certain:
            done.certain += 1
            if not _is_true(match, real, point, seat, each):
                raise LawBroken(f"{where}: '{each.text}' did not come true")


def _point(before: State, real: Match, seat: int, foreseen: Forecast) -> State:
    """The state in the real course of things where the forecast stopped."""
    if foreseen.stops.kind != "chance":
        return real.state
    told = [event for event in real.state.events if event.seen_by(seat) is not None]
    left = told[foreseen.told - 1].left if foreseen.told else before
    assert left is not None
    return left


def _stop_law(real: Match, seat: int, foreseen: Forecast, where: str) -> None:
    stops = foreseen.stops
    if stops.kind == "over":
        holds = real.result is not None and real.result.text == stops.text
    elif stops.kind == "asked":
        asked = real.asked(stops.seat) if stops.seat in real.awaited() else None
        words = asked and (asked.prompt if stops.seat == seat else asked.waiting)
        holds = bool(words) and stops.text.endswith(str(words))
    else:
        holds = real.state.chance.drawn > 0 or not real.may_undo(seat)
    if not holds:
        raise LawBroken(f"{where}: a forecast stops where the game does not: {stops}")


def _is_true(match: Match, real: Match, point: State, seat: int, said: Consequence) -> bool:
    stakes = match.game.stakes
    if said.kind in ("count", "gone"):
        count = next(each for each in stakes.counts if each.id == said.what)
        assert said.seat is not None
        now = count.of(point, said.seat)
        return (
            now <= 0
            if said.kind == "gone"
            else now - count.of(match.state, said.seat) == said.least
        )
    if said.kind == "card":
        names = [stakes.card_name(card) for card in stakes.cards(match.state, seat)]
        left = [stakes.card_name(card) for card in stakes.cards(point, seat)]
        return left.count(said.what) < names.count(said.what)
    if said.kind == "ends_turn":
        return stakes.turn(point) != stakes.turn(match.state)
    if said.kind in ("wins", "loses"):
        won = real.result.winners if real.result is not None else None
        whose = seat if said.seat is None else said.seat
        return won is not None and (whose in won) == (said.kind == "wins")
    return said.kind == "no_undo" and not real.may_undo(seat)
