"""The abilities of the ranks: how they are asked."""

from spellhall.engine.wording import Prompt, Refused, Said, Wording
from spellhall.games.hell_high.box.verbs import SOURCE
from spellhall.games.hell_high.choices import BONUS_GLYPH, CHEER, DEMAND, ENVY, GIVE, REFUSE
from spellhall.games.hell_high.frames.round import (
    Demand,
    GiveCard,
    PickEnvied,
    PickGlyph,
    PickHealed,
)
from spellhall.games.hell_high.rules.round import (
    envied_points,
    why_not_cheer,
    why_not_demand,
    why_not_envy,
    why_not_give,
)
from spellhall.games.hell_high.show import among
from spellhall.games.hell_high.show.names import (
    CHEERLEADER,
    GLYPHS,
    JOCK,
    KINDS,
    PRESIDENT,
    SLACKER,
    card_name,
)
from spellhall.games.hell_high.show.questions.causes import of_rank
from spellhall.games.hell_high.show.refusals import refused_seats
from spellhall.games.hell_high.state.state import Brawl


def glyph_prompt(s: Brawl, f: PickGlyph) -> Prompt:
    return Prompt(
        "Where does the Power Bonus go?",
        f"@{f.seat}, Class President, places the Power Bonus",
        "Class President: everybody's Power Rolls of that glyph get a die more this round.",
        ("HH-RANK-8b", "HH-POWER-5"),
        of_rank(PRESIDENT),
    )


def bonus_glyph(s: Brawl, f: PickGlyph, glyph: int) -> Said:
    return Said(GLYPHS[glyph], ("HH-RANK-8b",))


def demand_prompt(s: Brawl, f: Demand) -> Prompt:
    return Prompt(
        "Jock: what do you demand, and of whom?",
        f"@{f.seat}, the Jock, makes a demand",
        "The foe gives you a card of that type, or takes 3 damage.",
        ("HH-RANK-7a",),
        of_rank(JOCK),
    )


def demand(s: Brawl, f: Demand, kind: int, foe: int) -> Said:
    return Said(f"A {KINDS[kind]} of @{foe}, or 3 damage", ("HH-RANK-7a",))


def out_of_reach(s: Brawl, f: Demand) -> list[Refused]:
    """Wizards of whom nothing can be demanded, whatever the type."""
    return refused_seats(s, lambda seat: why_not_demand(s, f, SOURCE, seat))


def give_prompt(s: Brawl, f: GiveCard) -> Prompt:
    kind = KINDS[f.kind]
    return Prompt(
        f"@{f.jock}, the Jock, wants a {kind} of yours. Give one?",
        f"@{f.seat} gives @{f.jock} a {kind} or takes 3",
        "You may refuse even if you hold one.",
        ("HH-RANK-7b",),
        of_rank(JOCK, f.jock),
    )


def refuse(s: Brawl, f: GiveCard) -> Said:
    return Said("Refuse and take 3", ("HH-RANK-7b",))


def give(s: Brawl, f: GiveCard, card: int) -> Said:
    loses = f"{card_name(card)} goes to @{f.jock}."
    return Said(f"Give {card_name(card)}", loses=loses)


def healed_prompt(s: Brawl, f: PickHealed) -> Prompt:
    return Prompt(
        "Which higher foe heals 2 as well?",
        f"@{f.seat}, the Cheerleader, cheers for a higher foe",
        "You are the Cheerleader: you heal 2, and so does one above you on the ladder.",
        rules=("HH-RANK-6b",),
        cause=of_rank(CHEERLEADER),
    )


def cheer(s: Brawl, f: PickHealed, seat: int) -> Said:
    return Said(f"@{seat} heals 2", ("HH-RANK-6b",))


def envied_prompt(s: Brawl, f: PickEnvied) -> Prompt:
    return Prompt(
        "Which higher foe pays for Victory Points?",
        f"@{f.seat}, the Slacker, envies a higher foe",
        "You are the Slacker: one above you on the ladder takes damage for it.",
        rules=("HH-RANK-3a",),
        cause=of_rank(SLACKER),
    )


def envy(s: Brawl, f: PickEnvied, seat: int) -> Said:
    return Said(f"@{seat} takes {envied_points(s, seat)}", ("HH-RANK-3a",))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(PickGlyph, glyph_prompt, {BONUS_GLYPH: bonus_glyph}, among=among.glyphs)
    wording.asks(
        Demand, demand_prompt, {DEMAND: demand}, refusals=out_of_reach, among=among.types_and_others
    )
    wording.asks(
        GiveCard, give_prompt, {REFUSE: refuse, GIVE: give}, {GIVE: why_not_give}, among=among.hand
    )
    wording.asks(
        PickHealed, healed_prompt, {CHEER: cheer}, {CHEER: why_not_cheer}, among=among.others
    )
    wording.asks(PickEnvied, envied_prompt, {ENVY: envy}, {ENVY: why_not_envy}, among=among.others)
