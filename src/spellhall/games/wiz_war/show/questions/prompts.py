"""How the questions in the middle of a spell are put: they name the spell and whom it is about."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from spellhall.engine.wording import Prompt
from spellhall.games.wiz_war.frames import casting, effects, moving
from spellhall.games.wiz_war.rules.effects import displacing, taking
from spellhall.games.wiz_war.rules.moving import forced as forced_moves
from spellhall.games.wiz_war.show.names import card_name, figure_name
from spellhall.games.wiz_war.state.numbers import NONE
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
        taking.PINCHES: "Does the Boggart take @{victim}'s treasure?",
    }
)


def _spell(card: int) -> str:
    return "The attack" if card == NONE else card_name(card)


def _name(seat: int, figure: int) -> str:
    return "you" if figure == seat else figure_name(figure)


def mode_prompt(s: Duel, f: casting.PickMode) -> Prompt:
    why = "The card can be cast in each of these ways."
    return Prompt(f"{_spell(f.card)}: in which way?", f"@{f.seat} is choosing", why, ("WW-DEC-4",))


def fuel_prompt(s: Duel, f: casting.PickFuel) -> Prompt:
    return Prompt(f"{_spell(f.card)}: fuel it?", f"@{f.seat} is choosing", FUEL, ("WW-NRG-2",))


def counter_fuel_prompt(s: Duel, f: casting.PickCounterFuel) -> Prompt:
    return Prompt(f"{_spell(f.card)}: fuel it?", f"@{f.seat} answers", FUEL, ("WW-CNT-11",))


def square_prompt(s: Duel, f: effects.PickSquare) -> Prompt:
    why = "Any lit square will do."
    return Prompt(SQUARES[f.verb], f"@{f.seat} chooses a square", why, ("WW-V-4",))


def carried_prompt(s: Duel, f: effects.PickCarried) -> Prompt:
    text = CARRIED[f.verb].format(victim=f.victim)
    return Prompt(text, f"@{f.seat} chooses a thing", "", ("WW-DEC-9",))


def way_prompt(s: Duel, f: moving.PickWay) -> Prompt:
    if f.verb == forced_moves.BY_TELEPORT:
        text = "Nobody can stand there: which way do you go on?"
        return Prompt(text, f"@{f.seat} goes on", "", ("WW-TEL-2", "WW-AMB-57"))
    be = "are" if f.figure == f.seat else "is"
    text = f"Which way {be} {_name(f.seat, f.figure)} moved?"
    why = f"{f.left} square{'' if f.left == 1 else 's'} to go."
    return Prompt(text, f"@{f.seat} moves a figure", why, ("WW-DEC-6",))


def steer_prompt(s: Duel, f: moving.SteerStep) -> Prompt:
    why = f"{f.left} step{'' if f.left == 1 else 's'} left; you may stop at any time."
    text = f"Where do you walk {_name(f.seat, f.figure)}?"
    return Prompt(text, f"@{f.seat} moves a figure", why, ("WW-DEC-6",))


def hand_prompt(s: Duel, f: effects.TakeFromHand) -> Prompt:
    why = f"You see the whole hand; you may take {f.left} more."
    return Prompt(f"Take a card of @{f.victim}?", f"@{f.seat} looks at a hand", why, ("WW-ME-8",))
