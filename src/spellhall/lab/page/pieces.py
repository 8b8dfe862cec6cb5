"""What a report tells of each card and the like: drawn, played, won with; and of pairs."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spellhall.engine import Game
from spellhall.lab.intervals import Clusters, Interval, of_share, z_of
from spellhall.lab.page.figures import EXPECTED
from spellhall.lab.rows.pieces import is_dealt, pieces_of, untold_of

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

ENOUGH = 30  # games with a piece: with fewer, no interval is trusted
PAIRED = "school"  # the kind of piece that seats choose and that meet each other
SELDOM = 0.05  # of those who drew a piece played or used it

# A seat's win counts beside what the usual piece of its shelf brings in the same simulation: who
# plays much of everything wins more often, and that is no virtue of a card.
_QUERY = """
WITH usual AS (
    SELECT run, kind, shelf,
        avg(won) FILTER (played > 0) AS playing, avg(won) FILTER (drawn > 0) AS drawing
    FROM pieces JOIN shelves USING (kind, piece) GROUP BY ALL
), by_game AS (
    SELECT who, kind, piece, name, shelf, run, game,
        sum(drawn) AS draws, sum(played) AS plays, sum(used) AS uses,
        count(*) FILTER (drawn > 0) AS d, count(*) FILTER (played > 0) AS p,
        count(*) FILTER (drawn > 0 AND played + used > 0) AS dp,
        coalesce(sum(won) FILTER (played > 0), 0) AS won,
        coalesce(sum(won - playing) FILTER (played > 0), 0) AS p_more,
        coalesce(sum(won - drawing) FILTER (drawn > 0), 0) AS d_more,
        coalesce(sum(playing) FILTER (played > 0), 0) AS p_usual,
        coalesce(sum(drawing) FILTER (drawn > 0), 0) AS d_usual,
        coalesce(sum(playing * (1 - playing)) FILTER (played > 0), 0) AS p_luck,
        coalesce(sum(drawing * (1 - drawing)) FILTER (drawn > 0), 0) AS d_luck,
    FROM pieces JOIN shelves USING (kind, piece) JOIN usual USING (run, kind, shelf)
    GROUP BY ALL
)
SELECT who, kind, piece, name, shelf,
    sum(draws), sum(plays), sum(uses), sum(d), sum(p), sum(dp), sum(won),
    count(*) FILTER (p > 0), sum(p), sum(p_more), sum(p_more * p_more), sum(p * p), sum(p * p_more),
    sum(p_luck), sum(p_usual),
    count(*) FILTER (d > 0), sum(d), sum(d_more), sum(d_more * d_more), sum(d * d), sum(d * d_more),
    sum(d_luck), sum(d_usual),
FROM by_game GROUP BY ALL ORDER BY ALL
"""


@dataclass(frozen=True)
class PieceFigures:
    """One piece in the games of one bot."""

    who: str
    kind: str
    id: str
    name: str
    shelf: str
    draws: int
    plays: int
    uses: int
    drew: int  # seats
    played: int  # seats
    put_to_use: float | None  # share of those who drew it that played or used it; None: not drawn
    won: float  # share of the seats that played it
    playing: Clusters  # what wins were more or less than usual, where it was played
    drawing: Clusters  # the same where it was drawn
    enough_played: bool  # games for an interval
    enough_drawn: bool
    dealt: bool  # whether chance gives it to a seat: then drawing tells what it is worth
    with_play: Interval | None = None  # None: too few games
    with_draw: Interval | None = None

    @property
    def stands_out(self) -> bool:
        """Whether those who play it surely win more or less often than with the usual piece."""
        return self.with_play is not None and self.with_play.excludes(0.0)

    @property
    def is_uneven(self) -> bool:
        """Whether those to whom it is dealt surely win more or less often than with others."""
        return self.dealt and self.with_draw is not None and self.with_draw.excludes(0.0)

    @property
    def is_dead(self) -> bool:
        """Whether it is drawn often and hardly ever played or used."""
        seldom = self.put_to_use is not None and self.put_to_use < SELDOM
        return seldom and self.drew >= ENOUGH


def piece_figures(con: "DuckDBPyConnection", game: Game) -> list[PieceFigures]:
    """All pieces for each bot; the intervals hold for all of them at once."""
    con.execute("CREATE TABLE shelves (kind VARCHAR, piece VARCHAR, shelf VARCHAR)")
    if known := [[piece.kind, piece.id, piece.shelf] for piece in pieces_of(game)]:
        con.executemany("INSERT INTO shelves VALUES (?, ?, ?)", known)
    untold = untold_of(game)
    drawn = {
        (who, kind)
        for who, kind in con.execute(
            "SELECT who, kind FROM pieces GROUP BY ALL HAVING sum(drawn) > 0"
        ).fetchall()
    }
    order = [
        who
        for who, _ in con.execute(
            "SELECT who, min(run) FROM runs GROUP BY who ORDER BY 2"
        ).fetchall()
    ]
    found = [_figures(game, row, drawn, untold) for row in con.execute(_QUERY).fetchall()]
    found.sort(key=lambda one: (one.kind, order.index(one.who), one.name))
    z = z_of(sum(one.enough_played + one.enough_drawn for one in found))
    return [
        replace(
            one,
            with_play=one.playing.mean(z) if one.enough_played else None,
            with_draw=one.drawing.mean(z) if one.enough_drawn else None,
        )
        for one in found
    ]


def _figures(
    game: Game, row: Sequence[object], drawn: set[tuple[str, str]], untold: frozenset[str]
) -> PieceFigures:
    who, kind, id, name, shelf = map(str, row[:5])
    draws, plays, uses, drew, played, both = (int(str(cell)) for cell in row[5:11])
    won, *sums = (float(str(cell)) for cell in row[11:])
    told = (who, kind) in drawn and drew and id not in untold
    return PieceFigures(
        who=who,
        kind=kind,
        id=id,
        name=name,
        shelf=shelf,
        draws=draws,
        plays=plays,
        uses=uses,
        drew=drew,
        played=played,
        put_to_use=both / drew if told else None,
        won=won / played if played else 0.0,
        playing=Clusters(int(sums[0]), int(sums[1]), *sums[2:7]),
        drawing=Clusters(int(sums[8]), int(sums[9]), *sums[10:15]),
        enough_played=_is_enough(sums[:8]),
        enough_drawn=_is_enough(sums[8:]),
        dealt=is_dealt(game, kind),
    )


def _is_enough(sums: Sequence[float]) -> bool:
    """Whether there are games, wins and losses enough for an interval."""
    games, seats, *_, wins = sums
    return games >= ENOUGH and EXPECTED <= wins <= seats - EXPECTED


@dataclass(frozen=True)
class Pair:
    """Two pieces that met: the first one's side against the other's, or both on one side."""

    who: str
    one: str
    other: str
    share: Interval  # of wins of the one's side
    games: int

    @property
    def turned(self) -> Interval:
        """The share of the other's side."""
        return Interval(1 - self.share.value, 1 - self.share.high, 1 - self.share.low)


def pairs(con: "DuckDBPyConnection", *, together: bool) -> list[Pair]:
    """How often two schools win, against each other or together, in games of two seats."""
    meets = "a.seat = b.seat" if together else "a.seat <> b.seat"
    rows = con.execute(
        f"SELECT a.who, a.name, b.name, sum(a.won), count(*) FROM pieces a JOIN pieces b"
        f" ON a.run = b.run AND a.game = b.game AND a.name < b.name AND {meets}"
        f" WHERE a.kind = '{PAIRED}' AND b.kind = '{PAIRED}' AND a.players = 2"
        " GROUP BY ALL ORDER BY min(a.run), a.name, b.name"
    ).fetchall()
    z = z_of(len(rows))
    return [
        Pair(who, one, other, of_share(won, games, z), games)
        for who, one, other, won, games in rows
    ]
