"""Every card and creature of Wiz-War for the compendium."""

from collections.abc import Sequence

from spellhall.engine.game import Component
from spellhall.games.wiz_war.box.cards import ROWS
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.maze.sectors import COLOURS, DRAWINGS
from spellhall.games.wiz_war.show.catalogue import card_kinds
from spellhall.games.wiz_war.show.names import TEXTS, creature_name, school_name

RULINGS = {
    "CJ-3": ("WW-AMB-12",),
    "EL-10": ("WW-AMB-8", "WW-AMB-13"),
    "MU-9": ("WW-AMB-8",),
    "MU-13": ("WW-AMB-29",),
    "AL-2": ("WW-AMB-10",),
    "AL-4": ("WW-AMB-30",),
    "ME-9": ("WW-AMB-23", "WW-AMB-26"),
    "ME-10": ("WW-AMB-24", "WW-AMB-31"),
    "CJ-7": ("WW-AMB-31",),
}


def components() -> Sequence[Component]:
    """Cards in the ledger's order, school by school, then the creatures and the sector boards."""
    found = []
    for school, rows in enumerate(ROWS):
        if school == 1:
            continue  # the Black Cantrip equals the White one
        for row, shown in zip(rows, card_kinds(school), strict=True):
            found.append(
                Component(
                    id=shown.id,
                    kind="card",
                    name=shown.name,
                    group=school_name(school),
                    icon=shown.icon,
                    text=shown.text,
                    copies=shown.copies,
                    facts=(
                        ("Type", " / ".join(shown.types)),
                        ("Range", shown.reach),
                        ("Duration", shown.lasts),
                        ("Energy", _energy(row.ev, row.die)),
                    ),
                    data=shown,
                    rulings=RULINGS.get(row.id, ()),
                )
            )
    for kind, beast in enumerate(CREATURES):
        attacks = ", ".join(TEXTS(f"weapons.{weapon.id}") for weapon in beast.attacks)
        found.append(
            Component(
                id=f"WW-{beast.id}",
                kind="creature",
                name=creature_name(kind),
                group="Creatures",
                icon=beast.icon,
                text=f"Attacks: {attacks}.",
                facts=(("Life", f"{beast.life} + die"), ("Speed", str(beast.speed))),
            )
        )
    for face, drawing in enumerate(DRAWINGS):
        colour, side = COLOURS[face // 2], "AB"[face % 2]
        found.append(
            Component(
                id=f"WW-BRD-{colour.upper()}-{side}",
                kind="sector",
                name=f"{colour.capitalize()} sector, side {side}",
                group="Sector boards",
                icon="brick-wall",
                text="Home base in the middle, two treasures; doors open for their owner.",
                facts=(("Side", ("A, new", "B, classic")[face % 2]),),
                data={"drawing": drawing},
            )
        )
    return found


def _energy(value: int, die: bool) -> str:
    if die:
        return f"d4 + {value}" if value else "d4"
    return str(value) if value else "none"
