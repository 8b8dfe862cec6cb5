"""Positions that cannot occur are refused with a reason; the others can be played."""

from copy import deepcopy
from typing import Any

import msgspec
import pytest

from spellhall.engine import BadPosition, from_json
from spellhall.games import find
from spellhall.games.wizards_academy.box.scenarios import SCENARIO_WORDS
from spellhall.testing import check_edits
from tests.games.wizards_academy.tables import advanced, basic, casting

GAME = find("wizards_academy")
SETUPS: list[dict[str, Any]] = [
    {
        "players": [
            {"room": "zen", "glyphs": "1 2", "robe": "ice", "wand": 3, "staff": "12"},
            {"room": "hoard", "shared": 2},
        ],
        "scenario": "golem-construction",
        "things": {"zen": "imp fire", "hoard": "ice ice", "lost": "demon"},
        "bound": ["11"],
        "sources": {"1": "zen"},
        "acts": [1, 1, 1],
        "room_cards": ["zen"],
        "deck": ["fire"],
    },
    {
        "players": [{"glyphs": "1"}],
        "things": {"zen": "fire"},
        "grid": {"11": "nova"},
        "seen": ["11"],
        "rooms": {"A1": "zen r2"},
    },
]


@pytest.mark.parametrize("scenario", SCENARIO_WORDS)
def test_an_edited_position_is_refused_with_a_reason_or_can_be_played(scenario: str) -> None:
    refused = played = 0
    for seed in range(4):
        done = check_edits(GAME, seed + 1, seed, {"scenario": scenario}, setups=SETUPS)
        refused += done.refused
        played += done.played
    assert refused > 15
    assert played > 1


def state_of(table: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(table.match.to_json())
    return found


def changed(head: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The position with one thing changed; a path is «wizards/0/room»."""
    other = deepcopy(head)
    *way, last = path.split("/")
    part: Any = other["state"]
    for key in way:
        part = part[int(key)] if isinstance(part, list) else part[key]
    part[int(last) if isinstance(part, list) else last] = value
    return other


AIR = {"": "Air", "space": 0, "boosted": False, "room": 0}
EDITS: list[tuple[str, Any, str]] = [
    ("scenario", 9, "the scenario is a number from 0 to 8, not 9"),
    ("this_turn/zen", 1, "true or false"),
    ("wizards/0/person", 1, "every wizard is another character"),
    ("wizards/0/person", 7, "the character of seat 0 is a number from -1 to 6"),
    ("wizards/0/person", -1, "seat 0 has a character, or is about to choose one"),
    ("wizards/0/room", 17, "the room of seat 0 is a number from 0 to 16"),
    ("wizards/0/glyphs", [0] * 6, "glyphs of seat 0 has 7 entries, not 6"),
    ("wizards/0/glyphs/2", -1, "each entry of glyphs of seat 0 is a number from 0"),
    ("wizards/0/shared", 8, "the shared glyph of seat 0 is a number from 0 to 7"),
    ("wizards/0/robe", 8, "the robe of seat 0 is a number from -1 to 7"),
    ("wizards/0/wand", 8, "the wand of seat 0 is a number from 0 to 7"),
    ("wizards/0/wand", -1, "the wand of seat 0 is a number from 0 to 7"),
    ("wizards/0/staff", 28, "the staff of seat 0 is a number from -1 to 27"),
    ("wizards/0/card", 56, "the disaster of seat 0 is a number from -1 to 55"),
    ("wizards/0/drawn", 1000, "the draws of seat 0 is a number from 0 to 999"),
    ("beast_kind/0", 17, "each entry of beast_kind is a number from 0 to 16"),
    ("beast_room/0", 17, "each entry of beast_room is a number from -1 to 16"),
    ("this_turn/hurt/0", -1, "each entry of hurt is a number from 0"),
    ("room_at/0", 3, "room_at holds each room of the game once"),
    ("square/0", 3, "square says 5 for 'crystal'"),
    ("facing/0", 4, "each entry of facing is a number from 0 to 3"),
    ("tokens/7", 3, "tokens of kind 2 in 'library' is a number from 0 to 2"),
    ("tokens/8", 2, "tokens of kind 3 in 'library' is a number from 0 to 1"),
    ("tokens/9", 2, "tokens of kind 4 in 'library' is a number from 0 to 1"),
    ("tokens/0", -1, "each entry of tokens is a number from 0"),
    ("portals/0", 256, "each entry of portals is a number from 0 to 255"),
    ("source/0", 17, "each entry of source is a number from -1 to 16"),
    ("beast_kind/0", 4, "a creature of this game is of kind"),
    ("this_turn/hurt/0", 2, "the damage of a living creature is a number from 0 to 1"),
    ("mana", 9, "mana is a number from 0 to 8"),
    ("mana", 0, "the game is lost at 0 mana, and only then"),
    ("ending", 1, "something is pending until the game is over"),
    ("grid/0", -1, "the grid and the box hold each of the 72 cards once"),
    ("bound/3", True, "the bound spell in 13 is a seen one"),
    ("met/0", False, "the seen spell in 11 is a met one"),
    ("seen/17", True, "nobody has seen the boxed spell"),
    ("deck/0", 55, "decks, discards, hands and box hold each of the 56 cards once"),
    ("deck_pack/0", 5, "each entry of deck_pack is a number from -1 to 0"),
    ("room_deck/0", 13, "the room deck and its discards hold each of the 14 cards once"),
    ("room_known/0", 1, "room_known holds true and false only"),
    ("active", 2, "the active seat is a number from 0 to 1"),
    ("this_turn/acts", [1, 1], "acts has 3 entries, not 2"),
    ("this_turn/staff_uses", 102, "staff_uses is a number from 0 to 101"),
    ("lasting", [{"()": [6, 0, 0, 0]}], "the kind of a lasting effect is a number from 0 to 5"),
    ("lasting", [{"()": [3, 17, 0, 0]}], "a warded room is a number from 0 to 16"),
    ("lasting", [{"()": [1, 8, 0, 0]}], "the kind of a robe for a while is a number from 0 to 7"),
    ("lasting", [{"()": [0, 2, 0, 0]}], "who is under a lasting effect"),
    ("lasting", [{"()": [4, 1, 0, 0]}], "have no subject"),
    ("lasting", [{"()": [0, 0, 2, 0]}], "whose turn ends a lasting effect is a number from 0 to 1"),
    ("lasting", [{"()": [0, 0, 0, 3]}], "the moment that ends a lasting effect"),
    ("this_turn/refused", [{"()": [0, 8, 0]}], "the type of a refused glyph is a number from 1"),
    ("this_turn/refused", [{"()": [0, 1, 28]}], "the space of a refused spell is a number from 0"),
    ("this_turn/refused", [{"()": [2, 1, 0]}], "who refused a glyph is a number from 0 to 1"),
    ("stack", [{"": "Act", "seat": 0}], "beneath all else lies the end or the beginning"),
    ("this_turn/died", [0], "a creature that died in this turn is dead"),
    ("this_turn/died", [1], "each entry of died is a number from 0 to 0"),
    ("this_turn", 0, "this_turn is an object of the kind Turn"),
    ("air", AIR, "one spell is in the air, and is hidden at the end"),
    ("air", [0, False, 0], "air is nothing, or an object of the kind Air"),
]


@pytest.mark.parametrize(("path", "value", "reason"), EDITS)
def test_what_is_wrong_in_a_position_is_said(path: str, value: Any, reason: str) -> None:
    table = advanced({}, {"room": "zen"}, things={"zen": "troll"}, grid={"11": "dash"}, seen=["11"])
    head = state_of(table)
    from_json(GAME, msgspec.json.encode(head))
    with pytest.raises(BadPosition, match=reason):
        from_json(GAME, msgspec.json.encode(changed(head, path, value)))


BASIC_EDITS: list[tuple[str, Any, str]] = [
    ("tokens/0", 2, "tokens of kind 0 in 'crystal' is a number from 0 to 1"),
    ("tokens/1", 3, "tokens of kind 1 in 'crystal' is a number from 0 to 2"),
    ("tokens/2", 1, "tokens of kind 2 in 'crystal' is a number from 0 to 0"),
    ("tokens/3", 1, "tokens of kind 3 in 'crystal' is a number from 0 to 0"),
    ("tokens/4", 1, "tokens of kind 4 in 'crystal' is a number from 0 to 0"),
    ("portals/1", 1, "the basic game knows imp portals only"),
    ("source/5", 3, "the basic game has sources of type 1 to 5"),
    ("beast_kind/0", 6, "a creature of this game is of kind"),
    ("wizards/0/shared", 1, "the shared glyph of seat 0 is a number from 0 to 0"),
    ("wizards/0/robe", 1, "the robe of seat 0 is a number from -1 to -1"),
    ("wizards/0/wand", 1, "the wand of seat 0 is a number from 0 to 0"),
    ("wizards/0/staff", 0, "the staff of seat 0 is a number from -1 to -1"),
    ("wizards/0/room", 9, "the room of seat 0 is a room in play"),
    ("beast_room/0", 9, "where a creature stands is a room in play"),
    ("tokens/45", 1, "'lost' is not in play and holds nothing"),
]


@pytest.mark.parametrize(("path", "value", "reason"), BASIC_EDITS)
def test_the_basic_game_has_bounds_of_its_own(path: str, value: Any, reason: str) -> None:
    head = state_of(basic({}, {}, things={"zen": "imp"}))
    with pytest.raises(BadPosition, match=reason):
        from_json(GAME, msgspec.json.encode(changed(head, path, value)))


def test_a_basic_position_takes_only_what_belongs_to_it() -> None:
    with pytest.raises(BadPosition, match="'zap' is no spell of the basic game"):
        basic({}, grid={"11": "zap"})
    with pytest.raises(BadPosition, match="'flood' is no disaster of the basic game"):
        basic({}, deck=["flood"])


def test_what_is_pending_finds_what_it_needs() -> None:
    table = casting("giants-grip", {}, {}, things={"well": "troll"})
    head = state_of(table)
    from_json(GAME, msgspec.json.encode(head))
    stack = head["state"]["stack"]
    perform = next(i for i, frame in enumerate(stack) if frame[""] == "GoOn")
    pick = next(i for i, frame in enumerate(stack) if frame[""] == "PickRoom")
    for path, value, reason in (
        ("aim/beasts", {"()": []}, "aim holds the creature in the grip"),
        ("aim/beasts", {"()": [9]}, "each of beasts of aim is a number from 0 to 0"),
        ("aim/types", {"()": [8]}, "each of types of aim is a number from 0 to 7"),
        ("aim/spaces", {"()": [28]}, "each of spaces of aim is a number from 0 to 27"),
        ("aim/kinds", {"()": [8]}, "each of kinds of aim is a number from 0 to 7"),
        ("aim", None, "aim is an object of the kind Aim"),
        ("aim/farther", 1, "farther of aim is true or false"),
        ("air", None, "one spell is in the air"),
        (f"stack/{perform}/card", 72, "card of GoOn is a number from 0 to 71"),
        (f"stack/{perform}/text", "tea", "text of GoOn is one of main, boost"),
        (f"stack/{perform}/step", "echo", "step of GoOn is one of grip creature"),
        (f"stack/{perform}/chosen", {"()": [0]}, "chosen of GoOn has 0 to 0 entries"),
        (f"stack/{perform}/at", 5, "at of GoOn is a number from 0 to 0"),
        (f"stack/{pick}/things", {"()": [77]}, "a thing of PickRoom is a room in play"),
        (f"stack/{pick}/why", "tea", "why of PickRoom is one of"),
        (f"stack/{pick}", {"": "Flee", "seat": 0}, "GoOn uses what is picked right above it"),
        ("stack/0/seat", 1, "EndTurn belongs to the active seat 0"),
    ):
        with pytest.raises(BadPosition, match=reason):
            from_json(GAME, msgspec.json.encode(changed(head, path, value)))
