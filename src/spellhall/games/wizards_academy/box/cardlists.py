"""Every list of verbs has a number, so that a frame can name it."""

from typing import Final

from spellhall.games.wizards_academy.box.disasters import DISASTERS
from spellhall.games.wizards_academy.box.effects import ConvertToken, Effect, Unsettle
from spellhall.games.wizards_academy.box.room_texts import RESORT_VERBS, ROOM_VERBS
from spellhall.games.wizards_academy.box.rooms import ROOMS
from spellhall.games.wizards_academy.box.spells import SPELLS

EFFECTS: Final[list[tuple[Effect, ...]]] = [
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
