"""What can be pending about threats (rules/threats)."""

from typing import Final

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question


@frame
class Paragraph(Frame):
    """Threats that one paragraph activates, not yet done (WA-AMB-5)."""

    items: tuple[tuple[int, int, int], ...]  # kind, room or NONE, creature or NONE
    fire: int  # bit masks of rooms
    ice: int
    dark: int


@frame
class OrderActivation(Question):
    """Which threat activates next? (WA-DEC-4)"""

    items: tuple[tuple[int, int, int], ...]
    fire: int
    ice: int
    dark: int


@frame
class Spread(Frame):
    """Fire, ice or darkness looks for its way from each room in turn."""

    kind: int
    card: int
    rooms: tuple[int, ...]  # still to look
    targets: tuple[int, ...]  # found
    sources: tuple[int, ...] = ()  # the room of each target's token that spreads


@frame
class Spreading(Frame):
    """The way just chosen for a room."""

    kind: int
    card: int
    rooms: tuple[int, ...]
    targets: tuple[int, ...]
    sources: tuple[int, ...] = ()


@frame
class ImpRobs(Frame):
    """An imp has taken a glyph: it may put out fire or water."""

    room: int


@frame
class ImpRaids(Frame):
    """An imp at a glyph source."""

    beast: int


@frame
class MoveBeast(Frame):
    """A creature goes to the room just chosen."""

    beast: int


@frame
class MoveHaunt(Frame):
    """A haunt goes to the room just chosen."""

    room: int


@frame
class BeastActs(Frame):
    """What a creature does to the wizard just chosen."""

    beast: int


@frame
class Shove(Frame):
    """A wizard is forced along the arrow of a room card, or in peril."""

    seat: int
    peril: bool


@frame
class Shoved(Frame):
    """A wizard is forced to the room just chosen."""

    seat: int


@frame
class Interact(Frame):
    """Threats in one room act on each other, and attack the Mana Crystal (WA-MC-1)."""


@frame
class OrderInteraction(Question):
    """Which comes first? (WA-INT-11)"""

    items: tuple[tuple[int, int], ...]  # a meeting (box/meetings.py) and the room


# What mana is lost to, in the words of the texts.
CAUSES: Final = (
    *("fire", "water", "ice", "darkness", "haunt", "imps", "troll", "demon", "portal"),
    *("misnamed", "recall", "spell", "disaster", "resort"),
)


@frame
class LoseMana(Frame):
    """Mana is lost."""

    n: int
    cause: str
    room: int = -1  # where, if it is lost in a room
    card: int = -1  # which text of a cause that has several: spell, design or last resort


@frame
class Triumph(Frame):
    """The players have won."""


@frame
class Peril(Frame):
    """One mana lost, and perhaps a flight to the Mana Crystal (WA-AT-1)."""

    seat: int
    cause: str


@frame
class Spare(Question):
    """Pay two glyphs of yours instead of the mana? (WA-CHAR-6)"""

    victim: int
    cause: str


@frame
class Flee(Question):
    """Teleport to the Mana Crystal? (WA-DEC-10)"""

    cause: str = CAUSES[0]  # of the peril


@frame
class Endure(Frame):
    """The wizard endures the threats in the room (WA-END-1)."""

    seat: int


@frame
class Enduring(Frame):
    """Threats still to be endured."""

    seat: int
    room: int
    items: tuple[tuple[int, int], ...]  # kind, and creature or NONE


@frame
class Strip(Frame):
    """A wizard loses the whole collection of glyphs."""

    seat: int


@frame
class Unbound(Frame):
    """The spell just chosen is unbound."""


@frame
class OrderEndure(Question):
    """Which threat is endured next? (WA-DEC-4)"""

    room: int
    items: tuple[tuple[int, int], ...]  # kind, and creature or NONE
