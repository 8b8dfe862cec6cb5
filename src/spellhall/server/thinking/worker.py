"""A process that thinks for bots: one request a line on standard input, one answer a line out.

The first line holds the packs of the server, as it has read them.
"""

import os
import sys
import time
from importlib import import_module
from random import Random, SystemRandom
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from spellhall import from_json
from spellhall.bots import choose, yields
from spellhall.bots.opinion import opinion, reasons, wins_at_once
from spellhall.bots.prospects import leads_to
from spellhall.bots.stories.story import story_of
from spellhall.engine import Game, record, redealt
from spellhall.engine.packs import Source, put
from spellhall.games import find

READY = b"ready\n"  # the first line, when everything is imported
REDEALS_FOR_CHANCES = 24
PATIENT = 10  # how nice a process is that tells a story
DEALS = 8  # in which options are compared
WARNED = 0.08  # of the chance to win: what somebody who learns is warned of
AS_GOOD = 0.005  # a difference in chance that is none,
LITTLE = 0.03  # and one that is little
LEAD = "It may lead to this: "
WINS = "It wins the game."
MOST_REASONS = 2
TRIED_WAYS = 4
TRIED_CHOICES = 40


class Request(Struct):
    """What is to be thought about."""

    game: str
    state: Any
    seat: int
    level: str
    seconds: float
    seats: int = 0  # estimate the chances of so many seats too
    proposed: tuple[int, int] | None = None  # instead: the bot's own choice, and a partner's
    position: str = ""  # a file: play it a little instead of anything else
    about: int = -1  # the code of an option that a seat thinks about: is it clearly bad?
    record: str = ""  # of a finished game: find its story instead of anything else


class Answer(Struct):
    """The choice, or what went wrong."""

    code: int = 0
    chances: list[float] = []
    error: str = ""
    story: Any = None
    second: int = -1  # the best of the other options; -1: there is none, or it is as good
    worth: float = 0.0  # the chance to win after the choice, as the evaluation guesses it,
    second_worth: float = 0.0  # and after the second-best
    second_leads: str = ""  # what the second-best may lead to; @1 stands for a seat
    reasons: list[str] = []  # what speaks for the choice against the other; @1 stands for a seat
    bad: bool = False  # the option that was asked about is clearly worse than the choice


def main(modules: list[str], memory_mib: int) -> None:
    """Answer requests until the input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # whatever a game prints must not get between the answers
    _limit_memory(memory_mib)
    put(msgspec.json.decode(sys.stdin.buffer.readline(), type=list[Source]))
    for module in modules:
        import_module(module)
    answers.write(READY)
    serve(sys.stdin.buffer, answers)


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line with a line."""
    decoder = msgspec.json.Decoder(Request)
    rng = Random(SystemRandom().getrandbits(64))
    for line in requests:
        try:
            answer = answer_to(decoder.decode(line), rng)
        except Exception as error:
            answer = Answer(error=repr(error))
        answers.write(msgspec.json.encode(answer) + b"\n")


def answer_to(request: Request, rng: Random) -> Answer:
    """Think about one request."""
    if request.position:
        _try(request.position, rng, request.seconds)
        return Answer()
    if request.record:
        return Answer(story=_story(request.record))
    game = find(request.game)
    state = game.codec.from_builtins(request.state)
    if request.proposed is not None:
        own, wanted = request.proposed
        heeds = yields(
            game, state, request.seat, request.level, request.proposed, rng, request.seconds
        )
        return Answer(wanted if heeds else own)
    if request.about >= 0:
        return _opinion(game, state, request, rng)
    code = choose(game, state, request.seat, request.level, rng, request.seconds)
    if not request.seats:
        return Answer(code)
    won = wins_at_once(game, state, request.seat, rng)
    answer = _compared(game, state, request, code if won is None else won, rng)
    if won is not None:
        answer.reasons = [WINS]
    answer.chances = _chances(game, state, request.seat, request.seats, rng)
    return answer


def _compared(game: Game, state: Any, request: Request, code: int, rng: Random) -> Answer:
    """The strongest bot's choice, why, and what the second-best would lead to."""
    seat = request.seat
    seen = opinion(game, state, seat, rng, DEALS, request.seconds, also=[code])
    others = [each for each in seen.ranking() if seen.worth(each) < seen.worth(code) - AS_GOOD]
    answer = Answer(code, worth=seen.worth(code))
    said = game.why(redealt(game, state, seat, rng), seat, code)
    if said:
        answer.reasons = [said]
    # Where the short look prefers another option, the long one knew more: nothing is compared.
    if others and seen.worth(code) >= seen.worth(seen.ranking()[0]):
        answer.second, answer.second_worth = others[0], seen.worth(others[0])
        answer.reasons += reasons(game, state, seat, code, others[0], rng, DEALS)[:MOST_REASONS]
        answer.second_leads = leads_to(game, state, seat, others[0], rng)
    lead = leads_to(game, state, seat, code, rng)
    if lead == answer.second_leads:
        lead = answer.second_leads = ""  # that is no difference between them
    if not said and lead:
        answer.reasons.append(LEAD + lead)
    if not answer.reasons:
        answer.reasons.append(plainly(answer, bool(others)))
    return answer


def plainly(answer: Answer, others: bool) -> str:
    """What can be said of a choice for which nothing speaks that could be named."""
    if not others:
        return "As far as the archmage sees, nothing else is better."
    if answer.second < 0:
        return "The archmage looked further ahead than these figures do, and came to this."
    if answer.worth - answer.second_worth < LITTLE:
        return "The next best is almost as good."
    return "The archmage prefers where it leads, though nothing that can be counted shows it yet."


def _opinion(game: Game, state: Any, request: Request, rng: Random) -> Answer:
    """Whether an option is clearly bad, and what would be better."""
    seat, about = request.seat, request.about
    seen = opinion(game, state, seat, rng, DEALS, request.seconds, also=[about])
    if about not in seen.codes or not seen.is_clearly_worse(about, WARNED):
        return Answer(about)
    best = seen.ranking()[0]
    said = game.why(redealt(game, state, seat, rng), seat, best)
    counted = reasons(game, state, seat, best, about, rng, DEALS)[:MOST_REASONS]
    answer = Answer(
        best,
        second=about,
        worth=seen.worth(best),
        second_worth=seen.worth(about),
        reasons=[said, *counted] if said else counted,
        bad=True,
    )
    if not answer.reasons:
        lead = leads_to(game, state, seat, best, rng)
        answer.reasons.append(LEAD + lead if lead else plainly(answer, True))
    return answer


def _story(text: str) -> Any:
    """The story of a record; others need the machine more."""
    if sys.platform != "win32":
        os.nice(max(0, PATIENT - os.nice(0)))
    kept = record.read(text)
    return msgspec.to_builtins(story_of(find(kept.game), kept))


def _try(position: str, rng: Random, seconds: float) -> None:
    """Play a few ways on from a position, to see whether the rules get stuck in it."""
    until = time.monotonic() + seconds / 2
    try:
        start = from_json(position)
    except Exception:
        return  # the server reads it too and says what is wrong
    for _ in range(TRIED_WAYS):
        match = start.clone()
        for _ in range(TRIED_CHOICES):
            if match.is_over or time.monotonic() > until:
                break
            match.play(rng.choice(match.options()))


def _chances(game: Game, state: Any, seat: int, seats: int, rng: Random) -> list[float]:
    """How good it looks for everybody, as far as this seat can know: the mean over redeals."""
    total = [0.0] * seats
    for _ in range(REDEALS_FOR_CHANCES):
        copy = redealt(game, state, seat, rng)
        for other in range(seats):
            total[other] += game.evaluate(copy, other)
    if game.together:
        return [value / REDEALS_FOR_CHANCES for value in total]
    whole = sum(total)
    return [value / whole if whole else 1 / seats for value in total]


def _limit_memory(mib: int) -> None:
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415

    resource.setrlimit(resource.RLIMIT_AS, (mib << 20, mib << 20))


if __name__ == "__main__":
    main(sys.argv[2:], int(sys.argv[1]))
