"""All commands under one name; their errors become one line and an exit code."""

from importlib.metadata import version
from typing import Any

import click

from spellhall.cli.files import position, replay
from spellhall.cli.hall import games, play, serve
from spellhall.cli.rulebook import rules
from spellhall.cli.speed import bench
from spellhall.cli.studies import balance, simulate, tournament
from spellhall.engine import BoundReached, SpellhallError
from spellhall.lab import SimulationFailed
from spellhall.ledger import LedgerError


class Refused(click.ClickException):
    """What was asked for cannot be done; said in one line, without a traceback."""

    exit_code = 2


class Commands(click.Group):
    """A group whose commands may raise our own errors."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command and say in one line what was wrong."""
        try:
            return super().invoke(ctx)
        except (BoundReached, SimulationFailed) as error:
            raise click.ClickException(str(error)) from error
        except (SpellhallError, LedgerError) as error:
            raise Refused(str(error)) from error

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in our order, not in that of the alphabet."""
        return list(self.commands)


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    no_args_is_help=True,
)
@click.version_option(version("spellhall"), message="%(prog)s %(version)s")
def spellhall() -> None:
    """Five wizard board games in one hall: play them, study them, teach them to machines."""


for _command in (
    play,
    serve,
    games,
    rules,
    replay,
    position,
    simulate,
    tournament,
    balance,
    bench,
):
    spellhall.add_command(_command)
