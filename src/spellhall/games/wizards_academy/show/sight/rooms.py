"""Rooms, and the threats in them."""

from spellhall.games.wizards_academy.box.kinds import GUARD, PORTAL, TOKENS
from spellhall.games.wizards_academy.box.rooms import CRYSTAL
from spellhall.games.wizards_academy.rules.moving import extra_costs, walkable
from spellhall.games.wizards_academy.show.foretell import attack_cost, fate, if_ended
from spellhall.games.wizards_academy.show.sight.shapes import (
    BeastSight,
    RoomSight,
    StaySight,
    ThreatSight,
)
from spellhall.games.wizards_academy.state.paths import (
    ADJOINING,
    FAR,
    LINKED,
    beside,
    distances,
)
from spellhall.games.wizards_academy.state.state import DEAD, NONE, Academy


def room_sights(s: Academy, rooms: list[int], seat: int) -> list[RoomSight]:
    """Rooms as they lie, what is in them, and what they mean for the seat that looks."""
    away = distances(s, CRYSTAL)
    ways = walkable(s, seat, walls=True)
    found = {room: RoomSight(room, s.square[room], s.facing[room]) for room in rooms}
    for beast, room in enumerate(s.beast_room):
        if room != DEAD:
            one = BeastSight(beast, s.beast_kind[beast], s.this_turn.hurt[beast])
            found[room].beasts.append(one)
    for room, shown in found.items():
        _open_doors(s, shown)
        _fill(s, shown)
        if away[room] != FAR:
            shown.away = away[room]
        if room in ways:
            shown.cost = 1 + extra_costs(s, seat, room)
        if shown.threats:
            mana, glyphs, kinds = if_ended(s, seat, room)
            if kinds:
                shown.stay = StaySight(kinds, mana, glyphs)
    return list(found.values())


def _open_doors(s: Academy, shown: RoomSight) -> None:
    adjoining = beside(s, shown.room, ADJOINING)
    linked = beside(s, shown.room, LINKED)
    for direction in range(4):
        if adjoining[direction] != NONE:
            shown.open |= 1 << direction
        elif linked[direction] != NONE:
            shown.ice |= 1 << direction


def _fill(s: Academy, shown: RoomSight) -> None:
    """Tokens, portals and creatures: by kind what they will do."""
    room = shown.room
    for kind, n in enumerate(s.tokens[TOKENS * room : TOKENS * room + TOKENS]):
        if n:
            shown.threats.append(_threat(s, kind, room, n))
    portals = s.portals[room]
    if portals:
        for kind in range(PORTAL, GUARD):
            if portals >> (kind - PORTAL) & 1:
                shown.threats.append(_threat(s, kind, room, 1))
    if shown.beasts:
        kinds = [beast.kind for beast in shown.beasts]
        for kind in dict.fromkeys(kinds):
            shown.threats.append(_threat(s, kind, room, kinds.count(kind)))


def _threat(s: Academy, kind: int, room: int, n: int) -> ThreatSight:
    what = fate(s, kind, room)
    return ThreatSight(
        kind=kind,
        fate=what.what,
        count=n,
        attack=attack_cost(s, kind, room),
        rooms=what.rooms,
        seats=what.seats,
        n=what.n,
    )
