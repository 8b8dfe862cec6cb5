"""The spellbook, as far as the table knows it, and the decks."""

from spellhall.games.wizards_academy.box.grid import SPACES
from spellhall.games.wizards_academy.rules.casting import boosted, castable, pairs, spaces_for
from spellhall.games.wizards_academy.show.names import is_noted
from spellhall.games.wizards_academy.show.sight.shapes import Sight
from spellhall.games.wizards_academy.state.state import NONE, Academy


def open_book(s: Academy, found: Sight, seat: int, everything: bool) -> None:
    """What lies in the spaces, and what of it the seat that looks can cast."""
    for space in range(SPACES):
        spell = s.grid[space]
        known = spell != NONE and (everything or is_noted(s, space))
        found.spells.append(spell if known else None)
        if spell != NONE:
            found.used |= 1 << space
            if s.bound[space]:
                found.bound |= 1 << space
            if known and boosted(s, seat, space):
                found.boosted |= 1 << space
    can = castable(s, seat)
    if can:
        found.own = can & _own(s, seat)
        found.lent = can & ~found.own


def _own(s: Academy, seat: int) -> int:
    """Bits of the spaces for which a wizard has both glyphs itself."""
    own = 0
    wand = s.wizards[seat].wand
    for one, other, lender in pairs(s, seat):
        if lender == NONE:
            for space in spaces_for(one, other, wand):
                own |= 1 << space
    return own


def known_top(deck: list[int], known: list[bool]) -> list[int]:
    """The cards on top of a deck that the table knows, the next one first."""
    found = []
    for card in reversed(deck):
        if not known[card]:
            break
        found.append(card)
    return found


def out_of_sight(s: Academy, hands: frozenset[int]) -> list[int]:
    """The disasters in the deck and in the hands that a viewpoint does not see."""
    held = [
        wizard.card
        for seat, wizard in enumerate(s.wizards)
        if wizard.card != NONE and seat not in hands and not s.deck_known[wizard.card]
    ]
    return s.deck + held


def turns_left(s: Academy) -> int:
    """How many disasters can still be drawn, reshuffles included (WA-EX-9)."""
    total = len(s.deck)
    held = sum(wizard.card != NONE for wizard in s.wizards)
    pool = len(s.deck) + len(s.discard) + held
    left = len(s.progression)
    n = len(s.wizards)
    while left:
        added = min(2, left)
        left -= added
        pool += added
        total += max(0, pool - (n - 1))
    return total
