"""Classes declared once: from a class's annotated fields come slots, constructor and copy.

```python
@record
class Player(Record):
    will: int = 3
    hand: list[int] = []  # each player gets a list of its own
    known: list[bool] = common(default=[False] * 4)  # seldom changes: copies share it
    _reach: int = cache(-1)  # copied, but neither asked for nor written down
```

`frame` does the same for what is pending: a frame never changes, so clones share it.

The methods are written as text. Here the text is compiled at once; for the compiled build
`scripts/compile.py` puts the same text into its copy of the class.
"""

import __future__

import inspect
import re
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeVar, dataclass_transform

T = TypeVar("T")

DECLARED: Final = "__declared__"  # attribute of a class that holds its own fields, and
WRITTEN: Final = "__written__"  # the one that holds the text of its methods
SHARED: Final = re.compile(r"int|bool|str|float|None|tuple\[.*\]|Frame|.* \| None")
LIST: Final = re.compile(r"(list|dict)\[(.*)\]")
REQUIRED: Final = "required"
ASKED, CACHE, PASSING = "asked", "cache", "passing"


class Field(NamedTuple):
    """One declared field: its name, its type and its default, as they stand in the text."""

    name: str
    kind: str
    default: str = REQUIRED
    role: str = ASKED
    common: bool = False  # copies share it


class _Kept(NamedTuple):
    role: str
    value: object
    common: bool = False


def cache(value: T, *, init: Literal[False] = False) -> T:
    """A field that is found anew when needed: copied, but neither asked for nor written down."""
    marked: Any = _Kept(CACHE, value)
    return marked  # type: ignore[no-any-return]


def passing(value: T, *, init: Literal[False] = False) -> T:
    """A field that belongs to the moment: a copy begins with this value again."""
    marked: Any = _Kept(PASSING, value)
    return marked  # type: ignore[no-any-return]


def common(*, default: T) -> T:
    """A list that copies share: whoever changes it puts a changed list in its place."""
    marked: Any = _Kept(ASKED, default, common=True)
    return marked  # type: ignore[no-any-return]


# The fields of the engine's own classes, which are written out by hand.
ENGINE: Final = {
    "Question": (Field("seat", "int"),),
    "State": (
        Field("stack", "list[Frame]"),
        Field("lanes", "list[list[Frame]]"),
        Field("chance", "Chance"),
        Field("revealed", "int"),
        Field("events", "list[Event]", "[]", PASSING),
        Field("watched", "bool", "False", PASSING),
        Field("filmed", "bool", "False", PASSING),
        Field("outer", "list[Frame] | None", "None", PASSING),
        Field("listed", "list[int] | None", "None", PASSING),
    ),
}


@dataclass_transform(eq_default=False, frozen_default=True, field_specifiers=(cache, passing))
def frame(cls: type[T]) -> type[T]:
    """Write out a frame: its attributes are set once."""
    return _written(cls, frame_text)


@dataclass_transform(eq_default=False, field_specifiers=(cache, common, passing))
def record(cls: type[T]) -> type[T]:
    """Write out a record, or a game's state."""
    return _written(cls, record_text)


def frame_text(cls: type, own: Sequence[Field]) -> str:
    """The constructor of a frame; one without fields of its own keeps the one it inherits."""
    if not own and inherited(cls) and "__post_init__" not in vars(cls):
        return ""
    return _constructor(cls, own, ": Final")


def record_text(cls: type, own: Sequence[Field]) -> str:
    """The constructor and the copy of a record."""
    fields = [field for field in (*inherited(cls), *own) if field.role == ASKED]
    name = cls.__name__
    lines = [f"def copy(self) -> {name!r}:", '    """An independent copy."""']
    copied = [f"        {_copied(field)}," for field in fields]
    lines += [f"    other = {name}(", *copied, "    )"]
    lines += [f"    other.{f.name} = {_copied(f)}" for f in own if f.role == CACHE]
    return _constructor(cls, own, "") + "\n" + "\n".join([*lines, "    return other"]) + "\n"


def inherited(cls: type) -> tuple[Field, ...]:
    """The fields of the classes that this one is built upon, the furthest first."""
    found: tuple[Field, ...] = ()
    for base in reversed(cls.__mro__[1:]):
        found += vars(base).get(DECLARED, ENGINE.get(base.__name__, ()))
    return found


def _written(cls: type[T], text_of: Callable[[type, Sequence[Field]], str]) -> type[T]:
    own = tuple(
        _field(name, _kind(kind), vars(cls).get(name, inspect.Parameter.empty))
        for name, kind in inspect.get_annotations(cls).items()
    )
    text = text_of(cls, own)
    members = dict(vars(cls))
    for name in ("__dict__", "__weakref__", *(field.name for field in own)):
        members.pop(name, None)
    # The annotations in the text are for the compiler; here nobody looks them up.
    flags = __future__.annotations.compiler_flag
    plain = compile(text, f"<{cls.__module__}.{cls.__name__}>", "exec", flags)
    exec(plain, vars(sys.modules[cls.__module__]), members)
    members |= {"__slots__": tuple(f.name for f in own), DECLARED: own, WRITTEN: text}
    made: Any = type(cls)
    return made(cls.__name__, cls.__bases__, members)  # type: ignore[no-any-return]


def _constructor(cls: type, own: Sequence[Field], mark: str) -> str:
    above = [field for field in inherited(cls) if field.role == ASKED]
    asked = [*above, *(field for field in own if field.role == ASKED)]
    names = "".join(f", {_parameter(field)}" for field in asked)
    lines = [f"def __init__(self{names}) -> None:"]
    if above:
        base = next(base for base in cls.__mro__[1:] if inherited(base) or _own(base))
        lines.append(f"    {base.__name__}.__init__(self, {', '.join(f.name for f in above)})")
    for field in own:
        annotation = mark if field.role == ASKED else f": {field.kind}"
        lines.append(f"    self.{field.name}{annotation} = {_first_value(field)}")
    if hasattr(cls, "__post_init__"):
        lines.append("    self.__post_init__()")
    return "\n".join(lines if len(lines) > 1 else [*lines, "    pass"]) + "\n"


def _own(cls: type) -> tuple[Field, ...]:
    own: tuple[Field, ...] = vars(cls).get(DECLARED, ENGINE.get(cls.__name__, ()))
    return own


def _parameter(field: Field) -> str:
    if field.default == REQUIRED:
        return f"{field.name}: {field.kind}"
    if _is_made_anew(field):
        return f"{field.name}: {field.kind} | None = None"
    return f"{field.name}: {field.kind} = {field.default}"


def _first_value(field: Field) -> str:
    if field.role != ASKED:
        return field.default
    if _is_made_anew(field):
        return f"{field.default} if {field.name} is None else {field.name}"
    return field.name


def _is_made_anew(field: Field) -> bool:
    return field.default.startswith(("[", "{"))


def _copied(field: Field) -> str:
    here = f"self.{field.name}"
    if field.common or SHARED.fullmatch(field.kind):
        return here
    if field.kind == "list[list[Frame]]":
        return "self.copy_lanes()"
    items = LIST.fullmatch(field.kind)
    if items is None:
        return f"{here}.copy()"
    held = items[2] if items[1] == "list" else items[2].partition(", ")[2]
    if SHARED.fullmatch(held):
        return f"{here}.copy()"
    return f"[one.copy() for one in {here}]"


def _kind(annotation: object) -> str:
    if isinstance(annotation, type) and not hasattr(annotation, "__args__"):
        return annotation.__name__
    return re.sub(r"\b(\w+\.)+(?=\w)", "", str(annotation))


def _field(name: str, kind: str, default: object) -> Field:
    if default is inspect.Parameter.empty:
        return Field(name, kind)
    if isinstance(default, _Kept):
        return Field(name, kind, repr(default.value), default.role, default.common)
    return Field(name, kind, repr(default))
