"""The web application: routes, limits, headers, errors as Problems."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spellhall.server.hall.hall import Hall
from spellhall.server.hall.limits import Buckets
from spellhall.server.hall.stories import Stories
from spellhall.server.settings import Settings, listed
from spellhall.server.store.writer import WriteFailed
from spellhall.server.tables.replays import Replays
from spellhall.server.web import hall_routes, lesson_routes, table_routes
from spellhall.server.web.bodies import answer
from spellhall.server.web.sockets import TRY_AGAIN, table_socket
from spellhall.server.web.web_client import FOLDER, WebClient
from spellhall.server.wire.http import Problem
from spellhall.server.wire.problems import Denied

LOOKS: Final = 5  # requests that only look, for each one that changes something
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self';"
    " style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self';"
    " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

log = structlog.get_logger(__name__)


def make_app(settings: Settings, static: Path = FOLDER) -> Starlette:
    """The whole server as an ASGI application."""
    settings.take_packs()
    settings.import_plugins()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hall = Hall(settings)
        app.state.replays = Replays()
        app.state.stories = Stories()
        hall: Hall = app.state.hall
        with hall.metrics.told_on(settings.metrics_host, settings.metrics_port):
            await hall.open()
            log.info("open", shared=hall.store.shared)
            try:
                yield
            finally:
                await app.state.stories.close()
                await hall.close()
                log.info("closed")

    return Starlette(
        routes=[
            *hall_routes.ROUTES,
            *table_routes.ROUTES,
            *lesson_routes.ROUTES,
            WebSocketRoute("/api/tables/{id}/socket", table_socket),
            Route("/api/{path:path}", _unknown, methods=list(METHODS)),
            Route("/{path:path}", WebClient(static).page, methods=["GET", "HEAD"]),
        ],
        lifespan=lifespan,
        middleware=[
            *_known_hosts(settings),
            Middleware(Guard, settings=settings),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={
            Denied: _denied,
            WriteFailed: _not_written,
            HTTPException: _http_error,
        },
    )


def _known_hosts(settings: Settings) -> list[Middleware]:
    """Answer under the names of this server only, when they are set."""
    if not settings.hosts:
        return []
    return [Middleware(TrustedHostMiddleware, allowed_hosts=listed(settings.hosts))]


METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")


class Guard:
    """Headers on every answer, a limit on what one address may ask for, a count of it all."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.changes = Buckets(settings.rate, settings.burst)
        self.looks = Buckets(LOOKS * settings.rate, LOOKS * settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, unless it comes too fast."""
        address = scope["client"][0] if scope.get("client") else ""
        if scope.get("path", "").startswith("/api/"):
            await scope["app"].state.hall.games.done()
        if scope["type"] == "websocket" and not self.changes.take(address):
            await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "too_fast"})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                self._count(scope, message["status"])
            await send(message)

        if not self._may(scope, address):
            slow = Problem("too_fast", "Slower, please: too many requests from this address.")
            await answer(slow, 429)(scope, receive, guarded)
            return
        try:
            await self.app(scope, receive, guarded)
        except Exception:
            log.exception("request_failed", path=scope["path"])
            if not begun:
                failed = Problem("internal", "Something went wrong here; please try again.")
                await answer(failed, 500)(scope, receive, guarded)

    def _may(self, scope: Scope, address: str) -> bool:
        if scope["method"] not in ("GET", "HEAD"):
            return self.changes.take(address)
        return not scope["path"].startswith("/api/") or self.looks.take(address)

    @staticmethod
    def _count(scope: Scope, status: int) -> None:
        endpoint = scope.get("endpoint")
        route = getattr(endpoint, "__name__", "none")
        scope["app"].state.hall.metrics.requests.labels(route, status).inc()


async def _unknown(request: Request) -> Response:
    """No such address, or one that does not know this method."""
    for route in request.app.routes:
        partly = isinstance(route, Route) and route.matches(request.scope)[0] is Match.PARTIAL
        if partly and route.path.startswith("/api/"):
            allowed = ", ".join(sorted(route.methods or ()))
            raise HTTPException(405, headers={"Allow": allowed})
    return answer(Problem("unknown_address", f"There is nothing at {request.url.path[:80]}."), 404)


async def _denied(_: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return answer(error.problem(), error.status)


async def _not_written(_: Request, error: Exception) -> Response:
    return answer(Problem("store_failed", "It could not be stored; please try again."), 503)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        allowed = (error.headers or {}).get("Allow", "")
        problem = Problem("wrong_method", f"{request.method} is not possible here; use {allowed}.")
        return _with(answer(problem, 405), error)
    return _with(answer(Problem("http_error", error.detail), error.status_code), error)


def _with(response: Response, error: HTTPException) -> Response:
    response.headers.update(error.headers or {})
    return response
