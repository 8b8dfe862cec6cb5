"""Verbs that lead to another part of their card (ledger sections 3.11 and 6.1)."""

from spellhall.engine.machine.chance import roll
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.hell_high.box.cards import IF_SO, LOW, OTHERWISE, PARTS_OF, WHEN_OF, WHOLE
from spellhall.games.hell_high.box.design import ON_BULLY
from spellhall.games.hell_high.box.verbs import (
    HIGH_RANK,
    Bully,
    Damage,
    If,
    PowerRoll,
    RemoveComponent,
    RollDie,
)
from spellhall.games.hell_high.frames.effects import AfterBully, Perform
from spellhall.games.hell_high.frames.harm import Blow
from spellhall.games.hell_high.rules.effects.targets import lowest
from spellhall.games.hell_high.rules.power import start_roll
from spellhall.games.hell_high.state.state import Brawl


def go_on_with(s: Brawl, f: Perform, part: int) -> None:
    """Perform another part of the card with the same targets."""
    if PARTS_OF[f.card][part]:
        then(s, Perform(f.seat, f.card, part, targets=f.targets, lower=f.lower))


def do_roll_die(s: Brawl, f: Perform, verb: RollDie) -> None:
    """One die, one of three lists (HH-VERB-13)."""
    number = roll(s, 6)
    tell(s, "die", f.seat, f.card, number)
    go_on_with(s, f, LOW + (number - 1) // 2)


def do_if(s: Brawl, f: Perform, verb: If) -> None:
    """Checked when it is reached (HH-VERB-14)."""
    if verb.condition == HIGH_RANK:
        holds = s.players[f.seat].rank >= 6
    else:
        holds = lowest(s, f.seat)
    go_on_with(s, f, IF_SO if holds else OTHERWISE)


def do_power_roll(s: Brawl, f: Perform, verb: PowerRoll) -> None:
    """The target is fixed, the dice come (HH-TARGET-1)."""
    start_roll(s, f)


def do_bully(s: Brawl, f: Perform, verb: Bully) -> None:
    """Only against a foe who was lower when chosen (HH-BULLY-1, HH-BULLY-2)."""
    if not f.lower:
        return
    target = f.targets[0]
    for inner in verb.verbs:
        if isinstance(inner, RemoveComponent) and not s.players[target].spell:
            return  # no component is left (HH-BULLY-6)
    tell(s, "bully", f.seat, target, f.card)
    then(s, AfterBully(f.seat, target))
    go_on_with(s, f, IF_SO)


def after_bully(s: Brawl, f: AfterBully) -> None:
    """Treasures of the bully strike, each as an instance of its own (HH-T-NOTE-2)."""
    for card in s.players[f.seat].treasures:
        if WHEN_OF[card] == ON_BULLY:
            for verb in PARTS_OF[card][WHOLE]:
                assert isinstance(verb, Damage)
                then(s, Blow(f.seat, (f.target,), verb.n, card))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(AfterBully, after_bully)
