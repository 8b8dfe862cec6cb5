"""Wizards change their places, gain glyphs and lose them."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import then
from spellhall.games.wizards_academy.box.kinds import glyph_type, is_shared, shared_glyph
from spellhall.games.wizards_academy.box.scenarios import UNSTABLE_ACADEMY
from spellhall.games.wizards_academy.frames.turn import Leave
from spellhall.games.wizards_academy.state.state import NONE, Academy


def relocate(s: Academy, seat: int, room: int, passed: list[int] | None = None) -> None:
    """A wizard is elsewhere; in the Unstable Academy each room left behind moves (WA-SC-11)."""
    wizard = s.wizards[seat]
    if s.scenario == UNSTABLE_ACADEMY:
        then(s, *[Leave(old) for old in passed or [wizard.room] if old != room])
    wizard.room = room


def teleport(s: Academy, seat: int, room: int, flees: bool = False) -> None:
    """Nothing between counts (WA-AT-5)."""
    relocate(s, seat, room)
    tell(s, "teleport", seat, room, flees)


def owned(s: Academy, seat: int) -> list[int]:
    """The glyphs a wizard can lose: by type, and the one in the shared box."""
    wizard = s.wizards[seat]
    found = [kind + 1 for kind in range(7) if wizard.glyphs[kind]]
    if wizard.shared:
        found.append(shared_glyph(wizard.shared))
    return found


def glyph_count(s: Academy, seat: int) -> int:
    """How many glyphs a wizard owns, the shared one included."""
    wizard = s.wizards[seat]
    return sum(wizard.glyphs) + (1 if wizard.shared else 0)


def gain_glyph(s: Academy, seat: int, kind: int, n: int = 1, room: int = NONE) -> None:
    """Glyphs come from the supply (WA-GEN-21)."""
    s.wizards[seat].glyphs[kind - 1] += n
    tell(s, "gain_glyph", seat, kind, n, room)


def lose_glyph(s: Academy, seat: int, glyph: int, why: str) -> int:
    """A glyph goes, out of the collection or the shared box; returns its type."""
    wizard = s.wizards[seat]
    kind = glyph_type(glyph)
    if is_shared(glyph):
        wizard.shared = 0
    else:
        wizard.glyphs[kind - 1] -= 1
    tell(s, "lose_glyph", seat, kind, why)
    return kind


def types_in_play(s: Academy, top: int = 7) -> list[int]:
    """The types that have a source on a room, the one outside included (WA-SP-1)."""
    return [kind + 1 for kind in range(top) if s.source[kind] != NONE]
