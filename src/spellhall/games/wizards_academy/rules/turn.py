"""A turn: disaster, draw, actions, enduring, sharing (ledger sections 5 and 12)."""

from typing import Final

from spellhall.engine.chance import draw, shuffle
from spellhall.engine.events import reveal, tell, tell_in_part
from spellhall.engine.frames import Frame
from spellhall.engine.stack import Rules, never, then
from spellhall.games.wizards_academy.cardlists import (
    HAPPENS,
    RESORT,
    ROOM_ACTION,
)
from spellhall.games.wizards_academy.disasters import DESIGN_OF
from spellhall.games.wizards_academy.frames import (
    Act,
    BeginTurn,
    Cast,
    DrawDisaster,
    EndTurn,
    Pay,
    Perform,
    PlayDisaster,
    Postlude,
    Prelude,
    Recall,
    ShareGlyph,
    Walk,
)
from spellhall.games.wizards_academy.goals import won_at_end_of_turn
from spellhall.games.wizards_academy.people import PIM
from spellhall.games.wizards_academy.rooms import (
    CRYSTAL,
)
from spellhall.games.wizards_academy.rules.board import (
    end,
    gain_glyph,
    teleport,
)
from spellhall.games.wizards_academy.rules.casting import castable
from spellhall.games.wizards_academy.rules.grid import highest_bound
from spellhall.games.wizards_academy.rules.moving import (
    lost_way,
    spend,
    walkable,
)
from spellhall.games.wizards_academy.rules.room_actions import (
    FREE,
    bar_to_glyphs,
    bar_to_use,
    resorts,
    room_has_action,
)
from spellhall.games.wizards_academy.scenarios import BASIC
from spellhall.games.wizards_academy.spells import PAIRS
from spellhall.games.wizards_academy.state import (
    HOPELESS,
    MAGIC,
    MOVE,
    NEXT_TURN_ENDS,
    NONE,
    OUT_OF_TIME,
    ROOM,
    THIS_TURN_ENDS,
    TURN_BEGINS,
    School,
)
from spellhall.games.wizards_academy.threat_frames import Endure, Interact, LoseMana, Triumph

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
MOST_SEATS: Final = 6

GO_ON: Final = 0
RECALL_FIRST: Final = 1

# The steps of each seat's turn as they lie on the stack, the first one last (WA-TURN-1,
# WA-ATURN-1). Frames never change, so these are made once.
BASIC_TURN: Final[list[list[Frame]]] = [
    [EndTurn(seat), Endure(seat), Act(seat), DrawDisaster(seat), PlayDisaster(seat)]
    for seat in range(MOST_SEATS)
]
ADVANCED_TURN: Final[list[list[Frame]]] = [
    [steps[0], ShareGlyph(seat), *steps[1:]] for seat, steps in enumerate(BASIC_TURN)
]


def begin_turn(s: School, f: BeginTurn) -> None:
    """The steps in order (WA-TURN-1, WA-ATURN-1); what lasted until now is over (WA-AMB-36)."""
    s.active = f.seat
    s.turn += 1
    s.acts = [0, 0, 3] if s.scenario == BASIC else [1, 1, 1]
    s.zen = False
    s.waived = False
    s.spared = False
    s.refused = []
    s.staff_uses = 0
    s.beast_hurt = [0] * len(s.beast_room)
    for beast in range(len(s.beast_room)):
        if s.beast_room[beast] == -1:
            s.beast_room[beast] = -2
    if s.lasting:
        s.lasting = [
            (what, subject, seat, THIS_TURN_ENDS)
            if seat == f.seat and when == NEXT_TURN_ENDS
            else (what, subject, seat, when)
            for what, subject, seat, when in s.lasting
            if seat != f.seat or when != TURN_BEGINS
        ]
    tell(s, "turn", f.seat, s.turn)
    if s.scenario == BASIC:
        s.stack.extend(BASIC_TURN[f.seat])
        return
    s.stack.extend(ADVANCED_TURN[f.seat])
    if s.wizards[f.seat].room != CRYSTAL:
        then(s, Prelude(f.seat))


def go_or_recall(s: School, f: Prelude) -> list[int]:
    """Recall is possible before the disaster, too (WA-ATURN-15)."""
    return [GO_ON, RECALL_FIRST]


def prelude(s: School, f: Prelude, choice: int) -> None:
    """The disaster comes next either way."""
    if choice == RECALL_FIRST:
        recall(s, f.seat)


def stay_or_recall(s: School, f: Postlude) -> list[int]:
    """Recall is possible to the end of the turn (WA-AMB-47)."""
    return [GO_ON] if s.wizards[f.seat].room == CRYSTAL else [GO_ON, RECALL_FIRST]


def postlude(s: School, f: Postlude, choice: int) -> None:
    """The turn ends either way."""
    if choice == RECALL_FIRST:
        recall(s, f.seat)


def recall(s: School, seat: int) -> None:
    """One mana, no action (WA-ATURN-15, WA-ATURN-16)."""
    then(s, LoseMana(1, "recall"), Recall(seat))


def recalled(s: School, f: Recall) -> None:
    """To the Mana Crystal."""
    teleport(s, f.seat, CRYSTAL)


# -- Disasters -----------------------------------------------------------------------------------


def play_disaster(s: School, f: PlayDisaster) -> None:
    """The card is shown, happens from top to bottom, and lies in the discards (WA-DIS-1)."""
    wizard = s.wizards[f.seat]
    card = wizard.card
    if card == NONE:
        return
    wizard.card = NONE
    s.deck_known[card] = False
    s.deck_met[card] = True
    s.discard.append(card)
    reveal(s)
    tell(s, "disaster", f.seat, card)
    then(s, Perform(f.seat, HAPPENS + DESIGN_OF[card], 0, 0))


def draw_disaster(s: School, f: DrawDisaster) -> None:
    """An empty deck is refilled with two progression cards and the discards (WA-DRAW-2)."""
    if not s.deck:
        if not s.progression:
            end(s, OUT_OF_TIME)
            return
        s.reshuffles += 1
        for _ in range(min(2, len(s.progression))):
            s.discard.append(s.progression.pop())
        s.deck = s.discard
        s.discard = []
        for card in s.deck:
            s.deck_pack[card] = s.reshuffles
            s.deck_known[card] = False
        shuffle(s, s.deck)
        tell(s, "reshuffle", s.reshuffles, len(s.deck), len(s.progression))
        if s.hopeless and highest_bound(s) < s.reshuffles:
            end(s, HOPELESS)
            return
    card = draw(s, s.deck)
    wizard = s.wizards[f.seat]
    wizard.card = card
    wizard.drawn += 1
    if s.deck_known[card]:
        tell(s, "draw", f.seat, card)
    else:
        tell_in_part(s, (f.seat,), "draw", (f.seat, card), (f.seat, NONE))


# -- Actions -------------------------------------------------------------------------------------


def actions(s: School, f: Act) -> list[int]:
    """Everything the actions left allow; to stop is always allowed (WA-ACT-1)."""
    options = [END]
    seat = f.seat
    wizard = s.wizards[seat]
    room = wizard.room
    if sum(s.acts):  # any action serves as a move action (WA-ATURN-2)
        if lost_way(s, seat):
            if walkable(s, seat, walls=False):
                options.append(WANDER)
        else:
            for other in walkable(s, seat, walls=True):
                options.append(MOVE_TO + other)
        if staff_works(s, seat):
            options.append(STAFF_CAST)
    _add_room_actions(s, seat, room, options)
    if s.acts[MAGIC]:
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
    return staff != NONE and s.grid[staff] != NONE and s.staff_uses < MOST_STAFF_USES


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
        s.staff_uses += 1
        low, high = PAIRS[wizard.staff]
        then(s, Cast(seat, wizard.staff, low, high))
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


# -- Sharing and the next seat -------------------------------------------------------------------

KEEP: Final = 0
TAKE_BACK: Final = 1
PUT_OUT: Final = 1  # + type
RECALL_NOW: Final = 9


def shares(s: School, f: ShareGlyph) -> list[int]:
    """Back to the collection, or another one into the box (WA-ATURN-14)."""
    wizard = s.wizards[f.seat]
    options = [KEEP]
    if wizard.shared:
        options.append(TAKE_BACK)
    for kind in range(1, 8):
        if wizard.glyphs[kind - 1] and kind != wizard.shared:
            options.append(PUT_OUT + kind)
    if wizard.room != CRYSTAL:
        options.append(RECALL_NOW)
    return options


def share(s: School, f: ShareGlyph, choice: int) -> None:
    """The box holds one glyph."""
    if choice == KEEP:
        return
    if choice == RECALL_NOW:
        then(s, f)
        recall(s, f.seat)
        return
    wizard = s.wizards[f.seat]
    if wizard.shared:
        wizard.glyphs[wizard.shared - 1] += 1
        tell(s, "takes_back", f.seat, wizard.shared)
        wizard.shared = 0
    if choice > PUT_OUT:
        kind = choice - PUT_OUT
        wizard.glyphs[kind - 1] -= 1
        wizard.shared = kind
        tell(s, "shares", f.seat, kind)


def end_turn(s: School, f: EndTurn) -> None:
    """Clockwise; Pest Control is won at the end of a turn (WA-SC-1)."""
    if won_at_end_of_turn(s):
        then(s, Triumph())
        return
    if s.lasting:
        s.lasting = [
            status for status in s.lasting if status[2] != f.seat or status[3] != THIS_TURN_ENDS
        ]
    then(s, BeginTurn((f.seat + 1) % len(s.wizards)))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(BeginTurn, begin_turn)
    rules.question(Prelude, go_or_recall, prelude, automatic=never)
    rules.question(Postlude, stay_or_recall, postlude)
    rules.work(Recall, recalled)
    rules.work(PlayDisaster, play_disaster)
    rules.work(DrawDisaster, draw_disaster)
    rules.question(Act, actions, act, automatic=never)
    rules.question(ShareGlyph, shares, share)
    rules.work(EndTurn, end_turn)
