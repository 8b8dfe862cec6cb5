"""What people weigh before they choose: life, Social Status, tokens, cards and the turn."""

from typing import Final

from spellhall.engine.forecasts.stakes import Count, Stakes
from spellhall.games.hell_high.show.names import card_name
from spellhall.games.hell_high.state.state import Brawl, victory_points


def own_cards(s: Brawl, seat: int) -> list[int]:
    """Hand, Spell, and what lies open before a seat."""
    player = s.players[seat]
    return player.hand + player.spell + player.creatures + player.treasures + player.held


def discards(s: Brawl) -> list[int]:
    """All three discard piles."""
    return s.main_discard + s.treasure_discard + s.dead_discard


STAKES: Final = Stakes(
    counts=(
        Count(
            *("hp", "life", "life", lambda s, seat: s.players[seat].hp),
            worth=0.02,
            mine_gone="You have no life left: your wizard dies.",
            theirs_gone="{who} has no life left and dies.",
        ),
        Count(
            *("status", "Social Status", "Social Status", lambda s, seat: s.players[seat].rank),
            worth=0.02,
        ),
        Count(
            "tokens",
            "victory points",
            "victory point",
            lambda s, seat: victory_points(s.players[seat]),
            worth=0.2,
        ),
    ),
    small_print=frozenset(
        {"discard", "draw", "rank", "rank_roll", "reshuffle", "resolve", "wizard"}
    ),
    turn=lambda s: (s.turn.seat, s.round.number),
    cards=own_cards,
    card_name=card_name,
    discarded=discards,
)
