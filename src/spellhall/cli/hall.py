"""Opening the hall: serve, play, games."""

import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from spellhall.cli.output import as_json, console, print_json, table
from spellhall.engine import Flag, Game, Many, Number, One, Setting
from spellhall.games import all_games

Command = Callable[..., None]
WAITS_FOR_SERVER_S = 15.0


def where(command: Command) -> Command:
    """The options that say where a server listens and keeps its tables."""
    for option in (
        click.option(
            "--data",
            type=click.Path(file_okay=False, path_type=Path),
            help="Folder for tables and settings.  [default: the user's data folder]",
        ),
        click.option(
            "--packs",
            type=click.Path(exists=True, file_okay=False, path_type=Path),
            help="Folder of packs that tables may play with (docs/packs.md).",
        ),
        click.option(
            "--database",
            metavar="URL",
            help="postgresql://… for several servers; otherwise SQLite in the data folder.",
        ),
        click.option(
            "--metrics-port",
            type=click.IntRange(0, 65535),
            help="Where Prometheus may ask, on this machine only.  [default: nowhere]",
        ),
        click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True),
        click.option("--host", default="127.0.0.1", show_default=True),
    ):
        command = option(command)
    return command


@click.command()
@where
def serve(
    host: str,
    port: int,
    metrics_port: int | None,
    database: str | None,
    data: Path | None,
    packs: Path | None,
) -> None:
    """Open the hall for browsers until it is stopped with Ctrl-C."""
    _serve(host, port, metrics_port, database, data, packs)


@click.command()
@where
def play(
    host: str,
    port: int,
    metrics_port: int | None,
    database: str | None,
    data: Path | None,
    packs: Path | None,
) -> None:
    """Open the hall and show it in the browser."""
    address = "127.0.0.1" if host in {"0.0.0.0", "::", ""} else host
    threading.Thread(target=_show, args=(address, port), daemon=True).start()
    _serve(host, port, metrics_port, database, data, packs)


@click.command()
@as_json
def games(as_json: bool) -> None:
    """List the games with their player counts and options."""
    if as_json:
        print_json([game_facts(game) for game in all_games()])
        return
    shown = table("Games of the hall", "Id", "Title", ">Players", "Minutes", "Options")
    for game in all_games():
        counts = f"{game.players[0]}-{game.players[-1]}"
        options = "\n".join(f"{s.id} = {_values(s)}" for s in game.settings)
        shown.add_row(game.id, game.title, counts, game.minutes, options)
    console().print(shown)


def game_facts(game: Game) -> dict[str, Any]:
    """What `games --json` tells about one game."""
    return {
        "id": game.id,
        "title": game.title,
        "version": game.version,
        "line": game.line,
        "minutes": game.minutes,
        "players": list(game.players),
        "together": game.together,
        "options": [_setting_facts(setting) for setting in game.settings],
        "levels": [
            {"id": level.id, "title": level.title, "line": level.line, "bot": level.bot}
            for level in game.levels
        ],
    }


def _setting_facts(setting: Setting) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": setting.id, "title": setting.title, "line": setting.line}
    match setting:
        case Flag():
            facts |= {"kind": "flag", "default": setting.default}
        case Number():
            facts |= {"kind": "number", "default": setting.default}
            facts |= {"least": setting.least, "most": setting.most}
        case One():
            facts |= {"kind": "one", "default": setting.default}
            facts["values"] = [named.id for named in setting.values]
        case Many():
            facts |= {"kind": "many", "default": list(setting.default)}
            facts["values"] = [named.id for named in setting.values]
    return facts


def _values(setting: Setting) -> str:
    match setting:
        case Number():
            return f"{setting.least}-{setting.most}"
        case One():
            return " | ".join(named.id for named in setting.values)
        case Many():
            return ",".join(named.id for named in setting.values)
    return "true | false"


def _serve(
    host: str,
    port: int,
    metrics_port: int | None,
    database: str | None,
    data: Path | None,
    packs: Path | None,
) -> None:
    try:
        from spellhall import server  # noqa: PLC0415 (needs the extra [server])
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("spellhall"):
            raise
        raise click.ClickException(
            f"the server needs more packages ({error.name} is missing):"
            " pip install 'spellhall[server]'"
        ) from None
    server.run(host, port, database, data, _say_where, metrics_port, packs)


def _say_where(address: str) -> None:
    click.echo(f"The hall is open: {address} (Ctrl-C closes it)")


def _show(host: str, port: int) -> None:
    """Open the browser as soon as the server answers."""
    end = time.monotonic() + WAITS_FOR_SERVER_S
    while time.monotonic() < end:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://{host}:{port}/")
            return
