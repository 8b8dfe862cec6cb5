"""The actions of a turn (ledger sections 5.3 and 12)."""

from typing import Final

from spellhall.engine.events import reveal, tell
from spellhall.engine.stack import Rules, never, then
from spellhall.games.wizards_academy.box.cardlists import RESORT, ROOM_ACTION
from spellhall.games.wizards_academy.box.people import PIM
from spellhall.games.wizards_academy.box.rooms import CRYSTAL
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.frames.casting import Cast, Pay
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.threats import Interact
from spellhall.games.wizards_academy.frames.turn import Act, Walk
from spellhall.games.wizards_academy.rules.casting import castable
from spellhall.games.wizards_academy.rules.moving import lost_way, spend, walkable
from spellhall.games.wizards_academy.rules.room_actions import (
    FREE,
    bar_to_glyphs,
    bar_to_use,
    resorts,
    room_has_action,
)
from spellhall.games.wizards_academy.rules.table.wizards import gain_glyph
from spellhall.games.wizards_academy.rules.turn import recall
from spellhall.games.wizards_academy.state.state import MAGIC, MOVE, NONE, ROOM, School

# Choices of the action step.
END: Final = 0
MOVE_TO: Final = 1  # + room
WANDER: Final = 20  # chance decides where
TAKE: Final = 20  # + type
TAKE_TWO: Final = 30  # + type (WA-CHAR-5)
USE_ROOM: Final = 40
LAST_RESORT: Final = 41  # + 0 to 3
RECALL: Final = 45
STAFF_CAST: Final = 46
SHOW: Final = 47
CAST: Final = 50  # + space
MOST_STAFF_USES: Final = 101  # WA-ITEM-12


def actions(s: School, f: Act) -> list[int]:
    """Everything the actions left allow; to stop is always allowed (WA-ACT-1)."""
    options = [END]
    seat = f.seat
    wizard = s.wizards[seat]
    room = wizard.room
    if sum(s.this_turn.acts):  # any action serves as a move action (WA-ATURN-2)
        if lost_way(s, seat):
            if walkable(s, seat, walls=False):
                options.append(WANDER)
        else:
            for other in walkable(s, seat, walls=True):
                options.append(MOVE_TO + other)
        if staff_works(s, seat):
            options.append(STAFF_CAST)
    _add_room_actions(s, seat, room, options)
    if s.this_turn.acts[MAGIC]:
        spaces = castable(s, seat)
        while spaces:
            lowest = spaces & -spaces
            options.append(CAST + lowest.bit_length() - 1)
            spaces ^= lowest
    if s.scenario != BASIC and room != CRYSTAL:
        options.append(RECALL)
    card = wizard.card
    if len(s.wizards) > 1 and card != NONE and not s.deck_known[card]:
        options.append(SHOW)
    return options


def staff_works(s: School, seat: int) -> bool:
    """Whether a wizard's staff has a spell to cast and was not used too often (WA-ITEM-12)."""
    staff = s.wizards[seat].staff
    return staff != NONE and s.grid[staff] != NONE and s.this_turn.staff_uses < MOST_STAFF_USES


def _add_room_actions(s: School, seat: int, room: int, options: list[int]) -> None:
    """Glyphs and the room's own action, where nothing forbids them."""
    if room in s.source and bar_to_glyphs(s, seat) == FREE:
        for kind in range(1, 8):
            if s.source[kind - 1] == room:
                options.append(TAKE + kind)
                if s.scenario != BASIC and kind <= 3 and s.wizards[seat].person == PIM:
                    options.append(TAKE_TWO + kind)
    if room_has_action(s, room) and bar_to_use(s, seat) == FREE:
        if room == CRYSTAL:
            options += [LAST_RESORT + which for which in resorts(s)]
        else:
            options.append(USE_ROOM)


def act(s: School, f: Act, choice: int) -> None:
    """One action, then the question again."""
    if choice == END:
        return
    then(s, f)
    seat = f.seat
    wizard = s.wizards[seat]
    if choice >= CAST:
        then(s, Pay(seat, choice - CAST))
    elif choice == SHOW:
        reveal(s)
        s.deck_known[wizard.card] = True
        s.deck_met[wizard.card] = True
        tell(s, "shows", seat, wizard.card)
    elif choice == STAFF_CAST:
        spend(s, MOVE)
        s.this_turn.staff_uses += 1
        then(s, Cast(seat, wizard.staff))
    elif choice == RECALL:
        recall(s, seat)
    elif choice >= LAST_RESORT:
        spend(s, ROOM)
        tell(s, "last_resort", seat, choice - LAST_RESORT)
        then(s, Perform(seat, RESORT + choice - LAST_RESORT, 0, 0), Interact())
    elif choice == USE_ROOM:
        spend(s, ROOM)
        tell(s, "room_action", seat, wizard.room)
        then(s, Perform(seat, ROOM_ACTION + wizard.room, 0, 0), Interact())
    elif choice > TAKE_TWO:
        spend(s, ROOM)
        gain_glyph(s, seat, choice - TAKE_TWO, 2)
    elif choice > TAKE:
        spend(s, ROOM)
        gain_glyph(s, seat, choice - TAKE)
    else:
        spend(s, MOVE)
        then(s, Walk(seat, NONE if choice == WANDER else choice - MOVE_TO, NONE))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(Act, actions, act, automatic=never)
