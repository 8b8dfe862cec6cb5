"""Reading files: replay a record, look at a position."""

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.markup import escape

import spellhall
from spellhall.cli.output import as_json, console, print_json
from spellhall.cli.shelving import with_packs
from spellhall.engine import BadPosition, BadRecord, Match, Result, SpellhallError, Told, record

a_file = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))


@click.command()
@a_file
@click.option("--seat", type=int, help="Tell only what this seat learned.  [default: everything]")
@with_packs
@as_json
def replay(file: Path, seat: int | None, as_json: bool) -> None:
    """Tell a recorded game in sentences, up to its result."""
    read = record.read(_text(file))
    game = spellhall.find(read.game)
    told: list[dict[str, Any]] = []
    out = console()
    match: Match | None = None
    for match in record.steps(game, read):
        if match.choices == []:
            _check_seat(match, seat)
        lines = _sentences(match, seat)
        if as_json:
            told.append({"choice": _last_choice(match), "sentences": [s.text for s in lines]})
            continue
        if match.choices:
            out.print(f"[dim]{len(match.choices)}. {escape(_last_choice(match))}[/dim]")
        for line in lines:
            out.print(f"[bold]{escape(line.text)}[/bold]" if line.heading else escape(line.text))
    assert match is not None
    if as_json:
        print_json({"game": game.id, "names": match.names, "steps": told, "result": match.result})
    elif match.result is None:
        out.print(f"[bold]The record ends after choice {len(match.choices)}; the game goes on.[/]")
    else:
        _print_result(match, match.result)


@click.command()
@a_file
@click.option("--seat", type=int, help="Whose view.  [default: the seat that must choose]")
@with_packs
@as_json
def position(file: Path, seat: int | None, as_json: bool) -> None:
    """Show what a seat sees and may choose, in a position or at the end of a record."""
    match = read_match(_text(file))
    _check_seat(match, seat)
    awaited = match.awaited()
    if seat is None and awaited:
        seat = awaited[0]
    view = msgspec.to_builtins(match.sight(seat), enc_hook=str)
    asked = match.asked(seat) if seat is not None else None
    options = match.options(seat) if seat is not None and asked else []
    if as_json:
        print_json(
            {
                "game": match.game.id,
                "seat": seat,
                "awaited": awaited,
                "view": view,
                "question": asked,
                "options": options,
                "result": match.result,
            }
        )
        return
    out = console()
    whose = "a spectator" if seat is None else match.names[seat]
    out.print(f"[bold]{escape(match.game.title)}, as {escape(whose)} sees it[/bold]")
    out.print_json(msgspec.json.encode(view).decode())
    if match.result is not None:
        _print_result(match, match.result)
    elif asked is None:
        names = " and ".join(match.names[other] for other in awaited)
        out.print(f"{escape(names)} must choose.")
    else:
        out.print(f"[bold]{escape(asked.prompt)}[/bold] {escape(asked.why)}")
        width = max(len(option.text) for option in options)
        for option in options:
            out.print(f"  {escape(option.text.ljust(width))}  [dim]{escape(option.label)}[/dim]")


def read_match(text: str) -> Match:
    """The match of a file that holds a position or a record."""
    if text.lstrip().startswith("{"):
        return spellhall.from_json(text)
    try:
        return spellhall.replay(text)
    except BadRecord as error:
        if text.lstrip().startswith("["):
            raise
        raise BadPosition(f"the file is neither a position (JSON) nor a record: {error}") from None


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SpellhallError(f"{file} cannot be read as text: {error}") from None


def _check_seat(match: Match, seat: int | None) -> None:
    if seat is not None and seat not in match.seats:
        raise SpellhallError(f"there is no seat {seat}; seats: 0 to {len(match.names) - 1}")


def _sentences(match: Match, seat: int | None) -> list[Any]:
    told: list[Told] = match.all_events() if seat is None else match.events(seat)
    return [one.sentence for one in told]


def _last_choice(match: Match) -> str:
    if not match.choices:
        return ""
    made = match.choices[-1]
    return f"{match.names[made.seat]}: {made.text}"


def _print_result(match: Match, result: Result) -> None:
    out = console()
    out.print(f"[bold]{escape(result.text)}[/bold]")
    if result.tie:
        out.print(escape(result.tie))
    for place in sorted(result.places, key=lambda place: place.place):
        note = f" ({place.note})" if place.note else ""
        out.print(f"  {place.place}. {escape(match.names[place.seat])}: {place.score}{note}")
