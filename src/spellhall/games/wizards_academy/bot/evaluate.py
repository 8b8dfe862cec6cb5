"""How good a position looks for the team, for bots that search.

One number for all seats: everybody wins or loses together. It is the chance to live until the aim
is reached (the mana that is left against what the threats will cost by then) times the chance to
be in time (the turns that are left against those needed). It looks only at what the table knows.
"""

from math import sqrt
from typing import Final

from spellhall.engine.machine.stack import answer
from spellhall.games.wizards_academy.bot.aims import basic_aim
from spellhall.games.wizards_academy.bot.danger import danger
from spellhall.games.wizards_academy.bot.effort import LONG, Means
from spellhall.games.wizards_academy.bot.scenario_aims import advanced_aim
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import ALLOW
from spellhall.games.wizards_academy.frames.casting import NameSpell, Permit
from spellhall.games.wizards_academy.frames.turn import Act, DrawDisaster
from spellhall.games.wizards_academy.rules import RULES
from spellhall.games.wizards_academy.state.state import NONE, WON, Academy

ACTION: Final = 0.02  # spent: nobody walks to and fro
SHOWN: Final = 0.02  # a disaster that everybody knows
REFUSED: Final = 1.0  # a glyph
GUESS: Final = 100.0  # a name given blindly
PER_TURN: Final = 2.2  # actions of a turn that lead on, in the basic game
PER_ADVANCED_TURN: Final = 1.0
PER_LONG_TURN: Final = 1.6  # in a scenario of many steps
DOUBT: Final = 0.5  # of a mana, about what is expected
LEAST: Final = 0.5  # actions: nothing is as good as won before it is


def evaluate(s: Academy, seat: int) -> float:
    """The team's chance to win, guessed; the same for every seat."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Permit):  # a friend who is asked for a glyph will hardly refuse
        lent = s.copy()
        answer(RULES, lent, frame.seat, ALLOW.bare)
        if lent.ending:
            return 1.0 if lent.ending == WON else 0.0
        return chance(lent)
    return chance(s)


def chance(s: Academy) -> float:
    """To live so long, and to be in time: a number between 0 and 1 that never goes flat."""
    left = 0.5 + turns_left(s)
    for frame in s.stack:
        if isinstance(frame, Act):
            left += sum(s.this_turn.acts) / 3
        elif isinstance(frame, DrawDisaster):
            left -= 1.0
    turns = max(LEAST, need(s)) / pace(s)
    late = turns / max(left, 0.5)
    return survival(s.mana, danger(s) * turns) / (1.0 + late * late * late)


def pace(s: Academy) -> float:
    """Actions of a turn that lead on."""
    if s.scenario == BASIC:
        return PER_TURN
    return PER_LONG_TURN if s.scenario in LONG else PER_ADVANCED_TURN


def survival(mana: int, loss: float) -> float:
    """How likely the mana lasts for a loss that is expected: half when it just does."""
    spare = (mana - loss) / sqrt(loss + DOUBT)
    return 0.5 + 0.5 * spare / sqrt(1.0 + spare * spare)


def turns_left(s: Academy) -> int:
    """How many disasters can still be drawn (WA-EX-9)."""
    n = len(s.deck)
    pile = len(s.deck) + len(s.discard) + 1
    left = len(s.progression)
    while left > 0:
        pile += min(2, left)
        left -= 2
        n += pile
    return n


def need(s: Academy) -> float:
    """Actions until the team has won."""
    means = Means(s)
    return (
        (basic_aim(s, means) if s.scenario == BASIC else advanced_aim(s, means))
        + ACTION * s.spent
        + REFUSED * len(s.this_turn.refused)
        + luck(s)
        - shown(s)
    )


def shown(s: Academy) -> float:
    """Disasters in hand that the whole table knows: it can prepare for them."""
    total = 0.0
    for wizard in s.wizards:
        if wizard.card != NONE and s.deck_known[wizard.card]:
            total += SHOWN
    return total


def luck(s: Academy) -> float:
    """Names given blindly, or about to be: a searcher must not trust them in its redeals."""
    frame = s.stack[-1] if s.stack else None
    blind = isinstance(frame, NameSpell) and not s.seen[s.grid[frame.space]]
    return GUESS * (s.guesses + blind)
