"""The overview of a game: two screens for people, each statement tied to the rules it sums up.

`docs/rules/overview/<game>.md` holds a paragraph or list items under a few headings. A statement
ends with the rules it is made from and a seal of their text, `{FS-END-1, FS-END-2 #1c9a}`: when a
rule changes, the seal no longer fits, and a test names the statement to read again.
`python -m scripts.seal_overviews` seals what has been read.
"""

import re
from functools import cache
from hashlib import sha256

from msgspec import Struct

from spellhall.ledger import folder
from spellhall.ledger.model import Ledger, LedgerError
from spellhall.ledger.parse import ID

HEADING = re.compile(r"## (\w+): (.+)")
STATEMENT = re.compile(
    rf"(?:(?:-|\d+\.) )?(?:!\[(?P<picture>[^\]]+)\] )?(?:\*\*(?P<name>[^*]+?):?\*\* )?"
    rf"(?P<text>.+?) \{{(?P<rules>{ID}(?:, {ID})*)(?: #(?P<seal>[0-9a-f]{{4}}))?\}}"
)


class Statement(Struct, frozen=True):
    """One thing to know; `name` is what it speaks of, `picture` a component that shows it."""

    text: str
    rules: list[str]
    seal: str
    name: str = ""
    picture: str = ""


class Chapter(Struct, frozen=True):
    """A part of the overview: goal, table, turn, end or words."""

    id: str
    title: str
    statements: list[Statement]


def parse_overview(game: str, markdown: str) -> list[Chapter]:
    """Read an overview; whatever is neither a heading nor a statement is an error."""
    chapters: list[Chapter] = []
    for number, line in enumerate(markdown.splitlines(), 1):
        if not line or line.startswith("# "):
            continue
        if heading := HEADING.fullmatch(line):
            chapters.append(Chapter(heading[1], heading[2], []))
        elif (found := STATEMENT.fullmatch(line)) and chapters:
            chapters[-1].statements.append(_statement(found))
        else:
            raise LedgerError(
                f"overview/{game}.md, line {number}: neither a heading nor a statement "
                f"that ends with its rules, as in {{{game[:2].upper()}-END-1 #1c9a}}."
            )
    return chapters


def seal(ledger: Ledger, rules: list[str]) -> str:
    """Four digits that change when one of the rules does."""
    texts = (ledger.entry(id).text for id in rules)
    return sha256("\n".join(texts).encode()).hexdigest()[:4]


def _statement(found: re.Match[str]) -> Statement:
    return Statement(
        text=found["text"],
        rules=found["rules"].split(", "),
        seal=found["seal"] or "",
        name=found["name"] or "",
        picture=found["picture"] or "",
    )


@cache
def overview(game: str) -> list[Chapter]:
    """The overview of a game, read once."""
    file = folder() / "overview" / f"{game}.md"
    if not file.is_file():
        raise LedgerError(f"There is no overview of {game!r}; looked for {file}.")
    return parse_overview(game, file.read_text(encoding="utf-8"))
