"""One function for all bots: a name and a position in, a choice out."""

from collections.abc import Mapping
from random import Random
from typing import Final

from spellhall.bots.greedy import choose_greedily
from spellhall.bots.plan import choose_by_plan
from spellhall.bots.playout import one_of
from spellhall.bots.rehearse import choose_by_rehearsal
from spellhall.bots.search import Effort, choose_by_search
from spellhall.engine import BadOptions, Game, Level, State
from spellhall.engine import options as options_of

BOTS: Final = ("random", "greedy", "search")
DEFAULTS: Final[Mapping[str, Mapping[str, float]]] = {
    "random": {},
    "greedy": {
        "redeals": 2,
        "positions": 60,
        "steps": 4,
        "noise": 0.0,
        "beam": 0,
        "depth": 1,
        "margin": 0.2,
    },
    "search": {
        "iterations": 200,
        "nodes": 50_000,
        "turns": 1,
        "exploration": 0.3,
        "prior": 10,
        "patience": 8,
        "rehearse": 0,
        "caution": 1.0,
        "margin": 0.2,
    },
}


def names(game: Game) -> list[str]:
    """Every name under which a bot of this game can be asked for: the bots, then the levels."""
    return [*BOTS, *(level.id for level in game.levels)]


def find_level(game: Game, name: str) -> Level:
    """The level with this id, or a bot with its ordinary options; BadOptions lists the names."""
    for level in game.levels:
        if level.id == name:
            unknown = set(level.options) - set(DEFAULTS[level.bot])
            assert not unknown, f"level '{name}' of {game.id} has unknown options {unknown}"
            return level
    if name in BOTS:
        return Level(name, name, "", name)
    raise BadOptions(f"there is no bot '{name}'; bots: {', '.join(names(game))}")


def options_of_level(game: Game, name: str) -> Mapping[str, float]:
    """How a level plays: what its bot ordinarily does, changed by its own options."""
    level = find_level(game, name)
    return {**DEFAULTS[level.bot], **level.options}


def choose(
    game: Game,
    state: State,
    seat: int,
    level_id: str,
    rng: Random,
    budget_seconds: float | None = None,
) -> int:
    """The code of the choice that a bot of this name makes for the seat.

    Without a budget of time the same generator gives the same choice on every machine.
    """
    level = find_level(game, level_id)
    codes = options_of(game.rules, state, seat)
    if len(codes) == 1:
        return codes[0]
    if level.bot == "random":
        return one_of(codes, rng)
    how = options_of_level(game, level_id)
    seconds = budget_seconds or 0.0
    if level.bot == "greedy":
        return _chosen_greedily(game, how, state, seat, codes, rng, seconds)
    if game.advice is not None and how["rehearse"] > 0:
        return choose_by_rehearsal(
            game,
            game.advice,
            state,
            seat,
            rng,
            int(how["rehearse"]),
            how["caution"],
            seconds,
        )
    effort = Effort(
        iterations=int(how["iterations"]),
        seconds=seconds,
        nodes=int(how["nodes"]),
        turns=int(how["turns"]),
        exploration=how["exploration"],
        prior=int(how["prior"]),
        patience=int(how["patience"]),
    )
    return choose_by_search(game, state, seat, rng, effort)


def _chosen_greedily(
    game: Game,
    how: Mapping[str, float],
    state: State,
    seat: int,
    codes: list[int],
    rng: Random,
    seconds: float,
) -> int:
    """The best step in sight, or now and then any sensible one."""
    advice = game.advice if how["beam"] > 0 else None
    if rng.random() < how["noise"]:
        return one_of(advice.sensible(state, seat, codes) if advice else codes, rng)
    if advice:
        return choose_by_plan(
            game,
            advice,
            state,
            seat,
            rng,
            int(how["redeals"]),
            int(how["beam"]),
            int(how["depth"]),
            int(how["positions"]),
            seconds,
        )
    return choose_greedily(
        game,
        state,
        seat,
        rng,
        int(how["redeals"]),
        int(how["positions"]),
        int(how["steps"]),
    )
