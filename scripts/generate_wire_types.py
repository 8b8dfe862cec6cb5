"""Write the TypeScript types of the wire and of every game's sight and events.

`python -m scripts.generate_wire_types` writes them; with `--check` it only says what is out of
date. A Literal that a module names becomes a type of that name.
"""

import inspect
import re
import sys
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec import inspect as types

from spellhall import all_games
from spellhall.engine import Game
from spellhall.engine.wording import Wording
from spellhall.server.tables import showing
from spellhall.server.wire import http, lessons, shown, socket

WEB: Final = Path(__file__).resolve().parent.parent / "web" / "src"
WIDTH: Final = 120
HEADING: Final = "// Made from {source} by scripts/generate_wire_types.py; do not edit."
WIRE: Final = (shown, socket, http, lessons)
UNIONS: Final = ("ServerMessage", "ClientMessage")
EFFECT: Final = re.compile(
    r'^  (?P<kind>\w+): \{\s+(?P<word>shows|none): "(?P<says>[^"]+)"(?P<rest>.*?)\s+\},$'
    r"(?=\n  \w|\n\};)",  # an entry of one line, or of several
    re.MULTILINE | re.DOTALL,
)
STAYS: Final = re.compile(r"stays: (\d+)?")
SOUND: Final = re.compile(r'sound: "(\w+)"')
LISTED: Final = """# Events

Made by scripts/generate_wire_types.py from the sentences of the rules and from
`web/src/games/<id>/show/effects.ts`; do not edit. Every event is also a line of the log, unless it
is not worth one. ms: how long it stays before the next is shown, where the game says so; a game
without such numbers leaves it to `web/src/lib/timeline/pace.ts`. Every table tells two more kinds:
`undo` (a line of the log) and `reason` (beside the seat of the bot that gives it)."""
COMMENT: Final = re.compile(r"^\s+(\w+): .*?\s#\s(.*)$")


def generated() -> dict[Path, str]:
    """Every file that is made from Python, with what it should hold."""
    made = {
        WEB / "lib" / "wire.ts": _written("spellhall/server/wire", WIRE),
        WEB / "lib" / "timeline" / "events.ts": _events(_path(showing), showing.TOLD, "."),
    }
    ours = []
    for game in all_games():
        makers = (game.sight, game.scene, game.catalogue)
        if modules := [module for maker in makers if (module := _module_of(maker))]:
            source = f"spellhall/games/{game.id}/show"
            made[WEB / "games" / game.id / "wire.ts"] = _written(source, modules)
            told = _events(f"{source}/sentences.py", game.wording, "../../lib/timeline")
            made[WEB / "games" / game.id / "events.ts"] = told
            ours.append(game)
    made[WEB.parent.parent / "docs" / "events.md"] = _listed(ours)
    return made


def _listed(games: Sequence[Game]) -> str:
    """Every kind of event with what the screens do for it, as the client's registries say."""
    parts = [LISTED]
    for game in sorted(games, key=lambda game: game.title):
        path = WEB / "games" / game.id / "show" / "effects.ts"
        found = {row["kind"]: row for row in EFFECT.finditer(path.read_text("utf-8"))}
        assert list(found) == list(game.wording.sentences), f"{path}: {game.id} tells other kinds"
        rows = [_row(kind, game.wording, found[kind]) for kind in found]
        head = ["| kind | facts | what the screen does | ms | sound |", "|---|---|---|---|---|"]
        parts.append("\n".join([f"## {game.title}: {len(rows)} kinds", "", *head, *rows]))
    return "\n\n".join(parts) + "\n"


def _row(kind: str, wording: Wording, effect: re.Match[str]) -> str:
    facts = ", ".join(wording.facts(kind).__struct_fields__)
    does = effect["says"] if effect["word"] == "shows" else f"*Nothing.* {effect['says']}"
    stays, sound = STAYS.search(effect["rest"]), SOUND.search(effect["rest"])
    time = (stays[1] or "varies") if stays else ""
    return f"| `{kind}` | {facts} | {does} | {time} | {sound[1] if sound else ''} |"


def _module_of(maker: Callable[..., Any]) -> ModuleType | None:
    """Where the Struct that a function of our games makes is declared."""
    module = get_type_hints(maker)["return"].__module__
    return sys.modules[module] if module.startswith("spellhall.games.") else None


def _structs_in(module: ModuleType) -> list[type[Struct]]:
    return [
        item
        for item in vars(module).values()
        if isinstance(item, type)
        and issubclass(item, Struct)
        and item.__module__ == module.__name__
    ]


def _path(module: ModuleType) -> str:
    return module.__name__.replace(".", "/") + ".py"


def _written(source: str, modules: Sequence[ModuleType]) -> str:
    """The types of some modules, the unions of messages last."""
    held = [item for module in modules for item in vars(module).items()]
    named = {
        _literal(types.type_info(item).values): name  # type: ignore[attr-defined]
        for name, item in held
        if get_origin(item) is not None and str(item).startswith("typing.Literal")
    }
    aliases = [_wrapped(f"export type {name} =", text.split(" | ")) for text, name in named.items()]
    parts = [HEADING.format(source=source)]
    parts += ["\n".join(aliases)] if aliases else []
    structs = [struct for module in modules for struct in _structs_in(module)]
    told = modules == WIRE  # the client fills in what messages leave out
    parts += [_interface(struct, named, full=told) for struct in structs]
    if told:
        parts.append(_left_out(structs))
    for name, item in held:
        if name in UNIONS:
            members = [member.__name__ for member in item.__args__]
            parts.append(_wrapped(f"export type {name} =", members))
    return "\n\n".join(parts) + "\n"


def _events(source: str, wording: Wording, room: str) -> str:
    """What is told with each kind of event, and the kinds of things that it names."""
    titled: dict[str, str] = {}
    kinds = []
    for kind in wording.sentences:
        info = types.type_info(wording.facts(kind))
        assert isinstance(info, types.StructType)
        for field in info.fields:
            titled |= _titled(field.type)
        told = "; ".join(f"{field.name}: {_type(field.type, {}, titled)}" for field in info.fields)
        kinds.append(f"  {kind}: {{ {told} }};" if told else f"  {kind}: Record<string, never>;")
    things = [f"export type {name} = number; // {text}" for name, text in sorted(titled.items())]
    declared = ["/** What is told with each kind of event. */", "export interface Facts {"]
    parts = [f'{HEADING.format(source=source)}\nimport type {{ Told }} from "{room}/told";']
    parts += ["\n".join(things), "\n".join([*declared, *kinds, "}"])]
    parts.append("export type Kind = keyof Facts;\nexport type GameEvent = Told<Facts>;")
    return "\n\n".join(parts) + "\n"


def _titled(kind: types.Type) -> dict[str, str]:
    """The kinds of things in a type: their titles, and what they are."""
    match kind:
        case types.Metadata(extra_json_schema={"title": title, "description": text}):
            return {title: text}
        case types.VarTupleType():
            return _titled(kind.item_type)
        case types.TupleType():
            return {title: text for one in kind.item_types for title, text in _titled(one).items()}
    return {}


def _left_out(structs: Sequence[type[Struct]]) -> str:
    """What the fields are that messages do not tell."""
    lines = ["/** What a message does not tell of these is so. */", "export const LEFT_OUT = {"]
    for struct in structs:
        if struct.__struct_config__.omit_defaults:
            info = types.type_info(struct)
            assert isinstance(info, types.StructType)
            fields = [field for field in info.fields if not field.required]
            held = ", ".join(f"{field.encode_name}: {_default(field)}" for field in fields)
            lines.append(f"  {struct.__name__}: {{ {held} }},")
    return "\n".join([*lines, "};"])


def _default(field: types.Field) -> str:
    made = field.default_factory
    return msgspec.json.encode(field.default if made is msgspec.NODEFAULT else made()).decode()


def _interface(struct: type[Struct], named: dict[str, str], *, full: bool) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    source = inspect.getsource(struct).splitlines()
    comments = {found[1]: found[2] for line in source if (found := COMMENT.match(line))}
    lines = []
    if "__doc__" in vars(struct) and struct.__doc__:
        lines.append(f"/** {' '.join(struct.__doc__.split())} */")
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f'  type: "{info.tag}";')
    sparse = struct.__struct_config__.omit_defaults and not full
    for field in info.fields:
        comment = f" // {comments[field.name]}" if field.name in comments else ""
        mark = "?" if sparse and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type, named)};{comment}")
    return "\n".join([*lines, "}"])


def _type(kind: types.Type, named: dict[str, str], titled: Collection[str] = ()) -> str:
    """One type in TypeScript; where a kind of thing has a title there, by that."""
    match kind:
        case types.Metadata(extra_json_schema={"title": title}) if title in titled:
            return str(title)
        case types.Metadata():
            return _type(kind.type, named)
        case types.AnyType():
            return "unknown"
        case types.NoneType():
            return "null"
        case types.BoolType():
            return "boolean"
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.LiteralType():
            text = _literal(kind.values)
            return named.get(text, text)
        case types.StructType():
            return kind.cls.__name__
        case types.UnionType():
            return " | ".join(dict.fromkeys(_type(one, named) for one in kind.types))
        case types.ListType():
            item = _type(kind.item_type, named)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case types.TupleType():
            return f"[{', '.join(_type(one, named, titled) for one in kind.item_types)}]"
        case types.VarTupleType():
            return f"{_type(kind.item_type, named, titled)}[]"
        case types.DictType():
            return f"Record<string, {_type(kind.value_type, named)}>"
    raise TypeError(f"no TypeScript for {kind}")


def _literal(values: tuple[Any, ...]) -> str:
    return " | ".join(msgspec.json.encode(value).decode() for value in values)


def _wrapped(head: str, members: list[str]) -> str:
    line = f"{head} {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    return "\n".join([head, *(f"  | {member}" for member in members)]) + ";"


def main() -> int:
    """Write what differs, or with --check only name it."""
    check = sys.argv[1:] == ["--check"]
    stale = [
        (path, text)
        for path, text in generated().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    for path, text in stale:
        print(f"{'out of date' if check else 'written'}: {path.relative_to(WEB.parent.parent)}")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
