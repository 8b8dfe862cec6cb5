"""Every Source is played (ledger section 6.2)."""

import pytest

from spellhall.testing import rule
from tests.games.hell_high.tables import casting, hp, ranks, treasures


@rule("HH-S-1", "HH-VERB-3", "HH-TARGET-9")
def test_richie_prickle_rises_first_and_then_hits_a_neighbour_on_the_ladder() -> None:
    table = casting("richie-prickle-jrs", {"rank": 8}, {"rank": 6}, me={"rank": 7})
    assert ranks(table) == [8, 7, 6]
    assert hp(table) == [20, 16, 20]


@rule("HH-AMB-4", "HH-DEC-9")
def test_richie_prickle_chooses_between_two_neighbours_and_skips_no_gap() -> None:
    table = casting("richie-prickle-jrs", {"rank": 7}, {"rank": 4}, me={"rank": 5})
    assert ranks(table) == [6, 7, 4]
    assert hp(table) == [20, 16, 20]  # rank 4 is two away
    table = casting("richie-prickle-jrs", {"rank": 7}, {"rank": 6}, me={"rank": 5})
    assert ranks(table) == [6, 7, 5]
    assert table.options("alice") == ["at 2", "at 3"]
    table.play("alice: at 3")
    assert hp(table) == [20, 20, 16]


@rule("HH-S-2", "HH-BULLY-3", "HH-VERB-9", "HH-VERB-15")
def test_hazel_hexwell_hits_the_left_and_adds_the_top_card_against_a_lower_foe() -> None:
    table = casting("hazel-hexwells", {}, {}, main=["pep-rallied"])
    assert hp(table) == [24, 18, 20]


@rule("HH-S-3", "HH-VERB-4", "HH-TREAS-1")
def test_trudy_trinket_gains_a_treasure() -> None:
    table = casting("trudy-trinkets", treasure=["megaphone"])
    assert treasures(table, "alice") == ["megaphone"]
    assert hp(table) == [20, 20]  # the Reaction is silent in resolution


@rule("HH-S-4", "HH-TARGET-6")
def test_gloomy_gus_falls_two_ranks_and_hits_all_above() -> None:
    table = casting("gloomy-guss", {}, {}, {})
    assert ranks(table) == [6, 8, 7, 5]
    assert hp(table) == [20, 17, 17, 20]


@rule("HH-AMB-28")
def test_gloomy_gus_at_the_bottom_falls_as_far_as_possible_and_goes_on() -> None:
    table = casting(["gloomy-guss", "pep-rallied"], {"rank": 5}, me={"rank": 2})
    assert ranks(table) == [1, 5]
    assert hp(table) == [22, 17]


@rule("HH-S-5", "HH-TARGET-4", "HH-VERB-1")
def test_morty_grimmly_hits_the_weakest_and_bullies() -> None:
    table = casting("morty-grimmlys", {"hp": 9}, {"hp": 8}, main=["pep-rallied"])
    assert hp(table) == [24, 9, 6]


@rule("HH-S-6", "HH-TARGET-5")
def test_raven_dirge_hits_each_strictly_weaker_foe() -> None:
    table = casting("raven-dirges", {"hp": 12}, {"hp": 11}, {"hp": 13}, me={"hp": 12})
    assert hp(table) == [12, 12, 9, 13]


@rule("HH-S-7")
def test_blaze_burnside_rises_and_hits_all_below() -> None:
    table = casting("blaze-burnsides", {"rank": 8}, {"rank": 7}, {"rank": 5}, me={"rank": 6})
    assert ranks(table) == [7, 8, 6, 5]
    assert hp(table) == [20, 20, 18, 18]


@rule("HH-S-8")
def test_cindy_ashworth_hits_the_strongest_and_bullies() -> None:
    table = casting("cindy-ashworths", {"hp": 9}, {"hp": 10}, main=["pep-rallied"], me={"hp": 25})
    assert hp(table) == [25, 9, 8]
    table = casting("cindy-ashworths", {"rank": 7, "hp": 9}, me={"rank": 6}, main=["pep-rallied"])
    assert hp(table) == [20, 7]  # a higher foe is not bullied


@rule("HH-S-9")
def test_volt_zapperly_hits_each_foe() -> None:
    assert hp(casting("volt-zapperlys", {}, {}, {})) == [20, 19, 19, 19]


@rule("HH-S-10", "HH-VERB-13", "HH-RAND-6")
@pytest.mark.parametrize(("die", "rank"), [(1, 4), (2, 4), (3, 6), (4, 6), (5, 7), (6, 7)])
def test_mona_mirage_changes_status_by_a_die_and_hits_a_random_foe(die: int, rank: int) -> None:
    table = casting("mona-mirages", {"rank": 8}, {"rank": 2}, me={"rank": 5}, dice=[die, 2])
    assert ranks(table) == [rank, 8, 2]
    assert hp(table) == [20, 20, 17]


@rule("HH-S-11", "HH-TARGET-7", "HH-RAND-5")
def test_vinny_ventrilo_hits_a_random_foe_and_rolls_again_on_a_number_without_foe() -> None:
    table = casting("vinny-ventrilos", {}, {}, dice=[3, 6, 2], main=["pep-rallied"])
    assert hp(table) == [24, 20, 18]


@rule("HH-S-12", "HH-TARGET-10")
def test_dee_jarvoo_hits_a_foe_who_has_not_acted() -> None:
    table = casting("dee-jarvoos", {"acted": True}, {})
    assert hp(table) == [20, 20, 17]
    table = casting("dee-jarvoos", {"acted": True}, {"acted": True})
    assert hp(table) == [20, 20, 20]


@rule("HH-S-13", "HH-VERB-2")
def test_coach_gronk_rises_and_heals_for_each_lower_foe() -> None:
    foes = ({"rank": 8}, {"rank": 7}, {"rank": 5})
    table = casting("coach-gronks", *foes, me={"rank": 6, "hp": 10})
    assert ranks(table) == [7, 8, 6, 5]
    assert hp(table) == [12, 20, 20, 20]


@rule("HH-S-14")
def test_fern_fangley_hits_the_right_and_bullies() -> None:
    table = casting("fern-fangleys", {}, {}, main=["pep-rallied"])
    assert hp(table) == [24, 20, 18]


@rule("HH-S-15", "HH-SETUP-4", "HH-TARGET-13")
def test_mossy_oakes_heals_three_up_to_twenty_five() -> None:
    assert hp(casting("mossy-oakess", me={"hp": 10})) == [13, 20]
    assert hp(casting("mossy-oakess", me={"hp": 24})) == [25, 20]
