"""Many games between bots, on one core or several, always the same for the same seed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time

from spellhall import bots as bot_room
from spellhall.bots.playout import play_randomly, shares
from spellhall.engine import (
    BadOptions,
    Chance,
    Game,
    Options,
    SpellhallError,
    State,
    Value,
    answer,
    begin,
    next_seat,
    settle,
)
from spellhall.engine import options as options_of
from spellhall.engine.match import key_of
from spellhall.games import find
from spellhall.lab.report import Outcome, Report, Thinking

MOST_DECISIONS = 50_000  # a game that takes longer counts as unfinished
CHUNK = 50  # games handed to a worker at once, when there are many


class SimulationFailed(SpellhallError):
    """A game broke off with an error of ours; the message says how to play it again."""


@dataclass(frozen=True)
class _Job:
    game: str
    players: int
    bots: tuple[str, ...]
    seed: int | str
    settings: Mapping[str, Value]


def simulate(
    game_id: str,
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int | str = 0,
    workers: int = 1,
    options: Options | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play games between bots and count; the bots change seats from game to game.

    A single bot takes all seats. `progress` is called with the number of games just finished.
    """
    game = find(game_id)
    opening = begin(game, players, seed_of(seed, 0), options)  # checks players and options
    job = _Job(game.id, players, lineup(game, players, bots), seed, opening.settings)
    if games < 1 or workers < 1:
        raise BadOptions("at least one game and one worker are needed")
    chunk = max(1, min(CHUNK, games // (4 * workers)))
    chunks = [range(first, min(first + chunk, games)) for first in range(0, games, chunk)]
    outcomes: list[Outcome] = []
    thinking = {bot: Thinking() for bot in dict.fromkeys(job.bots)}
    began = perf_counter()
    for played, thought in _all_played(job, chunks, workers):
        outcomes += played
        for bot, times in thought.items():
            thinking[bot] += times
        if progress is not None:
            progress(len(played))
    seconds = perf_counter() - began
    return Report(
        game=game.id,
        version=game.version,
        players=players,
        bots=job.bots,
        seed=seed,
        options=job.settings,
        outcomes=outcomes,
        seconds=seconds,
        thinking=thinking,
    )


def lineup(game: Game, players: int, bots: Sequence[str]) -> tuple[str, ...]:
    """One bot for each seat; BadOptions if the number or a name is wrong."""
    for bot in bots:
        bot_room.find_level(game, bot)
    if len(bots) == 1:
        return (bots[0],) * players
    if len(bots) != players:
        raise BadOptions(f"{players} seats need one bot for all or {players} bots, not {len(bots)}")
    return tuple(bots)


def seed_of(seed: int | str, index: int) -> str:
    """The seed of one game of a simulation, by which it can be played again alone."""
    return f"{seed}-{index}"


def _all_played(
    job: _Job, chunks: Sequence[range], workers: int
) -> Iterator[tuple[list[Outcome], dict[str, Thinking]]]:
    if workers == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield _played(job, chunk)
        return
    with ProcessPoolExecutor(min(workers, len(chunks))) as pool:
        try:
            yield from pool.map(_played, [job] * len(chunks), chunks)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _played(job: _Job, indexes: Sequence[int]) -> tuple[list[Outcome], dict[str, Thinking]]:
    game = find(job.game)
    thinking = {bot: Thinking() for bot in dict.fromkeys(job.bots)}
    outcomes = []
    for index in indexes:
        try:
            outcomes.append(_one_game(game, job, index, thinking))
        except Exception as error:
            raise SimulationFailed(
                f"game {index} broke off with {type(error).__name__}: {error}; play it again with"
                f" seed '{seed_of(job.seed, index)}' and {job.players} players"
            ) from error
    return outcomes, thinking


def _one_game(game: Game, job: _Job, index: int, thinking: dict[str, Thinking]) -> Outcome:
    seated = job.bots[index % job.players :] + job.bots[: index % job.players]
    seed = seed_of(job.seed, index)
    s = game.begin(job.players, job.settings, Chance(key_of(seed), 0, []))
    settle(game.rules, s)
    rng = Random(f"bots of {seed}")
    if all(bot_room.find_level(game, bot).bot == "random" for bot in seated):
        decisions = play_randomly(game.rules, s, rng, MOST_DECISIONS)
    else:
        decisions = _thought_through(game, s, seated, rng, thinking)
    if next_seat(s) >= 0:
        nobody = (0,) * job.players
        return Outcome(index, seated, decisions, "", nobody, nobody)
    result = game.result(s)
    scores = tuple(place.score for place in result.places)
    return Outcome(index, seated, decisions, result.ending, tuple(shares(game, s)), scores)


def _thought_through(
    game: Game, s: State, seated: Sequence[str], rng: Random, thinking: dict[str, Thinking]
) -> int:
    """Play to the end with a bot at every seat, and note how long each of them thinks."""
    for decisions in range(MOST_DECISIONS):
        seat = next_seat(s)
        if seat < 0:
            return decisions
        codes = options_of(game.rules, s, seat)
        if len(codes) == 1:
            answer(game.rules, s, seat, codes[0])
            continue
        began = process_time()
        code = bot_room.choose(game, s, seat, seated[seat], rng)
        took = process_time() - began
        thinking[seated[seat]] += Thinking(1, took, took)
        answer(game.rules, s, seat, code)
    return MOST_DECISIONS
