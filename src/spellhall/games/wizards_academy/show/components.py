"""Every spell, disaster, room and character of Wizard's Academy for the compendium."""

from collections.abc import Sequence

from spellhall.engine.game import Component
from spellhall.games.wizards_academy.box.disasters import DISASTERS, copies_of
from spellhall.games.wizards_academy.box.kinds import SCHOOL_WORDS
from spellhall.games.wizards_academy.box.people import PEOPLE
from spellhall.games.wizards_academy.box.rooms import ROOM_CARDS, ROOM_ROWS, RoomCard
from spellhall.games.wizards_academy.box.scenarios import PEST
from spellhall.games.wizards_academy.box.spells import SPELLS
from spellhall.games.wizards_academy.show.catalogue import (
    disaster_kind,
    room_card_kind,
    spell_kind,
)
from spellhall.games.wizards_academy.show.names import (
    disaster_name,
    disaster_text,
    person_name,
    person_text,
    room_name,
    room_text,
    spell_boost,
    spell_main,
    spell_name,
)

SPELL_RULINGS = {
    101: ("WA-SP-8",),
    113: ("WA-SP-10",),
    118: ("WA-CAST-7",),
    201: ("WA-SP-7", "WA-DEC-14"),
    211: ("WA-WIN-1", "WA-AMB-13"),
    213: ("WA-SP-9", "WA-AMB-26"),
    302: ("WA-AT-4",),
    415: ("WA-SP-5",),
}
DISASTER_RULINGS = {
    9: ("WA-AMB-3",),
    10: ("WA-EX-5",),
    12: ("WA-DC-54", "WA-DC-52"),
    13: ("WA-DC-54",),
    20: ("WA-GEN-26", "WA-AMB-41"),
    26: ("WA-DC-53", "WA-AMB-36"),
    35: ("WA-EX-3",),
    42: ("WA-DC-55",),
}
ROOM_RULINGS = {"cursed": ("WA-AMB-35",), "outer": ("WA-AMB-24",), "library": ("WA-ACT-11",)}


def components() -> Sequence[Component]:
    """Spells by level, disasters, rooms, room cards and characters, in the ledger's order."""
    return [*_spells(), *_disasters(), *_rooms(), *_room_cards(), *_people()]


def _spells() -> list[Component]:
    found = []
    for number, row in enumerate(SPELLS):
        school = SCHOOL_WORDS[row.school].capitalize() if row.school >= 0 else "Botch"
        facts = [("Level", str(row.level)), ("School", school)]
        if spell_boost(number):
            facts.append(("Boost", spell_boost(number)))
        found.append(
            Component(
                id=f"WA-SP-{row.id}",
                kind="spell",
                name=spell_name(number),
                group=f"Level {row.level} spells",
                icon=row.icon,
                text=spell_main(number),
                facts=tuple(facts),
                data=spell_kind(number),
                rulings=SPELL_RULINGS.get(row.id, ()),
            )
        )
    return found


def _disasters() -> list[Component]:
    found = []
    for row in DISASTERS:
        card = copies_of(row.word)[0]
        level = "-" if row.level < 0 else str(row.level)
        found.append(
            Component(
                id=f"WA-DC-{row.id:02}",
                kind="disaster",
                name=disaster_name(card),
                group=f"Disasters of level {level}",
                icon=row.icon,
                text=disaster_text(card),
                copies=row.copies,
                facts=(("Level", level),),
                data=disaster_kind(card),
                rulings=DISASTER_RULINGS.get(row.id, ()),
            )
        )
    return found


def _rooms() -> list[Component]:
    return [
        Component(
            id=f"WA-ROOM-{number + 1:02}",
            kind="room",
            name=room_name(number),
            group="Rooms",
            icon=row.icon,
            text=room_text(number, PEST),
            facts=(
                ("Doors", " ".join(row.doors) or "none"),
                *((("Boosts", ", ".join(_schools(row.schools))),) if row.schools else ()),
            ),
            rulings=ROOM_RULINGS.get(row.id, ()),
        )
        for number, row in enumerate(ROOM_ROWS)
    ]


def _schools(schools: tuple[int, ...]) -> list[str]:
    return [SCHOOL_WORDS[school].capitalize() for school in schools]


def _room_cards() -> list[Component]:
    return [
        Component(
            id=f"WA-RC-{number + 1:02}",
            kind="room card",
            name=room_name(card.room),
            group="Room cards",
            icon=ROOM_ROWS[card.room].icon,
            text=_arrows(card),
            data=room_card_kind(number),
            rulings=("WA-GEN-16", "WA-GEN-17") if not card.arrows else (),
        )
        for number, card in enumerate(ROOM_CARDS)
    ]


def _arrows(card: RoomCard) -> str:
    if not card.arrows:
        return "Towards the Cursed Room."
    return " ".join("NESW"[arrow] for arrow in card.arrows)


def _people() -> list[Component]:
    return [
        Component(
            id=f"WA-CHAR-{number + 1}",
            kind="character",
            name=person_name(number),
            group="Characters",
            icon=row.icon,
            text=person_text(number),
            facts=(
                ("School", SCHOOL_WORDS[row.school].capitalize() if row.school >= 0 else "none"),
            ),
        )
        for number, row in enumerate(PEOPLE)
    ]
