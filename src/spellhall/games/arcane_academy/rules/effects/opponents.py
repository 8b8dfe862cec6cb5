"""Whom a card hits (AA-DEC-10)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.arcane_academy.box.cards import (
    PARTS_OF,
)
from spellhall.games.arcane_academy.box.verbs import (
    Crumble,
    Take,
    Tire,
    Verb,
)
from spellhall.games.arcane_academy.choices import (
    AT,
)
from spellhall.games.arcane_academy.frames import (
    CrumbleTile,
    Perform,
    PickOpponent,
    TireTile,
)
from spellhall.games.arcane_academy.rules.effects.slates import crumbling_spaces, tire_next
from spellhall.games.arcane_academy.rules.resources import gain, lose
from spellhall.games.arcane_academy.state.state import Academy


def opponents(s: Academy, seat: int) -> list[int]:
    """The others, in turn order from the left (AA-AMB-23)."""
    seats = len(s.players)
    return [(seat + i) % seats for i in range(1, seats)]


def do_at_opponent(s: Academy, f: Perform, verb: Verb) -> None:
    """The acting player picks an opponent first."""
    then(s, PickOpponent(f.seat, f.card, f.part, f.at))


def other_seats(s: Academy, f: PickOpponent) -> list[int]:
    """One with nothing to lose is allowed (AA-DEC-10)."""
    return [AT.codes[other] for other in opponents(s, f.seat)]


def pick_opponent(s: Academy, f: PickOpponent, choice: int) -> None:
    """The verb goes on with the chosen opponent."""
    verb = PARTS_OF[f.card][f.part][f.at]
    target = AT.first[choice]
    tell(s, "target", f.seat, target, f.card)
    if isinstance(verb, Take):
        lost = lose(s, target, verb.res, verb.n, f.card)
        gain(s, f.seat, verb.res, lost, f.card)
    elif isinstance(verb, Crumble):
        asked = CrumbleTile(target, f.card)
        if crumbling_spaces(s, asked):
            then(s, asked)
    elif isinstance(verb, Tire):
        tire_next(s, TireTile(f.seat, target, verb.n, f.card))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PickOpponent, other_seats, pick_opponent)
