"""What a host can set, by argument or by environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from importlib import import_module
from pathlib import Path
from typing import Any

from spellhall.engine import SpellhallError
from spellhall.engine.packs import game_of, put, read_library
from spellhall.games import find

PREFIX = "SPELLHALL_"


class BadSetting(SpellhallError):
    """A setting has a value that cannot be used."""


@dataclass(frozen=True)
class Settings:
    """Settings of one server; SPELLHALL_PACE=0 in the environment sets `pace`, and so on."""

    database: str = ""  # a PostgreSQL URL or the path of an SQLite file; empty: in `data`
    data: str = ""  # folder for what the server keeps; empty: the user's data folder
    pace: float = 0.6  # seconds between the moves of bots, so that people can follow
    takeover: float = 4.0  # seconds before a bot that another process should move is moved here
    away: float = 20.0  # seconds after which a bot may be asked to play for who went away
    gone: float = 6.0  # seconds after which the table is told that somebody went away
    bot_processes: int = 2
    bot_seconds: float = 1.0  # for one move of the strongest bot
    bot_patience: float = 10.0  # seconds until a worker that does not answer is replaced
    bot_memory: int = 2048  # most MiB of one worker
    plugins: str = ""  # modules to import at the start, separated by commas: games of others
    packs: str = ""  # folder of packs that tables may play with; empty: none
    idle: float = 600.0  # seconds until a table that nobody looks at leaves the memory
    keep_days: float = 0.0  # days without a choice after which a table is removed; 0: never
    snapshot_every: int = 50  # choices
    rate: float = 20.0  # messages a second that one socket or address may send on average
    burst: int = 60  # messages at once
    table_rate: float = 0.2  # tables a second that one person may open on average
    table_burst: int = 30  # tables at once
    linger: float = 20.0  # seconds that bots go on after the last one has left the table
    socket_bytes: int = 64 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    metrics_port: int = 0  # where Prometheus may ask; 0: nowhere
    metrics_host: str = "127.0.0.1"  # who can reach that port learns of secret steps
    hosts: str = ""  # names under which the server answers, separated by commas; empty: any
    origins: str = ""  # further pages that may open sockets, such as https://hall.example
    replay_seconds: float = 10.0  # most time for checking an imported record

    @property
    def url(self) -> str:
        """The address of the database, as SQLAlchemy wants it."""
        for scheme in ("postgresql://", "postgres://", "postgresql+asyncpg://"):
            if self.database.startswith(scheme):
                return "postgresql+asyncpg://" + self.database.removeprefix(scheme)
        if "://" in self.database and not self.database.startswith("sqlite:///"):
            raise BadSetting(
                f"the database is a path or postgresql://…, not '{self.database.split(':')[0]}:…'"
            )
        path = self.database.removeprefix("sqlite:///")
        file = Path(path) if path else self.folder / "spellhall.db"
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadSetting(
                f"the folder '{file.parent}' cannot be made: {error.strerror}"
            ) from None
        return f"sqlite:///{file}"

    @property
    def folder(self) -> Path:
        """Where the server keeps its files."""
        if self.data:
            return Path(self.data)
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        return Path(base) / "spellhall"

    def take_packs(self) -> None:
        """Put the host's packs on the shelf and open their games, so that an error is told now."""
        if not self.packs:
            return
        try:
            sources = read_library(Path(self.packs))
            put(sources)
            for game in dict.fromkeys(game_of(source) for source in sources):
                find(game)
        except SpellhallError as error:
            raise BadSetting(f"the packs cannot be used:\n{error}") from None
        if not sources:
            raise BadSetting(f"there are no packs in '{self.packs}'")

    def import_plugins(self) -> None:
        """Make the games of others known to this process."""
        for module in self.modules:
            try:
                import_module(module)
            except ImportError as error:
                raise BadSetting(f"the plugin '{module}' cannot be imported: {error}") from None

    @property
    def modules(self) -> list[str]:
        """The plugins, one by one."""
        return listed(self.plugins)


def listed(text: str) -> list[str]:
    """What stands between commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def from_environment(environment: Mapping[str, str], **given: Any) -> Settings:
    """The defaults, changed by the environment, changed by what is given and not None."""
    settings = Settings()
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            kind = type(getattr(settings, field.name))
            try:
                settings = replace(settings, **{field.name: kind(text)})
            except ValueError:
                raise BadSetting(
                    f"{PREFIX}{field.name.upper()} is a number, not '{text}'"
                ) from None
    return replace(settings, **{key: value for key, value in given.items() if value is not None})
