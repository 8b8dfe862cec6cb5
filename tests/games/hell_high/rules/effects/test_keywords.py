"""Bully, Reaction and Everlasting (ledger section 3.11)."""

import pytest

from spellhall.games.hell_high.box.cards import IF_SO
from spellhall.testing import rule
from tests.games.hell_high.tables import (
    DEAD,
    blow,
    cards_of,
    casting,
    frame,
    hp,
    kills,
    player,
    ranks,
    school,
    state,
    treasures,
    words,
)

REACTOR = {"hp": 1, "spell": ["volt-zapperlys"]}


# -- Bully ----------------------------------------------------------------------------------------


@rule("HH-BULLY-1", "HH-BULLY-2")
def test_only_a_lower_foe_is_bullied() -> None:
    lower = casting("hazel-hexwells", {"rank": 3}, me={"rank": 4, "hp": 10}, main=["pep-rallied"])
    assert hp(lower) == [12, 18]
    higher = casting("hazel-hexwells", {"rank": 5}, me={"rank": 4, "hp": 10}, main=["pep-rallied"])
    assert hp(higher) == [10, 18]


@rule("HH-BULLY-4", "HH-DEC-10", "HH-TURN-5")
def test_wild_magic_from_a_bully_becomes_a_type_of_choice() -> None:
    main = ["wild-magic", "fire-drill", "mossy-oakess", "pep-rallied"]
    table = casting("hazel-hexwells", me={"hp": 10}, main=main)
    assert table.options("alice") == ["slot source", "slot quality", "slot delivery"]
    table.play("alice: slot quality")
    assert hp(table) == [14, 18]
    assert sorted(words(state(table).main_discard)) == [
        "fire-drill",
        "hazel-hexwells",
        "mossy-oakess",
        "pep-rallied",
        "wild-magic",
    ]


@rule("HH-BULLY-5", "HH-VERB-10", "HH-AMB-23")
def test_the_bullied_foe_chooses_the_component_and_may_give_up_wild_magic() -> None:
    bob = {"spell": ["wild-magic source", "pep-rallied"]}
    table = casting("locker-slamming", bob)
    assert table.options("bob") == ["drop wild-magic", "drop pep-rallied"]
    table.play("bob: drop wild-magic")
    assert words(player(table, "bob").spell) == ["pep-rallied"]


@rule("HH-BULLY-6")
def test_a_quality_bully_does_nothing_to_one_who_has_acted() -> None:
    table = casting("locker-slamming", {"acted": True})
    assert hp(table) == [20, 18]
    assert "Bully" not in " ".join(table.log())
    empty = casting("locker-slamming", {"treasures": ["lunch-box"]})  # has not acted, has no card
    assert hp(empty) == [20, 18]
    assert "Bully" not in " ".join(empty.log())


@rule("HH-BULLY-5", "HH-BULLY-6")
def test_whoever_lost_the_last_component_meanwhile_is_not_asked_for_one() -> None:
    slam = frame("Perform", seat=0, card=cards_of("locker-slamming")[0], part=IF_SO, targets=(1,))
    table = school({}, {}, waiting=[], stack=[slam])
    assert table.match.is_over
    asked = school({}, {"spell": ["pep-rallied", "fire-drill"]}, waiting=[], stack=[slam])
    assert asked.options("bob") == ["drop pep-rallied", "drop fire-drill"]


@rule("HH-BULLY-8", "HH-AMB-26")
@pytest.mark.parametrize("lower", [True, False])
def test_what_the_ranks_became_since_the_choice_does_not_matter(lower: bool) -> None:
    hazel = cards_of("hazel-hexwells")[0]
    hit = frame("Perform", seat=0, card=hazel, clause=1, targets=(1,), lower=lower)
    # Alice stands above bob now in the one case, below him in the other.
    ranks_now = ({"rank": 4, "spell": ["hazel-hexwells"]}, {"rank": 6 if lower else 2})
    table = school(*ranks_now, waiting=[], stack=[hit], main=["pep-rallied"])
    assert ("pep-rallied" in words(player(table, "alice").spell)) == lower


@rule("HH-BULLY-8", "HH-AMB-6")
def test_the_ranks_are_compared_when_the_target_is_chosen() -> None:
    # The foe dies and alice rises for the kill: the Source Bully still pays off.
    table = casting(
        "hazel-hexwells", {"hp": 1}, {}, me={"hp": 10}, main=["pep-rallied"], dead_deck=["makeover"]
    )
    assert hp(table) == [14, 0, 20]
    # A Quality Bully on a dead foe finds no Spell.
    bob = {"hp": 1, "spell": ["mossy-oakess"]}
    table = casting("locker-slamming", bob, {}, dead_deck=["makeover"])
    assert "Bully" not in " ".join(table.log())


@rule("HH-BULLY-9")
def test_kept_creatures_cannot_be_given_up_but_face_down_ones_can() -> None:
    bob = {"creatures": ["library-gargoyle"], "spell": ["mossy-oakess", "runaway-mascot"]}
    table = casting("locker-slamming", bob).play("bob: take")
    assert table.options("bob") == ["drop mossy-oakess", "drop runaway-mascot"]


@rule("HH-BULLY-10")
def test_without_a_target_there_is_no_bully() -> None:
    table = casting("teachers-petty", {"spell": ["mossy-oakess"]})
    assert words(player(table, "bob").spell) == ["mossy-oakess"]


# -- Reaction -------------------------------------------------------------------------------------


@rule("HH-REACT-1", "HH-REACT-2", "HH-AMB-7", "HH-VERB-16")
def test_a_dying_wizard_with_an_unresolved_reaction_strikes_the_active_player() -> None:
    table = casting("volt-zapperlys", REACTOR, {}, dead_deck=["makeover"])
    assert hp(table) == [18, 0, 19]  # 2 for one Elemental glyph; the rest of the card is silent


@rule("HH-REACT-4")
def test_glyphs_are_counted_before_the_cards_are_discarded_face_down_ones_too() -> None:
    bob = REACTOR | {
        "spell": ["volt-zapperlys", "bunsen-burning", "fire-drill"],
        "treasures": ["stolen-burner", "black-lipstick"],
    }
    table = casting("volt-zapperlys", bob, {}, dead_deck=["makeover"])
    assert hp(table)[0] == 20 - 2 * 4


@rule("HH-REACT-5")
def test_it_hits_the_active_player_even_if_another_killed() -> None:
    # Dying dan draws Ghostly Gossip in alice's turn: dan's card kills cara, alice is struck.
    foes = ({"rank": 2}, REACTOR | {"hp": 3, "rank": 8}, {"hp": 1, "rank": 3})
    table = casting(
        "volt-zapperlys",
        *foes,
        me={"rank": 5},
        dead_deck=["ghostly-gossip", "makeover"],
    )
    assert kills(table) == [1, 0, 0, 1]
    assert hp(table) == [18, 19, 0, 0]


@rule("HH-REACT-6", "HH-KILL-5")
def test_a_reaction_that_kills_earns_the_token_without_status() -> None:
    table = casting("volt-zapperlys", REACTOR, {}, me={"hp": 2}, dead_deck=["makeover"])
    assert kills(table) == [1, 1, 0]
    assert ranks(table) == [0, 0, 6]


@rule("HH-REACT-7")
def test_a_reaction_in_hand_or_already_resolved_does_nothing() -> None:
    bob = {"hp": 1, "hand": ["volt-zapperlys"], "acted": True}
    assert hp(casting("volt-zapperlys", bob, {}, dead_deck=["makeover"])) == [20, 0, 19]


@rule("HH-REACT-8")
def test_the_active_player_may_block_a_reaction() -> None:
    me = {"creatures": ["library-gargoyle"]}
    table = casting("volt-zapperlys", REACTOR, {}, me=me, dead_deck=["makeover"], dice=[1])
    table.play("alice: use library-gargoyle")
    assert hp(table) == [20, 0, 19]


@rule("HH-REACT-9")
def test_without_another_active_player_a_reaction_has_no_effect() -> None:
    nobody = school({}, REACTOR, {}, stack=[blow(0, (1,), 1)], dead_deck=["makeover"])
    assert hp(nobody) == [20, 0, 20]
    own = casting(["volt-zapperlys", "roll-ritual"], {}, {}, me={"hp": 3}, dice=[6, 6, 1])
    assert player(own, "alice").hp == 0
    assert "Reaction" not in " ".join(own.log())


@rule("HH-REACT-10")
def test_a_card_given_up_to_a_bully_cannot_react() -> None:
    spell = ["locker-slamming", "fire-drill"]
    table = casting(spell, REACTOR | {"hp": 3}, {}, dice=[4, 4], dead_deck=["makeover"])
    assert hp(table) == [20, 0, 18]


# -- Everlasting ----------------------------------------------------------------------------------


@rule("HH-EVER-1", "HH-DEATH-3")
def test_everlasting_treasures_outlast_their_owner() -> None:
    bob = {"hp": 1, "treasures": ["yearbook", "lunch-box"], "acted": True}
    table = casting("volt-zapperlys", bob, {}, dead_deck=["makeover"])
    assert treasures(table, "bob") == ["yearbook"]
    assert words(state(table).treasure_discard) == ["lunch-box"]


@rule("HH-EVER-2", "HH-EVER-3", "HH-AMB-8")
def test_while_the_owner_is_dead_they_are_safe_and_sleep() -> None:
    ghost = {"hp": 0, "rank": 0, "treasures": ["yearbook", "golden-report-card"]}
    table = school({"rank": 5}, ghost, {}, dead=[1], dead_deck=["haunted-locker"], start="round")
    assert "bob's Haunted Locker takes effect." in table.log()
    assert treasures(table, "bob") == ["yearbook", "golden-report-card"]
    trophy = DEAD | {"treasures": ["participation-trophy"]}
    quiet = school({}, {}, trophy, dead=[2], stack=[frame("AfterAbilities")])
    assert quiet.log() == []
    # The dead one is not counted: with one Treasure alice is ahead of every foe.
    rich = school(
        {"rank": 5, "treasures": ["lunch-box"]},
        ghost,
        {},
        dead=[1],
        stack=[frame("UseRank", rank=5)],
    )
    assert treasures(rich, "alice") == ["lunch-box"]


@rule("HH-EVER-4")
def test_of_the_living_they_can_be_destroyed() -> None:
    bob = {"treasures": ["yearbook"]}
    table = casting("bottomless-detention", bob, bonus="dark", dice=[5, 5])
    assert treasures(table, "bob") == []
    assert words(state(table).treasure_discard) == ["yearbook"]
