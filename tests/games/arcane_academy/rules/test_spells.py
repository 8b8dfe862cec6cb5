"""Every Spell is played once (ledger section 21), and the verbs of section 23 with them."""

import pytest

from spellhall.engine import from_json
from spellhall.games.arcane_academy import GAME
from spellhall.testing import rule
from tests.games.arcane_academy.tables import (
    academy,
    completing,
    player,
    state,
    tile_on,
    words,
)


@rule("AA-S01", "AA-VERB-14", "AA-XTRA-1", "AA-XTRA-4")
def test_time_dilation_gives_a_full_turn_directly_after_this_one() -> None:
    table = completing("time-dilation")
    assert table.awaits() == "alice: cast_or_rest"
    assert "cast 0" not in table.options("alice")  # exhaustion stays
    table.play("alice: cast 11", "alice: will")
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-S02", "AA-VERB-1")
def test_kindle_crystal() -> None:
    assert player(completing("kindle-crystal", {"shards": 1}), "alice").shards == 3


@rule("AA-S03", "AA-VERB-5")
def test_second_wind_clears_every_space_the_activated_tile_too() -> None:
    table = completing("second-wind", {"tired": [3, 8], "slate": {"5": "T01"}})
    assert player(table, "alice").tired == [0] * 12


@rule("AA-S04", "AA-VERB-3")
@pytest.mark.parametrize(("had", "left", "mine"), [(3, 1, 11), (1, 0, 10)])
def test_pickpocket_charm_takes_up_to_two(had: int, left: int, mine: int) -> None:
    table = completing("pickpocket-charm", bob={"shards": had})
    assert (player(table, "bob").shards, player(table, "alice").shards) == (left, mine)


@rule("AA-S05", "AA-AMB-23")
def test_mind_leech_takes_from_everybody_in_turn_order() -> None:
    table = completing("mind-leech", bob={"will": 0}, others=[{"will": 4}, {"will": 1}])
    assert [player(table, name).will for name in ("bob", "cara", "dan")] == [0, 3, 0]
    assert player(table, "alice").will == 9 - 4 + 2
    told = [line for line in table.log() if "loses" in line]
    assert told == [f"{name} loses 1 Will to alice's Mind Leech." for name in ("cara", "dan")]


@rule("AA-VERB-3")
def test_will_taken_beyond_nine_is_gone() -> None:
    table = completing("mind-leech", {"items": ["apprentices-robe"], "will": 9}, others=[{}, {}])
    assert player(table, "alice").will == 9
    assert player(table, "bob").will == 2


@rule("AA-S06", "AA-VERB-6")
def test_unseen_masons_adds_up_to_two_tiles() -> None:
    table = completing("unseen-masons", centre=["T01", "T02", "T03"])
    table.play("alice: take T02", "alice: take T03")
    assert table.awaits() == "alice: place_tile"
    one = completing("unseen-masons", centre=["T01", "T02"]).play("alice: take T02", "alice: pass")
    assert one.awaits() == "alice: place_tile"
    none = completing("unseen-masons", centre=["T01"]).play("alice: pass")
    assert none.awaits() == "bob: cast_or_rest"


@rule("AA-S07")
def test_puppet_strings_uses_up_to_two_items() -> None:
    table = completing("puppet-strings", {"items": ["crystal-loom"], "shards": 0})
    table.play("alice: use crystal-loom")
    again = from_json(GAME, table.match.to_json())  # with one use left
    assert [option.text for option in again.options(0)] == ["pass", "use crystal-loom"]
    table.play("alice: use crystal-loom")
    assert player(table, "alice").shards == 4
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-S08", "AA-VERB-9", "AA-DEC-15")
def test_cram_session_draws_three_and_discards_as_many() -> None:
    table = completing(
        "cram-session",
        {"hand": ["cram-session", "corollary"]},
        deck=["grand-proof", "shardstorm", "mind-leech"],
    )
    assert set(table.options("alice")) == {
        f"discard {card}" for card in ("corollary", "grand-proof", "shardstorm", "mind-leech")
    }
    table.play("alice: discard corollary", "alice: discard shardstorm", "alice: discard mind-leech")
    assert player(table, "alice").will == 8
    assert words(player(table, "alice").hand)[0] == "grand-proof"


@rule("AA-VERB-9")
def test_a_short_deck_gives_fewer_cards_and_fewer_are_discarded() -> None:
    table = completing(
        "cram-session", {"hand": ["cram-session", "corollary"]}, deck=["shardstorm"], deck_only=True
    )
    table.play("alice: discard shardstorm")
    assert words(player(table, "alice").hand) == ["corollary"]
    empty = completing("cram-session", deck=[], deck_only=True, pencils=1)
    assert empty.awaits() == "bob: cast_or_rest"
    assert player(empty, "alice").will == 8


@rule("AA-S09", "AA-VERB-7", "AA-DEC-13")
def test_repeat_the_verse_lets_a_tile_act_that_is_not_acting() -> None:
    table = completing("repeat-the-verse", {"slate": {"1": "T13", "5": "T12"}, "tired": [5]})
    # Space 0 is acting, space 5 is exhausted; the linked space 1 may be picked.
    assert table.options("alice") == ["pass", "echo 1", "echo 3", "echo 8", "echo 11"]
    table.play("alice: echo 1", "alice: shard", "alice: shard")
    assert player(table, "alice").shards == 11
    # It did not use up its turn as a linked tile: T13 has no connector to the west at r0.
    assert table.awaits() == "bob: cast_or_rest"
    linked = completing("repeat-the-verse", {"slate": {"1": "T02"}, "shards": 0})
    linked.play("alice: echo 1", "alice: shard", "alice: link 1", "alice: shard")
    assert player(linked, "alice").shards == 2


@rule("AA-S09", "AA-VERB-7")
def test_a_linked_tile_that_is_acting_cannot_be_repeated() -> None:
    slate = {"5": "T01", "6": "T04 r3", "9": "T02"}
    table = academy({"slate": slate, "hand": ["repeat-the-verse"], "will": 8})
    table.play("alice: cast 5", "alice: stop", "alice: link 6", "alice: complete")
    table.play("alice: complete repeat-the-verse")
    spaces = (0, 3, 8, 9, 11)  # 5 is exhausted, 6 is acting
    assert table.options("alice") == ["pass", *(f"echo {space}" for space in spaces)]
    cleared = academy({"slate": slate, "hand": ["repeat-the-verse"], "will": 8})
    cleared.play("alice: cast 5", "alice: stop", "alice: link 6", "alice: complete")
    player(cleared, "alice").tired[5] = 0
    cleared.play("alice: complete repeat-the-verse")
    assert "echo 5" in cleared.options("alice")  # it has acted, and acts no more
    assert "echo 6" not in cleared.options("alice")


@rule("AA-S10", "AA-VERB-6")
def test_corollary_completes_another_card_for_two_less() -> None:
    table = completing("corollary", {"hand": ["corollary", "quill-of-haste"], "shards": 3})
    assert table.options("alice") == ["pass", "complete quill-of-haste"]
    table.play("alice: complete quill-of-haste")
    assert player(table, "alice").shards == 0
    declined = completing("corollary", {"hand": ["corollary", "quill-of-haste"]})
    declined.play("alice: pass")
    assert words(player(declined, "alice").spells) == ["corollary"]


@rule("AA-S11", "AA-VERB-4")
def test_gilded_thesis_puts_two_tokens_on_an_item_of_choice() -> None:
    table = completing("gilded-thesis", {"items": ["crystal-loom", "trophy-cabinet +1"]})
    table.play("alice: honour trophy-cabinet")
    assert player(table, "alice").tokens == [0, 3]


@rule("AA-S12", "AA-DEC-12")
def test_grand_proof_clears_up_to_two_spaces() -> None:
    table = completing("grand-proof", {"tired": [3, 8]})
    assert table.options("alice") == ["stop", "clear 0", "clear 3", "clear 8"]
    table.play("alice: clear 3", "alice: clear 0")
    assert [i for i, n in enumerate(player(table, "alice").tired) if n] == [8]
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-S13")
def test_textbook_invocation_comes_twice() -> None:
    hand = ["textbook-invocation", "textbook-invocation#2"]
    table = academy({"hand": hand, "will": 9, "slate": {"5": "T28"}})
    table.play("alice: cast 5", "alice: complete", "alice: complete textbook-invocation")
    assert player(table, "alice").will == 5
    table.play("alice: complete", "alice: complete textbook-invocation#2")
    assert player(table, "alice").will == 1


@rule("AA-S14", "AA-VERB-12", "AA-DEC-18")
def test_crumbling_sigil_lets_the_victim_choose() -> None:
    table = completing("crumbling-sigil", bob={"slate": {"5": "T01", "6": "T02", "3": "T05"}})
    assert table.awaits() == "bob: crumble_tile"
    assert table.options("bob") == ["crumble 3", "crumble 5", "crumble 6"]
    table.play("bob: crumble 3")
    assert tile_on(table, "bob", 3) == "K2 r0"
    assert state(table).gone == [6]  # T05 is out of the game
    assert completing("crumbling-sigil").awaits() == "bob: cast_or_rest"


@rule("AA-S15", "AA-VERB-13", "AA-DEC-19")
def test_weary_hex_exhausts_two_tiles_of_choice_corners_too() -> None:
    table = completing("weary-hex", bob={"slate": {"5": "T01"}, "tired": [8, 11]})
    assert table.options("alice") == ["tire 0", "tire 3", "tire 5"]
    table.play("alice: tire 0", "alice: tire 5")
    assert player(table, "bob").tired == [1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1]
    few = completing("weary-hex", bob={"tired": [0, 3, 8]})
    assert player(few, "bob").tired[11] == 1  # the only one, without asking
    assert few.awaits() == "bob: cast_or_rest"


@rule("AA-S16", "AA-VERB-2")
def test_static_fog_costs_every_opponent_two_will() -> None:
    table = completing("static-fog", bob={"will": 5}, others=[{"will": 1}])
    assert [player(table, name).will for name in ("alice", "bob", "cara")] == [5, 3, 0]


@rule("AA-S17")
def test_shardstorm() -> None:
    table = completing("shardstorm", {"shards": 0}, bob={"shards": 2}, others=[{"shards": 0}])
    assert [player(table, name).shards for name in ("alice", "bob", "cara")] == [2, 1, 0]


@rule("AA-S18", "AA-VERB-11", "AA-DEC-17")
def test_clean_slate_lifts_up_to_two_tiles_and_clears_one_space() -> None:
    slate = {"1": "T01", "5": "T02", "6": ["T04", "T06"]}
    table = completing("clean-slate", {"slate": slate, "tired": [5]})
    assert table.options("alice") == ["stop", "lift 1", "lift 5", "lift 6"]
    table.play("alice: lift 6", "alice: lift 5")
    assert tile_on(table, "alice", 6) == "T04 r0"
    assert table.options("alice") == ["stop", "clear 0"]  # the token of space 5 went to the bank
    table.play("alice: clear 0", "alice: stop")
    table.play("alice: place T02 2 r0", "alice: place T06 2 r1")
    assert tile_on(table, "alice", 2) == "T06 r1"


@rule("AA-VERB-11")
def test_neither_the_activated_tile_nor_one_that_acts_is_lifted() -> None:
    table = academy(
        {"slate": {"5": "T01", "6": "T04 r3", "9": "T02"}, "hand": ["clean-slate"], "will": 8}
    )
    table.play("alice: cast 5", "alice: stop", "alice: link 6", "alice: complete")
    table.play("alice: complete clean-slate")
    assert table.options("alice") == ["stop", "lift 9"]


@rule("AA-S19", "AA-VERB-10", "AA-DEC-16")
def test_new_syllabus_replaces_the_picked_public_cards_only() -> None:
    table = completing(
        "new-syllabus",
        {"shards": 0},
        public=["grand-proof", "-", "corollary", "shardstorm"],
        deck=["mind-leech", "static-fog", "wild-surge"],
    )
    assert table.options("alice") == [
        "sweep",
        "replace grand-proof",
        "replace corollary",
        "replace shardstorm",
    ]
    table.play("alice: replace corollary", "alice: replace grand-proof")
    before = table.match.clone()
    before.play("sweep")
    # Exactly the picked slots were refilled, from left to right; then the end of the turn.
    assert words(state(table.play("alice: sweep")).public) == [
        "mind-leech",
        "wild-surge",
        "static-fog",
        "shardstorm",
    ]
    assert player(table, "alice").shards == 1
    assert {"grand-proof", "corollary"} <= set(words(state(table).discard))
    assert before.to_json() == table.match.to_json()


@rule("AA-S20", "AA-VERB-10", "AA-RND-6")
def test_open_the_bag_draws_before_the_old_tiles_go_back() -> None:
    table = completing(
        "open-the-bag",
        centre=["T01", "T02"],
        bag_only=["T24"],
        chance=[0],
    )
    table.play("alice: replace T02", "alice: replace T01")
    # One tile was in the bag: the first picked slot gets it, the second stays empty.
    assert table.options("alice") == ["pass", "take T24"]
    assert sorted(state(table).bag) == [0, 1]
    table.play("alice: take T24")
    assert table.awaits() == "alice: place_tile"


@rule("AA-S21", "AA-VERB-6")
def test_wild_surge_is_up_to_three_chaos_magic() -> None:
    table = completing("wild-surge", {"will": 4, "shards": 0}, centre=["T01"])
    table.play("alice: shard", "alice: will", "alice: add", "alice: take T01")
    assert (player(table, "alice").will, player(table, "alice").shards) == (1, 1)
    assert table.awaits() == "alice: place_tile"
    short = completing("wild-surge").play("alice: shard", "alice: pass")
    assert short.awaits() == "bob: cast_or_rest"


@rule("AA-S25", "AA-VERB-1")
@pytest.mark.parametrize(
    ("items", "gained"),
    [
        ([], 0),
        (["crystal-loom", "moonlit-orrery"], 2),
        (["crystal-loom", "moonlit-orrery", "quill-of-haste", "scrying-bowl", "trophy-cabinet"], 4),
    ],
)
def test_resonance_counts_items_up_to_four(items: list[str], gained: int) -> None:
    table = completing("resonance", {"items": items, "shards": 0})
    assert player(table, "alice").shards == gained


@rule("AA-S09", "AA-VERB-7", "AA-DEC-13")
def test_nothing_need_be_repeated() -> None:
    table = completing("repeat-the-verse")
    assert table.options("alice") == ["pass", "echo 3", "echo 8", "echo 11"]
    before = (player(table, "alice").will, player(table, "alice").shards)
    table.play("alice: pass")
    assert table.awaits() == "bob: cast_or_rest"
    assert (player(table, "alice").will, player(table, "alice").shards) == before
    assert words(player(table, "alice").spells) == ["repeat-the-verse"]
