"""Simulations count right and depend on their seed alone."""

from dataclasses import replace

import pytest

from spellhall.engine import BadOptions
from spellhall.lab import Report, SimulationFailed, balance, counted, simulate, tournament
from tests.bots.small_games import STONES, Heap


def same(report: Report) -> Report:
    """The report without its times."""
    return replace(report, seconds=0.0, thinking={})


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"], ["archmage", "adept"]])
def test_the_number_of_workers_changes_nothing(bots: list[str]) -> None:
    one = simulate("bids", 2, 8, bots, seed=3)
    two = simulate("bids", 2, 8, bots, seed=3, workers=2)
    assert same(one) == same(two)


def test_another_seed_gives_other_games() -> None:
    assert simulate("bids", 2, 24, seed=3).outcomes != simulate("bids", 2, 24, seed=4).outcomes


def test_more_games_begin_with_the_same_ones() -> None:
    assert simulate("bids", 3, 60).outcomes[:10] == simulate("bids", 3, 10).outcomes


def test_bots_change_seats_from_game_to_game() -> None:
    report = simulate("bids", 3, 6, ["random", "greedy", "adept"])
    firsts = [outcome.lineup[0] for outcome in report.outcomes]
    assert firsts == ["random", "greedy", "adept"] * 2


def test_a_game_won_together_counts_once_for_a_bot() -> None:
    report = simulate("wizards_academy", 3, 2, seed=1)
    won = [replace(outcome, returns=(1.0, 1.0, 1.0)) for outcome in report.outcomes]
    report = replace(report, counts=counted(won))
    assert report.wins_by_seat == [2.0, 2.0, 2.0]
    assert report.wins_by_bot == {"random": 2.0}
    assert report.share_by_bot["random"].value == 1.0


def test_wins_are_counted_by_seat_and_by_bot() -> None:
    report = simulate("stones", 2, 20, ["archmage", "random"])
    assert sum(report.wins_by_seat) == sum(report.wins_by_bot.values()) == 20
    assert report.wins_by_bot["archmage"] > 15
    assert report.share_by_bot["archmage"].excludes(report.chance_of("archmage"))
    assert report.endings == {"empty": 20}
    assert report.unfinished == 0


def test_a_shared_win_counts_in_part() -> None:
    report = simulate("bids", 4, 200)
    shared = [o for o in report.outcomes if o.scores.count(max(o.scores)) > 1]
    assert shared
    for outcome in shared:
        assert sum(outcome.returns) == pytest.approx(1.0)


def test_a_game_won_together_counts_for_every_seat() -> None:
    report = simulate("together", 3, 50)
    assert report.wins_by_seat == [report.endings["exact"]] * 3


def test_options_reach_the_game() -> None:
    report = simulate("stones", 2, 5, options={"big": True})
    assert report.options == {"big": True}
    assert min(outcome.decisions for outcome in report.outcomes) >= 7


def test_progress_is_told_for_every_game() -> None:
    told: list[int] = []
    simulate("stones", 2, 33, progress=told.append)
    assert sum(told) == 33
    assert len(told) > 1


def test_a_game_that_breaks_off_says_how_to_play_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(s: Heap, f: object) -> list[int]:
        if s.left < 5:
            raise ZeroDivisionError("no stones")
        return [1, 2, 3]

    kind = next(iter(STONES.rules.options))
    monkeypatch.setitem(STONES.rules.options, kind, broken)
    with pytest.raises(SimulationFailed, match=r"game 0 .*no stones.*seed '7-0' and 2 players"):
        simulate("stones", 2, 1, seed=7)


@pytest.mark.parametrize(
    ("players", "bots", "words"),
    [
        (9, ["random"], "2 to 4 players, not 9"),
        (3, ["random", "greedy"], "3 seats need one bot for all or 3 bots, not 2"),
        (2, ["gandalf"], "no bot 'gandalf'"),
    ],
)
def test_bad_requests_get_a_reason(players: int, bots: list[str], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        simulate("bids", players, 1, bots)


def test_a_tournament_tells_the_stronger_bot() -> None:
    table = tournament("stones", 2, ["random", "archmage"], 30, seed=1)
    [pairing] = table.pairings
    assert pairing.games == 30
    assert pairing.share.high < 0.5
    assert pairing.decided
    assert table.ratings["archmage"][0] > table.ratings["random"][0]


def test_a_tournament_at_a_larger_table_gives_both_half_of_the_seats() -> None:
    table = tournament("stones", 3, ["random", "apprentice"], 400, seed=1)
    [pairing] = table.pairings
    assert not pairing.decided


def test_a_tournament_of_one_bot_is_refused() -> None:
    with pytest.raises(BadOptions, match="two different bots"):
        tournament("stones", 2, ["random", "random"], 10)


def test_balance_finds_the_better_seat() -> None:
    report = simulate("stones", 2, 30, ["archmage"])
    found = balance(report)
    assert found.unfair_seats == [0, 1]  # with ten stones the first seat wins
    assert found.share_by_seat[0].low > 0.5
    assert found.endings == {"empty": 1.0}
    assert found.shared_wins == 0.0
