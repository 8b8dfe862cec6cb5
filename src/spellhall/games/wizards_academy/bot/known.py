"""Which spell lies where, as far as the whole table knows it."""

from typing import Final

from spellhall.games.wizards_academy.box.grid import SPACES, SPACES_OF
from spellhall.games.wizards_academy.box.spells import LEVEL_OF
from spellhall.games.wizards_academy.state.state import NONE, Academy

LEVELS: Final = 4


def known_spells(s: Academy) -> list[int]:
    """For each spell the space where the table knows it to be, or NONE."""
    found = [NONE] * len(s.seen)
    for space in range(SPACES):
        spell = s.grid[space]
        if spell != NONE and s.seen[spell]:
            found[spell] = space
    for level in range(1, LEVELS + 1):
        _by_exclusion(s, level, found)
    return found


def _by_exclusion(s: Academy, level: int, found: list[int]) -> None:
    """A spell that must be there is in the only space of its level that nobody has seen."""
    unseen = NONE
    for space in SPACES_OF[level]:
        if s.grid[space] != NONE and not s.seen[s.grid[space]]:
            if unseen != NONE:
                return
            unseen = space
    if unseen != NONE:
        for spell in range(len(s.met)):
            if s.met[spell] and found[spell] == NONE and LEVEL_OF[spell] == level:
                found[spell] = unseen
