"""The options and variants of a game, as one typed schema.

From it come the command line, the table screen, validation and the documents.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from spellhall.engine.errors import BadOptions

PACKS: Final = "packs"  # the option that every game with packs has
Value = bool | int | str | list[str]
Options = Mapping[str, Value]


@dataclass(frozen=True)
class Setting:
    """What all settings have: an id, a title and one line of explanation."""

    id: str
    title: str
    line: str
    rule: str = ""  # ledger id
    tag: str = ""  # a word beside the title, such as "classic"


@dataclass(frozen=True)
class Flag(Setting):
    """On or off."""

    default: bool = False


@dataclass(frozen=True)
class Number(Setting):
    """A whole number between two bounds."""

    default: int = 0
    least: int = 0
    most: int = 0


@dataclass(frozen=True)
class Named:
    """One value of a `One` or `Many`."""

    id: str
    title: str
    line: str = ""
    players: int = 0  # the fewest players with whom it means something


@dataclass(frozen=True)
class One(Setting):
    """One of several named values."""

    values: tuple[Named, ...] = ()
    default: str = ""


@dataclass(frozen=True)
class Many(Setting):
    """Several of the named values."""

    values: tuple[Named, ...] = ()
    default: tuple[str, ...] = ()
    least: int = 0
    most: int = 99


@dataclass(frozen=True)
class Packs(Many):
    """Packs on the table, named by id and hash; the id alone is enough to name one."""


def complete(settings: Sequence[Setting], given: Options) -> dict[str, Value]:
    """All settings with the given values and defaults for the rest; BadOptions says what is off."""
    known = {setting.id: setting for setting in settings}
    for key in given:
        if key == PACKS and key not in known:
            _no_packs(given[key])
        elif key not in known:
            names = ", ".join(known) or "none"
            raise BadOptions(f"there is no option '{key}'; options: {names}")
    return {
        id: checked(setting, given[id]) if id in given else default_of(setting)
        for id, setting in known.items()
    }


def default_of(setting: Setting) -> Value:
    """The value that holds when nothing is said."""
    match setting:
        case Flag() | Number() | One():
            return setting.default
        case Many():
            return list(setting.default)
    raise AssertionError(setting)


def checked(setting: Setting, value: Value) -> Value:
    """The value, if the setting allows it."""
    match setting:
        case Flag():
            if isinstance(value, bool):
                return value
            raise BadOptions(f"option '{setting.id}' is true or false, not {value!r}")
        case Number():
            if isinstance(value, int) and not isinstance(value, bool):
                if setting.least <= value <= setting.most:
                    return value
            raise BadOptions(
                f"option '{setting.id}' is a number from {setting.least} to {setting.most},"
                f" not {value!r}"
            )
        case One():
            names = [named.id for named in setting.values]
            if isinstance(value, str) and value in names:
                return value
            raise BadOptions(f"option '{setting.id}' is one of {', '.join(names)}, not {value!r}")
        case Packs():
            return _checked_many(setting, _full_names(setting, value))
        case Many():
            return _checked_many(setting, value)
    raise AssertionError(setting)


def packs_of(options: Options) -> list[str]:
    """The packs that options lay on the table, by id and hash."""
    named = options.get(PACKS, [])
    return named if isinstance(named, list) else []


def _no_packs(value: Value) -> None:
    """Without a pack on the shelf, only a table without packs can be played."""
    if value != []:
        raise BadOptions(f"this needs packs that are not here: {_listed(value)}")


def _full_names(setting: Packs, value: Value) -> Value:
    """Each pack by its id and hash; BadOptions tells a pack that is missing from a changed one."""
    if not isinstance(value, list):
        return value
    here = {named.id.partition("#")[0]: named.id for named in setting.values}
    found = []
    for name in value:
        id, _, digest = str(name).partition("#")
        full = here.get(id)
        if full is None:
            raise BadOptions(f"there is no pack '{name}' here; packs: {', '.join(here.values())}")
        if digest and name != full:
            raise BadOptions(
                f"the pack '{id}' that is here is another one: {full}, not {name};"
                " it was changed since"
            )
        found.append(full)
    return found


def _listed(value: Value) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _checked_many(setting: Many, value: Value) -> list[str]:
    names = [named.id for named in setting.values]
    if not isinstance(value, list) or any(item not in names for item in value):
        raise BadOptions(
            f"option '{setting.id}' is a list out of {', '.join(names)}, not {value!r}"
        )
    if len(set(value)) != len(value):
        raise BadOptions(f"option '{setting.id}' names a value twice: {', '.join(value)}")
    if not setting.least <= len(value) <= setting.most:
        raise BadOptions(
            f"option '{setting.id}' takes {setting.least} to {setting.most} values,"
            f" not {len(value)}"
        )
    return [name for name in names if name in value]


def parse(settings: Sequence[Setting], pairs: Sequence[str]) -> dict[str, Value]:
    """Options from texts of the form key=value, as on the command line."""
    known = {setting.id: setting for setting in settings}
    given: dict[str, Value] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise BadOptions(f"an option has the form key=value, not '{pair}'")
        if key not in known:
            names = ", ".join(known) or "none"
            raise BadOptions(f"there is no option '{key}'; options: {names}")
        given[key] = _parsed(known[key], text)
    return given


def _parsed(setting: Setting, text: str) -> Value:
    match setting:
        case Flag():
            words = {"true": True, "yes": True, "on": True, "1": True}
            words |= {"false": False, "no": False, "off": False, "0": False}
            if text.lower() not in words:
                raise BadOptions(f"option '{setting.id}' is true or false, not '{text}'")
            return words[text.lower()]
        case Number():
            try:
                return int(text)
            except ValueError:
                raise BadOptions(f"option '{setting.id}' is a number, not '{text}'") from None
        case Many():
            return [item for item in text.split(",") if item]
    return text
