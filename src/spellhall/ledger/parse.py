"""Reads a ledger's Markdown.

An id is *defined* where it stands first in a list item or in a row of a table, or where it begins
a further sentence of a list item. Anywhere else it is a reference. A heading that begins with
an id gives that id to its section.
"""

import re
from collections.abc import Iterator

from spellhall.ledger.model import Entry, Kind, Ledger, LedgerError, Section

ID = r"[A-Z]{2}-[A-Z][A-Z0-9]*(?:-[A-Za-z0-9]+)*"
ITEM = re.compile(rf"[-*] `?({ID})`?:?(?:\s+|$)(.*)")
ROW = re.compile(rf"\|\s*`?({ID})`?\s*([^|]*)\|(.*)\|\s*$")  # a mark may follow the id
NEXT_SENTENCE = re.compile(rf"(?<=[.;]) (?=`?{ID}`? )")
FURTHER = re.compile(rf"`?({ID})`? (.*)")
HEADING = re.compile(r"(#{1,6}) (.*)")
HEADING_ID = re.compile(rf"({ID}) (.*)")
NUMBERED = re.compile(r"(\d+(?:\.\d+)*)\.? (.*)")
CELL_BORDER = re.compile(r"(?<!\\)\|")
RANGE = re.compile(r"([A-Z]{2}-(?:[A-Z0-9]+-)+)(\d+)(?:\.\.| to )(\d+)")  # WA-GEN-16 to 18
MENTION = re.compile(rf"\b{ID}")

KINDS: dict[str, Kind] = {"AMB": "ruling", "EX": "example", "GAP": "gap", "COMP": "content"}
LONGEST_SUBTITLE = 80


def parse(game: str, markdown: str) -> Ledger:
    """Read a whole ledger; an id that is defined twice is an error."""
    return _Reader(game, markdown).read()


class _Draft:
    """A section that is still being read."""

    def __init__(self, number: str, title: str, id: str = "") -> None:
        self.number = number
        self.title = title
        self.id = id
        self.prose: list[str] = []
        self.found: list[tuple[str, str, bool]] = []  # id, text, whether it is a row of a table

    def section_id(self, taken: set[str]) -> str:
        """The family of the first entry when it is free; otherwise made from the title."""
        family = _family(self.found[0][0]) if self.found else ""
        for wish in (self.id, family):
            if wish and wish not in taken:
                return wish
        return "-".join(re.findall(r"[A-Z0-9]+", self.title.upper()))


class _Reader:
    def __init__(self, game: str, markdown: str) -> None:
        self.game = game
        self.lines = markdown.splitlines()
        self.drafts = [_Draft("", game)]
        self.columns: list[str] = []
        self.firsts = {m[1] for m in map(_definition, self.lines) if m}

    def read(self) -> Ledger:
        numbered = iter(enumerate(self.lines, 1))
        for number, line in numbered:
            if line.startswith("```"):
                self.drawing([line, *_fenced(numbered)])
            elif heading := HEADING.match(line):
                self.heading(*heading.groups())
            elif row := ROW.match(line):
                self.define(number, row[1], self.row_text(row[2], row[3]), in_table=True)
            elif item := ITEM.match(line):
                self.item(number, item[1], item[2])
            elif line.startswith("  ") and self.drafts[-1].found:
                self.extend_item(line.strip("- "))
            elif line.strip("-"):
                self.prose(line, self.lines[number:])
            elif not line:
                self.columns = []
        return self.ledger()

    def heading(self, marks: str, title: str) -> None:
        if len(marks) == 1:
            self.drafts[0].title = title
            return
        numbered, named = NUMBERED.match(title), HEADING_ID.match(title)
        if numbered:
            self.drafts.append(_Draft(numbered[1], numbered[2]))
        elif named:
            self.drafts.append(_Draft(self.drafts[-1].number, named[2], named[1]))
        else:
            self.drafts.append(_Draft(self.drafts[-1].number, title))

    def item(self, number: int, id: str, text: str) -> None:
        sentences = NEXT_SENTENCE.split(text)
        parts = [(id, sentences[0])]
        for sentence in sentences[1:]:
            named = FURTHER.match(sentence)
            if named and named[1] not in self.firsts:
                parts.append((named[1], named[2]))
            else:
                parts[-1] = (parts[-1][0], f"{parts[-1][1]} {sentence}")
        for part in parts:
            self.define(number, *part)

    def define(self, number: int, id: str, text: str, *, in_table: bool = False) -> None:
        if any(id == known for draft in self.drafts for known, _, _ in draft.found):
            raise LedgerError(f"{self.game}.md, line {number}: {id} is defined a second time.")
        self.drafts[-1].found.append((id, text, in_table))

    def row_text(self, mark: str, rest: str) -> str:
        """`**Fireball** · copies: 2 · …`: first the name, then each cell with its column."""
        cells = [cell.strip() for cell in CELL_BORDER.split(rest)]
        named = [
            f"{column}: {cell}" if column else cell
            for column, cell in zip(self.columns[2:], cells[1:], strict=False)
            if cell not in ("", "-")
        ]
        return " · ".join([f"**{cells[0]}** {mark}".strip(), *named])

    def drawing(self, lines: list[str]) -> None:
        block = "\n" + "\n".join(lines)
        if self.drafts[-1].found:
            self.extend(block)
        else:
            self.drafts[-1].prose.append(block.lstrip())

    def extend(self, text: str) -> None:
        id, so_far, in_table = self.drafts[-1].found[-1]
        self.drafts[-1].found[-1] = (id, so_far + text, in_table)

    def extend_item(self, text: str) -> None:
        self.extend((" " if self.drafts[-1].found[-1][1].endswith(":") else "; ") + text)

    def prose(self, line: str, following: list[str]) -> None:
        if line.startswith("|"):
            cells = [cell.strip() for cell in CELL_BORDER.split(line)[1:-1]]
            if cells[0] == "id":
                self.columns = cells
                return
            if self.columns and set("".join(cells)) <= set("-:"):
                return
        elif _is_subtitle(line, following):
            self.drafts.append(_Draft(self.drafts[-1].number, line.strip("*: ")))
            return
        self.drafts[-1].prose.append(line)

    def ledger(self) -> Ledger:
        known = {id for draft in self.drafts for id, _, _ in draft.found}
        taken: set[str] = set()
        sections = []
        head, *drafts = self.drafts
        for draft in drafts:
            id = draft.section_id(taken)
            taken.add(id)
            rules = [
                Entry(own, text.strip(), _kind(own, in_table), _references(own, text, known))
                for own, text, in_table in draft.found
            ]
            title = draft.title.replace(f" ({id})", "")
            sections.append(Section(id, draft.number, title, _paragraphs(draft), rules))
        return Ledger(self.game, head.title, _paragraphs(head), sections)


def _definition(line: str) -> re.Match[str] | None:
    return ITEM.match(line) or ROW.match(line)


def _fenced(lines: Iterator[tuple[int, str]]) -> Iterator[str]:
    for _, line in lines:
        yield line
        if line.startswith("```"):
            return


def _is_subtitle(line: str, following: list[str]) -> bool:
    """A short line right above entries begins a section of its own."""
    below = next((other for other in following if other), "")
    leads = bool(_definition(below)) or below.startswith("| id |")
    return leads and len(line) <= LONGEST_SUBTITLE and line[0] not in "-(" and line[-1] not in ".;"


def _paragraphs(draft: _Draft) -> str:
    return "\n".join(draft.prose)


def _family(id: str) -> str:
    return id.split("-")[1].rstrip("0123456789")


def _kind(id: str, in_table: bool) -> Kind:
    return KINDS.get(_family(id), "content" if in_table else "rule")


def _references(own: str, text: str, known: set[str]) -> list[str]:
    """The defined ids that a text names, ranges such as `WA-GEN-16 to 18` written out."""
    named: dict[str, None] = {}
    for mention in MENTION.finditer(text):
        named[mention[0]] = None
        if span := RANGE.match(text, mention.start()):
            for number in range(int(span[2]), int(span[3]) + 1):
                named[f"{span[1]}{number}"] = None
    return [id for id in named if id in known and id != own]
