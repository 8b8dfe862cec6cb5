"""What one part of a text sets off happens before the next part (WA-SP-3, WA-MC-1)."""

import pytest

from spellhall.testing import rule
from tests.games.wizards_academy.tables import (
    advanced,
    casting,
    everything,
    facing,
    glyphs,
    mana,
    room_of,
    state,
)

# Ice in three of the four rooms that the crystal is linked to: the ring closes with the fourth.
RING = dict.fromkeys(("zen", "cursed", "library"), "ice")


@rule("WA-SP-3", "WA-SP-108", "WA-INT-1")
def test_water_puts_fire_out_before_a_boosted_drizzle_takes_a_token() -> None:
    table = casting("drizzle", boost=True, things={"well": "fire", "rift": "ice"})
    table.play("alice: well")
    assert table.options("alice") == ["water well", "ice rift"]


@rule("WA-SP-3", "WA-SP-107", "WA-INT-3")
def test_ice_freezes_water_before_a_boosted_chill_goes_on() -> None:
    table = casting("chill", boost=True, things={"well": "water water", "rift": "fire"})
    table.play("alice: well")
    assert everything(table) == {"well": "ice", "rift": "fire"}
    table.play("alice: rift")
    assert everything(table) == {"well": "ice", "rift": "fire"}


@rule("WA-SP-3", "WA-SP-218", "WA-SP-416", "WA-GEN-25")
@pytest.mark.parametrize("word", ["restless-spirit", "mana-leak"])
def test_the_last_mana_goes_before_anybody_gains_a_glyph(word: str) -> None:
    table = casting(word, {"room": "crystal"}, {}, mana=1, sources={"1": "zen", "2": "hoard"})
    assert table.awaits() == "the game is over"
    assert [wizard.glyphs for wizard in state(table).wizards] == [[0] * 7, [0] * 7]


@rule("WA-SP-3", "WA-SP-105", "WA-AT-ICE-8")
def test_the_ring_closes_before_a_boosted_twist_turns_the_next_room() -> None:
    table = casting("dimension-twist", {"room": "warded"}, boost=True, things=RING)
    table.play("alice: warded r1")
    assert (mana(table), everything(table), table.question("alice")) == (4, {}, "pick_room")


@rule("WA-SP-3", "WA-SP-406", "WA-AT-ICE-8")
def test_the_ring_closes_between_two_shifts() -> None:
    table = casting("rebuild", things=RING)
    table.play("alice: turn warded right")
    assert (mana(table), everything(table), table.question("alice")) == (4, {}, "pick_shift")


@rule("WA-DC-11", "WA-AT-ICE-8", "WA-MC-1")
def test_a_disaster_that_turns_a_room_may_close_the_ring() -> None:
    table = facing("twist", things=RING, room_cards=["warded"])
    assert (mana(table), everything(table)) == (4, {})


@rule("WA-DC-42", "WA-AT-ICE-8", "WA-MC-1")
def test_a_wing_that_collapses_may_close_the_ring() -> None:
    rooms = {"D3": "outer", "outside": "lost"}
    table = facing("collapsing-wing", things=RING, room_cards=["warded"], rooms=rooms)
    assert (mana(table), everything(table)) == (4, {})


@rule("WA-SP-3", "WA-SP-201", "WA-IMP-6", "WA-SP-302")
def test_every_step_of_a_forced_creature_is_looked_at() -> None:
    table = casting("giants-grip", {"room": "cursed"}, things={"cursed": "troll", "crystal": "imp"})
    table.play("alice: crystal")
    assert (mana(table), everything(table)) == (4, {"crystal": "imp"})
    assert table.question("alice") == "act"


@rule("WA-DIS-7", "WA-DC-36", "WA-GUARD-2")
def test_an_imp_that_a_guardian_catches_is_gone_before_the_next_paragraph() -> None:
    board = {"zen": "guardian imp-portal"}
    table = facing("imp-riot", things=board, room_cards=["library"])
    assert everything(table) == {"zen": "imp-portal guardian"}


@rule("WA-CHAR-4", "WA-INT-1")
def test_a_token_that_maelis_turned_is_looked_at_once_more() -> None:
    table = casting("drizzle", {"who": "maelis"}, things={"rift": "water water"})
    table.play("alice: well", "alice: water well", "alice: water rift", "alice: fire")
    assert (everything(table), table.question("alice")) == ({"rift": "water"}, "act")


@rule("WA-ROOM-03", "WA-GUARD-2")
def test_the_imp_of_the_cursed_room_meets_its_guardian() -> None:
    table = advanced({"room": "cursed"}, things={"cursed": "guardian"})
    table.play("alice: use", "alice: 3")
    assert (everything(table), glyphs(table, "alice")) == ({"cursed": "guardian"}, "3")


@rule("WA-SP-115", "WA-SP-3")
def test_a_wizard_stumbles_before_it_chooses_the_glyph_to_lose() -> None:
    table = casting("stumble", {"glyphs": "5 6"}, room_cards=["warded"])
    assert (room_of(table, "alice"), table.question("alice")) == ("rift", "pick_glyph")
    table.play("alice: 5")
    assert glyphs(table, "alice") == "6"
