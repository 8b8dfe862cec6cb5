"""What a choice may lead to, in the words of the log: a turn played on from it a few times."""

import re
from collections import Counter
from random import Random
from typing import Final

from spellhall.bots.opinion import careful_code
from spellhall.bots.stories.highlights import Highlight, events_of
from spellhall.bots.stories.moments import Step
from spellhall.engine.game import Game
from spellhall.engine.machine.stack import next_seat
from spellhall.engine.machine.state import State
from spellhall.engine.match import Match, redealt

TIMES: Final = 3  # played on, and
OFTEN: Final = 2  # in how many of them something must happen to be told
MOST: Final = 24  # decisions
LEAST: Final = 0.01  # chance that an event must be worth where nothing can be counted


def leads_to(game: Game, state: State, seat: int, code: int, rng: Random) -> str:
    """The event of the seat's turn that helps most, if it is likely; `@1` stands for a seat."""
    texts: Counter[str] = Counter()
    worth: dict[str, float] = {}
    for _ in range(TIMES):
        steps = _turn(game, redealt(game, state, seat, rng), seat, code)
        found = events_of(game, steps, seat, 1)
        told = {each.text: each for each in found if _is_telling(game, each, seat)}
        texts.update(told.keys())
        for text, each in told.items():
            worth[text] = worth.get(text, 0.0) + each.score + each.counted
    likely = [text for text, times in texts.items() if times >= OFTEN]
    return max(likely, key=lambda text: worth[text], default="")


def _is_telling(game: Game, each: Highlight, seat: int) -> bool:
    """Whether it is good for a reason: counted, or done later by the seat with what it has.

    What the others do to each other is nobody's reason, however well it counts.
    """
    if each.counted:
        return game.together or re.search(rf"@{seat}\b", each.text) is not None
    done = each.step.choice > 1 and each.is_deed
    return done and each.score > LEAST and each.text.startswith(f"@{seat} ")


def _turn(game: Game, s: State, seat: int, code: int) -> list[Step]:
    """The seat's turn after a choice, and what comes before it."""
    names = [f"@{each}" for each in range(game.seats(s))]
    match = Match(game, s, names, {}, "", "looked ahead")
    match.filmed = True
    steps: list[Step] = []
    was_mine = False
    for _ in range(MOST):
        asked = next_seat(match.state)
        mine = game.stakes.turn(match.state)[0] == seat
        if asked < 0 or (was_mine and not mine):
            break
        was_mine = was_mine or mine
        chosen = code if not steps else careful_code(game, match.state.copy(), asked)
        option = next(each for each in match.options(asked) if each.code == chosen)
        steps.append(Step.taken(match, len(steps) + 1, asked, option.text))
    return steps
