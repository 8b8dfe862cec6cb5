"""The Social Status board: how standees push one another (ledger section 3.12)."""

from typing import Final

TOP_RANK: Final = 8


def shifted(ranks: list[int], who: int, n: int) -> list[int]:
    """The ranks of all seats after one gains n status, or loses it if n is negative.

    Whoever stood on the rank gives way by one rank against the move, pushing the next in turn,
    until a free rank takes the last one; the rank that the mover left is free (HH-STAT-4 to 6).
    """
    after = ranks.copy()
    goal = min(max(ranks[who] + n, 1), TOP_RANK)
    if goal == ranks[who]:
        return after
    away = -1 if goal > ranks[who] else 1
    after[who] = goal
    pushed = _standing_on(ranks, goal, who)
    while pushed >= 0:
        after[pushed] = ranks[pushed] + away
        pushed = _standing_on(ranks, after[pushed], who)
    return after


def _standing_on(ranks: list[int], rank: int, mover: int) -> int:
    for seat in range(len(ranks)):
        if ranks[seat] == rank and seat != mover:
            return seat
    return -1
