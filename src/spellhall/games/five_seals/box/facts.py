"""What the numbers in the events of Five Seals of Magic stand for."""

from typing import Annotated

from msgspec import Meta

Mage = Annotated[int, Meta(title="Mage", description="one of the mages in the box", ge=0)]
Element = Annotated[
    int, Meta(title="Element", description="an element, the colour of dice and seals", ge=0)
]
Node = Annotated[
    int, Meta(title="Node", description="a node of the board, in the order of the scene", ge=0)
]
Token = Annotated[
    int,
    Meta(
        title="Token",
        description="a seal of the board by element and strength, or 100 + a scroll",
        ge=0,
    ),
]
TokenOrNone = Annotated[
    int, Meta(title="TokenOrNone", description="as a token, or -1 for none", ge=-1)
]
Die = Annotated[int, Meta(title="Die", description="a die by its colour and value", ge=0)]
Scroll = Annotated[
    int, Meta(title="Scroll", description="a scroll, by its number in the box", ge=0)
]
Passed = Annotated[
    int, Meta(title="Passed", description="a node, or beyond the nodes a figure", ge=0)
]
