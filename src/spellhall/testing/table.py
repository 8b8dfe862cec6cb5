"""Scripted tables: a game set up in a few lines and played in notation.

>>> table = Table.new("arcane_academy", players=2, seed=1)
>>> table.play("alice: rest", "alice: keep")

A script fails on any question that it did not foresee: the next line then names a seat that is
not asked, or a choice that is not offered, and the failure says what is.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from spellhall.engine import Game, IllegalChoice, Match, Options, begin, from_json
from spellhall.games import find
from spellhall.testing.laws import check_facts

NAMES = ("alice", "bob", "cara", "dan", "eve", "finn")


class ScriptFailed(AssertionError):
    """The script does not fit the game."""


class Table:
    """A match that is played by a script."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @classmethod
    def new(
        cls,
        game: str | Game,
        players: int,
        seed: int | str = 0,
        options: Options | None = None,
    ) -> "Table":
        """A fresh game, set up by its seed."""
        return cls(begin(_game(game), players, seed, options, NAMES[:players]))

    @classmethod
    def at(
        cls,
        game: str | Game,
        setup: Mapping[str, Any],
        options: Options | None = None,
        stack: Sequence[Mapping[str, Any]] | None = None,
        chance: Sequence[int] = (),
    ) -> "Table":
        """A game at a position: a set-up that the game completes (docs/notation.md).

        `stack` says what is pending, in the order it happens; `chance` are scripted answers.
        """
        found = _game(game)
        head = {
            "game": found.id,
            "names": list(NAMES[: len(setup["players"])]),
            "setup": setup,
            "options": dict(options or {}),
            "stack": stack,
            "chance": list(chance),
        }
        return cls(from_json(found, msgspec.json.encode(head)))

    @property
    def state(self) -> Any:
        """The whole state, for assertions."""
        return self.match.state

    def seat(self, name: str) -> int:
        """The seat of a name."""
        if name not in self.match.names:
            raise ScriptFailed(f"nobody is called '{name}'; seats: {', '.join(self.match.names)}")
        return self.match.names.index(name)

    def play(self, *lines: str) -> "Table":
        """Play lines of the form «alice: cast 5», one choice each."""
        for line in lines:
            name, colon, choice = line.partition(": ")
            if not colon:
                raise ScriptFailed(f"a line has the form 'alice: choice', not '{line}'")
            seat = self.seat(name)
            if seat not in self.match.may_answer():
                raise ScriptFailed(f"'{line}': {name} is not asked; {self.awaits()}")
            try:
                self.match.play(choice, seat)
            except IllegalChoice as error:
                raise ScriptFailed(f"'{line}': {error}") from None
            check_facts(self.match, f"'{line}'")
        return self

    def options(self, name: str) -> list[str]:
        """What a seat may choose now, in notation."""
        return [option.text for option in self.match.options(self.seat(name))]

    def question(self, name: str) -> str:
        """The kind of question that a seat is asked now; empty for none."""
        asked = self.match.asked(self.seat(name))
        return asked.kind if asked else ""

    def awaits(self) -> str:
        """Who is asked what, for messages and assertions: «alice: cast_or_rest»."""
        if self.match.is_over:
            return "the game is over"
        return ", ".join(
            f"{self.match.names[seat]}: {self.question(self.match.names[seat])}"
            for seat in self.match.awaited()
        )

    def log(self, name: str | None = None) -> list[str]:
        """The sentences about the last choice as a seat, or a spectator, reads them."""
        seat = None if name is None else self.seat(name)
        return [told.sentence.text for told in self.match.events(seat)]

    def refused(self, name: str) -> dict[str, str]:
        """What a seat cannot choose now: touched thing -> rule."""
        return {r.touch: r.rule for r in self.match.refusals(self.seat(name))}


def _game(game: str | Game) -> Game:
    return game if isinstance(game, Game) else find(game)
