"""What the team still has to do in the basic game, in actions."""

from typing import Final

from spellhall.games.wizards_academy.bot.effort import (
    CAST,
    FREE_LATER,
    HIGH,
    LOW,
    MOST,
    NOVA,
    Means,
)
from spellhall.games.wizards_academy.box.grid import SPACES_OF
from spellhall.games.wizards_academy.box.kinds import FIRE, GLYPHS, TOKENS
from spellhall.games.wizards_academy.box.rooms import CRYSTAL, ROOMS
from spellhall.games.wizards_academy.box.spells import spell_named
from spellhall.games.wizards_academy.state.paths import LINKED, joined
from spellhall.games.wizards_academy.state.state import NONE, Academy

ABJURE: Final = spell_named("abjure")
SNUFF: Final = spell_named("snuff")
FLOOD: Final = spell_named("call-flood")

FINISH: Final = 5.0  # to bring the spell that wins to its place, once it is found
TRY: Final = 2.0  # to cast an unknown spell, and to live with it
FIRES: Final = 2.0  # to put out what burns, as long as there is time
BLAZE: Final = 10.0  # to put one out without knowing how
ANOTHER: Final = 3.0  # to put out one more: the way there and the cast, without the glyphs
LOOSE: Final = 1.5  # a spell that is needed may be shuffled before it is cast
# So many glyphs of a type more than is needed now.
SPARE: Final[list[float]] = [0.0, 0.3, 0.55, 0.75, 0.9]


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


def wild(s: Academy, level: int) -> float:
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
        total += LOOSE * wild(s, 2)
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
        n = len(burning) if spell == ABJURE else patches(s, burning)
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


def patches(s: Academy, burning: list[int]) -> int:
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
