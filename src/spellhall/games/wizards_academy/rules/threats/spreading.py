"""Fire, ice and darkness spread, all of a kind by one room card (ledger sections 7.2, 14)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wizards_academy.box.kinds import DARK, FIRE, ICE, TOKENS, WATER
from spellhall.games.wizards_academy.box.rooms import CARD_ARROWS, CRYSTAL, CURSED
from spellhall.games.wizards_academy.frames.picks import PickRoom
from spellhall.games.wizards_academy.frames.threats import Interact, Spread, Spreading
from spellhall.games.wizards_academy.rules.picking import chosen
from spellhall.games.wizards_academy.rules.table.contents import put
from spellhall.games.wizards_academy.rules.table.lasting import warded
from spellhall.games.wizards_academy.rules.table.room_cards import draw_room_card
from spellhall.games.wizards_academy.state.building import where
from spellhall.games.wizards_academy.state.paths import (
    ADJOINING,
    LINKED,
    connected,
    in_play,
    joined,
    joined_room,
    steps_towards,
)
from spellhall.games.wizards_academy.state.state import NONE, Academy


def chain_of_fire(s: Academy, room: int) -> list[int]:
    """Fire that activates with the fire of a room; a Ward breaks the chain (WA-SP-212)."""
    if not s.lasting:
        return connected(s, room, FIRE)
    found = [room]
    for inner in found:
        for other in joined(s, inner):
            if _has(s, other, FIRE) and not warded(s, other) and other not in found:
                found.append(other)
    return found


def spread_from(s: Academy, kind: int, mask: int) -> None:
    """One room card for all of them (WA-FIRE-4, WA-AMB-4)."""
    rooms = rooms_with(s, kind, mask)
    if rooms:
        tell(s, "spreads", kind, rooms)
        card = draw_room_card(s)
        if not CARD_ARROWS[card]:  # whose way is certain goes first: it counts for the others
            certain = [room for room in rooms if len(spread_ways(s, kind, card, room)) == 1]
            rooms = (*certain, *[room for room in rooms if room not in certain])
        then(s, Spread(kind, card, rooms, ()))


def rooms_with(s: Academy, kind: int, mask: int) -> tuple[int, ...]:
    """Of the rooms of a mask, those with such tokens now."""
    left = where(s, kind) & mask
    return tuple([room for room in in_play(s) if left >> room & 1]) if left else ()


def _has(s: Academy, room: int, kind: int) -> bool:
    return s.tokens[TOKENS * room + kind] > 0


def spread(s: Academy, f: Spread) -> None:
    """Each room looks for its way; when all have looked, all is placed (WA-FIRE-8)."""
    if not f.rooms:
        then(s, Interact())
        sources = f.sources or (NONE,) * len(f.targets)
        for target, source in zip(f.targets, sources, strict=True):
            put(s, f.kind, target, source=source)
        return
    room = f.rooms[0]
    found = spread_ways(s, f.kind, f.card, room, f.targets)
    if len(found) > 1:
        then(
            s,
            PickRoom(s.active, "spread", tuple(found), False),
            Spreading(f.kind, f.card, f.rooms, f.targets, f.sources),
        )
    else:
        sources = f.sources + (room,) * len(found)
        then(s, Spread(f.kind, f.card, f.rooms[1:], f.targets + tuple(found), sources))


def spreading(s: Academy, f: Spreading) -> None:
    """The way chosen."""
    sources = (*f.sources, f.rooms[0])
    then(s, Spread(f.kind, f.card, f.rooms[1:], (*f.targets, chosen(s)), sources))


def spread_ways(
    s: Academy, kind: int, card: int, room: int, coming: tuple[int, ...] = ()
) -> list[int]:
    """Arrow 1 only (WA-FIRE-5); on the other cards towards the Cursed Room (WA-FIRE-6).

    Fire and ice pass links even into double ice (WA-AT-FIRE-2); ice that finds no link grows
    where it is (WA-AT-ICE-5). `coming`: where others go with the same card.
    """
    mode = ADJOINING if kind == DARK else LINKED
    arrows = CARD_ARROWS[card]
    if arrows:
        other = joined_room(s, room, arrows[0], mode)
        found = [other] if other != NONE else []
    else:
        found = steps_towards(s, room, CURSED, mode)
        if len(found) != 1:
            found = most_new(s, kind, found or joined(s, room, mode), coming)
    if not found and kind == ICE:
        return [room]
    return found


def most_new(s: Academy, kind: int, rooms: list[int], coming: tuple[int, ...]) -> list[int]:
    """The rooms where the token would stay and be new (WA-GEN-17, WA-AMB-34)."""
    fresh = [room for room in rooms if new_there(s, kind, room, coming)]
    return fresh or rooms


def new_there(s: Academy, kind: int, room: int, coming: tuple[int, ...]) -> bool:
    """Whether a token placed there would be one more in the end."""
    at = TOKENS * room
    if room == CRYSTAL or warded(s, room):
        return False
    there = s.tokens[at + kind] + coming.count(room)
    if kind == FIRE:
        return there == 0 and s.tokens[at + WATER] == 0
    if s.tokens[at + FIRE]:
        return False
    if kind == ICE:
        return there < 2 and not _closes_ring(s, room, coming)
    return there == 0


def _closes_ring(s: Academy, room: int, coming: tuple[int, ...]) -> bool:
    """Whether ice there would stand in all rooms around the crystal, and so attack it."""
    around = joined(s, CRYSTAL, LINKED)
    return room in around and all(
        _has(s, other, ICE) or other in coming for other in around if other != room
    )


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Spread, spread)
    rules.work(Spreading, spreading)
