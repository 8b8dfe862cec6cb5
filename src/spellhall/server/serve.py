"""Runs the application: uvicorn on uvloop, logs as lines."""

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import structlog
import uvicorn
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from spellhall.server.settings import BadSetting, Settings, from_environment
from spellhall.server.store.database import connect
from spellhall.server.web.app import make_app
from spellhall.server.web.web_client import FOLDER

BACKLOG = 2048  # connections that wait to be accepted
COLLECT_AFTER = (50_000, 20, 50)  # new objects, then rounds of the younger generations
MOST_FRAME = 1 << 20  # bytes: larger frames of a socket are not even read


def serve(
    host: str,
    port: int,
    database: str | None,
    data: Path | str | None,
    opened: Callable[[str], None],
    metrics_port: int | None = None,
    packs: Path | str | None = None,
) -> None:
    """Serve until interrupted."""
    settings = from_environment(
        os.environ,
        database=database,
        data=str(data) if data is not None else None,
        metrics_port=metrics_port,
        packs=str(packs) if packs is not None else None,
    )
    settings.take_packs()  # before anything else: what is wrong with them is said at once
    asyncio.run(_reach(settings.url))
    if settings.metrics_port:
        _listen(settings.metrics_host, settings.metrics_port).close()  # to say so if it is taken
    with _listen(host, port) as line:
        name = f"[{host}]" if ":" in host else host
        opened(f"http://{name}:{line.getsockname()[1]}/")
        write_logs()
        hall = uvicorn.Server(config(settings, host, port))
        keep_collector_away()
        with suppress(KeyboardInterrupt):  # the ordinary way to close it
            hall.run([line])


def keep_collector_away() -> None:
    """Look for cyclic garbage rarely, and never among what stays as long as the server runs.

    At 200 choices a second on 100 tables the collector made most of the longest waits.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


async def _reach(url: str) -> None:
    """Say in one line when the database cannot be had, before anything else is begun."""
    database = connect(url)
    try:
        await database.read(lambda c: c.execute(text("SELECT 1")))
    except (OSError, SQLAlchemyError) as error:
        reason = getattr(error, "orig", None) or error
        raise BadSetting(f"the database cannot be opened: {reason}") from None
    finally:
        await database.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise BadSetting(
            f"the hall cannot listen there: {error.strerror};"
            " choose another address with --host and --port"
        ) from None


def config(settings: Settings, host: str, port: int, static: Path = FOLDER) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        make_app(settings, static),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=True,  # one update is much like the last one
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def write_logs() -> None:
    """One line an event on standard error; JSON when it goes to a file. Never local variables."""
    shape: list[structlog.types.Processor]
    if sys.stderr.isatty():
        shape = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    else:
        shape = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *_: structlog.WriteLogger(sys.stderr),
    )
