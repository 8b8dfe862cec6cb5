"""One small codec for states: plain values as they are, objects as {"": class, field: value}.

The order of keys is that of the alphabet, so the same state gives the same bytes on every build.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from spellhall.engine.errors import BadPosition
from spellhall.engine.packs.shelf import agree

# Fields of State and Chance that are not part of the position, nor are those that begin with "_".
TRANSIENT = frozenset({"events", "filmed", "listed", "noted", "outer", "watched"})
MARKS = "packs"  # the field that names the packs of a state; written only where there are any
TAG = ""  # key that holds the class of an object
TUPLE = "()"  # key that holds the items of a tuple


class Codec:
    """Turns a game's states into JSON and back; it knows the game's classes by name."""

    def __init__(self, classes: Iterable[type]) -> None:
        self.classes = {cls.__name__: cls for cls in classes}
        self.fields = {cls: fields_of(cls) for cls in self.classes.values()}

    def to_builtins(self, value: Any) -> Any:
        """The value as dicts, lists and scalars."""
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, list):
            return [self.to_builtins(item) for item in value]
        if isinstance(value, tuple):
            return {TUPLE: [self.to_builtins(item) for item in value]}
        if isinstance(value, dict):
            return {key: self.to_builtins(item) for key, item in value.items()}
        cls = type(value)
        if cls not in self.fields:
            raise TypeError(f"{cls.__name__} is not registered with the codec")
        known = {name: self.to_builtins(getattr(value, name)) for name in self.fields[cls]}
        if known.get(MARKS) == []:
            del known[MARKS]
        return {TAG: cls.__name__, **known}

    def from_builtins(self, value: Any) -> Any:
        """The inverse of `to_builtins`."""
        if isinstance(value, list):
            return [self.from_builtins(item) for item in value]
        if not isinstance(value, dict):
            return value
        if TAG in value:
            cls = self.classes.get(str(value[TAG]))
            if cls is None:
                raise BadPosition(f"unknown kind of object '{value[TAG]}'")
            known = {key: self.from_builtins(item) for key, item in value.items() if key != TAG}
            if MARKS in known:
                agree(known[MARKS])
            try:
                return cls(**known)
            except (TypeError, AttributeError) as error:
                raise BadPosition(f"'{value[TAG]}' has the wrong fields: {error}") from None
        if TUPLE in value:
            if not isinstance(value[TUPLE], list):
                raise BadPosition(f"'{TUPLE}' holds a list, not {value[TUPLE]!r}")
            return tuple(self.from_builtins(item) for item in value[TUPLE])
        return {key: self.from_builtins(item) for key, item in value.items()}

    def encode(self, value: Any) -> str:
        """JSON text."""
        return msgspec.json.encode(self.to_builtins(value), order="sorted").decode()

    def decode(self, text: str | bytes) -> Any:
        """The value of a JSON text."""
        try:
            return self.from_builtins(msgspec.json.decode(text))
        except msgspec.DecodeError as error:
            raise BadPosition(f"this is not JSON: {error}") from None


def fields_of(cls: type) -> tuple[str, ...]:
    """The names of an object's attributes, pure or compiled, in alphabetical order."""
    compiled = getattr(cls, "__mypyc_attrs__", None)
    names = set(compiled) if compiled is not None else set()
    if compiled is None or not cls.__dict__.get("__mypyc_attrs__"):
        for base in cls.__mro__:
            names.update(getattr(base, "__mypyc_attrs__", ()))
            names.update(base.__dict__.get("__slots__", ()))
    return tuple(sorted(name for name in names - TRANSIENT if not name.startswith("_")))
