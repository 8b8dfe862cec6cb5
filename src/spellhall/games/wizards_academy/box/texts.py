"""Every text that is carried out: a part of a card, named, and which card."""

from typing import Final

from spellhall.games.wizards_academy.box.disasters import DISASTERS
from spellhall.games.wizards_academy.box.effects import ConvertToken, Effect, Unsettle
from spellhall.games.wizards_academy.box.people import MAELIS, PEOPLE
from spellhall.games.wizards_academy.box.room_texts import RESORT_EFFECTS, ROOM_EFFECTS
from spellhall.games.wizards_academy.box.rooms import ROOMS, UNSTABLE
from spellhall.games.wizards_academy.box.spells import SPELLS

MAIN: Final = "main"  # of a spell
BOOST: Final = "boost"  # of a spell
DISASTER: Final = "disaster"  # of a design
ROOM_ACTION: Final = "room"
LAST_RESORT: Final = "resort"  # of the Mana Crystal, one of four
ABILITY: Final = "ability"  # of a character, after a spell
AFTER_SPELL: Final = "after spell"  # what a room does after a spell

TEXTS: Final[dict[str, list[tuple[Effect, ...]]]] = {
    MAIN: [spell.main for spell in SPELLS],
    BOOST: [spell.boost for spell in SPELLS],
    DISASTER: [design.effects for design in DISASTERS],
    ROOM_ACTION: [ROOM_EFFECTS.get(room, ()) for room in range(ROOMS)],
    LAST_RESORT: list(RESORT_EFFECTS),
    ABILITY: [(ConvertToken(),) if who == MAELIS else () for who in range(len(PEOPLE))],
    AFTER_SPELL: [(Unsettle(),) if room == UNSTABLE else () for room in range(ROOMS)],
}
