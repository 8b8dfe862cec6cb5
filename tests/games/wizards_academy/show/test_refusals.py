"""What is not offered is refused with a reason, and nothing is both (WA-DEC-5)."""

from random import Random

import pytest

from spellhall.engine import begin
from spellhall.engine.choices import ALLOWED
from spellhall.games import find
from spellhall.games.wizards_academy.box.grid import SPACE_WORDS
from spellhall.games.wizards_academy.box.scenarios import SCENARIO_WORDS
from spellhall.games.wizards_academy.choices import LAST_RESORT
from spellhall.games.wizards_academy.frames.turn import Act
from spellhall.games.wizards_academy.rules.actions import why_not_resort
from spellhall.games.wizards_academy.show.refusals import ACT_CHECKS
from spellhall.games.wizards_academy.state.state import Academy
from spellhall.testing import check_questions, rule
from tests.games.wizards_academy.sights import rooms_in, seen
from tests.games.wizards_academy.tables import advanced, basic, casting, facing

GAME = find("wizards_academy")
CHECKS = {**ACT_CHECKS, LAST_RESORT: why_not_resort}


@rule("WA-ITEM-3", "WA-ATURN-10", "WA-AT-TROLL-1")
def test_a_troll_robe_lifts_the_refusal_with_the_ban() -> None:
    for robe, offered, refused in (("troll", True, {}), ("imp", False, "WA-AT-TROLL-1")):
        table = advanced({"room": "zen", "robe": robe}, {}, things={"zen": "troll"})
        assert ("use" in table.options("alice")) == offered
        assert table.refused("alice").get("action:14", {}) == refused


@rule("WA-ATURN-10", "WA-ACT-7", "WA-AT-TROLL-1")
def test_a_troll_keeps_the_glyphs_too_and_a_guardian_nothing_else() -> None:
    sources = {"1": "zen"}
    table = advanced({"room": "zen"}, things={"zen": "troll"}, sources=sources)
    assert table.refused("alice")["source:1"] == "WA-AT-TROLL-1"
    table = advanced({"room": "zen"}, things={"zen": "guardian"}, sources=sources)
    assert table.refused("alice")["source:1"] == "WA-ACT-7"
    assert "use" in table.options("alice")
    assert "action:14" not in table.refused("alice")


@rule("WA-AMB-49", "WA-ITEM-3", "WA-ATURN-7")
def test_an_ice_robe_finds_power_through_double_ice() -> None:
    board = {"flux": "ice ice", "workshop": "ice ice"}
    for robe, offered in (("ice", True), ("fire", False)):
        table = advanced(
            *({"room": "study", "robe": robe}, {}), sources={"1": "study"}, things=board
        )
        assert ("take 1" in table.options("alice")) == offered
        assert (table.refused("alice").get("source:1") == "WA-ATURN-7") != offered
        assert (table.refused("alice").get("action:7") == "WA-ATURN-7") != offered
        shown = [rooms_in(seen(table, seat).empowered) for seat in (0, 1)]
        assert ["study" in rooms for rooms in shown] == [offered, False]


@rule("WA-AMB-49", "WA-ATURN-7")
def test_an_ice_robe_finds_no_power_through_a_wall() -> None:
    table = advanced({"room": "ball", "robe": "ice"}, rooms={"A4": "ball r1"})
    assert table.refused("alice")["action:16"] == "WA-ATURN-7"


@rule("WA-ITEM-2", "WA-ITEM-8", "WA-ITEM-10", "WA-ATURN-8")
def test_a_room_action_that_cannot_be_paid_says_so() -> None:
    for room, touch, cost in (
        *(("awakened", "action:10", 4), ("workshop", "action:11", 3)),
        ("hoard", "action:12", 5),
    ):
        table = advanced({"room": room, "who": "ivo", "glyphs": "1 " * (cost - 1)})
        assert "use" not in table.options("alice")
        assert table.refused("alice")[touch] == "WA-ATURN-8"
        table = advanced({"room": room, "who": "ivo", "glyphs": "1 " * cost})
        assert "use" in table.options("alice")


@rule("WA-ATURN-2", "WA-ATURN-11", "WA-ACT-1")
def test_without_an_action_everything_is_refused() -> None:
    table = advanced(
        {"room": "zen", "glyphs": "1 2", "staff": "33"}, {}, sources={"1": "zen"}, acts=[0, 0, 0]
    )
    assert table.options("alice") == ["end", "recall", "show"]
    refused = table.refused("alice")
    for touch in ("room:12", "source:1", "action:14", "staff:0"):
        assert refused[touch] == "WA-ACT-1"
    assert refused["space:12"] == "WA-ATURN-11"
    assert refused["space:11"] == "WA-CAST-1"
    table = advanced(
        {"room": "zen", "glyphs": "1 2", "staff": "33"}, {}, sources={"1": "zen"}, acts=[1, 0, 0]
    )
    refused = table.refused("alice")
    assert {"room:12", "staff:0"} & set(refused) == set()
    assert (refused["source:1"], refused["action:14"]) == ("WA-ATURN-2", "WA-ATURN-2")


@rule("WA-AT-HAUNT-2", "WA-DC-26")
def test_who_has_lost_the_way_is_told_why_no_room_can_be_chosen() -> None:
    table = advanced({"room": "zen"}, things={"zen": "haunt"})
    assert table.refused("alice")["room:12"] == "WA-AT-HAUNT-2"
    table = facing("portals", {"room": "zen"})
    table.play("alice: go")
    assert table.refused("alice")["room:12"] == "WA-DC-26"


@rule("WA-AMB-37")
def test_a_glyph_that_was_just_refused_is_named_as_the_reason() -> None:
    table = basic({"room": "zen", "glyphs": "1"}, {"glyphs": "2"})
    table.play("alice: cast 12", "bob: refuse")
    refused = table.refused("alice")
    assert (refused["space:12"], refused["space:11"]) == ("WA-AMB-37", "WA-CAST-1")


@rule("WA-ROOM-01")
def test_last_resort_offers_no_binding_when_all_is_bound() -> None:
    everything = [text for text in SPACE_WORDS if "7" not in text and "6" not in text]
    table = basic({}, bound=everything)
    assert "action:0" not in table.refused("alice")
    table = advanced({}, bound=list(SPACE_WORDS))
    assert table.refused("alice")["resort:3"] == "WA-ROOM-01"
    assert "resort bind" not in table.options("alice")
    assert "resort glyphs" in table.options("alice")


@pytest.mark.parametrize("scenario", SCENARIO_WORDS)
def test_an_action_is_offered_where_its_check_forbids_nothing(scenario: str) -> None:
    """Options are listed fast, refusals thing by thing; both must come to the same."""
    seen = set()
    for seed in range(4):
        match = begin(GAME, seed % 4 + 1, seed, {"scenario": scenario})
        rng = Random(seed)
        while not match.is_over:
            seat = match.awaited()[0]
            options = match.options(seat)
            s = match.state
            assert isinstance(s, Academy)
            question = s.stack[-1]
            if isinstance(question, Act):
                offered = {option.code for option in options}
                for verb, forbids in CHECKS.items():
                    found = [forbids(s, question, *verb.things(code)) for code in verb.codes]
                    allowed = {
                        code for code, why in zip(verb.codes, found, strict=True) if why == ALLOWED
                    }
                    assert allowed == offered & set(verb.codes)
                    seen |= set(found)
            match.answer(seat, rng.choice(options))
    assert len(seen) > 6


@rule("WA-ATURN-15")
def test_whoever_is_in_the_crystal_is_told_that_recall_leads_nowhere() -> None:
    table = advanced({})
    assert "recall" not in table.options("alice")
    assert table.refused("alice")["recall"] == "WA-ATURN-15"
    assert "recall" not in advanced({"room": "zen"}).refused("alice")
    assert "recall" not in basic({}).refused("alice")


@rule("WA-SP-101", "WA-GEN-1", "WA-GEN-2", "WA-AT-HAUNT-2")
def test_a_dash_is_told_what_is_in_its_way() -> None:
    table = casting("dash", {"room": "warded"})
    assert table.options("alice") == ["stop", "move crystal", "move holy"]
    refused = table.refused("alice")
    assert [room for room in refused if refused[room] == "WA-GEN-2"] == ["room:10", "room:15"]
    assert refused["room:1"] == "WA-GEN-1"
    table = casting("dash", {"room": "zen"}, things={"zen": "haunt"})
    assert table.refused("alice")["room:12"] == "WA-AT-HAUNT-2"


@rule("WA-ACT-9", "WA-GEN-23")
def test_a_bound_spell_cannot_be_named_again() -> None:
    table = basic({"room": "library"}, bound=["11"])
    table.play("alice: use")
    assert "at 11" not in table.options("alice")
    assert table.refused("alice") == {"space:11": "WA-GEN-23"}


@rule("WA-ACT-2", "WA-GEN-1", "WA-ACT-6")
def test_what_is_farther_away_says_so() -> None:
    table = advanced({"room": "zen"}, sources={"1": "study"})
    refused = table.refused("alice")
    assert (refused["room:7"], refused["source:1"]) == ("WA-GEN-1", "WA-ACT-6")
    assert "room:14" not in refused


@rule("WA-CAST-1", "WA-AMB-37")
def test_a_glyph_says_why_it_does_not_pay_for_a_spell() -> None:
    table = basic({"room": "zen", "glyphs": "1 2 3"}, {"glyphs": "2"}, {"glyphs": "2"})
    table.play("alice: cast 12", "alice: pay 1 2@2", "bob: refuse", "alice: cast 12")
    assert table.question("alice") == "pay"
    assert table.refused("alice") == {"glyph:0:3": "WA-CAST-1", "glyph:1:2": "WA-AMB-37"}


@rule("WA-SP-205")
def test_a_pick_says_why_the_others_are_left_out() -> None:
    table = casting("bend-dimension", {"room": "zen"})
    assert len(table.options("alice")) == 3
    refused = table.refused("alice")
    assert set(refused.values()) == {"WA-SP-205"}
    assert "room:14" in refused


@rule("WA-ITEM-8")
def test_a_wand_says_why_it_is_of_no_other_type() -> None:
    table = advanced({"room": "workshop", "glyphs": "1 4", "shared": 5, "who": "nobody"}, {})
    table.play("alice: use", "alice: shared 5", "alice: 1")
    assert table.options("alice") == ["1", "4", "5"]
    assert table.refused("alice") == {f"glyph:0:{kind}": "WA-ITEM-8" for kind in (2, 3, 6, 7)}
    check_questions(table.match, "a type without a source")
