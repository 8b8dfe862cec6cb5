"""How good a position looks for a seat, for bots that search."""

from math import exp
from typing import Final

from spellhall.games.arcane_academy.scoring import prestige
from spellhall.games.arcane_academy.slate import complete_connectors, filled_spaces
from spellhall.games.arcane_academy.state import Academy, Player

RESOURCE: Final = 0.35  # a Will or Shard in Prestige
TILE: Final = 0.5
CONNECTOR: Final = 0.25
COMPLETED: Final = 0.3


def evaluate(s: Academy, seat: int) -> float:
    """The chance to win, guessed from Prestige and what can still become Prestige."""
    mine = worth(s.players[seat])
    best = max(worth(player) for other, player in enumerate(s.players) if other != seat)
    return 1 / (1 + exp((best - mine) / 4))


def worth(player: Player) -> float:
    """Prestige with the promise of resources and tiles."""
    ready = 0
    for space in range(12):
        if player.top[space] >= 0 and player.tired[space] == 0:
            ready += 1
    return (
        prestige(player)
        + RESOURCE * min(player.will + player.shards, 14)
        + TILE * filled_spaces(player)
        + CONNECTOR * complete_connectors(player)
        + COMPLETED * (len(player.spells) + len(player.items))
        + 0.15 * ready
    )
