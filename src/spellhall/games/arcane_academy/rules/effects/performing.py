"""What cards do: the verbs of a part in order, and what sets them off (ledger section 23)."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.arcane_academy.box.cards import (
    CARD_OF,
    PARTS_OF,
    WHEN,
    WHOLE,
)
from spellhall.games.arcane_academy.box.verbs import (
    Act,
    Crumble,
    Cut,
    Echo,
    ExtraTurn,
    Gain,
    Lift,
    Lose,
    OneOf,
    Ready,
    Score,
    Study,
    Sweep,
    Take,
    Tire,
    Token,
    Trade,
    Verb,
    When,
)
from spellhall.games.arcane_academy.frames import (
    Perform,
)
from spellhall.games.arcane_academy.rules.effects.centre import do_study, do_sweep
from spellhall.games.arcane_academy.rules.effects.gains import do_gain, do_lose, do_take, do_token
from spellhall.games.arcane_academy.rules.effects.offers import do_act, do_one_of, do_trade
from spellhall.games.arcane_academy.rules.effects.opponents import do_at_opponent
from spellhall.games.arcane_academy.rules.effects.slates import do_echo, do_lift, do_ready
from spellhall.games.arcane_academy.state.state import Academy


def perform(s: Academy, f: Perform) -> None:
    """The verbs are done in the order of the list (AA-VERB-20)."""
    verbs = PARTS_OF[f.card][f.part]
    if f.at + 1 < len(verbs):
        then(s, Perform(f.seat, f.card, f.part, f.at + 1))
    verb = verbs[f.at]
    DO[type(verb)](s, f, verb)


def set_off(s: Academy, seat: int, event: int, cause: int, after: Frame | None) -> None:
    """Schedule the always-on abilities that this event sets off, then another frame.

    An Item does not set off itself (AA-VERB-19): `cause` is the card just completed.
    """
    if after is not None:
        then(s, after)
    for card in s.players[seat].items:
        if card == cause:
            continue
        for verb in CARD_OF[card].effects:
            if isinstance(verb, When) and verb.event == event:
                then(s, Perform(seat, card, WHOLE + WHEN, 0))


def do_nothing_now(s: Academy, f: Perform, verb: Verb) -> None:
    """End of Game and always-on verbs have no effect when performed (AA-ITEM-5, AA-ITEM-6)."""


def do_extra_turn(s: Academy, f: Perform, verb: ExtraTurn) -> None:
    """One more turn is owed (AA-VERB-14)."""
    s.owed += 1
    tell(s, "extra_turn", f.seat, f.card)


DO: Final[dict[type[Verb], Callable[[Any, Any, Any], None]]] = {
    Gain: do_gain,
    Lose: do_lose,
    Take: do_take,
    Token: do_token,
    Ready: do_ready,
    Act: do_act,
    Echo: do_echo,
    Trade: do_trade,
    Study: do_study,
    Sweep: do_sweep,
    Lift: do_lift,
    Crumble: do_at_opponent,
    Tire: do_at_opponent,
    ExtraTurn: do_extra_turn,
    OneOf: do_one_of,
    Score: do_nothing_now,
    Cut: do_nothing_now,
    When: do_nothing_now,
}


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Perform, perform)
