"""The option --pack: cards of one's own in studies, replays and positions."""

from collections.abc import Sequence
from pathlib import Path

import click

from spellhall.engine import BadOptions, Game, Value
from spellhall.engine.packs import game_of, on_shelf, put, read_folder
from spellhall.engine.settings import PACKS, Packs


def _shelve(ctx: click.Context, parameter: click.Parameter, folders: Sequence[Path]) -> None:
    """Put the packs on the shelf before any game is opened."""
    put([read_folder(folder) for folder in folders])


with_packs = click.option(
    "--pack",
    multiple=True,
    metavar="DIR",
    type=click.Path(path_type=Path),
    callback=_shelve,
    expose_value=False,
    is_eager=True,
    help="Play with the pack in this folder (docs/packs.md); may be repeated.",
)


def on_the_table(game: Game) -> dict[str, Value]:
    """The option that lays every pack that was named on the table."""
    for source in on_shelf():
        if game_of(source) != game.id:
            raise BadOptions(f"{source.file} is a pack of {game_of(source)}, not of {game.id}")
    settings = [setting for setting in game.settings if isinstance(setting, Packs)]
    return (
        {PACKS: [named.id for setting in settings for named in setting.values]} if settings else {}
    )
