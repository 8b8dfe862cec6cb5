"""How good a position looks for the team, for bots that search.

One number for all seats: everybody wins or loses together. It looks only at what the table
knows: mana, threats, glyphs, spells seen, and how near somebody is to casting the one that wins.
"""

from math import exp
from typing import Final

from spellhall.games.wizards_academy.frames import NameSpell, Permit
from spellhall.games.wizards_academy.goals import bound_at, items_of
from spellhall.games.wizards_academy.kinds import (
    DARK,
    DEMON,
    FIRE,
    GUARD,
    HAUNT,
    ICE,
    IMP,
    TOKENS,
    WATER,
)
from spellhall.games.wizards_academy.paths import FAR, distances, in_play
from spellhall.games.wizards_academy.rooms import (
    CORNERS,
    CRYSTAL,
    LOST,
    WARDED,
    WELL,
)
from spellhall.games.wizards_academy.scenarios import (
    BASIC,
    BINDING,
    GOLEM,
    GRADUATION,
    HIGH_WATER,
    MIDWINTER,
    NIGHT,
    PEST,
    UNSTABLE_ACADEMY,
)
from spellhall.games.wizards_academy.spells import (
    PAIRS,
    SPACE_LEVEL,
    SPACES,
    spell_named,
)
from spellhall.games.wizards_academy.state import NONE, School

NOVA: Final = spell_named("nova")
# The spell that wins, and where it must be cast; NONE: anywhere.
KEYS: Final = {
    BASIC: (spell_named("abjure"), CRYSTAL),
    GOLEM: (spell_named("create-guardian"), NONE),
    HIGH_WATER: (spell_named("dominion"), WELL),
    NIGHT: (spell_named("consecrate"), LOST),
    BINDING: (spell_named("banish"), WARDED),
    UNSTABLE_ACADEMY: (spell_named("rebuild"), CRYSTAL),
    GRADUATION: (spell_named("renewal"), CRYSTAL),
}

MANA: Final = 0.4
BURDEN: Final = (0.22, 0.05, 0.08, 0.08, 0.12, 0.12, 0.3, 0.45)  # a threat of each kind
GATE: Final = 0.2  # a portal
GLYPH: Final = 0.14
SEEN: Final = 0.3  # a spell of level 1 known
SEEN_HIGH: Final = 0.45  # one of a higher level
BOUND: Final = 0.12  # and bound
KEY_SEEN: Final = 2.2
KEY_BOUND: Final = 0.4
GUESS: Final = 5.0
GUARDED: Final = 2.2  # a source that a guardian keeps; more than the errand to free it


def evaluate(s: School, seat: int) -> float:
    """The team's chance to win, guessed; the same for every seat."""
    return 1 / (1 + exp(-(worth(s) - 4.0) / 2))


def worth(s: School) -> float:
    """Points for what helps, less what hurts."""
    return (
        MANA * s.mana
        - burden(s)
        + knowledge(s)
        + wealth(s)
        + goal(s)
        - pace(s)
        - luck(s)
        + request(s)
    )


def request(s: School) -> float:
    """A glyph asked for is worth asking if the spell is unknown or wins (WA-AMB-19)."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Permit):
        return 0.0
    spell = s.grid[frame.space]
    if not s.seen[spell]:
        return 0.1
    key, place = KEYS.get(s.scenario, (NONE, NONE))
    if spell == key and place in (NONE, s.wizards[frame.caster].room):
        return 2.0
    useful = spell == NOVA and guarded(s, s.wizards[frame.caster].room)
    return 0.2 if useful else -0.3


def luck(s: School) -> float:
    """Names given blindly, or about to be: a searcher must not trust them in its redeals."""
    frame = s.stack[-1] if s.stack else None
    blind = isinstance(frame, NameSpell) and not s.seen[s.grid[frame.space]]
    return GUESS * (s.guesses + blind)


def burden(s: School) -> float:
    """Threats in play, a little more for fire beside the crystal."""
    total = 0.0
    for room in in_play(s):
        at = TOKENS * room
        for kind in (FIRE, WATER, ICE, DARK, HAUNT):
            if s.tokens[at + kind]:
                total += BURDEN[kind] * s.tokens[at + kind]
        if s.portals[room]:
            total += GATE * s.portals[room].bit_count()
    for beast in range(len(s.beast_room)):
        if s.beast_room[beast] >= 0 and s.beast_kind[beast] != GUARD:
            total += BURDEN[s.beast_kind[beast]]
    return total


def knowledge(s: School) -> float:
    """Spells seen since they were last shuffled, and spells bound."""
    total = 0.0
    for space in range(SPACES):
        spell = s.grid[space]
        if spell != NONE and s.seen[spell]:
            total += SEEN if SPACE_LEVEL[space] == 1 else SEEN_HIGH
            if s.bound[space]:
                total += BOUND * SPACE_LEVEL[space]
    return total


def pace(s: School) -> float:
    """To be behind WA-VAR-1's measure is a strong sign of a lost game (WA-HINT-4)."""
    if s.scenario == BASIC or s.reshuffles == 0:
        return 0.0
    top = max([SPACE_LEVEL[space] for space in range(SPACES) if s.bound[space]], default=0)
    return 0.4 * max(0, s.reshuffles - top)


def wealth(s: School) -> float:
    """Glyphs, each type less the more of it one has, and magic items."""
    total = 0.0
    for wizard in s.wizards:
        for kind in range(7):
            n = wizard.glyphs[kind]
            if n:
                total += GLYPH * (1 + 0.12 * kind) * (1.0 if n == 1 else 1.6 if n == 2 else 1.8)
        total += 0.5 * items_of(wizard)
        if wizard.shared:
            total += GLYPH
    return total


def guarded(s: School, room: int) -> bool:
    """Whether a guardian keeps the glyphs of a room."""
    for beast in range(len(s.beast_room)):
        if s.beast_room[beast] == room and s.beast_kind[beast] == GUARD:
            return True
    return False


def goal(s: School) -> float:
    """How near the team is to what wins, step by step."""
    total = scenario_progress(s)
    key, place = KEYS.get(s.scenario, (NONE, NONE))
    closed = [kind for kind in range(7) if s.source[kind] != NONE and guarded(s, s.source[kind])]
    total -= GUARDED * len(closed)
    space = _known_space(s, key)
    if space != NONE:
        total += KEY_SEEN + (KEY_BOUND if s.bound[space] else 0.0)
        return total + 1.2 * errand(s, space, [place] if place != NONE else [])
    nova = _known_space(s, NOVA)
    if closed and nova != NONE:
        return total + 0.3 + 0.7 * errand(s, nova, [s.source[kind] for kind in closed])
    return total + 0.5 * exploring(s, closed)


def _known_space(s: School, spell: int) -> int:
    if spell == NONE or not s.seen[spell]:
        return NONE
    for space in range(SPACES):
        if s.grid[space] == spell:
            return space
    return NONE


def errand(s: School, space: int, places: list[int]) -> float:
    """How near the best wizard is to casting a space in one of some rooms: 0 to about 2."""
    low, high = PAIRS[space]
    lent = [0] * 8
    for wizard in s.wizards:
        for kind in range(7):
            if wizard.glyphs[kind]:
                lent[kind + 1] += wizard.glyphs[kind]
    ways = [distances(s, place) for place in places]
    best = 0.0
    for wizard in s.wizards:
        own_low = wizard.glyphs[low - 1] > 0
        own_high = wizard.glyphs[high - 1] > (1 if low == high else 0)
        value = 0.5 * own_low + 0.5 * own_high
        missing = NONE
        if not own_high:
            missing = high
        elif not own_low:
            missing = low
        if (own_low or own_high) and missing != NONE and lent[missing] > (low == high):
            value = 0.95
            missing = NONE
        if missing != NONE:
            room = s.source[missing - 1]
            if room != NONE:
                value += 0.2 - 0.04 * min(5, distances(s, room)[wizard.room])
        elif ways:
            away = min([way[wizard.room] for way in ways])
            value += 1.0 - 0.15 * min(6, away)
        else:
            value += 1.0
        best = max(best, value)
    return best


def exploring(s: School, closed: list[int]) -> float:
    """Wizards near sources of types that unknown spells need."""
    useful: list[int] = []
    for space in range(SPACES):
        spell = s.grid[space]
        if spell == NONE or s.seen[spell]:
            continue
        for kind in PAIRS[space]:
            if kind - 1 not in closed and s.source[kind - 1] != NONE and kind not in useful:
                useful.append(kind)
    total = 0.0
    for kind in useful:
        way = distances(s, s.source[kind - 1])
        for wizard in s.wizards:
            if way[wizard.room] < FAR and not wizard.glyphs[kind - 1]:
                total += 0.1 / (1 + way[wizard.room])
    return total


def scenario_progress(s: School) -> float:
    """What of a scenario's aim is done."""
    if s.scenario == GOLEM:
        return 1.2 * sum([guarded(s, s.room_at[square]) for square in CORNERS])
    if s.scenario == MIDWINTER:
        return 0.25 * (bound_at(s, 1) + min(6, bound_at(s, 2)) + 1.5 * min(3, bound_at(s, 3)))
    if s.scenario == PEST:
        imps = sum([kind == IMP for kind in _alive(s)])
        gates = sum([mask >> IMP & 1 for mask in s.portals])
        return -0.3 * imps - 0.5 * gates
    if s.scenario == HIGH_WATER:
        return -0.6 * sum([mask >> WATER & 1 for mask in s.portals])
    if s.scenario == NIGHT:
        return -0.15 * (sum(s.tokens[DARK::TOKENS]) + sum(s.tokens[HAUNT::TOKENS]))
    if s.scenario == BINDING:
        near = [
            distances(s, WARDED)[s.beast_room[i]]
            for i in range(len(s.beast_room))
            if s.beast_room[i] >= 0 and s.beast_kind[i] == DEMON
        ]
        return -0.1 * min([6, *near])
    return 0.0


def _alive(s: School) -> list[int]:
    return [s.beast_kind[i] for i in range(len(s.beast_room)) if s.beast_room[i] >= 0]
