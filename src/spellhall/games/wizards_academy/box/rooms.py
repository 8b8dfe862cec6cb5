"""The 17 rooms (ledger section 19.1), the 14 room cards (19.2) and the squares of the board."""

from typing import Final

from spellhall.games.wizards_academy.box.kinds import (
    AUGMENTATION,
    DESTRUCTION,
    DIMENSION,
    ELEMENTALISM,
    ENCHANTMENT,
    SANCTUARY,
)

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTION_WORDS: Final = ("n", "e", "s", "w")

SQUARES: Final = 16
OUTSIDE: Final = 16  # the square of the room beside the board
NOWHERE: Final = -1

CRYSTAL: Final = 0
LIBRARY: Final = 1
CURSED: Final = 2
WARDED: Final = 3
FLUX: Final = 4
RIFT: Final = 5
HOLY: Final = 6
STUDY: Final = 7
OUTER: Final = 8
LOST: Final = 9
AWAKENED: Final = 10
WORKSHOP: Final = 11
HOARD: Final = 12
UNSTABLE: Final = 13
ZEN: Final = 14
WELL: Final = 15
BALL: Final = 16
ROOMS: Final = 17


class Room:
    """One room tile: its doors as it lies at turn 0, and the schools it boosts."""

    __slots__ = ("action", "doors", "icon", "id", "schools")

    def __init__(
        self, id: str, doors: str, icon: str, schools: tuple[int, ...] = (), action: bool = False
    ) -> None:
        self.id: Final = id
        self.doors: Final = doors
        self.icon: Final = icon
        self.schools: Final = schools
        self.action: Final = action  # whether it has a room action of its own (advanced)


ROOM_ROWS: Final[tuple[Room, ...]] = (
    Room("crystal", "NESW", "crystal-growth", action=True),
    Room("library", "NESW", "bookshelf", action=True),
    Room("cursed", "NESW", "cursed-star", action=True),
    Room("warded", "NS", "aura"),
    Room("flux", "NESW", "flame-spin", (ELEMENTALISM, DESTRUCTION)),
    Room("rift", "NES", "portal", (DIMENSION, AUGMENTATION), action=True),
    Room("holy", "NES", "holy-symbol", (SANCTUARY, ENCHANTMENT)),
    Room("study", "NE", "desk", action=True),
    Room("outer", "NESW", "galaxy"),
    Room("lost", "", "maze"),
    Room("awakened", "NESW", "robe", action=True),
    Room("workshop", "NESW", "fairy-wand", action=True),
    Room("hoard", "NE", "open-treasure-chest", action=True),
    Room("unstable", "NES", "vortex"),
    Room("zen", "NESW", "meditation", action=True),
    Room("well", "NESW", "well", action=True),
    Room("ball", "NES", "crystal-ball", action=True),
)
ROOM_WORDS: Final = tuple(room.id for room in ROOM_ROWS)
SCHOOLS_OF: Final = tuple(room.schools for room in ROOM_ROWS)
HAS_ACTION: Final = tuple(room.action for room in ROOM_ROWS)


def turned(doors: int, turn: int) -> int:
    """Doors as a bit mask N E S W, after so many quarter turns clockwise."""
    return (doors << turn | doors >> (4 - turn)) & 15


def _mask(doors: str) -> int:
    return sum(1 << "NESW".index(letter) for letter in doors)


# Doors of a room that lies turned: DOORS[4 * room + turn].
DOORS: Final[list[int]] = [
    turned(_mask(room.doors), turn) for room in ROOM_ROWS for turn in range(4)
]

# The square next to a square: NEIGHBOUR[4 * square + direction], or NOWHERE.
NEIGHBOUR: Final[list[int]] = []
for _square in range(SQUARES):
    _row, _column = divmod(_square, 4)
    NEIGHBOUR.append(_square - 4 if _row > 0 else NOWHERE)
    NEIGHBOUR.append(_square + 1 if _column < 3 else NOWHERE)
    NEIGHBOUR.append(_square + 4 if _row < 3 else NOWHERE)
    NEIGHBOUR.append(_square - 1 if _column > 0 else NOWHERE)
NEIGHBOUR.extend([NOWHERE] * 4)  # the square outside has no neighbours

CORNERS: Final = (0, 3, 12, 15)
CENTRE: Final = (5, 6, 9, 10)
SQUARE_WORDS: Final = (*[f"{'ABCD'[i % 4]}{i // 4 + 1}" for i in range(SQUARES)], "outside")


class RoomCard:
    """One room card: a room, and arrows in order, none for «towards the Cursed Room»."""

    __slots__ = ("arrows", "room")

    def __init__(self, room: int, arrows: str) -> None:
        self.room: Final = room
        self.arrows: Final = tuple("NESW".index(letter) for letter in arrows)


ROOM_CARDS: Final[tuple[RoomCard, ...]] = (
    RoomCard(LIBRARY, "NESW"),
    RoomCard(CURSED, ""),
    RoomCard(WARDED, "ESWN"),
    RoomCard(FLUX, "SWNE"),
    RoomCard(RIFT, "WNES"),
    RoomCard(HOLY, "NWSE"),
    RoomCard(STUDY, ""),
    RoomCard(AWAKENED, "ENWS"),
    RoomCard(WORKSHOP, "SENW"),
    RoomCard(HOARD, "WSEN"),
    RoomCard(UNSTABLE, "NSEW"),
    RoomCard(ZEN, "EWNS"),
    RoomCard(WELL, "SNWE"),
    RoomCard(BALL, "WESN"),
)
CARD_ROOM: Final = tuple(card.room for card in ROOM_CARDS)
CARD_ARROWS: Final = tuple(card.arrows for card in ROOM_CARDS)
