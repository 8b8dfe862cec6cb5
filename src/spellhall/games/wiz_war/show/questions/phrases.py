"""Phrases that the wording of many questions shares."""

from collections.abc import Callable
from typing import Any

from spellhall.engine.machine.frames import Question
from spellhall.engine.wording import Prompt, Said
from spellhall.games.wiz_war.box.cards import CARD_OF
from spellhall.games.wiz_war.box.maze.board import labyrinth
from spellhall.games.wiz_war.box.terms import ATTACK
from spellhall.games.wiz_war.box.verbs import Split
from spellhall.games.wiz_war.box.words import WAY_WORDS, square_name
from spellhall.games.wiz_war.choices.kinds import square_touch
from spellhall.games.wiz_war.frames.casting import PickFuel, PickTarget
from spellhall.games.wiz_war.rules.casting.announce import (
    nothing_to_burn,
    targets_left,
    targets_wanted,
)
from spellhall.games.wiz_war.rules.casting.castable import aims_of
from spellhall.games.wiz_war.rules.moving.steps import way_over_blocks
from spellhall.games.wiz_war.rules.table.figures import cell_of
from spellhall.games.wiz_war.rules.table.things import thing_at
from spellhall.games.wiz_war.show.names import WAYS, card_name, target_name, thing_name
from spellhall.games.wiz_war.state.numbers import NONE
from spellhall.games.wiz_war.state.state import Duel


def square_here(s: Duel, cell: int) -> str:
    """The name of a square at this table."""
    return square_name(len(s.players), cell)


def of_card(label: str, card: int, *rules: str, loses: str = "") -> Said:
    """Doing something with a card."""
    return Said(f"{label} {card_name(card)}", rules, loses)


def gone(card: int) -> str:
    """What is lost with a card that nobody takes back from the discards."""
    return f"{card_name(card)} goes to the discards."


def always(label: str, *rules: str, loses: str = "") -> Callable[[Any, Any], Said]:
    """An answer that names nothing and is always said in the same words."""

    def said(s: Duel, f: Question) -> Said:
        return Said(label, rules, loses)

    return said


def plain_prompt(text: str, waiting: str, why: str, *rules: str) -> Callable[[Any, Any], Prompt]:
    """A question that is always put in the same words."""

    def prompt(s: Duel, f: Question) -> Prompt:
        return Prompt(text, f"@{f.seat} {waiting}", why, rules)

    return prompt


def of_thing(s: Duel, label: str, uid: int, rule: str) -> Said:
    """Doing something with a thing on the board."""
    thing = thing_at(s, uid)
    name = "something" if thing is None else thing_name(thing.kind, thing.card)
    return Said(f"{label} {name}", (rule,))


def of_step(s: Duel, figure: int, d: int) -> Said:
    """A step of a figure; over Stone Blocks it leads farther (WW-AMB-54)."""
    cell = cell_of(s, figure)
    flight = way_over_blocks(s, figure, cell, d)
    there = flight[-1] if flight else labyrinth(len(s.players)).next[4 * cell + d]
    verb, law = ("Fly", "WW-AMB-54") if flight else ("Step", "WW-MOVE-2")
    to = "" if there < 0 else f" to {square_here(s, there)}"
    touches: tuple[str, ...] = (f"way:{WAY_WORDS[d]}",)
    if there >= 0:
        touches = (square_touch(s, there), *touches)
    return Said(f"{verb} {WAYS[d]}{to}", (law,), touches=touches)


def of_cast(card: int, role: int, loses: str = "") -> Said:
    """Casting a card, in this role if it has several."""
    as_role = ""
    if len(CARD_OF[card].types) > 1:
        as_role = " as an attack" if role == ATTACK else " as a neutral spell"
    return Said(
        f"Cast {card_name(card)}{as_role}",
        (f"WW-{CARD_OF[card].id}", "WW-CARD-1" if role == ATTACK else "WW-CARD-6"),
        loses,
    )


def cast_at_once(s: Duel, seat: int, card: int, role: int) -> str:
    """What a cast loses after which nothing more is asked: no way, no fuel, no choice of target."""
    row = CARD_OF[card]
    fuelled = PickFuel(seat, seat, card, NONE, role)
    feeds = row.uses_energy and not s.turn.fuel and not nothing_to_burn(s, fuelled)
    if row.modes or feeds or any(isinstance(verb, Split) for verb in row.does[:1]):
        return ""
    aimed = [seat]
    if targets_wanted(aims_of(row, NONE, role), row.darts, 1):
        aimed = targets_left(s, PickTarget(seat, seat, card, NONE, role, energy=1))
    if len(aimed) > 1:
        return ""
    at = "" if aimed[0] == seat else f" at {target_name(s, aimed[0])}"
    return f"{card_name(card)} is cast{at} at once."


def of_treasure(treasure: int) -> Said:
    """Picking up a treasure."""
    return Said(f"Pick up @{treasure // 2}'s treasure (ends the phase)", ("WW-TRS-1",))
