"""Reading a ledger's Markdown, on small pages and on the five that ship."""

import msgspec
import pytest

from spellhall.ledger import LedgerError, games, ledger, parse
from spellhall.server.wire.http import RuleSection

PAGE = """\
# Duel: rule ledger

What it is about.

## 1. Turn (TURN)

- `DU-TURN-1` A player casts (DU-AMB-1) or rests.
- DU-TURN-2: As DU-TURN-1 to 2 say. `DU-TURN-3` Then the next player. DU-TURN-1 stays.
  - first part
  - second part

Hidden things:
- DU-HID-1 The hand.
```
+--+
```

## 2. Cards

| id | name | copies | effect |
|---|---|---|---|
| DU-C01 | Fireball | 2 | harm \\| burn |
| DU-C02 (D) | Shield | - | block |

Some words on the table.

### DU-GAP-1 What is missing

- DU-AMB-1 May one rest twice? Yes.
- DU-EX-1 Ann rests.
- DU-GAP-2 Card counts are ours.
"""


def test_ids_are_defined_in_items_rows_and_further_sentences() -> None:
    assert parse("duel", PAGE).ids() == [
        "DU-TURN-1", "DU-TURN-2", "DU-TURN-3", "DU-HID-1", "DU-C01", "DU-C02",
        "DU-AMB-1", "DU-EX-1", "DU-GAP-2",
    ]  # fmt: skip


def test_sections_carry_number_title_and_a_short_id() -> None:
    found = [(s.id, s.number, s.title) for s in parse("duel", PAGE).sections]
    assert found == [
        ("TURN", "1", "Turn"),
        ("HID", "1", "Hidden things"),
        ("C", "2", "Cards"),
        ("DU-GAP-1", "2", "What is missing"),
    ]


def test_what_stands_around_the_entries_is_kept() -> None:
    page = parse("duel", PAGE)
    assert (page.title, page.intro) == ("Duel: rule ledger", "What it is about.")
    assert page.sections[2].intro == "Some words on the table."
    assert page.entry("DU-TURN-3").text == (
        "Then the next player. DU-TURN-1 stays.; first part; second part"
    )
    assert page.entry("DU-HID-1").text == "The hand.\n```\n+--+\n```"


def test_a_row_says_its_columns_and_leaves_out_empty_cells() -> None:
    page = parse("duel", PAGE)
    assert page.entry("DU-C01").text == "**Fireball** · copies: 2 · effect: harm \\| burn"
    assert page.entry("DU-C02").text == "**Shield** (D) · effect: block"


def test_the_kind_comes_from_the_family_and_the_place() -> None:
    kinds = {entry.id: entry.kind for entry in parse("duel", PAGE).entries()}
    assert kinds["DU-TURN-1"] == "rule"
    assert kinds["DU-C01"] == "content"
    assert (kinds["DU-AMB-1"], kinds["DU-EX-1"], kinds["DU-GAP-2"]) == ("ruling", "example", "gap")


def test_references_name_defined_ids_and_write_ranges_out() -> None:
    page = parse("duel", PAGE)
    assert page.entry("DU-TURN-1").refs == ["DU-AMB-1"]
    assert page.entry("DU-TURN-2").refs == ["DU-TURN-1"]
    assert parse("d", "## 1. A\n- DU-A-1 a\n- DU-A-2 b\n- DU-A-3 see DU-A-1..2").entry(
        "DU-A-3"
    ).refs == ["DU-A-1", "DU-A-2"]


def test_an_id_defined_twice_is_an_error_with_its_line() -> None:
    with pytest.raises(LedgerError, match=r"duel\.md, line 3: DU-A-1 is defined a second time"):
        parse("duel", "## 1. A\n- DU-A-1 one\n- DU-A-1 two\n")


@pytest.mark.parametrize(
    ("game", "count"),
    [
        ("arcane_academy", 337),
        ("five_seals", 372),
        ("hell_high", 508),
        ("wiz_war", 667),
        ("wizards_academy", 593),
    ],
)
def test_every_ledger_defines_all_its_ids(game: str, count: int) -> None:
    assert len(ledger(game).ids()) == count


@pytest.mark.parametrize("game", games())
def test_every_ledger_fits_the_wire(game: str) -> None:
    sections = ledger(game).sections
    assert len({section.id for section in sections}) == len(sections)
    assert all(entry.text for entry in ledger(game).entries())
    sent = msgspec.convert(sections, list[RuleSection], from_attributes=True)
    assert [rule.id for section in sent for rule in section.rules] == ledger(game).ids()


def test_an_unknown_game_is_told_which_there_are() -> None:
    with pytest.raises(LedgerError, match="no ledger of 'chess'; there are: arcane_academy, five"):
        ledger("chess")


def test_an_unknown_rule_is_told() -> None:
    with pytest.raises(LedgerError, match="ledger of wiz_war has no rule 'WW-X-1'"):
        ledger("wiz_war").entry("WW-X-1")
