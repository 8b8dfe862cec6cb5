"""Several choices of one seat laid out on trial, one after another, before any of them is made.

Each step is forecast on a deal that the seat cannot tell from the true one. As long as nothing is
drawn, nothing comes out of hiding and nobody else is asked, the deal stays such a one, and the next
step can be tried; there the trial ends otherwise, and says why.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from spellhall.engine.forecasts.forecast import Forecast, Stop, forecast
from spellhall.engine.match import Match, Option, redealt


@dataclass(frozen=True)
class Step:
    """One choice on trial, and what it would lead to after those before it."""

    option: Option
    foreseen: Forecast
    alone: bool  # there was nothing else to choose
    after: Match | None  # a match that the seat cannot tell from the one to come; None: unknown


@dataclass(frozen=True)
class Rehearsal:
    """What a row of choices would lead to, as far as their seat can know."""

    steps: tuple[Step, ...]  # those that can be made; the last may hang on chance
    stops: Stop  # "asked" with the own seat: one more can be laid

    def goes_on(self, seat: int) -> bool:
        """Whether another choice of this seat can be laid on trial."""
        return self.stops.kind == "asked" and self.stops.seat == seat


def rehearse(match: Match, seat: int, picks: Sequence[str]) -> Rehearsal:
    """Try these choices, in notation, one after another; the match is left as it is."""
    trial = Match(
        match.game,
        redealt(match.game, match.state, seat, Random(0)),
        match.names,
        match.settings,
        "",
    )
    found = Rehearsal((), Stop("asked", seat, ""))
    for pick in picks:
        if not found.goes_on(seat):
            break
        options = trial.options(seat)
        option = next((each for each in options if each.text == pick), None)
        if option is None:
            return Rehearsal(
                found.steps, Stop("impossible", seat, f"'{pick}' is not possible then")
            )
        foreseen = forecast(trial, seat, option)
        trial = trial.clone()
        whole = foreseen.stops.kind != "chance"
        if whole:
            trial.answer(seat, option)
        step = Step(option, foreseen, len(options) == 1, trial if whole else None)
        found = Rehearsal((*found.steps, step), foreseen.stops)
    return found
