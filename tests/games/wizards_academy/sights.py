"""What a viewpoint sees at a table of Wizard's Academy, in the words of the notation."""

from spellhall.games.wizards_academy.box.disasters import DISASTER_WORDS
from spellhall.games.wizards_academy.box.grid import SPACE_WORDS
from spellhall.games.wizards_academy.box.rooms import CARD_ROOM, ROOM_WORDS
from spellhall.games.wizards_academy.show.sight.shapes import RoomSight, Sight
from spellhall.testing import Table


def seen(table: Table, seat: int | None = 0) -> Sight:
    found = table.match.sight(seat)
    assert isinstance(found, Sight)
    return found


def book(table: Table, seat: int | None = 0) -> dict[str, str]:
    """What is seen of each space: "unused", "bound", "seen" or "unknown"."""
    sight = seen(table, seat)
    found = {}
    for space, word in enumerate(SPACE_WORDS):
        known = sight.spells[space] is not None
        state = "bound" if sight.bound >> space & 1 else "seen" if known else "unknown"
        found[word] = state if sight.used >> space & 1 else "unused"
        assert known == (found[word] in ("bound", "seen"))
    return found


def in_book(spaces: int) -> list[str]:
    """The spaces of a mask."""
    return [word for space, word in enumerate(SPACE_WORDS) if spaces >> space & 1]


def room_seen(table: Table, word: str, seat: int | None = 0) -> RoomSight:
    number = ROOM_WORDS.index(word)
    return next(room for room in seen(table, seat).rooms if room.room == number)


def rooms_in(rooms: int) -> list[str]:
    """The rooms of a mask."""
    return [word for room, word in enumerate(ROOM_WORDS) if rooms >> room & 1]


def sources(table: Table) -> dict[int, str]:
    """The room of each source."""
    places = enumerate(seen(table).sources, 1)
    return {glyph: ROOM_WORDS[room] for glyph, room in places if room is not None}


def disasters(cards: list[int]) -> list[str]:
    return [DISASTER_WORDS[card].split("#")[0] for card in cards]


def in_hand(table: Table, seat: int | None, owner: int = 0) -> str | None:
    """The disaster in the hand of a wizard, if a viewpoint sees it."""
    card = seen(table, seat).wizards[owner].card
    return None if card is None else disasters([card])[0]


def room_cards(cards: list[int]) -> list[str]:
    return [ROOM_WORDS[CARD_ROOM[card]] for card in cards]
