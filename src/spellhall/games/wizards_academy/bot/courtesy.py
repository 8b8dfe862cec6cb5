"""How a bot answers the wizard whose turn it is: it lends what it is asked for."""

from spellhall.engine.machine.stack import open_question
from spellhall.games.wizards_academy.choices import ALLOW
from spellhall.games.wizards_academy.frames.casting import Permit
from spellhall.games.wizards_academy.state.state import Academy


def gives_way(s: Academy, seat: int) -> int | None:
    """The answer that lets the caster use this seat's glyph (WA-DEC-7); None if nobody asks."""
    return ALLOW.bare if isinstance(open_question(s, seat), Permit) else None
