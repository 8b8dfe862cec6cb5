"""Every card and tile of Arcane Academy for the compendium."""

from collections.abc import Sequence

from spellhall.engine.game import Component
from spellhall.games.arcane_academy.box.cards import ALL_ROWS, card_named
from spellhall.games.arcane_academy.box.design import SPELL
from spellhall.games.arcane_academy.box.tiles import CORNER_FACES, FACE_OF, FACES
from spellhall.games.arcane_academy.show.catalogue import card_print, face_print
from spellhall.games.arcane_academy.show.names import actions_name, card_name, card_text

GROUPS = ("Spells", "Items to use", "End of Game Items", "Always-on Items")
RULINGS = {
    "S01": ("AA-PD-7", "AA-PD-8", "AA-XTRA-1"),
    "S08": ("AA-VERB-9", "AA-HID-5"),
    "S09": ("AA-VERB-7",),
    "S10": ("AA-ASG-11", "AA-ASG-14"),
    "S14": ("AA-TILE-13", "AA-TILE-14"),
    "S18": ("AA-VERB-11", "AA-TILE-14"),
    "S19": ("AA-VERB-10", "AA-PD-2"),
    "S20": ("AA-VERB-10",),
    "S21": ("AA-VERB-6", "AA-ACT-8"),
    "S25": ("AA-VERB-1",),
    "I08": ("AA-ASG-14",),
    "I12": ("AA-VERB-11",),
    "I22": ("AA-ASG-14", "AA-ITEM-6"),
    "I23": ("AA-ASG-14", "AA-ITEM-6"),
    "I25": ("AA-VERB-19",),
    "I26": ("AA-VERB-19",),
}


def components() -> Sequence[Component]:
    """Cards in the ledger's order, then tiles, then corners."""
    found = []
    for row in ALL_ROWS:
        card = card_named(row.id)
        found.append(
            Component(
                id=f"AA-{row.id}",
                kind="assignment",
                name=card_name(card),
                group=GROUPS[row.kind],
                icon=row.icon,
                text=card_text(card),
                copies=row.copies,
                facts=(
                    ("Cost", f"{row.cost} {'Will' if row.kind == SPELL else 'Shards'}"),
                    ("Prestige", str(row.prestige)),
                ),
                data=card_print(row),
                rulings=RULINGS.get(row.id, ()),
            )
        )
    for face in (*FACES, *CORNER_FACES):
        printed = face_print(face)
        found.append(
            Component(
                id=f"AA-{face.id}",
                kind="tile",
                name=actions_name(FACE_OF.index(face)),
                group="Corner Actions" if face in CORNER_FACES else "Action Tiles",
                icon="jigsaw-piece",
                text="",
                copies=face.copies,
                facts=(("Connectors", " ".join(printed.edges[0])),),
                data=printed,
                rulings=("AA-TILESYM-1",),
            )
        )
    return found
