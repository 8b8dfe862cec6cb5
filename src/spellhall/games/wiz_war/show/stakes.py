"""What people weigh before they choose: life, victory points, cards and the turn."""

from typing import Final

from spellhall.engine.forecasts.stakes import Count, Stakes
from spellhall.games.wiz_war.rules.victory import points
from spellhall.games.wiz_war.show.names import card_name, figure_name
from spellhall.games.wiz_war.show.sight.air import landing
from spellhall.games.wiz_war.state.state import Duel


def own_cards(s: Duel, seat: int) -> list[int]:
    """Hand and carried items."""
    return s.players[seat].hand + s.players[seat].items


def discards(s: Duel) -> list[int]:
    """All discard piles."""
    return [card for pile in s.piles for card in pile.discard]


def if_it_lands(s: Duel) -> list[str]:
    """What the uppermost spell in the air does if it is not countered."""
    found = landing(s, s.air[-1]) if s.air else None
    if found is None:
        return []
    said = [
        f"{figure_name(figure)}: {life} life, {f'{left} left' if left else 'dies'}"
        for figure, life, left in found.hurt
    ]
    return said if found.wins is None else [*said, f"@{found.wins} wins at once"]


STAKES: Final = Stakes(
    counts=(
        Count(
            *("life", "life", "life", lambda s, seat: s.players[seat].life),
            worth=0.04,
            mine_gone="You have no life left: you are out of the game.",
            theirs_gone="{who} has no life left and is out of the game.",
        ),
        Count("points", "victory points", "victory point", points, worth=0.4),
    ),
    small_print=frozenset({"discard", "draw", "pass", "reshuffle", "step"}),
    turn=lambda s: (s.active, s.turn_number),
    cards=own_cards,
    card_name=card_name,
    discarded=discards,
    if_unanswered=if_it_lands,
)
