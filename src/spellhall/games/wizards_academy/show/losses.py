"""What a choice costs for good, in words: mana, and with the last of it the game."""

from typing import Final

from spellhall.games.wizards_academy.box.kinds import DEMON, FIRE, ICE, TROLL, WATER
from spellhall.games.wizards_academy.box.spells import SPELLS
from spellhall.games.wizards_academy.box.wizard_effects import Mana
from spellhall.games.wizards_academy.frames.threats import OrderEndure
from spellhall.games.wizards_academy.rules.threats.enduring import endurable, endured
from spellhall.games.wizards_academy.show.foretell import if_ended
from spellhall.games.wizards_academy.show.names import is_noted
from spellhall.games.wizards_academy.state.state import Academy

PERILOUS: Final = (FIRE, WATER, ICE, TROLL, DEMON)  # whoever endures them loses a mana


def mana_goes(s: Academy, n: int) -> str:
    """Mana that is spent; without any the game is lost for all (WA-ACT-12)."""
    if n >= s.mana:
        return "The last mana goes: the game is lost for everybody."
    return f"{n} of the {s.mana} mana goes."


def spell_takes(s: Academy, space: int) -> str:
    """What a spell takes from all, where the table knows which spell it is."""
    if not is_noted(s, space):
        return ""
    taken = -sum(part.n for part in SPELLS[s.grid[space]].main if isinstance(part, Mana))
    return mana_goes(s, taken) if taken > 0 else ""


def end_takes(s: Academy, seat: int) -> str:
    """A turn that ends in a room where the last mana is at stake, and nothing is asked before."""
    room = s.wizards[seat].room
    if len(endurable(s, OrderEndure(seat, room, tuple(endured(s, seat))))) != 1:
        return ""
    mana, _, _ = if_ended(s, seat, room)
    return mana_goes(s, mana) if mana >= s.mana else ""


def threat_takes(s: Academy, kind: int) -> str:
    """A threat that is endured with the last mana."""
    return mana_goes(s, 1) if s.mana == 1 and kind in PERILOUS else ""


def wrong_name_takes(s: Academy, space: int, named: int) -> str:
    """Naming is a risk, unless the table's notes tell what lies there."""
    if is_noted(s, space) and s.grid[space] == named:
        return ""
    if s.mana == 1:
        return "If it is another spell, the last mana goes: the game is lost for everybody."
    return f"If it is another spell, its level is shuffled and 1 of the {s.mana} mana goes."
