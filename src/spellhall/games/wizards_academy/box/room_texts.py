"""What the rooms' own actions do (ledger section 19.1), and Last Resort in the Mana Crystal."""

from typing import Final

from spellhall.games.wizards_academy.box.effects import (
    HERE,
    IN_PLAY,
    ONE_ROOM,
    Effect,
    Place,
    Remove,
    Scry,
)
from spellhall.games.wizards_academy.box.kinds import IMP, THREAT_BITS
from spellhall.games.wizards_academy.box.rooms import (
    AWAKENED,
    BALL,
    CURSED,
    HOARD,
    LIBRARY,
    RIFT,
    STUDY,
    WELL,
    WORKSHOP,
    ZEN,
)
from spellhall.games.wizards_academy.box.wizard_effects import (
    ROBE,
    STAFF,
    WAND,
    BindSpell,
    Gain,
    GoOutside,
    Item,
    Lose,
    Mana,
    Meditate,
    NameSpells,
    PayGlyphs,
    Peek,
    Summon,
    Trade,
)

ROOM_EFFECTS: Final[dict[int, tuple[Effect, ...]]] = {
    LIBRARY: (NameSpells(),),
    CURSED: (Gain(1, 5, free=True), Place((IMP,), HERE)),
    RIFT: (Lose(1), GoOutside()),
    STUDY: (Peek(1, 4),),
    AWAKENED: (PayGlyphs(4), Item(ROBE)),
    WORKSHOP: (PayGlyphs(3), Item(WAND)),
    HOARD: (PayGlyphs(5), Item(STAFF)),
    ZEN: (Meditate(),),
    WELL: (Trade(),),
    BALL: (Scry(3),),
}
# What an item costs in its room, in glyphs.
ITEM_COST: Final[dict[int, int]] = {
    room: effects[0].n
    for room, effects in ROOM_EFFECTS.items()
    if isinstance(effects[0], PayGlyphs)
}
# Last Resort in the Mana Crystal (WA-ROOM-01), each with its price in mana.
RESORT_EFFECTS: Final[tuple[tuple[Effect, ...], ...]] = (
    (Mana(-1), Remove(THREAT_BITS, IN_PLAY, ONE_ROOM)),
    (Mana(-1), Summon()),
    (Mana(-1), Gain(2)),
    (Mana(-2), BindSpell(4)),
)
RESORT_PRICE: Final = tuple(
    -effects[0].n for effects in RESORT_EFFECTS if isinstance(effects[0], Mana)
)
