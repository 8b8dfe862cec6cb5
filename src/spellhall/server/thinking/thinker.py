"""Bots think in processes of their own, so that the server never waits for them."""

import asyncio
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from math import inf
from typing import Any, Final

import msgspec
import structlog

from spellhall.engine import Game, State
from spellhall.engine.packs import on_shelf
from spellhall.server.metrics import Metrics
from spellhall.server.settings import Settings
from spellhall.server.thinking.fair_queue import Asker, FairQueue
from spellhall.server.thinking.worker import READY, Answer, Request

START_WITHIN: Final = 60.0  # seconds
REMEMBERED: Final = 600.0  # seconds that it counts when a worker hung
MOST_HANGS: Final = 2  # at one table, until its bots choose at random
STORY_WITHIN: Final = 600.0  # seconds, on a busy machine
NOBODY: Final = Asker()

log = structlog.get_logger(__name__)


def default_level(game: Game) -> str:
    """The level of bots that nobody chose: the middle one."""
    return game.levels[len(game.levels) // 2].id


class WorkerFailed(Exception):
    """A worker died, hung or could not answer."""


class WorkerHung(WorkerFailed):
    """A worker did not answer in time."""


class Worker:
    """One process, started when it is first needed and again after it failed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process: Process | None = None
        self.started = -inf  # when it was last ready

    async def ask(self, request: Request, patience: float) -> Answer:
        """Put a request; WorkerFailed after the patience is over, and the process is replaced."""
        try:
            if self.process is None or self.process.returncode is not None:
                await asyncio.wait_for(self._start(), START_WITHIN)
            assert self.process is not None
            exchange = self._exchange(self.process, request)
            try:
                answer = await asyncio.wait_for(exchange, patience)
            except TimeoutError:
                await self.stop()
                raise WorkerHung(f"no answer within {patience:g} seconds") from None
        except (TimeoutError, OSError, msgspec.DecodeError) as error:
            await self.stop()
            raise WorkerFailed(repr(error)) from None
        except asyncio.CancelledError:
            await self.stop()  # an answer that nobody reads must not meet the next request
            raise
        if answer.error:
            raise WorkerFailed(answer.error)
        return answer

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def _start(self) -> None:
        """Start the process and wait until it is ready, which on a busy machine takes a while."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "spellhall.server.thinking.worker",
            str(self.settings.bot_memory),
            *self.settings.modules,
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,  # Ctrl-C reaches the server only, which then ends its workers
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(on_shelf()) + b"\n")
        if await self.process.stdout.readline() != READY:
            raise OSError("the worker ended before it was ready")
        self.started = time.monotonic()

    @staticmethod
    async def _exchange(process: Process, request: Request) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=Answer)


class Thinker:
    """A few workers and a queue for them; a table never hangs on a bot."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.workers = [Worker(settings) for _ in range(settings.bot_processes)]
        self.queue = FairQueue(self.workers)
        self._hung: Recent = Recent()
        self._teller = asyncio.Lock()  # one story at a time

    async def choose(
        self,
        game: Game,
        state: State,
        seat: int,
        level: str,
        codes: Sequence[int],
        asker: Asker = NOBODY,
    ) -> int:
        """The code that a bot chooses; when no worker can say, one at random.

        Asked for leave by the seat whose turn it is, a bot answers at once, as its game advises.
        """
        given = game.gives_way(state, seat)
        if given is not None and given in codes:
            return given
        began = time.monotonic()
        try:
            answer = await self._ask(self._request(game, state, seat, level), asker)
            if answer.code in codes:
                return answer.code
            reason = f"code {answer.code} is not an option"
        except WorkerFailed as error:
            reason = str(error)
        finally:
            self.metrics.thinking.labels(game.id, level).observe(time.monotonic() - began)
        self.metrics.bot_failures.inc()
        log.warning("bot_fell_back", game=game.id, bot=level, reason=reason)
        return secrets.choice(codes)

    @property
    def started(self) -> float:
        """When a worker last became ready."""
        return max((worker.started for worker in self.workers), default=-inf)

    async def hint(
        self, game: Game, state: State, seat: int, seats: int, asker: Asker = NOBODY
    ) -> Answer:
        """What the strongest bot would do, and how it stands as far as the seat can know."""
        request = self._request(game, state, seat, game.levels[-1].id)
        request.seats = seats
        return await self._ask(request, asker)

    async def yields(
        self,
        game: Game,
        state: State,
        seat: int,
        level: str,
        proposed: tuple[int, int],
        asker: Asker = NOBODY,
    ) -> bool:
        """Whether a bot likes a partner's choice as well as its own; no, if no worker can say."""
        own, wanted = proposed
        request = self._request(game, state, seat, level)
        request.proposed = proposed
        try:
            return own == wanted or (await self._ask(request, asker)).code == wanted
        except WorkerFailed as error:
            self.metrics.bot_failures.inc()
            log.warning("bot_kept_its_plan", game=game.id, bot=level, reason=str(error))
            return False

    async def opinion(
        self, game: Game, state: State, seat: int, code: int, asker: Asker = NOBODY
    ) -> Answer:
        """Whether an option is clearly bad for the seat, as far as it can know, and what is not."""
        request = self._request(game, state, seat, game.levels[-1].id)
        request.about = code
        return await self._ask(request, asker)

    async def try_position(self, position: str, asker: Asker) -> None:
        """Play a position from a file a little; WorkerFailed when the rules get stuck in it."""
        if self.workers:
            request = Request("", None, 0, "", self.settings.bot_seconds, position=position)
            await self._ask(request, asker)

    async def story(self, text: str) -> Any:
        """The story of a record, told by a process of its own that no bot waits for."""
        async with self._teller:
            worker = Worker(self.settings)
            try:
                asked = Request("", None, 0, "", 0.0, record=text)
                return (await worker.ask(asked, STORY_WITHIN)).story
            finally:
                await worker.stop()

    async def close(self) -> None:
        """End all workers."""
        await asyncio.gather(*(worker.stop() for worker in self.workers))

    def _request(self, game: Game, state: State, seat: int, level: str) -> Request:
        plain = game.codec.to_builtins(state)
        return Request(game.id, plain, seat, level, self.settings.bot_seconds)

    async def _ask(self, request: Request, asker: Asker) -> Answer:
        if not self.workers:
            raise WorkerFailed("there are no bot processes")
        if asker.table and self._hung.count(asker.table) >= MOST_HANGS:
            raise WorkerFailed("workers hung at this table before")
        worker = await self.queue.take(asker)
        try:
            return await worker.ask(request, self._patience(asker))
        except WorkerHung:
            for who in filter(None, asker):
                self._hung.note(who)
            raise
        finally:
            self.queue.give_back(asker, worker)

    def _patience(self, asker: Asker) -> float:
        """Less with every worker that hung for the same person lately."""
        patience = self.settings.bot_patience / (1 << self._hung.count(asker.person))
        least = min(2 * self.settings.bot_seconds, self.settings.bot_patience)
        return max(patience, least)


class Recent:
    """How often something happened to somebody in the last minutes."""

    def __init__(self) -> None:
        self._times: dict[str, list[float]] = {}

    def note(self, who: str) -> None:
        """It happened again."""
        self._times = {each: times for each in self._times if (times := self._fresh(each))}
        self._times[who] = [*self._fresh(who), time.monotonic()]

    def count(self, who: str) -> int:
        """How often lately."""
        return len(self._fresh(who))

    def _fresh(self, who: str) -> list[float]:
        since = time.monotonic() - REMEMBERED
        return [at for at in self._times.get(who, ()) if at > since]
