"""Wizards on foot: costs, haunts, slides, Dash (ledger sections 5.3, 12 and 14)."""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wizards_academy.box.kinds import DARK, HAUNT, ICE, TOKENS, WATER
from spellhall.games.wizards_academy.box.people import IVO, ORLA
from spellhall.games.wizards_academy.box.rooms import CRYSTAL, OUTSIDE
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import DASH_ANYWHERE, DASH_TO, STOP_DASH
from spellhall.games.wizards_academy.frames.picks import PickRoom
from spellhall.games.wizards_academy.frames.threats import Interact
from spellhall.games.wizards_academy.frames.turn import DashOn, Follow, Leave, Walk
from spellhall.games.wizards_academy.rules.effects.aims import is_boosted
from spellhall.games.wizards_academy.rules.picking import chosen
from spellhall.games.wizards_academy.rules.table.contents import swap_rooms
from spellhall.games.wizards_academy.rules.table.lasting import robed, scrambled
from spellhall.games.wizards_academy.rules.table.room_cards import draw_room_card, random_room, ways
from spellhall.games.wizards_academy.rules.table.wizards import relocate, teleport
from spellhall.games.wizards_academy.rules.why_not import (
    DOUBLE_ICE,
    HAUNTED,
    NOT_NEXT_DOOR,
    SCRAMBLED,
    WALL,
)
from spellhall.games.wizards_academy.state.paths import (
    ADJACENT,
    ADJOINING,
    LINKED,
    adjacent_room,
    joined,
    joined_room,
)
from spellhall.games.wizards_academy.state.state import MAGIC, MOVE, NONE, ROOM, Academy

WASTED: Final = -2  # a step that cannot be paid


def actions_left(s: Academy) -> int:
    """How many actions the turn still has, of whatever kind."""
    acts = s.this_turn.acts
    return acts[MOVE] + acts[ROOM] + acts[MAGIC]


def spend(s: Academy, kind: int) -> None:
    """The least useful action that serves is spent (WA-ATURN-2).

    Whoever refused a glyph may be asked for it again after an action (WA-AMB-37).
    """
    turn = s.this_turn
    if turn.refused:
        turn.refused = []
    acts = turn.acts
    for other in range(kind, 3):
        left = acts[other]
        if left:
            acts[other] = left - 1
            s.spent += 1
            return
    raise AssertionError("no such action is left")


def mode_of(s: Academy, seat: int) -> int:
    """An ice robe opens double ice (WA-ITEM-5)."""
    return LINKED if robed(s, seat, ICE) else ADJOINING


def lost_way(s: Academy, seat: int) -> bool:
    """Whether chance decides where a wizard who walks out arrives."""
    if scrambled(s):
        return True
    room = s.wizards[seat].room
    return s.tokens[TOKENS * room + HAUNT] > 0 and not robed(s, seat, HAUNT)


def walkable(s: Academy, seat: int, walls: bool) -> list[int]:
    """The rooms a step can lead to; Ivo also passes walls, but not double ice (WA-CHAR-3)."""
    wizard = s.wizards[seat]
    found = joined(s, wizard.room, mode_of(s, seat))
    if walls and wizard.person == IVO and s.scenario != BASIC:
        robe = robed(s, seat, ICE)
        if not robe and s.tokens[TOKENS * wizard.room + ICE] >= 2:
            return found
        found = found.copy()
        for direction in range(4):
            other = adjacent_room(s, wizard.room, direction)
            if other != NONE and other not in found:
                if robe or s.tokens[TOKENS * other + ICE] < 2:
                    found.append(other)
    return found


def leaving_cost(s: Academy, seat: int) -> int:
    """Darkness that is left costs an action (WA-ACT-3)."""
    here = s.wizards[seat].room
    return 1 if s.tokens[TOKENS * here + DARK] and not robed(s, seat, DARK) else 0


def entering_cost(s: Academy, seat: int, room: int) -> int:
    """Water that is entered costs an action (WA-ACT-3)."""
    return 1 if s.tokens[TOKENS * room + WATER] and not robed(s, seat, WATER) else 0


def may_waive(s: Academy, seat: int) -> bool:
    """Orla ignores the first extra cost of a turn (WA-CHAR-1)."""
    return s.wizards[seat].person == ORLA and s.scenario != BASIC and not s.this_turn.waived


def extra_costs(s: Academy, seat: int, room: int) -> int:
    """What a step costs beside its action."""
    cost = leaving_cost(s, seat) + entering_cost(s, seat, room)
    return cost - 1 if cost and may_waive(s, seat) else cost


def charge(s: Academy, seat: int, cost: int, dash: int) -> int:
    """Pay extra costs; returns the moves left of a Dash, or WASTED."""
    if cost and may_waive(s, seat):
        s.this_turn.waived = True
        cost -= 1
    if not cost:
        return dash
    if dash != NONE:
        return WASTED if cost > dash else dash - cost
    if cost > actions_left(s):
        return WASTED
    for _ in range(cost):
        spend(s, 0)
    return NONE


def walk(s: Academy, f: Walk) -> None:
    """The costs, then the step; what cannot be paid is wasted (WA-ACT-4, WA-ATURN-6)."""
    free = f.dash != NONE and is_boosted(s)
    if f.room != NONE:
        cost = leaving_cost(s, f.seat) + entering_cost(s, f.seat, f.room)
        dash = f.dash if free else charge(s, f.seat, cost, f.dash)
        if dash == WASTED:
            tell(s, "wasted", f.seat, f.room)
            return
        if dash > 0:
            then(s, DashOn(f.seat, dash))
        step_into(s, f.seat, f.room, slides=not free)
        return
    dash = f.dash if free else charge(s, f.seat, leaving_cost(s, f.seat), f.dash)
    if dash == WASTED:
        tell(s, "wasted", f.seat, NONE)
        return
    if scrambled(s):
        if dash > 0:
            then(s, DashOn(f.seat, dash))
        teleport(s, f.seat, random_room(s))
        return
    here = s.wizards[f.seat].room
    found = ways(s, draw_room_card(s), here, mode_of(s, f.seat), threat=False)
    then(s, PickRoom(s.active, "haunted_step", tuple(found), False), Follow(f.seat, dash))


def follow(s: Academy, f: Follow) -> None:
    """Water at the end of a haunted step must still be paid; darkness was, before the card."""
    room = chosen(s)
    dash = charge(s, f.seat, entering_cost(s, f.seat, room), f.dash)
    if dash == WASTED:
        tell(s, "wasted", f.seat, room)
        return
    if dash > 0:
        then(s, DashOn(f.seat, dash))
    step_into(s, f.seat, room, slides=True)


def step_into(s: Academy, seat: int, room: int, slides: bool) -> None:
    """One step; single ice carries the wizard on (WA-AT-ICE-3)."""
    wizard = s.wizards[seat]
    here = wizard.room
    wizard.room = room
    if s.watched:
        tell(s, "walk", seat, here, room)
    passed = [here]
    if slides and s.tokens[TOKENS * room + ICE] == 1 and not robed(s, seat, ICE):
        direction = direction_to(s, here, room)
        while s.tokens[TOKENS * room + ICE] == 1:
            beyond = joined_room(s, room, direction, ADJOINING)
            if beyond == NONE:
                break
            passed.append(room)
            wizard.room = room = beyond
            tell(s, "slide", seat, room)
    relocate(s, seat, room, passed)


def direction_to(s: Academy, here: int, room: int) -> int:
    """In which direction the next room lies."""
    for direction in range(4):
        if adjacent_room(s, here, direction) == room:
            return direction
    raise AssertionError("the rooms are not next to each other")


def why_not_step(s: Academy, seat: int, room: int, walls: bool) -> int:
    """What is between a wizard and a room (WA-ACT-2)."""
    here = s.wizards[seat].room
    if room == here or room not in s.room_at:
        return ABSENT
    if room not in joined(s, here, ADJACENT):
        return NOT_NEXT_DOOR
    if room in walkable(s, seat, walls):
        return ALLOWED
    return DOUBLE_ICE if room in joined(s, here, LINKED) else WALL


def why_lost(s: Academy) -> int:
    """Why chance decides where a step leads."""
    return SCRAMBLED if scrambled(s) else HAUNTED


def lost_in_dash(s: Academy, seat: int) -> bool:
    """A boosted Dash minds no haunts (WA-SP-101)."""
    return lost_way(s, seat) and not (is_boosted(s) and not scrambled(s))


def why_not_dash(s: Academy, f: DashOn, room: int) -> int:
    """A wall, double ice, or chance that decides."""
    why = why_not_step(s, f.seat, room, walls=False)
    return why_lost(s) if why == ALLOWED and lost_in_dash(s, f.seat) else why


def dash_steps(s: Academy, f: DashOn) -> list[int]:
    """Up to so many rooms; to stop is always allowed."""
    options = [STOP_DASH.bare]
    if lost_in_dash(s, f.seat):
        if walkable(s, f.seat, walls=False):
            options.append(DASH_ANYWHERE.bare)
    else:
        for room in walkable(s, f.seat, walls=False):
            options.append(DASH_TO.codes[room])
    return options


def dash_on(s: Academy, f: DashOn, choice: int) -> None:
    """Each step uses one move of the Dash, and its extra costs too (WA-SP-8)."""
    if choice == STOP_DASH.bare:
        return
    room = NONE if choice == DASH_ANYWHERE.bare else DASH_TO.first[choice]
    then(s, Walk(f.seat, room, f.left - 1))


def leave(s: Academy, f: Leave) -> None:
    """The room just left changes places with the room outside (WA-SC-11)."""
    if f.room == CRYSTAL or s.square[f.room] == OUTSIDE or s.square[f.room] < 0:
        return
    swap_rooms(s, f.room, s.room_at[OUTSIDE])
    then(s, Interact())


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Walk, walk)
    rules.work(Follow, follow)
    rules.question(DashOn, dash_steps, dash_on)
    rules.work(Leave, leave)
