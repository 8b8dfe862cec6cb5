"""What asks in Wiz-War, and where: the spell or blow that waits for the answer."""

from collections.abc import Callable
from typing import Any

from spellhall.engine.machine.frames import Question
from spellhall.engine.wording import Cause, Prompt
from spellhall.games.wiz_war.box.words import line_name, square_name
from spellhall.games.wiz_war.choices.kinds import figure_touch, square_touch
from spellhall.games.wiz_war.frames.casting import Announcing
from spellhall.games.wiz_war.rules.casting.castable import CREATURE_WEAPON, weapon_of
from spellhall.games.wiz_war.rules.table.figures import cell_of
from spellhall.games.wiz_war.show.names import TEXTS, card_name, figure_name
from spellhall.games.wiz_war.state.numbers import NONE
from spellhall.games.wiz_war.state.state import Duel


def by_card(card: int, *figures: int) -> Cause:
    """A card, and the figures whom it is about."""
    return Cause(card_name(card), (f"card:{card}", *map(figure_touch, figures)))


def by_figure(s: Duel, figure: int) -> Cause:
    """A wizard or creature, where it stands."""
    cell = cell_of(s, figure)
    where = () if cell == NONE else (square_touch(s, cell),)
    return Cause(figure_name(figure), (figure_touch(figure), *where))


def at_square(s: Duel, cell: int) -> Cause:
    """A square of the labyrinth."""
    return Cause(square_name(len(s.players), cell), (square_touch(s, cell),))


def at_line(s: Duel, line: int) -> Cause:
    """A border line, named by the squares on both sides."""
    return Cause(line_name(len(s.players), line).replace("|", " and "), (f"line:{line}",))


def announced(s: Duel, f: Announcing) -> Cause:
    """The card that is cast or used, the claw, or the fist."""
    if f.card != NONE:
        return by_card(f.card)
    name = "Punch"
    if f.weapon >= CREATURE_WEAPON:
        name = TEXTS(f"weapons.{weapon_of(f.by, f.card, f.weapon).id}")
    return Cause(name, by_figure(s, f.by).touches)


def in_the_air(s: Duel, height: int) -> Cause:
    """A cast that is answered or resolved."""
    cast = s.air[height]
    return by_card(cast.card, cast.by) if cast.card != NONE else by_figure(s, cast.by)


def waiting_for(s: Duel) -> Cause:
    """What goes on when the open question is answered: the last card, blow or cast below it."""
    for f in reversed(s.stack[:-1]):
        card = getattr(f, "card", NONE)
        if card != NONE:
            return by_card(card)
        height = getattr(f, "height", NONE)
        if 0 <= height < len(s.air):
            return in_the_air(s, height)
    return by_figure(s, s.active)


def standing(s: Duel, figure: int) -> str:
    """«at c3», for a figure on the board."""
    cell = cell_of(s, figure)
    return "" if cell == NONE else f" at {square_name(len(s.players), cell)}"


def coming_from(s: Duel, figure: int) -> str:
    """«from c3», for a figure on the board."""
    cell = cell_of(s, figure)
    return "" if cell == NONE else f" from {square_name(len(s.players), cell)}"


def asked_by(
    find: Callable[[Duel, Any], Cause], text: str, waiting: str, why: str, *rules: str
) -> Callable[[Any, Any], Prompt]:
    """A question that begins with what asks it, else always put in the same words."""

    def prompt(s: Duel, f: Question) -> Prompt:
        cause = find(s, f)
        name = cause.name[0].upper() + cause.name[1:]
        return Prompt(f"{name}: {text}", f"@{f.seat} {waiting}", why, rules, cause)

    return prompt


def in_the_middle(s: Duel, f: Question) -> Cause:
    """For questions in the middle of a spell or blow."""
    return waiting_for(s)


def of_frame(s: Duel, f: Any) -> Cause:
    """The card that a question names; without one, what waits for the answer."""
    return by_card(f.card) if f.card != NONE else waiting_for(s)
