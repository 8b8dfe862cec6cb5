"""Doing the verbs of a list one after another, and what they share."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.stack import Rules, then
from spellhall.games.wizards_academy.cardlists import EFFECTS
from spellhall.games.wizards_academy.frames import GiveUp, LoseOne, Perform, Receive
from spellhall.games.wizards_academy.paths import ADJACENT as NEXT_TO
from spellhall.games.wizards_academy.paths import in_academy, in_play, joined, within
from spellhall.games.wizards_academy.pick_frames import PickGlyph
from spellhall.games.wizards_academy.rules.board import gain_glyph, lose_glyph, owned
from spellhall.games.wizards_academy.state import NONE, School
from spellhall.games.wizards_academy.verbs import (
    ACADEMY,
    ADJ,
    ADJACENT,
    HERE,
    IN_PLAY,
    NEAR,
    RANGE_2,
    RANGE_3,
    Verb,
)

DO: Final[dict[type[Verb], Callable[[Any, Any, Any], None]]] = {}


def perform(s: School, f: Perform) -> None:
    """The verbs are done in the order of the text (WA-SP-3)."""
    verbs = EFFECTS[f.effects]
    if f.step == 0 and f.at + 1 < len(verbs):
        then(s, Perform(f.seat, f.effects, f.at + 1, 0))
    verb = verbs[f.at]
    DO[type(verb)](s, f, verb)


def again(f: Perform, step: int) -> Perform:
    """The same verb goes on after a choice."""
    return Perform(f.seat, f.effects, f.at, step)


def is_boosted(s: School) -> bool:
    """Whether the spell in the air is boosted."""
    return bool(s.air) and s.air[1] == 1


def rooms_at(s: School, seat: int, where: int) -> list[int]:
    """The rooms that a text means, seen from a wizard."""
    room = s.wizards[seat].room
    if where == HERE:
        return [room]
    if where == ADJ:
        return joined(s, room)
    if where == NEAR:
        return [room, *joined(s, room)]
    if where == RANGE_2:
        return within(s, room, 2)
    if where == RANGE_3:
        return within(s, room, 3)
    if where == IN_PLAY:
        return in_play(s)
    if where == ACADEMY:
        return in_academy(s)
    assert where == ADJACENT
    return joined(s, room, NEXT_TO)


def others(s: School, seat: int) -> list[int]:
    """The other wizards, in turn order."""
    n = len(s.wizards)
    return [(seat + i) % n for i in range(1, n)]


def lose_one(s: School, f: LoseOne) -> None:
    """The owner chooses (WA-DEC-8); without a glyph nothing is lost."""
    glyphs = tuple(owned(s, f.seat))
    if glyphs:
        then(s, PickGlyph(f.seat, f.why, glyphs, False), GiveUp(f.seat, f.to))


def give_up(s: School, f: GiveUp) -> None:
    """Gone to the supply, or to another wizard."""
    kind = lose_glyph(s, f.seat, s.picked.pop())
    if f.to != NONE:
        gain_glyph(s, f.to, kind)


def receive(s: School, f: Receive) -> None:
    """A glyph of the type chosen."""
    kind = s.picked.pop()
    if kind != NONE:
        s.marks.append(kind)
        gain_glyph(s, f.seat, kind)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Perform, perform)
    rules.work(LoseOne, lose_one)
    rules.work(GiveUp, give_up)
    rules.work(Receive, receive)
