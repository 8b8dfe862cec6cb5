"""Where output goes: results to the standard output, progress to the standard error."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")


def console() -> Console:
    """Where results are printed."""
    return Console(highlight=False)


def print_json(value: Any) -> None:
    """Print a value as indented JSON."""
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def table(title: str, *columns: str) -> Table:
    """A table whose columns that begin with > hold numbers."""
    made = Table(title=title, title_justify="left", title_style="bold", header_style="bold")
    for column in columns:
        made.add_column(column.lstrip(">"), justify="right" if column.startswith(">") else "left")
    return made


class _Speed(ProgressColumn):
    """How many are done in a second."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def render(self, task: Task) -> Text:
        """The speed of late, or that of the whole when it is over."""
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.0f} {self.what}/s" if speed else "", style="dim")


@contextmanager
def progress(title: str, total: int, what: str = "") -> Iterator[Callable[[int], None]]:
    """A bar on the standard error when that is a terminal; with `what`, how many a second."""
    to = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        *([_Speed(what)] if what else []),
    )
    with Progress(*columns, console=to, transient=True, disable=not to.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda count: bar.advance(task, count)
