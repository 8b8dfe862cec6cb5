"""What never came up in any game: pieces of the box, frames, answers and events."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellhall import ledger
from spellhall.engine import Game
from spellhall.lab.rows.course import can_happen
from spellhall.lab.rows.pieces import Piece, pieces_of, untold_of

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

TRIED = "an option otherwise"  # random play in which an option is not as usual
_HAPPENED = """
    SELECT name, who, count(*) FROM (SELECT who, unnest(happened) AS name FROM games) GROUP BY ALL
"""
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
    tried: int  # games with an option set otherwise
    never_there: list[Piece]  # neither drawn nor played nor used by anybody
    never_played: list[Piece]  # drawn, but neither played nor used


def unused(
    con: "DuckDBPyConnection", game: Game, tried: "DuckDBPyConnection | None" = None
) -> Unused:
    """What the rows of all simulations do not tell of, nor those with an option set otherwise."""
    counts: dict[str, dict[str, int]] = {}
    for rows, bot in ((con, ""), (tried, TRIED)):
        for name, who, games in rows.execute(_HAPPENED).fetchall() if rows else ():
            counts.setdefault(name, {})[bot or who] = games
    ids = ledger.ledger(game.id).ids() if game.id in ledger.games() else []
    happenings = [
        Happening(name, _cited(words, ids), counts.get(name, {}))
        for name, words in can_happen(game).items()
    ]
    exercised = {id for one in happenings if not one.never for id in one.rules}
    judged = {id for one in happenings for id in one.rules}
    both = [con, tried] if tried else [con]
    there, played = _seen(both, "drawn + played + used"), _seen(both, "played + used")
    untold = untold_of(game)
    told = [(p.kind, p.id, p) for p in pieces_of(game) if p.id not in untold]
    return Unused(
        happenings=happenings,
        noted=bool(counts),
        rules=[id for id in ids if id in judged and id not in exercised] if counts else [],
        judged=len(judged),
        total=len(ids),
        tried=tried.execute("SELECT count(*) FROM games").fetchall()[0][0] if tried else 0,
        never_there=[p for kind, id, p in told if (kind, id) not in there],
        never_played=[p for kind, id, p in told if (kind, id) in there - played],
    )


def _cited(words: str, ids: Iterable[str]) -> tuple[str, ...]:
    known = set(ids)
    return tuple(dict.fromkeys(id for id in _ID.findall(words) if id in known))


def _seen(both: Sequence["DuckDBPyConnection"], what: str) -> set[tuple[str, str]]:
    query = f"SELECT DISTINCT kind, piece FROM pieces WHERE {what} > 0"
    return {piece for con in both for piece in con.execute(query).fetchall()}
