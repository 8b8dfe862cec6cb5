"""What a lesson is made of: steps from hand-written positions, each with what the learner does.

docs/adding-a-lesson.md shows how to write one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Wrong:
    """What is said to somebody who tries something else than the step asks for."""

    choices: str  # notation, `*` for anything: "cast *"
    rule: str  # the rule that says what it would do, or why it does not help here
    text: str


@dataclass(frozen=True)
class Move:
    """One choice that the learner makes."""

    do: str  # what to do, as one short request: "Click the lit tile."
    expects: tuple[str, ...]  # notations that are right, `*` for anything; the first is shown
    wrong: tuple[Wrong, ...] = ()  # the first that fits speaks; else the step's reminder
    points: tuple[str, ...] = ()  # touch ids to ring, `*` for anything; none: of what is expected
    then: tuple[str, ...] = ()  # what the others answer afterwards, in notation


@dataclass(frozen=True)
class Step:
    """One idea, done on the real board from a position of its own."""

    title: str
    words: str  # two or three short sentences; *stars* make a word bold
    rules: tuple[str, ...]  # what it teaches; the first is named beside the words
    setup: Mapping[str, Any]  # a short set-up, as in a position file
    moves: tuple[Move, ...] = ()  # none: there is something to look at only
    done: str = ""  # said when it is done
    points: tuple[str, ...] = ()  # touch ids on the screen to ring where nothing is to be done
    stack: tuple[Mapping[str, Any], ...] | None = None  # what is pending, as in a position file
    chance: tuple[int, ...] = ()  # scripted answers of chance
    before: tuple[str, ...] = ()  # what the others do before the learner is asked
    options: Mapping[str, Any] = field(default_factory=dict)  # of the table


@dataclass(frozen=True)
class Note:
    """What the coach of a real game says the first time that it matters, once a person."""

    title: str
    words: str  # one or two short sentences; *stars* make a word bold
    rule: str  # that says it
    asked: str = ""  # at a question of this kind,
    offers: str = ""  # if it offers such a choice: in notation, `*` for anything; empty: any
    told: str = ""  # or after an event of this kind


@dataclass(frozen=True)
class Lesson:
    """A game taught in ten minutes or so."""

    goal: str  # the game in one sentence
    steps: tuple[Step, ...]
    farewell: str  # at the end, before the first game
    others: tuple[str, ...] = ("Nova",)  # names of the scripted seats
    seat: int = 0  # the learner's
    coach: tuple[Note, ...] = ()  # what is said in the first real game
