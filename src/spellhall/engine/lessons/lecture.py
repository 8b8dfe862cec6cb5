"""A step of a lesson while it is done: what is right, what is explained, what the others do."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

import msgspec

from spellhall.engine.errors import IllegalChoice, ScriptError
from spellhall.engine.game import Game
from spellhall.engine.lessons.declare import Lesson, Move, Step
from spellhall.engine.machine.events import Event
from spellhall.engine.match import Match, Option
from spellhall.engine.position_file import from_json


@dataclass(frozen=True)
class Made:
    """A choice that was made in a step, and what happened then."""

    seat: int
    text: str
    label: str
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Explained:
    """Why a choice is not what the step asks for; nothing was done."""

    rule: str
    text: str


class Lecture:
    """One step of a lesson, from its position on."""

    def __init__(self, game: Game, number: int, learner: str = "You") -> None:
        assert game.lesson is not None, f"{game.title} has no lesson"
        self.lesson: Lesson = game.lesson
        self.step: Step = self.lesson.steps[number]
        self.match = _set_up(game, self.lesson, self.step, learner)
        self.match.filmed = True
        self.opening = tuple(self.match.state.events)
        self.made: list[Made] = []
        self.at = 0  # the move that comes next
        self._go_on(self.step.before)

    @property
    def is_done(self) -> bool:
        """Whether everything that the step asks for was done."""
        return self.at == len(self.step.moves)

    @property
    def move(self) -> Move | None:
        """What the learner is to do now; None when the step is done."""
        return None if self.is_done else self.step.moves[self.at]

    def options(self) -> list[Option]:
        """All that the learner may choose by the rules."""
        return [] if self.match.is_over else self.match.options(self.lesson.seat)

    def expected(self) -> list[Option]:
        """The options that the step asks for; the first is the one that is shown."""
        move = self.move
        if move is None:
            return []
        found = [o for wish in move.expects for o in self.options() if _fits(o.text, (wish,))]
        return list(dict.fromkeys(found))

    def points(self) -> list[str]:
        """The things that are pointed at now."""
        move = self.move
        if move is None:
            return [] if self.step.moves else list(self.step.points)
        if not move.points:
            return list(dict.fromkeys(id for o in self.expected() for id in o.touches))
        return [id for id in self.things() if _fits(id, move.points)]

    def pointed(self) -> list[Option]:
        """The options pointed at: what is expected, or all that touch what the move names."""
        move = self.move
        if move is None or not move.points:
            return self.expected()
        return [o for o in self.options() if any(_fits(id, move.points) for id in o.touches)]

    def things(self) -> list[str]:
        """What the learner's question is about: offered, refused or sometimes offered."""
        seat = self.lesson.seat
        if self.match.is_over:
            return []
        offered = [id for option in self.match.options(seat) for id in option.touches]
        refused = [refusal.touch for refusal in self.match.refusals(seat)]
        return list(dict.fromkeys([*offered, *refused, *self.match.among(seat)]))

    def explain(self, option: Option) -> Explained | None:
        """Why this is not what the step asks for; None when it is."""
        move = self.move
        if move is None:
            return Explained(self.step.rules[0], "This step is done; go on to the next one.")
        if _fits(option.text, move.expects):
            return None
        for wrong in move.wrong:
            if _fits(option.text, (wrong.choices,)):
                return Explained(wrong.rule, self.match.say(wrong.text))
        rule = option.rules[0] if option.rules else self.step.rules[0]
        return Explained(rule, f"The rules allow it, but it is not what we try here. {move.do}")

    def option(self, text: str) -> Option:
        """The learner's option with this notation; IllegalChoice when the rules have none."""
        options = self.options()
        for option in options:
            if option.text == text:
                return option
        raise IllegalChoice(text, [option.text for option in options])

    def choose(self, text: str) -> None:
        """Make the learner's choice and let the others answer.

        IllegalChoice, and nothing is done, when it is not what the step asks for.
        """
        explained = self.explain(self.option(text))
        if explained is not None:
            right = [option.text for option in self.expected()]
            raise IllegalChoice(text, right, explained.text)
        move = self.step.moves[self.at]
        self._play(self.lesson.seat, text)
        self.at += 1
        self._go_on(move.then)

    def _go_on(self, script: Sequence[str]) -> None:
        """The others do as the script says; whoever has one answer only gives it."""
        mine, left = self.lesson.seat, deque(script)
        while not self.match.is_over:
            awaited = self.match.awaited()
            other = next((seat for seat in awaited if seat != mine), None)
            if other is not None and left:
                self._play(other, left.popleft())
            elif other is not None and len(self.match.options(other)) == 1:
                self._play(other, self.match.options(other)[0].text)
            elif mine in awaited and self._is_forced() and not left:
                self._play(mine, self.options()[0].text)
            elif mine in awaited or self.is_done:
                break
            else:
                raise ScriptError(f"'{self.step.title}' does not say what seat {other} answers")
        if left:
            raise ScriptError(f"'{self.step.title}': nobody is asked for {', '.join(left)}")

    def _is_forced(self) -> bool:
        """Whether the learner has one answer, and the step does not ask for it."""
        return not self.is_done and len(self.options()) == 1 and not self.expected()

    def _play(self, seat: int, text: str) -> None:
        option = self.match.option(text, seat)
        if option is None:
            raise self.match.illegal(text, seat)
        self.match.answer(seat, option)
        self.made.append(Made(seat, option.text, option.label, tuple(self.match.state.events)))


def replayed(game: Game, number: int, choices: Iterable[str], learner: str = "You") -> Lecture:
    """A step after some choices of the learner."""
    lecture = Lecture(game, number, learner)
    for choice in choices:
        lecture.choose(choice)
    return lecture


def _set_up(game: Game, lesson: Lesson, step: Step, learner: str) -> Match:
    names = list(lesson.others)
    names.insert(lesson.seat, learner)
    head = {
        "game": game.id,
        "names": names,
        "setup": step.setup,
        "stack": step.stack,
        "chance": step.chance,
        "options": step.options,
    }
    return from_json(game, msgspec.json.encode(head))


def _fits(text: str, wishes: Iterable[str]) -> bool:
    return any(fnmatchcase(text, wish) for wish in wishes)
