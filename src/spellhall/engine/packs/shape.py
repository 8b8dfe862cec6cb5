"""What may stand in a pack: shapes that check a value, turn it into ours, and tell editors of it.

A shape is finite: lists have a greatest length, numbers have bounds, and what is nested is written
out level by level, so that no pack can be deeper or larger than its game's form.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from spellhall.engine.packs.problems import SHOWN, Report, Twice, meant, shown

NOTE: Final = "note"  # a remark for people, allowed in every object and read by nobody
MOST_NOTE: Final = 2_000


class _Wrong:
    """Stands for a value that was refused."""


WRONG: Final = _Wrong()


class Shape:
    """Something that may stand in a pack."""

    line: str = ""  # what it is, for editors

    @property
    def wanted(self) -> str:
        """What would be right, for messages."""
        raise NotImplementedError

    def read(self, value: object, at: str, report: Report) -> Any:
        """The value as the game wants it; WRONG, and told to the report, if it is not allowed."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """The same as JSON Schema."""
        raise NotImplementedError

    def described(self) -> dict[str, Any]:
        """The schema with its line."""
        return {**self.schema(), **({"description": self.line} if self.line else {})}


@dataclass(frozen=True)
class Whole(Shape):
    """A whole number between two bounds."""

    least: int
    most: int
    line: str = ""

    @property
    def wanted(self) -> str:
        if self.least == self.most:
            return str(self.least)
        return f"a whole number from {self.least} to {self.most}"

    def read(self, value: object, at: str, report: Report) -> Any:
        if type(value) is int and self.least <= value <= self.most:
            return value
        report.add(at, f"{self.wanted}, not {shown(value)}")
        return WRONG

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


@dataclass(frozen=True)
class Yes(Shape):
    """True or false."""

    line: str = ""

    wanted: ClassVar[str] = "true or false"

    def read(self, value: object, at: str, report: Report) -> Any:
        if isinstance(value, bool):
            return value
        report.add(at, f"{self.wanted}, not {shown(value)}")
        return WRONG

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


@dataclass(frozen=True)
class Text(Shape):
    """Words for people: one line, no control signs, no @ (which stands for seats) and no braces."""

    most: int
    least: int = 1
    line: str = ""

    @property
    def wanted(self) -> str:
        return f"a text of {self.least} to {self.most} letters"

    def read(self, value: object, at: str, report: Report) -> Any:
        if not isinstance(value, str):
            report.add(at, f"{self.wanted}, not {shown(value)}")
        elif not self.least <= len(value.strip()) <= len(value) <= self.most:
            report.add(at, f"{self.wanted}, not {len(value)}")
        elif bad := next((sign for sign in value if not _is_readable(sign)), ""):
            report.add(at, f"the sign {bad!r} is not allowed")
        else:
            return value.strip()
        return WRONG

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "minLength": self.least, "maxLength": self.most}


def _is_readable(sign: str) -> bool:
    return sign.isprintable() and sign not in "@{}"


@dataclass(frozen=True)
class Slug(Shape):
    """A word of notation: small letters, digits and single hyphens."""

    most: int = 30
    line: str = ""

    @property
    def wanted(self) -> str:
        return (
            f"small letters, digits and single hyphens between them, at most {self.most},"
            " such as 'fire-pig'"
        )

    def read(self, value: object, at: str, report: Report) -> Any:
        if isinstance(value, str) and len(value) <= self.most and is_slug(value):
            return value
        report.add(at, f"{self.wanted}, not {shown(value)}")
        return WRONG

    def schema(self) -> dict[str, Any]:
        return {
            "type": "string",
            "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
            "maxLength": self.most,
        }


def is_slug(text: str) -> bool:
    """Whether it is one word of notation."""
    parts = text.split("-")
    return all(part.isascii() and part.isalnum() and part == part.lower() for part in parts)


@dataclass(frozen=True)
class Word(Shape):
    """One of several words, each of which means something to the game."""

    values: Mapping[str, Any]
    line: str = ""

    @property
    def wanted(self) -> str:
        words = ", ".join(self.values)
        return f"one of {words}" if len(self.values) > 1 else words

    def read(self, value: object, at: str, report: Report) -> Any:
        if isinstance(value, str) and value in self.values:
            return self.values[value]
        report.add(at, f"{self.wanted}, not {shown(value)}{meant(value, self.values)}")
        return WRONG

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.values)}


@dataclass(frozen=True)
class Icon(Shape):
    """The picture of a card: one of those that the game's own cards have."""

    names: Sequence[str]
    line: str = ""

    wanted: ClassVar[str] = "a picture that one of the game's own cards has"

    def read(self, value: object, at: str, report: Report) -> Any:
        if isinstance(value, str) and value in self.names:
            return value
        end = meant(value, self.names)
        report.add(at, f"there is no picture {shown(value)}; the schema lists those there are{end}")
        return WRONG

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.names)}


@dataclass(frozen=True)
class Several(Shape):
    """A list of things of one shape, as a tuple."""

    of: Shape
    least: int
    most: int
    line: str = ""
    unlike: bool = False  # nothing twice

    @property
    def wanted(self) -> str:
        return f"a list of {self.least} to {self.most} entries"

    def read(self, value: object, at: str, report: Report) -> Any:
        if not isinstance(value, list):
            report.add(at, f"{self.wanted}, not {shown(value)}")
            return WRONG
        if not self.least <= len(value) <= self.most:
            report.add(at, f"{self.wanted}, not {len(value)}")
            return WRONG
        found = tuple(self.of.read(one, f"{at}[{i}]", report) for i, one in enumerate(value))
        if WRONG in found:
            return WRONG
        if self.unlike and len(set(found)) < len(found):
            report.add(at, "the same entry stands here twice")
            return WRONG
        return found

    def schema(self) -> dict[str, Any]:
        unlike = {"uniqueItems": True} if self.unlike else {}
        bounds = {"minItems": self.least, "maxItems": self.most}
        return {"type": "array", "items": self.of.described(), **bounds, **unlike}


REQUIRED: Final = object()


@dataclass(frozen=True)
class Field:
    """A field of an object: its shape, and what it is when it is left out."""

    shape: Shape
    default: Any = REQUIRED


@dataclass(frozen=True)
class Thing(Shape):
    """An object with known fields; `make` is called with them by name."""

    fields: Mapping[str, Field | Shape]
    make: Callable[..., Any] = dict
    line: str = ""
    fixed: Mapping[str, str] = field(default_factory=dict)  # fields that are always the same
    besides: Sequence[str] = ()  # fields that are read elsewhere

    wanted: ClassVar[str] = "an object"

    def read(self, value: object, at: str, report: Report) -> Any:
        if not isinstance(value, dict):
            report.add(at, f"{self.wanted}, not {shown(value)}")
            return WRONG
        if isinstance(value, Twice):
            report.add(below(at, shown_name(value.name)), "stands twice in this object")
        known = (*self.fixed, *self.fields, *self.besides, NOTE)
        for name in value:
            if name not in known:
                report.add(
                    below(at, shown_name(name)),
                    f"there is no such field; fields: {', '.join(known)}{meant(name, known)}",
                )
        found = {name: self._field(name, value, at, report) for name in self.fields}
        if any(one is WRONG for one in found.values()):
            return WRONG
        return self.make(**found)

    def _field(self, name: str, value: dict[str, object], at: str, report: Report) -> Any:
        told = self.fields[name]
        shape, default = (told.shape, told.default) if isinstance(told, Field) else (told, REQUIRED)
        if name in value:
            return shape.read(value[name], below(at, name), report)
        if default is REQUIRED:
            report.add(below(at, name), f"is missing: {shape.wanted}")
            return WRONG
        return default

    def schema(self) -> dict[str, Any]:
        shapes = {
            name: (told.shape if isinstance(told, Field) else told).described()
            for name, told in self.fields.items()
        }
        required = [
            name
            for name, told in self.fields.items()
            if not isinstance(told, Field) or told.default is REQUIRED
        ]
        fixed = {name: {"const": word} for name, word in self.fixed.items()}
        note = {NOTE: {"type": "string", "maxLength": MOST_NOTE, "description": "A remark."}}
        return {
            "type": "object",
            "properties": {**fixed, **shapes, **note},
            "required": [*self.fixed, *required],
            "additionalProperties": False,
        }


VERB: Final = "verb"


class OneVerb(Shape):
    """A verb of the game with its fields: {"verb": "deal", "n": 3}."""

    def __init__(self, verbs: Mapping[str, Thing], line: str = "") -> None:
        self.verbs: Final = {
            name: Thing(thing.fields, thing.make, thing.line, {VERB: name})
            for name, thing in verbs.items()
        }
        self.line = line

    wanted: ClassVar[str] = f'an object with a "{VERB}"'

    def read(self, value: object, at: str, report: Report) -> Any:
        if not isinstance(value, dict):
            report.add(at, f"{self.wanted}, not {shown(value)}")
            return WRONG
        name = value.get(VERB)
        thing = self.verbs.get(name) if isinstance(name, str) else None
        if thing is None:
            known = f"verbs that may stand here: {', '.join(self.verbs)}"
            found = f"there is no verb {shown(name)}" if VERB in value else "the verb is missing"
            report.add(below(at, VERB), f"{found}; {known}{meant(name, self.verbs)}")
            return WRONG
        return thing.read(value, at, report)

    def schema(self) -> dict[str, Any]:
        return {"oneOf": [thing.described() for thing in self.verbs.values()]}


@dataclass(frozen=True)
class Either(Shape):
    """A plain number, or an object that says more."""

    number: Whole
    thing: Thing
    make: Callable[[int], Any]
    line: str = ""

    @property
    def wanted(self) -> str:
        return f"{self.number.wanted}, or an object"

    def read(self, value: object, at: str, report: Report) -> Any:
        if isinstance(value, dict):
            return self.thing.read(value, at, report)
        plain = self.number.read(value, at, report)
        return WRONG if plain is WRONG else self.make(plain)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [self.number.described(), self.thing.described()]}


def below(at: str, name: str) -> str:
    """The place of a field of what lies at a place."""
    return f"{at}.{name}" if at else name


def shown_name(name: object) -> str:
    """A field's name in a message; a broken pack may hold anything."""
    text = str(name)
    plain = "".join(sign if sign.isprintable() else "?" for sign in text[:SHOWN])
    return plain + ("…" if len(text) > SHOWN else "")


Judge = Callable[[Mapping[str, Any]], Iterable[tuple[str, str]]]


@dataclass(frozen=True)
class PackForm:
    """What a pack of one game may contain, and how its rows become the game's own."""

    game: str  # id
    prefix: str  # of ledger ids
    card: Mapping[str, Field | Shape]  # the fields of a card, beside those that all games have
    icons: Sequence[str]
    judge: Judge  # what does not go together in a card: pairs of field and sentence
    row: Callable[[str, str, Mapping[str, Any]], Any]  # id, word in notation and fields -> row
    texts: Callable[[Mapping[str, Any]], Mapping[str, Any]]  # fields -> its texts
    most_copies: int = 4
