"""Reading a pack without trusting it: bounded in size and depth, every error under its place.

Nothing in a pack is run, looked up in the system or opened: it is one JSON file, read whole or
refused.
"""

import json
import os
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from spellhall.engine.errors import SpellhallError
from spellhall.engine.packs.problems import Odd, Problem, Report, Twice
from spellhall.engine.packs.shape import (
    NOTE,
    WRONG,
    Field,
    Icon,
    PackForm,
    Several,
    Shape,
    Slug,
    Text,
    Thing,
    Whole,
    Word,
    shown_name,
)

FILE: Final = "pack.json"
SCHEMA: Final = "pack.schema.json"
FORMAT: Final = 1
MOST_BYTES: Final = 128 * 1024
MOST_DEPTH: Final = 24
MOST_DIGITS: Final = 9
MOST_DESIGNS: Final = 40
MOST_CARDS: Final = 80  # copies counted
MOST_PACKS: Final = 24  # in one folder
DIGEST: Final = 16  # hexadecimal digits


class BadPack(SpellhallError):
    """A pack that cannot be used; `problems` says what is wrong and where."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in problems))


@dataclass(frozen=True)
class Source:
    """A pack as it was found: where, and its text. What workers are handed."""

    file: str
    text: str


@dataclass(frozen=True)
class Design:
    """One card of a pack."""

    id: str  # pack:card, unlike all others
    name: str
    copies: int
    values: dict[str, Any]  # all its fields, as the game wants them


@dataclass(frozen=True)
class Pack:
    """A pack that was checked."""

    game: str
    id: str
    title: str
    line: str
    author: str
    digest: str  # of what it says, however it is laid out
    designs: tuple[Design, ...]

    @property
    def ref(self) -> str:
        """What options and records call it: its id and its hash."""
        return f"{self.id}#{self.digest}"

    @property
    def cards(self) -> int:
        """How many cards it has, copies counted."""
        return sum(design.copies for design in self.designs)


def read_folder(folder: Path) -> Source:
    """The pack that lies in a folder; BadPack if there is none or it is too large."""
    path = folder / FILE
    name = str(path)
    if path.is_symlink():
        raise _refused(name, "is a link: put the file itself into the folder")
    # A pipe must not hang, and a link that comes between is not followed either.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0)
    try:
        handle = os.open(path, flags)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise _refused(name, f"cannot be read: {reason}") from None
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise _refused(name, "is not a plain file")
    with os.fdopen(handle, "rb") as file:
        found = file.read(MOST_BYTES + 1)
    if len(found) > MOST_BYTES:
        raise _refused(name, f"a pack has at most {MOST_BYTES // 1024} KiB")
    try:
        return Source(name, found.decode("utf-8-sig"))  # some editors begin with a mark
    except UnicodeDecodeError:
        raise _refused(name, "is not a text in UTF-8") from None


def read_library(folder: Path) -> list[Source]:
    """All packs of a folder, one in each folder below it, in the order of their names."""
    if folder.is_file():
        raise _refused(str(folder), "is a file: name the folder that it lies in")
    try:
        below = sorted(path for path in folder.iterdir() if _is_there(path / FILE))
    except OSError as error:
        raise _refused(str(folder), f"cannot be read: {error.strerror}") from None
    if _is_there(folder / FILE):
        below = [folder, *below]
    if len(below) > MOST_PACKS:
        raise _refused(str(folder), f"at most {MOST_PACKS} packs, not {len(below)}")
    return [read_folder(path) for path in below]


def _is_there(path: Path) -> bool:
    """Whether a file lies there, or a link that leads nowhere."""
    return path.exists() or path.is_symlink()


def _refused(file: str, text: str) -> BadPack:
    return BadPack([Problem(file, "", "", text)])


def game_of(source: Source) -> str:
    """The game that a pack says it is for."""
    told = parsed(source)
    game = told.get("game")
    if not isinstance(game, str):
        raise BadPack([Problem(source.file, "", "game", "the id of a game is missing")])
    return game


def parsed(source: Source) -> dict[str, Any]:
    """The JSON object of a file; BadPack names the line that is wrong."""
    if len(source.text) > MOST_BYTES:
        raise _refused(source.file, f"a pack has at most {MOST_BYTES // 1024} KiB")
    if _depth(source.text) > MOST_DEPTH:
        raise _refused(source.file, f"objects and lists lie deeper than {MOST_DEPTH} in another")
    try:
        found = json.loads(
            source.text,
            object_pairs_hook=_once,
            parse_constant=Odd,
            parse_float=Odd,
            parse_int=_small_number,
        )
    except json.JSONDecodeError as error:
        raise _refused(source.file, f"line {error.lineno}: this is not JSON: {error.msg}") from None
    if not isinstance(found, dict):
        raise _refused(source.file, "a pack is a JSON object")
    return found


def _depth(text: str) -> int:
    """How deep brackets lie in one another, those in texts included: more than enough."""
    depth = most = 0
    for sign in text:
        if sign in "[{":
            depth += 1
            most = max(most, depth)
        elif sign in "]}":
            depth = max(depth - 1, 0)
    return most


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    twice = ""
    for key, value in pairs:
        twice = twice or (key if key in found else "")
        found[key] = value
    return Twice(found, twice) if len(found) < len(pairs) else found


def _small_number(text: str) -> int | Odd:
    return int(text) if len(text) <= MOST_DIGITS else Odd(text)


def head_fields(form: PackForm) -> dict[str, Any]:
    """The fields of a pack beside its cards."""
    return {
        "format": Whole(FORMAT, FORMAT, "The version of the file format."),
        "game": Word({form.game: form.game}, "The game that these cards are for."),
        "id": Slug(20, "The pack's own word; its cards are written id:card in notation."),
        "title": Text(40, line="What the pack is called in the hall."),
        "line": Field(Text(120, least=0, line="One sentence about it."), ""),
        "author": Field(Text(60, least=0, line="Who made it."), ""),
    }


def card_shape(form: PackForm) -> Thing:
    """What a card of this game may contain."""
    common: dict[str, Field | Shape] = {
        "id": Slug(30, "The card's own word, unlike all others of the pack."),
        "name": Text(40, line="What is printed on top."),
        "text": Text(300, line="What it does, in your words; nobody checks that it is true."),
        "icon": Icon(form.icons, "The picture."),
        "copies": Field(Whole(1, form.most_copies, "How many there are in the deck."), 1),
    }
    return Thing({**common, **form.card}, line="A card.")


def check(source: Source, form: PackForm) -> tuple[Pack | None, list[Problem]]:
    """The pack, or all that is wrong with it."""
    try:
        told = parsed(source)
    except BadPack as error:
        return None, list(error.problems)
    report = Report(source.file)
    head = Thing(head_fields(form), besides=("$schema", "cards")).read(told, "", report)
    told = {key: value for key, value in told.items() if key != "$schema"}
    cards = told.pop("cards", None)
    if not isinstance(cards, list) or not 1 <= len(cards) <= MOST_DESIGNS:
        report.add("cards", f"a list of 1 to {MOST_DESIGNS} cards")
        cards = []
    rows = _rows(cards, form, report)
    if head is WRONG or report.problems:
        return None, report.problems
    designs = tuple(
        Design(f"{head['id']}:{row['id']}", row["name"], row["copies"], row) for row in rows
    )
    pack = Pack(
        game=form.game,
        id=head["id"],
        title=head["title"],
        line=head["line"],
        author=head["author"],
        digest=digest_of({**told, "cards": cards}),
        designs=designs,
    )
    return pack, []


def _rows(cards: list[object], form: PackForm, report: Report) -> list[dict[str, Any]]:
    shape = card_shape(form)
    rows: list[dict[str, Any]] = []
    seen: set[str] = set()
    for number, card in enumerate(cards, 1):
        id = card.get("id") if isinstance(card, dict) else None
        report.row = f"card {number}" + (f" ({shown_name(id)})" if isinstance(id, str) else "")
        row = shape.read(card, "", report)
        if row is WRONG:
            continue
        if row["id"] in seen:
            report.add("id", f"another card is called '{row['id']}' already")
        seen.add(row["id"])
        for field, text in form.judge(row):
            report.add(field, text)
        rows.append(row)
    report.row = ""
    if (total := sum(row["copies"] for row in rows)) > MOST_CARDS:
        report.add("cards", f"at most {MOST_CARDS} cards with all copies, not {total}")
    return rows


def digest_of(told: dict[str, Any]) -> str:
    """A hash of what a pack says: not of its blanks, the order of its fields or its notes."""
    plain = json.dumps(_without_notes(told), sort_keys=True, separators=(",", ":"))
    return sha256(plain.encode()).hexdigest()[:DIGEST]


def _without_notes(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_notes(one) for key, one in value.items() if key != NOTE}
    if isinstance(value, list):
        return [_without_notes(one) for one in value]
    return value


def schema_of(form: PackForm) -> dict[str, Any]:
    """The JSON Schema of a game's packs, for editors."""
    cards = Several(card_shape(form), 1, MOST_DESIGNS, "The cards.")
    whole = Thing({**head_fields(form), "cards": cards}).schema()
    whole["properties"]["$schema"] = {"type": "string"}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": f"Spellhall pack for {form.game}",
        **whole,
    }
