"""What people weigh before they choose: points, dice, scrolls that can be used, the turn."""

from typing import Final

from spellhall.engine.forecasts.stakes import Count, Stakes
from spellhall.games.five_seals.rules.scoring import score
from spellhall.games.five_seals.show.names import scroll_name
from spellhall.games.five_seals.state.state import Seals


def face_up(s: Seals, seat: int) -> list[int]:
    """The scrolls of a seat that can still be used."""
    player = s.players[seat]
    return [scroll for scroll in player.scrolls if scroll not in player.down]


STAKES: Final = Stakes(
    counts=(
        Count("points", "points", "point", lambda s, seat: score(s.players[seat]), worth=0.02),
        Count("dice", "dice", "die", lambda s, seat: len(s.players[seat].dice), passing=True),
    ),
    small_print=frozenset({"mage", "pass", "taken"}),
    turn=lambda s: (s.active, s.round.number),
    cards=face_up,
    card_name=scroll_name,
    card_goes="{card} is turned face down.",
)
