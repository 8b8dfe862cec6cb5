"""A card that lies open, as the screen shows it."""

from spellhall.games.wiz_war.box.cards import CARD_OF, LASTS_OF, SCHOOL_OF, SCHOOLS, TRAITS_OF
from spellhall.games.wiz_war.show.names import card_name, card_text
from spellhall.games.wiz_war.show.view.shown import CardView

TYPES = ("attack", "neutral", "counter", "item", "energy", "flash", "random")
REACHES = (
    "self", "adjacent", "sight", "anywhere", "sector", "here", "touch", "six steps", "within 3",
)  # fmt: skip
DURATIONS = ("instant", "temporary", "permanent")
TRAITS = (
    "fire", "water", "lightning", "curse", "global", "transformation", "mundane", "magic stone",
    "totem", "relic", "hex", "creature", "creation",
)  # fmt: skip


def card_view(card: int) -> CardView:
    """A card that lies open."""
    row = CARD_OF[card]
    return CardView(
        card=card,
        id=f"WW-{row.id}",
        name=card_name(card),
        text=card_text(card),
        icon=row.icon,
        school=SCHOOLS[SCHOOL_OF[card]],
        types=[TYPES[kind] for kind in row.types],
        energy=row.ev,
        die=row.die,
        reach=REACHES[row.reach],
        lasts=DURATIONS[LASTS_OF[card]],
        traits=[TRAITS[i] for i in range(len(TRAITS)) if TRAITS_OF[card] >> i & 1],
    )
