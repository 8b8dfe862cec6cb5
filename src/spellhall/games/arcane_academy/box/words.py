"""How cards, tiles and actions are written in notation."""

from typing import Final

from spellhall.engine.naming import numbered, slug
from spellhall.engine.wording import Texts
from spellhall.games.arcane_academy.box.cards import CARD_OF, CARD_ROWS
from spellhall.games.arcane_academy.box.tiles import FACE_OF

_TEXTS: Final = Texts.of("spellhall.games.arcane_academy.show")
_ROW_WORDS: Final = {row.id: slug(_TEXTS(f"cards.{row.id}.name")) for row in CARD_ROWS}
CARD_WORDS: Final = numbered([_ROW_WORDS.get(card.id, card.id) for card in CARD_OF])
TILE_WORDS: Final = numbered([face.id for face in FACE_OF])
ACTION_WORDS: Final = ("shard", "will", "use", "complete", "add", "chaos")
