"""The whole page: what was played, what stands out, then chapter by chapter."""

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from spellhall.engine import BadOptions, Game, Options
from spellhall.engine.settings import packs_of
from spellhall.lab.page import chapters, details
from spellhall.lab.page.figures import Played, figures
from spellhall.lab.page.findings import outstanding
from spellhall.lab.page.html import page, paragraph, table
from spellhall.lab.page.pieces import pairs, piece_figures
from spellhall.lab.page.plan import VARIANTS, Run, planned, play, variants
from spellhall.lab.page.records import Outlier, can_be_played, keep, outliers
from spellhall.lab.page.source import Source, opened, sources
from spellhall.lab.page.unused import Unused, unused

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

CHAPTERS = {
    "found": "What stands out",
    "seats": "Seats",
    "lengths": "Lengths",
    "endings": "Endings",
    "leads": "Leads",
    "close": "How close",
    "pieces": "Cards",
    "pairs": "Pairs",
    "never": "Never exercised",
    "furthest": "Furthest out",
}


class BalancePage:
    """The report of one game in a file, with rows and records in folders beside it."""

    def __init__(self, game: Game, out: Path, rows: Path | None = None) -> None:
        """BadOptions if a page cannot be written there; said before anything is played."""
        if out.is_dir():
            raise BadOptions(f"{out} is a folder: name a file, such as {out / 'report.html'}")
        if not out.absolute().parent.is_dir():
            raise BadOptions(f"there is no folder {out.parent} to write {out.name} into")
        self.game = game
        self.out = out
        self.rows = rows or out.with_name(f"{out.stem}_rows")
        self.records = out.with_name(f"{out.stem}_records")

    def plan(
        self,
        games: int | None = None,
        players: int | None = None,
        bots: Sequence[str] = (),
        options: Options | None = None,
    ) -> list[Run]:
        """What is to be played for it; random play tries the options too, if nothing is said."""
        runs = planned(self.game, games, players, bots, options)
        tried = players is None and not options and any(run.bot == "random" for run in runs)
        return [*runs, *variants(self.game, games)] if tried else runs

    def play(
        self,
        plan: Sequence[Run],
        seed: int | str = 0,
        workers: int = 1,
        progress: Callable[[int], None] | None = None,
    ) -> None:
        """Play what is not among the rows yet."""
        play(self.game, plan, self.rows, seed, workers, progress)

    def write(self) -> None:
        """Write the page of all simulations among the rows, and the records of games far out."""
        found = sources(self.game, self.rows)
        varied = self.rows / VARIANTS
        more = sources(self.game, varied) if any(varied.glob("*/[0-9]*")) else []
        with opened(found) as con, opened(more) as tried:
            missing = unused(con, self.game, tried)
            text, far = _written(con, self.game, found, missing, self.records.name)
        try:
            keep([one for one in far if can_be_played(one.source)], self.records)
            self.out.write_text(text, encoding="utf-8")
        except OSError as error:
            raise BadOptions(f"{self.out} cannot be written: {error.strerror}") from None


def _written(
    con: "DuckDBPyConnection", game: Game, found: Sequence[Source], missing: Unused, records: str
) -> tuple[str, list[Outlier]]:
    runs = figures(con, game, found)
    of_pieces = piece_figures(con, game)
    far = outliers(con, found)
    title = f"{game.title}: balance report"
    body = [
        _head(con, game, title, runs),
        outstanding(game, runs, of_pieces, missing),
        chapters.seats(game, runs),
        chapters.lengths(runs),
        chapters.endings(game, runs),
        chapters.leads(runs),
        chapters.margins(runs),
        details.pieces(of_pieces),
        details.pairs(pairs(con, together=False), pairs(con, together=True)),
        details.never(missing, chapters.never_so(game, runs) if game.endings else ""),
        details.furthest(far, records),
    ]
    there = [id for id in CHAPTERS if any(f'id="{id}"' in part for part in body)]
    links = "".join(f'<a href="#{id}">{escape(CHAPTERS[id])}</a>' for id in there)
    body.insert(1, f'<nav aria-label="Chapters">{links}</nav>')
    return page(title, [part for part in body if part]), far


def _head(con: "DuckDBPyConnection", game: Game, title: str, runs: Sequence[Played]) -> str:
    versions = con.execute(
        "SELECT DISTINCT version, spellhall, build FROM games ORDER BY ALL"
    ).fetchall()
    made = "; ".join(f"rules {rules}, Spellhall {by}, {build}" for rules, by, build in versions)
    packs = dict.fromkeys(ref for run in runs for ref in packs_of(run.source.job.settings))
    if packs:
        made += f", with the packs {', '.join(packs)}"
    shown = table(
        "Games played",
        ("Bot", "Tables", "Games", "Cut off"),
        [
            (
                who,
                len(some),
                f"{sum(run.games for run in some):,}",
                sum(run.unfinished for run in some),
            )
            for who, some in chapters.by_bot(runs).items()
        ],
    )
    few = [who for who, some in chapters.by_bot(runs).items() if all(run.is_few for run in some)]
    notes = (
        [f"Few games at a table, so only large differences show: {', '.join(few)}."] if few else []
    )
    notes += _absent(game, [run.source.bot for run in runs])
    return f"<h1>{escape(title)}</h1>{paragraph(f'Played by {made}.', 'soft')}{shown}" + "".join(
        paragraph(note, "soft") for note in notes
    )


def _absent(game: Game, bots: Sequence[str]) -> list[str]:
    """Sentences about the levels that have no games of their own here."""
    at_random = [level.id for level in game.levels if level.bot == "random"]
    absent = [level.id for level in game.levels if level.id not in {*bots, *at_random}]
    notes = [f"Not played here: {', '.join(absent)}."] if absent else []
    if "random" in bots:
        notes += [f"The {id} of this game plays at random: see random." for id in at_random]
    return notes
