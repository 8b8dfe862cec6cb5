"""Gaining and losing Social Status (ledger section 3.12)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.games.hell_high.box.board import shifted
from spellhall.games.hell_high.box.cards import NO_CARD, power_size, with_power
from spellhall.games.hell_high.box.design import LESS_LOSS, SHIFT_LOSS
from spellhall.games.hell_high.choices import LOSE, SHIFT
from spellhall.games.hell_high.frames.harm import ChangeStatus, ShiftLoss
from spellhall.games.hell_high.rules.piles import spend
from spellhall.games.hell_high.state.state import NOBODY, Brawl


def change_status(s: Brawl, f: ChangeStatus) -> None:
    """Ignored for those off the board (HH-STAT-10); a loss may be less, or be turned on a foe.

    Ruling: on rank 1 there is no loss to turn (HH-AMB-33).
    """
    player = s.players[f.seat]
    if player.rank == 0:
        return
    n = f.n
    if n < 0:
        n = min(n + power_size(player.treasures, LESS_LOSS), 0)
        if can_shift(s, f.seat) and n < 0 and player.rank > 1 and not f.shifted:
            then(s, ShiftLoss(f.seat, n, f.card))
            return
    move(s, f.seat, n, f.card)


def can_shift(s: Brawl, seat: int) -> bool:
    """Only an active foe can be held responsible (HH-NOTE-2, HH-DW-NOTE-3)."""
    active = s.turn.seat
    return (
        bool(s.players[seat].held)
        and s.players[seat].hp > 0
        and active != NOBODY
        and active != seat
        and s.players[active].hp > 0
    )


def lose_or_shift(s: Brawl, f: ShiftLoss) -> list[int]:
    """The loss can be turned by the holder of the card."""
    if with_power(s.players[f.seat].held, SHIFT_LOSS) != NO_CARD:
        return [LOSE.bare, SHIFT.bare]
    return [LOSE.bare]


def shift_loss(s: Brawl, f: ShiftLoss, choice: int) -> None:
    """The active foe loses as much instead; that cannot be shifted again (HH-DW-NOTE-3)."""
    if choice == LOSE.bare:
        move(s, f.seat, f.n, f.card)
        return
    spend(s, f.seat, with_power(s.players[f.seat].held, SHIFT_LOSS))
    then(s, ChangeStatus(s.turn.seat, f.n, True, f.card))


def move(s: Brawl, seat: int, n: int, card: int) -> None:
    """The standee moves, pushing others as it lands (HH-STAT-1 to 7), by a card or for a kill."""
    before = [player.rank for player in s.players]
    after = shifted(before, seat, n)
    if after == before:
        return
    for other in range(len(after)):
        s.players[other].rank = after[other]
    if s.watched:
        pushed = [
            (other, after[other])
            for other in range(len(after))
            if after[other] != before[other] and other != seat
        ]
        tell(s, "status", seat, before[seat], after[seat], tuple(pushed), card)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(ChangeStatus, change_status)
    rules.question(ShiftLoss, lose_or_shift, shift_loss, automatic=never)
