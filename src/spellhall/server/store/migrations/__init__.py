"""Brings a store to the newest form when the server starts."""

from importlib.resources import files
from typing import Final

from sqlalchemy import Connection, inspect, text

NEWEST: Final = "0007"
LOCK: Final = 7_355_608  # advisory lock of PostgreSQL: one process migrates at a time


def migrate(connection: Connection, version: str = NEWEST) -> None:
    """Run what is missing, inside the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if _version(connection) == version:
        return
    # Imported late: a start with nothing to migrate is a third faster without it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(files(__package__)))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
