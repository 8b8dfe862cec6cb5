"""What the numbers in the events of Wizard's Academy stand for."""

from typing import Annotated

from msgspec import Meta

Person = Annotated[int, Meta(title="Person", description="one of the characters in the box", ge=0)]
Disaster = Annotated[
    int, Meta(title="Disaster", description="a disaster card, by its number in the box", ge=0)
]
DisasterOrNone = Annotated[
    int, Meta(title="DisasterOrNone", description="a disaster card, or -1 if it is not told", ge=-1)
]
CardOrNone = Annotated[
    int, Meta(title="CardOrNone", description="a spell or design of a disaster, or -1", ge=-1)
]
RoomCard = Annotated[
    int, Meta(title="RoomCard", description="a room card, by its number in the box", ge=0)
]
Room = Annotated[int, Meta(title="Room", description="a room, by its number in the box", ge=0)]
RoomOrNone = Annotated[int, Meta(title="RoomOrNone", description="a room, or -1 for none", ge=-1)]
Threat = Annotated[int, Meta(title="Threat", description="a kind of threat", ge=0)]
GlyphKind = Annotated[int, Meta(title="GlyphKind", description="a type of glyph", ge=0)]
Space = Annotated[int, Meta(title="Space", description="a space of the grid of spells", ge=0)]
Spell = Annotated[int, Meta(title="Spell", description="a spell, by its number in the box", ge=0)]
Quarters = Annotated[int, Meta(title="Quarters", description="quarter turns clockwise", ge=0)]
Item = Annotated[int, Meta(title="Item", description="a kind of item: robe, wand or staff", ge=0)]
Resort = Annotated[
    int, Meta(title="Resort", description="what is done with mana as a last resort", ge=0)
]
Lasting = Annotated[int, Meta(title="Lasting", description="a kind of lasting effect", ge=0)]
Ending = Annotated[int, Meta(title="Ending", description="how the game ended", ge=0)]
