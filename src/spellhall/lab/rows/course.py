"""The course of one game: what happened in it at least once, and how the lead changed.

The rules know nothing of this: every frame passes through the table of the rules, so a table whose
functions take note tells which of them ran, on both builds.
"""

import ast
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from spellhall.engine import Game, State, next_seat
from spellhall.engine.choices import Answers, question_id
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import Rules
from spellhall.games import find

APART = 10  # decisions at least between two looks at who leads: an evaluation costs time
LEADS_BY = 0.02  # of the evaluation, where 1 is won: less is no lead


class Course:
    """Follows one game; play it with the rules of the course."""

    def __init__(self, game: Game) -> None:
        self.game = game
        watch = _watch(game.id)
        self.rules = watch.rules
        self.ran = watch.seen = set()
        self.told: set[str] = set()  # kinds of events
        self.lead_changes = 0
        self.last_lead_change = 0  # after which decision
        self._leader = -1
        self._turn = -1  # whose it was at the last look
        self._looked = -APART

    @property
    def happened(self) -> set[str]:
        """All that came up so far."""
        return self.ran | {f"told {kind}" for kind in self.told}

    def follow(self, s: State, decision: int) -> None:
        """See who leads, when another seat is to choose."""
        if decision - self._looked < APART or s.lanes or self.game.together:
            return
        turn = next_seat(s)
        if turn in (-1, self._turn):
            return
        self._turn, self._looked = turn, decision
        leader = _leader(self.game, s)
        if leader in (-1, self._leader):
            return
        if self._leader >= 0:
            self.lead_changes += 1
            self.last_lead_change = decision
        self._leader = leader


def can_happen(game: Game) -> dict[str, str]:
    """All that may be noted of a game, each with what the rules say of it in their docstrings."""
    rules, found = game.rules, {}
    for kind in (*rules.works, *rules.answers):
        functions = (rules.works.get(kind), rules.options.get(kind), rules.answers.get(kind))
        found[_frame(kind)] = " ".join(_docstring(one) for one in (kind, *functions) if one)
    for question, answers in game.wording.choices.answers.items():
        if question in rules.answers and len(answers.verbs) > 1:
            found |= dict.fromkeys(_chosen(question, answers), "")
    return found | {f"told {kind}": "" for kind in game.wording.sentences}


class _Watch:
    """A game's rules, each of which notes in `seen` that it ran."""

    def __init__(self, game: Game) -> None:
        self.seen: set[str] = set()
        self.rules = Rules()
        self.rules.options = game.rules.options
        self.rules.automatic = game.rules.automatic
        for kind, rule in game.rules.works.items():
            self.rules.works[kind] = self._worked(_frame(kind), rule)
        choices: Mapping[type[Any], Answers] = game.wording.choices.answers
        for kind, reply in game.rules.answers.items():
            answers = choices.get(kind)
            if answers is None or len(answers.verbs) == 1:
                self.rules.answers[kind] = self._answered(_frame(kind), reply)
            else:
                self.rules.answers[kind] = self._chosen(kind, answers, reply)

    def _worked(self, name: str, rule: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
        def work(s: Any, f: Any) -> None:
            self.seen.add(name)
            rule(s, f)

        return work

    def _answered(
        self, name: str, reply: Callable[[Any, Any, int], None]
    ) -> Callable[[Any, Any, int], None]:
        def answer(s: Any, f: Any, code: int) -> None:
            self.seen.add(name)
            reply(s, f, code)

        return answer

    def _chosen(
        self, kind: type[Frame], answers: Answers, reply: Callable[[Any, Any, int], None]
    ) -> Callable[[Any, Any, int], None]:
        name, names, numbers = _frame(kind), _chosen(kind, answers), answers.numbers

        def answer(s: Any, f: Any, code: int) -> None:
            self.seen.add(name)
            self.seen.add(names[numbers[code]])
            reply(s, f, code)

        return answer


@cache
def _watch(game: str) -> _Watch:
    return _Watch(find(game))


def _frame(kind: type[Any]) -> str:
    return question_id(kind)


def _chosen(kind: type[Any], answers: Answers) -> list[str]:
    """The verbs of a question; one without a word goes by its number."""
    return [f"{_frame(kind)}: {verb.name or verb.number + 1}" for verb in answers.verbs]


def _docstring(thing: Any) -> str:
    """What the source says of a class or function: compiled ones have forgotten it."""
    return _docstrings(thing.__module__).get(getattr(thing, "__name__", ""), "")


@cache
def _docstrings(module: str) -> dict[str, str]:
    file = Path(sys.modules[module].__file__ or "")
    source = file.with_name(f"{file.name.partition('.')[0]}.py")
    if not source.is_file():
        return {}
    return {
        node.name: ast.get_docstring(node) or ""
        for node in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }


def _leader(game: Game, s: State) -> int:
    """The seat that looks best, or -1 if none is clearly ahead."""
    worth = sorted(((game.evaluate(s, seat), seat) for seat in range(game.seats(s))), reverse=True)
    if len(worth) < 2 or worth[0][0] - worth[1][0] < LEADS_BY:
        return -1
    return worth[0][1]
