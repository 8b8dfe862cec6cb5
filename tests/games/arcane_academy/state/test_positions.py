"""Positions that cannot occur are refused, and the refusal says what would be right."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import spellhall
from spellhall.engine import BadPosition, from_json
from spellhall.games.arcane_academy import GAME
from spellhall.games.arcane_academy.state.state import fresh_player
from spellhall.testing import Table, check_edits, rule
from tests.games.arcane_academy.tables import (
    EIGHT,
    SEVEN,
    academy,
    completing,
    state,
    tile_on,
    using,
    words,
)

PLACING = [{"": "PlaceTile", "seat": 0}, {"": "EndTurn", "seat": 0}]
RESTING = [{"": "Exchange", "seat": 0}, {"": "EndTurn", "seat": 0}]
HOLDING = {"hand": ["corollary"]}
LAST: dict[str, Any] = {"deck": [], "deck_only": True}

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"alice": {"will": -1}}, "Will is 0 to 9, not -1"),
    ({"alice": {"will": 10}}, "Will is 0 to 9, not 10"),
    ({"bob": {"shards": -1}}, "Shards is 0 or more, not -1"),
    ({"alice": {"items": ["grand-proof"]}}, "grand-proof is a Spell and belongs to spells"),
    ({"bob": {"spells": ["crystal-loom"]}}, "crystal-loom is an Item and belongs to items"),
    ({"alice": {"items": ["crystal-loom +-1"]}}, "points of Prestige Tokens is 0 or more"),
    ({"alice": {"slate": {"0": "T01"}}}, "every Slate shows a Complete Assignment"),
    ({"alice": {"tired": [5]}}, "no Exhaustion Token on an empty space"),
    ({"alice": {"hand": ["corollary", "shardstorm", "mind-leech", "wild-surge"]}}, "holds 4"),
    ({"owed": -1}, "extra turns owed is 0 or more"),
    ({"turn": 0}, "the turn is 1 or more"),
    ({"turn": 3, "extra": 3}, "extra turns taken is 0 to 2, not 3"),
    ({"extra": -1}, "extra turns taken is 0 to 0, not -1"),
    ({"turn": 401}, "turn 401 is beyond the limit of 400"),
    ({"turn": 9, "options": {"turn_limit": 8}}, "turn 9 is beyond the limit of 8"),
    ({"pencils": 7, "last_turns": 2}, "the holder of Pencils Down is -1 to 1, not 7"),
    ({"pencils": 2, **LAST}, "the holder of Pencils Down is -1 to 1, not 2"),
    ({"last_turns": 1}, "counted once somebody holds Pencils Down"),
    (LAST, "whoever drew the last card of the deck holds Pencils Down"),
    ({"pencils": 1}, "held by who completed 8 Assignments or drew the last card"),
    ({"alice": EIGHT}, "seat 0 has completed 8 Assignments, so somebody holds Pencils Down"),
    ({"bob": EIGHT}, "seat 1 has completed 8 Assignments, so somebody holds Pencils Down"),
    ({"bob": SEVEN, "pencils": 1}, "held by who completed 8 Assignments or drew the last card"),
    ({"pencils": 1, "last_turns": 2, **LAST}, "1 regular turns are left, not 2"),
    ({"pencils": 1, "last_turns": 0, **LAST}, "1 regular turns are left, not 0"),
    ({"pencils": 0, "last_turns": 1, **LAST}, "0 or 2 regular turns are left, not 1"),
    ({"pencils": 0, "last_turns": 3, **LAST}, "regular turns left is 0 to 2, not 3"),
    ({"pending": ["T01"]}, "tiles are pending only from an action to the end of its turn"),
    (
        {"alice": HOLDING, "pending": ["T01"], "stack": RESTING},
        "tiles are pending only from an action",
    ),
    ({"stack": PLACING}, "a tile is pending when one is to be placed"),
    ({"stack": []}, "nothing is pending, yet nobody has ended"),
    ({"stack": [{"": "CastOrRest", "seat": 0}]}, "the end of the turn is pending before all"),
    ({"stack": [PLACING[0], PLACING[1], PLACING[1]], "pending": ["T01"]}, "cast or a rest"),
    ({"stack": [{"": "CastOrRest", "seat": 1}, PLACING[1]]}, "only the active seat acts"),
    ({"stack": [{"": "CastOrRest", "seat": 9}, PLACING[1]]}, "is put to seat 9 of 2"),
    (
        {"centre": ["T01"], "stack": [{"": "AddTile", "seat": 0, "left": 1}, PLACING[1]]},
        "or a rest",
    ),
]


@pytest.mark.parametrize(("told", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_an_impossible_set_up_is_refused_with_the_reason(told: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        academy(**told)
    assert reason in str(error.value)


ACCEPTED: list[dict[str, Any]] = [
    {"alice": {"will": 0}, "bob": {"will": 9, "shards": 0}},
    {"turn": 400},
    {"turn": 3, "extra": 2},
    {"turn": 500, "options": {"turn_limit": 0}},
    {"alice": {"hand": ["corollary", "shardstorm", "mind-leech"]}},
    {"alice": SEVEN, "bob": {"items": ["medal-rack"]}},
    {"alice": EIGHT, "pencils": 0},
    {"alice": EIGHT, "pencils": 0, "last_turns": 2},
    {"bob": EIGHT, "pencils": 1},
    {"pencils": 0, "last_turns": 2, **LAST},
    {"pending": ["T01"], "stack": PLACING},
    {"alice": HOLDING, "stack": RESTING},
]


@pytest.mark.parametrize("told", ACCEPTED, ids=str)
def test_a_possible_set_up_is_taken_as_it_is(told: dict[str, Any]) -> None:
    table = academy(**told)
    assert not table.match.is_over
    assert state(table).turn == told.get("turn", 1)


@rule("AA-PD-5")
@pytest.mark.parametrize(
    ("active", "holder", "left"), [(0, 1, 1), (0, 2, 2), (1, 0, 2), (2, 1, 2), (2, 2, 0)]
)
def test_the_last_turns_are_found_from_the_holder(active: int, holder: int, left: int) -> None:
    table = academy({}, {}, {}, active=active, pencils=holder, **LAST)
    assert state(table).last_turns == left


def test_a_finished_game_is_a_position_too() -> None:
    table = academy(pencils=0, **LAST).play("alice: rest")
    again = spellhall.from_json(table.match.to_json())
    assert again.is_over
    assert again.result == table.match.result


# -- What a set-up leaves out ----------------------------------------------------------------------


def test_what_a_set_up_leaves_out_is_as_at_the_start() -> None:
    s = state(Table.at("arcane_academy", {"players": [{}, {}, {}]}))
    for seat in s.players:
        assert (seat.will, seat.shards, len(seat.hand)) == (3, 3, 3)
        assert (seat.spells, seat.items, seat.tokens) == ([], [], [])
        assert (seat.top, seat.under, seat.tired) == (fresh_player().top, [], [0] * 12)
    assert (len(s.public), len(s.centre), len(s.deck), len(s.bag)) == (4, 4, 39, 31)
    assert (s.pending, s.gone, s.discard, s.aside) == ([], [], [], [])
    assert (s.active, s.owed, s.pencils, s.last_turns) == (0, 0, -1, 0)
    assert (s.turn, s.extra, s.limit, s.revealed, s.chance.drawn) == (1, 0, 400, 0, 0)


def test_what_a_set_up_names_lies_where_it_says() -> None:
    setup = {
        "players": [
            {"hand": ["corollary"], "items": ["medal-rack +2", "crystal-loom"], "tired": [3, 3, 5]}
            | {"slate": {"5": ["T01 r2", "T03 r1"], "6": "T03"}, "will": 0, "shards": 12},
            {"spells": ["shardstorm", "textbook-invocation", "textbook-invocation"]},
        ],
        "active": 1,
        "public": ["mind-leech", "-", "second-wind"],
        "centre": ["-", "T04"],
        "deck": ["wild-surge", "resonance"],
        "owed": 1,
        "turn": 12,
        "extra": 2,
    }
    table = Table.at("arcane_academy", setup)
    s = state(table)
    alice, bob = s.players
    assert (words(alice.hand), words(alice.items), alice.tokens) == (
        ["corollary"],
        ["medal-rack", "crystal-loom"],
        [2, 0],
    )
    assert (tile_on(table, "alice", 5), tile_on(table, "alice", 6)) == ("T03 r1", "T03#2 r0")
    assert alice.under == [1000 * 5 + 4 * 0 + 2]
    assert (alice.tired[3], alice.tired[5], sum(alice.tired)) == (2, 1, 3)
    assert (alice.will, alice.shards) == (0, 12)
    assert words(bob.spells) == ["shardstorm", "textbook-invocation", "textbook-invocation#2"]
    assert len(bob.hand) == 3
    assert [card < 0 for card in s.public] == [False, True, False, True]
    assert [tile < 0 for tile in s.centre] == [True, False, True, True]
    assert words(s.deck)[-2:] == ["resonance", "wild-surge"]  # the next card is the last
    assert (s.active, s.owed, s.turn, s.extra) == (1, 1, 12, 2)
    assert table.awaits() == "bob: cast_or_rest"


def test_only_these_cards_and_tiles_are_left() -> None:
    table = academy(deck=["wild-surge", "resonance"], deck_only=True, bag_only=["T02", "T01"])
    s = state(table)
    assert words(s.deck) == ["resonance", "wild-surge"]
    assert len(s.discard) == 50
    assert (s.bag, len(s.gone)) == ([1, 0], 33)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": [{}]}, "has 2 to 4 players, not 1"),
    ({"players": [{}] * 5}, "has 2 to 4 players, not 5"),
    ({"players": [{}, {}], "active": 2}, "there is no seat 2"),
    ({"players": [{}, {}], "active": -1}, "there is no seat -1"),
    ({"players": [{}, {}], "limit": 3}, "unknown field `limit`"),
    ({"players": [{"hand": ["corollary"]}, {"hand": ["corollary"]}]}, "lies in two places"),
    ({"players": [{"hand": ["textbook-invocation"] * 3}, {}]}, "lies in two places"),
    ({"players": [{"hand": ["ace"]}, {}]}, "there is no Assignment 'ace'"),
    ({"players": [{"slate": {"5": "T29"}}, {}]}, "there is no tile 'T29'"),
    ({"players": [{"slate": {"5": "K1"}}, {}]}, "there is no tile 'K1'"),
    ({"players": [{"slate": {"5": "T01 r4"}}, {}]}, "a tile is turned r0 to r3, not 'T01 r4'"),
    ({"players": [{"slate": {"5": "T01 r-1"}}, {}]}, "a tile is turned r0 to r3"),
    ({"players": [{"slate": {"12": "T01"}}, {}]}, "has the spaces 0 to 11, not 12"),
    ({"players": [{"slate": {"-1": "T01"}}, {}]}, "has the spaces 0 to 11, not -1"),
    ({"players": [{"slate": {"x": "T01"}}, {}]}, "'x' is not a number (a space of the Slate)"),
    ({"players": [{"slate": {"+5": "T01"}}, {}]}, "'+5' is not a number (a space of the Slate)"),
    ({"players": [{"slate": {"5": "T01", "05": "T02"}}, {}]}, "'05' is not a number"),
    ({"players": [{"slate": {"5": "T01 r"}}, {}]}, "'' is not a number (T01 r)"),
    ({"players": [{"tired": [12]}, {}]}, "has the spaces 0 to 11, not 12"),
    ({"players": [{"items": ["crystal-loom +x"]}, {}]}, "'x' is not a number"),
    ({"players": [{"items": ["crystal-loom +"]}, {}]}, "'' is not a number (crystal-loom +)"),
    ({"players": [{"items": ["crystal-loom + 3"]}, {}]}, "' 3' is not a number"),
    ({"players": [{}, {}], "public": ["-"] * 5}, "the centre has 4 slots, not 5"),
    ({"players": [{}, {}], "centre": ["-"] * 5}, "the centre has 4 slots, not 5"),
]


@pytest.mark.parametrize(("setup", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_a_set_up_that_cannot_be_read_is_refused(setup: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        Table.at("arcane_academy", setup)
    assert reason in str(error.value)


# -- What is pending -------------------------------------------------------------------------------


def trading() -> Table:
    return using("alembic-of-exchange").play("alice: a")


def tiring() -> Table:
    bob = {"slate": {"5": "T01", "6": "T02"}}
    return completing("weary-hex", bob=bob, others=[{}]).play("alice: at 2")


BOUNDS: list[tuple[Callable[[], Table], str, str, int, int]] = [
    (trading, "NextLinked", "space", 0, 11),
    (trading, "NextLinked", "resolved", 1, 2**39 - 1),  # 35 tiles and 4 corners
    (trading, "ResolveTile", "space", 0, 11),
    (trading, "ResolveTile", "done", 0, 1),
    (trading, "PayTrade", "at", 0, 0),
    (trading, "PayTrade", "card", 0, 51),
    (lambda: using("masons-trowel", centre=["T01", "T02"]), "Perform", "at", 0, 1),
    (lambda: using("masons-trowel", centre=["T01", "T02"]), "AddTile", "card", 0, 51),
    (lambda: using("masons-trowel", centre=["T01", "T02"]), "AddTile", "left", 1, 2),
    (lambda: using("scrying-bowl", {"hand": ["corollary"]}), "StudyDiscard", "left", 1, 3),
    (lambda: completing("open-the-bag", centre=["T01", "T02"]), "PickSwept", "left", 1, 4),
    (lambda: completing("open-the-bag", centre=["T01", "T02"]), "PickSwept", "picked", 0, 15),
    (lambda: using("lodestone-gloves", {"slate": {"5": "T01"}}), "LiftTile", "left", 1, 2),
    (tiring, "TireTile", "left", 1, 2),
]


@pytest.mark.parametrize(("asking", "kind", "field", "least", "most"), BOUNDS)
def test_a_number_of_what_is_pending_has_its_bounds(
    asking: Callable[[], Table], kind: str, field: str, least: int, most: int
) -> None:
    head = msgspec.json.decode(asking().match.to_json())
    (frame,) = [frame for frame in head["state"]["stack"] if frame[""] == kind]
    for number in (least - 2, most + 1):  # card -1: no card asks
        frame[field] = number
        with pytest.raises(BadPosition) as error:
            from_json(GAME, msgspec.json.encode(head))
        assert f" is {least} to {most}, not {number}" in str(error.value)


# -- Random edits ----------------------------------------------------------------------------------

SETUPS: list[dict[str, Any]] = [
    {"players": [{"slate": {"5": ["T01", "T03 r1"], "6": "T16"}, "tired": [5]}, {}], "owed": 1},
    {"players": [EIGHT, {}, {"items": ["medal-rack +2"]}], "pencils": 0, "last_turns": 0},
    {"players": [{}, {"hand": ["corollary"]}], "public": ["-", "shardstorm"], "centre": ["T01"]},
    {"players": [{}, {}, {}, {}], "active": 2, "turn": 9, "extra": 1, "deck": ["corollary"]},
    {"players": [{}, {}], "pencils": 1, "deck": [], "deck_only": True, "bag_only": ["T01"]},
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_edited_position_is_refused_or_can_be_played(players: int) -> None:
    options = {"turn_limit": 40}
    refused = played = 0
    for seed in range(3):
        done = check_edits(GAME, players, seed, options, positions=20, setups=SETUPS)
        refused += done.refused
        played += done.played
    assert refused > 20
    assert played > 2
