"""The games furthest out, played once more to keep their records."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from spellhall.engine import Match, Option, begin, next_seat, open_question, record
from spellhall.engine import options as options_of
from spellhall.games import find
from spellhall.lab.jobs import MOST_DECISIONS, Job, chance_of_bots, minds, seated_at, seed_of
from spellhall.lab.page.figures import MARGINS
from spellhall.lab.page.source import Source

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

_LENGTH = "decisions / median(decisions) OVER (PARTITION BY run)"  # beside others at such a table
_OUT = (  # what they are the first in: a name, a figure of the games, its unit, how it is ranked
    ("longest", "decisions", "decisions", f"{_LENGTH} DESC"),
    ("shortest", "decisions", "decisions", _LENGTH),
    ("most lead changes", "lead_changes", "changes", "lead_changes DESC"),
    ("widest margin", "margin", "points", "margin DESC"),
)


@dataclass(frozen=True)
class Outlier:
    """One game far out, among those of one bot."""

    source: Source
    game: int
    why: str

    @property
    def file(self) -> str:
        """The name of its record."""
        return f"{self.source.folder.name}-{self.game}.txt"


def outliers(con: "DuckDBPyConnection", found: Sequence[Source]) -> list[Outlier]:
    """For every bot the games furthest out, each once."""
    sources = {one.number: one for one in found}
    reasons: dict[tuple[int, int], list[str]] = {}
    for who in dict.fromkeys(one.bot for one in found):
        for title, figure, unit, rank in _OUT:
            row = con.execute(
                f"SELECT run, game, {figure} FROM games LEFT JOIN ({MARGINS}) USING (run, game)"
                f" WHERE who = ? AND {figure} IS NOT NULL ORDER BY {rank}, run, game LIMIT 1",
                [who],
            ).fetchone()
            if row is not None and row[2]:  # no lead change at all is not far out
                reasons.setdefault((row[0], row[1]), []).append(f"{title}: {row[2]} {unit}")
    return [Outlier(sources[run], game, "; ".join(why)) for (run, game), why in reasons.items()]


def keep(found: Sequence[Outlier], folder: Path) -> None:
    """Write the records of these games into a folder."""
    folder.mkdir(exist_ok=True)
    for one in found:
        text = record.write(played_again(one.source.job, one.game))
        (folder / one.file).write_text(text, encoding="utf-8")


def can_be_played(one: Source) -> bool:
    """Whether these games were played by the rules that are here."""
    return find(one.job.game).version == one.job.version


def played_again(job: Job, index: int) -> Match:
    """One game of a simulation, choice by choice as it was played."""
    game = find(job.game)
    seated = seated_at(job, index)
    names = [f"{bot} {seat + 1}" for seat, bot in enumerate(seated)]
    match = begin(game, job.players, seed_of(job.seed, index), job.settings, names)
    chooses = minds(job, game, seated, chance_of_bots(job, index))
    while len(match.choices) < MOST_DECISIONS and (seat := next_seat(match.state)) >= 0:
        codes = options_of(game.rules, match.state, seat)
        code = codes[0] if len(codes) == 1 else chooses[seat][1](match.state, seat)
        question = open_question(match.state, seat)
        assert question is not None
        said = game.wording.questions[type(question)].option(match.state, question, code)
        match.answer(seat, Option(code, said.text, said.label, (), ()))
    return match
