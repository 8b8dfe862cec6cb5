"""How the questions in the middle of a spell are put: they name the spell and whom it is about."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from spellhall.engine.wording import Prompt
from spellhall.games.wiz_war.frames import casting, effects, moving
from spellhall.games.wiz_war.frames.turn import KeepHolding, MakeRoom
from spellhall.games.wiz_war.rules.effects import displacing, taking
from spellhall.games.wiz_war.rules.moving import forced as forced_moves
from spellhall.games.wiz_war.rules.table.figures import cell_of
from spellhall.games.wiz_war.rules.table.things import thing_at
from spellhall.games.wiz_war.show.names import figure_name, thing_name
from spellhall.games.wiz_war.show.questions.causes import (
    announced,
    at_line,
    at_square,
    by_card,
    by_figure,
    coming_from,
    in_the_air,
    standing,
    waiting_for,
)
from spellhall.games.wiz_war.state.numbers import AT_SQUARE, NONE
from spellhall.games.wiz_war.state.state import Duel

FUEL: Final = "Without fuel its energy is 1; a card that you spend gives its own number instead."
SQUARES: Final[Mapping[int, str]] = MappingProxyType(
    {
        displacing.TO_BLINK: "Where do you appear again?",
        displacing.TO_SUMMON: "Where does your creature appear?",
        displacing.TO_SEND: "Where does your treasure go?",
        displacing.TO_CALL: "To which square is it called?",
        displacing.TO_SWOOP: "Where do you land?",
    }
)
CARRIED: Final[Mapping[int, str]] = MappingProxyType(
    {
        taking.DROPS: "What does @{victim} drop?",
        taking.TAKES: "What do you take from @{victim}?",
        taking.TAKES_OR_DROPS: "What do you take from @{victim}, or make fall?",
        taking.KEEPS_ONE: "Only one relic or treasure: what do you drop?",
        taking.PINCHES: "Does it take @{victim}'s treasure?",
    }
)


def _name(seat: int, figure: int) -> str:
    return "you" if figure == seat else figure_name(figure)


def mode_prompt(s: Duel, f: casting.PickMode) -> Prompt:
    why = "The card can be cast in each of these ways."
    cause = announced(s, f)
    waiting = f"@{f.seat} is choosing"
    return Prompt(f"{cause.name}: in which way?", waiting, why, ("WW-DEC-4",), cause)


def fuel_prompt(s: Duel, f: casting.PickFuel) -> Prompt:
    cause = announced(s, f)
    return Prompt(f"{cause.name}: fuel it?", f"@{f.seat} is choosing", FUEL, ("WW-NRG-2",), cause)


def counter_fuel_prompt(s: Duel, f: casting.PickCounterFuel) -> Prompt:
    cause = by_card(f.card)
    return Prompt(f"{cause.name}: fuel it?", f"@{f.seat} answers", FUEL, ("WW-CNT-11",), cause)


def square_prompt(s: Duel, f: effects.PickSquare) -> Prompt:
    here = standing(s, f.figure)
    why = "Any lit square will do."
    if here:
        why = f"{figure_name(f.figure)} stands{here}. {why}"
    return _asked(s, SQUARES[f.verb], f"@{f.seat} chooses a square", why)


def carried_prompt(s: Duel, f: effects.PickCarried) -> Prompt:
    text = CARRIED[f.verb].format(victim=f.victim)
    waiting = f"@{f.seat} chooses a thing"
    if f.verb == taking.KEEPS_ONE:
        where = at_square(s, cell_of(s, f.seat))
        why = f"You stand at {where.name}; what you drop lies there."
        return Prompt(text, waiting, why, ("WW-DEC-9",), where)
    whose = figure_name(f.victim)
    why = f"{whose} stands{standing(s, f.victim)}."
    return _asked(s, text, waiting, why, "WW-DEC-9")


def way_prompt(s: Duel, f: moving.PickWay) -> Prompt:
    if f.verb == forced_moves.BY_TELEPORT:
        where = at_square(s, f.source)
        text = f"Nobody can stand at {where.name}: which way do you go on?"
        return Prompt(text, f"@{f.seat} goes on", "", ("WW-TEL-2", "WW-AMB-57"), where)
    be = "are" if f.figure == f.seat else "is"
    text = f"Which way {be} {_name(f.seat, f.figure)} moved?"
    why = f"{f.left} square{'' if f.left == 1 else 's'} to go{coming_from(s, f.figure)}."
    return _asked(s, text, f"@{f.seat} moves a figure", why, "WW-DEC-6")


def steer_prompt(s: Duel, f: moving.SteerStep) -> Prompt:
    why = f"{f.left} step{'' if f.left == 1 else 's'} left; you may stop at any time."
    text = f"Where do you walk {_name(f.seat, f.figure)}{standing(s, f.figure)}?"
    return _asked(s, text, f"@{f.seat} moves a figure", why, "WW-DEC-6")


def hand_prompt(s: Duel, f: effects.TakeFromHand) -> Prompt:
    why = f"You see the whole hand; you may take {f.left} more."
    return _asked(s, f"Take a card of @{f.victim}?", f"@{f.seat} looks at a hand", why, "WW-ME-8")


def holding_prompt(s: Duel, f: KeepHolding) -> Prompt:
    where = at_line(s, f.line)
    return Prompt(
        "Hold the door open in the others' turns?",
        f"@{f.seat} may hold a door",
        f"It is the door between {where.name}.",
        ("WW-DOOR-9",),
        where,
    )


def room_prompt(s: Duel, f: MakeRoom) -> Prompt:
    thing = thing_at(s, f.uid)
    name = "something" if thing is None else thing_name(thing.kind, thing.card)
    where = at_square(s, cell_of(s, f.seat))
    text = f"Your hands are full for {name} at {where.name}: let something go?"
    return Prompt(text, f"@{f.seat} makes room", "", ("WW-OBJ-6", "WW-DEC-8"), where)


def entry_prompt(s: Duel, f: moving.OrderEntry) -> Prompt:
    where = at_square(s, cell_of(s, f.figure))
    text = f"{figure_name(f.figure)} enters {where.name}: what comes first?"
    text = text[0].upper() + text[1:]
    return Prompt(text, f"@{f.seat} orders what happens", "", ("WW-DEC-14",), where)


def aside_prompt(s: Duel, f: moving.StepAside) -> Prompt:
    by = by_figure(s, f.figure if f.by == NONE else f.by)
    be = "are" if f.figure == f.seat else "is"
    text = f"Which way {be} {_name(f.seat, f.figure)} pushed aside by {by.name}?"
    return Prompt(text, f"@{f.seat} steps aside", "", ("WW-MU-7",), by)


def drift_prompt(s: Duel, f: moving.DriftWay) -> Prompt:
    cause = by_card(f.card) if f.card != NONE else waiting_for(s)
    text = f"{cause.name}: which way {'do' if f.figure == f.seat else 'does'}"
    text = f"{text} {_name(f.seat, f.figure)} drift?"
    why = f"{f.left} square{'' if f.left == 1 else 's'} to drift{coming_from(s, f.figure)}."
    return Prompt(text, f"@{f.seat} drifts", why, ("WW-MU-1",), cause)


def guard_prompt(s: Duel, f: casting.GuardTreasure) -> Prompt:
    picker = by_figure(s, f.picker)
    name = picker.name[0].upper() + picker.name[1:]
    return Prompt(
        f"{name} picked up your treasure{standing(s, f.picker)}. Answer?",
        f"@{f.seat} may answer",
        "Only a card that says so stops it; else it is carried on.",
        ("WW-CNT-10",),
        picker,
    )


def death_prompt(s: Duel, f: casting.CheatDeath) -> Prompt:
    by = by_figure(s, f.seat if f.killer == NONE else f.killer)
    text = f"You are about to die{standing(s, f.seat)}. Answer?"
    why = f"The last damage leaves @{f.seat} no life."
    if f.killer != NONE:
        why = f"{by.name} would score a point for it."
    return Prompt(text, f"@{f.seat} may answer", why, ("WW-NE-4",), by)


def cut_prompt(s: Duel, f: casting.CutDamage) -> Prompt:
    cause = waiting_for(s)
    return Prompt(
        f"You are about to suffer {s.blows[-1].amount} from {cause.name}. Lower it?",
        f"@{f.seat} may lower the damage",
        f"You stand{standing(s, f.seat)}. Each source of damage is asked on its own.",
        ("WW-CNT-9",),
        cause,
    )


def respond_prompt(s: Duel, f: casting.Respond) -> Prompt:
    cast = s.air[f.height]
    cause = in_the_air(s, f.height)
    text = f"Do you answer the attack of {cause.name}?"
    if cast.card != NONE:
        text = f"Do you answer @{cast.seat}'s {cause.name}?"
    others = [one for one in dict.fromkeys(cast.targets) if 0 <= one < AT_SQUARE and one != cast.by]
    at = [f"{figure_name(one)}{standing(s, one)}" for one in others]
    aimed = f"It is aimed at {' and '.join(at)}. " if at else ""
    why = f"{aimed}All are asked in order, whatever they hold."
    return Prompt(text, f"@{f.seat} may answer", why, ("WW-CNT-3", "WW-HID-3"), cause)


def _asked(s: Duel, text: str, waiting: str, why: str, rule: str = "WW-V-4") -> Prompt:
    """A question in the middle of a spell: it begins with the spell."""
    cause = waiting_for(s)
    name = cause.name[0].upper() + cause.name[1:]
    text = text[0].lower() + text[1:]
    return Prompt(f"{name}: {text}", waiting, why[:1].upper() + why[1:], (rule,), cause)
