"""The cheapest row of steps that surely leads to a place, found by trying the real choices.

Each step is tried on a deal that the seat cannot tell from the true one; where chance has a say,
something hidden comes out or somebody else is asked, no way goes on. So whoever knows the same
gets the same way, and no rule of movement is told twice.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any, Final

from spellhall.engine.forecasts.tries import tried
from spellhall.engine.machine import stack
from spellhall.engine.match import Match, redealt

MOST_TRIED: Final = 400  # places and what is left there, for one way


def cheapest_way(match: Match, seat: int, goal: str) -> list[str] | None:
    """The choices that lead there, in notation; None: no sure way leads there in this turn.

    Of ways that cost the same it is the one with the fewest steps. The match is left as it is.
    """
    game, walks = match.game, match.game.walks
    if walks is None:
        return None
    start = redealt(game, match.state, seat, Random(0))
    if walks.stands(start, seat) == goal:
        return None
    had, number = walks.left(start, seat), count()
    edge: list[tuple[int, int, int, Any, list[int]]] = [(0, 0, next(number), start, [])]
    seen: set[tuple[str, int]] = set()
    for _ in range(MOST_TRIED):
        if not edge:
            break
        _, _, _, state, codes = heappop(edge)
        here = walks.stands(state, seat)
        if here == goal:
            return _in_notation(match, start, seat, codes)
        left = walks.left(state, seat)
        if (here, left) in seen or stack.open_question(state, seat) is None:
            continue
        seen.add((here, left))
        for code in walks.steps(state, seat, stack.options(game.rules, state, seat)):
            step = tried(game, state, seat, code, 0, filmed=False)
            if step.whole:
                spent = had - walks.left(step.after, seat)
                ahead = [*codes, code]
                heappush(edge, (spent, len(ahead), next(number), step.after, ahead))
    return None


def _in_notation(match: Match, start: Any, seat: int, codes: Sequence[int]) -> list[str]:
    trial = Match(match.game, start.copy(), match.names, match.settings, "")
    found = []
    for code in codes:
        option = next(each for each in trial.options(seat) if each.code == code)
        trial.answer(seat, option)
        found.append(option.text)
    return found
