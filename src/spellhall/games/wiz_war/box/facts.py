"""What the numbers in the events of Wiz-War stand for."""

from typing import Annotated

from msgspec import Meta

Card = Annotated[int, Meta(title="Card", description="a card, by its number in the box", ge=0)]
CardOrNone = Annotated[
    int,
    Meta(title="CardOrNone", description="a card, or -1 for none or one that is not told", ge=-1),
]
School = Annotated[int, Meta(title="School", description="a school of magic", ge=0)]
Figure = Annotated[
    int, Meta(title="Figure", description="a wizard by seat, or from 8 on a creature by kind", ge=0)
]
Target = Annotated[
    int,
    Meta(
        title="Target",
        description="what is aimed at: a figure, or from 100 on as state/numbers.py says; or -1",
        ge=-1,
    ),
]
Cell = Annotated[int, Meta(title="Cell", description="a square of the labyrinth", ge=0)]
CellOrNone = Annotated[
    int, Meta(title="CellOrNone", description="a square of the labyrinth, or -1 for none", ge=-1)
]
FigureOrNone = Annotated[
    int,
    Meta(
        title="FigureOrNone",
        description="a wizard by seat, or from 8 on a creature by kind; -1 for none",
        ge=-1,
    ),
]
SpellEnd = Annotated[
    int, Meta(title="SpellEnd", description="why a spell ends, as state/numbers.py says", ge=0)
]
Line = Annotated[int, Meta(title="Line", description="a border line between two squares", ge=0)]
LineOrNone = Annotated[
    int, Meta(title="LineOrNone", description="a border line, or -1 for none", ge=-1)
]
Way = Annotated[int, Meta(title="Way", description="a direction", ge=0)]
Role = Annotated[int, Meta(title="Role", description="as what a card is played", ge=0)]
Mode = Annotated[
    int, Meta(title="Mode", description="which of the printed ways of a card, or -1", ge=-1)
]
ThingKind = Annotated[
    int, Meta(title="ThingKind", description="a kind of thing on the board", ge=0)
]
HarmKind = Annotated[int, Meta(title="HarmKind", description="0 physical, 1 magical", ge=0)]
Element = Annotated[
    int, Meta(title="Element", description="0 none, 1 fire, 2 water, 3 lightning", ge=0)
]
Slot = Annotated[int, Meta(title="Slot", description="a place of a sector", ge=0)]
Quarters = Annotated[int, Meta(title="Quarters", description="quarter turns clockwise", ge=0)]
Treasure = Annotated[int, Meta(title="Treasure", description="a treasure: 2 * seat + 0 or 1", ge=0)]
Pile = Annotated[int, Meta(title="Pile", description="a deck of cards", ge=0)]
Ending = Annotated[int, Meta(title="Ending", description="how the game ended", ge=0)]
