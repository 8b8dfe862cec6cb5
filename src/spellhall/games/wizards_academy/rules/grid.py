"""The spell grid: shuffling, binding by name, peeking (ledger sections 3 and 5.3)."""

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.chance import shuffle
from spellhall.engine.machine.events import reveal, tell
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.engine.machine.state import replaced
from spellhall.games.wizards_academy.box.grid import SPACE_LEVEL, SPACES, SPACES_OF
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.box.spells import OF_LEVEL, SPELLS
from spellhall.games.wizards_academy.choices import NAME, POINT_AT, STOP_BINDING
from spellhall.games.wizards_academy.frames.casting import NameSpace, NameSpell
from spellhall.games.wizards_academy.frames.threats import Interact, LoseMana
from spellhall.games.wizards_academy.rules.why_not import BOUND
from spellhall.games.wizards_academy.state.state import NONE, Academy


def unbound_spaces(s: Academy, top: int = 4) -> list[int]:
    """The face-down spaces up to a level."""
    return [
        space
        for space in range(SPACES)
        if s.grid[space] != NONE and not s.bound[space] and SPACE_LEVEL[space] <= top
    ]


def any_unbound(s: Academy) -> bool:
    """Whether a space is face-down."""
    for space, spell in enumerate(s.grid):
        if spell != NONE and not s.bound[space]:
            return True
    return False


def shuffle_level(s: Academy, level: int) -> None:
    """Unbound spells of a level change places; the one being cast stays (WA-CAST-7)."""
    casting = s.air.space if s.air else NONE
    spaces = [
        space
        for space in SPACES_OF[level]
        if s.grid[space] != NONE and not s.bound[space] and space != casting
    ]
    tell(s, "shuffle", level, len(spaces))
    if len(spaces) < 2:
        return
    spells = [s.grid[space] for space in spaces]
    shuffle(s, spells)
    grid = s.grid.copy()
    seen = s.seen.copy()
    for i in range(len(spaces)):
        grid[spaces[i]] = spells[i]
        seen[spells[i]] = False
    s.grid = grid
    s.seen = seen
    s.level_shuffles = replaced(s.level_shuffles, level - 1, s.level_shuffles[level - 1] + 1)


def wild_level(s: Academy) -> int:
    """The lowest level in use with an unbound spell, or 0 (WA-AMB-3)."""
    for level in range(1, 5):
        for space in SPACES_OF[level]:
            if s.grid[space] != NONE and not s.bound[space]:
                return level
    return 0


def see(s: Academy, space: int) -> None:
    """Everybody sees the spell (WA-HID-6)."""
    spell = s.grid[space]
    if not s.seen[spell]:
        reveal(s)
        s.seen = replaced(s.seen, spell, True)
        s.met = replaced(s.met, spell, True)


def bind(s: Academy, space: int) -> None:
    """The spell stays face-up (WA-GEN-23)."""
    see(s, space)
    s.bound = replaced(s.bound, space, True)
    tell(s, "bind", space, s.grid[space])


def loosen(s: Academy, space: int) -> None:
    """A bound spell turns down in its place."""
    s.bound = replaced(s.bound, space, False)
    tell(s, "unbound", space, s.grid[space])


def highest_bound(s: Academy) -> int:
    """The level of the highest bound spell, or 0."""
    top = 0
    for space in range(SPACES):
        if s.bound[space] and SPACE_LEVEL[space] > top:
            top = SPACE_LEVEL[space]
    return top


# -- Bind Spells ---------------------------------------------------------------------------------


def nameable_spaces(s: Academy, f: NameSpace) -> list[int]:
    """Any unbound spell; after the first, to stop is allowed (WA-ACT-10)."""
    options = [] if f.first else [STOP_BINDING.bare]
    for space in range(SPACES):
        if why_not_point_at(s, f, space) == ALLOWED:
            options.append(POINT_AT.codes[space])
    return options


def why_not_point_at(s: Academy, f: NameSpace, space: int) -> int:
    """A bound spell has been named already, or needs no name."""
    if s.grid[space] == NONE:
        return ABSENT
    return BOUND if s.bound[space] else ALLOWED


def name_space(s: Academy, f: NameSpace, choice: int) -> None:
    """Point at it first, then name it (WA-ACT-9)."""
    if POINT_AT.has(choice):
        then(s, NameSpell(f.seat, POINT_AT.first[choice]))


def names_allowed(s: Academy, f: NameSpell) -> list[int]:
    """Names of that level that are not bound; the basic game offers those in use (WA-AMB-16).

    Where the table's notes tell what lies there, that name comes first (WA-AMB-18).
    """
    up = [s.grid[space] for space in range(SPACES) if s.bound[space]]
    options = [
        NAME.codes[spell]
        for spell in OF_LEVEL[SPACE_LEVEL[f.space]]
        if spell not in up and (s.scenario != BASIC or SPELLS[spell].basic)
    ]
    noted = s.grid[f.space]
    if s.notes and s.seen[noted]:
        options.remove(NAME.codes[noted])
        options.insert(0, NAME.codes[noted])
    return options


def why_not_name(s: Academy, f: NameSpell, spell: int) -> int:
    """A spell that is bound lies there for all to see (WA-GEN-23)."""
    if NAME.codes[spell] in names_allowed(s, f):
        return ALLOWED
    for space in SPACES_OF[SPACE_LEVEL[f.space]]:
        if s.bound[space] and s.grid[space] == spell:
            return BOUND
    return ABSENT


def name_spell(s: Academy, f: NameSpell, choice: int) -> None:
    """Right: bound, and on. Wrong: shuffled with its level, and a mana goes (WA-ACT-10, 11)."""
    named = NAME.first[choice]
    spell = s.grid[f.space]
    if not s.seen[spell]:
        s.guesses += 1
    reveal(s)
    if named == spell:
        bind(s, f.space)
        if any_unbound(s):
            then(s, NameSpace(f.seat, False))
        then(s, Interact())
        return
    see(s, f.space)
    tell(s, "misnamed", f.seat, f.space, named, spell)
    shuffle_level(s, SPACE_LEVEL[f.space])
    then(s, LoseMana(1, "misnamed"))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(NameSpace, nameable_spaces, name_space)
    # Naming is a risk one takes knowingly: always asked.
    rules.question(NameSpell, names_allowed, name_spell, automatic=never)
