"""What became of every card, tile, scroll, spell, room and school: who drew it, who played it.

The rules know nothing of this: it is read off the events. A game's table says which events tell
of a piece; a game without a table still gives rows of games and seats.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from spellhall.engine import Component, Event, Game, State
from spellhall.lab.rows.course import Course

DRAWN, PLAYED, USED = range(3)
FIRST = 3  # where the numbers of the first decisions begin in a row of counts


@dataclass(frozen=True)
class Fact:
    """An event of this kind tells that a seat did something with a piece, or with several."""

    event: str
    what: int  # DRAWN, PLAYED or USED
    piece: str  # its kind
    at: str  # which fact of the event is the piece's code, or the tuple of their codes
    less: int = 0  # the code is so much smaller than the fact; a negative code is no piece


@dataclass(frozen=True)
class Table:
    """Where a game's events tell of its pieces, and where their codes get their names."""

    facts: Sequence[Fact]
    shelves: Mapping[str, str]  # kind of piece -> the `kind` of its components
    named: Mapping[str, Sequence[str]] = field(default_factory=dict)  # without components
    again: int = 0  # the codes of a second set of copies are so much larger
    numbered: bool = False  # every copy has a code, in the order of the components
    twins: range = range(0)  # codes of cards that have a twin each, which follow them
    untold: frozenset[str] = frozenset()  # ids of pieces that work without an event of their own
    dealt: frozenset[str] = frozenset()  # kinds that come to a seat by chance, not by its choice
    # Kinds that a seat has from the start without an event: their code, or less than 0.
    borne: Mapping[str, Callable[[Any, int], int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Piece:
    """A piece as the rows name it."""

    kind: str
    id: str  # of the ledger
    name: str
    shelf: str = ""  # where it stands in the compendium: its school, its type


TABLES: Mapping[str, Table] = {
    "arcane_academy": Table(
        (
            Fact("draw", DRAWN, "card", "cards"),
            Fact("study", DRAWN, "card", "cards"),
            Fact("exchange", DRAWN, "card", "drawn"),
            Fact("complete", PLAYED, "card", "card"),
            Fact("use_item", USED, "card", "card"),
            Fact("take_tile", DRAWN, "tile", "tile"),
            Fact("place", PLAYED, "tile", "tile"),
        ),
        {"card": "assignment", "tile": "tile"},
        numbered=True,
        untold=frozenset({"AA-K1", "AA-K2", "AA-K3", "AA-K4"}),  # printed on the Slate
        dealt=frozenset({"card"}),
    ),
    "five_seals": Table(
        (
            Fact("break", DRAWN, "scroll", "seal", less=100),  # smaller ones are seals
            *(
                Fact(event, PLAYED, "scroll", "scroll")
                for event in (
                    *("add", "change", "deceive", "disintegrate", "exchange", "exploit", "grow"),
                    *("lower", "pass", "post", "raise", "renew", "send", "speed", "steal"),
                    *("store", "transfer", "withdraw"),
                )
            ),
        ),
        {"scroll": "scroll"},
        again=25,
        untold=frozenset({"FS-D-BINDING", "FS-D-SYN"}),
    ),
    "hell_high": Table(
        (
            Fact("draw", DRAWN, "card", "cards"),
            Fact("turn", PLAYED, "card", "cards"),
            Fact("resolve", USED, "card", "card"),
            Fact("treasure", DRAWN, "card", "card"),
            Fact("treasure", PLAYED, "card", "card"),  # it works from then on
            Fact("use", USED, "card", "card"),
            Fact("spend", USED, "card", "card"),
            Fact("hold", DRAWN, "card", "card"),
            Fact("dead_card", PLAYED, "card", "card"),  # one that resolves at once was not held
            Fact("wizard", PLAYED, "wizard", "number"),
        ),
        {"card": "card", "wizard": "wizard"},
        dealt=frozenset({"card"}),
    ),
    "wiz_war": Table(
        (
            Fact("draw", DRAWN, "card", "card"),
            Fact("cast", PLAYED, "card", "card"),
            Fact("cast", USED, "card", "fuel"),  # spent as energy
            Fact("counter", PLAYED, "card", "card"),
            Fact("counter", USED, "card", "fuel"),
            Fact("play_item", PLAYED, "card", "card"),
            Fact("boost", USED, "card", "card"),
            Fact("school", PLAYED, "school", "number"),
        ),
        {"card": "card"},
        {
            "school": (
                *("White Cantrip", "Black Cantrip", "Alchemy", "Conjuring", "Elemental"),
                *("Mentalism", "Mutation", "Thaumaturgy", "Hexcraft", "Chaos", "Necromancy"),
                *("Mythology", "Totem", "Draconic"),
            )
        },
        twins=range(12),  # the white cantrips; the black ones are for a second spellbook
        untold=frozenset({"white cantrip", "black cantrip"}),  # nobody chooses these schools
        dealt=frozenset({"card"}),
    ),
    "wizards_academy": Table(
        (
            Fact("cast", PLAYED, "spell", "spell"),
            Fact("draw", DRAWN, "disaster", "card"),
            Fact("disaster", PLAYED, "disaster", "card"),
            Fact("room_action", PLAYED, "room", "room"),
            Fact("person", PLAYED, "character", "who"),
        ),
        {"spell": "spell", "disaster": "disaster", "room": "room", "character": "character"},
        untold=frozenset(  # rooms without a room action, and the Mana Crystal's last resort
            f"WA-ROOM-{number}" for number in ("01", "04", "05", "07", "09", "10", "14")
        ),
        dealt=frozenset({"disaster", "character"}),
        borne={"character": lambda s, seat: int(s.wizards[seat].person)},
    ),
}


class Sheet:
    """Counts the pieces of one game in progress, and follows its course."""

    def __init__(self, game: Game) -> None:
        self.course = Course(game)
        self.facts = _facts_by_event(game)
        # (seat, kind, code) -> times drawn, played, used; then the decisions when each came first
        self.counts: dict[tuple[int, str, int], list[int]] = {}

    def begin(self, s: State) -> None:
        """Note what the seats have from the start; it works from then on."""
        game = self.course.game
        for kind, of in TABLES[game.id].borne.items() if game.id in TABLES else ():
            for seat in range(game.seats(s)):
                if (code := of(s, seat)) >= 0:
                    self._count((seat, kind, code), DRAWN, 0)
                    self._count((seat, kind, code), PLAYED, 0)

    def read(self, events: Iterable[Event], decision: int) -> None:
        """Note what was told after a decision; 0 is the set-up."""
        told_of = self.course.told
        for event in events:
            told_of.add(event.kind)
            for fact, at, of in self.facts.get(event.kind, ()):
                told: Any = event.args[at]
                seat: Any = event.args[of]
                for code in told if isinstance(told, tuple) else (told,):
                    if code >= fact.less:
                        self._count((seat, fact.piece, code - fact.less), fact.what, decision)

    def _count(self, key: tuple[int, str, int], what: int, decision: int) -> None:
        row = self.counts.get(key)
        if row is None:
            row = self.counts[key] = [0, 0, 0, -1, -1, -1]
        row[what] += 1
        if row[FIRST + what] < 0:
            row[FIRST + what] = decision


def piece_of(game: Game, kind: str, code: int) -> Piece:
    """What a code stands for; copies of a card are the same piece."""
    return _pieces(game.id, game.components)[kind][code]


def pieces_of(game: Game) -> list[Piece]:
    """Every piece of a game that its table can tell of, once each."""
    if game.id not in TABLES:
        return []
    kinds = _pieces(game.id, game.components).values()
    return list(dict.fromkeys(piece for codes in kinds for piece in codes.values()))


def untold_of(game: Game) -> frozenset[str]:
    """The ids of pieces that may do their work without being told of."""
    return TABLES[game.id].untold if game.id in TABLES else frozenset()


def is_dealt(game: Game, kind: str) -> bool:
    """Whether pieces of this kind come to a seat by chance."""
    return game.id in TABLES and kind in TABLES[game.id].dealt


def _facts_by_event(game: Game) -> dict[str, list[tuple[Fact, int, int]]]:
    """The facts of each kind of event, and where it tells the piece and the seat."""
    found: dict[str, list[tuple[Fact, int, int]]] = {}
    for fact in TABLES[game.id].facts if game.id in TABLES else ():
        names = game.wording.facts(fact.event).__struct_fields__
        found.setdefault(fact.event, []).append((fact, names.index(fact.at), names.index("seat")))
    return found


@cache
def _pieces(game: str, components: Any) -> dict[str, dict[int, Piece]]:
    table = TABLES[game]
    found: dict[str, dict[int, Piece]] = {
        kind: {code: Piece(kind, name.lower(), name) for code, name in enumerate(names)}
        for kind, names in table.named.items()
    }
    rows: Sequence[Component] = components()
    for kind, shelf in table.shelves.items():
        found[kind] = {}
        for place, row in enumerate(row for row in rows if row.kind == shelf):
            codes = _codes(row, place, table.again)
            if table.numbered:
                codes = range(len(found[kind]), len(found[kind]) + row.copies)
            for code in codes:
                found[kind][code] = Piece(kind, row.id, row.name, row.group)
        found[kind] |= {code + len(table.twins): found[kind][code] for code in table.twins}
    return found


def _codes(row: Component, place: int, again: int) -> Iterable[int]:
    """The codes of a component: those its drawing tells, or its place on the shelf."""
    drawings = row.data if isinstance(row.data, list) else [row.data]
    told = [code for code in map(_code, drawings) if code is not None]
    if not told:
        return (place,)
    if len(told) == 1:
        return range(told[0], told[0] + row.copies)
    sets = row.copies // len(told)
    return [code + again * number for number in range(sets) for code in told]


def _code(drawing: Any) -> int | None:
    for name in ("card", "tile", "scroll", "spell"):
        code = getattr(drawing, name, None)
        if isinstance(code, int):
            return code
    return None
