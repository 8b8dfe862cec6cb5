"""What a Ward keeps out and asleep, and what robes and calm hold off, kind by kind."""

from typing import Any

import pytest

from spellhall.testing import rule
from tests.games.wizards_academy.tables import (
    advanced,
    casting,
    everything,
    facing,
    glyphs,
    is_bound,
    mana,
)

# -- Wards ---------------------------------------------------------------------------------------


@rule("WA-SP-212", "WA-FIRE-3")
def test_a_ward_breaks_a_chain_of_fire() -> None:
    fires = dict.fromkeys(("cursed", "flux", "well"), "fire")
    table = casting(
        *("ward", {"robe": "fire"}, {"card": "activate-flux-lost"}),
        things=fires,
        room_cards=["flux"],
    )
    table.play("alice: cursed", "alice: end", "alice: keep")
    assert table.question("bob") == "act"
    assert everything(table) == fires


@rule("WA-SP-212", "WA-V-18")
@pytest.mark.parametrize("asleep", [False, True])
@pytest.mark.parametrize(
    ("card", "threat"),
    [("imp-riot", "imp"), ("fire", "fire"), ("wandering-troll", "troll"), ("flood", "water")],
)
def test_a_threat_under_a_ward_does_not_act(card: str, threat: str, asleep: bool) -> None:
    alice, board = {"room": "well", "robe": "fire"}, {"rift": threat}
    bob = {"room": "rift", "glyphs": "1", "card": card}
    table = casting("ward", alice, bob, things=board, room_cards=["library"])
    table.play(f"alice: {'rift' if asleep else 'cursed'}", "alice: end", "alice: keep", "bob: go")
    assert (everything(table) == board and glyphs(table, "bob") == "1") is asleep


@rule("WA-SP-212", "WA-GUARD-1")
def test_a_ward_does_not_keep_guardians_out() -> None:
    rest: dict[str, Any] = {"grid": {"17": "create-guardian"}, "acts": [0, 0, 2]}
    table = casting("ward", {"glyphs": "1 7"}, **rest).play("alice: well", "alice: cast 17")
    assert everything(table) == {"well": "guardian"}
    for creature, rooms in (("guardian", ["cursed", "rift"]), ("imp", ["rift"])):
        rest = {"grid": {"16": "giants-grip"}, "things": {"well": creature}, "acts": [0, 0, 2]}
        table = casting("ward", {"glyphs": "1 6"}, **rest).play("alice: cursed", "alice: cast 16")
        assert sorted(set(table.options("alice")) - {"none"}) == rooms


@rule("WA-SP-212", "WA-V-18")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("fire", {"rift": "fire"}, {"rift": "fire"}),
        ("flood", {"rift": "water water"}, {"rift": "water water", "unstable": "water"}),
        ("frost", {}, {"rift": "ice"}),
        ("nightfall", {}, {"rift": "darkness"}),
        ("poltergeist", {}, {"unstable": "haunt"}),
        ("wandering-troll", {"rift": "troll"}, {"unstable": "troll"}),
        ("imp-riot", {"rift": "imp"}, {"unstable": "imp"}),
    ],
)
def test_nothing_comes_into_a_ward_from_next_door(
    card: str, before: dict[str, str], after: dict[str, str]
) -> None:
    placing = ["rift"] if not before else []
    bob = {"card": card}
    table = casting("ward", {"robe": "fire"}, bob, things=before, room_cards=[*placing, "library"])
    table.play("alice: well", "alice: end", "alice: keep")
    assert everything(table) == after


@rule("WA-SP-212", "WA-AT-DEMON-3")
@pytest.mark.parametrize(("warded", "place"), [("cursed", "flux"), ("rift", "cursed")])
def test_a_demon_does_not_walk_into_a_ward(warded: str, place: str) -> None:
    rest: dict[str, Any] = {
        "grid": {"24": "enrage"},
        "things": {"flux": "demon"},
        "acts": [0, 0, 2],
    }
    table = casting("ward", {"glyphs": "2 4"}, **rest)
    table.play(f"alice: {warded}", "alice: cast 24")
    assert everything(table) == {place: "demon"}


@rule("WA-SP-212", "WA-V-16")
def test_what_lies_under_a_ward_is_not_converted() -> None:
    table = casting(
        *("ward", {"glyphs": "1 6"}),
        acts=[0, 0, 2],
        grid={"16": "transmute"},
        things={"rift": "water", "cursed": "water"},
    )
    table.play("alice: rift", "alice: cast 16", "alice: fire")
    assert everything(table) == {"cursed": "fire", "rift": "water"}


# -- Robes and calm ------------------------------------------------------------------------------

STANDING = {
    "fire": "fire",
    "water": "water water",
    "ice": "ice ice",
    "darkness": "darkness",
    "haunt": "haunt",
    "imp": "imp",
    "troll": "troll",
    "demon": "demon",
}


@rule("WA-ITEM-3", "WA-ITEM-6", "WA-END-1")
@pytest.mark.parametrize("kind", STANDING)
def test_a_robe_spares_the_enduring_of_its_own_kind_only(kind: str) -> None:
    for robe in (kind, "water" if kind == "fire" else "fire"):
        alice = {"room": "zen", "robe": robe, "glyphs": "1"}
        table = advanced(alice, things={"zen": STANDING[kind]}, bound=["11"])
        table.play("alice: end")
        spared = table.question("alice") == "share_glyph" and glyphs(table, "alice") == "1"
        assert (spared and mana(table) == 5 and is_bound(table, "11")) is (robe == kind)


@rule("WA-ITEM-3", "WA-ITEM-6", "WA-IMP-2", "WA-AT-TROLL-2", "WA-AT-DEMON-2")
@pytest.mark.parametrize("kind", ["imp", "troll", "demon"])
def test_a_creature_moves_on_from_who_wears_its_robe_and_from_nobody_else(kind: str) -> None:
    for robe in ("imp", "troll", "demon"):
        alice = {"room": "hoard", "robe": robe, "glyphs": "1"}
        card = "activate-hoard-zen"
        table = facing(card, alice, things={"hoard": kind}, room_cards=["zen"]).play("alice: go")
        moved = everything(table) == {"zen": kind}
        assert (moved and glyphs(table, "alice") == "1" and mana(table) == 5) is (robe == kind)


@rule("WA-SP-408")
@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize(
    ("card", "threat"), [("fire", "fire"), ("flood", "water"), ("activate-hoard-zen", "ice")]
)
def test_calm_is_over_fire_water_and_ice(card: str, threat: str, calm: bool) -> None:
    board = {"zen": threat}
    alice = {"room": "well", "glyphs": "1 7", "who": "nobody"}
    table = advanced(
        *(alice, {"card": card}), grid={"17": "calm"}, things=board, room_cards=["warded"]
    )
    table.play(*(["alice: cast 17"] if calm else []), "alice: end", "alice: keep")
    assert (everything(table) == board) is calm
