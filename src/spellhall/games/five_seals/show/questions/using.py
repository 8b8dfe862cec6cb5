"""How the questions within the use of any scroll are said, and what the others have in common."""

from collections.abc import Callable
from typing import Any

from spellhall.engine.wording import Cause, Prompt, Refused, Said, Wording
from spellhall.games.five_seals.box.dice import SETS
from spellhall.games.five_seals.box.scrolls import SPELL_OF
from spellhall.games.five_seals.choices import AIM_AT, WORK_IN
from spellhall.games.five_seals.frames import PickColour, PickOpponent, UseQuestion
from spellhall.games.five_seals.rules.scrolls.using import why_not_colour, why_not_opponent
from spellhall.games.five_seals.show import among
from spellhall.games.five_seals.show.names import ELEMENTS, scroll_name, seal_at, set_name
from spellhall.games.five_seals.show.refusals import Check, refused_dice
from spellhall.games.five_seals.state.state import Seals


def prompt_of(
    f: UseQuestion, ask: str, rules: tuple[str, ...], why: str = "", *where: str
) -> Prompt:
    """A question that names its scroll, which asks it; `where` are ids of places it is about."""
    name = scroll_name(f.scroll)
    cause = Cause(name, (f"scroll:{f.scroll}", *where))
    return Prompt(f"{name}: {ask}", f"@{f.seat} uses {name}", why, rules, cause)


def rule_of(f: UseQuestion) -> tuple[str, ...]:
    """The rule of the spell itself, for questions that several spells share."""
    return (f"FS-D-{SPELL_OF[f.scroll].rule}",)


def said_at(label: str, *rules: str) -> Callable[[Any, Any, int], Said]:
    """An option that names a space, with what lies there."""

    def said(s: Seals, f: UseQuestion, space: int) -> Said:
        return Said(f"{label} {seal_at(s, space)}", rules or rule_of(f))

    return said


def broken(*rules: str) -> Callable[[Any, Any, int], Said]:
    """An option that breaks what lies on a space."""

    def said(s: Seals, f: UseQuestion, space: int) -> Said:
        label = f"Break {seal_at(s, space)}"
        return Said(label, rules or rule_of(f), "Your turn ends with it.", tried=True)

    return said


def said_dice(label: str, rule: str) -> Callable[[Any, Any, int], Said]:
    """An option that names a set of dice."""
    return lambda s, f, number: Said(f"{label} {set_name(SETS[number])}", (rule,))


def no_dice(label: str, rule: str) -> Callable[[Any, Any], Said]:
    """An option that names no die."""
    return lambda s, f: Said(f"{label} no die", (rule,))


def own_dice(check: Check) -> Callable[[Any, Any], list[Refused]]:
    """The own dice that cannot be part of a set."""
    return lambda s, f: list(refused_dice(s, f, f.seat, check))


def colour_prompt(s: Seals, f: PickColour) -> Prompt:
    return prompt_of(f, "which colour?", ("FS-SCROLL-7",), "One colour for the whole effect.")


def work_in(s: Seals, f: PickColour, colour: int) -> Said:
    return Said(ELEMENTS[colour], ("FS-SCROLL-6",))


def opponent_prompt(s: Seals, f: PickOpponent) -> Prompt:
    return prompt_of(f, "which opponent?", ("FS-CONF-1",), "Only those whose round is not over.")


def aim_at(s: Seals, f: PickOpponent, victim: int) -> Said:
    return Said(f"@{victim}", ("FS-CONF-1",))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        PickColour, colour_prompt, {WORK_IN: work_in}, {WORK_IN: why_not_colour}, among=among.supply
    )
    wording.asks(
        PickOpponent,
        opponent_prompt,
        {AIM_AT: aim_at},
        {AIM_AT: why_not_opponent},
        among=among.opponents,
    )
