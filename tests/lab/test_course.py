"""The course of a game: what ran in it, and how the lead changed."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import duckdb
import pytest

from spellhall.engine import Chance, State, next_seat, options, settle
from spellhall.engine.machine.stack import answer
from spellhall.games import IDS, find
from spellhall.lab import simulate
from spellhall.lab.rows.course import APART, Course, can_happen
from tests.bots.small_games import STONES, Take


class Scales:
    """An evaluation that says what a test puts on it, and whose turn it is."""

    def __init__(self, game: Any = STONES, **facts: Any) -> None:
        self.worth: list[float] = [0.5, 0.5]
        self.game = replace(game, evaluate=lambda s, seat: self.worth[seat], **facts)
        self.course = Course(self.game)
        self.turns = self._turns()

    def show(self, *worth: float, after: int = APART, turn: int | None = None) -> None:
        """So many decisions later it looks so, and the other seat is to choose."""
        self.worth = list(worth)
        self.decision = getattr(self, "decision", 0) + after
        seat = next(self.turns) if turn is None else turn
        self.course.follow(self._asking(seat), self.decision)

    def _asking(self, seat: int) -> State:
        s = STONES.begin(2, {"big": False}, Chance("1", 0, []))
        s.stack = [Take(seat)]
        return s

    def _turns(self) -> Iterator[int]:
        while True:
            yield from (0, 1)


def test_a_lead_that_passes_to_another_seat_is_counted_with_its_decision() -> None:
    table = Scales()
    table.show(0.6, 0.4)
    table.show(0.7, 0.3)
    assert table.course.lead_changes == 0
    table.show(0.2, 0.8)
    assert (table.course.lead_changes, table.course.last_lead_change) == (1, 3 * APART)
    table.show(0.9, 0.1)
    assert (table.course.lead_changes, table.course.last_lead_change) == (2, 4 * APART)


def test_who_is_hardly_ahead_does_not_lead() -> None:
    table = Scales()
    table.show(0.6, 0.4)
    table.show(0.50, 0.51)
    table.show(0.6, 0.4)
    assert table.course.lead_changes == 0


def test_nobody_looks_twice_in_one_turn_or_within_a_few_decisions() -> None:
    table = Scales()
    table.show(0.6, 0.4, turn=0)
    table.show(0.2, 0.8, turn=0)
    assert table.course.lead_changes == 0
    table.show(0.6, 0.4, turn=1)
    table.show(0.2, 0.8, turn=0, after=APART - 1)
    assert table.course.lead_changes == 0
    table.show(0.2, 0.8, turn=0, after=1)
    assert table.course.lead_changes == 1


def test_nobody_leads_in_a_game_that_is_won_together() -> None:
    table = Scales(together=True)
    table.show(0.9, 0.1)
    table.show(0.1, 0.9)
    assert table.course.lead_changes == 0


def test_rules_that_take_note_play_the_same_game() -> None:
    game = find("arcane_academy")
    course = Course(game)
    plain, noted = (
        game.begin(2, {"first": "1", "turn_limit": 400}, Chance("7", 0, [])) for _ in range(2)
    )
    settle(game.rules, plain)
    settle(course.rules, noted)
    for _ in range(60):
        seat = next_seat(plain)
        code = options(game.rules, plain, seat)[-1]
        answer(game.rules, plain, seat, code)
        answer(course.rules, noted, seat, code)
    assert game.codec.to_builtins(plain) == game.codec.to_builtins(noted)
    assert {"cast_or_rest", "cast_or_rest: cast", "end_turn"} <= course.happened
    assert course.happened < set(can_happen(game))


def test_every_game_has_a_course_of_its_own() -> None:
    game = find("arcane_academy")
    first = Course(game)
    settle(first.rules, game.begin(2, {"first": "1", "turn_limit": 9}, Chance("7", 0, [])))
    seen = set(first.happened)
    assert seen
    second = Course(game)
    assert second.happened == set()
    assert first.happened == seen


@pytest.mark.parametrize("game_id", IDS)
def test_all_that_is_noted_is_known_beforehand(game_id: str, tmp_path: Path) -> None:
    game = find(game_id)
    simulate(game_id, game.players[-1], 2, out=tmp_path)
    files = str(tmp_path / "*" / "games.parquet")
    found = duckdb.execute("SELECT happened, lead_changes FROM read_parquet(?)", [files]).fetchall()
    noted = {name for row in found for name in row[0]}
    assert len(noted) > 20
    assert noted <= set(can_happen(game))
    assert all((row[1] is None) == game.together for row in found)


def test_what_can_happen_cites_the_rules_that_its_code_cites() -> None:
    words = can_happen(find("arcane_academy"))
    assert "AA-CAST" in words["cast_or_rest"]
    assert sum("AA-" in text for text in words.values()) > 20
