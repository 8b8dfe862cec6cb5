"""The rule ledgers: reading them, and counting which rules have a test."""

from typing import Any

import click
from rich.markdown import Markdown

from spellhall import ledger
from spellhall.cli.output import as_json, console, print_json, table
from spellhall.engine import SpellhallError
from spellhall.ledger import Ledger
from spellhall.testing.coverage import Coverage, CoverageError, finished
from spellhall.testing.coverage import coverage as coverage_of


@click.command()
@click.argument("game", required=False)
@click.option("--coverage", is_flag=True, help="Count the rules that a test cites.")
@as_json
@click.pass_context
def rules(ctx: click.Context, game: str | None, coverage: bool, as_json: bool) -> None:
    """Print the rulebook of a game, or count the rules of all games."""
    if coverage:
        _print_coverage(ctx, game, as_json)
    elif game is not None:
        _print_rulebook(ledger.ledger(game), as_json)
    else:
        totals = {id: len(ledger.ledger(id).ids()) for id in ledger.games()}
        if as_json:
            print_json({id: {"total": total} for id, total in totals.items()})
            return
        shown = table("Rule ledgers", "Game", ">Rules")
        for id, total in totals.items():
            shown.add_row(id, str(total))
        console().print(shown)


def _print_coverage(ctx: click.Context, game: str | None, as_json: bool) -> None:
    try:
        counts = [coverage_of(id) for id in ([game] if game else ledger.games())]
    except CoverageError as error:
        raise SpellhallError(str(error)) from None
    if as_json:
        facts = {count.game: _facts(count) for count in counts}
        print_json(facts[game] if game else facts)
    else:
        shown = table("Rules cited by tests", "Game", ">Total", ">Covered", ">Excused", ">Missing")
        for count in counts:
            figures = (count.total, count.covered, count.untestable, len(count.missing))
            shown.add_row(count.game, *map(str, figures))
        console().print(shown)
        if game and counts[0].missing:
            console().print("Missing: " + ", ".join(counts[0].missing))
    if any(count.missing for count in counts if count.game in finished()):
        ctx.exit(1)


def _facts(count: Coverage) -> dict[str, Any]:
    return {
        "game": count.game,
        "total": count.total,
        "covered": count.covered,
        "untestable": count.untestable,
        "missing": count.missing,
    }


def _print_rulebook(book: Ledger, as_json: bool) -> None:
    if as_json:
        print_json(book)
        return
    lines = [f"# {book.title}", book.intro]
    for section in book.sections:
        lines += [f"## {section.number} {section.title}", section.intro]
        lines += [f"- `{entry.id}` {entry.text}" for entry in section.rules]
    console().print(Markdown("\n\n".join(lines)))
