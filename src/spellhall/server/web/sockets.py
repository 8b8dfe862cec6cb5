"""The socket of a table: hello, then choices in and updates out."""

import asyncio
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spellhall.engine import open_question
from spellhall.server.wire import problems
from spellhall.server.tables.aids import AIDS_A_SECOND, AIDS_AT_ONCE
from spellhall.server.web.bodies import decoded
from spellhall.server.thinking.fair_queue import Asker
from spellhall.server.web.forecasts import Forecasts
from spellhall.server.hall.hall import Hall
from spellhall.server.hall.limits import Bucket
from spellhall.server.wire.problems import Denied
from spellhall.server.store.rows import ChatLine, now
from spellhall.server.settings import listed
from spellhall.server.tables.table import Table
from spellhall.server.thinking.thinker import WorkerFailed
from spellhall.server.tables.viewpoint import numbers_of
from spellhall.server.tables.visitors import Visitor, encoded
from spellhall.server.wire.socket import Accepted, AskForecast, AskHint, AutoPass, Choose, ClientMessage, Hello, Hint, Look, Ping, Point, Pong, Propose, Said, Say, Undo, Welcome
from spellhall.server.wire.words import checked_words, folded
from spellhall.server.store.writer import WriteFailed

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
        if talk.hint is not None:
            talk.hint.cancel()
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
        self.hint: asyncio.Task[None] | None = None
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
                [Said(line.seat, line.name, line.text, line.at) for line in chat],
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
                await self._say(message)
            case Point():
                self._take_aid()
                await self.table.aids.point(self.person, message)
            case Propose():
                self._take_aid()
                await self.table.aids.propose(self.person, message)
            case AskHint():
                await self._ask_hint(message)
            case AskForecast():
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

    async def _say(self, message: Say) -> None:
        text = checked_words(message.text, "What you say")
        if not self.person:
            raise problems.forbidden("unknown_key", "Say who you are before you speak.")
        mine = self.table.seats_of(self.person)
        if mine:
            name = self.table.seats[mine[0]].name
        else:
            name = await self.hall.store.name_of(self.person)
            if folded(name) in map(folded, self.table.names):
                name += " (looking on)"  # nobody speaks in another's name
        line = ChatLine(mine[0] if mine else None, name, text, now())
        await self.hall.store.say(self.table.row.id, line)
        self.table.telling.said(line)

    def _take_aid(self) -> None:
        if not self.aids.take():
            raise Denied(429, "too_fast", "Slower, please: the others cannot look so fast.")

    async def _ask_hint(self, message: AskHint) -> None:
        table = self.table
        if message.seat not in table.seats_of(self.person):
            raise problems.forbidden("foreign_seat", f"Seat {message.seat} is not yours.")
        if not table.practice(self.person):
            raise problems.forbidden(
                "no_hints", "Hints are given in games against bots only, and after the game."
            )
        if table.log is None or not table.log.match.options(message.seat):
            raise problems.conflict("not_asked", "You are not asked anything now.")
        if self.hint is not None and not self.hint.done():
            raise problems.conflict("hint_on_its_way", "A hint is being thought about already.")
        self.hint = asyncio.create_task(self._hint(message.seat))

    async def _hint(self, seat: int) -> None:
        table = self.table
        assert table.log is not None
        match = table.log.match
        options = {option.code: option for option in match.options(seat)}
        question = open_question(match.state, seat)
        try:
            found = await self.hall.thinker.hint(
                table.game, match.state, seat, len(match.names), Asker(self.person, table.row.id)
            )
            option = options[found.code]
        except (WorkerFailed, KeyError):
            self._refuse(Denied(503, "no_hint", "No hint could be found; try again."))
            return
        if open_question(table.log.match.state, seat) is not question:
            return  # the table has gone on: it would be taken for advice on the next question
        self.visitor.send(Hint(seat, option.text, option.label, found.chances))


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
