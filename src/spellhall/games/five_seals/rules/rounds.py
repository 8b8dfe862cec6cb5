"""Set-up choices, the round, the choice of dice and the end (ledger sections 2, 3 and 9)."""

from spellhall.engine.choices import ALLOWED
from spellhall.engine.machine.chance import roll
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.five_seals.box.dice import COLOURED, put
from spellhall.games.five_seals.box.elements import COLOURS
from spellhall.games.five_seals.box.scrolls import FIRST_BINDING, MAGES
from spellhall.games.five_seals.choices import BE_MAGE, TAKE, ask
from spellhall.games.five_seals.frames import (
    EndRound,
    Finish,
    PickMage,
    StartRound,
    TakeDie,
    TakeTurn,
)
from spellhall.games.five_seals.rules.reach import move_familiar
from spellhall.games.five_seals.rules.scoring import enough_sixes_taken
from spellhall.games.five_seals.rules.why_not import FIELD_EMPTY, MAGE_TAKEN
from spellhall.games.five_seals.state.faces import turn_all_face_up, win_scroll
from spellhall.games.five_seals.state.state import (
    AT_HAND,
    NEXT_DICE,
    ON_BINDING,
    QUIET_ROUNDS,
    Round,
    Seals,
)


def free_mages(s: Seals, f: PickMage) -> list[int]:
    return [mage for mage in range(MAGES) if why_not_be(s, f, mage) == ALLOWED]


def why_not_be(s: Seals, f: PickMage, mage: int) -> int:
    """Each player takes a different mage (FS-SETUP-9)."""
    for player in s.players:
        if player.mage == mage:
            return MAGE_TAKEN
    return ALLOWED


def pick_mage(s: Seals, f: PickMage, mage: int) -> None:
    """The mage comes with its familiar and that familiar's Binding, face up."""
    player = s.players[f.seat]
    player.mage = mage
    win_scroll(player, FIRST_BINDING + mage)
    tell(s, "mage", f.seat, mage)


def dice_in_supply(s: Seals, f: TakeDie) -> list[int]:
    """Any colour of which the supply holds a die (FS-DRAFT-1)."""
    supply = s.supply
    return [colour for colour in range(COLOURS) if supply[colour] > 0]


def why_not_take(s: Seals, f: TakeDie, colour: int) -> int:
    return ALLOWED if colour in dice_in_supply(s, f) else FIELD_EMPTY


def take_die(s: Seals, f: TakeDie, colour: int) -> None:
    """Unrolled until the next round begins (FS-ROUND-7)."""
    s.supply[colour] -= 1
    s.players[f.seat].coming[colour] += 1
    if f.left > 1:
        then(s, TakeDie(f.seat, f.left - 1))
    elif s.watched:
        tell(s, "taken", f.seat, tuple(s.players[f.seat].coming))


def start_round(s: Seals, f: StartRound) -> None:
    """Familiars come back to hand, everybody rolls, the first player begins (FS-ROUND-1, 2, 9)."""
    s.round = Round(s.round.number + 1)
    for seat in range(len(s.players)):
        player = s.players[seat]
        move_familiar(s, seat, AT_HAND)
        for colour in range(COLOURS):
            for _ in range(player.coming[colour]):
                put(player.dice, COLOURED[colour][roll(s, 6)])
        player.coming = [0, 0, 0, 0]
    s.active = s.first
    if s.watched:
        hands = tuple(tuple(player.dice) for player in s.players)
        tell(s, "round", s.round.number, s.first, hands)
    then(s, TakeTurn(s.first))


def finish(s: Seals, f: Finish) -> None:
    """Scrolls face up, familiar home, three dice chosen (FS-ROUND-5).

    Of too few dice all are taken, the rest at the end of the round (FS-AMB-1). Nothing is chosen
    when the game is bound to end (FS-END-3).
    """
    player = s.players[f.seat]
    turn_all_face_up(player)
    move_familiar(s, f.seat, ON_BINDING)
    s.round.finished.append(f.seat)
    tell(s, "finish", f.seat)
    if len(s.round.finished) == len(s.players) and is_last_round(s):
        return
    there = 0
    for dice in s.supply:  # sum() boxes its argument
        there += dice
    there = min(NEXT_DICE, there)
    player.owed = NEXT_DICE - there
    if there > 0:
        then(s, TakeDie(f.seat, there))


def quiet_rounds(s: Seals) -> int:
    """Whole rounds in a row without a broken seal, if this round ends now."""
    return s.quiet + 1 if s.round.broken == 0 else 0


def quiet_stop(s: Seals, rounds: int) -> bool:
    """Whether so many rounds without a broken seal end the game (FS-END-4)."""
    return s.stalemate and rounds >= QUIET_ROUNDS


def is_last_round(s: Seals) -> bool:
    """Whether the game ends if the round ends now (FS-END-1, FS-END-4)."""
    return enough_sixes_taken(s) or quiet_stop(s, quiet_rounds(s))


def end_round(s: Seals, f: EndRound) -> None:
    """The end is tested only now; else the marker passes to the left (FS-END-2, FS-ROUND-9)."""
    last = is_last_round(s)
    s.quiet = quiet_rounds(s)
    if last:
        tell(s, "end", enough_sixes_taken(s))
        return
    s.first = (s.first + 1) % len(s.players)
    then(s, StartRound())
    for seat in reversed(s.round.finished):
        player = s.players[seat]
        if player.owed > 0:
            then(s, TakeDie(seat, player.owed))
            player.owed = 0


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    ask(rules, PickMage, BE_MAGE, free_mages, pick_mage)
    ask(rules, TakeDie, TAKE, dice_in_supply, take_die)
    rules.work(StartRound, start_round)
    rules.work(Finish, finish)
    rules.work(EndRound, end_round)
