"""The socket of a table: hello, then choices in and updates out."""

import asyncio
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spellhall.server.hall.hall import Hall
from spellhall.server.hall.limits import Bucket
from spellhall.server.settings import listed
from spellhall.server.store.rows import ChatLine, now
from spellhall.server.store.writer import WriteFailed
from spellhall.server.tables.aids import AIDS_A_SECOND, AIDS_AT_ONCE
from spellhall.server.tables.table import Table
from spellhall.server.tables.telling import said
from spellhall.server.tables.viewpoint import numbers_of
from spellhall.server.tables.visitors import Visitor, encoded
from spellhall.server.web.bodies import decoded
from spellhall.server.web.forecasts import Forecasts
from spellhall.server.web.hints import Hints
from spellhall.server.wire import problems
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.socket import (
    Accepted,
    AskForecast,
    AskHint,
    AskOpinion,
    AskTrial,
    AskWays,
    AutoPass,
    Choose,
    ClientMessage,
    Decline,
    Hello,
    LineKind,
    Look,
    Ping,
    Point,
    Pong,
    Propose,
    React,
    Say,
    Undo,
    Welcome,
)
from spellhall.server.wire.words import checked_words, folded

WORDS_A_SECOND: Final = 1.0
WORDS_AT_ONCE: Final = 8
REACTIONS_A_SECOND: Final = 0.4
REACTIONS_AT_ONCE: Final = 3
HELLO_WITHIN: Final = 10.0  # seconds
MOST_WARNINGS: Final = 100  # messages beyond the rate before the socket is closed
WARNINGS_A_SECOND: Final = 1.0  # are forgotten
TRY_AGAIN: Final = 1013  # close code: come back and say what you have
MESSAGES: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
FINAL: Final = 4000  # close codes from here on are 4000 + HTTP status: do not come back

log = structlog.get_logger(__name__)


class TooFast(Exception):
    """Somebody does not heed any warning."""


async def table_socket(websocket: WebSocket) -> None:
    """Serve one socket until it closes."""
    hall: Hall = websocket.app.state.hall
    await websocket.accept()
    hall.metrics.sockets.inc()
    try:
        await _serve(hall, websocket)
    except WebSocketDisconnect:
        pass
    except Denied as denied:
        hall.metrics.refusals.labels(denied.error).inc()
        await _close(websocket, FINAL + denied.status, denied)
    except TooFast:
        fast = Denied(429, "too_fast", "Far too many messages came; the line is closed.")
        await _close(websocket, FINAL + fast.status, fast)
    except Exception:
        log.exception("socket_failed")
        failed = Denied(500, "internal", "Something went wrong here; please connect again.")
        await _close(websocket, TRY_AGAIN, failed)
    finally:
        hall.metrics.sockets.dec()


async def _serve(hall: Hall, websocket: WebSocket) -> None:
    _check_origin(hall, websocket)
    try:
        text = await asyncio.wait_for(_receive(hall, websocket), HELLO_WITHIN)
    except TimeoutError:
        raise Denied(408, "no_hello", "The first message is a hello; none came.") from None
    hello = decoded(text, MESSAGES)
    if not isinstance(hello, Hello):
        raise problems.malformed("The first message must be a hello.")
    person = (await hall.person(hello.key)).id if hello.key else ""
    async with hall.visit(websocket.path_params["id"]) as table:
        table.presence.wish(person, hello.auto_pass)
        await _talk(Talk(hall, table, websocket, person), hello.since)


async def _talk(talk: "Talk", since: int) -> None:
    table = talk.table
    await talk.welcome(since)
    sender = asyncio.create_task(talk.send_all())
    try:
        await table.telling.enter(talk.visitor)
        await talk.listen()
    finally:
        sender.cancel()
        talk.hints.close()
        talk.forecasts.close()
        await table.telling.leave(talk.visitor)
        await asyncio.gather(sender, return_exceptions=True)


def _check_origin(hall: Hall, websocket: WebSocket) -> None:
    """Pages of other sites may not open sockets; programs say no origin."""
    origin = websocket.headers.get("origin")
    if not origin or origin in listed(hall.settings.origins):
        return
    if urlsplit(origin).netloc != websocket.headers.get("host"):
        raise problems.forbidden("foreign_origin", "This page belongs to another site.")


class Talk:
    """One client at one table."""

    def __init__(self, hall: Hall, table: Table, websocket: WebSocket, person: str) -> None:
        self.hall = hall
        self.table = table
        self.websocket = websocket
        self.person = person
        self.visitor = Visitor(person, -1)
        self.bucket = Bucket(hall.settings.rate, hall.settings.burst)
        self.aids = Bucket(AIDS_A_SECOND, AIDS_AT_ONCE)
        self.words = Bucket(WORDS_A_SECOND, WORDS_AT_ONCE)
        self.reactions = Bucket(REACTIONS_A_SECOND, REACTIONS_AT_ONCE)
        self.hints = Hints(table, self.visitor, self._refuse)
        self.forecasts = Forecasts(table, self.visitor, self._refuse)

    async def welcome(self, since: int) -> None:
        """Send everything that this viewpoint may see, with the events it has not had."""
        table = self.table
        table.viewpoint(self.person)  # Denied when nobody may look on
        since = max(since, -1)
        await table.not_older_than(self.person, since)
        chat = await self.hall.store.chat(table.row.id)
        await table.remember(since)
        # From here to the entry among the visitors nothing is awaited, so no update is missed.
        viewpoint = table.viewpoint(self.person)
        length = table.log.length if table.log else 0
        known = numbers_of(table.log, viewpoint).known(since) if table.log else since
        update, self.visitor.sight = table.update(self.person, min(known, length))
        self.visitor.seen = length if table.log else -1
        self.visitor.send(
            Welcome(
                table.info(self.person),
                update.viewpoint if update else next(iter(viewpoint.seats), None),
                list(viewpoint.seats),
                update,
                [said(line) for line in chat],
            )
        )
        for proposed in table.aids.standing() if viewpoint.seats else ():
            self.visitor.send(proposed)
        table.presence.visitors.add(self.visitor)

    async def send_all(self) -> None:
        """Empty the outbox; close when the client is too far behind."""
        try:
            while not self.visitor.lost:
                text = await self.visitor.outbox.get()
                if self.visitor.ended and not text:
                    ended = self.visitor.ended
                    await _close(self.websocket, FINAL + ended.status, ended)
                    return
                await self.websocket.send_text(text)
            behind = Denied(503, "too_slow", "You are too far behind; connect again.")
            await _close(self.websocket, TRY_AGAIN, behind)
        except (WebSocketDisconnect, RuntimeError):
            pass  # it closed meanwhile, which the listening side notices

    async def listen(self) -> None:
        """Take messages until the client goes."""
        warnings = Bucket(WARNINGS_A_SECOND, MOST_WARNINGS)
        while True:
            try:
                text = await _receive(self.hall, self.websocket)
                if not self.bucket.take():
                    if not warnings.take():
                        raise TooFast
                    raise Denied(429, "too_fast", "Slower, please: this message was not read.")
                await self._handle(decoded(text, MESSAGES))
            except Denied as denied:
                self._refuse(denied)
            except WriteFailed:
                self._refuse(Denied(503, "store_failed", "It could not be stored; try again."))

    async def _handle(self, message: ClientMessage) -> None:
        match message:
            case Choose():
                await self._choose(message)
            case Undo():
                await self.table.undo(self.person, message, self.visitor.send)
            case Say():
                await self._say(checked_words(message.text, "What you say"), "said", self.words)
            case React():
                await self._say(message.what, "reaction", self.reactions)
            case Point():
                self._take_aid()
                await self.table.aids.point(self.person, message)
            case Propose():
                self._take_aid()
                await self.table.aids.propose(self.person, message)
            case AskWays():
                self._take_aid()
                self.visitor.send(self.table.aids.ways(self.person, message))
            case Decline():
                self._take_aid()
                await self.table.aids.decline(self.person, message)
            case AskHint():
                self.hints.ask(message)
            case AskOpinion():
                self.hints.ask_opinion(message)
            case AskForecast() | AskTrial():
                self.forecasts.ask(message)
            case AutoPass():
                self.table.presence.wish(self.person, message.on)
                self.table.driver.wake()
            case Look():
                self._send_update()
            case Ping():
                self.visitor.send(Pong())
            case Hello():
                raise problems.malformed("You have said hello already.")

    async def _choose(self, message: Choose) -> None:
        began = time.monotonic()

        def accepted(answer: Accepted) -> None:
            self.visitor.send(answer)
            self.hall.metrics.choice_seconds.observe(time.monotonic() - began)

        try:
            await self.table.choose(self.person, message, accepted)
        except Denied as denied:
            self._refuse(denied, message.seq)
            self._send_update()
        except WriteFailed:
            failed = Denied(503, "store_failed", "The choice could not be stored; choose again.")
            self._refuse(failed, message.seq)
            self._send_update()

    def _send_update(self) -> None:
        if self.table.log is None or self.table.log.remembers(self.visitor.seen):
            update, self.visitor.sight = self.table.update(self.person, self.visitor.seen)
            if update is not None:
                self.visitor.seen = self.table.log.length if self.table.log else update.seq
                self.visitor.send(update)

    def _refuse(self, denied: Denied, seq: int | None = None) -> None:
        self.hall.metrics.refusals.labels(denied.error).inc()
        self.visitor.send(denied.refused(seq))

    async def _say(self, text: str, kind: LineKind, bucket: Bucket) -> None:
        if not self.person:
            raise problems.forbidden("unknown_key", "Say who you are before you speak.")
        if not bucket.take():
            raise Denied(429, "too_fast", "Slower, please: the others cannot read so fast.")
        mine = self.table.seats_of(self.person)
        if mine:
            name = self.table.seats[mine[0]].name
        else:
            name = await self.hall.store.name_of(self.person)
            if folded(name) in map(folded, self.table.names):
                name += " (looking on)"  # nobody speaks in another's name
        line = ChatLine(mine[0] if mine else None, name, text, now(), kind)
        await self.table.telling.say(line)

    def _take_aid(self) -> None:
        if not self.aids.take():
            raise Denied(429, "too_fast", "Slower, please: the others cannot look so fast.")


async def _receive(hall: Hall, websocket: WebSocket) -> str:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise problems.malformed("Messages are JSON texts; this one is binary.")
    most = hall.settings.socket_bytes
    if len(text) > most or len(text.encode()) > most:
        raise Denied(413, "too_large", f"A message may have {most} bytes; this one has more.")
    return str(text)


async def _close(websocket: WebSocket, code: int, denied: Denied) -> None:
    """Say why, then close; the other side may be gone already."""
    try:
        if websocket.application_state is WebSocketState.CONNECTED:
            await websocket.send_text(encoded(denied.refused()))
            await websocket.close(code, denied.message[:120])
    except (WebSocketDisconnect, RuntimeError):
        pass
