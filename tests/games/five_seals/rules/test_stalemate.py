"""Rounds without a broken seal: how they are counted, and the stop that is ours (FS-END-4)."""

from typing import Any

import pytest

from spellhall.engine import begin, from_json
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.state.state import Seals
from spellhall.testing import Table, rule
from tests.games.five_seals.tables import VAULTS, dungeon, pass_round, player, seen, state

GATE = {"1.G1": "fire2"}
ONES = [0] * 60  # every die shows a 1, which breaks nothing


def quiet_table(**rest: Any) -> Table:
    """Two mages before shut vaults, with dice that always show 1."""
    return dungeon(seals=VAULTS, chance=ONES, **rest)


@rule("FS-END-4", "FS-AMB-18")
def test_three_quiet_rounds_in_a_row_are_counted_one_by_one() -> None:
    table = quiet_table()
    counts = []
    while not table.match.is_over:
        pass_round(table)
        counts.append(state(table).quiet)
    assert counts == [1, 2, 3]
    assert table.log()[-1] == "Stalemate: three rounds without a break. The game is over."
    assert table.match.result is not None
    assert table.match.result.ending == "stalemate"
    assert table.match.result.text.endswith("after a stalemate.")
    assert table.match.result.rules == ("FS-END-4", "FS-SCORE-3")


@rule("FS-END-4")
def test_a_broken_seal_begins_the_count_anew() -> None:
    table = dungeon({"dice": ["fire2"]}, seals=GATE | VAULTS, chance=ONES, quiet=2)
    table.play("alice: break 1.G1", *["alice: take fire"] * 3)
    pass_round(table)
    counts = [state(table).quiet]
    while not table.match.is_over:
        pass_round(table)
        counts.append(state(table).quiet)
    assert counts == [0, 1, 2, 3]


@rule("FS-END-4")
def test_the_break_of_one_round_does_not_count_for_the_next() -> None:
    table = dungeon({"dice": ["fire2"]}, seals=GATE | VAULTS, chance=ONES)
    table.play("alice: break 1.G1", *["alice: take fire"] * 3)
    assert state(table).round.broken == 1
    pass_round(table)
    assert (state(table).round.broken, state(table).quiet) == (0, 0)


@rule("FS-END-4", "FS-AMB-18")
def test_a_table_may_play_on_without_the_stop() -> None:
    table = quiet_table(stalemate=False)
    for _ in range(5):
        pass_round(table)
    assert not table.match.is_over
    assert (state(table).quiet, state(table).round.number) == (5, 6)
    assert not seen(table).last_round
    assert sum(player(table, "alice").coming) == 0  # the last to finish chose dice as usual


@rule("FS-END-4")
def test_the_stop_is_on_unless_it_is_switched_off_and_says_that_it_is_ours() -> None:
    for options, stops in (None, True), ({"stalemate": True}, True), ({"stalemate": False}, False):
        fresh = begin(GAME, 2, 1, options).state
        assert isinstance(fresh, Seals)
        assert fresh.stalemate == fresh.copy().stalemate == stops
    assert state(quiet_table()).stalemate
    setting = next(setting for setting in GAME.settings if setting.id == "stalemate")
    assert "ours" in setting.line


@rule("FS-END-1", "FS-END-4")
def test_without_the_stop_few_scrolls_still_end_the_game() -> None:
    table = dungeon(seals={"1.K1": "fire6"}, quiet=2, stalemate=False)
    pass_round(table)
    assert table.match.result is not None
    assert table.match.result.ending == "few_scrolls"
    assert table.match.result.rules == ("FS-END-1", "FS-SCORE-3")


def why(table: Table) -> str:
    asked = table.match.asked(0)
    assert asked is not None
    return asked.why


@rule("FS-END-4")
def test_the_prompt_warns_in_a_round_that_may_be_the_last_quiet_one() -> None:
    warning = "Nobody has broken a seal for two rounds: a third ends the game."
    assert why(quiet_table(quiet=2)).startswith(warning)
    assert why(dungeon({"dice": ["fire2"]}, seals=GATE | VAULTS, quiet=2)).startswith(warning)
    assert warning not in why(quiet_table(quiet=1))
    assert warning not in why(quiet_table(quiet=2, broken=1))
    assert warning not in why(quiet_table(quiet=2, stalemate=False))
    last = dungeon(seals={"1.K1": "fire6"}, quiet=2)
    assert why(last).startswith("This is the last round.")


@rule("FS-END-4", "FS-VAR-1", "FS-VAR-2")
@pytest.mark.parametrize("option", ["tie_break", "binding_raises", "stalemate"])
def test_a_position_keeps_the_options_of_its_file(option: str) -> None:
    for value in (True, False):
        given: dict[str, Any] = {option: value}
        table = dungeon(seals=VAULTS, **given)
        again = from_json(GAME, table.match.to_json())
        assert again.to_json() == table.match.to_json()
        s = again.state
        assert isinstance(s, Seals)
        kept = {"tie_break": s.tie_break, "binding_raises": s.raising, "stalemate": s.stalemate}
        defaults = {"tie_break": False, "binding_raises": False, "stalemate": True}
        assert kept == defaults | {option: value}
