"""What counters do to the spell or damage that they answer (WW-CNT)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import then
from spellhall.games.wiz_war.box.cards import TRAITS_OF
from spellhall.games.wiz_war.box.counter_verbs import (
    Backlash,
    Cancel,
    Cut,
    CutAttack,
    DouseAttack,
    DropTreasure,
    EarthWall,
    GhostGuard,
    Halve,
    SendHome,
    StayAlive,
)
from spellhall.games.wiz_war.box.parts import PARTS
from spellhall.games.wiz_war.box.terms import MAGICAL, PHYSICAL, PLAIN, T_FIRE
from spellhall.games.wiz_war.box.verbs import Deal, DealDie, Fang, Gore, Hurl, Pull, Punch
from spellhall.games.wiz_war.frames.effects import Perform, PickSquare
from spellhall.games.wiz_war.frames.turn import CheckHand
from spellhall.games.wiz_war.rules.casting.answers import line_of_attack
from spellhall.games.wiz_war.rules.damage import plain
from spellhall.games.wiz_war.rules.effects.amounts import amount
from spellhall.games.wiz_war.rules.effects.displacing import TO_SEND
from spellhall.games.wiz_war.rules.modifiers import punches_magic
from spellhall.games.wiz_war.rules.piles import learn
from spellhall.games.wiz_war.rules.table.figures import is_alive
from spellhall.games.wiz_war.rules.table.things import drop_treasure
from spellhall.games.wiz_war.state.air import Cast, Reduction
from spellhall.games.wiz_war.state.numbers import CARRIED, NONE
from spellhall.games.wiz_war.state.state import Duel


def cancel(s: Duel, f: Perform, v: Cancel) -> None:
    """Removed while being cast; its card may go to the living (WW-CAN-1, WW-AMB-65)."""
    against = s.air[f.height].against
    if against == NONE:
        return
    cast = s.air[against]
    cast.cancelled = True
    cast.stopped = f.card
    taker = f.seat if v.mine else cast.seat
    taken = (v.mine or v.back) and is_alive(s, taker)
    if taken and cast.card != NONE and cast.weapon == NONE:
        s.players[taker].hand.append(cast.card)
        for other in range(len(s.players)):
            if other != taker:
                learn(s, other, cast.card)
        tell(s, "to_hand", taker, cast.card, f.card)
        cast.card = NONE
        then(s, CheckHand(taker))


def backlash(s: Duel, f: Perform, v: Backlash) -> None:
    """The caster suffers the energy of his own spell (WW-TH-2)."""
    cast = s.air[s.air[f.height].against]
    then(s, plain(cast.by, cast.energy, MAGICAL, PLAIN, f.seat, f.card, f.seat))


def cut(s: Duel, f: Perform, v: Cut) -> None:
    blow = s.blows[-1]
    n = amount(s, f, v.n)
    blow.amount = max(0, blow.amount - n)
    tell(s, "cut", f.seat, n, blow.amount, f.card)


def cut_attack(s: Duel, f: Perform, v: CutAttack) -> None:
    cast = s.air[s.air[f.height].against]
    cast.cuts.append(Reduction(f.seat, amount(s, f, v.n)))


def ghost_guard(s: Duel, f: Perform, v: GhostGuard) -> None:
    """A physical attack passes through (WW-NE-9)."""
    cast = s.air[s.air[f.height].against]
    if is_physical(s, cast):
        cast.evaded.append(f.seat)
        tell(s, "slips", f.seat, f.card)
    else:
        cast.cuts.append(Reduction(f.seat, amount(s, f, v.n)))


def is_physical(s: Duel, cast: Cast) -> bool:
    """Whether the first damage of an attack is physical."""
    for verb in PARTS.get(cast.part, ()):
        blow = verb.hit[0] if isinstance(verb, Pull) and verb.hit else verb
        if isinstance(blow, (Deal, DealDie)):
            return blow.kind == PHYSICAL
        if isinstance(blow, Punch):
            return not punches_magic(s, cast.by)
        if isinstance(blow, (Gore, Fang, Hurl)):
            return True
    return False


def halve(s: Duel, f: Perform, v: Halve) -> None:
    s.air[s.air[f.height].against].halved.append(f.seat)


def earth_wall(s: Duel, f: Perform, v: EarthWall) -> None:
    """It stands only for this attack and stops it for all beyond (WW-CJ-3, WW-AMB-12)."""
    counter = s.air[f.height]
    cast = s.air[counter.against]
    for target in cast.targets:
        if line_of_attack(s, cast, target) >> counter.aim & 1 and target not in cast.evaded:
            cast.evaded.append(target)
    maze = s._tables.maze
    at = maze.line_at[counter.aim]
    first, second = at // 4, maze.next[at]
    cast.landing = first if _closer(maze.row, maze.column, cast.origin, first, second) else second


def _closer(rows: list[int], columns: list[int], origin: int, one: int, other: int) -> bool:
    def far(cell: int) -> int:
        return abs(rows[cell] - rows[origin]) + abs(columns[cell] - columns[origin])

    return far(one) <= far(other)


def douse_attack(s: Duel, f: Perform, v: DouseAttack) -> None:
    """A Fire spell in the air is a Fire spell, so the flood ends it (WW-AMB-36)."""
    cast = s.air[s.air[f.height].against]
    if cast.card != NONE and TRAITS_OF[cast.card] & T_FIRE:
        cast.cancelled = True
        cast.stopped = f.card


def send_home(s: Duel, f: Perform, v: SendHome) -> None:
    treasure = s.air[f.height].aim
    if s.treasures[treasure] >= CARRIED:
        then(s, PickSquare(f.seat, TO_SEND, f.seat, treasure=treasure))


def do_drop_treasure(s: Duel, f: Perform, v: DropTreasure) -> None:
    drop_treasure(s, f.target)


def stay_alive(s: Duel, f: Perform, v: StayAlive) -> None:
    s.players[f.seat].life = 1
    tell(s, "stays_alive", f.seat, f.card)
