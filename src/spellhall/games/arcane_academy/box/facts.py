"""What the numbers in the events of Arcane Academy stand for."""

from typing import Annotated

from msgspec import Meta

Card = Annotated[
    int, Meta(title="Card", description="an Assignment, by its number in the box", ge=0)
]
CardOrNone = Annotated[
    int,
    Meta(
        title="CardOrNone",
        description="an Assignment, or -1 for none or one that is not told",
        ge=-1,
    ),
]
Tile = Annotated[int, Meta(title="Tile", description="a tile, by its number in the box", ge=0)]
Laid = Annotated[
    int, Meta(title="Laid", description="a tile and how it is turned: 4 * tile + quarters", ge=0)
]
Space = Annotated[int, Meta(title="Space", description="a space of a Slate", ge=0)]
SpaceOrNone = Annotated[
    int, Meta(title="SpaceOrNone", description="a space of a Slate, or -1 for none", ge=-1)
]
Resource = Annotated[int, Meta(title="Resource", description="0 will, 1 shards", ge=0)]
Row = Annotated[
    int, Meta(title="Row", description="a row in the centre: of cards or of tiles", ge=0)
]
Slot = Annotated[int, Meta(title="Slot", description="a place in a row in the centre", ge=0)]
Quarters = Annotated[int, Meta(title="Quarters", description="quarter turns clockwise", ge=0)]
