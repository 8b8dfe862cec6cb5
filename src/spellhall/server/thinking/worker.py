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
from spellhall.bots import choose
from spellhall.engine import Game, redealt
from spellhall.engine.packs import Source, put
from spellhall.games import find

READY = b"ready\n"  # the first line, when everything is imported
REDEALS_FOR_CHANCES = 24
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
    position: str = ""  # a file: play it a little instead of anything else


class Answer(Struct):
    """The choice, or what went wrong."""

    code: int = 0
    chances: list[float] = []
    error: str = ""


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
            answer = _think(decoder.decode(line), rng)
        except Exception as error:
            answer = Answer(error=repr(error))
        answers.write(msgspec.json.encode(answer) + b"\n")


def _think(request: Request, rng: Random) -> Answer:
    if request.position:
        _try(request.position, rng, request.seconds)
        return Answer()
    game = find(request.game)
    state = game.codec.from_builtins(request.state)
    code = choose(game, state, request.seat, request.level, rng, request.seconds)
    if not request.seats:
        return Answer(code)
    return Answer(code, _chances(game, state, request.seat, request.seats, rng))


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
