"""Turn, cast and linked tiles (ledger sections 4 to 6), with the worked examples."""

import pytest

from spellhall.games.arcane_academy.show.sight.table import sight
from spellhall.testing import ScriptFailed, rule
from tests.games.arcane_academy.tables import academy, completing, player, state, words

EXAMPLE = {
    "slate": {
        "5": "T03 r0",
        "1": "T16 r2",
        "6": "T07 r1",
        "9": "T04 r0",
        "7": "T10 r3",
        "4": "T11 r0",
    },
    "tired": [1],
    "items": ["wellspring-wand"],
    "hand": ["kindle-crystal"],
}


@rule("AA-TURN-1")
def test_turns_go_clockwise() -> None:
    table = academy({}, {}, {}, deck=[], deck_only=True, pencils=0, last_turns=3)
    table.play("alice: rest", "bob: rest", "cara: rest")
    assert table.awaits() == "alice: cast_or_rest"


@rule("AA-TURN-2", "AA-DEC-1", "AA-DEC-21")
def test_a_turn_is_one_cast_or_one_rest_and_is_always_asked() -> None:
    table = academy({"tired": [0, 3, 8, 11]})
    assert table.options("alice") == ["rest"]
    assert table.awaits() == "alice: cast_or_rest"
    table = academy()
    assert table.options("alice") == ["rest", "cast 0", "cast 3", "cast 8", "cast 11"]
    table.play("alice: cast 3")
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-TURN-3", "AA-CAST-1")
def test_a_cast_needs_an_unexhausted_tile_of_ones_own() -> None:
    table = academy({"tired": [3, 8], "slate": {"5": "T01"}}, {"slate": {"6": "T02"}})
    assert table.options("alice") == ["rest", "cast 0", "cast 5", "cast 11"]
    assert table.refused("alice") == {"space:0:3": "AA-CAST-1", "space:0:8": "AA-CAST-1"}


@rule("AA-TURN-4")
def test_rest_is_legal_with_nothing_exhausted() -> None:
    table = academy(deck=[], deck_only=True, pencils=1).play("alice: rest")
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-TURN-5")
def test_the_end_of_turn_steps_run_after_a_rest() -> None:
    table = academy(deck=["kindle-crystal", "grand-proof", "corollary"]).play("alice: rest")
    assert len(player(table, "alice").hand) == 3
    assert [slot >= 0 for slot in state(table).centre] == [True] * 4


@rule("AA-CAST-2")
def test_the_token_lies_on_the_tile_before_its_actions() -> None:
    table = academy().play("alice: cast 11")
    assert table.awaits() == "alice: resolve_tile"
    assert player(table, "alice").tired[11] == 1


@rule("AA-CAST-3", "AA-AMB-17", "AA-DEC-2")
def test_every_action_is_optional() -> None:
    table = academy().play("alice: cast 11", "alice: stop")
    assert (player(table, "alice").will, player(table, "alice").shards) == (3, 3)
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-CAST-4", "AA-AMB-24")
def test_a_slash_is_one_choice_never_both() -> None:
    table = academy().play("alice: cast 11")
    assert table.options("alice") == ["stop", "will", "shard"]
    table.play("alice: will")
    assert (player(table, "alice").will, player(table, "alice").shards) == (4, 3)
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-CAST-5", "AA-AMB-3")
@pytest.mark.parametrize("order", [("will", "shard"), ("shard", "will")])
def test_actions_without_a_slash_come_in_any_order_once_per_printing(
    order: tuple[str, str],
) -> None:
    table = academy({"slate": {"5": "T24"}}).play("alice: cast 5")
    assert table.options("alice") == ["stop", "will", "shard"]
    first, second = order
    table.play(f"alice: {first}", f"alice: {second}", f"alice: {first}", f"alice: {second}")
    assert (player(table, "alice").will, player(table, "alice").shards) == (5, 5)
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-CAST-6")
def test_an_action_is_fully_resolved_before_the_next() -> None:
    table = academy(
        {"slate": {"5": "T20"}, "hand": ["cram-session"], "will": 5}, deck=["grand-proof"]
    )
    table.play("alice: cast 5", "alice: complete", "alice: complete cram-session")
    assert table.awaits() == "alice: study_discard"
    table.play("alice: discard grand-proof")
    assert table.awaits() == "alice: study_discard"


@rule("AA-CAST-7")
def test_linked_tiles_come_after_the_activated_tile() -> None:
    table = academy({"slate": {"5": "T12", "6": "T02"}}).play("alice: cast 5")
    assert table.options("alice") == ["stop", "will"]
    table.play("alice: will", "alice: will")
    assert table.options("alice") == ["stop", "link 6"]


@rule("AA-EX-1", "AA-LINK-1", "AA-LINK-3", "AA-LINK-4", "AA-LINK-5", "AA-LINK-6", "AA-DEC-3")
def test_the_casting_example() -> None:
    table = academy(EXAMPLE).play("alice: cast 5")
    assert player(table, "alice").tired[5] == 1
    table.play("alice: will")
    assert table.options("alice") == ["stop", "link 6", "link 9"]
    refused = table.refused("alice")
    assert refused["space:0:1"] == "AA-LINK-6"
    assert refused["space:0:7"] == "AA-LINK-2"
    assert refused["space:0:4"] == "AA-LINK-2"
    table.play("alice: link 9", "alice: complete", "alice: complete kindle-crystal")
    assert table.options("alice") == ["stop", "link 6"]
    table.play("alice: link 6", "alice: use", "alice: use wellspring-wand")
    assert table.awaits() == "bob: cast_or_rest"
    assert [space for space in range(12) if player(table, "alice").tired[space]] == [1, 5]


@rule("AA-LINK-7", "AA-LINK-9")
@pytest.mark.parametrize("order", [(6, 9), (9, 6)])
def test_linked_tiles_act_in_any_order_once_each(order: tuple[int, int]) -> None:
    slate = {"5": "T01", "6": "T02", "9": "T03"}
    table = academy({"slate": slate}).play("alice: cast 5", "alice: stop")
    table.play(f"alice: link {order[0]}", "alice: shard")
    assert table.options("alice") == ["stop", f"link {order[1]}"]
    table.play("alice: stop")
    assert table.awaits() == "bob: cast_or_rest"


def test_the_sight_tells_what_the_tiles_of_a_cast_have_done() -> None:
    slate = {"5": "T01", "6": "T12 r3", "9": "T03"}
    table = academy({"slate": slate}).play("alice: cast 5", "alice: stop", "alice: link 9")
    table.play("alice: shard", "alice: link 6", "alice: will")
    for seat in (0, 1, None):
        seen = sight(state(table), seat)
        assert seen.activated == 5
        assert [(tile.space, tile.done) for tile in seen.acting] == [(6, 1 << 0)]
        assert seen.acted == [6, 9]


@rule("AA-EX-2", "AA-LINK-2")
@pytest.mark.parametrize(("turn", "linked"), [(0, False), (3, True)])
def test_the_diagram_of_a_link(turn: int, linked: bool) -> None:
    slate = {"5": "T01", "6": f"T05 r{turn}"}
    table = academy({"slate": slate, "hand": ["grand-proof"]}).play("alice: cast 5", "alice: will")
    assert (table.question("alice") == "next_linked") is linked


@rule("AA-LINK-8")
def test_a_linked_tile_is_finished_before_another_is_begun() -> None:
    slate = {"5": "T01", "6": "T12 r3", "9": "T02"}
    table = academy({"slate": slate}).play("alice: cast 5", "alice: stop", "alice: link 6")
    assert table.options("alice") == ["stop", "will"]
    table.play("alice: will", "alice: stop")
    assert table.options("alice") == ["stop", "link 9"]


@rule("AA-LINK-10")
def test_slash_and_may_hold_for_linked_tiles() -> None:
    table = academy({"slate": {"5": "T01", "6": "T03"}})
    table.play("alice: cast 5", "alice: stop", "alice: link 6")
    assert table.options("alice") == ["stop", "will", "shard"]
    table.play("alice: shard")
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-LINK-11", "AA-AMB-4")
def test_a_neighbour_cleared_in_the_same_cast_may_act() -> None:
    table = academy(
        {
            "slate": {"5": "T07", "6": "T02"},
            "tired": [6],
            "items": ["hourglass-of-rest"],
        }
    )
    table.play("alice: cast 5", "alice: use", "alice: use hourglass-of-rest", "alice: clear 6")
    table.play("alice: stop")
    assert table.options("alice") == ["stop", "link 6"]


@rule("AA-LINK-12")
def test_corners_link_and_are_linked() -> None:
    table = academy({"slate": {"1": "T01"}}).play("alice: cast 1", "alice: will")
    assert table.options("alice") == ["stop", "link 0"]
    table = academy({"slate": {"10": "T01"}}).play("alice: cast 10", "alice: will")
    assert table.options("alice") == ["stop", "link 11"]
    table = academy({"slate": {"10": "T01"}}).play("alice: cast 11", "alice: stop")
    assert table.options("alice") == ["stop", "link 10"]


@rule("AA-LINK-13")
def test_a_half_connector_at_the_rim_or_towards_nothing_does_nothing() -> None:
    table = academy({"slate": {"4": "T02"}}).play("alice: cast 4", "alice: shard")
    assert table.options("alice") == ["stop", "link 0", "link 8"]


@rule("AA-LINK-14")
def test_four_tiles_can_be_linked() -> None:
    slate = {"5": "T01", "1": "T02", "6": "T03", "9": "T03", "4": "T22"}
    table = academy({"slate": slate}, centre=["T24"]).play("alice: cast 5", "alice: stop")
    assert table.options("alice") == ["stop", "link 1", "link 6", "link 9", "link 4"]


@rule("AA-ASG-11", "AA-S10", "AA-AMB-28")
def test_a_spell_inside_a_spell_is_tucked_first() -> None:
    table = completing("corollary", {"hand": ["corollary", "reverse-alchemy"]})
    table.play("alice: complete reverse-alchemy", "alice: pay")
    assert words(player(table, "alice").spells) == ["reverse-alchemy", "corollary"]


def test_a_script_fails_on_a_question_it_did_not_foresee() -> None:
    table = academy().play("alice: cast 11")
    with pytest.raises(ScriptFailed, match="bob is not asked; alice: resolve_tile"):
        table.play("bob: rest")
    with pytest.raises(ScriptFailed, match="possible: 'stop', 'will', 'shard'"):
        table.play("alice: rest")
