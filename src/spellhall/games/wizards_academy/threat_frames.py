"""What can be pending about threats (rules/activation, spreading, interaction, enduring)."""

from typing import Final

from spellhall.engine.frames import Frame, Question


class Paragraph(Frame):
    """Threats that one paragraph activates, not yet done (WA-AMB-5)."""

    __slots__ = ("dark", "fire", "ice", "items")

    def __init__(self, items: tuple[int, ...], fire: int, ice: int, dark: int) -> None:
        self.items: Final = items
        self.fire: Final = fire  # bit masks of rooms
        self.ice: Final = ice
        self.dark: Final = dark


class OrderActivation(Question):
    """Which threat activates next? (WA-DEC-4)"""

    __slots__ = ("dark", "fire", "ice", "items")

    def __init__(self, seat: int, items: tuple[int, ...], fire: int, ice: int, dark: int) -> None:
        super().__init__(seat)
        self.items: Final = items
        self.fire: Final = fire
        self.ice: Final = ice
        self.dark: Final = dark


class Spread(Frame):
    """Fire, ice or darkness looks for its way from each room in turn."""

    __slots__ = ("card", "kind", "rooms", "targets")

    def __init__(
        self, kind: int, card: int, rooms: tuple[int, ...], targets: tuple[int, ...]
    ) -> None:
        self.kind: Final = kind
        self.card: Final = card
        self.rooms: Final = rooms  # still to look
        self.targets: Final = targets  # found


class Spreading(Frame):
    """The way just chosen for a room."""

    __slots__ = ("card", "kind", "rooms", "targets")

    def __init__(
        self, kind: int, card: int, rooms: tuple[int, ...], targets: tuple[int, ...]
    ) -> None:
        self.kind: Final = kind
        self.card: Final = card
        self.rooms: Final = rooms
        self.targets: Final = targets


class ImpRobs(Frame):
    """An imp has taken a glyph: it may put out fire or water."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room: Final = room


class ImpRaids(Frame):
    """An imp at a glyph source."""

    __slots__ = ("beast",)

    def __init__(self, beast: int) -> None:
        self.beast: Final = beast


class MoveBeast(Frame):
    """A creature goes to the room just chosen."""

    __slots__ = ("beast",)

    def __init__(self, beast: int) -> None:
        self.beast: Final = beast


class MoveHaunt(Frame):
    """A haunt goes to the room just chosen."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room: Final = room


class BeastActs(Frame):
    """What a creature does to the wizard just chosen."""

    __slots__ = ("beast",)

    def __init__(self, beast: int) -> None:
        self.beast: Final = beast


class Shove(Frame):
    """A wizard is forced along the arrow of a room card, or in peril."""

    __slots__ = ("peril", "seat")

    def __init__(self, seat: int, peril: bool) -> None:
        self.seat: Final = seat
        self.peril: Final = peril


class Shoved(Frame):
    """A wizard is forced to the room just chosen."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Interact(Frame):
    """Threats in one room act on each other, and attack the Mana Crystal (WA-MC-1)."""

    __slots__ = ()


class OrderInteraction(Question):
    """Which comes first? (WA-INT-11)"""

    __slots__ = ("items",)

    def __init__(self, seat: int, items: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.items: Final = items


class LoseMana(Frame):
    """Mana is lost."""

    __slots__ = ("cause", "n")

    def __init__(self, n: int, cause: str) -> None:
        self.n: Final = n
        self.cause: Final = cause


class Triumph(Frame):
    """The players have won."""

    __slots__ = ()


class Peril(Frame):
    """One mana lost, and perhaps a flight to the Mana Crystal (WA-AT-1)."""

    __slots__ = ("cause", "seat")

    def __init__(self, seat: int, cause: str) -> None:
        self.seat: Final = seat
        self.cause: Final = cause


class Spare(Question):
    """Pay two glyphs of yours instead of the mana? (WA-CHAR-6)"""

    __slots__ = ("cause", "victim")

    def __init__(self, seat: int, victim: int, cause: str) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.cause: Final = cause


class Flee(Question):
    """Teleport to the Mana Crystal? (WA-DEC-10)"""

    __slots__ = ()


class Endure(Frame):
    """The wizard endures the threats in the room (WA-END-1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Enduring(Frame):
    """Threats still to be endured."""

    __slots__ = ("items", "room", "seat")

    def __init__(self, seat: int, room: int, items: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.room: Final = room
        self.items: Final = items


class Strip(Frame):
    """A wizard loses the whole collection of glyphs."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Unbound(Frame):
    """The spell just chosen is unbound."""

    __slots__ = ()


class OrderEndure(Question):
    """Which threat is endured next? (WA-DEC-4)"""

    __slots__ = ("items", "room")

    def __init__(self, seat: int, room: int, items: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.room: Final = room
        self.items: Final = items
