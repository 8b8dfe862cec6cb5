"""All commands under one name; their errors become one line and an exit code.

A command is imported when it is called for: `spellhall --help` reads this table alone.
"""

from importlib import import_module
from typing import Any

import click

COMMANDS = {  # name -> module of this folder, what `--help` says
    "play": ("hall", "Open the hall and show it in the browser."),
    "serve": ("hall", "Open the hall for browsers until it is stopped with Ctrl-C."),
    "games": ("hall", "List the games with their player counts and options."),
    "rules": ("rulebook", "Print the rulebook of a game, or count the rules of all games."),
    "replay": ("files", "Tell a recorded game in sentences, up to its result."),
    "position": (
        "files",
        "Show what a seat sees and may choose, in a position or at the end of a record.",
    ),
    "simulate": ("studies", "Let bots play many games and count."),
    "tournament": ("studies", "Let every two bots play each other and tell which is stronger."),
    "balance": (
        "studies",
        "Tell whether the seats are fair, how long games take and how they end.",
    ),
    "pack": ("packs", "Make and check packs: cards of your own over the verbs of a game."),
    "bench": (
        "speed",
        "Measure speed: both builds, few and many players, other engines; medians of rounds.",
    ),
}


class Refused(click.ClickException):
    """What was asked for cannot be done; said in one line, without a traceback."""

    exit_code = 2


class Commands(click.Group):
    """A group whose commands are imported late and may raise our own errors."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in our order, not in that of the alphabet."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in COMMANDS:
            return None
        room = import_module(f"spellhall.cli.{COMMANDS[cmd_name][0]}")
        command: click.Command = getattr(room, cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command and say in one line what was wrong."""
        try:
            return super().invoke(ctx)
        except Exception as error:
            raise _in_one_line(error) from error


def _in_one_line(error: Exception) -> Exception:
    """Our own errors as the command line tells them; others stay as they are."""
    from spellhall.engine import BoundReached, SpellhallError  # noqa: PLC0415 (late, see above)
    from spellhall.lab import SimulationFailed  # noqa: PLC0415
    from spellhall.ledger import LedgerError  # noqa: PLC0415

    if isinstance(error, BoundReached | SimulationFailed):
        return click.ClickException(str(error))
    if isinstance(error, SpellhallError | LedgerError):
        return Refused(str(error))
    return error


def _version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version  # noqa: PLC0415 (late, see above)

        from spellhall.engine.machine.build import build  # noqa: PLC0415

        click.echo(f"spellhall {version('spellhall')} ({build()})")
        ctx.exit()


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    no_args_is_help=True,
)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_version,
    help="Show the version and the build, and exit.",
)
def spellhall() -> None:
    """Five wizard board games in one hall: play them, study them, teach them to machines."""
