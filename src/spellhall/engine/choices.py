"""Choices laid out once: the verbs with which a question can be answered, and what each names.

```python
CAST_OR_REST = Answers(REST := Verb("rest"), CAST := Verb("cast", SPACE))
```

One such line gives the code of every choice, its parts, its notation, the things it touches on
the screen and, through `Choices`, a number that learners can rely on. Nobody else does arithmetic
with codes: rules say `CAST.code(space)` or `CAST.codes[space]`, and ask `CAST.of(code)`.
"""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine._native import mypyc_attr

MOST_PARTS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A kind of thing that a choice can name: how many there are, how each is written."""

    __slots__ = ("_read", "size", "touch", "word")

    def __init__(
        self,
        size: int,
        word: Callable[[int], str],
        touch: Callable[[Any, Any, int], str] | None = None,
    ) -> None:
        self.size: Final = size
        self.word: Final = word  # in notation: one word, different for each thing
        self.touch: Final = touch  # id on the screen, given state and question; None: nothing
        self._read: dict[str, int] | None = None

    def read(self, word: str) -> int:
        """The thing that is written so; -1 if there is none."""
        if self._read is None:
            self._read = {self.word(thing): thing for thing in range(self.size)}
        return self._read.get(word, -1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One way to answer a question: a word, and up to three things that it names."""

    __slots__ = ("codes", "first", "kinds", "name", "number", "size", "sizes", "strides")

    def __init__(self, name: str, *kinds: Kind) -> None:
        assert len(kinds) <= MOST_PARTS, f"'{name}' names more than {MOST_PARTS} things"
        self.name: Final = name  # may be empty where the things speak for themselves
        self.kinds: Final = kinds
        self.sizes: Final = [kind.size for kind in kinds] + [1] * (MOST_PARTS - len(kinds))
        self.strides: Final = [self.sizes[1] * self.sizes[2], self.sizes[2], 1]
        self.size: Final = self.sizes[0] * self.sizes[1] * self.sizes[2]
        self.first = 0  # its first code, and
        self.number = 0  # its place among the verbs of its question: set by Answers
        self.codes: list[int] = []  # its code for each thing, if it names just one

    def code(self, a: int = 0, b: int = 0, c: int = 0) -> int:
        """The code of the choice that names these things."""
        strides = self.strides
        return self.first + a * strides[0] + b * strides[1] + c

    def of(self, code: int) -> int:
        """The first thing that a choice of this verb names."""
        return (code - self.first) // self.strides[0]

    def second(self, code: int) -> int:
        """The second thing that it names."""
        return (code - self.first) // self.strides[1] % self.sizes[1]

    def third(self, code: int) -> int:
        """The third thing that it names."""
        return (code - self.first) % self.sizes[2]

    def things(self, code: int) -> tuple[int, ...]:
        """All that it names, in order."""
        parts = (self.of(code), self.second(code), self.third(code))
        return parts[: len(self.kinds)]

    def text(self, code: int) -> str:
        """The choice in notation: the verb and a word for each thing."""
        things = self.things(code)
        words = [kind.word(thing) for kind, thing in zip(self.kinds, things, strict=True)]
        return " ".join([self.name, *words] if self.name else words)

    def touches(self, s: Any, f: Any, code: int) -> tuple[str, ...]:
        """The ids on the screen of what it names."""
        return tuple(
            kind.touch(s, f, thing)
            for kind, thing in zip(self.kinds, self.things(code), strict=True)
            if kind.touch is not None
        )

    def read(self, text: str) -> int:
        """The code of a choice in notation; -1 if it is none of this verb."""
        words = text.split(" ")
        if self.name:
            if words[0] != self.name:
                return -1
            words = words[1:]
        if len(words) != len(self.kinds):
            return -1
        things = [kind.read(word) for kind, word in zip(self.kinds, words, strict=True)]
        if -1 in things:
            return -1
        return self.first + sum(
            thing * stride for thing, stride in zip(things, self.strides, strict=False)
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers:
    """All the verbs with which one kind of question can be answered."""

    __slots__ = ("_numbers", "size", "verbs")

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: Final = verbs
        self._numbers: Final[list[int]] = []
        for number, verb in enumerate(verbs):
            verb.first = len(self._numbers)
            verb.number = number
            self._numbers.extend([number] * verb.size)
            if len(verb.kinds) == 1:
                verb.codes = list(range(verb.first, verb.first + verb.size))
        self.size: Final = len(self._numbers)

    def verb(self, code: int) -> Verb:
        """The verb of a choice."""
        return self.verbs[self._numbers[code]]

    def number(self, code: int) -> int:
        """The place of its verb among the verbs: for tables of what each does."""
        return self._numbers[code]

    def text(self, code: int) -> str:
        """The choice in notation."""
        return self.verb(code).text(code)

    def read(self, text: str) -> int:
        """The code of a choice in notation; -1 if no verb is written so."""
        for verb in self.verbs:
            code = verb.read(text)
            if code >= 0:
                return code
        return -1


class Choices:
    """All questions of a game in a fixed order: every possible choice has one number."""

    __slots__ = ("first", "size")

    def __init__(self, *questions: tuple[type, Answers]) -> None:
        self.first: Final[dict[type, int]] = {}
        self.size = 0
        for kind, answers in questions:
            self.first[kind] = self.size
            self.size += answers.size

    def action(self, kind: type, code: int) -> int:
        """The number of a choice among all that the game has."""
        return self.first[kind] + code
