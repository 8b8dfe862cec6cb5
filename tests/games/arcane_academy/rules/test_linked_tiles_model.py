"""Which tiles may act next: the ledger's section 6 said slowly, against the rules in random casts.

The model knows the drawing of the Slate, the connectors in the ledger's tables, and which tiles
have begun to act. It reads the table as a spectator sees it, and nothing of the rules.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from spellhall.engine import BadPosition
from spellhall.ledger import folder
from spellhall.ledger.tables import tables
from spellhall.testing import Table, rule
from tests.games.arcane_academy.tables import academy, faces

DRAWING = ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11))
CLOCKWISE = "NESW"
PAGE = (folder() / "arcane_academy.md").read_text("utf-8")
CONNECTORS = {
    row.key.removeprefix("AA-"): list(row.cells.values())[-1].split()
    for table in tables(PAGE)
    if table.name in ("AA-T01", "AA-K1")
    for row in table.rows
}


def half_connectors(laid: int) -> set[str]:
    """The edges with a half-connector, after quarter turns clockwise."""
    tile, turn = divmod(laid, 4)
    [face] = faces([tile])
    return {CLOCKWISE[(CLOCKWISE.index(edge) + turn) % 4] for edge in CONNECTORS[face]}


def neighbours(space: int) -> dict[str, int]:
    """The spaces that touch a space, by the edge at which they do (AA-LINK-2, AA-LINK-3)."""
    [(y, x)] = [(y, row.index(space)) for y, row in enumerate(DRAWING) if space in row]
    around = {"N": (y - 1, x), "E": (y, x + 1), "S": (y + 1, x), "W": (y, x - 1)}
    return {
        edge: DRAWING[y][x] for edge, (y, x) in around.items() if y in range(3) and x in range(4)
    }


def may_act(slate: Any, activated: int, begun: list[int]) -> set[int]:
    """Un-exhausted, linked to the Activated Tile now, not begun in this cast (AA-LINK-1 to 13)."""
    found = set()
    for edge, space in neighbours(activated).items():
        laid = slate.top[space]
        opposite = CLOCKWISE[(CLOCKWISE.index(edge) + 2) % 4]
        if (
            laid >= 0
            and slate.tired[space] == 0
            and laid // 4 not in begun
            and edge in half_connectors(slate.top[activated])
            and opposite in half_connectors(laid)
        ):
            found.add(space)
    return found


SPELLS = ["clean-slate", "repeat-the-verse", "second-wind", "wild-surge", "puppet-strings"]
ITEMS = ["hourglass-of-rest", "lodestone-gloves", "quill-of-haste"]
ACTIONS = ["T04", "T05", "T07", "T08", "T09", "T10", "T11", "T16", "T17", "T20", "T27", "T28"]
OTHERS = ["T01", "T02", "T03", "T06", "T12", "T13", "T22"]


def scattered(rng: Random) -> Table:
    """A Slate with random stacks, and cards that clear, lift and repeat."""
    tiles = rng.sample(ACTIONS, 9) + rng.sample(OTHERS, 5)
    rng.shuffle(tiles)
    slate: dict[str, list[str]] = {}
    for tile in tiles:
        slate.setdefault(str(rng.choice((1, 4, 5, 6, 9, 10, 11))), []).append(
            f"{tile} r{rng.randrange(4)}"
        )
    tired = [int(space) for space in slate if rng.random() < 0.25]
    alice = {"slate": slate, "tired": tired, "items": ITEMS, "will": 8, "shards": 9}
    return academy(alice | {"hand": rng.sample(SPELLS, 3)})


def eager(options: list[str], acted_on: set[int], rng: Random) -> str:
    """Mostly not a pass, so that casts are long; often what lifts a tile that has acted."""
    lifting = {"lift": [f"lift {space}" for space in acted_on], "use": ["use lodestone-gloves"]}
    wanted = [option for option in options if option in lifting.get(option.split()[0], [])]
    acting = [option for option in options if option not in ("stop", "pass", "rest")]
    if wanted and rng.random() < 0.7:
        return rng.choice(wanted)
    return rng.choice(acting if acting and rng.random() < 0.9 else options)


def follow(table: Table, rng: Random, seen: Counter[str]) -> None:
    """Play one cast at random and hold the model against every pick of a linked tile."""
    slate = table.match.sight(None).players[0]
    casts = [option for option in table.options("alice") if option != "rest"]
    activated = int(rng.choice(casts).removeprefix("cast "))
    table.play(f"alice: cast {activated}")
    begun = [slate.top[activated] // 4]
    acted_on = {activated}
    was_exhausted = {space for space in range(12) if slate.tired[space]}
    choice = ""
    while True:
        slate = table.match.sight(None).players[0]
        asked = table.question("alice")
        if asked == "next_linked":
            expected = may_act(slate, activated, begun)
            offered = {int(text.split()[1]) for text in table.options("alice") if text != "stop"}
            assert offered == expected
            seen["questions"] += 1
            seen["uncovered"] += bool(expected & acted_on)
            seen["cleared"] += bool(expected & was_exhausted)
        elif asked in ("place_tile", "") and choice != "link stop":
            assert may_act(slate, activated, begun) == set()
            seen["ends"] += 1
        if asked in ("place_tile", ""):
            return
        choice = eager(table.options("alice"), acted_on, rng)
        table.play(f"alice: {choice}")
        if asked == "next_linked":
            if choice == "stop":
                choice = "link stop"
            else:
                space = int(choice.split()[1])
                begun.append(slate.top[space] // 4)
                acted_on.add(space)


@rule(
    "AA-LINK-1",
    "AA-LINK-2",
    "AA-LINK-3",
    "AA-LINK-4",
    "AA-LINK-6",
    "AA-LINK-9",
    "AA-LINK-11",
    "AA-LINK-12",
    "AA-LINK-13",
    "AA-AMB-4",
    "AA-AMB-25",
)
@pytest.mark.parametrize("seed", range(3))
def test_the_tiles_that_may_act_next_are_those_of_the_ledger(seed: int) -> None:
    rng = Random(seed)
    seen: Counter[str] = Counter()
    for _ in range(120):
        try:
            table = scattered(rng)
        except BadPosition:  # no Complete in sight
            continue
        follow(table, rng, seen)
    assert seen["questions"] > 80
    assert seen["ends"] > 30
    assert seen["uncovered"] > 1
    assert seen["cleared"] > 5
