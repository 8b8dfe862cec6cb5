"""What the rows of several schools share."""

from dataclasses import replace
from typing import Final

from spellhall.games.wiz_war.box.card_form import Card
from spellhall.games.wiz_war.box.terms import ENERGY
from spellhall.games.wiz_war.box.verbs import N

E: Final = N(energy=True)


def same(id: str, copies: int, row: Card) -> Card:
    """A row that says "as X" copies X in full (WW-GAP-2g)."""
    return replace(row, id=id, copies=copies)


def energy(id: str, copies: int, value: int) -> Card:
    """An energy card: any number per turn, one for each spell or for the speed boost."""
    return Card(id, copies, (ENERGY,), "crystal-growth", ev=value)
