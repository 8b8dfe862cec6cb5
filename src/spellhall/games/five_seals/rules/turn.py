"""The turn and the breaking of a seal (ledger sections 4 and 6)."""

from typing import Final

from spellhall.engine.choices import Codes
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.games.five_seals.box.dice import COLOUR_OF, power
from spellhall.games.five_seals.box.seals import SEAL_BIT
from spellhall.games.five_seals.choices import BREAK, BREAK_AT, CHOICES, GIVE_UP, USE, node_at
from spellhall.games.five_seals.frames import (
    EndRound,
    EndTurn,
    Finish,
    NextTurn,
    PayDice,
    TakeTurn,
)
from spellhall.games.five_seals.rules.reach import reach
from spellhall.games.five_seals.rules.scrolls.using import USE_OF, use_one
from spellhall.games.five_seals.state.faces import face_up
from spellhall.games.five_seals.state.figures import NOTHING
from spellhall.games.five_seals.state.state import Seals, is_active

VERB_NUMBERS: Final = CHOICES.answers[TakeTurn].numbers


def next_turn(s: Seals, f: NextTurn) -> None:
    pass_turn(s)


def pass_turn(s: Seals) -> None:
    """The next active seat to the left, a lone one again and again (FS-ROUND-2, FS-ROUND-3)."""
    count = len(s.players)
    for i in range(1, count + 1):
        seat = (s.active + i) % count
        if is_active(s, seat):
            s.active = seat
            then(s, TakeTurn(seat))
            return
    then(s, EndRound())


def turn_options(s: Seals, f: TakeTurn) -> list[int]:
    """Targets, usable scrolls, and giving up only if nothing can be broken (FS-TURN-1 to 4).

    To name a target is to end step 1. Only plain breaking counts for the duty to break.
    """
    seat = f.seat
    reached = reach(s, seat)
    seals = s.seals
    codes: Codes = BREAK_AT[len(s.players)]
    able = power(s.players[seat].dice)
    options: Codes = [codes[node] for node in reached.targets if SEAL_BIT[seals[node]] & able]
    if not options:
        options.append(GIVE_UP.bare)
    uses: Codes = USE.codes
    for scroll in face_up(s, seat):
        if USE_OF[scroll].usable(s, seat, scroll, reached):
            options.append(uses[scroll])
    return options


def take_turn(s: Seals, f: TakeTurn, choice: int) -> None:
    """A scroll is used and the turn goes on, or one seal is broken (FS-TURN-5)."""
    number = VERB_NUMBERS[choice]
    if number == USE.number:
        use_one(s, f, choice)
    elif number == BREAK.number:
        break_one(s, f, choice)
    else:
        give_up(s, f)


def break_one(s: Seals, f: TakeTurn, choice: int) -> None:
    """One seal a turn (FS-TURN-5)."""
    node = node_at(s, BREAK.first[choice])
    then(s, PayDice(f.seat, node, False, NOTHING), EndTurn(f.seat))


def give_up(s: Seals, f: TakeTurn) -> None:
    """All dice go back, and the seat is finished (FS-TURN-4)."""
    player = s.players[f.seat]
    dice = tuple(player.dice)
    for die in dice:
        s.supply[COLOUR_OF[die]] += 1
    player.dice = []
    tell(s, "give_up", f.seat, dice)
    then(s, Finish(f.seat), NextTurn())


def end_turn(s: Seals, f: EndTurn) -> None:
    """No dice left means finished, whatever scrolls are left (FS-TURN-7, FS-AMB-17)."""
    if s.players[f.seat].dice:
        pass_turn(s)
    else:
        then(s, Finish(f.seat), NextTurn())


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(NextTurn, next_turn)
    rules.question(TakeTurn, turn_options, take_turn, automatic=never)
    rules.work(EndTurn, end_turn)
