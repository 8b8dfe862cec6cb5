"""What people read: choices in notation and in labels, prompts, sentences for the log.

Texts name seats as @0, @1 …; `with_names` fills in what the table calls them. All this is made
only when somebody asks for it, never while a game is simulated.

The function that says an event in words declares it too: every parameter is one of its facts, and
the annotation says what kind of thing it is. A number that stands for a thing has a kind with a
title, which is its name in the client too; a plain int is a plain number.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Annotated, Any, Final, TypeVar, get_type_hints

import msgspec
from msgspec import Meta, Struct

from spellhall.engine.choices import Choices, Verb, question_id
from spellhall.engine.machine.frames import Question
from spellhall.engine.machine.stack import Rules
from spellhall.engine.machine.state import State
from spellhall.engine.packs.shelf import Shelved

Q = TypeVar("Q", bound=Question)
S = TypeVar("S", bound=State)

Seat = Annotated[int, Meta(title="Seat", description="a seat at the table", ge=0)]
SeatOrNone = Annotated[int, Meta(title="SeatOrNone", description="a seat, or -1 for none", ge=-1)]


class Words(Struct, frozen=True):
    """One option: its notation, what it will do in plain words, and what it touches."""

    text: str  # stable notation, such as "cast 5"
    label: str  # for people
    touches: tuple[str, ...] = ()  # ids of things on the screen
    rules: tuple[str, ...] = ()  # ledger ids
    loses: str = ""  # what it costs for good, in a sentence; empty when it is free
    tried: bool = False  # it costs that only where it ends what can be taken back: tried out


class Said(Struct, frozen=True):
    """What is said of one option; its notation and what it touches are laid out in choices."""

    label: str
    rules: tuple[str, ...] = ()
    loses: str = ""
    tried: bool = False
    touches: tuple[str, ...] = ()  # only where they depend on more than what the choice names


@dataclass(frozen=True)
class Reason:
    """Why something cannot be chosen: the rule, and a sentence or what makes one of the thing."""

    rule: str
    text: str | Callable[[Any, Any, int], str]


class Cause(Struct, frozen=True):
    """What asks a question: a card, a figure, a place. The question says its name."""

    name: str  # as it stands in the text of the question or in its second sentence
    touches: tuple[str, ...]  # ids of it on the screen, and of the place where it matters


class Prompt(Struct, frozen=True):
    """A question in words."""

    text: str  # to the seat that is asked: "Cast or rest?"
    waiting: str  # to the others: "@0 casts or rests"
    why: str = ""  # one more sentence for the asked seat
    rules: tuple[str, ...] = ()
    cause: Cause | None = None  # None: the turn itself asks


class Refused(Struct, frozen=True):
    """A visible thing that the asked seat cannot choose now, and the rule that says why."""

    touch: str
    reason: str
    rule: str
    verb: str = ""  # in notation: it may still be chosen for something else; empty: for nothing


class Sentence(Struct, frozen=True):
    """An event in words."""

    text: str
    seat: int | None = None  # whose sign stands before it
    touches: tuple[str, ...] = ()
    heading: bool = False  # begins a turn or round


@dataclass(frozen=True)
class QuestionWords:
    """How one kind of question is said."""

    id: str
    prompt: Callable[[Any, Any], Prompt]
    notation: Callable[[Any, Any, int], str]  # of an option
    option: Callable[[Any, Any, int], Words]
    refusals: Callable[[Any, Any], Sequence[Refused]]
    among: Callable[[Any, Any], Iterable[str]]  # ids of what can sometimes be chosen and is seen


def nothing_refused(s: State, q: Question) -> Sequence[Refused]:
    """For questions where every visible thing of the kind can be chosen."""
    return ()


def among_nothing(s: State, q: Question) -> Iterable[str]:
    """For questions that name no things: all their answers are buttons."""
    return ()


NO_CHECKS: Final[Mapping[Verb, Callable[..., int]]] = {}


def unnamed(
    rules: Rules, choices: Choices, s: State, q: Question, things: Iterable[str]
) -> list[str]:
    """Those of the things that no option touches: left out by the rule that lists them."""
    answers = choices.of(q)
    touched = {
        touch
        for code in rules.options[type(q)](s, q)
        for touch in answers.verb(code).touches(s, q, code)
    }
    return [thing for thing in things if thing not in touched]


@dataclass
class Wording:
    """All words of one game."""

    choices: Choices = field(default_factory=lambda: Choices({}))
    reasons: Mapping[int, Reason] = field(default_factory=dict)  # by what the checks return
    questions: dict[type[Question], QuestionWords] = field(default_factory=dict)
    sentences: dict[str, Callable[..., Sentence | None]] = field(default_factory=dict)
    _declared: dict[str, type[Struct]] = field(default_factory=dict, init=False)  # when asked for

    def question(
        self,
        kind: type[Q],
        id: str,
        prompt: Callable[[S, Q], Prompt],
        option: Callable[[S, Q, int], Words],
        refusals: Callable[[S, Q], Sequence[Refused]] = nothing_refused,
        among: Callable[[S, Q], Iterable[str]] = among_nothing,
    ) -> None:
        """Say this kind of question so."""

        def notation(s: S, q: Q, code: int) -> str:
            return option(s, q, code).text

        self.questions[kind] = QuestionWords(id, prompt, notation, option, refusals, among)

    def asks(
        self,
        kind: type[Q],
        prompt: Callable[[S, Q], Prompt],
        said: Mapping[Verb, Callable[..., Said]],
        checks: Mapping[Verb, Callable[..., int]] = NO_CHECKS,
        refusals: Callable[[S, Q], Sequence[Refused]] = nothing_refused,
        among: Callable[[S, Q], Iterable[str]] = among_nothing,
        id: str = "",
    ) -> None:
        """Say this kind of question so: for each verb a function of state, question and things.

        `checks` are the rules' own: they explain the things that a verb cannot name now, each
        by the first id that it would touch. `refusals` explains what cannot be said so.
        `among` tells the things among which one chooses: all that the asked seat sees and that can
        sometimes be named in answer. Each of them is offered or explained: a law. `id` is for
        questions that are called otherwise than their class.
        """
        answers = self.choices.answers[kind]
        assert set(said) == set(answers.verbs), kind
        names_things = any(verb.kinds for verb in answers.verbs)
        assert among is not among_nothing or not names_things, f"{kind}: among which things?"

        def notation(s: S, q: Q, code: int) -> str:
            return answers.verb(code).text(code, s, q)

        def option(s: S, q: Q, code: int) -> Words:
            verb = answers.verb(code)
            one = said[verb](s, q, *verb.things(code))
            touches = one.touches or verb.touches(s, q, code)
            return Words(verb.text(code, s, q), one.label, touches, one.rules, one.loses, one.tried)

        def refused(s: S, q: Q) -> list[Refused]:
            found = {one.touch: one for one in refusals(s, q)}
            for verb, forbids in checks.items():
                for touch, one in self._explained(s, q, verb, forbids):
                    found.setdefault(touch, one)
            return list(found.values())

        name = id or question_id(kind)
        self.questions[kind] = QuestionWords(name, prompt, notation, option, refused, among)

    def _explained(
        self, s: State, q: Question, verb: Verb, forbids: Callable[..., int]
    ) -> Iterator[tuple[str, Refused]]:
        """The things that a verb cannot name now, whatever else it would name with them."""
        for touch, (why, thing) in verb.forbidden(s, q, forbids).items():
            reason = self.reasons[why]
            text = reason.text if isinstance(reason.text, str) else reason.text(s, q, thing)
            yield touch, Refused(touch, text, reason.rule, verb.name)

    def event(self, kind: str, sentence: Callable[..., Sentence | None]) -> None:
        """Say this kind of event so; the function takes its facts. None: not worth a line."""
        assert kind not in self.sentences, kind
        self.sentences[kind] = sentence

    def facts(self, kind: str) -> type[Struct]:
        """What is told with this kind of event: names and types, as its sentence takes them."""
        found = self._declared.get(kind)
        if found is None:
            found = self._declared[kind] = declared(kind, self.sentences[kind])
        return found

    def named(self, kind: str, told: Sequence[object]) -> dict[str, object]:
        """The facts of an event by name."""
        return dict(zip(self.facts(kind).__struct_fields__, told, strict=True))


def declared(kind: str, sentence: Callable[..., Any]) -> type[Struct]:
    """The facts of an event as a Struct, in the order in which the rules tell them."""
    hints = get_type_hints(sentence, include_extras=True)
    code = sentence.__code__
    names = code.co_varnames[: code.co_argcount]
    return msgspec.defstruct(kind, [(name, hints.get(name, Any)) for name in names])


class Texts:
    """The texts of one language, by key; {name} stands for a value."""

    def __init__(self, texts: Mapping[str, Any]) -> None:
        self.texts = texts
        self._found: dict[str, str] = {}  # looked up once; a view asks for dozens

    @classmethod
    def of(cls, package: str, language: str = "en", packs: Sequence[Shelved] = ()) -> "Texts":
        """The catalogue text/<language>.json inside a game's package, and what packs say."""
        source = files(package).joinpath("text", f"{language}.json")
        texts = json.loads(source.read_text("utf-8"))
        for shelved in packs:
            texts["cards"].update(shelved.texts)
        return cls(texts)

    def __call__(self, key: str, **values: object) -> str:
        """The text under a dotted key, filled in."""
        text = self._found.get(key)
        if text is None:
            text = self._found[key] = self._find(key)
        return text.format(**values) if values else text

    def _find(self, key: str) -> str:
        node: Any = self.texts
        for part in key.split("."):
            node = node[part]
        assert isinstance(node, str), key
        return node


_SEAT = re.compile(r"@(\d)")


def with_names(text: str, names: Sequence[str]) -> str:
    """The text with every @n replaced by the name of seat n."""
    if "@" not in text:
        return text
    return _SEAT.sub(lambda found: names[int(found.group(1))], text)
