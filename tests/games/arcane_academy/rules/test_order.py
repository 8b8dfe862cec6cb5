"""Effects in a row, their order asserted: what is asked next, and by whom (AA-CAST-6, AA-VERB-20).

Also what comes a second time: a turn after a turn, a use after a use.
"""

from typing import Any

import pytest

from spellhall.games.arcane_academy.frames import CompleteAssignment, EchoTile
from spellhall.testing import Table, rule
from tests.games.arcane_academy.tables import (
    academy,
    completing,
    faces,
    player,
    state,
    using,
    words,
)

# -- One thing is finished before the next ---------------------------------------------------------


@rule("AA-S07", "AA-VERB-6", "AA-CAST-6")
def test_the_first_use_is_resolved_before_the_second_is_chosen() -> None:
    items = ["hourglass-of-rest", "crystal-loom"]
    table = completing("puppet-strings", {"items": items, "shards": 0, "tired": [3, 8]})
    table.play("alice: use hourglass-of-rest")
    assert table.awaits() == "alice: clear_space"
    table.play("alice: clear 3", "alice: stop")
    assert table.options("alice") == ["pass", "use hourglass-of-rest", "use crystal-loom"]
    table.play("alice: use crystal-loom")
    assert player(table, "alice").shards == 2
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-S21", "AA-VERB-6", "AA-CAST-6")
def test_a_chaos_magic_is_resolved_before_the_next() -> None:
    table = completing("wild-surge", {"items": ["crystal-loom"], "shards": 0}, centre=["T01"])
    table.play("alice: use")
    assert table.awaits() == "alice: use_item"
    table.play("alice: use crystal-loom")
    assert table.awaits() == "alice: chaos_magic"
    table.play("alice: add", "alice: take T01")
    assert table.awaits() == "alice: chaos_magic"
    table.play("alice: shard")
    assert player(table, "alice").shards == 3
    assert table.awaits() == "alice: place_tile"


@rule("AA-S06", "AA-VERB-6")
def test_a_tile_given_up_ends_an_action_that_could_be_repeated() -> None:
    table = completing("unseen-masons", centre=["T01", "T02", "T03"]).play("alice: take T02")
    assert table.options("alice") == ["pass", "take T01", "take T03"]
    table.play("alice: pass", "alice: place T02 5 r0")
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-VERB-6")
def test_completing_twice_resolves_the_first_card_before_the_second_is_chosen() -> None:
    hand = ["cram-session", "kindle-crystal", "wellspring-wand"]
    rest: dict[str, Any] = {
        "public": ["second-wind"],
        "deck": ["corollary", "shardstorm", "mind-leech"],
    }
    table = academy({"hand": hand, "will": 9}, **rest).play("alice: cast 11")
    s = state(table)  # no card of the box completes several: such a state is no position
    s.stack.append(CompleteAssignment(0, 3, 1))
    table.play("alice: complete cram-session")
    assert table.awaits() == "alice: study_discard"
    for card in ("corollary", "shardstorm", "mind-leech"):
        table.play(f"alice: discard {card}")
    assert words(s.players[0].spells) == ["cram-session"]
    left = [f"complete {card}" for card in ("second-wind", "kindle-crystal", "wellspring-wand")]
    assert table.options("alice") == ["pass", *left]
    table.play("alice: complete kindle-crystal")
    assert s.players[0].will == 9 - 1 + 1 - 1  # both cheaper, and the Will between
    assert table.options("alice") == ["pass", left[0], left[2]]
    table.play("alice: complete wellspring-wand")
    assert table.awaits() == "alice: resolve_tile"


@rule("AA-VERB-7")
def test_repeating_twice_resolves_the_first_tile_before_the_second_is_chosen() -> None:
    table = academy({"slate": {"5": "T12", "6": "T13"}}).play("alice: cast 11")
    state(table).stack.append(EchoTile(0, 2))
    table.play("alice: echo 5")
    assert table.options("alice") == ["stop", "will"]
    table.play("alice: will", "alice: will", "alice: echo 6", "alice: shard", "alice: stop")
    assert (player(table, "alice").will, player(table, "alice").shards) == (5, 4)
    assert table.awaits() == "alice: resolve_tile"


@rule("AA-I05", "AA-VERB-20")
def test_the_tile_of_a_trowel_is_taken_before_its_will_is_gained() -> None:
    table = using("masons-trowel", centre=["T01"])
    assert player(table, "alice").will == 5
    table.play("alice: take T01")
    assert player(table, "alice").will == 6


@rule("AA-I13", "AA-VERB-20")
def test_a_bell_exhausts_before_it_pays() -> None:
    table = using("detention-bell")
    assert (table.awaits(), player(table, "alice").shards) == ("alice: tire_tile", 5)


@rule("AA-S20", "AA-VERB-20")
def test_the_centre_is_swept_before_a_tile_is_taken_from_it() -> None:
    table = completing("open-the-bag", centre=["T01"])
    assert table.awaits() == "alice: pick_swept"
    assert table.play("alice: sweep").options("alice") == ["pass", "take T01"]


@rule("AA-S17", "AA-VERB-20")
def test_a_shardstorm_takes_before_it_gives() -> None:
    table = completing("shardstorm", {"shards": 0}, others=[{}])
    told = [line for line in table.log() if "Shard" in line][1:]
    assert told == [
        "bob loses 1 Shard to alice's Shardstorm.",
        "cara loses 1 Shard to alice's Shardstorm.",
        "alice gains 2 Shards from Shardstorm.",
    ]


@rule("AA-ASG-11", "AA-ASG-6", "AA-AMB-28", "AA-VERB-18")
def test_an_inner_spell_is_tucked_and_sets_off_before_the_outer_one_is() -> None:
    told = {"hand": ["corollary", "cram-session"], "items": ["echo-locket"], "shards": 0}
    table = completing("corollary", told, deck=["shardstorm", "mind-leech", "wild-surge"])
    table.play("alice: complete cram-session")
    assert words(state(table).aside) == ["corollary", "cram-session"]
    table.play("alice: discard shardstorm", "alice: discard mind-leech")
    assert words(player(table, "alice").spells) == ["cram-session", "corollary"]
    told_of = [line for line in table.log() if "1 Shard " in line]
    assert told_of == ["alice gains 1 Shard from Echo Locket."] * 2


@rule("AA-ASG-6", "AA-S25")
def test_an_item_completed_by_a_spell_counts_before_the_spell_goes_on() -> None:
    table = completing(
        "corollary", {"hand": ["corollary", "medal-rack"], "items": ["wall-of-fame"]}
    )
    table.play("alice: complete medal-rack")
    assert player(table, "alice").tokens == [1, 0]
    assert words(player(table, "alice").spells) == ["corollary"]


# -- Whether somebody is asked --------------------------------------------------------------------


@rule("AA-DEC-6", "AA-HID-1")
@pytest.mark.parametrize(
    ("hand", "asked"), [(["grand-proof"], "alice: complete_assignment"), ([], "bob: cast_or_rest")]
)
def test_only_an_empty_hand_is_passed_over_when_nothing_can_be_paid(
    hand: list[str], asked: str
) -> None:
    told = {"hand": hand, "will": 0, "shards": 0}
    table = using("quill-of-haste", told, public=["corollary", "second-wind"])
    assert table.awaits() == asked


@rule("AA-DEC-2", "AA-HID-1")
def test_a_tile_that_has_done_its_complete_is_left_when_nothing_else_can_be_done() -> None:
    hand = ["kindle-crystal", "grand-proof"]
    table = academy({"slate": {"5": "T16"}, "hand": hand}).play("alice: cast 5")
    assert table.options("alice") == ["stop", "complete"]
    table.play("alice: complete", "alice: complete kindle-crystal")
    assert table.awaits() == "bob: cast_or_rest"  # no tile in the centre to be added
    other = academy({"slate": {"5": "T16"}, "hand": ["grand-proof"]}, centre=["T01"])
    other.play("alice: cast 5", "alice: add", "alice: take T01")
    assert other.options("alice") == ["stop"]  # a Complete is left, and cards are held


@rule("AA-DEC-22")
@pytest.mark.parametrize(
    ("told", "offered"),
    [
        ({"public": ["-", "kindle-crystal"]}, ["pass", "shard", "will", "complete"]),
        ({"public": ["-", "pickpocket-charm"]}, ["pass", "shard", "will", "complete"]),
        ({"public": ["-", "second-wind", "crystal-loom"]}, ["pass", "shard", "will"]),
        ({"centre": ["-", "-", "T01"]}, ["pass", "shard", "will", "add"]),
    ],
)
def test_chaos_offers_what_can_be_performed(told: dict[str, Any], offered: list[str]) -> None:
    table = academy({"slate": {"5": "T10"}}, **told).play("alice: cast 5", "alice: chaos")
    assert table.options("alice") == offered


@rule("AA-DEC-16", "AA-VERB-10")
def test_a_fourth_pick_sweeps_at_once_and_without_cards_nothing_is_asked() -> None:
    public = ["corollary", "second-wind", "static-fog", "mind-leech"]
    table = completing("new-syllabus", {"shards": 0}, public=public)
    for left, card in zip((4, 3, 2, 1), public, strict=True):
        asked = table.match.asked(0)
        assert asked is not None
        assert f"Up to {left} more" in asked.why
        table.play(f"alice: replace {card}")
    assert table.log()[0].startswith("alice replaces Corollary, Second Wind, Static Fog, Mind")
    assert player(completing("new-syllabus", {"shards": 0}), "alice").shards == 1


@rule("AA-VERB-10", "AA-PD-2")
def test_a_short_deck_leaves_swept_slots_empty() -> None:
    public = ["corollary", "second-wind", "static-fog"]
    table = completing("new-syllabus", public=public, deck=["wild-surge"], deck_only=True)
    table.play("alice: replace second-wind", "alice: replace corollary", "alice: sweep")
    assert [card for card in state(table).public if card < 0] == [-1, -1]
    assert words([card for card in state(table).public if card >= 0]) == [
        "wild-surge",
        "static-fog",
    ]
    assert state(table).pencils == 0


@rule("AA-DEC-18", "AA-DEC-21")
def test_an_opponent_without_a_tile_to_crumble_is_not_asked() -> None:
    table = completing("crumbling-sigil", bob={"slate": {"0": ["T01", "T05"]}}, others=[{}])
    table.play("alice: at 2")
    assert table.awaits() == "bob: cast_or_rest"  # the next turn


@rule("AA-VERB-13")
def test_nothing_happens_to_an_opponent_who_is_all_exhausted() -> None:
    table = completing("weary-hex", bob={"tired": [0, 3, 8, 11]})
    assert player(table, "bob").tired == [1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1]
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-I12", "AA-S18", "AA-VERB-11")
def test_gloves_lift_one_tile_and_clean_slate_two() -> None:
    slate = {"1": "T01", "5": "T02", "6": "T03"}
    gloves = using("lodestone-gloves", {"slate": slate}).play("alice: lift 1")
    assert gloves.awaits() == "alice: clear_space"
    clean = completing("clean-slate", {"slate": slate}).play("alice: lift 1", "alice: lift 5")
    assert clean.awaits() == "alice: clear_space"
    assert clean.play("alice: clear 0").awaits() == "alice: place_tile"


@rule("AA-VERB-5", "AA-DEC-12")
def test_clearing_may_stop_early_and_takes_all_tokens_of_a_space() -> None:
    table = using("hourglass-of-rest", {"tired": [3, 3, 8]}).play("alice: clear 3")
    assert player(table, "alice").tired[3] == 0
    assert table.options("alice") == ["stop", "clear 0", "clear 8"]
    table.play("alice: stop")
    assert player(table, "alice").tired[8] == 1


# -- The second time -------------------------------------------------------------------------------


def rested(table: Table, name: str) -> None:
    table.play(f"{name}: rest")
    if table.question(name) == "exchange":
        table.play(f"{name}: keep")


@rule("AA-LINK-9", "AA-CAST-2")
def test_a_tile_that_has_acted_may_act_again_in_the_next_cast() -> None:
    slate = {"5": "T01", "6": "T02", "9": "T22"}
    table = academy({"slate": slate}).play("alice: cast 5", "alice: will", "alice: link 6")
    table.play("alice: shard", "alice: stop")
    rested(table, "bob")
    assert "cast 5" not in table.options("alice")
    table.play("alice: cast 6", "alice: shard")
    assert table.awaits() == "bob: cast_or_rest"  # space 5, its only neighbour, is exhausted
    rested(table, "bob")
    rested(table, "alice")
    rested(table, "bob")
    table.play("alice: cast 6", "alice: shard", "alice: link 5", "alice: will")
    assert (player(table, "alice").will, player(table, "alice").shards) == (5, 6)


@rule("AA-CAST-2", "AA-REST-1")
def test_every_turn_exhausts_one_tile_more_until_a_rest() -> None:
    table = academy()
    for space in (3, 8, 11):
        table.play(f"alice: cast {space}")
        if table.question("alice"):
            table.play("alice: stop")
        if table.question("alice") == "place_tile":
            table.play(table.options("alice")[0])
        rested(table, "bob")
    assert player(table, "alice").tired == [0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1]
    rested(table, "alice")
    assert player(table, "alice").tired == [0] * 12


@rule("AA-ENDT-1", "AA-TILE-1")
def test_pending_tiles_are_gone_when_the_next_player_adds_one() -> None:
    table = academy(centre=["T01", "T02"], chance=[0] * 20)
    table.play("alice: cast 3", "alice: add", "alice: take T01", "alice: place T01 5 r0")
    assert state(table).pending == []
    table.play("bob: cast 3", "bob: add", "bob: take T02")
    assert {text.split()[1] for text in table.options("bob")} == {"T02"}


@rule("AA-ENDT-9", "AA-VERB-12")
def test_a_crumbled_tile_never_comes_back() -> None:
    table = completing("crumbling-sigil", bob={"slate": {"5": "T01"}}, bag_only=["T02"])
    assert 0 in state(table).gone
    assert 0 not in state(table).bag + state(table).centre
    assert faces(table.match.sight(None).gone[-1:]) == ["T01"]
