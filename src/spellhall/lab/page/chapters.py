"""The chapters of the page about the games as a whole: seats, lengths, endings, leads, margins."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from spellhall.engine import Game
from spellhall.lab.intervals import Interval
from spellhall.lab.page.figures import EXPECTED, Played, Spread, never_ended
from spellhall.lab.page.html import figure, grid, paragraph, section, table
from spellhall.lab.page.plots import of_intervals, of_parts, of_spreads

NOTHING_EVEN = -2.0  # below every share and difference: the plot draws no mark


def bounds(one: Interval, sign: str = "-") -> str:
    """The bounds of an interval in percent."""
    return f"{one.low:{sign}.1%} to {one.high:{sign}.1%}"


def by_bot(runs: Sequence[Played]) -> dict[str, list[Played]]:
    """The runs of each bot."""
    found: dict[str, list[Played]] = {}
    for run in runs:
        found.setdefault(run.source.bot, []).append(run)
    return found


def seats(game: Game, runs: Sequence[Played]) -> str:
    """Wins by seat and number of players."""
    ordered = all(run.source.in_order for run in runs)
    words = "All win or lose together: this is the share of games won."
    words += " The dashed mark is the mean of the tables of a bot."
    if not game.together:
        words = "A seat that wins as often as the others lies on the dashed mark."
        words += " Seat 1 begins in every game." if ordered else ""
    words += " The intervals hold with 95 % confidence for all seats of this chapter at once; where"
    words += f" fewer than {EXPECTED} wins or losses are to be expected, there is no mark."
    return section(
        "seats",
        "Wins by seat and number of players",
        paragraph(words),
        grid(_seats(who, some, game.together, ordered) for who, some in by_bot(runs).items()),
    )


def _seats(who: str, runs: Sequence[Played], together: bool, ordered: bool) -> str:
    rows: list[tuple[str, Interval, float]] = []
    for run in runs:
        for seat, share in enumerate(run.seats):
            place = "" if together else f", seat {seat + 1}"
            begins = " (begins)" if ordered and seat == 0 and place else ""
            even = NOTHING_EVEN if run.even is None else run.even
            rows.append((f"{run.source.label}{place}{begins}", share, even))
    shown = table(
        f"Share of wins, {who}",
        ("Seat", "Wins", "Interval", "Even"),
        [
            (label, f"{one.value:.1%}", bounds(one), f"{even:.1%}" if even >= 0 else None)
            for label, one, even in rows
        ],
        [i for i, (_, one, even) in enumerate(rows) if even >= 0 and one.excludes(even)],
    )
    return figure(who, _games(runs), of_intervals(f"Share of wins by seat, {who}", rows), shown)


def lengths(runs: Sequence[Played]) -> str:
    """How long games take."""
    words = "In decisions. The line goes from the shortest to the longest game, the box over the"
    words += " middle half, the mark and the figure are the median."
    return _chapter("lengths", "Lengths", words, runs, lambda run: run.length)


def leads(runs: Sequence[Played]) -> str:
    """How often the lead changes, and how long the game stays open."""
    words = "Who leads is what the game's own evaluation says, looked at when another seat is to"
    words += " choose, ten decisions apart at least; a lead of less than 2 % of a win is none."
    open_words = "After which part of the game the lead changed for the last time: 0 % means that"
    open_words += " whoever led first led to the end."
    return _chapter("leads", "Lead changes", words, runs, lambda run: run.leads) + _chapter(
        "open", "How long it stays open", open_words, runs, lambda run: run.open_until, True
    )


def margins(runs: Sequence[Played]) -> str:
    """How close games are."""
    words = "Points between the first and the second when a game ends."
    shared = [f"{run.name}: {run.shared:.1%}" for run in runs if run.shared >= 0.01]
    if shared:
        words += f" Games that several won: {'; '.join(shared)}."
    return _chapter("close", "How close", words, runs, lambda run: run.margin)


def endings(game: Game, runs: Sequence[Played]) -> str:
    """How games end, in the order in which the game declares its endings."""
    figures = []
    declared = [in_words(ending.id) for ending in game.endings]
    counts = dict.fromkeys(declared, 0)
    for run in runs:
        for name, count in _in_words(run.endings).items():
            counts[name] = counts.get(name, 0) + count
    names = [name for name, count in counts.items() if count]
    for who, some in by_bot(runs).items():
        rows = [(run.source.label, _in_words(run.endings)) for run in some]
        shown = table(
            f"Endings, {who}",
            ("Table", *names),
            [(label, *(parts.get(name, 0) for name in names)) for label, parts in rows],
        )
        figures.append(figure(who, _games(some), of_parts(f"Endings, {who}", rows, names), shown))
    words = paragraph(never_so(game, runs)) if game.endings else ""
    return section("endings", "Endings", words, grid(figures))


def never_so(game: Game, runs: Sequence[Played]) -> str:
    """A sentence about the endings that no game had."""
    never = [f"{in_words(one.id)} ({one.rule})" for one in never_ended(game, runs)]
    return f"Endings that never happened: {', '.join(never) or 'none'}."


def in_words(ending: str) -> str:
    """Endings are called by ids such as `pencils_down`."""
    return ending.replace("_", " ")


def _in_words(endings: Mapping[str, int]) -> dict[str, int]:
    return {in_words(name): count for name, count in endings.items()}


def _chapter(
    id: str,
    title: str,
    words: str,
    runs: Sequence[Played],
    of: Callable[[Played], Spread | None],
    percent: bool = False,
) -> str:
    figures = []
    for who, some in by_bot(runs).items():
        rows = [(run.source.label, one) for run in some if (one := of(run)) is not None]
        if rows:
            plot = of_spreads(f"{title}, {who}", rows, percent=percent)
            figures.append(figure(who, _games(some), plot, _spread_table(title, rows, percent)))
    return section(id, title, paragraph(words), grid(figures)) if figures else ""


def _spread_table(title: str, rows: Iterable[tuple[str, Spread]], percent: bool) -> str:
    def shown(value: float) -> str:
        return f"{value:.0%}" if percent else f"{value:,.1f}".removesuffix(".0")

    return table(
        title,
        ("Table", "Least", "Quarter", "Median", "Three quarters", "Most"),
        [
            (label, *map(shown, (one.least, one.low, one.middle, one.high, one.most)))
            for label, one in rows
        ],
    )


def _games(runs: Sequence[Played]) -> str:
    total = sum(run.games for run in runs)
    few = "; few: only large differences show" if all(run.is_few for run in runs) else ""
    return f"{total:,} games{few}"
