"""Room actions: taking glyphs and the rooms' own actions, and what forbids them."""

from spellhall.engine.choices import ALLOWED
from spellhall.games.wizards_academy.box.kinds import GUARD, ICE, TROLL, glyph_type
from spellhall.games.wizards_academy.box.people import PIM
from spellhall.games.wizards_academy.box.room_texts import ITEM_COST
from spellhall.games.wizards_academy.box.rooms import (
    CRYSTAL,
    HAS_ACTION,
    LIBRARY,
    OUTSIDE,
    RIFT,
    STUDY,
    WELL,
)
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.rules.grid import any_unbound
from spellhall.games.wizards_academy.rules.table.contents import stands_in
from spellhall.games.wizards_academy.rules.table.lasting import robed
from spellhall.games.wizards_academy.rules.table.wizards import glyph_count, owned, types_in_play
from spellhall.games.wizards_academy.rules.why_not import (
    GUARDED,
    MOVE_ACTION_ONLY,
    NO_ACTION,
    NO_POWER,
    NO_USE,
    TROLL_HERE,
)
from spellhall.games.wizards_academy.state.paths import FAR, LINKED, distances, empowered
from spellhall.games.wizards_academy.state.state import MAGIC, MOVE, ROOM, Academy


def room_has_action(s: Academy, room: int) -> bool:
    """The basic game knows only the Library's (WA-SET-17)."""
    if s.scenario == BASIC:
        return room == LIBRARY
    return HAS_ACTION[room]


def has_power(s: Academy, seat: int, room: int) -> bool:
    """Whether a room is empowered for a wizard: an ice robe ignores ice (WA-AMB-49)."""
    if empowered(s, room):
        return True
    return robed(s, seat, ICE) and distances(s, CRYSTAL, LINKED)[room] < FAR


def why_not_room(s: Academy, seat: int) -> int:
    """What forbids a wizard all room actions where it stands (WA-ATURN-7, WA-ATURN-10)."""
    room = s.wizards[seat].room
    if s.scenario != BASIC:
        if stands_in(s, room, TROLL) and not robed(s, seat, TROLL):
            return TROLL_HERE
        if not has_power(s, seat, room):
            return NO_POWER
    acts = s.this_turn.acts
    if acts[ROOM] or acts[MAGIC]:
        return ALLOWED
    return MOVE_ACTION_ONLY if acts[MOVE] else NO_ACTION


def why_not_glyphs(s: Academy, seat: int) -> int:
    """What forbids a wizard to take a glyph where it stands (WA-ACT-7)."""
    if stands_in(s, s.wizards[seat].room, GUARD):
        return GUARDED
    return why_not_room(s, seat)


def why_not_use(s: Academy, seat: int) -> int:
    """What forbids a wizard the action of its room."""
    why = why_not_room(s, seat)
    if why == ALLOWED and not _is_of_use(s, seat, s.wizards[seat].room):
        return NO_USE
    return why


def _is_of_use(s: Academy, seat: int, room: int) -> bool:
    """Whether the room's own action can be paid and does something."""
    if room == LIBRARY or room == STUDY:
        return any_unbound(s)
    if room == RIFT:
        return glyph_count(s, seat) >= 1 and s.square[RIFT] != OUTSIDE
    if room == WELL:
        return any(trades(s, seat, glyph) for glyph in owned(s, seat))
    if room in ITEM_COST:
        return glyph_count(s, seat) >= item_cost(s, seat, ITEM_COST[room])
    return True


def item_cost(s: Academy, seat: int, cost: int) -> int:
    """Pim pays one less (WA-CHAR-5)."""
    return cost - (1 if s.wizards[seat].person == PIM else 0)


def trades(s: Academy, seat: int, glyph: int) -> list[int]:
    """What the Enchanted Well gives for a glyph that a wizard owns."""
    kind = glyph_type(glyph)
    return [other for other in types_in_play(s) if other <= kind + 1 and other != kind]


def resorts(s: Academy) -> list[int]:
    """The choices of a Last Resort; to bind takes a spell that is unbound (WA-ROOM-01)."""
    return [0, 1, 2, 3] if any_unbound(s) else [0, 1, 2]
