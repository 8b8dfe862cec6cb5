"""Sets a table of Hell High in a few lines.

What is not named is empty: no hands, no Spells, no Treasures. Alice stands on rank 8, bob on 7,
and so on, unless a test says otherwise. Dice are written as the numbers they show.
"""

from collections.abc import Callable, Sequence
from typing import Any

from spellhall.engine import Match
from spellhall.engine.machine.stack import settle
from spellhall.games import find
from spellhall.games.hell_high.box.words import CARD_WORDS
from spellhall.games.hell_high.state.state import Brawl, Player
from spellhall.testing import Table
from spellhall.testing.table import NAMES

GAME = find("hell_high")
Seat = dict[str, Any]
DEAD: Seat = {"hp": 0, "rank": 0}


def school(
    *seats: Seat,
    dice: Sequence[int] = (),
    stack: list[dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    waiting: Sequence[str] | None = None,
    prepare: Callable[[Brawl], None] | None = None,
    **rest: Any,
) -> Table:
    """A table in the middle of a round; `stack` says what is pending instead.

    `prepare` changes what a set-up cannot say.

    With `waiting`, it is alice's turn, and these cards of her Spell have still to resolve.

    All that happens up to the first question is told, so that a test can read it in the log.
    """
    if rest.get("lws") is not None:
        rest.setdefault("start", "end")
    s: Any = GAME.position({"players": list(seats), **rest})
    if stack is not None:
        s.stack = [GAME.codec.from_builtins(pending) for pending in reversed(stack)]
    if waiting is not None:
        s.turn.seat = 0
        s.turn.waiting = [card for word in waiting for card in cards_of(word)[:1]]
    if prepare is not None:
        prepare(s)
    s.chance.script = [number - 1 for number in dice]
    s.watched = True
    settle(GAME.rules, s)
    GAME.invariants(s)
    return Table(Match(GAME, s, NAMES[: len(seats)], dict(options or {}), ""))


def casting(
    spell: str | list[str],
    *foes: Seat,
    me: Seat | None = None,
    **rest: Any,
) -> Table:
    """Alice takes a turn with this Spell, and nothing happens after it."""
    cards = [spell] if isinstance(spell, str) else spell
    return school(
        {"spell": cards, **(me or {})},
        *(foes or ({},)),
        stack=[frame("TakeTurn", seat=0)],
        **rest,
    )


def frame(kind: str, /, **fields: Any) -> dict[str, Any]:
    """A frame as it is written in a position."""
    return {"": kind} | {
        key: {"()": list(value)} if isinstance(value, tuple) else value
        for key, value in fields.items()
    }


def blow(source: int, targets: tuple[int, ...], amount: int, card: int = -1) -> dict[str, Any]:
    """One instance of damage as a frame."""
    return frame("Blow", source=source, targets=targets, amount=amount, card=card)


def status(seat: int, n: int) -> dict[str, Any]:
    """A change of Social Status as a frame."""
    return frame("ChangeStatus", seat=seat, n=n, shifted=False)


def state(table: Table) -> Brawl:
    """The state, with its type; no card was lost or made on the way to it."""
    found = table.state
    assert isinstance(found, Brawl)
    GAME.invariants(found)
    return found


def player(table: Table, name: str) -> Player:
    """One seat's part of the state."""
    return state(table).players[table.seat(name)]


def hp(table: Table) -> list[int]:
    """The HP of all seats."""
    return [one.hp for one in state(table).players]


def ranks(table: Table) -> list[int]:
    """The ranks of all seats; 0 is off the board."""
    return [one.rank for one in state(table).players]


def kills(table: Table) -> list[int]:
    """The Kill Tokens of all seats."""
    return [one.kills for one in state(table).players]


def words(cards: Sequence[int]) -> list[str]:
    """Cards in notation, without the number of the copy."""
    return [CARD_WORDS[card].split("#")[0] for card in cards]


def treasures(table: Table, name: str) -> list[str]:
    """The Treasures of a seat."""
    return words(player(table, name).treasures)


def cards_of(design: str) -> list[int]:
    """The numbers of both copies of a design, by its word."""
    return [card for card, word in enumerate(CARD_WORDS) if word.split("#")[0] == design]
