"""How the questions about what is announced and answered are said."""

from typing import Any

from spellhall.engine.wording import Cause, Prompt, Said, Wording
from spellhall.games.wiz_war.box.cards import CARD_OF
from spellhall.games.wiz_war.box.words import line_name
from spellhall.games.wiz_war.choices import casting
from spellhall.games.wiz_war.frames.casting import (
    CheatDeath,
    CutDamage,
    GuardTreasure,
    PickCounterFuel,
    PickCounterLine,
    PickFuel,
    PickMode,
    PickNumber,
    PickTarget,
    Respond,
)
from spellhall.games.wiz_war.rules.casting.windows import (
    why_not_answer,
    why_not_cheat,
    why_not_cut,
    why_not_guard,
)
from spellhall.games.wiz_war.show import among, left_out
from spellhall.games.wiz_war.show.names import (
    TEXTS,
    figure_name,
    mode_name,
    target_name,
)
from spellhall.games.wiz_war.show.questions.causes import announced, asked_by, by_card, coming_from
from spellhall.games.wiz_war.show.questions.phrases import always, of_card
from spellhall.games.wiz_war.show.questions.prompts import (
    counter_fuel_prompt,
    cut_prompt,
    death_prompt,
    fuel_prompt,
    guard_prompt,
    mode_prompt,
    respond_prompt,
)
from spellhall.games.wiz_war.show.refused_targets import refused_lines, refused_targets
from spellhall.games.wiz_war.state.numbers import (
    NONE,
)
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import (
    card_target,
    line_target,
    sector_target,
    spell_target,
    square_target,
    thing_target,
    treasure_target,
    way_target,
)

# -- Announcing ------------------------------------------------------------------------------------


def mode(s: Duel, f: PickMode, mode: int) -> Said:
    named = f.card != NONE and CARD_OF[f.card].id in TEXTS.texts["modes"]
    return Said(mode_name(f.card, mode) if named else str(mode), ("WW-V-24",))


def fuel(s: Duel, f: Any, card: int) -> Said:
    return of_card("Fuel with", card, "WW-NRG-2")


def damage(s: Duel, f: PickNumber, n: int) -> Said:
    return Said(f"{n} damage, push {f.energy - n}", ("WW-EL-4",))


def target_prompt(s: Duel, f: PickTarget) -> Prompt:
    cause = announced(s, f)
    why = f"Energy {f.energy}." if f.card != NONE and CARD_OF[f.card].uses_energy else ""
    if f.card != NONE and CARD_OF[f.card].id == "CJ-9" and not f.targets:
        why = "The first square gets the live trap; only you know."
    text = f"{cause.name}: choose a target{coming_from(s, f.by)}."
    return Prompt(text, f"@{f.seat} is choosing", why, ("WW-CARD-8",), cause)


def _at(s: Duel, target: int) -> Said:
    return Said(f"At {target_name(s, target)}", ("WW-CARD-8",))


def at_figure(s: Duel, f: PickTarget, figure: int) -> Said:
    return Said(f"At {figure_name(figure)}", ("WW-CARD-8",))


def at_square(s: Duel, f: PickTarget, cell: int) -> Said:
    return _at(s, square_target(cell))


def at_line(s: Duel, f: PickTarget, line: int) -> Said:
    return _at(s, line_target(line))


def at_thing(s: Duel, f: PickTarget, place: int) -> Said:
    return _at(s, thing_target(s.things[place].uid))


def at_spell(s: Duel, f: PickTarget, card: int) -> Said:
    return _at(s, spell_target(card))


def at_treasure(s: Duel, f: PickTarget, treasure: int) -> Said:
    return _at(s, treasure_target(treasure))


def at_sector(s: Duel, f: PickTarget, slot: int) -> Said:
    return _at(s, sector_target(slot))


def that_way(s: Duel, f: PickTarget, way: int) -> Said:
    return _at(s, way_target(way))


def at_card(s: Duel, f: PickTarget, card: int) -> Said:
    return _at(s, card_target(card))


# -- Windows ---------------------------------------------------------------------------------------


def answer(s: Duel, f: Any, card: int) -> Said:
    return of_card("Answer with", card, f"WW-{CARD_OF[card].id}")


def give_up(s: Duel, f: CutDamage, card: int) -> Said:
    return of_card("Give up", card, "WW-AL-5")


def counter_card(s: Duel, f: PickCounterLine) -> Cause:
    return by_card(f.card)


def raise_wall(s: Duel, f: PickCounterLine, line: int) -> Said:
    return Said(f"On the line {line_name(len(s.players), line)}", ("WW-CJ-3",))


def register(w: Wording) -> None:
    """Which words serve which question."""
    _register_announcing(w)
    _register_windows(w)


def _register_announcing(w: Wording) -> None:
    unfuelled = always("Energy 1, without fuel", "WW-NRG-1")
    w.asks(
        PickMode,
        mode_prompt,
        {casting.PICK_MODE: mode},
        refusals=left_out.NO_MODE,
        id="mode",
        among=among.modes,
    )
    w.asks(
        PickFuel,
        fuel_prompt,
        {casting.UNFUELLED: unfuelled, casting.FUEL: fuel},
        refusals=left_out.NO_FUEL,
        id="fuel",
        among=among.fuel,
    )
    w.asks(
        PickNumber,
        asked_by(
            announced,
            "how much of the energy is damage?",
            "is choosing",
            "The rest is a push.",
            "WW-EL-4",
        ),
        {casting.DAMAGE: damage},
        id="number",
        among=among.numbers,
    )
    w.asks(
        PickTarget,
        target_prompt,
        {
            casting.ENOUGH: always("That is enough"),
            casting.AT_A_FIGURE: at_figure,
            casting.AT_A_SQUARE: at_square,
            casting.AT_A_LINE: at_line,
            casting.AT_A_THING: at_thing,
            casting.AT_A_SPELL: at_spell,
            casting.AT_A_TREASURE: at_treasure,
            casting.AT_A_SECTOR: at_sector,
            casting.THAT_WAY: that_way,
            casting.AT_A_CARD: at_card,
        },
        refusals=refused_targets,
        id="target",
        among=among.targets,
    )
    w.asks(
        PickCounterFuel,
        counter_fuel_prompt,
        {casting.COUNTER_UNFUELLED: unfuelled, casting.COUNTER_FUEL: fuel},
        refusals=left_out.NO_FUEL,
        id="counter_fuel",
        among=among.fuel,
    )


def _register_windows(w: Wording) -> None:
    passes = always("Pass", "WW-CNT-6")
    w.asks(
        Respond,
        respond_prompt,
        {casting.PASS: passes, casting.ANSWER: answer},
        {casting.ANSWER: why_not_answer},
        among=among.answers,
    )
    w.asks(
        CutDamage,
        cut_prompt,
        {casting.CUT_NOTHING: passes, casting.CUT: answer, casting.GIVE_UP: give_up},
        {casting.CUT: why_not_cut},
        id="cut",
        among=among.cuts,
    )
    w.asks(
        GuardTreasure,
        guard_prompt,
        {casting.LET_IT_GO: passes, casting.GUARD_WITH: answer},
        {casting.GUARD_WITH: why_not_guard},
        id="guard",
        among=among.hand,
    )
    w.asks(
        CheatDeath,
        death_prompt,
        {casting.DIE_NOW: passes, casting.CHEAT: answer},
        {casting.CHEAT: why_not_cheat},
        id="death",
        among=among.hand,
    )
    w.asks(
        PickCounterLine,
        asked_by(counter_card, "where does the wall rise?", "answers", "", "WW-CJ-3"),
        {casting.RAISE: raise_wall},
        refusals=refused_lines,
        id="counter_line",
        among=among.all_lines,
    )
