"""What people weigh before they choose: Prestige, Will, Shards, cards and the turn."""

from typing import Final

from spellhall.engine.forecasts.stakes import Count, Stakes
from spellhall.games.arcane_academy.rules.scoring import prestige
from spellhall.games.arcane_academy.show.names import card_name

STAKES: Final = Stakes(
    counts=(
        Count("prestige", "Prestige", "Prestige", lambda s, seat: prestige(s.players[seat])),
        Count("will", "Will", "Will", lambda s, seat: s.players[seat].will, passing=True),
        Count("shards", "Shards", "Shard", lambda s, seat: s.players[seat].shards, passing=True),
    ),
    turn=lambda s: (s.active, s.turn),
    cards=lambda s, seat: s.players[seat].hand,
    card_name=card_name,
    discarded=lambda s: s.discard,
    card_goes="{card} is completed.",
)
