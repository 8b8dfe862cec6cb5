"""What people weigh before they choose: the mana of all, their glyphs, the turn, and ways."""

from collections.abc import Sequence
from typing import Final

from spellhall.engine.forecasts.stakes import Count, Stakes
from spellhall.engine.forecasts.walks import Walks
from spellhall.engine.machine.stack import open_question
from spellhall.games.wizards_academy.choices import DASH_TO, MOVE_TO
from spellhall.games.wizards_academy.frames.turn import Act, DashOn
from spellhall.games.wizards_academy.state.state import Academy


def glyphs(s: Academy, seat: int) -> int:
    """All glyphs in a wizard's collection."""
    return sum(s.wizards[seat].glyphs)


STAKES: Final = Stakes(
    counts=(
        Count(
            *("mana", "mana", "mana", lambda s, seat: s.mana),
            shared=True,
            worth=0.2,
            mine_gone="The last mana goes.",
        ),
        Count("glyphs", "glyphs", "glyph", glyphs, passing=True),
    ),
    small_print=frozenset({"acts", "disaster", "draw", "lends", "reshuffle", "room_card", "shows"}),
    turn=lambda s: (s.active, s.turn),
)


def steps(s: Academy, seat: int, codes: Sequence[int]) -> list[int]:
    """The steps into a room next door, by an action or by a Dash."""
    question = open_question(s, seat)
    if isinstance(question, Act):
        return [code for code in codes if code in MOVE_TO.codes]
    if isinstance(question, DashOn):
        return [code for code in codes if code in DASH_TO.codes]
    return []


def left(s: Academy, seat: int) -> int:
    """Actions, and moves of a Dash."""
    question = open_question(s, seat)
    return sum(s.this_turn.acts) + (question.left if isinstance(question, DashOn) else 0)


WALKS: Final = Walks(steps=steps, stands=lambda s, seat: f"room:{s.wizards[seat].room}", left=left)
