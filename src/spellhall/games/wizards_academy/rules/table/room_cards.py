"""Room cards decide: a random room, or a way (WA-GEN-11 to 17)."""

from spellhall.engine.machine.chance import draw, reshuffle
from spellhall.engine.machine.events import tell
from spellhall.games.wizards_academy.box.rooms import CARD_ARROWS, CARD_ROOM, CURSED
from spellhall.games.wizards_academy.rules.table.lasting import warded
from spellhall.games.wizards_academy.state.paths import joined, joined_room, steps_towards
from spellhall.games.wizards_academy.state.state import NONE, Academy


def draw_room_card(s: Academy) -> int:
    """The top room card, discarded at once; an empty deck is shuffled first (WA-GEN-11)."""
    if not s.room_deck:
        reshuffle(s, s.room_deck, s.room_discard)
        known = s.room_known.copy()
        for card in s.room_deck:
            known[card] = False
        s.room_known = known
        s.room_shuffles += 1
    card = draw(s, s.room_deck)
    s.room_discard.append(card)
    if s.watched:
        tell(s, "room_card", card)
    return card


def random_room(s: Academy) -> int:
    """A room card names a room (WA-GEN-12)."""
    return CARD_ROOM[draw_room_card(s)]


def ways(s: Academy, card: int, room: int, mode: int, threat: bool = True) -> list[int]:
    """Where a room card sends somebody: the lowest arrow that fits, or steps to choose from.

    Rooms under a Ward let no threat in.
    """
    arrows = CARD_ARROWS[card]
    for direction in arrows:
        other = joined_room(s, room, direction, mode)
        if other != NONE and not (threat and warded(s, other)):
            return [other]
    if arrows:
        return []
    towards = steps_towards(s, room, CURSED, mode) or joined(s, room, mode)
    return [other for other in towards if not (threat and warded(s, other))]
