"""What a designer should look at first, in sentences with figures."""

from collections.abc import Iterator, Sequence
from html import escape

from spellhall.engine import Game
from spellhall.lab.intervals import Interval
from spellhall.lab.page.chapters import bounds, by_bot, never_so
from spellhall.lab.page.figures import CUT_OFF, EXPECTED, Played, never_ended
from spellhall.lab.page.html import bullets, paragraph, section
from spellhall.lab.page.pieces import PieceFigures
from spellhall.lab.page.unused import Unused

OFTEN = 0.05  # of the games
MOST = 12  # pieces in a list; the tables have all


def outstanding(
    game: Game, runs: Sequence[Played], pieces: Sequence[PieceFigures], missing: Unused
) -> str:
    """The first chapter."""
    found = {
        "Seats that win more or less than their share": list(_unfair(runs)),
        "Tables that are won more or less often than the others": list(_unlike(runs)),
        "Tables where all games have the same result": list(_settled(game, runs)),
        "Games stopped before an end of their own": list(_stopped(game, runs)),
        "Pieces that help whoever they are dealt to": list(_dealt(pieces, 1)),
        "Pieces that harm whoever they are dealt to": list(_dealt(pieces, -1)),
        "Pieces with which seats win more often when they play them": list(_loud(pieces, 1)),
        "Pieces with which seats win less often when they play them": list(_loud(pieces, -1)),
        "Pieces that are drawn and hardly ever played or used": list(_dead(pieces)),
        "What never came up": list(_never(game, runs, missing)),
    }
    parts = [
        f"<h3>{escape(title)}</h3>{bullets(lines, '')}" for title, lines in found.items() if lines
    ]
    return section("found", "What stands out", *(parts or [paragraph("Nothing stands out.")]))


def _unfair(runs: Sequence[Played]) -> Iterator[str]:
    for run in runs:
        for seat in run.unfair():
            share = run.seats[seat]
            yield (
                f"{run.name}: seat {seat + 1} wins {share.value:.1%} ({bounds(share)}), even would"
                f" be {run.fair:.1%}."
            )


def _unlike(runs: Sequence[Played]) -> Iterator[str]:
    """Easier or harder than the mean of the tables of the same bot."""
    for run in runs:
        if run.is_unusual:
            share = run.seats[0]
            yield (
                f"{run.name}: {share.value:.1%} ({bounds(share)}) of {run.games} games, the mean of"
                f" the tables is {run.usual:.1%}."
            )


def _settled(game: Game, runs: Sequence[Played]) -> Iterator[str]:
    """Won or lost by all, whatever happens; a few games do not tell."""
    if not game.together:
        return
    for who, some in by_bot(runs).items():
        for value, words in ((0.0, "no game is won"), (1.0, "every game is won")):
            tables = [
                f"{run.source.label} ({run.games})"
                for run in some
                if run.seats[0].value == value and run.games >= EXPECTED
            ]
            if tables:
                yield f"{who}: {words} (of so many) at {'; '.join(tables)}."


def _stopped(game: Game, runs: Sequence[Played]) -> Iterator[str]:
    stops = {CUT_OFF, *(ending.id for ending in game.endings if ending.stops)}
    for run in runs:
        stopped = sum(run.endings.get(ending, 0) for ending in stops)
        if stopped > OFTEN * run.games:
            yield f"{run.name}: {stopped / run.games:.0%} of {run.games} games."


def _dealt(pieces: Sequence[PieceFigures], sign: int) -> Iterator[str]:
    """Chance gave them to a seat, so nothing but the piece can be the reason."""
    found = [(one, one.with_draw) for one in pieces if one.is_uneven and one.with_draw]
    for one, share in _furthest(found, sign):
        more = f"; where it was played {one.with_play.value:+.1%}" if one.with_play else ""
        yield (
            f"{_named(one)} {share.value:+.1%}, from {bounds(share, '+')}{more};"
            f" {one.drew:,} seats drew it."
        )


def _loud(pieces: Sequence[PieceFigures], sign: int) -> Iterator[str]:
    """Whoever chose to play them may have been winning before; what is dealt is told already."""
    found = [
        (one, one.with_play)
        for one in pieces
        if one.stands_out and one.with_play and not _is_told(one, sign)
    ]
    loud = _furthest(found, sign)
    for one, share in loud[:MOST]:
        drawn = one.with_draw if one.dealt else None
        dealt = f"; where it was dealt {drawn.value:+.1%}" if drawn else ""
        yield (
            f"{_named(one)} {share.value:+.1%}, from {bounds(share, '+')}{dealt};"
            f" {one.played:,} seats played it."
        )
    if len(loud) > MOST:
        yield f"{len(loud) - MOST} more stand out; see the tables."


def _is_told(one: PieceFigures, sign: int) -> bool:
    """Whether it stands among those that help or harm whoever they are dealt to."""
    return one.is_uneven and one.with_draw is not None and one.with_draw.value * sign > 0


def _furthest(
    found: Sequence[tuple[PieceFigures, Interval]], sign: int
) -> list[tuple[PieceFigures, Interval]]:
    """Those on one side of the usual, the furthest first."""
    some = [(one, share) for one, share in found if share.value * sign > 0]
    return sorted(some, key=lambda pair: (-pair[1].value * sign, pair[0].name))


def _named(one: PieceFigures) -> str:
    return f"{one.who}: {one.name} ({one.kind} {one.id})"


def _dead(pieces: Sequence[PieceFigures]) -> Iterator[str]:
    for who in dict.fromkeys(one.who for one in pieces):
        dead = [one for one in pieces if one.who == who and one.is_dead]
        dead.sort(key=lambda one: (one.put_to_use or 0.0, -one.drew, one.name))
        names = [f"{one.name} ({one.id}) {one.put_to_use or 0:.1%} of {one.drew:,}" for one in dead]
        if names:
            more = f"; and {len(names) - MOST} more" if len(names) > MOST else ""
            yield f"{who}: {'; '.join(names[:MOST])}{more}."


def _never(game: Game, runs: Sequence[Played], missing: Unused) -> Iterator[str]:
    if never_ended(game, runs):
        yield never_so(game, runs)
    for what, pieces in (
        ("Never there", missing.never_there),
        ("Drawn, but never played or used", missing.never_played),
    ):
        if pieces:
            more = f" and {len(pieces) - MOST} more" if len(pieces) > MOST else ""
            yield f"{what}: {', '.join(piece.name for piece in pieces[:MOST])}{more}."
    if missing.noted and (rules := sum(one.never for one in missing.happenings)):
        kinds = "kind" if rules == 1 else "kinds"
        yield f"Never needed: {rules} {kinds} of work, question, answer or event; see below."
