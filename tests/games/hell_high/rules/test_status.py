"""The Social Status board (ledger section 3.12), and a slow model of it."""

from itertools import product
from random import Random

from spellhall.games.hell_high.box.board import shifted
from spellhall.testing import rule
from tests.games.hell_high.tables import casting, hp, ranks, school, status


@rule("HH-STAT-1", "HH-STAT-3", "HH-VERB-3")
def test_gaining_moves_up_and_losing_moves_down() -> None:
    assert ranks(school({"rank": 3}, {"rank": 8}, stack=[status(0, 2)])) == [5, 8]
    assert ranks(school({"rank": 5}, {"rank": 8}, stack=[status(0, -2)])) == [3, 8]
    assert ranks(school({"rank": 5}, {"rank": 4}, stack=[status(0, 0)])) == [5, 4]


@rule("HH-STAT-2", "HH-STAT-3")
def test_movement_beyond_the_board_is_lost() -> None:
    assert ranks(school({"rank": 7}, {"rank": 1}, stack=[status(0, 3)])) == [8, 1]
    assert ranks(school({"rank": 8}, {"rank": 7}, stack=[status(0, 1)])) == [8, 7]
    assert ranks(school({"rank": 2}, {"rank": 8}, stack=[status(0, -3)])) == [1, 8]
    assert ranks(school({"rank": 1}, {"rank": 2}, stack=[status(0, -3)])) == [1, 2]


@rule("HH-STAT-4")
def test_an_occupant_gives_way_against_the_move() -> None:
    assert ranks(school({"rank": 4}, {"rank": 6}, stack=[status(0, 2)])) == [6, 5]
    assert ranks(school({"rank": 6}, {"rank": 4}, stack=[status(0, -2)])) == [4, 5]


@rule("HH-STAT-5", "HH-STAT-6", "HH-EX-6")
def test_a_chain_moves_at_once_and_ends_where_the_mover_left() -> None:
    table = school({"rank": 8}, {"rank": 7}, {"rank": 6}, stack=[status(0, -2)])
    assert ranks(table) == [6, 8, 7]
    assert table.log() == [
        "alice falls to 6, Cheerleader, bob is pushed to 8, cara is pushed to 7."
    ]


@rule("HH-EX-7", "HH-STAT-11")
def test_a_free_rank_takes_the_mover_and_nobody_slides_into_gaps() -> None:
    assert ranks(school({"rank": 5}, {"rank": 4}, stack=[status(0, 1)])) == [6, 4]


@rule("HH-STAT-7")
def test_ranks_passed_over_are_not_disturbed() -> None:
    table = school({"rank": 2}, {"rank": 3}, {"rank": 4}, stack=[status(0, 5)])
    assert ranks(table) == [7, 3, 4]


@rule("HH-STAT-10")
def test_the_dead_have_no_status_to_change() -> None:
    table = school({}, {}, {"hp": 0, "rank": 0}, dead=[2], stack=[status(2, 2)])
    assert ranks(table) == [8, 7, 0]


@rule("HH-AMB-19")
def test_status_of_a_killed_target_is_ignored_and_the_casters_gain_follows_the_kill() -> None:
    foes = ({"hp": 2, "rank": 5}, {"rank": 8})
    table = casting("pain-locker", *foes, me={"rank": 6}, dice=[5], dead_deck=["makeover"])
    assert ranks(table) == [7, 0, 8]  # 1 for the kill
    foes = ({"rank": 8}, {"hp": 1, "rank": 2})
    me = {"rank": 5}
    table = casting("hallway-shoulder-check", *foes, me=me, dice=[4], dead_deck=["makeover"])
    assert ranks(table) == [7, 8, 0]  # 1 for the kill, then 1 of the band
    assert hp(table) == [20, 20, 0]


def slow_model(ranks_before: list[int], who: int, n: int) -> list[int]:
    """All boards on which every other wizard stays or gives way by one rank, the calmest legal one.

    Independent of the program: it knows nothing of chains, only what a board must look like
    afterwards. The mover stands on its goal, nobody shares a rank, the others keep their order,
    and as few as possible were disturbed.
    """
    goal = max(1, min(8, ranks_before[who] + n))
    if goal == ranks_before[who]:
        return list(ranks_before)
    give_way = -1 if goal > ranks_before[who] else 1
    others = [i for i, rank in enumerate(ranks_before) if i != who and rank > 0]
    boards = []
    for moves in product((0, 1), repeat=len(others)):
        after = list(ranks_before)
        after[who] = goal
        for i, moved in zip(others, moves, strict=True):
            after[i] += give_way * moved
        standing = [rank for rank in after if rank > 0]
        ordered = sorted(others, key=ranks_before.__getitem__)
        if (
            len(set(standing)) == len(standing)
            and all(1 <= after[i] <= 8 for i in others)
            and ordered == sorted(others, key=after.__getitem__)
        ):
            boards.append((sum(moves), after))
    return min(boards)[1]


@rule("HH-STAT-4", "HH-STAT-5", "HH-STAT-6", "HH-STAT-7", "HH-STAT-9")
def test_displacement_agrees_with_the_slow_model_on_ten_thousand_boards() -> None:
    rng = Random(2024)
    disturbed = 0
    for _ in range(10_000):
        seats = rng.randint(2, 6)
        board = rng.sample(range(1, 9), seats)
        for seat in range(seats):
            if rng.random() < 0.15:
                board[seat] = 0
        standing = [seat for seat in range(seats) if board[seat]]
        if not standing:
            board[0], standing = 4, [0]
        who = rng.choice(standing)
        n = rng.randint(-8, 8)
        before = board.copy()
        after = shifted(board, who, n)
        assert board == before
        assert after == slow_model(board, who, n), (board, who, n)
        disturbed += sum(a != b for a, b in zip(after, before, strict=True)) > 1
    assert disturbed > 2500
