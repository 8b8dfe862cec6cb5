"""Games between bots, played one after the other: the same for the same seed, wherever it runs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time

from spellhall import bots as bot_room
from spellhall.bots.playout import play_randomly, shares
from spellhall.engine import (
    BadOptions,
    Chance,
    Game,
    SpellhallError,
    State,
    Value,
    answer,
    next_seat,
    settle,
)
from spellhall.engine import options as options_of
from spellhall.engine.machine.stack import Rules
from spellhall.engine.match import key_of
from spellhall.games import find
from spellhall.lab import own_bots
from spellhall.lab.report import Outcome, Thinking
from spellhall.lab.rows.pieces import Sheet

MOST_DECISIONS = 50_000  # a game that takes longer counts as unfinished
Mind = tuple[str, Callable[[State, int], int]]  # a bot's name, and how it chooses for a seat


class SimulationFailed(SpellhallError):
    """A game broke off with an error of ours; the message says how to play it again."""


@dataclass(frozen=True)
class Job:
    """What is to be simulated, but for the number of games."""

    game: str
    version: str  # of the game: a worker with another one must not play
    players: int
    bots: tuple[str, ...]
    seed: int | str
    settings: Mapping[str, Value]

    @property
    def is_random(self) -> bool:
        """Whether nobody thinks, so that games take milliseconds."""
        return all(_is_random(find(self.game), bot) for bot in self.bots)


@dataclass(frozen=True)
class Played:
    """Some games of a job."""

    outcomes: Sequence[Outcome]
    sheets: Sequence[Sheet]  # of the pieces in each of them; empty when nobody asked
    thinking: Mapping[str, Thinking]


def lineup(game: Game, players: int, bots: Sequence[str]) -> tuple[str, ...]:
    """One bot for each seat; BadOptions if the number or a name is wrong."""
    for bot in bots:
        if own_bots.is_own(bot):
            own_bots.maker(bot)
        elif bot not in bot_room.names(game):
            known = ", ".join(bot_room.names(game))
            raise BadOptions(
                f"there is no bot '{bot}'; bots: {known}; one of your own is my_module:MyBot"
            )
    if len(bots) == 1:
        return (bots[0],) * players
    if len(bots) != players:
        raise BadOptions(f"{players} seats need one bot for all or {players} bots, not {len(bots)}")
    return tuple(bots)


def seed_of(seed: int | str, index: int) -> str:
    """The seed of one game of a simulation, by which it can be played again alone."""
    return f"{seed}-{index}"


def seated_at(job: Job, index: int) -> tuple[str, ...]:
    """The bot of each seat: they change seats from game to game."""
    return job.bots[index % job.players :] + job.bots[: index % job.players]


def chance_of_bots(job: Job, index: int) -> Random:
    """What is random in the bots' choices of one game."""
    return Random(f"bots of {seed_of(job.seed, index)}")


def play(job: Job, indexes: Sequence[int], *, with_pieces: bool = False) -> Played:
    """Play the games with these numbers."""
    game = find(job.game)
    if game.version != job.version:
        raise SimulationFailed(
            f"version {job.version} of {game.title} is to be played, but there is a worker with"
            f" version {game.version}: install the same Spellhall everywhere"
        )
    thinking = {bot: Thinking() for bot in dict.fromkeys(job.bots)}
    outcomes, sheets = [], []
    for index in indexes:
        sheet = Sheet(game) if with_pieces else None
        try:
            outcomes.append(_one_game(game, job, index, thinking, sheet))
        except Exception as error:
            raise SimulationFailed(
                f"game {index} broke off with {type(error).__name__}: {error}; play it again with"
                f" seed '{seed_of(job.seed, index)}' and {job.players} players"
            ) from error
        if sheet is not None:
            sheets.append(sheet)
    return Played(outcomes, sheets, thinking)


def _one_game(
    game: Game, job: Job, index: int, thinking: dict[str, Thinking], sheet: Sheet | None
) -> Outcome:
    seated = seated_at(job, index)
    seed = seed_of(job.seed, index)
    s = game.begin(job.players, job.settings, Chance(key_of(seed), 0, []))
    s.watched = sheet is not None
    settle(_rules(game, sheet), s)
    if sheet is not None:
        sheet.begin(s)
    _note(s, sheet, 0)
    rng = chance_of_bots(job, index)
    if all(_is_random(game, bot) for bot in seated):
        decisions = _at_random(game, s, rng, sheet)
    else:
        decisions = _thought_through(job, s, minds(job, game, seated, rng), thinking, sheet)
    if next_seat(s) >= 0:
        nobody = (0,) * job.players
        return Outcome(index, seated, decisions, "", nobody, nobody)
    result = game.result(s)
    return Outcome(
        index,
        seated,
        decisions,
        result.ending,
        returns=tuple(shares(game, s)),
        scores=tuple(place.score for place in result.places),
        places=tuple(place.place for place in result.places),
    )


def _at_random(game: Game, s: State, rng: Random, sheet: Sheet | None) -> int:
    if sheet is None:
        return play_randomly(game.rules, s, rng, MOST_DECISIONS)
    for decisions in range(MOST_DECISIONS):
        if not play_randomly(sheet.course.rules, s, rng, 1):
            return decisions
        _note(s, sheet, decisions + 1)
    return MOST_DECISIONS


def minds(job: Job, game: Game, seated: Sequence[str], rng: Random) -> list[Mind]:
    """How the bot of each seat chooses."""

    def ours(name: str) -> Mind:
        return name, lambda s, seat: bot_room.choose(game, s, seat, name, rng)

    def own(name: str) -> Mind:
        bot = own_bots.maker(name)()
        return name, lambda s, seat: own_bots.ask(bot, game, s, seat, rng, job.settings)

    return [own(name) if own_bots.is_own(name) else ours(name) for name in seated]


def _is_random(game: Game, bot: str) -> bool:
    return not own_bots.is_own(bot) and bot_room.find_level(game, bot).bot == "random"


def _thought_through(
    job: Job,
    s: State,
    minds: Sequence[Mind],
    thinking: dict[str, Thinking],
    sheet: Sheet | None,
) -> int:
    """Play to the end with a bot at every seat, and note how long each of them thinks."""
    game = find(job.game)
    rules = _rules(game, sheet)
    for decisions in range(MOST_DECISIONS):
        seat = next_seat(s)
        if seat < 0:
            return decisions
        codes = options_of(game.rules, s, seat)
        if len(codes) == 1:
            code = codes[0]
        else:
            name, choose = minds[seat]
            began = process_time()
            code = choose(s, seat)
            took = process_time() - began
            thinking[name] += Thinking(1, took, took)
        answer(rules, s, seat, code)
        _note(s, sheet, decisions + 1)
    return MOST_DECISIONS


def _rules(game: Game, sheet: Sheet | None) -> Rules:
    return game.rules if sheet is None else sheet.course.rules


def _note(s: State, sheet: Sheet | None, decision: int) -> None:
    if sheet is None:
        return
    sheet.course.follow(s, decision)
    if s.events:
        sheet.read(s.events, decision)
        s.events.clear()
