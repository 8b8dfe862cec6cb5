"""Every Quality is played (ledger section 6.3)."""

import pytest

from spellhall.testing import rule
from tests.games.hell_high.tables import casting, hp, player, ranks, treasures, words


@rule("HH-Q-1", "HH-VERB-14")
@pytest.mark.parametrize(("rank", "gained"), [(5, 1), (6, 2), (8, 2)])
def test_trust_funded_gains_one_treasure_or_two_high_up(rank: int, gained: int) -> None:
    table = casting("trust-funded", {"rank": 1}, me={"rank": rank})
    assert len(treasures(table, "alice")) == gained


@rule("HH-Q-2", "HH-VERB-10", "HH-BULLY-5", "HH-DEC-11", "HH-HID-8")
def test_teachers_petty_hits_an_owner_of_treasure_who_drops_a_component() -> None:
    cara = {"treasures": ["lunch-box"], "spell": ["trudy-trinkets", "fire-drill"]}
    table = casting("teachers-petty", {}, cara)
    assert table.options("cara") == ["drop trudy-trinkets", "drop fire-drill"]
    table.play("cara: drop fire-drill")
    assert hp(table) == [20, 20, 18]
    assert words(player(table, "cara").spell) == ["trudy-trinkets"]
    assert "fire-drill" in words(table.state.main_discard)
    assert hp(casting("teachers-petty", {}, {})) == [20, 20, 20]  # nobody owns a Treasure


@rule("HH-Q-3", "HH-VERB-5", "HH-VERB-11", "HH-DEC-13")
@pytest.mark.parametrize(
    ("dice", "right", "mine", "theirs"),
    [
        ([4], 19, [], ["megaphone", "yearbook"]),
        ([5], 18, ["lunch-box"], ["megaphone", "yearbook"]),
    ],
)
def test_extra_credited_rolls_against_the_right(
    dice: list[int], right: int, mine: list[str], theirs: list[str]
) -> None:
    cara = {"treasures": ["megaphone", "yearbook"]}
    table = casting("extra-credited", {}, cara, dice=dice, treasure=["lunch-box"])
    assert hp(table) == [20, 20, right]
    assert treasures(table, "alice") == mine
    assert treasures(table, "cara") == theirs


@rule("HH-Q-3", "HH-VERB-5", "HH-EVER-4")
def test_extra_credited_steals_a_treasure_of_choice_with_ten() -> None:
    cara = {"treasures": ["megaphone", "yearbook"]}
    me = {"treasures": ["ink-stained-quill"]}
    table = casting("extra-credited", {}, cara, me=me, dice=[5, 5])
    table.play("alice: take yearbook")
    assert treasures(table, "alice") == ["ink-stained-quill", "yearbook"]
    assert treasures(table, "cara") == ["megaphone"]
    assert hp(table) == [20, 20, 18]


@rule("HH-Q-4")
def test_down_kicking_hits_a_foe_with_ten_or_fewer() -> None:
    cara = {"hp": 10, "spell": ["trudy-trinkets"]}
    table = casting("down-kicking", {"hp": 11}, cara)
    assert hp(table) == [20, 11, 8]
    assert player(table, "cara").spell == []
    assert hp(casting("down-kicking", {"hp": 11})) == [20, 11]


@rule("HH-Q-5", "HH-NOTE-5", "HH-EX-12", "HH-Q-NOTE-2", "HH-TARGET-15", "HH-VERB-13")
def test_roll_ritual_hits_whoever_rolls_below_the_own_rank() -> None:
    # bob (7) cannot escape, cara on 4 rolls 4, dan on 3 rolls 2; alice on 8 hits herself.
    foes = ({"rank": 7}, {"rank": 4}, {"rank": 3})
    table = casting("roll-ritual", *foes, dice=[6, 4, 2, 6])
    assert hp(table) == [17, 17, 20, 17]


@rule("HH-Q-NOTE-2")
def test_roll_ritual_is_no_power_roll_and_the_own_share_is_self_inflicted() -> None:
    me = {"hp": 3, "rank": 8, "treasures": ["golden-report-card", "black-lipstick"]}
    table = casting("roll-ritual", {"rank": 1}, {"rank": 2}, me=me, dice=[1, 2, 6])
    assert player(table, "alice").hp == 0
    assert [one.kills for one in table.state.players] == [0, 0, 0]


@rule("HH-Q-6", "HH-DMG-3")
@pytest.mark.parametrize(("rank", "left"), [(5, 7), (6, 5)])
def test_doom_scrolled_hits_the_weakest_for_two_or_four(rank: int, left: int) -> None:
    table = casting("doom-scrolled", {"hp": 9, "rank": 1}, {"rank": 3}, me={"rank": rank})
    assert hp(table) == [20, left, 20]


@rule("HH-Q-7")
def test_locker_slamming_hits_the_left_who_drops_a_component() -> None:
    table = casting("locker-slamming", {"spell": ["trudy-trinkets"]}, {})
    assert hp(table) == [20, 18, 20]
    assert player(table, "bob").spell == []


@rule("HH-Q-8")
def test_varsity_charged_hits_the_strongest_or_everybody() -> None:
    assert hp(casting("varsity-charged", {}, {"hp": 9})) == [20, 18, 7]
    low = casting("varsity-charged", {"rank": 1}, {"hp": 9, "rank": 2}, me={"rank": 5})
    assert hp(low) == [20, 18, 9]


@rule("HH-Q-9", "HH-POWER-7")
@pytest.mark.parametrize(("dice", "left", "rank"), [([4], 19, 5), ([5], 17, 7), ([4, 6], 16, 7)])
def test_bunsen_burning_rolls_against_a_foe_of_choice(
    dice: list[int], left: int, rank: int
) -> None:
    bonus = "elemental" if len(dice) == 2 else ""
    table = casting("bunsen-burning", {}, {"rank": 2, "hp": 9}, dice=dice, bonus=bonus)
    table.play("alice: at 2")
    assert hp(table) == [20, left, 9]
    assert ranks(table) == [8, rank, 2]


@rule("HH-Q-10")
def test_schoolspirited_hits_a_neighbour_on_the_ladder() -> None:
    table = casting("schoolspirited", {"spell": ["trudy-trinkets"]}, {})
    assert hp(table) == [20, 18, 20]
    assert player(table, "bob").spell == []


@rule("HH-Q-11", "HH-Q-NOTE-1", "HH-DMG-2")
def test_trophy_smashing_hits_the_right_and_high_up_each_survivor() -> None:
    assert hp(casting("trophy-smashing", {"lws": 1}, {}, {"lws": 1})) == [20, 17, 20, 15]
    low = casting("trophy-smashing", {"lws": 1, "rank": 1}, {"rank": 2}, me={"rank": 5})
    assert hp(low) == [20, 20, 18]


@rule("HH-Q-12")
@pytest.mark.parametrize(
    ("dice", "left", "rank"), [([2, 4], 19, 5), ([2, 5], 18, 5), ([2, 5, 5], 18, 3)]
)
def test_rumor_milled_rolls_against_a_random_foe(dice: list[int], left: int, rank: int) -> None:
    bonus = "illusion" if len(dice) == 3 else ""
    table = casting("rumor-milled", {}, {}, dice=dice, bonus=bonus)
    assert hp(table) == [20, 20, left]
    assert ranks(table) == [8, 7, rank]


@rule("HH-Q-13", "HH-TARGET-11")
def test_lunch_money_grubbing_hits_the_foe_with_most_treasure_and_ties_are_chosen() -> None:
    table = casting("lunch-money-grubbing", {}, {"treasures": ["lunch-box"]})
    assert hp(table) == [20, 20, 18]
    table = casting("lunch-money-grubbing", {}, {})
    assert table.options("alice") == ["at 2", "at 3"]


@rule("HH-Q-14")
@pytest.mark.parametrize(("rank", "healed"), [(5, 12), (6, 14)])
def test_pep_rallied_heals_two_or_four(rank: int, healed: int) -> None:
    table = casting("pep-rallied", {"rank": 1}, me={"rank": rank, "hp": 10})
    assert hp(table) == [healed, 20]


@rule("HH-Q-15")
@pytest.mark.parametrize(("dice", "mine", "left"), [([4], 11, 19), ([5], 12, 18), ([4, 6], 13, 17)])
def test_food_fighting_wounds_and_heals(dice: list[int], mine: int, left: int) -> None:
    bonus = "primal" if len(dice) == 2 else ""
    table = casting("food-fighting", {}, {"hp": 9}, me={"hp": 10}, dice=dice, bonus=bonus)
    table.play("alice: at 2")
    assert hp(table) == [mine, left, 9]
