"""Verbs that move figures or keep them where they are (WW-V-4, WW-V-5)."""

from typing import Final

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box.counter_verbs import Slip
from spellhall.games.wiz_war.box.parts import following
from spellhall.games.wiz_war.box.terms import COUNTER, SELF
from spellhall.games.wiz_war.box.verbs import (
    Blink,
    Dash,
    EndPhase,
    Flee,
    Glide,
    Halt,
    Idle,
    Pull,
    Push,
    Steer,
    Stray,
    SwapPlaces,
    Swoop,
)
from spellhall.games.wiz_war.frames.effects import HitIfNear, Perform, PickSquare
from spellhall.games.wiz_war.frames.moving import GlideOn, Haul, Scare, SteerStep
from spellhall.games.wiz_war.rules.casting.targets import landings
from spellhall.games.wiz_war.rules.effects.amounts import amount, recipients
from spellhall.games.wiz_war.rules.moving.forced import may_glide, push
from spellhall.games.wiz_war.rules.moving.steps import near
from spellhall.games.wiz_war.rules.moving.teleports import stray, teleport
from spellhall.games.wiz_war.rules.table.figures import beast_of, cell_of, controller
from spellhall.games.wiz_war.rules.table.seeing import sees, sight
from spellhall.games.wiz_war.rules.table.things import drop_relics, drop_treasure
from spellhall.games.wiz_war.state.numbers import AT_SQUARE, BEAST
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import target_way

TO_BLINK: Final = 0  # why a square is picked
TO_SUMMON: Final = 1
TO_SEND: Final = 2
TO_CALL: Final = 3
TO_SWOOP: Final = 4


def do_push(s: Duel, f: Perform, v: Push) -> None:
    for target in recipients(s, f, v.to):
        if target < AT_SQUARE:
            push(s, target, amount(s, f, v.n), cell_of(s, f.by), f.seat)


def pull(s: Duel, f: Perform, v: Pull) -> None:
    if v.hit:
        hit = following(f.part, f.at, "hit")
        then(s, HitIfNear(hit, f.seat, f.by, f.target, f.card, f.height))
    then(s, Haul(f.target, amount(s, f, v.n), f.by, f.seat, True))


def hit_if_near(s: Duel, f: HitIfNear) -> None:
    """Whoever was pulled close is struck."""
    if near(s, f.by, f.target):
        then(s, Perform(f.part, f.seat, f.target, f.card, by=f.by, height=f.height))


def flee(s: Duel, f: Perform, v: Flee) -> None:
    drop_treasure(s, f.target)
    then(s, Scare(f.target, amount(s, f, v.n), f.by, f.seat, True))


def steer(s: Duel, f: Perform, v: Steer) -> None:
    then(s, SteerStep(f.seat, f.target, amount(s, f, v.n), True))


def glide(s: Duel, f: Perform, v: Glide) -> None:
    way = target_way(s.air[f.height].aim)
    then(s, GlideOn(f.by, way, amount(s, f, v.n)))
    if may_glide(s, f.by, cell_of(s, f.by), way):
        leave(s, f.by)


def swoop(s: Duel, f: Perform, v: Swoop) -> None:
    if landings(s, f.by, f.target):
        then(s, PickSquare(f.seat, TO_SWOOP, f.by, victim=f.target))


def blink(s: Duel, f: Perform, v: Blink) -> None:
    then(s, PickSquare(f.seat, TO_BLINK, f.seat, steps=v.n))


def do_stray(s: Duel, f: Perform, v: Stray) -> None:
    for target in recipients(s, f, v.to):
        if v.drop:
            drop_treasure(s, target)
            drop_relics(s, target)
        n = amount(s, f, v.n)
        if v.to == SELF:
            leave(s, target)
        stray(s, target, n, f.card)


def leave(s: Duel, figure: int) -> None:
    """One's own spell took one out of the square: that was willing (WW-STUN-3)."""
    if figure == s.active and s.air[-1].role != COUNTER:
        s.turn.left = True


def slip(s: Duel, f: Perform, v: Slip) -> None:
    """Out of the attacker's sight: the attack is evaded (WW-AMB-24)."""
    cast = s.air[s.air[f.height].against]
    there = cell_of(s, f.seat)
    seen = sees(s, cast.by, f.seat)
    if cast.origin != cell_of(s, cast.by):  # cast as though from elsewhere (WW-ME-12)
        seen = sight(s, cast.by, cast.origin) >> there & 1 == 1
    if not seen and f.seat not in cast.evaded:
        cast.evaded.append(f.seat)
        tell(s, "slips", f.seat, f.card)


def swap_places(s: Duel, f: Perform, v: SwapPlaces) -> None:
    """Both end squares act; the caster moves no more (WW-CJ-7)."""
    here, there = cell_of(s, f.by), cell_of(s, f.target)
    teleport(s, f.target, here)
    teleport(s, f.by, there)
    if f.by == s.active:
        s.turn.left = True
        s.turn.mp = 0
        s.turn.idle = True


def dash(s: Duel, f: Perform, v: Dash) -> None:
    """Remaining MP are doubled; no treasure this turn (WW-MU-11)."""
    drop_treasure(s, f.target)
    if f.target == s.active:
        s.turn.mp = max(s.turn.mp, 2 * s.turn.mp)
        s.turn.no_treasure = True
    else:
        beast = beast_of(s, f.target - BEAST)
        if beast is not None:
            s.turn.hasty = [*s.turn.hasty, f.target]


def idle(s: Duel, f: Perform, v: Idle) -> None:
    """MP become 0 and none can be gained (WW-ME-10, WW-AMB-31)."""
    if f.seat == s.active:
        s.turn.mp = 0
        s.turn.idle = True


def halt(s: Duel, f: Perform, v: Halt) -> None:
    """A hex of lethargy, which creatures do not mind (WW-HC-8, WW-HEX-5)."""
    if f.target == s.active:
        s.turn.mp = 0


def end_phase(s: Duel, f: Perform, v: EndPhase) -> None:
    """Straight to Discard and Draw, if it is the victim's own turn (WW-CJ-16)."""
    if f.target == s.active:
        s.turn.over = True
    elif controller(s, f.target) == s.active:
        s.turn.activation.mp = 0
        s.turn.activation.over = True


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(HitIfNear, hit_if_near)
