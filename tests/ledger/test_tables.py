"""The reader of ledger tables, and that nothing in a table can change unseen."""

from pathlib import Path

import pytest

from spellhall.ledger import folder, games
from spellhall.ledger.parse import ROW
from spellhall.ledger.tables import tables
from spellhall.testing import Compared, Prose, differences

PAGE = """# A game

## 1. Cards

| id | name | cost |
|---|---|---:|
| XX-C1 | Fire \\| Ice | 2 |
| `XX-C2` * | Fog | 0 |

## 2. Ranks

| rank | title |
|---|---|
| 1 | Novice |
"""
CARDS = {"XX-C1": ("Fire \\| Ice", 2), "XX-C2": ("Fog", 0)}
RANKS = Prose("1", "titles are words")


@pytest.fixture(autouse=True)
def _page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "page.md").write_text(PAGE)
    monkeypatch.setattr("spellhall.testing.ledger_tables.folder", lambda: tmp_path)


def cards(**changed: tuple[str, int]) -> Compared:
    things = CARDS | {key.replace("_", "-"): row for key, row in changed.items()}
    columns = {"name": lambda card: card[0], "cost": lambda card: str(card[1])}
    return Compared("XX-C1", lambda: things, columns)


def test_rows_are_read_with_their_ids_marks_and_escaped_borders() -> None:
    first, second = tables(PAGE)
    assert (first.heading, first.columns) == ("1. Cards", ("id", "name", "cost"))
    assert [row.key for row in first.rows] == ["XX-C1", "XX-C2"]
    assert first.rows[0].cells == {"id": "XX-C1", "name": "Fire \\| Ice", "cost": "2"}
    assert first.rows[1].line == 8
    assert (second.name, second.rows[0].cells["title"]) == ("1", "Novice")


def test_a_table_that_says_what_the_code_says_has_no_difference() -> None:
    assert differences("page", [cards(), RANKS]) == []


def test_a_number_changed_in_the_code_names_row_column_and_both_sides() -> None:
    assert differences("page", [cards(XX_C2=("Fog", 1)), RANKS]) == [
        "XX-C2 (line 8), cost: the ledger says '0', the code '1'"
    ]


def test_what_no_cell_can_say_names_its_row_too() -> None:
    columns = {**cards().columns, "cost": lambda card: {2: "2"}[card[1]]}
    assert differences("page", [Compared("XX-C1", lambda: CARDS, columns), RANKS]) == [
        "XX-C2 (line 8), cost: the ledger says '0', the code 'what no cell says: KeyError(0)'"
    ]


def test_a_row_of_one_side_only_is_a_difference() -> None:
    assert differences("page", [cards(XX_C3=("Mud", 1)), RANKS]) == [
        "XX-C3: in the code, not in the ledger"
    ]
    fewer = Compared("XX-C1", lambda: {"XX-C1": CARDS["XX-C1"]}, cards().columns)
    assert differences("page", [fewer, RANKS]) == ["XX-C2: in the ledger, not in the code"]


def test_a_table_or_a_column_cannot_be_forgotten() -> None:
    assert differences("page", [cards()]) == ["no comparison speaks of the table at 1"]
    half = Compared("XX-C1", lambda: CARDS, {"name": lambda card: card[0]})
    assert differences("page", [half, RANKS]) == [
        "XX-C1: column 'cost' is to be compared or left out for a reason"
    ]
    stray = Compared("XX-C1", lambda: CARDS, cards().columns, {"hue": "painted"})
    assert differences("page", [stray, RANKS, Prose("YY-1", "gone")]) == [
        "the ledger has no table at YY-1",
        "XX-C1: the table has no column 'hue'",
    ]


@pytest.mark.parametrize("game", games())
def test_every_row_with_an_id_is_read(game: str) -> None:
    text = (folder() / f"{game}.md").read_text(encoding="utf-8")
    read = {row.line for table in tables(text) for row in table.rows}
    lines = enumerate(text.splitlines(), 1)
    assert [line for number, line in lines if ROW.match(line) and number not in read] == []
    assert len(read) > 50


def test_a_column_is_compared_or_left_out_and_not_both() -> None:
    both = Compared("XX-C1", lambda: CARDS, cards().columns, {"cost": "painted"})
    assert differences("page", [both, RANKS]) == [
        "XX-C1: column 'cost' is to be compared or left out for a reason"
    ]
