"""How good a position looks for the team, for bots that search.

One number for all seats: everybody wins or loses together. It weighs the turns that are left
against the actions that the team still needs (effort.py), and mana and threats beside it. It
looks only at what the table knows.
"""

from typing import Final

from spellhall.engine.machine.stack import answer
from spellhall.games.wizards_academy.bot.effort import Means
from spellhall.games.wizards_academy.box.grid import SPACE_LEVEL, SPACES
from spellhall.games.wizards_academy.box.kinds import (
    DARK,
    DEMON,
    FIRE,
    GLYPHS,
    GUARD,
    HAUNT,
    IMP,
    TOKENS,
    WATER,
)
from spellhall.games.wizards_academy.box.rooms import CORNERS, CRYSTAL, ROOMS, WARDED
from spellhall.games.wizards_academy.box.scenarios import (
    BASIC,
    BINDING,
    GOLEM,
    GRADUATION,
    HIGH_WATER,
    MIDWINTER,
    NIGHT,
    PEST,
)
from spellhall.games.wizards_academy.box.spells import IS_BOTCH, LEVEL_OF, spell_named
from spellhall.games.wizards_academy.choices import ALLOW
from spellhall.games.wizards_academy.frames.casting import NameSpell, Permit
from spellhall.games.wizards_academy.frames.turn import Act, DrawDisaster
from spellhall.games.wizards_academy.rules import RULES
from spellhall.games.wizards_academy.rules.goals import KEYS, bound_at, items_of
from spellhall.games.wizards_academy.rules.grid import highest_bound
from spellhall.games.wizards_academy.state.paths import distances
from spellhall.games.wizards_academy.state.state import NONE, WON, Academy

NOVA: Final = spell_named("nova")
ABJURE: Final = spell_named("abjure")
SNUFF: Final = spell_named("snuff")
FLOOD: Final = spell_named("call-flood")
SEAL: Final = spell_named("seal-rift")

# What things are worth, in actions.
MANA: Final = 30.0  # divided by the mana left
BURDEN: Final = (0.6, 0.2, 0.25, 0.25, 0.4, 0.6, 1.2, 1.8)  # a threat of each kind
GATE: Final = 0.8  # a portal
STOCK: Final = (0.0, 0.4, 0.75, 1.05, 1.25)  # so many glyphs of a useful type in the team
SECOND: Final = 0.5  # how likely the second guarded source is needed, too
FINISH: Final = 4.0  # to cast the spell that wins, once it is found
FIRES: Final = 1.0  # to put out what burns, as long as there is time
BLAZE: Final = 10.0  # to put it out without knowing how
LOOSE: Final = 1.5  # a spell that is needed may be shuffled before it is cast
KNOWN: Final = 0.5  # another spell known
ITEM: Final = 2.0
BEHIND: Final = 3.0  # each level behind the reshuffles (WA-HINT-4)
ACTION: Final = 0.02  # spent: nobody walks to and fro
SHOWN: Final = 0.02  # a disaster that everybody knows
REFUSED: Final = 1.0  # a glyph
DISASTER: Final = 1.0  # each one to come
GUESS: Final = 100.0  # a name given blindly
PER_TURN: Final = 2.4  # actions of a turn that lead on
SCALE: Final = 6.0  # turns


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
    """Turns left against turns needed, as a number between 0 and 1 that never goes flat."""
    draws = turns_left(s)
    left = float(draws)
    for frame in s.stack:
        if isinstance(frame, Act):
            left += sum(s.this_turn.acts) / 3
        elif isinstance(frame, DrawDisaster):
            left -= 1.0
    margin = (left - (need(s) + DISASTER * draws) / PER_TURN) / SCALE
    return 0.5 + 0.5 * margin / (1.0 + abs(margin))


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
    """Actions until the team has won, and what endangers it in actions, too."""
    means = Means(s)
    return (
        (basic_aim(s, means) if s.scenario == BASIC else advanced_aim(s, means))
        + MANA / max(s.mana, 1)
        + burden(s)
        + ACTION * s.spent
        + REFUSED * len(s.this_turn.refused)
        + luck(s)
        - shown(s)
    )


def basic_aim(s: Academy, m: Means) -> float:
    """Find Nova, free the sources of 4 and 5, find Abjure, cast it (WA-HINT-5)."""
    space = m.known[ABJURE]
    if space != NONE:
        return m.cast_at(s, space, CRYSTAL) + fires(s, m, True)
    closed: list[float] = []
    for kind in range(4, 6):
        if m.is_closed(s, kind):
            closed.append(m.free(s, s.source[kind - 1]))
    total = m.find(s, 2) + FINISH + fires(s, m, False)
    if len(closed) == 2:
        total += min(closed) + SECOND * max(closed)
    elif closed:
        total += SECOND * closed[0]
    if closed and m.known[NOVA] != NONE and not s.bound[m.known[NOVA]]:
        total += LOOSE
    for kind in range(1, 4 if len(closed) == 2 else 6):
        total -= STOCK[min(4, m.held[kind])]
    return total


def fires(s: Academy, m: Means, now: bool) -> float:
    """To put out all fire, without which Abjure does not win (WA-WIN-1)."""
    burning = 0
    best = BLAZE
    for room in range(ROOMS):
        if not s.tokens[TOKENS * room + FIRE]:
            continue
        burning += 1
        if now and burning <= 2:
            if m.known[ABJURE] != NONE:
                best = min(best, m.cast_at(s, m.known[ABJURE], room))
            if m.known[SNUFF] != NONE:
                best = min(best, max(1.0, m.cast_at(s, m.known[SNUFF], room) - 1.0))
            if m.known[FLOOD] != NONE:
                best = min(best, max(1.0, m.cast_at(s, m.known[FLOOD], room) - 1.0))
    if not burning:
        return 0.0
    return best + 1.5 * (burning - 1) + 2.0 if now else FIRES


def advanced_aim(s: Academy, m: Means) -> float:
    """The spell that wins, what else the scenario wants, and what serves every aim."""
    key, place = KEYS.get(s.scenario, (NONE, NONE))
    total = scenario_need(s, m)
    if key != NONE:
        total += m.cast_or_find(s, key, LEVEL_OF[key], place)
    for kind in range(1, GLYPHS + 1):
        if m.is_closed(s, kind):
            total += 0.25 * m.free(s, s.source[kind - 1])
        total -= STOCK[min(4, m.held[kind])] * (1.0 + 0.1 * kind)
    for space in range(SPACES):
        spell = s.grid[space]
        if spell != NONE and s.seen[spell]:
            total -= KNOWN * (0.5 if IS_BOTCH[spell] else 1.0)
            if s.bound[space]:
                total -= KNOWN * SPACE_LEVEL[space]
    for wizard in s.wizards:
        total -= ITEM * items_of(wizard)
        if wizard.shared:
            total -= 0.5
    return total + BEHIND * max(0, s.reshuffles - highest_bound(s))


def scenario_need(s: Academy, m: Means) -> float:
    """What a scenario wants beside its spell."""
    if s.scenario == GOLEM:
        empty = 0
        for square in CORNERS:
            if not m.guarded >> s.room_at[square] & 1:
                empty += 1
        return 6.0 * empty
    if s.scenario == MIDWINTER:
        return 3.0 * (15 - bound_at(s, 1) - min(6, bound_at(s, 2)) - min(3, bound_at(s, 3)))
    if s.scenario == PEST:
        gate = 3.0 if m.known[SEAL] != NONE else 3.0 + 0.3 * m.find(s, 2)
        return 2.0 * _alive(s, IMP) + gate * _gates(s, IMP)
    if s.scenario == HIGH_WATER:
        return 4.0 * _gates(s, WATER)
    if s.scenario == NIGHT:
        return 1.0 * (sum(s.tokens[DARK::TOKENS]) + sum(s.tokens[HAUNT::TOKENS]))
    if s.scenario == GRADUATION:
        missing = 0
        for wizard in s.wizards:
            missing += max(0, 2 - items_of(wizard))
        return 6.0 * missing
    if s.scenario == BINDING:
        way = distances(s, WARDED)
        nearest = 6
        for beast in range(len(s.beast_room)):
            if s.beast_room[beast] >= 0 and s.beast_kind[beast] == DEMON:
                nearest = min(nearest, way[s.beast_room[beast]])
        return float(nearest)
    return 0.0


def _alive(s: Academy, kind: int) -> int:
    n = 0
    for beast in range(len(s.beast_room)):
        if s.beast_room[beast] >= 0 and s.beast_kind[beast] == kind:
            n += 1
    return n


def _gates(s: Academy, kind: int) -> int:
    n = 0
    for mask in s.portals:
        n += mask >> kind & 1
    return n


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


def burden(s: Academy) -> float:
    """Threats in play."""
    total = 0.0
    for room in range(ROOMS):
        at = TOKENS * room
        for kind in range(TOKENS):
            n = s.tokens[at + kind]
            if n:
                total += BURDEN[kind] * n
        if s.portals[room]:
            total += GATE * s.portals[room].bit_count()
    for beast in range(len(s.beast_room)):
        if s.beast_room[beast] >= 0 and s.beast_kind[beast] != GUARD:
            total += BURDEN[s.beast_kind[beast]]
    return total
