"""The chapters of the page about pieces, pairs, what never came up, and the games furthest out."""

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from math import inf
from urllib.parse import quote

from spellhall.lab.intervals import Interval
from spellhall.lab.page.chapters import bounds
from spellhall.lab.page.figures import EXPECTED
from spellhall.lab.page.html import Html, bullets, figure, folded, grid, paragraph, section, table
from spellhall.lab.page.pieces import ENOUGH, Pair, PieceFigures
from spellhall.lab.page.plots import of_intervals, of_pairs
from spellhall.lab.page.records import Outlier, can_be_played
from spellhall.lab.page.unused import Unused
from spellhall.lab.rows.pieces import Piece

SHOWN = 8  # pieces in a plot from each end; the table has all


def pieces(found: Sequence[PieceFigures]) -> str:
    """For each kind of piece and each bot: drawn, played, won with."""
    if not found:
        return ""
    words = (
        "Won with: how much more or less often than with the usual piece of its shelf a seat won,"
        " in points of percentage, where it played the piece, or where it drew it. What chance"
        " deals tells what the piece is worth; a seat that chose to play it may have been winning"
        " before. The intervals hold with 95 % confidence for all pieces of this page at once; with"
        f" fewer than {ENOUGH} games, or {EXPECTED} wins or losses to be expected in them, there is"
        " none. The plots show the pieces at both ends, the tables all of them. Put to use: the"
        " share of the seats that drew it and then played or used it."
    )
    groups: dict[str, dict[str, list[PieceFigures]]] = {}
    for one in found:
        groups.setdefault(one.kind, {}).setdefault(one.who, []).append(one)
    parts = [paragraph(words)]
    for kind, bots in groups.items():
        parts.append(f"<h3>{escape(kind.capitalize())}</h3>")
        parts.append(grid(_pieces(kind, who, some) for who, some in bots.items()))
    return section("pieces", "Cards and the like", *parts)


def _pieces(kind: str, who: str, found: Sequence[PieceFigures]) -> str:
    ranked = sorted(
        found, key=lambda one: (-one.with_play.value if one.with_play else inf, one.name)
    )
    plots = _plot(f"Won with a {kind} that was played, {who}", ranked, lambda one: one.with_play)
    if any(one.dealt and one.drawing != one.playing for one in found):
        title = f"Won with a {kind} that was dealt, {who}"
        dealt = _plot(title, found, lambda one: one.with_draw)
        plots = f"<p>Where it was dealt:</p>{dealt}<p>Where it was played:</p>{plots}"
    shown = table(
        f"Every {kind}, {who}: seats that drew and played it, and won with it",
        (
            *("Name", "Id", "Shelf", "Drew", "Played", "Put to use", "Times played", "Used", "Won"),
            *("Won with, played", "Interval", "Won with, drawn", "Interval"),
        ),
        [_row(one) for one in ranked],
        [number for number, one in enumerate(ranked) if one.stands_out],
    )
    note = f"{len(found)} came up, {sum(one.stands_out for one in found)} stand out"
    return figure(f"{kind}, {who}", note, plots, shown)


def _plot(
    title: str, found: Sequence[PieceFigures], of: Callable[[PieceFigures], Interval | None]
) -> str:
    """Those at both ends; pieces that are called alike go by their ids."""
    names = Counter(one.name for one in found)
    judged = sorted(
        (
            (one.name if names[one.name] == 1 else f"{one.name} ({one.id})", share, 0.0)
            for one in found
            if (share := of(one)) is not None
        ),
        key=lambda row: (-row[1].value, row[0]),
    )
    ends = judged if len(judged) <= 2 * SHOWN else judged[:SHOWN] + judged[-SHOWN:]
    return of_intervals(title, ends, signed=True) if ends else paragraph("Too few games.", "soft")


def _row(one: PieceFigures) -> list[object]:
    row: list[object] = [one.name, one.id, one.shelf, one.drew, one.played]
    row.append(None if one.put_to_use is None else f"{one.put_to_use:.0%}")
    row += [one.plays, one.uses, f"{one.won:.1%}" if one.played else None]
    for interval in (one.with_play, one.with_draw):
        row.append(f"{interval.value:+.1%}" if interval else None)
        row.append(bounds(interval, "+") if interval else None)
    return row


def pairs(against: Sequence[Pair], together: Sequence[Pair]) -> str:
    """Schools that met, in games of two with a spellbook for each."""
    if not against:
        return ""
    words = "Each seat has schools of its own. The plots show how often the side with the school of"
    words += (
        " the row wins, in percent: against the school of the column, or with it on its own side."
    )
    words += (
        " A frame marks what is surely uneven; the intervals hold for all pairs of a table at once."
    )
    figures = []
    for title, found in (("One against the other", against), ("Both on one side", together)):
        for who in dict.fromkeys(pair.who for pair in found):
            some = sorted((p for p in found if p.who == who), key=lambda p: -p.share.value)
            marked = [i for i, pair in enumerate(some) if pair.share.excludes(0.5)]
            shown = table(
                f"{title}, {who}: how often the first one's side wins",
                ("School", "Other", "Games", "Wins", "Interval"),
                [(p.one, p.other, p.games, f"{p.share.value:.1%}", bounds(p.share)) for p in some],
                marked,
            )
            cells = {(p.one, p.other): p.share for p in some}
            turned = {(p.other, p.one): p.turned if found is against else p.share for p in some}
            plot = of_pairs(f"{title}, {who}", cells | turned)
            note = f"{len(some)} pairs, {len(marked)} surely uneven"
            figures.append(figure(f"{title}, {who}", note, plot, shown))
    return section("pairs", "Pairs of schools", paragraph(words), grid(figures))


def never(found: Unused, endings: str) -> str:
    """Rules and pieces that came up in no game, and a sentence about endings."""
    parts = []
    for title, missing in (
        ("Never came up", found.never_there),
        ("Drawn, but never played or used", found.never_played),
    ):
        parts.append(f"<h3>{title}: {len(missing)}</h3>")
        parts.append(bullets(_by_kind(missing), "None."))
    if not found.noted:
        parts.append(paragraph("These rows are of an older version and do not tell of rules."))
        return section("never", "Never exercised", *parts)
    tried = f", {found.tried:,} with an option set otherwise included" if found.tried else ""
    missing_rules = [one for one in found.happenings if one.never]
    parts.append(f"<h3>Rules: {len(missing_rules)} of {len(found.happenings)}</h3>")
    parts.append(
        paragraph(
            "Every kind of work, question, answer and event that the rules have. Those that came"
            f" up in no game{tried}:"
        )
    )
    parts.append(
        bullets(
            [
                " ".join([one.name, f"({', '.join(one.rules)})" if one.rules else ""]).strip()
                for one in missing_rules
            ],
            "None: everything came up.",
        )
    )
    judged = f"Of {found.total} entries of the rule ledger, the code that serves these cites"
    judged += f" {found.judged}; cited only by what never came up: {len(found.rules)}."
    parts.append(paragraph(" ".join([judged, ", ".join(found.rules)]).strip()))
    if endings:
        parts.append(paragraph(endings))
    bots = list(dict.fromkeys(who for one in found.happenings for who in one.games))
    rows = [(one.name, *(one.games.get(who, 0) for who in bots)) for one in found.happenings]
    parts.append(folded("In how many games each came up", table("Games", ("What", *bots), rows)))
    return section("never", "Never exercised", *parts)


def _by_kind(found: Sequence[Piece]) -> list[str]:
    kinds: dict[str, list[str]] = {}
    for piece in found:
        kinds.setdefault(piece.kind, []).append(f"{piece.name} ({piece.id})")
    return [f"{kind}: {', '.join(names)}" for kind, names in kinds.items()]


def furthest(found: Sequence[Outlier], folder: str) -> str:
    """The games furthest out, with their records."""
    rows = []
    for one in found:
        place = f"{folder}/{one.file}"
        link = Html(
            f'<a href="{escape(quote(place))}">{escape(one.file)}</a><br>'
            f"<code>spellhall replay {escape(place)}</code>"
        )
        gone: object = "other rules: cannot be played again"
        rows.append(
            (
                one.source.bot,
                one.source.label,
                one.why,
                one.game,
                link if can_be_played(one.source) else gone,
            )
        )
    words = "Each was played once more and its record kept beside this page; a length is judged"
    words += " beside the other games at such a table."
    heads = ("Bot", "Table", "Why", "Number", "Record")
    shown = table("Games", heads, rows, stacked=True)
    return section("furthest", "The games furthest out", paragraph(words), shown)
