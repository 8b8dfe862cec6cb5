"""What the numbers in the events of Hell High stand for."""

from typing import Annotated

from msgspec import Meta

Card = Annotated[int, Meta(title="Card", description="a card, by its number in the box", ge=0)]
CardOrNone = Annotated[
    int,
    Meta(title="CardOrNone", description="a card, or -1 for none or one that is not told", ge=-1),
]
Wizard = Annotated[int, Meta(title="Wizard", description="one of the wizards in the box", ge=0)]
Rank = Annotated[int, Meta(title="Rank", description="a rank of the school, 1 to 8", ge=0)]
Glyph = Annotated[int, Meta(title="Glyph", description="a glyph", ge=0)]
CardKind = Annotated[int, Meta(title="CardKind", description="a kind of card", ge=0)]
Pile = Annotated[int, Meta(title="Pile", description="0 Main, 1 Treasure, 2 Dead Wizard", ge=0)]
Band = Annotated[
    int,
    Meta(
        title="Band", description="a line of a card's table: 0 for 1-4, 1 for 5-9, 2 for 10+", ge=0
    ),
]
DiePlace = Annotated[
    int, Meta(title="DiePlace", description="a die of the roll, by its place", ge=0)
]
Slot = Annotated[int, Meta(title="Slot", description="a place in a Spell", ge=0)]
