"""What can be counted (the counts under ledger section 23)."""

from spellhall.games.arcane_academy.box.verbs import (
    FILLED,
    ITEMS,
    LINKS,
    PAIRS,
    SHARDS_HELD,
    SPELLS,
    TOKENS,
    WILL_AND_SHARDS,
    WILL_HELD,
)
from spellhall.games.arcane_academy.rules.slate import complete_connectors, filled_spaces
from spellhall.games.arcane_academy.state.state import Player


def count(player: Player, what: int) -> int:
    """How many of something a player has now."""
    if what == ITEMS:
        return len(player.items)
    if what == SPELLS:
        return len(player.spells)
    if what == PAIRS:
        return min(len(player.items), len(player.spells))
    if what == WILL_HELD:
        return player.will
    if what == SHARDS_HELD:
        return player.shards
    if what == WILL_AND_SHARDS:
        return player.will + player.shards
    if what == TOKENS:
        return sum(player.tokens)
    if what == FILLED:
        return filled_spaces(player)
    assert what == LINKS
    return complete_connectors(player)
