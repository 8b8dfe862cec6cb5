"""The shape of what a viewpoint sees now: ids and small numbers, as the catalogue tells them."""

from typing import Annotated

from msgspec import Meta, Struct

from spellhall.games.arcane_academy.box.tiles import (
    EMPTY,
    SPACES,
)

Seat = Annotated[int, Meta(ge=0, le=3)]
Space = Annotated[int, Meta(ge=0, lt=SPACES)]
CardNumber = Annotated[int, Meta(ge=0, description="in `cards` of the catalogue")]
TileNumber = Annotated[int, Meta(ge=EMPTY, description="in `tiles` of the catalogue; -1: none")]
Laid = Annotated[int, Meta(ge=EMPTY, description="4 * tile + quarter turns; -1: none")]


class CardSight(Struct, omit_defaults=True):
    """A card that lies open."""

    card: CardNumber
    cost: int | None = None  # for the seat that looks, where it is not the printed one
    tokens: int = 0
    at_end: int = 0  # End of Game Prestige as things stand


class PlayerSight(Struct):
    will: Annotated[int, Meta(ge=0, le=9)]
    shards: Annotated[int, Meta(ge=0)]
    prestige: int  # with End of Game abilities as things stand
    at_end: int  # the part of it from End of Game abilities
    connectors: int
    top: list[Laid]  # on each space
    tired: list[int]
    linked: list[int]  # for each space a mask of those with a complete connector to it
    under: list[tuple[Space, TileNumber]]  # covered tiles, lowest first
    hand_size: int
    hand: list[CardSight]  # empty for everybody else
    spells: list[CardSight]
    items: list[CardSight]


class ActingSight(Struct):
    space: Space
    done: int  # mask of the groups of actions already performed


class Sight(Struct):
    """The table as one viewpoint sees it."""

    turn: int
    round: int
    active: Seat
    owed: int  # extra turns
    pencils: Seat | None  # who holds the card
    last_turns: int
    players: list[PlayerSight]
    public: list[CardSight | None]
    centre: list[TileNumber]
    pending: list[TileNumber]
    aside: list[CardNumber]  # Spells in resolution
    discard: list[CardNumber]
    deck_left: int
    bag_left: int
    bag: list[int]  # of each face so many, known by deduction (AA-HID-3)
    gone: list[TileNumber]  # discarded from Slates
    activated: Space | None  # of this cast
    acting: list[ActingSight]  # tiles being resolved
    acted: list[Space]  # whose tiles have acted as linked ones in this cast
