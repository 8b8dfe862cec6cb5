"""Every card and wizard of Hell High for the compendium."""

from collections.abc import Sequence

from spellhall.engine.game import Component
from spellhall.games.hell_high.box.cards import ROWS, card_named
from spellhall.games.hell_high.box.design import NEXT_GAME, NOW, Card
from spellhall.games.hell_high.box.verbs import DEAD, DELIVERY, NO_GLYPH, WILD
from spellhall.games.hell_high.box.words import WIZARDS
from spellhall.games.hell_high.show.catalogue import printed
from spellhall.games.hell_high.show.names import (
    GLYPHS,
    KINDS,
    WIZARD_ICONS,
    card_name,
    card_text,
    wizard_name,
    wizard_title,
)

SHELVES = ("Sources", "Qualities", "Deliveries", "Wild Magic", "Treasures", "Dead Wizard cards")
RULINGS = {
    "S-1": ("HH-AMB-4", "HH-EX-15"),
    "S-4": ("HH-AMB-28",),
    "Q-5": ("HH-NOTE-5", "HH-Q-NOTE-2"),
    "Q-11": ("HH-Q-NOTE-1",),
    "D-4": ("HH-NOTE-1", "HH-POWER-9"),
    "D-7": ("HH-NOTE-1", "HH-POWER-9"),
    "D-9": ("HH-AMB-5",),
    "D-11": ("HH-NOTE-1", "HH-POWER-9"),
    "D-12": ("HH-D-NOTE-2", "HH-AMB-36"),
    "D-15": ("HH-D-NOTE-2",),
    "W-1": ("HH-BUILD-4", "HH-WILD-1"),
    "T-1": ("HH-NOTE-3", "HH-T-NOTE-8", "HH-AMB-36"),
    "T-2": ("HH-NOTE-4", "HH-T-NOTE-5"),
    "T-13": ("HH-T-NOTE-2", "HH-T-NOTE-3"),
    "T-17": ("HH-AMB-32",),
    "T-20": ("HH-T-NOTE-4",),
    "T-22": ("HH-T-NOTE-6",),
    "DW-7": ("HH-DW-NOTE-4",),
    "DW-21": ("HH-NOTE-2", "HH-DW-NOTE-3", "HH-AMB-33"),
    "DW-22": ("HH-AMB-34",),
}


def components() -> Sequence[Component]:
    """Cards in the ledger's order, then the wizards."""
    found = []
    for row in ROWS:
        card = card_named(row.id)
        found.append(
            Component(
                id=f"HH-{row.id}",
                kind="card",
                name=card_name(card),
                group=SHELVES[row.kind],
                icon=row.icon,
                text=card_text(card),
                copies=row.copies,
                facts=_facts(row),
                data=printed(card),
                rulings=RULINGS.get(row.id, ()),
            )
        )
    for wizard in range(WIZARDS):
        found.append(
            Component(
                id=f"HH-WIZ-{wizard + 1}",
                kind="wizard",
                name=wizard_name(wizard),
                group="Wizards",
                icon=WIZARD_ICONS[wizard],
                text=wizard_title(wizard),
            )
        )
    return found


def _facts(row: Card) -> tuple[tuple[str, str], ...]:
    facts = [("Type", KINDS[row.kind])] if row.kind != WILD else []
    if row.glyph != NO_GLYPH:
        facts.append(("Glyph", GLYPHS[row.glyph]))
    if row.kind == DELIVERY:
        facts.append(("Initiative", str(row.initiative)))
    if row.creature:
        facts.append(("Creature", "yes"))
    if row.everlasting:
        facts.append(("Everlasting", "yes"))
    if row.kind == DEAD:
        when = "at once" if row.when == NOW else "next game"
        facts.append(("When", when if row.when in (NOW, NEXT_GAME) else "a future game"))
    return tuple(facts)
