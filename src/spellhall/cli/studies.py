"""Studying games: simulate, tournament, balance."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource
from rich.table import Table

from spellhall import lab
from spellhall.cli.output import as_json, console, print_json, progress, table
from spellhall.cli.shelving import on_the_table, with_packs
from spellhall.engine import BadOptions, Value
from spellhall.engine.settings import parse
from spellhall.games import find
from spellhall.lab import Interval, Report, Tournament
from spellhall.lab.plot import svg
from spellhall.lab.workers import all_cores

Command = Callable[..., None]


def _number_or_text(ctx: click.Context, parameter: click.Parameter, value: str) -> int | str:
    return int(value) if value.lstrip("-").isdigit() else value


def _names(ctx: click.Context, parameter: click.Parameter, value: str) -> list[str]:
    return [name.strip() for name in value.split(",") if name.strip()]


def _studied(bots: str, games: int) -> Callable[[Command], Command]:
    """The arguments that all studies share."""
    options = (
        as_json,
        click.option(
            "--option",
            "pairs",
            multiple=True,
            metavar="KEY=VALUE",
            help="An option of the game; may be repeated.",
        ),
        with_packs,
        click.option(
            "--workers",
            type=click.IntRange(1),
            default=all_cores,
            help="Processes; the result does not depend on them.  [default: one for each core]",
        ),
        click.option("--seed", default="0", show_default=True, callback=_number_or_text),
        click.option(
            "--bots",
            default=bots,
            show_default=True,
            callback=_names,
            metavar="A,B,…",
            help="random, greedy, search, a level (apprentice, adept, archmage) or one of your"
            " own: my_module:MyBot.",
        ),
        click.option("--games", type=click.IntRange(1), default=games, show_default=True),
        click.option("--players", type=int, help="Seats.  [default: the fewest]"),
        click.argument("game"),
    )

    def decorated(command: Command) -> Command:
        for option in options:
            command = option(command)
        return command

    return decorated


@click.command()
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write rows of games, seats and cards as Parquet there; games that are there already"
    " are not played again.",
)
@click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Play on a Dask cluster: local:4 starts one here, tcp://HOST:8786 joins one.",
)
@_studied(bots="random", games=100)
def simulate(
    game: str,
    players: int | None,
    games: int,
    bots: Sequence[str],
    seed: int | str,
    workers: int,
    pairs: Sequence[str],
    as_json: bool,
    out: Path | None,
    cluster: str | None,
) -> None:
    """Let bots play many games and count.

    One bot name takes all seats; several are given seat by seat and rotate from game to game.
    What the rows tell and how to read them: docs/lab.md.
    """
    seats, options = _seats_and_options(game, players, pairs)
    with progress("Playing", games, "games") as told:
        report = lab.simulate(
            game,
            seats,
            games,
            bots,
            seed,
            workers,
            options,
            told,
            cluster=cluster,
            out=out,
            keep=False,
        )
    if as_json:
        print_json(report.to_builtins())
    else:
        _print_report(report)


@click.command()
@click.option(
    "--plot",
    type=click.Path(dir_okay=False, path_type=Path, writable=True),
    metavar="FILE.svg",
    help="Draw who beats whom, and the ratings.",
)
@_studied(bots="random,greedy", games=100)
def tournament(
    game: str,
    players: int | None,
    games: int,
    bots: Sequence[str],
    seed: int | str,
    workers: int,
    pairs: Sequence[str],
    as_json: bool,
    plot: Path | None,
) -> None:
    """Let every two bots play each other and tell which is stronger."""
    seats, options = _seats_and_options(game, players, pairs)
    if plot is not None:
        _check_plot(plot)
    rounds = len(set(bots)) * (len(set(bots)) - 1) // 2
    with progress("Tournament", games * rounds, "games") as told:
        played = lab.tournament(game, seats, bots, games, seed, workers, options, told)
    if plot is not None:
        try:
            plot.write_text(svg(played), encoding="utf-8")
        except OSError as error:
            raise click.ClickException(f"{plot} cannot be written: {error.strerror}") from None
    if as_json:
        print_json(played.to_builtins())
        return
    out = console()
    shown = table(
        f"{game}, {seats} players: share of wins", "Bot", "Against", ">Games", ">Share", ">95 %", ""
    )
    for pairing in played.pairings:
        shown.add_row(
            pairing.bot,
            pairing.against,
            str(pairing.games),
            f"{pairing.share.value:.1%}",
            _bounds(pairing.share),
            "decided" if pairing.decided else "open",
        )
    out.print(shown)
    if len(played.ratings) > 2:
        out.print(_matrix(played))
    rated = table("Ratings", "Bot", ">Strength", ">Doubt")
    for bot, (mu, sigma) in sorted(played.ratings.items(), key=lambda pair: -pair[1][0]):
        rated.add_row(bot, f"{mu:.1f}", f"{sigma:.1f}")
    out.print(rated)


@click.command()
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="REPORT.html",
    help="Write a page with plots about seats, lengths, endings, leads, cards and rules instead;"
    " rows and records lie beside it.",
)
@click.option(
    "--from",
    "rows",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    help="Play nothing: make the page from what `simulate --out DIR` wrote.",
)
@_studied(bots="greedy", games=200)
@click.pass_context
def balance(
    ctx: click.Context,
    game: str,
    players: int | None,
    games: int,
    bots: Sequence[str],
    seed: int | str,
    workers: int,
    pairs: Sequence[str],
    as_json: bool,
    out: Path | None,
    rows: Path | None,
) -> None:
    """Tell whether the seats are fair, how long games take and how they end.

    With --out: all numbers of players, unless --players says one; random play and every level, or
    each of --bots by itself on all seats; --games of random play at each table (500 unless given),
    fewer for those who think. The same command goes on where it was stopped. See docs/lab.md.
    """
    given = {
        name
        for name in ("players", "games", "bots", "seed", "pairs")
        if ctx.get_parameter_source(name) is not ParameterSource.DEFAULT
    }
    if rows is not None and (out is None or given):
        raise click.UsageError(
            "--from goes with --out alone: nothing is played, so nothing can be said about it"
        )
    seats, options = _seats_and_options(game, players, pairs)
    if out is not None:
        page = lab.BalancePage(find(game), out, rows)
        if rows is None:
            plan = page.plan(
                games if "games" in given else None,
                players,
                bots if "bots" in given else (),
                options,
            )
            with progress("Playing", sum(run.games for run in plan), "games") as told:
                page.play(plan, seed, workers, told)
        _write_page(page, as_json)
        return
    with progress("Playing", games, "games") as told:
        report = lab.simulate(game, seats, games, bots, seed, workers, options, told)
    found = lab.balance(report)
    if as_json:
        print_json({"game": game, "players": report.players, **found.to_builtins()})
    else:
        _print_balance(report, found)


def _write_page(page: lab.BalancePage, as_json: bool) -> None:
    page.write()
    if as_json:
        places = {"report": page.out, "rows": page.rows, "records": page.records}
        print_json({name: str(place) for name, place in places.items()})
    else:
        click.echo(f"{page.out} is written; records: {page.records}, rows: {page.rows}")


def _print_balance(report: Report, found: lab.Balance) -> None:
    out = console()
    fair = table(
        f"{report.game}, {report.players} players, {report.games} games",
        *("Seat", ">Wins", ">95 %", ">Score", ""),
    )
    for seat, (share, score) in enumerate(
        zip(found.share_by_seat, found.score_by_seat, strict=True)
    ):
        verdict = "unfair" if seat in found.unfair_seats else ""
        fair.add_row(
            str(seat + 1), f"{share.value:.1%}", _bounds(share), f"{score.value:.1f}", verdict
        )
    out.print(fair)
    low, middle, high = found.length
    out.print(f"Decisions in a game: {middle:.0f}, half of all games {low:.0f} to {high:.0f}")
    out.print(f"Lead of the winner: {found.margin.value:.1f} points")
    out.print(f"Shared wins: {found.shared_wins:.1%}")
    for ending, share_of_games in found.endings.items():
        out.print(f"Ending {ending}: {share_of_games:.1%}")


def _check_plot(plot: Path) -> None:
    """Said before anything is played, which may take hours."""
    if plot.suffix != ".svg":
        raise BadOptions(f"{plot}: this draws an SVG picture: name a file such as {plot.stem}.svg")
    if not plot.absolute().parent.is_dir():
        raise BadOptions(f"there is no folder {plot.parent} to write {plot.name} into")


def _matrix(played: Tournament) -> Table:
    """Who beats whom: the rows against the columns."""
    bots = sorted(played.ratings, key=lambda bot: -played.ratings[bot][0])
    shares = played.matrix()
    shown = table("Wins of a row against a column", "", *(f">{bot}" for bot in bots))
    for bot in bots:
        shown.add_row(
            bot,
            *(
                f"{shares[bot][other].value:.0%}\n{_bounds(shares[bot][other])}"
                if other in shares[bot]
                else ""
                for other in bots
            ),
        )
    return shown


def _seats_and_options(
    game: str, players: int | None, pairs: Sequence[str]
) -> tuple[int, dict[str, Value]]:
    found = find(game)
    seats = found.players[0] if players is None else players
    if seats not in found.players:
        raise BadOptions(
            f"{found.title} is for {found.players[0]} to {found.players[-1]} players, not {seats}"
        )
    return seats, {**parse(found.settings, pairs), **on_the_table(found)}


def _print_report(report: Report) -> None:
    out = console()
    seats = table(
        f"{report.game}, {report.players} players, {report.games} games", "Seat", ">Wins", ">95 %"
    )
    for seat, share in enumerate(report.share_by_seat):
        seats.add_row(str(seat + 1), f"{share.value:.1%}", _bounds(share))
    out.print(seats)
    if len(set(report.bots)) > 1:
        bots = table("", "Bot", ">Wins", ">95 %", ">By chance", ">Mean thought", ">Longest")
        for bot, share in report.share_by_bot.items():
            times = report.thinking[bot]
            bots.add_row(
                bot,
                f"{share.value:.1%}",
                _bounds(share),
                f"{report.chance_of(bot):.1%}",
                f"{times.mean * 1000:.1f} ms",
                f"{times.longest * 1000:.0f} ms",
            )
        out.print(bots)
    for line in _lines(report.to_builtins()):
        out.print(line)


def _lines(facts: dict[str, Any]) -> list[str]:
    endings = ", ".join(f"{ending} {count}" for ending, count in facts["endings"].items())
    return [
        f"Endings: {endings or 'none'}",
        f"Unfinished: {facts['unfinished']}",
        f"Decisions in a game: {facts['mean_decisions']:.1f}",
        f"Decisions in all: {facts['decisions']:,} in {facts['seconds']:.1f} s",
        f"Decisions a second: {facts['decisions_per_second']:,}",
    ]


def _bounds(interval: Interval) -> str:
    return f"{interval.low:.1%} to {interval.high:.1%}"
