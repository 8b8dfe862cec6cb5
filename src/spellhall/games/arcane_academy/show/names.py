"""Names of cards and tiles: for people, and in notation."""

import re
from typing import Final

from spellhall.engine.wording import Catalogue
from spellhall.games.arcane_academy.box.cards import CARD_OF
from spellhall.games.arcane_academy.box.tiles import FACE_OF
from spellhall.games.arcane_academy.box.verbs import WILL

TEXTS: Final = Catalogue.of("spellhall.games.arcane_academy.show")
ACTION_WORDS: Final = ("shard", "will", "use", "complete", "add", "chaos")


def card_name(card: int) -> str:
    """The title of a card."""
    return TEXTS(f"cards.{CARD_OF[card].id}.name")


def card_text(card: int) -> str:
    """What a card does, in our words."""
    return TEXTS(f"cards.{CARD_OF[card].id}.text")


def actions_name(tile: int) -> str:
    """What is printed on a tile: «Add Tile + Gain Will / Collect Shard»."""
    return " + ".join(
        " / ".join(TEXTS(f"actions.{ACTION_WORDS[action]}") for action in group)
        for group in FACE_OF[tile].groups
    )


def amount(res: int, n: int) -> str:
    """«2 Will», «1 Shard»."""
    return f"{n} Will" if res == WILL else f"{n} Shard{'' if n == 1 else 's'}"


def _slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def _numbered(names: list[str]) -> list[str]:
    """The second copy of a thing is called thing#2, so that every word means one thing."""
    return [
        name if names.index(name) == i else f"{name}#{names[:i].count(name) + 1}"
        for i, name in enumerate(names)
    ]


CARD_WORDS: Final = _numbered([_slug(card_name(card)) for card in range(len(CARD_OF))])
TILE_WORDS: Final = _numbered([face.id for face in FACE_OF])
