"""All Dead Wizard cards (ledger section 6.7), in the ledger's order."""

from typing import Final

from spellhall.games.hell_high.design import (
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
from spellhall.games.hell_high.verbs import (
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
    id: str, when: int, icon: str, *effects: Verb, power: int = NOTHING, size: int = 0
) -> Card:
    return Card(id, DEAD, icon, effects=effects, when=when, power=power, size=size)


DEAD_CARDS: Final[tuple[Card, ...]] = (
    _dead("DW-1", NOW, "bullseye", Aim(LIVING), Damage(2)),
    _dead("DW-2", NOW, "ghost-ally", Aim(TOP_STATUS), Damage(2)),
    _dead("DW-3", NOW, "open-treasure-chest", Aim(OF_TREASURE), Destroy(creature=False)),
    _dead("DW-4", NOW, "podium-winner", Aim(BOTTOM_STATUS), Status(TARGET, 2)),
    _dead("DW-5", NOW, "clown", Aim(EVERYONE), DiscardEach()),
    _dead("DW-6", NOW, "glass-celebration", Aim(LIVING), Heal(3, TARGET)),
    _dead("DW-7", NOW, "candles", DrawDead(2)),
    _dead("DW-8", NOW, "snowflake-1", Aim(EVERYONE), Damage(1)),
    _dead("DW-9", NOW, "chalk-outline-murder", Aim(OF_CREATURE), Destroy(creature=True)),
    _dead("DW-10", NEXT_GAME, "sprint", Heal(3)),
    _dead("DW-11", NEXT_GAME, "beach-ball", SetLife(25)),
    _dead("DW-12", NEXT_GAME, "present", Gain(1)),
    _dead("DW-13", NEXT_GAME, "shopping-bag", Gain(2)),
    _dead("DW-14", NEXT_GAME, "comb", Status(ME, 1)),
    _dead("DW-15", NEXT_GAME, "bee", Status(ME, 2)),
    _dead("DW-16", NEXT_GAME, "bookshelf", MoreCards(2)),
    _dead("DW-17", NEXT_GAME, "haunting", Aim(TOP_STATUS), Damage(2)),
    _dead("DW-18", NEXT_GAME, "shambling-zombie", FetchCreature()),
    _dead("DW-19", NEXT_GAME, "spark-spirit", ChooseGlyph(), power=GLYPH),
    _dead("DW-20", NEXT_GAME, "angry-eyes", BearGrudge(), power=GRUDGE, size=1),
    _dead("DW-21", FUTURE, "cancel", power=SHIFT_LOSS),
    _dead("DW-22", FUTURE, "heart-beats", power=SURVIVE),
    _dead("DW-23", FUTURE, "fountain-pen", power=MORE_DICE, size=2),
    _dead("DW-24", FUTURE, "stamper", power=SET_SIX),
    _dead("DW-25", FUTURE, "stopwatch", power=PREVENT),
)
