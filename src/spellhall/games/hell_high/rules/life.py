"""Healing (HH-SETUP-4, HH-DEATH-5)."""

from spellhall.engine.events import tell
from spellhall.games.hell_high.state import MOST_LIFE, School


def heal(s: School, seat: int, n: int) -> None:
    """HP rise to 25 at most; the dying and the dead do not heal."""
    player = s.players[seat]
    gained = min(n, MOST_LIFE - player.hp)
    if player.hp > 0 and gained > 0:
        player.hp += gained
        tell(s, "heal", seat, gained, player.hp)
