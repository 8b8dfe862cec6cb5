"""What can happen where threats meet, and what attacks the Mana Crystal (ledger section 14.7)."""

from typing import Final

from spellhall.games.wizards_academy.box.kinds import KIND_WORDS, KINDS

DOUSE: Final = 0  # fire and water: the fire goes
THAW: Final = 1  # fire and ice: the ice goes
FREEZE: Final = 2  # ice and water: the water goes
CATCH: Final = 3  # a guardian and imps
BRAWL: Final = 4  # a guardian and a troll
DUEL: Final = 5  # guardians and a demon
LIGHT: Final = 6  # fire and darkness: the darkness goes
FLARE: Final = 7  # too much fire
OVERFLOW: Final = 8  # too much water
ATTACK: Final = 9  # + kind; portals count as kind 8
ICE_RING: Final = 18  # ice in all rooms around the crystal

MEETING_WORDS: Final = (
    *("douse", "thaw", "freeze", "catch", "brawl", "duel", "light", "flare", "overflow"),
    *[f"attack-{word}" for word in KIND_WORDS[:KINDS]],
    *("attack-portal", "ring"),
)
