"""Wizards and creatures: where they stand, who acts for them, what they carry."""

from spellhall.games.wiz_war.box.cards import TRAITS_OF
from spellhall.games.wiz_war.box.terms import T_RELIC
from spellhall.games.wiz_war.state.numbers import BEAST, NONE
from spellhall.games.wiz_war.state.pieces import Beast
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import carried_by


def beast_of(s: Duel, kind: int) -> Beast | None:
    """The creature of this kind, if it is on the board."""
    for beast in s.beasts:
        if beast.kind == kind:
            return beast
    return None


def cell_of(s: Duel, figure: int) -> int:
    """The square of a figure; NONE if it is not on the board."""
    if figure < 0:
        return NONE
    if figure < BEAST:
        return s.players[figure].cell
    beast = beast_of(s, figure - BEAST)
    return NONE if beast is None else beast.cell


def controller(s: Duel, figure: int) -> int:
    """The seat that acts for a figure."""
    if figure < BEAST:
        return figure
    beast = beast_of(s, figure - BEAST)
    return NONE if beast is None else beast.owner


def is_alive(s: Duel, figure: int) -> bool:
    if 0 <= figure < BEAST:
        return s.players[figure].cell != NONE
    return cell_of(s, figure) != NONE


def figures(s: Duel) -> list[int]:
    """All figures on the board: wizards, then creatures."""
    found = []
    for seat in range(len(s.players)):
        if s.players[seat].cell != NONE:
            found.append(seat)
    for beast in s.beasts:
        found.append(BEAST + beast.kind)
    return found


def figures_at(s: Duel, cell: int) -> list[int]:
    """The figures on a square."""
    found = []
    for seat in range(len(s.players)):
        if s.players[seat].cell == cell:
            found.append(seat)
    for beast in s.beasts:
        if beast.cell == cell:
            found.append(BEAST + beast.kind)
    return found


def living(s: Duel) -> list[int]:
    """The seats whose wizards live."""
    return [seat for seat in range(len(s.players)) if s.players[seat].cell != NONE]


def slot_of(s: Duel, seat: int) -> int:
    """The slot in which a seat's own sector lies."""
    colour = s.players[seat].colour
    for slot in range(len(s.faces)):
        if s.faces[slot] // 2 == colour:
            return slot
    raise AssertionError(f"no sector on the board has the colour of seat {seat}")


def home_of(s: Duel, seat: int) -> int:
    """A home base is the middle of its sector, however it is turned."""
    return 25 * slot_of(s, seat) + 12


def home_at(s: Duel, cell: int) -> int:
    """Whose home base a square is, or NONE."""
    for seat in range(len(s.players)):
        if home_of(s, seat) == cell:
            return seat
    return NONE


def carried_treasure(s: Duel, figure: int) -> int:
    """The treasure that a figure carries, or NONE."""
    place = carried_by(figure)
    for treasure in range(len(s.treasures)):
        if s.treasures[treasure] == place:
            return treasure
    return NONE


def carried_relics(s: Duel, figure: int) -> list[int]:
    if figure >= BEAST:
        return []
    return [card for card in s.players[figure].items if TRAITS_OF[card] & T_RELIC]
