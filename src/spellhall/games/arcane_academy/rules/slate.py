"""What can be read off a Slate, and tiles coming and going on it."""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.games.arcane_academy.box.tiles import (
    EDGES_OF,
    EMPTY,
    NEIGHBOURS,
    SHOWS_COMPLETE,
    SPACES,
    TILE_OF,
    TILES,
)
from spellhall.games.arcane_academy.rules.why_not import CORNER, LAST_COMPLETE
from spellhall.games.arcane_academy.state.state import Player

_UNDER: Final = 1000  # more than there are ways to lie


def covered(space: int, laid: int) -> int:
    """A covered tile as `Player.under` keeps it."""
    return _UNDER * space + laid


def space_of(entry: int) -> int:
    """Where a covered tile lies."""
    return entry // _UNDER


def laid_of(entry: int) -> int:
    """The covered tile, as it lies."""
    return entry % _UNDER


def lay(player: Player, space: int, laid: int) -> None:
    """Put a tile on a space; tokens of what it covers move up onto it (AA-TILE-5)."""
    below = player.top[space]
    if below != EMPTY:
        player.under.append(covered(space, below))
    player.top[space] = laid


def take_off(player: Player, space: int) -> int:
    """Remove the top tile; what lies beneath is in force again (AA-TILE-12, AA-TILE-13)."""
    laid = player.top[space]
    under = player.under
    for i in range(len(under) - 1, -1, -1):
        if space_of(under[i]) == space:
            player.top[space] = laid_of(under.pop(i))
            return laid
    player.top[space] = EMPTY
    player.tired[space] = 0
    return laid


def beneath(player: Player, space: int) -> int:
    """The tile that would be in force without the top one, or EMPTY."""
    under = player.under
    for i in range(len(under) - 1, -1, -1):
        if space_of(under[i]) == space:
            return laid_of(under[i])
    return EMPTY


def only_complete(player: Player) -> int:
    """The space of the only top tile that shows Complete Assignment or Chaos; -1 if several do."""
    found = -1
    top = player.top
    for space in range(SPACES):
        laid = top[space]
        if laid >= 0 and SHOWS_COMPLETE[TILE_OF[laid]]:
            if found >= 0:
                return -1
            found = space
    return found


def why_not_take_off(player: Player, space: int) -> int:
    """The top tile must be an Action Tile, not the last Complete (AA-TILE-12, AA-TILE-14)."""
    laid = player.top[space]
    if laid < 0:
        return ABSENT
    if TILE_OF[laid] >= TILES:
        return CORNER
    if only_complete(player) != space:
        return ALLOWED
    below = beneath(player, space)
    return ALLOWED if below >= 0 and SHOWS_COMPLETE[TILE_OF[below]] else LAST_COMPLETE


def complete_connectors(player: Player) -> int:
    """Connectors between two top tiles, each counted once, exhausted or not."""
    total = 0
    top = player.top
    for space in range(SPACES):
        laid = top[space]
        if laid < 0:
            continue
        edges = EDGES_OF[laid]
        for i in range(1, 3):  # east and south: every pair of neighbours once
            other = NEIGHBOURS[space][i]
            if other >= 0 and edges >> i & 1 and top[other] >= 0:
                if EDGES_OF[top[other]] >> ((i + 2) & 3) & 1:
                    total += 1
    return total


def filled_spaces(player: Player) -> int:
    """Spaces with a tile, corners included."""
    total = 0
    for laid in player.top:
        if laid >= 0:
            total += 1
    return total
