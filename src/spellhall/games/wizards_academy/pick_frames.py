"""Choices whose answer lies in the zone `picked` until the next frame uses it."""

from typing import Final

from spellhall.engine.frames import Question


class Pick(Question):
    """One of some things; the choice lies in the zone `picked` until the next frame uses it."""

    __slots__ = ("optional", "things", "why")

    def __init__(self, seat: int, why: str, things: tuple[int, ...], optional: bool) -> None:
        super().__init__(seat)
        self.why: Final = why  # key of the texts of this choice
        self.things: Final = things
        self.optional: Final = optional


class PickRoom(Pick):
    """Which room?"""

    __slots__ = ()


class PickBeast(Pick):
    """Which creature?"""

    __slots__ = ()


class PickThing(Pick):
    """Which threat in which room?"""

    __slots__ = ()


class PickGlyph(Pick):
    """Which glyph?"""

    __slots__ = ()


class PickSeat(Pick):
    """Which wizard?"""

    __slots__ = ()


class PickKind(Pick):
    """Which kind?"""

    __slots__ = ()


class PickSpace(Pick):
    """Which space of the spell grid?"""

    __slots__ = ()


class PickTurn(Pick):
    """How far is it turned?"""

    __slots__ = ()


class PickCard(Pick):
    """Which card?"""

    __slots__ = ()


class PickSource(Pick):
    """Which glyph source?"""

    __slots__ = ()


class PickShift(Pick):
    """Which shift?"""

    __slots__ = ()


class PickOne(Pick):
    """Which of these?"""

    __slots__ = ()


# All of them, by the name of the question.
PICKS: Final[dict[str, type[Pick]]] = {
    "pick_room": PickRoom,
    "pick_beast": PickBeast,
    "pick_thing": PickThing,
    "pick_glyph": PickGlyph,
    "pick_seat": PickSeat,
    "pick_kind": PickKind,
    "pick_space": PickSpace,
    "pick_turn": PickTurn,
    "pick_card": PickCard,
    "pick_source": PickSource,
    "pick_shift": PickShift,
    "pick_one": PickOne,
}
