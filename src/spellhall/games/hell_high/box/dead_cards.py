"""All Dead Wizard cards (ledger section 6.7), in the ledger's order."""

from typing import Final

from spellhall.games.hell_high.box.design import (
    FUTURE,
    GLYPH,
    GRUDGE,
    MORE_DICE,
    NEXT_GAME,
    NOTHING,
    NOW,
    PREVENT,
    SET_SIX,
    SHIFT_LOSS,
    SURVIVE,
    Card,
)
from spellhall.games.hell_high.box.verbs import (
    BOTTOM_STATUS,
    DEAD,
    EVERYONE,
    LIVING,
    ME,
    OF_CREATURE,
    OF_TREASURE,
    TARGET,
    TOP_STATUS,
    Aim,
    BearGrudge,
    ChooseGlyph,
    Damage,
    Destroy,
    DiscardEach,
    DrawDead,
    FetchCreature,
    Gain,
    Heal,
    MoreCards,
    SetLife,
    Status,
    Verb,
)


def _dead(
    id: str, word: str, when: int, icon: str, *effects: Verb, power: int = NOTHING, size: int = 0
) -> Card:
    return Card(id, word, DEAD, icon, effects=effects, when=when, power=power, size=size)


DEAD_CARDS: Final[tuple[Card, ...]] = (
    _dead("DW-1", "parting-shot", NOW, "bullseye", Aim(LIVING), Damage(2)),
    _dead("DW-2", "ghostly-gossip", NOW, "ghost-ally", Aim(TOP_STATUS), Damage(2)),
    _dead(
        "DW-3",
        "haunted-locker",
        NOW,
        "open-treasure-chest",
        Aim(OF_TREASURE),
        Destroy(creature=False),
    ),
    _dead("DW-4", "underdog-boost", NOW, "podium-winner", Aim(BOTTOM_STATUS), Status(TARGET, 2)),
    _dead("DW-5", "poltergeist-prank", NOW, "clown", Aim(EVERYONE), DiscardEach()),
    _dead("DW-6", "ghost-cheer", NOW, "glass-celebration", Aim(LIVING), Heal(3, TARGET)),
    _dead("DW-7", "seance-club", NOW, "candles", DrawDead(2)),
    _dead("DW-8", "cold-spot", NOW, "snowflake-1", Aim(EVERYONE), Damage(1)),
    _dead(
        "DW-9",
        "cursed-chalk",
        NOW,
        "chalk-outline-murder",
        Aim(OF_CREATURE),
        Destroy(creature=True),
    ),
    _dead("DW-10", "head-start", NEXT_GAME, "sprint", Heal(3)),
    _dead("DW-11", "summer-vacation", NEXT_GAME, "beach-ball", SetLife(25)),
    _dead("DW-12", "rich-aunt", NEXT_GAME, "present", Gain(1)),
    _dead("DW-13", "shopping-spree", NEXT_GAME, "shopping-bag", Gain(2)),
    _dead("DW-14", "makeover", NEXT_GAME, "comb", Status(ME, 1)),
    _dead("DW-15", "new-kid-buzz", NEXT_GAME, "bee", Status(ME, 2)),
    _dead("DW-16", "study-group", NEXT_GAME, "bookshelf", MoreCards(2)),
    _dead("DW-17", "spiteful-return", NEXT_GAME, "haunting", Aim(TOP_STATUS), Damage(2)),
    _dead("DW-18", "zombie-pet", NEXT_GAME, "shambling-zombie", FetchCreature()),
    _dead("DW-19", "spirit-guide", NEXT_GAME, "spark-spirit", ChooseGlyph(), power=GLYPH),
    _dead("DW-20", "grudge", NEXT_GAME, "angry-eyes", BearGrudge(), power=GRUDGE, size=1),
    _dead("DW-21", "cancelled", FUTURE, "cancel", power=SHIFT_LOSS),
    _dead("DW-22", "second-wind", FUTURE, "heart-beats", power=SURVIVE),
    _dead("DW-23", "ghost-writer", FUTURE, "fountain-pen", power=MORE_DICE, size=2),
    _dead("DW-24", "doctored-transcript", FUTURE, "stamper", power=SET_SIX),
    _dead("DW-25", "time-out", FUTURE, "stopwatch", power=PREVENT),
)
