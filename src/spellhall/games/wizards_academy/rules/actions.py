"""The actions of a turn (ledger sections 5.3 and 12)."""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED, Codes, by_verb
from spellhall.engine.machine.events import reveal, tell
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.engine.machine.state import replaced
from spellhall.games.wizards_academy.box import texts
from spellhall.games.wizards_academy.box.people import PIM
from spellhall.games.wizards_academy.box.rooms import CRYSTAL
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import (
    CAST,
    CHOICES,
    END,
    LAST_RESORT,
    MOVE_TO,
    RECALL,
    SHOW,
    STAFF_CAST,
    TAKE,
    TAKE_TWO,
    USE_ROOM,
    WANDER,
)
from spellhall.games.wizards_academy.frames.casting import Cast, Pay
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.threats import Interact
from spellhall.games.wizards_academy.frames.turn import Act, Walk
from spellhall.games.wizards_academy.rules.casting import castable
from spellhall.games.wizards_academy.rules.moving import (
    actions_left,
    lost_way,
    spend,
    walkable,
    why_lost,
    why_not_step,
)
from spellhall.games.wizards_academy.rules.room_actions import (
    resorts,
    room_has_action,
    why_not_glyphs,
    why_not_use,
)
from spellhall.games.wizards_academy.rules.table.wizards import gain_glyph
from spellhall.games.wizards_academy.rules.turn import recall
from spellhall.games.wizards_academy.rules.why_not import (
    ALL_BOUND,
    ELSEWHERE,
    GLYPH_REFUSED,
    IN_CRYSTAL,
    NO_ACTION,
    NO_GLYPHS,
    NO_MAGIC_ACTION,
    STAFF_TIRED,
)
from spellhall.games.wizards_academy.state.state import MAGIC, MOVE, NONE, ROOM, Academy

MOST_STAFF_USES: Final = 101  # WA-ITEM-12


# -- What the actions left allow -----------------------------------------------------------------


def actions(s: Academy, f: Act) -> Codes:
    """Everything the actions left allow; to stop is always allowed (WA-ACT-1)."""
    options: Codes = [END.bare]
    seat = f.seat
    wizard = s.wizards[seat]
    acts = s.this_turn.acts
    if actions_left(s):  # any action serves as a move action (WA-ATURN-2)
        if lost_way(s, seat):
            if walkable(s, seat, walls=False):
                options.append(WANDER.bare)
        else:
            rooms: Codes = MOVE_TO.codes
            for other in walkable(s, seat, walls=True):
                options.append(rooms[other])
    if wizard.staff != NONE and why_not_staff(s, f) == ALLOWED:
        options.append(STAFF_CAST.bare)
    _add_room_actions(s, f, options)
    if acts[MAGIC]:
        spaces = castable(s, seat)
        codes: Codes = CAST.codes
        while spaces:
            lowest = spaces & -spaces
            options.append(codes[lowest.bit_length() - 1])
            spaces ^= lowest
    if why_not_recall(s, f) == ALLOWED:
        options.append(RECALL.bare)
    card = wizard.card
    if len(s.wizards) > 1 and card != NONE and not s.deck_known[card]:
        options.append(SHOW.bare)
    return options


def _add_room_actions(s: Academy, f: Act, options: Codes) -> None:
    """Glyphs and the room's own action, where nothing forbids them."""
    seat = f.seat
    wizard = s.wizards[seat]
    room = wizard.room
    for glyph, source in enumerate(s.source):
        kind = glyph + 1
        if source == room and why_not_glyphs(s, seat) == ALLOWED:
            options.append(TAKE.codes[kind])
            if s.scenario != BASIC and kind <= 3 and wizard.person == PIM:
                options.append(TAKE_TWO.codes[kind])
    if room_has_action(s, room) and why_not_use(s, seat) == ALLOWED:
        if room == CRYSTAL:
            options += [LAST_RESORT.codes[which] for which in resorts(s)]
        else:
            options.append(USE_ROOM.bare)


# -- What forbids one of them --------------------------------------------------------------------


def why_not_move(s: Academy, f: Act, room: int) -> int:
    """A wall, double ice, no action, or chance that decides where a step leads."""
    lost = lost_way(s, f.seat)
    why = why_not_step(s, f.seat, room, walls=not lost)
    if why == ALLOWED and not actions_left(s):
        return NO_ACTION
    return why_lost(s) if why == ALLOWED and lost else why


def why_not_take(s: Academy, f: Act, kind: int) -> int:
    """What forbids to take a glyph of this type."""
    if kind == 0 or s.source[kind - 1] == NONE:
        return ABSENT
    if s.source[kind - 1] != s.wizards[f.seat].room:
        return ELSEWHERE
    return why_not_glyphs(s, f.seat)


def why_not_room_action(s: Academy, f: Act) -> int:
    """What forbids the action of the room; the crystal's has four ways of its own."""
    room = s.wizards[f.seat].room
    if not room_has_action(s, room):
        return ABSENT
    why = why_not_use(s, f.seat)
    return ABSENT if why == ALLOWED and room == CRYSTAL else why


def why_not_resort(s: Academy, f: Act, which: int) -> int:
    """What forbids one of the ways of Last Resort."""
    if s.wizards[f.seat].room != CRYSTAL or not room_has_action(s, CRYSTAL):
        return ABSENT
    if why_not_use(s, f.seat) != ALLOWED:
        return ABSENT
    return ALLOWED if which in resorts(s) else ALL_BOUND


def why_not_staff(s: Academy, f: Act) -> int:
    """A staff needs a spell to cast, a move action, and was not used too often (WA-ITEM-12)."""
    staff = s.wizards[f.seat].staff
    if staff == NONE:
        return ABSENT
    if s.grid[staff] == NONE or s.this_turn.staff_uses >= MOST_STAFF_USES:
        return STAFF_TIRED
    return ALLOWED if actions_left(s) else NO_ACTION


def why_not_cast(s: Academy, f: Act, space: int) -> int:
    """What forbids to cast the spell in a space."""
    if s.grid[space] == NONE:
        return ABSENT
    if not castable(s, f.seat) >> space & 1:
        refused = any(asked == space for _, _, asked in s.this_turn.refused)
        return GLYPH_REFUSED if refused else NO_GLYPHS
    return ALLOWED if s.this_turn.acts[MAGIC] else NO_MAGIC_ACTION


def why_not_recall(s: Academy, f: Act) -> int:
    """Only the advanced game knows recall, and only away from the crystal (WA-ATURN-15)."""
    if s.scenario == BASIC:
        return ABSENT
    return IN_CRYSTAL if s.wizards[f.seat].room == CRYSTAL else ALLOWED


# -- What each of them does ----------------------------------------------------------------------


def end_actions(s: Academy, f: Act, code: int) -> None:
    """Nothing more in this turn."""


def walk_to(s: Academy, f: Act, code: int) -> None:
    """A step to a room."""
    then(s, f)
    spend(s, MOVE)
    then(s, Walk(f.seat, MOVE_TO.first[code], NONE))


def wander(s: Academy, f: Act, code: int) -> None:
    """A step that chance decides."""
    then(s, f)
    spend(s, MOVE)
    then(s, Walk(f.seat, NONE, NONE))


def take_glyph(s: Academy, f: Act, code: int) -> None:
    """A glyph from a source (WA-ACT-6)."""
    then(s, f)
    spend(s, ROOM)
    gain_glyph(s, f.seat, TAKE.first[code], 1, s.wizards[f.seat].room)


def take_two(s: Academy, f: Act, code: int) -> None:
    """Two of a low type for Pim (WA-CHAR-5)."""
    then(s, f)
    spend(s, ROOM)
    gain_glyph(s, f.seat, TAKE_TWO.first[code], 2, s.wizards[f.seat].room)


def use_room(s: Academy, f: Act, code: int) -> None:
    """What is printed on the room (WA-ATURN-8)."""
    then(s, f)
    spend(s, ROOM)
    room = s.wizards[f.seat].room
    tell(s, "room_action", f.seat, room)
    then(s, Perform(f.seat, texts.ROOM_ACTION, room, 0), Interact())


def last_resort(s: Academy, f: Act, code: int) -> None:
    """One of four ways to spend mana (WA-ROOM-01)."""
    then(s, f)
    spend(s, ROOM)
    which = LAST_RESORT.first[code]
    tell(s, "last_resort", f.seat, which)
    then(s, Perform(f.seat, texts.LAST_RESORT, which, 0), Interact())


def recall_now(s: Academy, f: Act, code: int) -> None:
    """To the crystal, for a mana."""
    then(s, f)
    recall(s, f.seat)


def cast_with_staff(s: Academy, f: Act, code: int) -> None:
    """The spell of the staff, for a move action (WA-ITEM-10)."""
    then(s, f)
    spend(s, MOVE)
    s.this_turn.staff_uses += 1
    then(s, Cast(f.seat, s.wizards[f.seat].staff))


def show_disaster(s: Academy, f: Act, code: int) -> None:
    """Everybody knows the card in hand (WA-AMB-50)."""
    then(s, f)
    card = s.wizards[f.seat].card
    reveal(s)
    s.deck_known = replaced(s.deck_known, card, True)
    s.deck_met = replaced(s.deck_met, card, True)
    tell(s, "shows", f.seat, card)


def cast_spell(s: Academy, f: Act, code: int) -> None:
    """With which glyphs comes next."""
    then(s, f)
    then(s, Pay(f.seat, CAST.first[code]))


act: Final = by_verb(
    CHOICES.answers[Act],
    {
        END: end_actions,
        MOVE_TO: walk_to,
        WANDER: wander,
        TAKE: take_glyph,
        TAKE_TWO: take_two,
        USE_ROOM: use_room,
        LAST_RESORT: last_resort,
        RECALL: recall_now,
        STAFF_CAST: cast_with_staff,
        SHOW: show_disaster,
        CAST: cast_spell,
    },
)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(Act, actions, act, automatic=never)
