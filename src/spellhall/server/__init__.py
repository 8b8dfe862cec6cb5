"""The hall on the network: tables, seats, store and wire. Contains no rule of any game."""

from collections.abc import Callable
from pathlib import Path


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    data: Path | str | None = None,
    opened: Callable[[str], None] = lambda address: None,
    metrics_port: int | None = None,
    packs: Path | str | None = None,
) -> None:
    """Serve the hall until interrupted.

    `database` is the path of an SQLite file or a PostgreSQL URL; without it the file lies in
    `data`, which is the user's data folder unless given. `opened` is told the
    address of the hall. On `metrics_port` of the loopback address Prometheus may ask; without it
    nobody may. `packs` is a folder of packs that tables may play with. More settings: docs/wire.md.
    """
    # Imported late: the workers of bots and `spellhall --help` need none of it.
    from spellhall.server.serve import serve  # noqa: PLC0415

    serve(host, port, database, data, opened, metrics_port, packs)
