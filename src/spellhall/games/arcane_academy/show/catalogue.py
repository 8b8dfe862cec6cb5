"""What is printed in the box: every card and every tile, the same in all matches."""

from typing import Final, Literal

from msgspec import Struct

from spellhall.games.arcane_academy.box.cards import (
    ALL_ROWS,
    CARD_OF,
    COST_OF,
    IS_SPELL,
    card_named,
)
from spellhall.games.arcane_academy.box.design import Card
from spellhall.games.arcane_academy.box.tiles import CORNER_FACES, FACE_OF, FACES, Face, turned
from spellhall.games.arcane_academy.show.names import card_name, card_text

CardKind = Literal["spell", "use", "end", "always"]
Action = Literal["shard", "will", "use", "complete", "add", "chaos"]
Currency = Literal["will", "shard"]

KINDS: Final[tuple[CardKind, ...]] = ("spell", "use", "end", "always")
ACTIONS: Final[tuple[Action, ...]] = ("shard", "will", "use", "complete", "add", "chaos")


class CardPrint(Struct):
    id: str  # ledger id
    kind: CardKind
    name: str
    text: str
    icon: str
    cost: int
    currency: Currency
    prestige: int


class FacePrint(Struct):
    """What is printed on a tile."""

    id: str
    actions: list[list[Action]]  # groups; more than one action in a group is a slash
    edges: list[str]  # half-connectors such as "NES", by quarter turns clockwise


class Catalogue(Struct):
    kinds: list[CardPrint]
    cards: list[int]  # for each card, which kind it is
    faces: list[FacePrint]
    tiles: list[int]  # for each tile, which face it has


def catalogue() -> Catalogue:
    """All of it."""
    rows = list(ALL_ROWS)
    faces = [*FACES, *CORNER_FACES]
    return Catalogue(
        kinds=[card_print(row) for row in rows],
        cards=[rows.index(row) for row in CARD_OF],
        faces=[face_print(face) for face in faces],
        tiles=[faces.index(face) for face in FACE_OF],
    )


def card_print(row: Card) -> CardPrint:
    """One card."""
    card = card_named(row.id)
    return CardPrint(
        id=f"AA-{row.id}",
        kind=KINDS[row.kind],
        name=card_name(card),
        text=card_text(card),
        icon=row.icon,
        cost=COST_OF[card],
        currency="will" if IS_SPELL[card] else "shard",
        prestige=row.prestige,
    )


def face_print(face: Face) -> FacePrint:
    """One face of a tile."""
    return FacePrint(
        face.id,
        [[ACTIONS[action] for action in group] for group in face.groups],
        [_written(turned(face.edges, turn)) for turn in range(4)],
    )


def _written(edges: int) -> str:
    return "".join(name for i, name in enumerate("NESW") if edges >> i & 1)
