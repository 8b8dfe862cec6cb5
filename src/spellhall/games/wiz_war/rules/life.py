"""Life and stun tokens of wizards and creatures (WW-LIFE, WW-STUN)."""

from spellhall.engine.machine.events import tell
from spellhall.games.wiz_war.rules.table.figures import beast_of, is_alive
from spellhall.games.wiz_war.state.numbers import BEAST, MOST_CREATURE_LIFE, MOST_LIFE
from spellhall.games.wiz_war.state.state import Duel


def heal(s: Duel, figure: int, n: int, card: int) -> None:
    """Life is capped at 20, a creature's at 12 (WW-LIFE-1, WW-CRT-4)."""
    if not is_alive(s, figure) or n <= 0:
        return
    if figure < BEAST:
        player = s.players[figure]
        player.life = min(MOST_LIFE, player.life + n)
        tell(s, "heal", figure, n, player.life, card)
    else:
        beast = beast_of(s, figure - BEAST)
        assert beast is not None
        beast.life = min(MOST_CREATURE_LIFE, beast.life + n)
        tell(s, "heal", figure, n, beast.life, card)


def life_of(s: Duel, figure: int) -> int:
    if figure < BEAST:
        return s.players[figure].life
    beast = beast_of(s, figure - BEAST)
    return 0 if beast is None else beast.life


def stun(s: Duel, figure: int, n: int, card: int) -> None:
    """Gain stun tokens (WW-STUN-6)."""
    if not is_alive(s, figure) or n <= 0:
        return
    if figure < BEAST:
        s.players[figure].stun += n
    else:
        beast = beast_of(s, figure - BEAST)
        assert beast is not None
        beast.stun += n
    tell(s, "stun", figure, n, card)
