"""Runs the application: uvicorn on uvloop, logs as lines."""

import logging
import os
import sys
from pathlib import Path

import structlog
import uvicorn

from spellhall.server.app import make_app
from spellhall.server.settings import Settings, from_environment
from spellhall.server.web_client import FOLDER

MOST_FRAME = 1 << 20  # bytes: larger frames of a socket are not even read


def serve(host: str, port: int, database: str | None, data: Path | str | None) -> None:
    """Serve until interrupted."""
    settings = from_environment(
        os.environ, database=database, data=str(data) if data is not None else None
    )
    write_logs()
    uvicorn.Server(config(settings, host, port)).run()


def config(settings: Settings, host: str, port: int, static: Path = FOLDER) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        make_app(settings, static),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
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
