"""What the team still has to do, in actions: the aim of the basic game and of each scenario."""

from typing import Final

from spellhall.games.wizards_academy.bot.effort import (
    CAST,
    FREE_LATER,
    HIGH,
    LOW,
    MOST,
    NOVA,
    TELEPORT,
    Means,
)
from spellhall.games.wizards_academy.box.grid import SPACES, SPACES_OF
from spellhall.games.wizards_academy.box.kinds import (
    DARK,
    DEMON,
    FIRE,
    GLYPHS,
    HAUNT,
    IMP,
    TOKENS,
    WATER,
)
from spellhall.games.wizards_academy.box.people import PIM
from spellhall.games.wizards_academy.box.rooms import (
    CENTRE,
    CORNERS,
    CRYSTAL,
    LIBRARY,
    OUTSIDE,
    ROOMS,
    WARDED,
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
from spellhall.games.wizards_academy.rules.goals import KEYS, bound_at, items_of
from spellhall.games.wizards_academy.rules.grid import highest_bound
from spellhall.games.wizards_academy.state.paths import FAR, LINKED, distances, joined
from spellhall.games.wizards_academy.state.state import NONE, Academy, Wizard

ABJURE: Final = spell_named("abjure")
SNUFF: Final = spell_named("snuff")
FLOOD: Final = spell_named("call-flood")
SEAL: Final = spell_named("seal-rift")

FINISH: Final = 5.0  # to bring the spell that wins to its place, once it is found
TRY: Final = 2.0  # to cast an unknown spell, and to live with it
FIRES: Final = 2.0  # to put out what burns, as long as there is time
BLAZE: Final = 10.0  # to put one out without knowing how
ANOTHER: Final = 3.0  # to put out one more: the way there and the cast, without the glyphs
LOOSE: Final = 1.5  # a spell that is needed may be shuffled before it is cast
SPARE: Final[list[float]] = [
    0.0,
    0.3,
    0.55,
    0.75,
    0.9,
]  # so many glyphs of a type more than is needed now
KNOWN: Final = 0.4  # another spell known
FAST: Final = 0.3  # another one bound
ITEM: Final = 1.0
BEHIND: Final = 0.3  # each level behind the reshuffles (WA-HINT-4)
HOPELESS: Final = 6.0  # the same where the game is lost by it (WA-VAR-1)
HELP: Final = 0.12  # what one wizard more lacks, since several can do it
CORNER: Final = 10.0  # a guardian for a corner
SHIFT: Final = 2.0  # a room with a guardian one square nearer to a corner
UNSEEN: Final = 0.8  # to keep a spell in mind, and to come back to the Library for it
NAMED: Final = 0.4  # to bind a spell that was seen
DEAD_ROOM: Final = 0.5
DEAD_SOURCE: Final = 3.0
EXAM: Final = 2.0  # an item more: the way to its room and its making
ITEMS: Final = 7  # glyphs for the two cheapest items


# -- The basic game ------------------------------------------------------------------------------


def basic_aim(s: Academy, m: Means) -> float:
    """Find Nova, free the sources of 4 and 5, find Abjure, cast it (WA-HINT-5)."""
    if m.known[ABJURE] != NONE:
        return last_steps(s, m)
    wants = [0.0] * (GLYPHS + 1)
    total = FINISH + FIRES * sum(s.tokens[FIRE::TOKENS])
    closed = 0
    dearest = 0.0
    cheapest = 99.0
    for kind in range(4, 6):
        if m.closed[kind]:
            closed += 1
            price = FREE_LATER
            if m.known[NOVA] != NONE:
                price = m.cast_at(s, m.known[NOVA], s.source[kind - 1])
            dearest = max(dearest, price)
            cheapest = min(cheapest, price)
    if closed == 2:
        total += cheapest
    if closed and m.known[NOVA] != NONE:
        _want(wants, m.known[NOVA], closed)
        if not s.bound[m.known[NOVA]]:
            total += LOOSE
    if closed == 2 and m.known[NOVA] == NONE:
        total += _exploring(m, 1, wants, 1.0)
    # The nine spells of level 2: those in reach first, the others when both sources are free.
    ahead = 1.0 if closed < 2 else 0.35 if m.known[NOVA] != NONE else 0.1
    total += _exploring(m, 2, wants, ahead)
    if closed:
        total += dearest * _beyond(m)
    total += m.gather(s, wants)
    for kind in range(1, GLYPHS + 1):
        total -= SPARE[min(4, m.held[kind])]
    return total


def _exploring(m: Means, level: int, wants: list[float], ahead: float) -> float:
    """Casts until a spell of the level is found; which glyphs they take is added to `wants`."""
    unseen = m.unseen[level]
    n = len(unseen)
    if n == 0:
        return 0.0
    tries = (n + 1) / 2
    share = ahead * tries / n
    for space in unseen:
        wants[LOW[space]] += share
        wants[HIGH[space]] += share
    return tries * (TRY + CAST) + (1.0 - ahead) * 2.0 * tries


def _beyond(m: Means) -> float:
    """How likely the spell that wins needs a glyph whose source is closed."""
    unseen = m.unseen[2]
    out = 0
    for space in unseen:
        if _is_out(m, LOW[space]) or _is_out(m, HIGH[space]):
            out += 1
    return out / len(unseen) if unseen else 0.0


def _is_out(m: Means, kind: int) -> bool:
    return m.closed[kind] and not m.held[kind]


def _wild(s: Academy, level: int) -> float:
    """Whether Wild Magic would shuffle this level (WA-AMB-3)."""
    for lower in range(1, level):
        for space in SPACES_OF[lower]:
            if s.grid[space] != NONE and not s.bound[space]:
                return 0.1
    return 1.0


def last_steps(s: Academy, m: Means) -> float:
    """Abjure is found: to put out all fire, without which it does not win, and to cast it."""
    space = m.known[ABJURE]
    wants = [0.0] * (GLYPHS + 1)
    total = m.cast_at(s, space, CRYSTAL)
    _want(wants, space, 1)
    if not s.bound[space]:
        total += LOOSE * _wild(s, 2)
    if m.known[NOVA] == NONE and m.lacks_shut(s, space):
        total += _exploring(m, 1, wants, 1.0)
    burning = [room for room in range(ROOMS) if s.tokens[TOKENS * room + FIRE]]
    if burning:
        total += quenching(s, m, burning, wants)
    return total + m.gather(s, wants)


def quenching(s: Academy, m: Means, burning: list[int], wants: list[float]) -> float:
    """To put out what burns by the cheapest spell for it; its glyphs are added to `wants`."""
    best = BLAZE * len(burning)
    taken = NONE
    casts = 0
    for spell in (ABJURE, SNUFF, FLOOD):
        space = m.known[spell]
        if space == NONE:
            continue
        n = len(burning) if spell == ABJURE else _patches(s, burning)
        nearest = MOST
        for room in burning:
            nearest = min(nearest, m.cast_at(s, space, room))
        cost = nearest + ANOTHER * (n - 1) - (0.0 if spell == ABJURE else 1.0)
        if cost < best:
            best = cost
            taken = space
            casts = n
    if taken != NONE:
        _want(wants, taken, casts)
    return best


def _patches(s: Academy, burning: list[int]) -> int:
    """Casts that it takes when each reaches the next rooms too."""
    left = list(burning)
    n = 0
    while left:
        near = joined(s, left[0], LINKED)
        first = left[0]
        left = [room for room in left if room != first and room not in near]
        n += 1
    return n


def _want(wants: list[float], space: int, casts: int) -> None:
    """The glyphs that so many casts of a space take."""
    wants[LOW[space]] += casts
    wants[HIGH[space]] += casts


# -- The scenarios -------------------------------------------------------------------------------


def advanced_aim(s: Academy, m: Means) -> float:
    """The spell that wins, what else the scenario wants, and what serves every aim."""
    key, place = KEYS.get(s.scenario, (NONE, NONE))
    total = scenario_need(s, m)
    if key != NONE and (s.scenario != GOLEM or m.known[key] == NONE):
        total += m.cast_or_find(s, key, LEVEL_OF[key], place)
    if key != NONE and m.known[key] != NONE:
        total += HELP * m.readiness(s, m.known[key], place)
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
        gloom = sum(s.tokens[DARK::TOKENS]) + sum(s.tokens[HAUNT::TOKENS])
        return (1.5 if is_found(s, m) and m.known[TELEPORT] != NONE else 0.5) * gloom
    if s.scenario == GRADUATION:
        total = 0.0
        for wizard in s.wizards:
            total += graduate(wizard)
        return total
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
                total += NAMED + LOOSE * 0.3 * _wild(s, level)
        if missing > 0:
            total += missing * UNSEEN + m.look(s, level, missing)
    if to_name:
        row = distances(s, LIBRARY)
        nearest = FAR
        for wizard in s.wizards:
            nearest = min(nearest, row[wizard.room])
        total += 1.0 + min(nearest, 6)
    return total


def graduate(wizard: Wizard) -> float:
    """Graduation Day: glyphs and ways until a wizard owns two items."""
    missing = 2 - items_of(wizard)
    if missing <= 0:
        return 0.0
    price = ITEMS - (2 if wizard.person == PIM else 0)
    if missing == 1:
        price = 4 if wizard.wand else 3
        price -= 1 if wizard.person == PIM else 0
    glyphs = sum(wizard.glyphs) + (1 if wizard.shared else 0)
    return EXAM * missing + max(0, price - glyphs)


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
