"""The laws of trials, checked on generated play.

A row of choices laid on trial tells nothing hidden: it is the same in every redeal. Where it is
certain, it comes true step by step. Laying it changes nothing.
"""

from dataclasses import dataclass
from random import Random

import msgspec

from spellhall.engine import Game, Match, Options, begin, rehearse
from spellhall.engine.forecasts.rehearsal import Rehearsal
from spellhall.engine.forecasts.tries import sight
from spellhall.testing.laws import LawBroken

LONGEST = 6  # choices of one trial


@dataclass
class Rehearsed:
    """What was checked, so that a test can see that it was enough."""

    trials: int = 0
    steps: int = 0  # that came true
    longest: int = 0  # choices in a row that were certain


def check_rehearsals(
    game: Game, players: int, seed: int, options: Options | None = None, every: int = 8
) -> Rehearsed:
    """Play a random game and hold the laws of trials at every `every`th decision."""
    rng = Random(seed)
    match = begin(game, players, seed, options)
    done, decisions = Rehearsed(), 0
    while not match.is_over:
        decisions += 1
        seat = rng.choice(match.may_answer())
        if decisions % every == 0:
            where = f"{game.id}, {players} players, seed {seed}, decision {decisions}, seat {seat}"
            _check(match, seat, rng, where, done)
        match.answer(seat, rng.choice(match.options(seat)))
    return done


def _check(match: Match, seat: int, rng: Random, where: str, done: Rehearsed) -> None:
    picks = _picked(match, seat, rng)
    before = (match.to_json(), tuple(match.choices))
    tried = rehearse(match, seat, picks)
    if (match.to_json(), tuple(match.choices)) != before:
        raise LawBroken(f"{where}: a trial changed the match")
    again = rehearse(match.redeal(seat, rng), seat, picks)
    if _told(again, seat) != _told(tried, seat):
        raise LawBroken(f"{where}: a trial tells something hidden: {picks}")
    _came_true(match, seat, tried, where, done)
    done.trials += 1


def _picked(match: Match, seat: int, rng: Random) -> list[str]:
    """Choices that can be laid one after another, at random."""
    picks: list[str] = []
    tried = rehearse(match, seat, picks)
    options = match.options(seat)
    while len(picks) < LONGEST and tried.goes_on(seat):
        picks.append(rng.choice(options).text)
        tried = rehearse(match, seat, picks)
        after = tried.steps[-1].after
        options = after.options(seat) if after is not None and tried.goes_on(seat) else []
    return picks


def _told(tried: Rehearsal, seat: int) -> object:
    """All that the seat is told of a trial."""
    return [
        [
            msgspec.json.encode(step.foreseen),
            step.alone,
            step.after and sight(step.after.game, step.after.state, seat),
            step.after and step.after.options(seat) if tried.goes_on(seat) else None,
        ]
        for step in tried.steps
    ], tried.stops


def _came_true(match: Match, seat: int, tried: Rehearsal, where: str, done: Rehearsed) -> None:
    """Make the choices and compare what is seen after each of them with what was said."""
    real = match.clone()
    certain = 0
    for number, step in enumerate(tried.steps, 1):
        if step.after is None:
            break
        if step.option.text not in [option.text for option in real.options(seat)]:
            raise LawBroken(f"{where}: step {number} of a trial is not possible")
        real.answer(seat, step.option)
        told, seen = (sight(match.game, each.state, seat) for each in (step.after, real))
        if told != seen:
            raise LawBroken(f"{where}: step {number} of a trial did not come true")
        done.steps += 1
        certain += 1
    done.longest = max(done.longest, certain)
    if tried.goes_on(seat) and tried.steps:
        after = tried.steps[-1].after
        assert after is not None
        if [str(each) for each in after.options(seat)] != [
            str(each) for each in real.options(seat)
        ]:
            raise LawBroken(f"{where}: after a trial something else can be chosen")
