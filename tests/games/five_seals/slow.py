"""The rules of reach and of dice once more, slowly and straight from the ledger.

Nothing here is shared with the rules: the graph is read from the ledger's tables, and a position
is plain names.
"""

import re
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations

from spellhall.ledger import folder

FACES = {2: "LLLLLL", 3: "RLLRLL", 4: "RRLRRL", 5: "RRRRRR"}
ROW = re.compile(r"^\| FS-(B|B[123]|R[123])-\w+ \|(.*)\|$", re.MULTILINE)
KINDS = ("open", "start", "seal", "scroll")


@dataclass
class Printed:
    """One row of the tables."""

    table: str  # "B" for all faces, "B2" for both faces of a type, "R2" for its rich face
    local: str
    kind: str
    strength: int
    edges: list[str]


@cache
def printed() -> list[Printed]:
    """All rows of nodes, in the order of the ledger."""
    found = []
    for table, cells in ROW.findall((folder() / "five_seals.md").read_text("utf-8")):
        words = [cell.strip() for cell in cells.split("|")]
        if table != "B":
            words = words[1:]
        if len(words) < 6 or words[1] not in KINDS:
            continue
        edges = re.sub(r"\(.*\)", "", words[5])
        strength = 0 if words[2] == "-" else int(words[2])
        names = [e.strip() for e in edges.split(",") if e.strip() not in ("", "-")]
        found.append(Printed(table, words[0], words[1], strength, names))
    return found


@dataclass
class Graph:
    """The board of the ledger by names."""

    kinds: dict[str, str] = field(default_factory=dict)
    strengths: dict[str, int] = field(default_factory=dict)
    edges: set[frozenset[str]] = field(default_factory=set)

    def beside(self, node: str) -> set[str]:
        """The neighbours of a node."""
        return {other for edge in self.edges if node in edge for other in edge if other != node}


@cache
def graph(players: int) -> Graph:
    """The board for a number of players."""
    found = Graph({"C": "open"}, {"C": 0})
    for segment in range(1, 7):
        kind = (segment - 1) % 3 + 1
        tables = {"B", f"B{kind}"}
        if FACES[players][segment - 1] == "R":
            tables.add(f"R{kind}")
        for row in printed():
            if row.table in tables:
                name = f"{segment}.{row.local}"
                found.kinds[name] = row.kind
                found.strengths[name] = row.strength
                for end in row.edges:
                    if end == "C":
                        other = "C"
                    elif end.startswith("next."):
                        other = f"{segment % 6 + 1}.{end.removeprefix('next.')}"
                    else:
                        other = f"{segment}.{end}"
                    found.edges.add(frozenset((name, other)))
    return found


@cache
def neighbours(players: int) -> dict[str, set[str]]:
    """The neighbours of every node."""
    found = graph(players)
    return {node: found.beside(node) for node in found.kinds}


@dataclass
class Position:
    """Who stands where, and what lies where."""

    players: int
    mage: str  # the node of the mage that looks
    tokens: dict[str, tuple[str, int]]  # node -> colour, strength
    scrolls: dict[str, tuple[str, int]]
    figures: list[str]  # nodes of the mages and familiars of others
    familiars: set[str]  # nodes of all familiars, the own one included
    guarded: set[str]

    def without_token(self, node: str) -> "Position":
        """The same, that token being absent."""
        left = {at: token for at, token in self.tokens.items() if at != node}
        return Position(
            self.players,
            self.mage,
            left,
            self.scrolls,
            self.figures,
            self.familiars,
            self.guarded,
        )

    def without_figure(self, node: str) -> "Position":
        """The same, one figure on that node being absent."""
        left = list(self.figures)
        left.remove(node)
        return Position(
            self.players,
            self.mage,
            self.tokens,
            self.scrolls,
            left,
            self.familiars,
            self.guarded,
        )

    def after_break(self, node: str) -> "Position":
        """The same after the mage has broken the seal on a node."""
        found = self.without_token(node)
        found.scrolls = {at: s for at, s in self.scrolls.items() if at != node}
        found.mage = node
        return found


def waves(p: Position) -> list[set[str]]:
    """The spaces that the mage can walk on, by the number of steps to them.

    A scroll bars no way (FS-AMB-3), but its box is a dead end.
    """
    beside = neighbours(p.players)
    closed = {*p.figures, *p.tokens, *p.scrolls}
    found = [{p.mage}]
    while found[-1]:
        near = {node for known in found[-1] for node in beside[known]}
        found.append(near - closed - set().union(*found))
    return found


def walked(p: Position) -> set[str]:
    """All spaces that the mage can walk on, its own included."""
    return set[str]().union(*waves(p))


def reachable(p: Position) -> set[str]:
    """Every target to which some path leads that nothing cuts (FS-REACH-1 to FS-REACH-8)."""
    beside = neighbours(p.players)
    touched = {node for known in walked(p) for node in beside[known]}
    targets = touched & (p.tokens.keys() | p.scrolls.keys())
    return {t for t in targets if t not in p.figures and t not in p.guarded}


def steps(p: Position, target: str) -> int:
    """How many steps the shortest way to a target has."""
    beside = neighbours(p.players)
    return 1 + next(i for i, wave in enumerate(waves(p)) if wave & beside[target])


def legal_sets(dice: list[tuple[str, int]], element: str, strength: int) -> set[tuple[object, ...]]:
    """Every set of dice that breaks such a seal, straight from FS-BREAK-1 to FS-BREAK-3."""
    found = set()
    for size in range(1, len(dice) + 1):
        for chosen in combinations(dice, size):
            colours = {colour for colour, _ in chosen}
            values = [value for _, value in chosen]
            if len(colours) > 1 or (element != "mind" and colours != {element}):
                continue
            if sum(values) < strength:
                continue
            if any(sum(values) - value >= strength for value in values):
                continue
            found.add((colours.pop(), *sorted(values, reverse=True)))
    return found
