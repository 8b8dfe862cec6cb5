"""What people weigh before they choose: Prestige, Will, Shards, cards and the turn."""

from typing import Final

from spellhall.engine.forecasts.stakes import Count, Stakes
from spellhall.games.arcane_academy.frames import CastOrRest
from spellhall.games.arcane_academy.rules.scoring import prestige, printed
from spellhall.games.arcane_academy.show.names import card_name
from spellhall.games.arcane_academy.state.state import Academy


def with_the_spell_at_work(s: Academy, seat: int) -> int:
    """The Prestige of a seat; a Spell that still takes effect is its already."""
    at_work = printed(s.aside) if seat == s.active else 0
    return prestige(s.players[seat]) + at_work


STAKES: Final = Stakes(
    counts=(
        Count("prestige", "Prestige", "Prestige", with_the_spell_at_work, worth=0.04),
        Count("will", "Will", "Will", lambda s, seat: s.players[seat].will, passing=True),
        Count("shards", "Shards", "Shard", lambda s, seat: s.players[seat].shards, passing=True),
    ),
    small_print=frozenset({"discard", "draw", "gain", "linked"}),
    turn=lambda s: (s.active, s.turn),
    cards=lambda s, seat: s.players[seat].hand,
    card_name=card_name,
    half_done=lambda s: not isinstance(s.stack[-1], CastOrRest),
    discarded=lambda s: s.discard,
    card_goes="{card} is completed.",
)
