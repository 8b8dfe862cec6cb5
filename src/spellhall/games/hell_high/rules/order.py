"""Who acts next (ledger section 3.6)."""

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.chance import roll
from spellhall.engine.machine.events import reveal, tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.hell_high.box.cards import NO_CARD, with_power
from spellhall.games.hell_high.box.design import ACT_NEXT
from spellhall.games.hell_high.choices import HURRY, KEEP_ORDER
from spellhall.games.hell_high.frames.match import EndGame
from spellhall.games.hell_high.frames.round import BeginRound
from spellhall.games.hell_high.frames.turn import (
    BetweenTurns,
    CallCounts,
    Hurry,
    NextTurn,
    TakeTurn,
)
from spellhall.games.hell_high.rules.piles import discard, initiative
from spellhall.games.hell_high.rules.why_not import DEAD_WIZARD, HAS_ACTED
from spellhall.games.hell_high.state.state import NOBODY, RESOLVING, Brawl, living


def call_counts(s: Brawl, f: CallCounts) -> None:
    """Everybody announces the number of components; kept Creatures do not count (HH-ORDER-12)."""
    if s.game.last_standing != NOBODY:
        return
    s.round.step = RESOLVING
    s.round.counted = True
    reveal(s)
    if s.watched:
        counts = tuple([(seat, len(s.players[seat].spell)) for seat in living(s)])
        tell(s, "counts", counts)


def to_act(s: Brawl) -> list[int]:
    """The living who have not acted this round."""
    players = s.players
    acted = s.round.acted
    return [seat for seat in range(len(players)) if players[seat].hp > 0 and seat not in acted]


def between_turns(s: Brawl, f: BetweenTurns) -> None:
    """Offered while two or more Spells are unresolved (HH-T-NOTE-5)."""
    if s.game.last_standing != NOBODY:
        return
    for seat in reversed(living(s)):
        if with_power(s.players[seat].treasures, ACT_NEXT) != NO_CARD and len(to_act(s)) > 1:
            then(s, Hurry(seat))


def spells_to_hurry(s: Brawl, f: Hurry) -> list[int]:
    """Any unresolved Spell, one's own or not (HH-NOTE-4)."""
    return [KEEP_ORDER.bare] + [HURRY.codes[seat] for seat in to_act(s)]


def why_not_hurry(s: Brawl, f: Hurry, seat: int) -> int:
    """Only a Spell that has not resolved."""
    if seat >= len(s.players):
        return ABSENT
    if s.players[seat].hp == 0:
        return DEAD_WIZARD
    return HAS_ACTED if seat in s.round.acted else ALLOWED


def hurry(s: Brawl, f: Hurry, choice: int) -> None:
    """The Treasure goes; that Spell takes the next turn."""
    if choice == KEEP_ORDER.bare:
        return
    player = s.players[f.seat]
    card = with_power(player.treasures, ACT_NEXT)
    player.treasures.remove(card)
    discard(s, card)
    s.round.next_up = HURRY.first[choice]
    tell(s, "hurry", f.seat, card, s.round.next_up)


def next_turn(s: Brawl, f: NextTurn) -> None:
    """Found afresh from the Spells as they are now (HH-ORDER-9)."""
    if s.game.last_standing != NOBODY:
        then(s, EndGame())
        return
    waiting = to_act(s)
    if not waiting:
        then(s, BeginRound())
        return
    seat = s.round.next_up
    if seat not in waiting:
        seat = first_of(s, waiting)
    then(s, TakeTurn(seat), BetweenTurns(), NextTurn())


def first_of(s: Brawl, waiting: list[int]) -> int:
    """Fewest components, then Initiative, then a die (HH-ORDER-2 to 8)."""
    group = highest(waiting, [-len(s.players[seat].spell) for seat in waiting])
    if len(group) == 1:
        return group[0]
    speeds: list[int] = []
    for seat in group:
        if seat not in s.round.shown:
            s.round.shown += (seat,)
        speeds.append(initiative(s.players[seat]))
    reveal(s)
    if s.watched:
        tell(s, "initiatives", tuple(zip(group, speeds, strict=True)))
    group = highest(group, speeds)
    while len(group) > 1:
        rolls = [roll(s, 6) for _ in group]
        tell(s, "tie_roll", tuple(group), tuple(rolls))
        group = highest(group, rolls)
    return group[0]


def highest(seats: list[int], values: list[int]) -> list[int]:
    """The seats whose value no other exceeds."""
    best = values[0]
    found: list[int] = []
    for i in range(len(seats)):
        if values[i] > best:
            best = values[i]
            found = []
        if values[i] == best:
            found.append(seats[i])
    return found


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(CallCounts, call_counts)
    rules.work(BetweenTurns, between_turns)
    rules.question(Hurry, spells_to_hurry, hurry)
    rules.work(NextTurn, next_turn)
