"""Whether a bot does what a partner proposes: if its own plan is not clearly better."""

from random import Random
from time import monotonic
from typing import Final

from spellhall.bots.greedy import greedy_values
from spellhall.bots.levels import DEFAULTS, find_level
from spellhall.bots.plan import Planner
from spellhall.engine import Game, State, redealt

REDEALS: Final = 4  # at least, in which both choices are tried


def yields(
    game: Game,
    state: State,
    seat: int,
    level_id: str,
    choices: tuple[int, int],
    rng: Random,
    seconds: float = 0.0,
) -> bool:
    """Whether the second choice, a partner's, is about as good as the first, the bot's own.

    How much worse it may be is the level's `margin`: a part of the odds to win. Near a victory or
    a defeat the chances themselves differ too little to tell a good choice from a blunder.
    """
    own, wanted = choices
    level = find_level(game, level_id)
    if own == wanted or level.bot == "random":
        return True
    how = {**DEFAULTS[level.bot], **level.options}
    plan, other = _worth(game, state, seat, choices, rng, how, seconds)
    return other * (1.0 - plan) >= (1.0 - how["margin"]) * plan * (1.0 - other) - 1e-9


def _worth(
    game: Game,
    state: State,
    seat: int,
    choices: tuple[int, int],
    rng: Random,
    how: dict[str, float],
    seconds: float,
) -> list[float]:
    """How well the turn can end after each choice, on average over the same redeals."""
    redeals = max(REDEALS, int(how.get("redeals", 0)))
    if game.advice is None or not how.get("beam"):
        return greedy_values(game, state, seat, rng, list(choices), redeals, 60, 4)
    beam, depth, positions = int(how["beam"]), int(how["depth"]), int(how["positions"])
    planner = Planner(game, game.advice, seat, beam, depth, positions)
    end = monotonic() + seconds if seconds > 0.0 else 0.0
    totals = [0.0, 0.0]
    done = 0
    while done < redeals and (done == 0 or end == 0.0 or monotonic() < end):
        dealt = redealt(game, state, seat, rng)
        for i in range(2):  # each by itself, so that the better does not crowd out the other
            totals[i] += planner.plan(dealt, [choices[i]], 0.0)[0]
        done += 1
    return [max(0.0, total / done) for total in totals]
