"""What the rules leave out of the things that a question could name, each with its reason."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.machine.frames import Question
from spellhall.engine.wording import Refused, unnamed
from spellhall.games.wiz_war.choices import CHOICES
from spellhall.games.wiz_war.frames.effects import ActBeast, PickCarried
from spellhall.games.wiz_war.rules import RULES, why_not
from spellhall.games.wiz_war.rules.acting.beasts import is_at_work, is_spent, why_no_strike
from spellhall.games.wiz_war.rules.effects.taking import KEEPS_ONE
from spellhall.games.wiz_war.rules.table.lifting import base_is_full
from spellhall.games.wiz_war.show import among
from spellhall.games.wiz_war.show.among import Ids
from spellhall.games.wiz_war.show.refusals import REASONS
from spellhall.games.wiz_war.state.state import Duel

Refusals = Callable[[Any, Any], list[Refused]]


def left_out(things: Callable[[Any, Any], Ids], why: Callable[[Any, Any, str], int]) -> Refusals:
    """The things that no option touches, with why."""

    def refusals(s: Duel, f: Question) -> list[Refused]:
        found = []
        for thing in unnamed(RULES, CHOICES, s, f, things(s, f)):
            reason = REASONS[why(s, f, thing)]
            found.append(Refused(thing, str(reason.text), reason.rule))
        return found

    return refusals


def always(why: int) -> Callable[[Any, Any, str], int]:
    """One reason for all."""
    return lambda s, f, thing: why


def strikes_and_cards(s: Duel, f: ActBeast) -> Ids:
    """What a creature does beside walking and taking."""
    other = ("way:", "treasure:")
    return (thing for thing in among.beasts_actions(s, f) if not thing.startswith(other))


def why_no_attack(s: Duel, f: ActBeast, thing: str) -> int:
    """Items and spells can be let go while the creature is at work; the rest are attacks."""
    if thing not in among.items_and_spells(s, f):
        return why_no_strike(s, f)
    at_work = not is_spent(s, f) and is_at_work(s, f)
    return why_not.NOT_MAINTAINED if at_work else why_not.ACTIVATION_OVER


def why_not_carried(s: Duel, f: PickCarried, thing: str) -> int:
    """A treasure where items are taken, or an item where a base is too full."""
    if f.verb == KEEPS_ONE:
        return why_not.FILLS_NO_BASE
    return why_not.BASE_IS_FULL if base_is_full(s, f.seat) else why_not.FOR_WRESTLERS


NO_STRIKE: Final = left_out(strikes_and_cards, why_no_attack)
NOT_CARRIED: Final = left_out(among.victims_load, why_not_carried)
NO_FUEL: Final = left_out(among.fuel, always(why_not.NO_ENERGY))
NO_MODE: Final = left_out(among.modes, always(why_not.MODE_WITHOUT_TARGET))
NO_SCHOOL: Final = left_out(among.schools, always(why_not.SCHOOL_TAKEN))
NO_WAY: Final = left_out(among.ways, always(why_not.NOT_THAT_WAY))
COUNTS_NOTHING: Final = left_out(among.all_own_cards, always(why_not.COUNTS_NOTHING))
NOT_SHED: Final = left_out(among.hand_and_spells, always(why_not.NOT_MAINTAINED))
