"""The options and variants of a game, as one typed schema.

From it come the command line, the table screen, validation and the documents.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from spellhall.engine.errors import BadOptions

PACKS: Final = "packs"  # the option that every game with packs has
Value = bool | int | str | list[str]
Options = Mapping[str, Value]


class Need(NamedTuple):
    """What must be chosen elsewhere: a value of a `One` or `Many`."""

    option: str
    value: str


@dataclass(frozen=True)
class Conflict:
    """Options that cannot be played together, in players' words, and what would resolve it."""

    options: tuple[str, ...]  # ids; the first is the one that has to give way
    reason: str  # a sentence without its full stop
    mends: tuple[Options, ...]  # changes, each of which ends this conflict by itself


@dataclass(frozen=True)
class Setting:
    """What all settings have: an id, a title and one line of explanation."""

    id: str
    title: str
    line: str
    rule: str = ""  # ledger id
    tag: str = ""  # a word beside the title, such as "classic"
    needs: Need | None = None  # unless it is off or empty


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
    needs: Need | None = None


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


def unmet(settings: Sequence[Setting], options: Options) -> list[Conflict]:
    """What is chosen without that which it needs."""
    known = {setting.id: setting for setting in settings}
    found = []
    for setting in settings:
        if setting.needs and options[setting.id] and not is_met(options, setting.needs):
            found.append(_unmet(known, options, setting, (), setting.needs))
        values = setting.values if isinstance(setting, (One, Many)) else ()
        lacking: dict[Need, list[Named]] = {}
        for value in values:
            if value.needs and is_chosen(options, Need(setting.id, value.id)):
                if not is_met(options, value.needs):
                    lacking.setdefault(value.needs, []).append(value)
        for need, those in lacking.items():
            found.append(_unmet(known, options, setting, those, need))
    return found


def is_met(options: Options, need: Need | None) -> bool:
    """Whether that which is needed is chosen."""
    return need is None or is_chosen(options, need)


def is_chosen(options: Options, need: Need) -> bool:
    """Whether a value is the one, or among those, that an option has."""
    value = options[need.option]
    return need.value in value if isinstance(value, list) else value == need.value


def added(options: Options, need: Need) -> Options:
    """The change that chooses a value."""
    value = options[need.option]
    return {need.option: [*value, need.value] if isinstance(value, list) else need.value}


def without(options: Options, id: str, values: Sequence[str]) -> Options:
    """The change that takes some values out of several."""
    before = options[id]
    assert isinstance(before, list)
    return {id: [value for value in before if value not in values]}


def _unmet(
    known: Mapping[str, Setting],
    options: Options,
    setting: Setting,
    values: Sequence[Named],
    need: Need,
) -> Conflict:
    """A setting, or some values of it, without what they need."""
    needed = known[need.option]
    assert isinstance(needed, (One, Many))
    title = next(value.title for value in needed.values if value.id == need.value)
    what = together([value.title for value in values]) or setting.title
    verb = "need" if len(values) > 1 else "needs"
    if isinstance(setting, Many) and values:
        gone = without(options, setting.id, [value.id for value in values])
    elif isinstance(setting, Many):
        gone = {setting.id: []}
    else:
        gone = {setting.id: default_of(setting)}
    return Conflict(
        (setting.id, need.option),
        f"{what} {verb} {title}, which is not among {needed.title}",
        (added(options, need), gone),
    )


def in_words(settings: Sequence[Setting], before: Options, change: Options) -> str:
    """What a change of options does, as a host would say it."""
    words = "; ".join(
        _change_in_words(setting, before[setting.id], change[setting.id])
        for setting in settings
        if setting.id in change and change[setting.id] != before[setting.id]
    )
    return words[:1].upper() + words[1:]


def _change_in_words(setting: Setting, before: Value, after: Value) -> str:
    match setting:
        case Flag():
            return f"turn {'on' if after else 'off'} {setting.title}"
        case One():
            title = next(value.title for value in setting.values if value.id == after)
            return f"{setting.title}: {title}"
        case Many():
            assert isinstance(before, list)
            assert isinstance(after, list)
            come = [v.title for v in setting.values if v.id in after and v.id not in before]
            gone = [v.title for v in setting.values if v.id in before and v.id not in after]
            parts = [f"add {together(come)}"] if come else []
            parts += [f"take out {together(gone)}"] if gone else []
            return ", ".join(parts)
    return f"{setting.title}: {after}"


def together(names: Sequence[str]) -> str:
    """Names as they are listed in a sentence."""
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


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
