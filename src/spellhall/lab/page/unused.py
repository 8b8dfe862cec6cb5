"""What never came up in any game: pieces of the box, frames, answers and events."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellhall import ledger
from spellhall.engine import Game
from spellhall.lab.rows.course import can_happen
from spellhall.lab.rows.pieces import Piece, pieces_of

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

_ID = re.compile(r"\b[A-Z]{2}-[A-Z][A-Z0-9]*(?:-[A-Za-z0-9]+)*")


@dataclass(frozen=True)
class Happening:
    """A frame, an answer or an event of the rules, and in how many games of each bot it came."""

    name: str
    rules: tuple[str, ...]  # of the ledger, that the code which serves it cites
    games: Mapping[str, int]  # by bot

    @property
    def never(self) -> bool:
        """Whether it came up in no game at all."""
        return not any(self.games.values())


@dataclass(frozen=True)
class Unused:
    """What a report tells of rules and pieces that did not come up."""

    happenings: list[Happening]  # all of them, in the order of the rules
    noted: bool  # whether the rows tell of happenings at all
    rules: list[str]  # of the ledger: cited only by what never happened
    judged: int  # rules of the ledger that some happening cites
    total: int  # rules of the ledger
    never_drawn: list[Piece]  # of the kinds that are drawn
    never_played: list[Piece]


def unused(con: "DuckDBPyConnection", game: Game) -> Unused:
    """What the rows of all simulations do not tell of."""
    counts: dict[str, dict[str, int]] = {}
    for name, who, games in con.execute(
        "SELECT name, who, count(*) FROM"
        " (SELECT who, unnest(happened) AS name FROM games) GROUP BY ALL"
    ).fetchall():
        counts.setdefault(name, {})[who] = games
    ids = ledger.ledger(game.id).ids() if game.id in ledger.games() else []
    happenings = [
        Happening(name, _cited(words, ids), counts.get(name, {}))
        for name, words in can_happen(game).items()
    ]
    exercised = {id for one in happenings if not one.never for id in one.rules}
    judged = {id for one in happenings for id in one.rules}
    drawn = _seen(con, "drawn")
    kinds = {kind for kind, _ in drawn}
    all_pieces = pieces_of(game)
    return Unused(
        happenings=happenings,
        noted=bool(counts),
        rules=[id for id in ids if id in judged and id not in exercised] if counts else [],
        judged=len(judged),
        total=len(ids),
        never_drawn=[p for p in all_pieces if p.kind in kinds and (p.kind, p.id) not in drawn],
        never_played=_missing(all_pieces, _seen(con, "played")),
    )


def _cited(words: str, ids: Iterable[str]) -> tuple[str, ...]:
    known = set(ids)
    return tuple(dict.fromkeys(id for id in _ID.findall(words) if id in known))


def _seen(con: "DuckDBPyConnection", what: str) -> set[tuple[str, str]]:
    return set(con.execute(f"SELECT DISTINCT kind, piece FROM pieces WHERE {what} > 0").fetchall())


def _missing(all_pieces: Iterable[Piece], seen: set[tuple[str, str]]) -> list[Piece]:
    return [piece for piece in all_pieces if (piece.kind, piece.id) not in seen]
