"""What the table is told: every event, once, in the order in which things happen."""

from typing import Any

import pytest

from spellhall.testing import Table, rule
from tests.games.arcane_academy.tables import SEVEN, academy, completing, state, using

FULL: dict[str, Any] = {"hand": ["static-fog", "wild-surge", "resonance"]}  # nothing to be drawn
ROWS: dict[str, Any] = {
    "public": ["corollary", "shardstorm", "mind-leech", "second-wind"],
    "centre": ["T03", "T04", "T05", "T06"],
}


def quiet(alice: dict[str, Any] | None = None, **rest: Any) -> Table:
    """A table where the end of a turn refills nothing."""
    return academy(FULL | (alice or {}), **(ROWS | rest))


def test_a_rest_and_the_next_turn() -> None:
    table = quiet({"tired": [0]}).play("alice: rest")
    assert table.log() == ["alice rests: no tile is exhausted any more."]
    table.play("alice: keep")
    assert table.log() == ["Turn 2: bob"]


def test_an_exchange_after_a_rest() -> None:
    table = quiet(deck=["grand-proof"]).play("alice: rest", "alice: exchange wild-surge")
    assert table.log() == ["alice exchanges Wild Surge for a new card.", "Turn 2: bob"]
    assert table.log("alice")[0] == "alice exchanges Wild Surge and draws Grand Proof."


@rule("AA-VERB-18", "AA-REST-2")
def test_what_a_rest_sets_off_comes_between_the_rest_and_the_exchange() -> None:
    table = quiet({"items": ["pillow-of-dreams"]}).play("alice: rest")
    assert table.log() == [
        "alice rests: no tile is exhausted any more.",
        "alice gains 1 Will from Pillow of Dreams.",
        "alice gains 1 Shard from Pillow of Dreams.",
    ]
    assert table.awaits() == "alice: exchange"


def test_a_cast_and_a_linked_tile() -> None:
    table = quiet({"slate": {"5": "T01", "6": "T02"}}).play("alice: cast 5")
    assert table.log() == ["alice casts with space 5: Gain Will."]
    table.play("alice: will")
    assert table.log() == ["alice gains 1 Will from space 5."]
    table.play("alice: link 6")
    assert table.log() == ["The linked tile on space 6 acts: Collect Shard."]
    table.play("alice: shard")
    assert table.log() == ["alice gains 1 Shard from space 6.", "Turn 2: bob"]


@rule("AA-GEN-2", "AA-GEN-3")
def test_nothing_is_told_of_gains_and_losses_that_come_to_nothing() -> None:
    fog = completing("static-fog", bob={"will": 0}, others=[{"will": 1}])
    assert [line for line in fog.log() if "loses" in line] == [
        "cara loses 1 Will to alice's Static Fog."
    ]
    full = completing("textbook-invocation", {"items": ["apprentices-robe"], "will": 9})
    assert "alice gains 1 Will from Textbook Invocation." in full.log()
    wand = using("wellspring-wand", {"will": 9})
    assert not any("gains" in line for line in wand.log())


@rule("AA-ENDT-1", "AA-ENDT-2", "AA-ENDT-3", "AA-ENDT-4", "AA-AMB-13", "AA-PD-12")
def test_the_end_of_a_turn_in_its_order() -> None:
    table = academy(
        SEVEN | {"slate": {"5": "T16"}, "hand": ["kindle-crystal", "wild-surge", "resonance"]},
        public=["-", "second-wind", "static-fog", "reverse-alchemy"],
        centre=["T02", "T03", "T04", "T06"],
        deck=["time-dilation", "clean-slate", "new-syllabus"],
        chance=[0],
    )
    table.play("alice: cast 5", "alice: complete", "alice: complete kindle-crystal")
    assert table.log() == [
        "alice completes Kindle Crystal for 2 Will.",
        "alice gains 2 Shards from Kindle Crystal.",
    ]
    table.play("alice: add", "alice: take T03")
    assert table.log() == ["alice takes a tile with space 5: Gain Will / Collect Shard."]
    table.play("alice: place T03 6 r0")
    assert table.log("alice") == [
        "alice places Gain Will / Collect Shard on space 6.",
        "New in the centre: Complete Assignment + Complete Assignment.",
        "New Public Assignment: Time Dilation.",
        "alice draws Clean Slate.",
        "Pencils down! Everybody gets one more turn, alice last.",
        "Turn 2: bob",
    ]
    assert table.log()[3] == "alice draws 1 Private card."


@rule("AA-PD-2", "AA-PD-12")
def test_the_last_card_calls_pencils_down_when_it_is_drawn() -> None:
    table = academy({}, deck=["corollary", "shardstorm"], deck_only=True, bag_only=[])
    table.play("alice: rest")
    assert table.log()[1:] == [
        "New Public Assignment: Corollary.",
        "Pencils down! Everybody gets one more turn, alice last.",
        "New Public Assignment: Shardstorm.",
        "Turn 2: bob",
    ]


@rule("AA-ASG-6", "AA-VERB-18")
def test_a_spells_effects_come_before_what_its_end_sets_off() -> None:
    table = completing(
        "kindle-crystal", FULL | {"items": ["echo-locket"], "hand": ["kindle-crystal"]}
    )
    assert table.log()[:3] == [
        "alice completes Kindle Crystal for 2 Will.",
        "alice gains 2 Shards from Kindle Crystal.",
        "alice gains 1 Shard from Echo Locket.",
    ]


def test_an_item_and_the_token_it_sets_off() -> None:
    table = completing("crystal-loom", {"items": ["wall-of-fame"]})
    assert table.log()[:2] == [
        "alice completes Crystal Loom for 4 Shards.",
        "alice's Wall of Fame gets 1 Prestige Token.",
    ]
    assert using("forge-of-honours").play("alice: pay").log()[:2] == [
        "alice pays 1 Shard for Forge of Honours.",
        "alice's Forge of Honours gets 2 Prestige Tokens.",
    ]


def test_using_an_item_and_aiming_it() -> None:
    table = using("imp-in-a-bottle", others=[{}])
    assert table.log() == ["alice uses Imp in a Bottle."]
    table.play("alice: b", "alice: at 3")
    assert table.log()[:3] == [
        "Imp in a Bottle is aimed at cara.",
        "cara loses 1 Will to alice's Imp in a Bottle.",
        "alice gains 1 Will from Imp in a Bottle.",
    ]


@rule("AA-VERB-9", "AA-VERB-20")
def test_studying_and_discarding() -> None:
    table = using("scrying-bowl", {"hand": ["resonance"]}, deck=["corollary", "shardstorm"])
    assert table.log() == ["alice uses Scrying Bowl.", "alice studies 2 cards by Scrying Bowl."]
    assert table.log("alice")[1] == "alice studies Corollary, Shardstorm by Scrying Bowl."
    table.play("alice: discard shardstorm")
    assert table.log() == ["alice discards Shardstorm by Scrying Bowl."]
    table.play("alice: discard resonance")
    assert table.log()[:2] == [
        "alice discards Resonance by Scrying Bowl.",
        "alice gains 1 Will from Scrying Bowl.",
    ]


def test_lifting_clearing_and_repeating() -> None:
    table = using("lodestone-gloves", {"slate": {"6": "T02"}}).play("alice: lift 6")
    assert table.log() == ["alice picks Collect Shard up from space 6 by Lodestone Gloves."]
    table.play("alice: clear 0")
    assert table.log() == ["alice clears space 0 by Lodestone Gloves."]
    echo = completing("repeat-the-verse").play("alice: echo 11")
    assert echo.log() == [
        "The tile on space 11 acts once more by Repeat the Verse: Gain Will / Collect Shard."
    ]


@rule("AA-VERB-5")
def test_second_wind_tells_of_the_spaces_it_clears_and_no_others() -> None:
    table = completing("second-wind", {"tired": [3, 8]})
    told = [line for line in table.log() if "clears" in line]
    assert told == [f"alice clears space {space} by Second Wind." for space in (0, 3, 8)]


def test_hurting_a_slate() -> None:
    table = completing("crumbling-sigil", bob={"slate": {"5": "T01", "6": "T02"}})
    assert table.log()[-1] == "Crumbling Sigil is aimed at bob."
    table.play("bob: crumble 6")
    assert table.log()[0] == "bob's Collect Shard on space 6 crumbles by alice's Crumbling Sigil."
    tired = completing("weary-hex").play("alice: tire 3")
    assert tired.log() == ["bob's space 3 is exhausted by alice's Weary Hex."]


@rule("AA-VERB-10")
def test_what_was_swept_is_named_and_what_came_lies_open() -> None:
    table = completing("new-syllabus", **ROWS)
    table.play("alice: replace mind-leech", "alice: replace corollary", "alice: sweep")
    assert table.log()[0] == "alice replaces Corollary, Mind Leech in the centre by New Syllabus."
    tiles = completing("open-the-bag", **ROWS).play("alice: replace T04", "alice: sweep")
    assert tiles.log() == ["alice replaces Complete Assignment in the centre by Open the Bag."]
    none = completing("new-syllabus", **ROWS).play("alice: sweep")
    assert not any("replaces" in line for line in none.log())


@rule("AA-XTRA-1")
def test_an_extra_turn_is_announced_and_called_by_its_name() -> None:
    table = completing("time-dilation", FULL | {"hand": ["time-dilation"]})
    assert table.log()[:2] == [
        "alice completes Time Dilation for 6 Will.",
        "alice will take an extra turn by Time Dilation.",
    ]
    assert table.log()[-1] == "Extra turn 2: alice"
    table.play("alice: rest", "alice: keep")
    assert table.log()[-1] == "Turn 3: bob"
    assert (state(table).owed, state(table).extra) == (0, 1)


@pytest.mark.parametrize("viewer", [None, "alice", "bob"])
def test_a_completed_card_is_told_to_all_with_its_price(viewer: str | None) -> None:
    table = completing("crystal-loom", {"items": ["geode-satchel"]})
    assert table.log(viewer)[0] == "alice completes Crystal Loom for 3 Shards."
