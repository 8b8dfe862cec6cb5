"""Every list of verbs has a number, so that a frame can name it."""

from typing import Final

from spellhall.games.wizards_academy.disasters import DISASTERS
from spellhall.games.wizards_academy.kinds import IMP, THREAT_BITS
from spellhall.games.wizards_academy.rooms import (
    AWAKENED,
    BALL,
    CURSED,
    HOARD,
    LIBRARY,
    RIFT,
    ROOMS,
    STUDY,
    WELL,
    WORKSHOP,
    ZEN,
)
from spellhall.games.wizards_academy.spells import SPELLS
from spellhall.games.wizards_academy.verbs import (
    HERE,
    IN_PLAY,
    ONE_ROOM,
    ConvertToken,
    Place,
    Remove,
    Scry,
    Unsettle,
    Verb,
)
from spellhall.games.wizards_academy.wizard_verbs import (
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
    Pay,
    Peek,
    Summon,
    Trade,
)

ROOM_VERBS: Final[dict[int, tuple[Verb, ...]]] = {
    LIBRARY: (NameSpells(),),
    CURSED: (Gain(1, 5, free=True), Place((IMP,), HERE)),
    RIFT: (Lose(1), GoOutside()),
    STUDY: (Peek(1, 4),),
    AWAKENED: (Pay(4), Item(ROBE)),
    WORKSHOP: (Pay(3), Item(WAND)),
    HOARD: (Pay(5), Item(STAFF)),
    ZEN: (Meditate(),),
    WELL: (Trade(),),
    BALL: (Scry(3),),
}
# What an item costs in its room, in glyphs.
ITEM_COST: Final[dict[int, int]] = {
    room: verbs[0].n for room, verbs in ROOM_VERBS.items() if isinstance(verbs[0], Pay)
}
# Last Resort in the Mana Crystal (WA-ROOM-01), each with its price in mana.
RESORT_VERBS: Final[tuple[tuple[Verb, ...], ...]] = (
    (Mana(-1), Remove(THREAT_BITS, IN_PLAY, ONE_ROOM)),
    (Mana(-1), Summon()),
    (Mana(-1), Gain(2)),
    (Mana(-2), BindSpell(4)),
)
RESORT_PRICE: Final = tuple(-verbs[0].n for verbs in RESORT_VERBS if isinstance(verbs[0], Mana))

EFFECTS: Final[list[tuple[Verb, ...]]] = [
    *[spell.main for spell in SPELLS],
    *[spell.boost for spell in SPELLS],
    *[design.verbs for design in DISASTERS],
    *[ROOM_VERBS.get(room, ()) for room in range(ROOMS)],
    *RESORT_VERBS,
    (ConvertToken(),),
    (Unsettle(),),
]
MAIN: Final = 0  # + spell
BOOST: Final = len(SPELLS)  # + spell
HAPPENS: Final = 2 * len(SPELLS)  # + design of disaster
ROOM_ACTION: Final = HAPPENS + len(DISASTERS)  # + room
RESORT: Final = ROOM_ACTION + ROOMS  # + 0 to 3
CONVERT: Final = RESORT + len(RESORT_VERBS)  # the ability of Maelis Tarn
UNSETTLE: Final = CONVERT + 1  # the effect of the Unstable Room
