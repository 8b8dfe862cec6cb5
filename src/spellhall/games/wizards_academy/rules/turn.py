"""A turn from its beginning to the next seat's, and recall (ledger sections 5 and 12)."""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.games.wizards_academy.box.rooms import CRYSTAL
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import (
    GO_ON,
    KEEP,
    MOST_SEATS,
    PUT_OUT,
    RECALL_FIRST,
    RECALL_LAST,
    RECALL_NOW,
    STAY_AWAY,
    TAKE_BACK,
)
from spellhall.games.wizards_academy.frames.threats import Endure, LoseMana, Triumph
from spellhall.games.wizards_academy.frames.turn import (
    Act,
    BeginTurn,
    DrawDisaster,
    EndTurn,
    PlayDisaster,
    Postlude,
    Prelude,
    Recall,
    ShareGlyph,
)
from spellhall.games.wizards_academy.rules.goals import won_at_end_of_turn
from spellhall.games.wizards_academy.rules.table.wizards import teleport
from spellhall.games.wizards_academy.rules.why_not import SHARED_ALREADY
from spellhall.games.wizards_academy.state.state import (
    NEXT_TURN_ENDS,
    NO_AIM,
    THIS_TURN_ENDS,
    TURN_BEGINS,
    Academy,
)

# The steps of each seat's turn as they lie on the stack, the first one last (WA-TURN-1,
# WA-ATURN-1). Frames never change, so these are made once.
BASIC_TURN: Final[list[list[Frame]]] = [
    [EndTurn(seat), Endure(seat), Act(seat), DrawDisaster(seat), PlayDisaster(seat)]
    for seat in range(MOST_SEATS)
]
ADVANCED_TURN: Final[list[list[Frame]]] = [
    [steps[0], ShareGlyph(seat), *steps[1:]] for seat, steps in enumerate(BASIC_TURN)
]


def fresh_actions(scenario: int) -> list[int]:
    """Three of any kind in the basic game, else one of each (WA-ACT-1, WA-ATURN-1)."""
    return [0, 0, 3] if scenario == BASIC else [1, 1, 1]


def begin_turn(s: Academy, f: BeginTurn) -> None:
    """The steps in order (WA-TURN-1, WA-ATURN-1); what lasted until now is over (WA-AMB-36)."""
    s.active = f.seat
    s.turn += 1
    s.this_turn.begin(fresh_actions(s.scenario), len(s.beast_room))
    if s.lasting:
        s.lasting = [
            (what, subject, seat, THIS_TURN_ENDS)
            if seat == f.seat and when == NEXT_TURN_ENDS
            else (what, subject, seat, when)
            for what, subject, seat, when in s.lasting
            if seat != f.seat or when != TURN_BEGINS
        ]
    if s.watched:
        tell(s, "turn", f.seat, s.turn)
    if s.scenario == BASIC:
        s.stack.extend(BASIC_TURN[f.seat])
        return
    s.stack.extend(ADVANCED_TURN[f.seat])
    if s.wizards[f.seat].room != CRYSTAL:
        then(s, Prelude(f.seat))


def in_turn(s: Academy, seat: int) -> Academy | None:
    """The academy as it stands, with this seat about to act; None before the first turn."""
    if not s.stack or not isinstance(s.stack[0], EndTurn):
        return None
    ahead = s.copy()
    ahead.active = seat
    ahead.air = None
    ahead.aim = NO_AIM
    ahead.this_turn.begin(fresh_actions(s.scenario), len(s.beast_room))
    steps = BASIC_TURN[seat] if s.scenario == BASIC else ADVANCED_TURN[seat]
    ahead.stack = steps[:-2]  # the disaster is behind it
    return ahead


def go_or_recall(s: Academy, f: Prelude) -> list[int]:
    """Recall is possible before the disaster, too (WA-ATURN-15)."""
    return [GO_ON.bare, RECALL_FIRST.bare]


def prelude(s: Academy, f: Prelude, choice: int) -> None:
    """The disaster comes next either way."""
    if choice == RECALL_FIRST.bare:
        recall(s, f.seat)


def stay_or_recall(s: Academy, f: Postlude) -> list[int]:
    """Recall is possible to the end of the turn (WA-AMB-47)."""
    if s.wizards[f.seat].room == CRYSTAL:
        return [STAY_AWAY.bare]
    return [STAY_AWAY.bare, RECALL_LAST.bare]


def postlude(s: Academy, f: Postlude, choice: int) -> None:
    """The turn ends either way."""
    if choice == RECALL_LAST.bare:
        recall(s, f.seat)


def recall(s: Academy, seat: int) -> None:
    """One mana, no action (WA-ATURN-15, WA-ATURN-16)."""
    then(s, LoseMana(1, "recall"), Recall(seat))


def recalled(s: Academy, f: Recall) -> None:
    """To the Mana Crystal."""
    teleport(s, f.seat, CRYSTAL)


# -- Sharing and the next seat -------------------------------------------------------------------


def why_not_put_out(s: Academy, f: ShareGlyph, kind: int) -> int:
    """Not in place of one of its own type (WA-ATURN-14)."""
    wizard = s.wizards[f.seat]
    if kind == 0 or not wizard.glyphs[kind - 1]:
        return ABSENT
    return SHARED_ALREADY if kind == wizard.shared else ALLOWED


def shares(s: Academy, f: ShareGlyph) -> list[int]:
    """Back to the collection, or another one into the box (WA-ATURN-14)."""
    wizard = s.wizards[f.seat]
    options = [KEEP.bare]
    if wizard.shared:
        options.append(TAKE_BACK.bare)
    for kind in range(1, 8):
        if wizard.glyphs[kind - 1] and kind != wizard.shared:
            options.append(PUT_OUT.codes[kind])
    if wizard.room != CRYSTAL:
        options.append(RECALL_NOW.bare)
    return options


def share(s: Academy, f: ShareGlyph, choice: int) -> None:
    """The box holds one glyph."""
    if choice == KEEP.bare:
        return
    if choice == RECALL_NOW.bare:
        then(s, f)
        recall(s, f.seat)
        return
    wizard = s.wizards[f.seat]
    if wizard.shared:
        wizard.glyphs[wizard.shared - 1] += 1
        tell(s, "takes_back", f.seat, wizard.shared)
        wizard.shared = 0
    if PUT_OUT.has(choice):
        kind = PUT_OUT.first[choice]
        wizard.glyphs[kind - 1] -= 1
        wizard.shared = kind
        tell(s, "shares", f.seat, kind)


def end_turn(s: Academy, f: EndTurn) -> None:
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
    rules.question(ShareGlyph, shares, share)
    rules.work(EndTurn, end_turn)
