"""Records: a whole game as a text file that a person can read and any copy can replay.

[Game "arcane_academy"]
[Version "1"]
[Seed "7"]
[Seat "Alice"]
[Seat "Bob"]
[Option first "random"]

1. @0 cast 5
2. @1 rest
; What a bot said about the choice above.
"""

import json
import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from spellhall.engine.errors import BadOptions, BadPosition, BadRecord, IllegalChoice
from spellhall.engine.game import Game
from spellhall.engine.match import Chosen, Match, begin
from spellhall.engine.position_file import from_json
from spellhall.engine.settings import Value

_TAG = re.compile(r"^\[(\w+)(?: (\w+))? (.+)\]$")
_LINE = re.compile(r"^(\d{1,9})\. @(\d{1,3}) (.+)$")
MOST_CHOICES = 200_000
MOST_LENGTH = 20_000_000
MOST_REASON = 500  # letters


@dataclass
class Record:
    """What a record file says, not yet checked against the rules."""

    game: str
    version: str
    seed: str
    names: list[str]
    options: dict[str, Value] = field(default_factory=dict)
    start: str = ""  # a position as JSON, when the game did not begin with the set-up
    choices: list[Chosen] = field(default_factory=list)


def write(match: Match) -> str:
    """The record of a match so far."""
    game, result = match.game, match.result
    kept = Record(
        game=game.id,
        version=game.version,
        seed=match.seed,
        names=list(match.names),
        options=match.settings,
        start=match.start,
        choices=match.choices,
    )
    return text_of(kept, result.text if result is not None else "")


def text_of(record: Record, result: str = "") -> str:
    """A record as text; `result`: how the game ended, in one sentence."""
    lines = [
        _tag("Game", record.game),
        _tag("Version", record.version),
        _tag("Seed", record.seed),
        *(_tag("Seat", name) for name in record.names),
        *(_tag(f"Option {key}", value) for key, value in record.options.items()),
    ]
    if record.start:
        lines.append(_tag("Start", record.start))
    if result:
        lines.append(_tag("Result", result))
    lines.append("")
    for number, made in enumerate(record.choices, 1):
        lines.append(f"{number}. @{made.seat} {made.text}")
        if made.reason:
            lines.append(f"; {made.reason}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Parse a record; BadRecord names the line that is wrong."""
    if len(text) > MOST_LENGTH:
        raise BadRecord(f"a record has at most {MOST_LENGTH} characters")
    tags: dict[str, str] = {}
    names: list[str] = []
    options: dict[str, Value] = {}
    choices: list[Chosen] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line:
            continue
        if found := _LINE.match(line):
            if int(found[1]) != len(choices) + 1:
                raise BadRecord(
                    f"line {number}: choice {found[1]} where {len(choices) + 1} should stand"
                )
            choices.append(Chosen(int(found[2]), found[3]))
        elif line.startswith(";"):
            _explain(choices, line[1:].strip(), number)
        elif found := _TAG.match(line):
            name, key, value = found[1], found[2], _value(found[3], number)
            if name == "Seat":
                names.append(str(value))
            elif name == "Option":
                options[key or ""] = value
            else:
                tags[name] = str(value)
        else:
            raise BadRecord(
                f'line {number}: expected a tag such as [Game "…"] or a choice such as'
                f" '{len(choices) + 1}. @0 …', found '{line[:60]}'"
            )
    for name in ("Game", "Version", "Seed"):
        if name not in tags:
            raise BadRecord(f'the tag [{name} "…"] is missing')
    if not names:
        raise BadRecord('the tags [Seat "…"] are missing')
    if len(choices) > MOST_CHOICES:
        raise BadRecord(f"a record has at most {MOST_CHOICES} choices")
    return Record(
        game=tags["Game"],
        version=tags["Version"],
        seed=tags["Seed"],
        names=names,
        options=options,
        start=tags.get("Start", ""),
        choices=choices,
    )


def opening(game: Game, record: Record) -> Match:
    """The match before the first choice of a record."""
    if record.game != game.id:
        raise BadRecord(f"the record is one of '{record.game}', not of '{game.id}'")
    if record.version != game.version:
        raise BadRecord(
            f"the record is of version {record.version} of {game.title};"
            f" this is version {game.version}"
        )
    try:
        if record.start:
            return from_json(game, record.start)
        return begin(game, len(record.names), record.seed, record.options, record.names)
    except (BadOptions, BadPosition) as error:
        raise BadRecord(str(error)) from None


def steps(game: Game, record: Record) -> Iterator[Match]:
    """The match before the first and after every choice: always the same object, moved on."""
    match = opening(game, record)
    yield match
    for number, made in enumerate(record.choices, 1):
        try:
            match.play(made.text, made.seat, made.reason)
        except IllegalChoice as error:
            raise BadRecord(f"choice {number} (@{made.seat} {made.text}): {error}") from None
        yield match


def replay(game: Game, record: Record) -> Match:
    """The match at the end of a record."""
    return deque(steps(game, record), maxlen=1)[0]


def _tag(name: str, value: Value) -> str:
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def _explain(choices: list[Chosen], reason: str, number: int) -> None:
    """Put a reason beside the choice above it."""
    if not choices or choices[-1].reason:
        raise BadRecord(f"line {number}: a reason stands alone below the choice that it explains")
    if not 1 <= len(reason) <= MOST_REASON or not reason.isprintable():
        raise BadRecord(f"line {number}: a reason has 1 to {MOST_REASON} visible letters")
    choices[-1] = replace(choices[-1], reason=reason)


def _value(text: str, number: int) -> Value:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(f"line {number}: {text[:60]} is not a quoted value") from None
    if isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return value
    raise BadRecord(f"line {number}: {text[:60]} is not a text, number or list of texts")
