"""Measuring speed."""

import click

from spellhall.cli.output import as_json, console, print_json, progress, table
from spellhall.games import find
from spellhall.lab.bench import Bench, run
from spellhall.lab.bench.compare import steps

MEASURES = {
    "decisions_per_second": "decisions/s, random play",
    "playouts_per_second": "playouts/s from mid-game",
    "search_iterations_per_second": "search iterations/s",
    "clone_microseconds": "clone, microseconds",
}


@click.command()
@click.argument("games", nargs=-1)
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True)
@click.option(
    "--seconds",
    type=click.FloatRange(0.01),
    default=1.0,
    show_default=True,
    help="For each figure in each round; short ones pay for tables that fill as games are played.",
)
@click.option("--peers/--no-peers", default=True, help="Measure other engines in the same run.")
@click.option("--server/--no-server", default=True, help="Measure the server too.")
@as_json
def bench(
    games: tuple[str, ...], rounds: int, seconds: float, peers: bool, server: bool, as_json: bool
) -> None:
    """Measure speed: both builds, few and many players, other engines; medians of rounds."""
    for game in games:
        find(game)
    with progress("Measuring", steps(rounds, peers, server)) as told:
        measured = run(games, rounds, seconds, peers, server, told)
    if as_json:
        print_json(measured.to_builtins())
    else:
        _print(measured)


def _print(measured: Bench) -> None:
    out = console()
    builds = list(measured.builds)
    columns = [f">{build}" for build in builds] + ([">Gain"] if len(builds) > 1 else [])
    title = f"Medians of {measured.rounds} rounds, one core"
    shown = table(title, "Game and players", "Measure", *columns)
    for ours in next(iter(measured.builds.values())):
        for measure, title in MEASURES.items():
            figures = [measured.builds[build][ours][measure] for build in builds]
            cells = [f"{figure:,.2f}" if figure < 100 else f"{figure:,.0f}" for figure in figures]
            if len(figures) > 1:
                gain = figures[1] / figures[0]
                cells.append(f"{1 / gain if measure == 'clone_microseconds' else gain:.1f} x")
            shown.add_row(ours, title, *cells)
        shown.add_section()
    out.print(shown)
    if measured.peers:
        peers = [f">{name} {speed:,.0f}" for name, speed in measured.peers.items()]
        beside = table(
            "Random play beside other engines (decisions/s)", "Build, game, players", *peers
        )
        for ours, ratios in measured.ratios().items():
            beside.add_row(ours, *(f"{ratio:.2f} x" for ratio in ratios.values()))
        out.print(beside)
    if measured.server:
        server = measured.server
        out.print(
            f"Server, stored and acknowledged: {server['choices_per_second']:,.0f} choices/s,"
            f" median {server['median_milliseconds']:.1f} ms,"
            f" 99th of a hundred {server['p99_milliseconds']:.1f} ms"
        )
    for note in measured.notes:
        out.print(f"Note: {note}.")
