"""Packs: new, check, schema."""

import json
from collections.abc import Sequence
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import click

from spellhall.cli.output import as_json, print_json
from spellhall.engine import BadOptions, SpellhallError
from spellhall.engine.packs import (
    FILE,
    SCHEMA,
    BadPack,
    Pack,
    PackForm,
    Problem,
    Source,
    game_of,
    read_library,
    schema_of,
)
from spellhall.engine.packs import (
    check as checked,
)
from spellhall.engine.packs.shape import is_slug
from spellhall.games import all_games, find, ids

SAMPLE = "sample_pack.json"


@click.group()
def pack() -> None:
    """Make and check packs: cards of your own over the verbs of a game.

    The format, verb by verb: docs/packs.md.
    """


@pack.command("new")
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path))
def new(game: str, folder: Path) -> None:
    """Write a pack to start from into a new FOLDER, with a schema for your editor."""
    form = form_of(game)
    id = folder.resolve().name
    if not is_slug(id) or len(id) > 20:
        raise BadOptions(
            f"a pack is called as its folder, and '{id}' cannot be the word of a pack: small"
            " letters, digits and single hyphens, at most 20, such as 'my-cards'"
        )
    sample = files(f"spellhall.games.{game}.box").joinpath(SAMPLE).read_text("utf-8")
    told = json.loads(sample)
    text = sample
    for field, word in (("id", id), ("title", id.replace("-", " ").title()), ("author", "")):
        text = text.replace(f'"{field}": "{told[field]}"', f'"{field}": "{word}"', 1)
    try:
        folder.mkdir(parents=True)
        (folder / FILE).write_text(text, encoding="utf-8")
        (folder / SCHEMA).write_text(json.dumps(schema_of(form), indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise SpellhallError(f"{folder} cannot be made: {error.strerror}") from None
    click.echo(
        f"Written: {folder / FILE} (open it in an editor that knows JSON Schema: it completes).\n"
        f"Then:  spellhall pack check {folder}\n"
        f"       spellhall simulate {game} --pack {folder} --games 200"
    )


@pack.command("check")
@click.argument("folders", nargs=-1, required=True, type=click.Path(path_type=Path))
@as_json
@click.pass_context
def check(ctx: click.Context, folders: Sequence[Path], as_json: bool) -> None:
    """Name file, row and field of every error in packs, or in folders of packs."""
    found: list[Pack] = []
    problems: list[Problem] = []
    for folder in folders:
        good, wrong = _look_into(folder)
        found += good
        problems += wrong
    if as_json:
        packs = [{"pack": one.ref, "game": one.game, "cards": one.cards} for one in found]
        print_json({"packs": packs, "problems": problems})
    else:
        for problem in problems:
            click.echo(str(problem))
        for one in found:
            click.echo(
                f"{one.ref} ({one.game}): {one.title}, {len(one.designs)} designs,"
                f" {one.cards} cards: all is right"
            )
    if problems:
        ctx.exit(1)


@pack.command("schema")
@click.argument("game")
def schema(game: str) -> None:
    """Print the JSON Schema of a game's packs."""
    print_json(schema_of(form_of(game)))


def form_of(game: str) -> PackForm:
    """What a pack of this game may contain; BadOptions lists the games that have packs."""
    form = find(game).packs
    if form is None:
        games = ", ".join(one.id for one in all_games() if one.packs is not None)
        raise BadOptions(f"there are no packs for {game}; games with packs: {games}")
    return form


def _look_into(folder: Path) -> tuple[list[Pack], list[Problem]]:
    try:
        sources = read_library(folder)
    except BadPack as error:
        return [], list(error.problems)
    if not sources:
        return [], [Problem(str(folder), "", "", f"there is no {FILE} here")]
    found: list[Pack] = []
    problems: list[Problem] = []
    for source in sources:
        one, wrong = _checked(source)
        problems += wrong
        if one is not None:
            found.append(one)
    return found, problems


def _checked(source: Source) -> tuple[Pack | None, list[Problem]]:
    games = ", ".join(one.id for one in all_games() if one.packs is not None)
    known = f"; games with packs: {games}"
    try:
        game = game_of(source)
    except BadPack as error:
        [one] = error.problems
        return None, [replace(one, text=one.text + known) if one.field == "game" else one]
    if game not in ids() or (form := find(game).packs) is None:
        return None, [Problem(source.file, "", "game", f"'{game[:40]}' has no packs{known}")]
    return checked(source, form)
