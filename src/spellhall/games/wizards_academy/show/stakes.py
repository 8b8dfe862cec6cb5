"""What people weigh before they choose: the mana of all, their glyphs and the turn."""

from typing import Final

from spellhall.engine.forecasts.stakes import Count, Stakes
from spellhall.games.wizards_academy.state.state import Academy


def glyphs(s: Academy, seat: int) -> int:
    """All glyphs in a wizard's collection."""
    return sum(s.wizards[seat].glyphs)


STAKES: Final = Stakes(
    counts=(
        Count(
            *("mana", "mana", "mana", lambda s, seat: s.mana),
            shared=True,
            mine_gone="The last mana goes.",
        ),
        Count("glyphs", "glyphs", "glyph", glyphs),
    ),
    turn=lambda s: (s.active, s.turn),
)
