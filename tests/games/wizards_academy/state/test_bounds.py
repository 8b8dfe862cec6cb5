"""Every row of a position has its length and its kind of entries, every number its bounds."""

from typing import Any

import msgspec
import pytest

from spellhall.engine import BadPosition, from_json
from spellhall.games import find
from spellhall.testing import rule
from tests.games.wizards_academy.state.test_positions import changed, state_of
from tests.games.wizards_academy.tables import advanced

GAME = find("wizards_academy")
ROWS = {
    "room_at": "a number from -1 to 16",
    "square": "a number from -1 to 16",
    "facing": "a number from 0 to 3",
    "tokens": "a number from 0 to 9999",
    "portals": "a number from 0 to 255",
    "source": "a number from -1 to 16",
    "beast_kind": "a number from 0 to 16",
    "beast_room": "a number from -1 to 16",
    "grid": "a number from -1 to 71",
    "level_shuffles": "a number from 0 to 9999",
    "deck_pack": "a number from -1 to 0",
    "bound": "true and false only",
    "seen": "true and false only",
    "met": "true and false only",
    "deck_known": "true and false only",
    "deck_met": "true and false only",
    "room_known": "true and false only",
}
LENGTHS = {
    "room_at": 17,
    "square": 17,
    "facing": 17,
    "tokens": 85,
    "portals": 17,
    "source": 7,
    "grid": 28,
    "bound": 28,
    "seen": 72,
    "met": 72,
    "level_shuffles": 4,
    "deck_known": 56,
    "deck_met": 56,
    "deck_pack": 56,
    "room_known": 14,
    "beast_room": 1,
}


def head() -> dict[str, Any]:
    """A position with something of everything."""
    return state_of(advanced({}, {"room": "zen"}, things={"zen": "troll"}, seen=["11"]))


def refuses(position: dict[str, Any], path: str, value: Any, reason: str) -> None:
    """Only with this change, and for this reason."""
    from_json(GAME, msgspec.json.encode(position))
    with pytest.raises(BadPosition, match=reason):
        from_json(GAME, msgspec.json.encode(changed(position, path, value)))


@rule("WA-COMP-1", "WA-COMP-4", "WA-COMP-7", "WA-COMP-8", "WA-COMP-6")
@pytest.mark.parametrize("row", LENGTHS)
def test_no_entry_of_a_row_is_missing_or_too_many(row: str) -> None:
    position = head()
    entries = position["state"][row]
    for wrong in (entries[:-1], entries + entries[:1]):
        refuses(position, row, wrong, f"{row} has {LENGTHS[row]} entries, not {len(wrong)}")


@pytest.mark.parametrize("row", ROWS)
def test_each_entry_of_a_row_is_of_its_kind(row: str) -> None:
    refuses(head(), f"{row}/0", "zen", f"{row}.*{ROWS[row]}")


BOUNDS: list[tuple[str, int, int, str]] = [
    ("scenario", -1, 9, "the scenario"),
    ("mana", -1, 9, "mana"),
    ("ending", -1, 5, "the ending"),
    ("active", -1, 2, "the active seat"),
    ("turn", -1, 10**4, "the turn"),
    ("guesses", -1, 10**4, "guesses"),
    ("room_shuffles", -1, 10**4, "room_shuffles"),
    ("spent", -1, 10**4, "spent"),
    ("reshuffles", -1, 10**4, "reshuffles"),
    ("overflowed", -1, 1 << 17, "overflowed"),
    ("level_shuffles/0", -1, 10**4, "each entry of level_shuffles"),
    ("deck_pack/0", -2, 1, "each entry of deck_pack"),
    ("facing/0", -1, 4, "each entry of facing"),
    ("square/0", -2, 17, "each entry of square"),
    ("source/0", -2, 17, "each entry of source"),
    ("beast_room/0", -2, 17, "each entry of beast_room"),
    ("beast_kind/0", -1, 17, "each entry of beast_kind"),
    ("portals/0", -1, 256, "each entry of portals"),
    ("this_turn/acts/0", -1, 100, "each entry of acts"),
    ("this_turn/staff_uses", -1, 102, "staff_uses"),
    ("wizards/0/person", -2, 7, "the character of seat 0"),
    ("wizards/0/room", -1, 17, "the room of seat 0"),
    ("wizards/0/shared", -1, 8, "the shared glyph of seat 0"),
    ("wizards/0/robe", -2, 8, "the robe of seat 0"),
    ("wizards/0/wand", -1, 8, "the wand of seat 0"),
    ("wizards/0/staff", -2, 28, "the staff of seat 0"),
    ("wizards/0/card", -2, 56, "the disaster of seat 0"),
    ("wizards/0/drawn", -1, 1000, "the draws of seat 0"),
    ("wizards/1/glyphs/6", -1, 10**4, "each entry of glyphs of seat 1"),
]


@pytest.mark.parametrize(("path", "below", "above", "what"), BOUNDS)
def test_numbers_below_and_above_their_bounds_are_refused(
    path: str, below: int, above: int, what: str
) -> None:
    for wrong in (below, above):
        refuses(
            *(head(), path, wrong),
            f"{what} is a number from {below + 1} to {above - 1}, not {wrong}",
        )


FLAGS = ("this_turn/zen", "this_turn/waived", "this_turn/spared", "hopeless", "notes")


@pytest.mark.parametrize("path", FLAGS)
def test_what_is_true_or_false_is_no_number(path: str) -> None:
    refuses(head(), path, 1, "hopeless, notes, zen, waived and spared are true or false")


LASTING = "a lasting effect is kind, subject, seat and moment"
REFUSAL = "a refusal is lender, glyph type and space"
TUPLES: list[tuple[str, Any, str]] = [
    ("lasting", [5], LASTING),
    ("lasting", [{"()": [0, 0, 0]}], LASTING),
    ("lasting", [{"()": [-1, 0, 0, 0]}], "the kind of a lasting effect is a number from 0 to 5"),
    ("lasting", [{"()": [0, 0, -1, 0]}], "whose turn ends a lasting effect"),
    ("lasting", [{"()": [0, 0, 0, -1]}], "the moment that ends a lasting effect"),
    ("lasting", [{"()": [2, 2, 0, 0]}], "who is under a lasting effect is a number from 0 to 1"),
    ("lasting", [{"()": [1, -1, 0, 0]}], "who is robed for a while is a number from 0"),
    ("lasting", [{"()": [1, 70, 0, 0]}], "who is robed for a while is a number from 0 to 1, not 4"),
    ("lasting", [{"()": [5, 1, 0, 0]}], "have no subject"),
    ("this_turn/refused", [5], REFUSAL),
    ("this_turn/refused", [{"()": [0, 1]}], REFUSAL),
    ("this_turn/refused", [{"()": [-1, 1, 0]}], "who refused a glyph"),
    ("this_turn/refused", [{"()": [0, 0, 0]}], "the type of a refused glyph is a number from 1"),
    ("this_turn/refused", [{"()": [0, 1, -1]}], "the space of a refused spell"),
    ("wizards/0", 5, "wizards holds objects of the kind Wizard"),
    ("this_turn/hurt", [], "hurt has 1 entries, not 0"),
    ("this_turn/died", [-1], "each entry of died is a number from 0 to 0"),
]


@pytest.mark.parametrize(("path", "value", "reason"), TUPLES)
def test_what_has_several_parts_has_all_of_them(path: str, value: Any, reason: str) -> None:
    refuses(head(), path, value, reason)


def test_the_last_numbers_within_the_bounds_are_taken() -> None:
    position = head()
    for path, value in (
        *(("turn", 9999), ("spent", 9999), ("guesses", 9999), ("room_shuffles", 9999)),
        *(("overflowed", (1 << 17) - 1), ("this_turn/acts/0", 99), ("wizards/0/drawn", 999)),
        *(("this_turn/staff_uses", 101), ("wizards/0/robe", 7), ("wizards/0/wand", 7)),
        *(("wizards/0/staff", 27), ("wizards/0/shared", 7), ("facing/0", 3), ("portals/0", 255)),
        *(("lasting", [{"()": [5, 0, 1, 2]}]), ("lasting", [{"()": [0, 1, 0, 0]}])),
        *(("this_turn/refused", [{"()": [1, 7, 27]}]), ("reshuffles", 9999)),
    ):
        from_json(GAME, msgspec.json.encode(changed(position, path, value)))
