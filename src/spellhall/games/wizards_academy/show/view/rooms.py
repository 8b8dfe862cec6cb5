"""Rooms as they are shown, and the threats in them."""

from spellhall.games.wizards_academy.box.kinds import (
    GUARD,
    KIND_WORDS,
    PORTAL,
    SCHOOL_WORDS,
    TOKENS,
    TOUGHNESS,
)
from spellhall.games.wizards_academy.box.rooms import (
    DIRECTION_WORDS,
    DOORS,
    ROOM_ROWS,
    ROOM_WORDS,
    SQUARE_WORDS,
)
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.rules.moving import extra_costs
from spellhall.games.wizards_academy.rules.room_actions import has_power, room_has_action
from spellhall.games.wizards_academy.rules.table.contents import beasts_in
from spellhall.games.wizards_academy.rules.table.lasting import warded
from spellhall.games.wizards_academy.show.foretell import attack_cost, if_activated, if_ended
from spellhall.games.wizards_academy.show.names import kind_name, room_name, room_text
from spellhall.games.wizards_academy.show.view.shapes import (
    LinkView,
    RoomView,
    StayView,
    ThreatView,
)
from spellhall.games.wizards_academy.state.paths import (
    ADJACENT,
    ADJOINING,
    FAR,
    LINKED,
    joined_room,
)
from spellhall.games.wizards_academy.state.state import NONE, Academy


def _room(
    s: Academy, room: int, seat: int, mask: int, away: list[int], ways: list[int]
) -> RoomView:
    doors = DOORS[4 * room + s.facing[room]]
    near = room in ways
    return RoomView(
        room=room,
        id=ROOM_WORDS[room],
        name=room_name(room),
        text=room_text(room, s.scenario),
        icon=ROOM_ROWS[room].icon,
        square=SQUARE_WORDS[s.square[room]],
        doors="".join(name for i, name in enumerate("NESW") if doors >> i & 1),
        turn=s.facing[room],
        links=_links(s, room),
        schools=[SCHOOL_WORDS[school] for school in ROOM_ROWS[room].schools],
        action=room_has_action(s, room),
        empowered=s.scenario == BASIC or has_power(s, seat, room),
        warded=warded(s, room),
        sources=[kind + 1 for kind in range(7) if s.source[kind] == room],
        guarded=bool(beasts_in(s, room, GUARD)),
        threats=_threats(s, room, mask),
        wizards=[i for i, wizard in enumerate(s.wizards) if wizard.room == room],
        away=away[room] if away[room] != FAR else None,
        cost=1 + extra_costs(s, seat, room) if near else None,
        stay=StayView(*if_ended(s, seat, room)),
    )


def _links(s: Academy, room: int) -> list[LinkView]:
    found = []
    for direction in range(4):
        other = joined_room(s, room, direction, ADJACENT)
        if other == NONE:
            continue
        if joined_room(s, room, direction, ADJOINING) == other:
            state = "open"
        elif joined_room(s, room, direction, LINKED) == other:
            state = "ice"
        else:
            state = "wall"
        found.append(LinkView(DIRECTION_WORDS[direction], other, state))
    return found


def _threats(s: Academy, room: int, mask: int) -> list[ThreatView]:
    near = mask >> room & 1 == 1
    found = []
    for kind in range(TOKENS):
        n = s.tokens[TOKENS * room + kind]
        if n:
            found.append(_threat(s, kind, room, n, near))
    for kind in range(PORTAL, GUARD):
        if s.portals[room] >> (kind - PORTAL) & 1:
            found.append(_threat(s, kind, room, 1, near))
    for beast in range(len(s.beast_room)):
        if s.beast_room[beast] == room:
            shown = _threat(s, s.beast_kind[beast], room, 1, near)
            shown.beast = beast
            shown.damage = s.this_turn.hurt[beast]
            shown.toughness = TOUGHNESS[s.beast_kind[beast]]
            found.append(shown)
    return found


def _threat(s: Academy, kind: int, room: int, n: int, near: bool) -> ThreatView:
    return ThreatView(
        kind=KIND_WORDS[kind],
        name=kind_name(kind),
        count=n,
        beast=None,
        damage=0,
        toughness=0,
        if_activated=if_activated(s, kind, room),
        threatening=near and kind != GUARD,
        attack=attack_cost(s, kind, room),
    )
