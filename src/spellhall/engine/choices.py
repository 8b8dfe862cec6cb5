"""Choices laid out once: the verbs with which a question can be answered, and what each names.

```python
REST: Final = Verb("rest", touch="rest")
CAST: Final = Verb("cast", SPACE)

CHOICES: Final = Choices({CastOrRest: (REST, CAST)})
```

These lines give the code of every choice, its parts, its notation, the things it touches on the
screen and a number that learners can rely on. Nobody else does arithmetic with codes: rules say
`CAST.codes[space]`, compare with `REST.bare`, and ask `CAST.first[code]` for the space.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, final

from spellhall.engine.machine.frames import Question
from spellhall.engine.machine.state import State

Codes = list[Any]  # of options, handed on as they are: nobody takes them for numbers on the way
MOST_PARTS: Final = 3
ALLOWED: Final = 0  # a check's answer: may be chosen
ABSENT: Final = -1  # it is not there, or nobody would reach for it: nothing to explain


def silent(thing: int) -> str:
    """For things that notation leaves out, because the others say enough."""
    return ""


@final
class Kind:
    """A kind of thing that a choice can name: how many there are, how each is written."""

    __slots__ = ("here", "size", "touch", "word")

    def __init__(
        self,
        size: int,
        word: Callable[[int], str],
        touch: Callable[[Any, Any, int], str] | None = None,
        here: Callable[[Any, Any, int], str] | None = None,
    ) -> None:
        self.size: Final = size
        self.word: Final = word  # in notation: one word
        self.touch: Final = touch  # id on the screen, given state and question; None: nothing
        self.here: Final = here  # the word, where it depends on state or question


@final
class Verb:
    """One way to answer a question: a word, and up to three things that it names.

    `touch` says what it touches where that is not simply the things it names: an id, or a
    function of state, question and things.
    """

    __slots__ = (
        "bare",
        "codes",
        "first",
        "kinds",
        "name",
        "number",
        "rows",
        "second",
        "size",
        "sizes",
        "step",
        "stride",
        "third",
        "touch",
    )

    def __init__(
        self, name: str, *kinds: Kind, touch: str | Callable[..., tuple[str, ...]] = ""
    ) -> None:
        assert len(kinds) <= MOST_PARTS, f"'{name}' names more than {MOST_PARTS} things"
        self.name: Final = name  # may be empty where the things speak for themselves
        self.kinds: Final = kinds
        self.touch: Final = touch
        self.sizes: Final = [kind.size for kind in kinds] + [1] * (MOST_PARTS - len(kinds))
        self.size: Final = self.sizes[0] * self.sizes[1] * self.sizes[2]
        # How many codes lie between one first thing and the next, and between two second things.
        self.stride: Final = self.sizes[1] * self.sizes[2]
        self.step: Final = self.sizes[2]
        # Set by Answers:
        self.number = -1  # its place among the verbs of its question
        self.bare = -1  # its code if it names nothing, else its first
        self.codes: list[int] = []  # its codes in order: one for each thing, if it names just one
        self.rows: list[list[int]] = []  # its codes by first and second thing, if it names two
        self.first: list[int] = []  # by code: the first thing that it names,
        self.second: list[int] = []  # the second,
        self.third: list[int] = []  # and the third

    def lay_out(self, number: int, bare: int) -> None:
        """Take the next codes of a question; the tables make rules quick."""
        assert self.number < 0, f"'{self.name}' answers two questions; give each its own"
        _, second, third = self.sizes
        self.number, self.bare = number, bare
        self.codes = list(range(bare, bare + self.size))
        self.rows = [self.codes[i : i + second] for i in range(0, self.size, second)]
        before = [0] * bare
        self.first = before + [i // (second * third) for i in range(self.size)]
        self.second = before + [i // third % second for i in range(self.size)]
        self.third = before + [i % third for i in range(self.size)]

    def code(self, a: int, b: int = 0, c: int = 0) -> int:
        """The code of the choice that names these things."""
        return self.bare + a * self.stride + b * self.step + c

    def has(self, code: int) -> bool:
        """Whether a choice of its question is one of this verb."""
        return self.bare <= code < self.bare + self.size

    def thing(self, code: int, place: int) -> int:
        """The first, second or third thing that it names."""
        if place == 0:
            return self.first[code]
        return self.second[code] if place == 1 else self.third[code]

    def things(self, code: int) -> tuple[int, ...]:
        """All that it names, in order."""
        parts = (self.first[code], self.second[code], self.third[code])
        return parts[: len(self.kinds)]

    def text(self, code: int, s: Any = None, f: Any = None) -> str:
        """The choice in notation: the verb and a word for each thing, as it is called there."""
        text = self.name
        for place, kind in enumerate(self.kinds):
            thing, here = self.thing(code, place), kind.here
            word = kind.word(thing) if here is None or s is None else here(s, f, thing)
            if word:
                text = f"{text} {word}" if text else word
        return text

    def touches(self, s: Any, f: Any, code: int) -> tuple[str, ...]:
        """The ids on the screen of what it touches."""
        if not isinstance(self.touch, str):
            return self.touch(s, f, *self.things(code))
        found = [self.touch] if self.touch else []
        for place, kind in enumerate(self.kinds):
            id = kind.touch(s, f, self.thing(code, place)) if kind.touch is not None else ""
            if id:
                found.append(id)
        return tuple(found)

    def forbidden(self, s: Any, f: Any, forbids: Callable[..., int]) -> dict[str, tuple[int, int]]:
        """What it cannot name now, whatever else it would name with it, and what forbids that.

        By the first id on the screen: the check's first answer, and the first thing it was about.
        """
        found: dict[str, tuple[int, int]] = {}
        allowed: set[str] = set()
        first, second, third = self.first, self.second, self.third
        named = len(self.kinds)
        for code in self.codes:
            if named == 1:
                why = forbids(s, f, first[code])
            elif named == 2:
                why = forbids(s, f, first[code], second[code])
            elif named == 3:
                why = forbids(s, f, first[code], second[code], third[code])
            else:
                why = forbids(s, f)
            if why == ABSENT:
                continue
            touch = self.touches(s, f, code)[0]
            if why == ALLOWED:
                allowed.add(touch)
            elif touch not in found:
                found[touch] = (why, first[code])
        return {touch: why for touch, why in found.items() if touch not in allowed}


@final
class Answers:
    """All the verbs with which one kind of question can be answered."""

    __slots__ = ("numbers", "size", "verbs")

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: Final = tuple(verbs)
        self.numbers: Final[list[int]] = []  # for each code the number of its verb
        for number, verb in enumerate(self.verbs):
            verb.lay_out(number, len(self.numbers))
            self.numbers.extend([number] * verb.size)
        self.size: Final = len(self.numbers)

    def verb(self, code: int) -> Verb:
        """The verb of a choice."""
        return self.verbs[self.numbers[code]]


class Choices:
    """The answers to every question of a game, in a fixed order: each has one number of its own."""

    __slots__ = ("answers", "first", "size")

    def __init__(self, questions: Mapping[type[Question], Sequence[Verb]]) -> None:
        self.answers: Final = {kind: Answers(verbs) for kind, verbs in questions.items()}
        self.first: Final[dict[type[Question], int]] = {}
        self.size = 0
        for kind, answers in self.answers.items():
            self.first[kind] = self.size
            self.size += answers.size

    def of(self, question: Question) -> Answers:
        """The answers to a question."""
        return self.answers[type(question)]

    def action(self, question: Question, code: int) -> int:
        """The number of a choice among all that the game has."""
        return self.first[type(question)] + code


def by_verb(
    answers: Answers, does: Mapping[Verb, Callable[[Any, Any, int], None]]
) -> Callable[[Any, Any, int], None]:
    """The answer to a question with many verbs: each verb has a function of its own."""
    numbers = answers.numbers
    rules = [does[verb] for verb in answers.verbs]

    def answer(s: State, f: Question, code: int) -> None:
        rules[numbers[code]](s, f, code)

    return answer


def question_id(kind: type[Question]) -> str:
    """What a kind of question is called outside: CastOrRest is cast_or_rest."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
