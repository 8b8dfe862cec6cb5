"""What people weigh before they choose: life, victory points, cards and the turn."""

from typing import Final

from spellhall.engine.forecasts.stakes import Count, Stakes
from spellhall.games.wiz_war.rules.victory import points
from spellhall.games.wiz_war.show.names import card_name
from spellhall.games.wiz_war.state.state import Duel


def own_cards(s: Duel, seat: int) -> list[int]:
    """Hand and carried items."""
    return s.players[seat].hand + s.players[seat].items


def discards(s: Duel) -> list[int]:
    """All discard piles."""
    return [card for pile in s.piles for card in pile.discard]


STAKES: Final = Stakes(
    counts=(
        Count(
            *("life", "life", "life", lambda s, seat: s.players[seat].life),
            mine_gone="You have no life left: you are out of the game.",
            theirs_gone="{who} has no life left and is out of the game.",
        ),
        Count("points", "victory points", "victory point", points),
    ),
    turn=lambda s: (s.active, s.turn_number),
    cards=own_cards,
    card_name=card_name,
    discarded=discards,
)
