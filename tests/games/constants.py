"""Laws of numbers that only tell things apart, for the constants of any module."""

from importlib import import_module
from types import ModuleType

import msgspec

from spellhall.engine.choices import ALLOWED
from spellhall.engine.settings import Flag, Many, Number, One
from spellhall.games import find


def numbers(module: ModuleType, first: str, last: str) -> dict[str, int]:
    """The constants of a module from one to another, in the order of its text."""
    names = [name for name in vars(module) if name.isupper()]
    return {name: vars(module)[name] for name in names[names.index(first) : names.index(last) + 1]}


def check_apart(module: ModuleType, first: str, last: str) -> None:
    """No two have the same number."""
    found = numbers(module, first, last)
    assert len(found) > 1
    assert len(set(found.values())) == len(found), found


def check_in_order(module: ModuleType, first: str, last: str, start: int = 0) -> None:
    """They are counted without a gap, in the order of the text."""
    found = numbers(module, first, last)
    assert list(found.values()) == list(range(start, start + len(found))), found


def check_bits(module: ModuleType, first: str, last: str) -> None:
    """Each is a bit, the next one of the text the next one of the number."""
    found = numbers(module, first, last)
    assert list(found.values()) == [1 << i for i in range(len(found))], found


def check_reasons(game: str) -> None:
    """Every reason has a number of its own that allows nothing, and is said in words."""
    why_not = import_module(f"spellhall.games.{game}.rules.why_not")
    said = import_module(f"spellhall.games.{game}.show.refusals").REASONS
    found = [value for name, value in vars(why_not).items() if name.isupper()]
    assert len(found) > 5
    assert len(set(found)) == len(found)
    assert ALLOWED not in found
    assert set(found) == set(said)


def left_out(game: str) -> dict[str, dict[str, int]]:
    """The numbers of a position that need not be written, by what they belong to."""
    module = import_module(f"spellhall.games.{game}.state.position")
    structs = [one for one in vars(module).values() if isinstance(one, type)]
    return {
        one.__name__: {
            field.name: field.default
            for field in msgspec.structs.fields(one)
            if isinstance(field.default, int)
        }
        for one in structs
        if issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    }


def options(game: str) -> dict[str, object]:
    """The options of a game: a number's default and bounds, a flag's default, or its values."""
    told: dict[str, object] = {}
    for one in find(game).settings:
        if isinstance(one, Number):
            told[one.id] = (one.default, one.least, one.most)
        elif isinstance(one, Flag):
            told[one.id] = one.default
        elif isinstance(one, Many):
            told[one.id] = (len(one.values), one.least, one.most)
        elif isinstance(one, One):
            told[one.id] = " ".join(value.id for value in one.values)
    return told


def check_facts(game: str, *or_none: str) -> None:
    """What events and screens count begins at 0; at -1 if there may be none."""
    module = import_module(f"spellhall.games.{game}.box.facts")
    least = {
        name: fact.__metadata__[0].ge
        for name, fact in vars(module).items()
        if hasattr(fact, "__metadata__")
    }
    assert len(least) > 5
    for name, number in least.items():
        assert number == (-1 if name.endswith("OrNone") or name in or_none else 0), name
