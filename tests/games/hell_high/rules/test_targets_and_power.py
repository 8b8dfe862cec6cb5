"""Targets (ledger section 3.8) and Power Rolls (3.9)."""

from spellhall.games.hell_high.state.state import BONUS_DIE
from spellhall.testing import rule
from tests.games.hell_high.tables import (
    DEAD,
    casting,
    hp,
    player,
    ranks,
    state,
    words,
)


@rule("HH-TARGET-1", "HH-VERB-11")
def test_the_target_is_chosen_before_any_die_is_rolled() -> None:
    table = casting("food-fighting", {}, {}, dice=[5])
    assert table.question("alice") == "pick_target"
    assert state(table).turn.roll.dice == ()
    table.play("alice: at 3")
    assert hp(table) == [22, 20, 18]


@rule("HH-TARGET-2", "HH-TARGET-3")
def test_the_dead_are_skipped_to_the_left_and_to_the_right() -> None:
    foes = (DEAD, {"rank": 4}, {"rank": 3}, DEAD)
    assert hp(casting("locker-slamming", *foes, dead=[1, 4])) == [20, 0, 18, 20, 0]
    assert hp(casting("fern-fangleys", *foes, dead=[1, 4])) == [20, 0, 20, 18, 0]
    everyone = casting("food-fighting", *foes, dead=[1, 4])
    assert everyone.options("alice") == ["at 3", "at 4"]


@rule("HH-TARGET-4")
def test_ties_for_strongest_and_weakest_are_chosen_and_the_caster_never_counts() -> None:
    table = casting("cindy-ashworths", {"hp": 9}, {"hp": 9}, {"hp": 8}, me={"hp": 25})
    assert table.options("alice") == ["at 2", "at 3"]
    table = casting("morty-grimmlys", {"hp": 9}, {"hp": 9}, {"hp": 10}, me={"hp": 1})
    assert table.options("alice") == ["at 2", "at 3"]


@rule("HH-TARGET-5", "HH-TARGET-12", "HH-AMB-17")
def test_without_a_legal_target_nothing_is_rolled_and_nothing_gained() -> None:
    table = casting("final-cramming", {"hp": 20}, {"hp": 21})  # equal is not weaker
    assert hp(table) == [20, 20, 21]
    assert "Final Cramming finds no target." in table.log()
    quiz = casting("surprise-quiz", {}, {})  # nobody is higher
    assert player(quiz, "alice").treasures == []
    assert state(quiz).chance.drawn == 0


@rule("HH-TARGET-7", "HH-EX-4")
def test_random_foes_are_numbered_clockwise_from_the_left_and_five_is_rolled_again() -> None:
    for number, after in ((1, [20, 18, 20, 20, 20]), (4, [20, 20, 20, 20, 18])):
        foes = [{"rank": rank} for rank in (8, 7, 6, 5)]
        table = casting("vinny-ventrilos", *foes, me={"rank": 1}, dice=[5, 6, number])
        assert hp(table) == after


@rule("HH-TARGET-14", "HH-AMB-5")
def test_left_and_right_are_one_foe_when_two_are_left() -> None:
    left = casting("locker-slamming", {"rank": 7}, DEAD, dead=[2])
    right = casting("fern-fangleys", {"rank": 7}, DEAD, dead=[2], main=["trudy-trinkets"])
    both = casting("boiler-room-salamander", {"rank": 7}, DEAD, dead=[2], dice=[1])
    assert [hp(table)[1] for table in (left, right, both)] == [18, 18, 19]


@rule("HH-POWER-3", "HH-POWER-4", "HH-EX-3", "HH-POWER-11")
def test_dice_are_the_cards_in_play_with_the_glyph() -> None:
    hand = ["dee-jarvoos", "rumor-milled"]
    one = casting("hallway-shoulder-check", me={"hand": hand}, dice=[1])
    assert "Hallway Shoulder-Check rolls 1." in one.log()
    two = casting(["schoolspirited", "hallway-shoulder-check"], me={"hand": hand}, dice=[1, 2])
    assert "Hallway Shoulder-Check rolls 1 2." in two.log()
    creature = casting(
        "hallway-shoulder-check", me={"creatures": ["shape-shifting-substitute"]}, dice=[1] * 9
    )
    creature.play("alice: resolve hallway-shoulder-check")
    assert "Hallway Shoulder-Check rolls 1 1." in creature.log()


@rule("HH-POWER-5", "HH-COMP-14")
def test_the_power_bonus_adds_one_die_of_its_glyph_only() -> None:
    assert "Fire Drill rolls 1 1." in casting("fire-drill", bonus="elemental", dice=[1, 1]).log()
    assert "Fire Drill rolls 1." in casting("fire-drill", bonus="dark", dice=[1]).log()


@rule("HH-POWER-6", "HH-RAND-4")
def test_exactly_one_band_applies() -> None:
    for dice, band in (([4], "1-4"), ([5], "5-9"), ([4, 5], "5-9"), ([4, 6], "10+")):
        bonus = "elemental" if len(dice) == 2 else ""
        log = " ".join(casting("fire-drill", dice=dice, bonus=bonus).log())
        assert f"total {sum(dice)}, band {band}." in log


@rule("HH-POWER-7")
def test_plain_parts_hit_the_target_and_you_parts_the_caster() -> None:
    foes = ({"rank": 4}, {"rank": 7, "acted": True})
    table = casting("jump-scare-assembly", *foes, me={"rank": 3}, dice=[5])
    assert (hp(table), ranks(table)) == ([20, 19, 20], [5, 4, 7])


@rule("HH-POWER-9", "HH-NOTE-1")
def test_every_component_now_in_the_spell_counts_but_no_kept_creature_or_treasure() -> None:
    me = {
        "creatures": ["runaway-mascot"],
        "treasures": ["stolen-burner"],
        "hp": 20,
    }
    spell = ["hazel-hexwells", "pep-rallied", "chem-lab-blowout"]
    table = casting(spell, {"hp": 25}, me=me, main=["mossy-oakess"], dice=[5, 5, 1], bonus="")
    table.play("alice: resolve chem-lab-blowout")
    # Two from the Source, then 2 for each of four cards.
    assert hp(table)[1] == 25 - 2 - 8


@rule("HH-POWER-10", "HH-DMG-4")
def test_one_roll_serves_all_targets() -> None:
    table = casting("fire-drill", {}, {}, {}, dice=[5])
    assert sum("rolls" in line for line in table.log()) == 1
    assert hp(table) == [20, 18, 18, 18]


@rule("HH-TARGET-12", "HH-CREAT-9")
def test_a_creature_without_target_rolls_only_to_be_kept() -> None:
    table = casting("runaway-mascot", {}, dice=[5, 5], bonus="primal")  # nobody has acted
    assert words(player(table, "alice").creatures) == ["runaway-mascot"]
    assert hp(table) == [20, 20]
    table = casting("runaway-mascot", {}, dice=[4])
    assert player(table, "alice").creatures == []
    said = table.log()
    assert said.index("Runaway Mascot finds no target.") < said.index("Runaway Mascot rolls 4.")


@rule("HH-CTRL-1", "HH-CTRL-2")
def test_one_controls_what_is_in_play_and_nothing_in_hand_or_face_down() -> None:
    bob = {
        "hp": 1,
        "spell": ["volt-zapperlys", "fire-drill"],
        "creatures": ["boiler-room-salamander"],
        "treasures": ["stolen-burner"],
        "lasting": ["spirit-guide"],
        "glyph": "elemental",
        "hand": ["blaze-burnsides"],
        "held": ["time-out"],
    }
    table = casting("volt-zapperlys", bob, {}, dead_deck=["makeover"])
    table.play("bob: take")
    assert hp(table)[0] == 20 - 2 * 5


@rule("HH-VERB-11")
def test_a_sight_tells_each_die_its_source_and_the_band() -> None:
    me = {"treasures": ["cheat-sheet", "stolen-burner"]}
    table = casting("fire-drill", {}, me=me, bonus="elemental", dice=[2, 3, 4])
    roll = table.match.sight(1).turn.roll
    assert roll.dice == [2, 3, 4]
    assert words(roll.origins[:2]) == ["fire-drill", "stolen-burner"]
    assert roll.origins[2] == BONUS_DIE
    assert (roll.total, roll.band) == (9, 1)
