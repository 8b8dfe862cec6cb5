"""States that cannot occur are refused with the reason: every zone, every frame on the stack."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import spellhall
from spellhall.engine import BadPosition
from spellhall.engine.machine.frames import Frame
from spellhall.games.arcane_academy import GAME
from spellhall.games.arcane_academy.box.cards import card_named
from spellhall.games.arcane_academy.frames import (
    AddTile,
    ChaosMagic,
    ClearSpace,
    CompleteAssignment,
    EchoTile,
    LiftTile,
    PickSwept,
    StudyDiscard,
    TireTile,
    UseItem,
)
from spellhall.games.arcane_academy.state.invariants import invariants
from spellhall.games.arcane_academy.state.pending import LESS, MOST
from spellhall.testing import Table
from tests.games.arcane_academy.tables import academy, completing, state, using


def studying() -> Table:
    return completing("cram-session", deck=["grand-proof", "corollary", "shardstorm"])


def sweeping() -> Table:
    public = ["-", "grand-proof", "corollary", "shardstorm"]
    return completing("new-syllabus", public=public).play("alice: replace corollary")


def linking() -> Table:
    table = academy({"slate": {"5": "T01", "6": "T12 r3", "9": "T03"}})
    return table.play("alice: cast 5", "alice: stop", "alice: link 6", "alice: will")


def tiring() -> Table:
    return completing("weary-hex", others=[{}]).play("alice: at 2")


def aiming() -> Table:
    return completing("pickpocket-charm", others=[{}])


def crumbling() -> Table:
    return completing("crumbling-sigil", bob={"slate": {"5": "T01", "6": "T02"}})


def honouring() -> Table:
    return completing("gilded-thesis", {"items": ["crystal-loom", "medal-rack"]})


def paying() -> Table:
    return using("forge-of-honours")


def picking() -> Table:
    return using("alembic-of-exchange")


def adding() -> Table:
    return using("masons-trowel", centre=["T01"])


def frame(name: str, field: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Changes one field of the uppermost frame of a kind."""

    def change(told: dict[str, Any]) -> None:
        found = [each for each in told["stack"] if each[""] == name]
        assert field in found[-1]
        found[-1][field] = value

    return change


def part(field: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Changes one field of the table."""

    def change(told: dict[str, Any]) -> None:
        assert field in told
        told[field] = value

    return change


def of_alice(field: str, place: int, value: object) -> Callable[[dict[str, Any]], None]:
    """Changes one entry of a list of alice."""

    def change(told: dict[str, Any]) -> None:
        told["players"][0][field][place] = value

    return change


def renamed(name: str, other: str) -> Callable[[dict[str, Any]], None]:
    """Turns a frame into one of another kind with the same fields."""

    def change(told: dict[str, Any]) -> None:
        [found] = [each for each in told["stack"] if each[""] == name]
        found[""] = other

    return change


def poor(told: dict[str, Any]) -> None:
    told["players"][0]["shards"] = told["players"][0]["will"] = 0


def without_items(told: dict[str, Any]) -> None:
    told["discard"] += told["players"][0]["items"]
    told["players"][0]["items"] = told["players"][0]["tokens"] = []


def acting_within_itself(told: dict[str, Any]) -> None:
    told["stack"].append(told["stack"][-1])


def work_uppermost(told: dict[str, Any]) -> None:
    told["stack"].append({"": "Perform", "seat": 0, "card": 0, "part": "card", "at": 0})


def two_casts(told: dict[str, Any]) -> None:
    told["stack"].insert(2, told["stack"][1])
    told["stack"].insert(2, told["stack"][3])


def after_a_rest(told: dict[str, Any]) -> None:
    told["stack"][1] = {"": "Exchange", "seat": 0}


def without_a_tile(told: dict[str, Any]) -> None:
    told["stack"][2] = {"": "AddTile", "seat": 0, "left": 1}


def not_tucked(told: dict[str, Any]) -> None:
    told["stack"] = [each for each in told["stack"] if each[""] != "Tuck"]


def covered_by_nothing(told: dict[str, Any]) -> None:
    alice = told["players"][0]
    alice["under"].append(1000 * 1 + alice["top"][9])
    alice["top"][9] = -1


def corner_on_top(told: dict[str, Any]) -> None:
    alice = told["players"][0]
    alice["under"].append(1000 * 3 + alice["top"][9])
    alice["top"][9] = -1


def unknown_cover(told: dict[str, Any]) -> None:
    told["players"][0]["under"].append(1000 * 3 + 156)


def all_tired(told: dict[str, Any]) -> None:
    told["players"][1]["tired"] = [1 if laid >= 0 else 0 for laid in told["players"][1]["top"]]


def nothing_to_crumble(told: dict[str, Any]) -> None:
    bob = told["players"][1]
    for space in (5, 6):
        told["gone"].append(bob["top"][space] // 4)
        bob["top"][space] = -1


def too_many_held(told: dict[str, Any]) -> None:
    told["players"][0]["hand"] += [told["deck"].pop() for _ in range(4)]


def few_held(told: dict[str, Any]) -> None:
    for _ in range(2):
        told["deck"].insert(0, told["players"][0]["hand"].pop())


BOUNDS = [
    ("bag", "a tile in the bag", 0, 34),
    ("pending", "a pending tile", 0, 34),
    ("gone", "a tile out of the game", 0, 34),
    ("centre", "a tile in the centre", -1, 34),
    ("public", "a Public Assignment", -1, 51),
    ("deck", "a card of the deck", 0, 51),
    ("discard", "a discarded card", 0, 51),
    ("aside", "a Spell set aside", 0, 51),
]
OWN_BOUNDS = [
    ("hand", "a Private Assignment", 0, 51),
    ("spells", "a completed Spell", 0, 51),
    ("items", "a completed Item", 0, 51),
    ("top", "a tile on a Slate", -1, 155),
    ("under", "a covered tile", 0, 11_999),
]


@pytest.mark.parametrize(("zone", "what", "least", "most"), BOUNDS + OWN_BOUNDS)
def test_a_number_beyond_what_there_is_is_named(
    zone: str, what: str, least: int, most: int
) -> None:
    codec = GAME.codec
    for number in (least - 1, most + 1):
        told = codec.to_builtins(state(linking()))
        holder = told if zone in told else told["players"][1]
        holder[zone] = [number]
        with pytest.raises(AssertionError) as error:
            invariants(codec.from_builtins(told))
        assert str(error.value) == f"{what} is {least} to {most}, not {number}"


EDITS: list[tuple[Callable[[], Table], Callable[[dict[str, Any]], None], str]] = [
    (linking, frame("ResolveTile", "space", 12), "a space is 0 to 11, not 12"),
    (linking, frame("ResolveTile", "space", -1), "a space is 0 to 11, not -1"),
    (linking, frame("ResolveTile", "done", -1), "what a tile has done is 0 to 3, not -1"),
    (linking, frame("ResolveTile", "space", 1), "no tile lies on space 1"),
    (linking, frame("ResolveTile", "done", 4), "what a tile has done is 0 to 3, not 4"),
    (linking, frame("NextLinked", "space", 2), "no tile lies on space 2"),
    (linking, frame("NextLinked", "resolved", 0), "the tiles that have acted is 1 to"),
    (linking, frame("NextLinked", "resolved", 1 << 38), "the Activated Tile has acted"),
    (linking, frame("NextLinked", "resolved", 1 << 34 | 1), "a tile of one's own Slate"),
    (linking, frame("NextLinked", "resolved", 1 << 39 | 1), "the tiles that have acted is 1 to"),
    (linking, frame("NextLinked", "seat", 1), "only the active seat acts"),
    (linking, part("active", 1), "only the active seat acts"),
    (linking, part("active", 2), "the active seat is 0 to 1, not 2"),
    (linking, part("lanes", [[]]), "nobody chooses at the same time"),
    (linking, part("revealed", -1), "things revealed is 0 or more"),
    (linking, part("limit", -1), "the turn limit is 0 or more"),
    (linking, part("centre", [-1, -1, -1]), "the centre has 4 slots of each kind"),
    (linking, part("public", [-1, -1, -1]), "the centre has 4 slots of each kind"),
    (linking, part("bag", []), "35 tiles and the corners, each once"),
    (linking, part("deck", [1, 2]), "52 Assignments, each once"),
    (linking, part("players", []), "there are 2 to 4 players, not 0"),
    (linking, of_alice("top", 5, -1), "no Exhaustion Token on an empty space"),
    (linking, of_alice("top", 5, 156), "a tile on a Slate is -1 to 155, not 156"),
    (linking, of_alice("top", 5, 4 * 35), "on space 5 lies its own Corner Action and no other"),
    (linking, of_alice("top", 0, 4 * 36), "on space 0 lies its own Corner Action and no other"),
    (linking, of_alice("top", 0, 4 * 35 + 1), "on space 0 lies its own Corner Action"),
    (linking, of_alice("tired", 5, -1), "Exhaustion Tokens is 0 or more"),
    (studying, frame("StudyDiscard", "left", 4), "left of StudyDiscard is 1 to 3, not 4"),
    (studying, frame("StudyDiscard", "left", 0), "left of StudyDiscard is 1 to 3, not 0"),
    (studying, frame("Tuck", "card", 0), "a Spell to be tucked is set aside"),
    (studying, part("aside", []), "52 Assignments, each once"),
    (sweeping, frame("PickSwept", "row", 2), "a row is 0 or 1, not 2"),
    (sweeping, frame("PickSwept", "row", 1), "an empty slot is not picked"),
    (sweeping, frame("PickSwept", "picked", 1), "an empty slot is not picked"),
    (sweeping, frame("PickSwept", "picked", 16), "the slots picked is 0 to 15, not 16"),
    (sweeping, frame("PickSwept", "picked", -1), "the slots picked is 0 to 15, not -1"),
    (sweeping, frame("PickSwept", "left", 4), "more is picked than can be"),
    (tiring, frame("TireTile", "target", 0), "an opponent's tile is exhausted"),
    (tiring, frame("TireTile", "target", -1), "a target is 0 to 2, not -1"),
    (tiring, frame("TireTile", "target", 3), "a target is 0 to 2, not 3"),
    (tiring, frame("TireTile", "left", 3), "left of TireTile is 1 to 2, not 3"),
    (aiming, frame("PickOpponent", "card", 52), "a card is 0 to 51, not 52"),
    (aiming, frame("PickOpponent", "card", -1), "a card is 0 to 51, not -1"),
    (aiming, frame("PickOpponent", "at", -1), "a place in a list of verbs is 0 to 0, not -1"),
    (aiming, frame("PickOpponent", "card", card_named("I07")), "is completed, or being"),
    (aiming, frame("PickOpponent", "card", card_named("S02")), "is completed, or being"),
    (aiming, frame("PickOpponent", "part", "card.paid"), "the parts of this card are card, not"),
    (aiming, frame("PickOpponent", "at", 1), "a place in a list of verbs is 0 to 0, not 1"),
    (crumbling, frame("CrumbleTile", "seat", 0), "an opponent's tile crumbles"),
    (crumbling, frame("CrumbleTile", "seat", -1), "a seat is 0 to 1, not -1"),
    (crumbling, frame("CrumbleTile", "seat", 2), "a seat is 0 to 1, not 2"),
    (honouring, frame("PickItem", "n", 1), r"an Item gets one of [2, 3] points, not 1"),
    (linking, acting_within_itself, "a tile that acts does not act within itself"),
    (linking, work_uppermost, "somebody is asked"),
    (linking, after_a_rest, "only in a cast something else is pending"),
    (linking, without_a_tile, "in a cast a tile acts"),
    (linking, two_casts, "cannot be pending there"),
    (linking, covered_by_nothing, "space 1 is empty, so nothing is covered there"),
    (linking, corner_on_top, "the Corner Action of space 3 lies lowest"),
    (linking, unknown_cover, "a covered tile on space 3 is none of ours"),
    (studying, not_tucked, "the Spells set aside are those still to be tucked"),
    (studying, too_many_held, "seat 0 holds 7 Private Assignments, at most 6"),
    (studying, few_held, "as many cards are discarded as are held"),
    (tiring, all_tired, "an un-exhausted tile is exhausted"),
    (crumbling, nothing_to_crumble, "a tile crumbles that may be taken off"),
    (aiming, renamed("PickOpponent", "PayTrade"), "a price is asked for a trade"),
    (aiming, renamed("PickOpponent", "PickOne"), "one of several lists is picked"),
    (paying, renamed("PayTrade", "PickOpponent"), "an opponent is picked for what hits one"),
    (paying, poor, "a trade is offered to who can pay"),
    (picking, poor, "one of the lists can be picked"),
    (honouring, without_items, "there is an Item to put tokens on"),
    (paying, of_alice("items", 0, card_named("S01")), "time-dilation is a Spell"),
    (adding, frame("Perform", "at", 2), "a place in a list of verbs is 0 to 1, not 2"),
    (adding, frame("AddTile", "left", 3), "left of AddTile is 1 to 2, not 3"),
]


@pytest.mark.parametrize(("table", "change", "reason"), EDITS, ids=[each[2] for each in EDITS])
def test_an_impossible_state_is_refused_with_the_reason(
    table: Callable[[], Table], change: Callable[[dict[str, Any]], None], reason: str
) -> None:
    codec = GAME.codec
    told = codec.to_builtins(state(table()))
    invariants(codec.from_builtins(told))
    change(told)
    with pytest.raises(AssertionError) as error:
        invariants(codec.from_builtins(told))
    assert reason in str(error.value)


LEFT: list[tuple[type[Frame], int]] = [
    (AddTile, 2),
    (UseItem, 2),
    (CompleteAssignment, 1),
    (ChaosMagic, 3),
    (ClearSpace, 2),
    (EchoTile, 1),
    (LiftTile, 2),
    (StudyDiscard, 3),
    (PickSwept, 4),
    (TireTile, 2),
]


def test_how_often_something_may_be_done_comes_from_the_cards() -> None:
    assert list(MOST.items()) == LEFT
    assert LESS == [0, 1, 2]


@pytest.mark.parametrize(
    "change",
    [
        frame("ResolveTile", "done", "x"),
        frame("NextLinked", "space", None),
        part("owed", "x"),
        part("turn", 1.5),
        part("deck", 0),
        part("stack", [7]),
        of_alice("top", 5, "T01"),
        of_alice("tired", 5, None),
    ],
)
def test_what_is_no_number_is_refused_at_the_door(change: Callable[[dict[str, Any]], None]) -> None:
    """The compiled build refuses it already when the object is made."""
    whole = msgspec.json.decode(linking().match.to_json())
    change(whole["state"])
    with pytest.raises(BadPosition, match=r"cannot occur|has the wrong fields"):
        spellhall.from_json(msgspec.json.encode(whole))
