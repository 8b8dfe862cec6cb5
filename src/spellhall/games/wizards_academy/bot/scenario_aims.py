"""What the team still has to do in each scenario, in actions."""

from typing import Final

from spellhall.games.wizards_academy.bot.aims import LOOSE, SPARE, patches, wild
from spellhall.games.wizards_academy.bot.effort import CARRY, HELP, LONG, MOST, Means
from spellhall.games.wizards_academy.box.grid import SPACES, SPACES_OF
from spellhall.games.wizards_academy.box.kinds import (
    DEMON,
    GLYPHS,
    IMP,
    WATER,
)
from spellhall.games.wizards_academy.box.people import PIM
from spellhall.games.wizards_academy.box.rooms import (
    AWAKENED,
    CENTRE,
    CORNERS,
    CRYSTAL,
    HOARD,
    LIBRARY,
    OUTSIDE,
    ROOMS,
    WARDED,
    WORKSHOP,
)
from spellhall.games.wizards_academy.box.scenarios import (
    BINDING,
    GOLEM,
    GRADUATION,
    HIGH_WATER,
    MIDWINTER,
    NIGHT,
    PEST,
    UNSTABLE_ACADEMY,
)
from spellhall.games.wizards_academy.box.spells import IS_BOTCH, LEVEL_OF, spell_named
from spellhall.games.wizards_academy.rules.goals import (
    ITEMS,
    KEYS,
    MOST_GLOOM,
    bound_at,
    gloomy_rooms,
    items_of,
)
from spellhall.games.wizards_academy.rules.grid import highest_bound
from spellhall.games.wizards_academy.state.paths import FAR, LINKED, distances, joined
from spellhall.games.wizards_academy.state.state import NONE, Academy

LANTERN: Final = spell_named("lantern")
CONSECRATE: Final = spell_named("consecrate")

KNOWN: Final = 0.4  # another spell known
FAST: Final = 0.3  # another one bound
ITEM: Final = 1.0
BEHIND: Final = 0.3  # each level behind the reshuffles (WA-HINT-4)
HOPELESS: Final = 6.0  # the same where the game is lost by it (WA-VAR-1)
CORNER: Final = 10.0  # a guardian for a corner
SHIFT: Final = 2.0  # a room with a guardian one square nearer to a corner
UNSEEN: Final = 0.8  # to keep a spell in mind, and to come back to the Library for it
NAMED: Final = 0.4  # to bind a spell that was seen
DEAD_ROOM: Final = 0.5
DEAD_SOURCE: Final = 3.0
GLOOM: Final = 4.0  # to light up a room without knowing how
PATCH: Final = 2.5  # to light up rooms somewhere else, too
DARKER: Final = 0.25  # a room more that may spread its gloom
TOGETHER: Final = 0.5  # of what each wizard has to do for its items, since all do it at once
MAKERS: Final = ((WORKSHOP, 3), (AWAKENED, 4), (HOARD, 5))  # what a wand, robe and staff cost


def advanced_aim(s: Academy, m: Means) -> float:
    """The spell that wins, what else the scenario wants, and what serves every aim."""
    total = scenario_need(s, m)
    if s.scenario in KEYS:
        total += winning_spell(s, m) if s.scenario in LONG else key_spell(s, m)
    for kind in range(1, GLYPHS + 1):
        total -= SPARE[min(4, m.held[kind])] * (1.0 + 0.15 * kind)
    for space in range(SPACES):
        spell = s.grid[space]
        if spell != NONE and s.seen[spell]:
            total -= KNOWN * (0.4 if IS_BOTCH[spell] else 1.0)
            if s.bound[space]:
                total -= FAST
    for wizard in s.wizards:
        total -= ITEM * items_of(wizard)
        if wizard.shared:
            total -= 0.3
    total += parted(s)
    behind = HOPELESS if s.hopeless else BEHIND
    return total + behind * max(0, s.reshuffles - highest_bound(s))


def key_spell(s: Academy, m: Means) -> float:
    """To cast the spell that wins where it wins, or to find it, in most scenarios."""
    key, place = KEYS[s.scenario]
    total = 0.0
    if s.scenario != GOLEM or m.known[key] == NONE:
        total += m.cast_or_find(s, key, LEVEL_OF[key], place)
    if m.known[key] != NONE:
        total += HELP * m.readiness(s, m.known[key], place)
    return total


def winning_spell(s: Academy, m: Means) -> float:
    """The same in long scenarios: found or not, as the mean of the spaces where it may be.

    So nobody who finds it thinks worse of the position for it.
    """
    key, place = KEYS[s.scenario]
    if m.known[key] != NONE:
        return m.ready(s, m.known[key], place)
    level = LEVEL_OF[key]
    total = 0.0
    for space in m.unseen[level]:
        total += m.ready(s, space, place)
    return m.find(s, level) + total / max(1, len(m.unseen[level]))


def parted(s: Academy) -> float:
    """Rooms without a way to the crystal: nothing can be taken or done there (WA-ATURN-7)."""
    way = distances(s, CRYSTAL)
    total = 0.0
    for room in range(ROOMS):
        if way[room] >= FAR and s.square[room] < OUTSIDE:
            total += DEAD_SOURCE if room in s.source else DEAD_ROOM
    return total


def scenario_need(s: Academy, m: Means) -> float:
    """What a scenario wants beside its spell."""
    if s.scenario == GOLEM:
        return corners(s, m)
    if s.scenario == MIDWINTER:
        return exam(s, m)
    if s.scenario == PEST:
        wait = 0.0 if s.reshuffles else 1.5 * len(s.deck)
        return wait + 1.5 * alive(s, IMP) + 3.0 * gates(s, IMP)
    if s.scenario == HIGH_WATER:
        return (5.0 if is_found(s, m) else 2.0) * gates(s, WATER)
    if s.scenario == NIGHT:
        return gloom(s, m)
    if s.scenario == GRADUATION:
        total = 0.0
        for seat in range(len(s.wizards)):
            total += graduate(s, m, seat)
        return TOGETHER * total
    if s.scenario == BINDING:
        way = distances(s, WARDED)
        nearest = 6
        for beast in range(len(s.beast_room)):
            if s.beast_room[beast] >= 0 and s.beast_kind[beast] == DEMON:
                nearest = min(nearest, way[s.beast_room[beast]])
        return 1.5 * nearest
    if s.scenario == UNSTABLE_ACADEMY:
        missing = 4 - len(joined(s, CRYSTAL, LINKED))
        return 0.4 * missing + 1.5 * _off_centre(s)
    return 0.0


def is_found(s: Academy, m: Means) -> bool:
    """Whether the table knows where the spell is that wins: until then cleaning can wait."""
    return m.known[KEYS[s.scenario][0]] != NONE


def gloom(s: Academy, m: Means) -> float:
    """Night School: few rooms of the academy may be dark or haunted."""
    rooms = gloomy_rooms(s)
    spare = DARKER * len(rooms)
    left = len(rooms) - MOST_GLOOM
    if left <= 0:
        return spare
    best = spare + GLOOM * left
    later = spare + PATCH * (min(patches(s, rooms), left) - 1)
    for spell in (LANTERN, CONSECRATE):
        best = min(best, later + lighting(s, m, spell, rooms))
    return best


def lighting(s: Academy, m: Means, spell: int, rooms: list[int]) -> float:
    """To cast a spell in one of these rooms, and to find it first if need be."""
    space = m.known[spell]
    level = LEVEL_OF[spell]
    if space == NONE:
        casts = [m.cast_anywhere(s, unseen) for unseen in m.unseen[level]]
        return m.find(s, level) + sum(casts) / max(1, len(casts)) + CARRY
    nearest = MOST
    for room in rooms:
        nearest = min(nearest, m.cast_at(s, space, room))
    return nearest + (0.0 if s.bound[space] else LOOSE * wild(s, level))


def corners(s: Academy, m: Means) -> float:
    """Golem Construction: guardians in the corners, or rooms with guardians near them."""
    space = m.known[KEYS[GOLEM][0]]
    stray: list[int] = []
    for room in range(ROOMS):
        square = s.square[room]
        if m.guarded >> room & 1 and 0 <= square < OUTSIDE and square not in CORNERS:
            stray.append(square)
    total = 0.0
    saved = 0.0  # by the glyphs that are there already, which serve for one corner only
    for corner in CORNERS:
        room = s.room_at[corner]
        if m.guarded >> room & 1:
            continue
        best = NONE
        nearest = CORNER
        for i in range(len(stray)):
            away = SHIFT * _apart(stray[i], corner)
            if away < nearest:
                nearest = away
                best = i
        if best != NONE:
            stray.pop(best)
        if space != NONE:
            price = m.cast_at(s, space, room)
            saved = max(saved, nearest - price) if total else nearest - price
        total += nearest
    return total - saved


def _apart(one: int, other: int) -> int:
    return abs(one // 4 - other // 4) + abs(one % 4 - other % 4)


def _off_centre(s: Academy) -> int:
    square = s.square[CRYSTAL]
    if square >= OUTSIDE:
        return 4
    nearest = 9
    for centre in CENTRE:
        nearest = min(nearest, _apart(square, centre))
    return nearest


def exam(s: Academy, m: Means) -> float:
    """Midwinter Finals: so many spells of each level seen, then named in the Library."""
    total = 0.0
    to_name = False
    for level in range(1, 4):
        missing = (6, 6, 3)[level - 1] - bound_at(s, level)
        for space in SPACES_OF[level]:
            if missing > 0 and s.grid[space] != NONE and not s.bound[space] and m.is_seen[space]:
                missing -= 1
                to_name = True
                total += NAMED + LOOSE * 0.3 * wild(s, level)
        if missing > 0:
            total += missing * UNSEEN + m.look(s, level, missing)
    if to_name:
        row = distances(s, LIBRARY)
        nearest = FAR
        for wizard in s.wizards:
            nearest = min(nearest, row[wizard.room])
        total += 1.0 + min(nearest, 6)
    return total


def graduate(s: Academy, m: Means, seat: int) -> float:
    """Graduation Day: glyphs and ways until a wizard owns its item."""
    wizard = s.wizards[seat]
    if items_of(wizard) >= ITEMS:
        return 0.0
    held = sum(wizard.glyphs) + (1 if wizard.shared else 0)
    best = MOST
    for room, price in MAKERS:
        lack = max(0, price - (1 if wizard.person == PIM else 0) - held)
        best = min(best, 1.0 + lack + m.to_make(s, seat, room, lack == 0))
    return best


def alive(s: Academy, kind: int) -> int:
    """Creatures of a kind in play."""
    n = 0
    for beast in range(len(s.beast_room)):
        if s.beast_room[beast] >= 0 and s.beast_kind[beast] == kind:
            n += 1
    return n


def gates(s: Academy, kind: int) -> int:
    """Portals of a kind in play."""
    n = 0
    for mask in s.portals:
        n += mask >> kind & 1
    return n
