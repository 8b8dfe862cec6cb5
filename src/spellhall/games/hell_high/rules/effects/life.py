"""Verbs that change HP and status (ledger section 6.1)."""

from spellhall.engine.machine.chance import roll
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import then
from spellhall.games.hell_high.box.verbs import (
    EACH_LOWER,
    FIRST_GROUP,
    ME,
    Damage,
    Heal,
    Ritual,
    Status,
    Suffer,
)
from spellhall.games.hell_high.frames.effects import Perform
from spellhall.games.hell_high.frames.harm import Blow, ChangeStatus
from spellhall.games.hell_high.rules.damage import heal
from spellhall.games.hell_high.rules.effects.targets import candidates
from spellhall.games.hell_high.state.state import Brawl


def do_damage(s: Brawl, f: Perform, verb: Damage) -> None:
    """One instance for all targets at once (HH-VERB-1)."""
    n = verb.n * len(s.players[f.seat].spell) if verb.per_card else verb.n
    if f.targets:
        then(s, Blow(f.seat, f.targets, n, f.card))


def do_suffer(s: Brawl, f: Perform, verb: Suffer) -> None:
    """Self-inflicted (HH-D-NOTE-1)."""
    then(s, Blow(f.seat, (f.seat,), verb.n, f.card))


def do_heal(s: Brawl, f: Perform, verb: Heal) -> None:
    """The caster, unless the card says otherwise (HH-TARGET-13)."""
    n = verb.n
    if verb.per_lower:
        n *= len(candidates(s, f.seat, EACH_LOWER))
    if verb.who == ME:
        heal(s, f.seat, n, f.seat, f.card)
    else:
        for target in f.targets:
            heal(s, target, n, f.seat, f.card)


def do_status(s: Brawl, f: Perform, verb: Status) -> None:
    """Gain or lose, with displacement (HH-VERB-3)."""
    if verb.who == ME:
        then(s, ChangeStatus(f.seat, verb.n, False, f.card))
    else:
        then(s, *[ChangeStatus(target, verb.n, False, f.card) for target in f.targets])


def do_ritual(s: Brawl, f: Perform, verb: Ritual) -> None:
    """Whoever rolls below the own rank takes damage, the caster too (HH-Q-NOTE-2)."""
    hit: list[int] = []
    for seat in [*candidates(s, f.seat, FIRST_GROUP), f.seat]:
        number = roll(s, 6)
        tell(s, "die", seat, f.card, number)
        if number < s.players[seat].rank:
            hit.append(seat)
    if hit:
        then(s, Blow(f.seat, tuple(hit), verb.n, f.card))
