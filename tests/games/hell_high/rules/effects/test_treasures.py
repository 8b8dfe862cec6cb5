"""Every Treasure is used (ledger section 6.6)."""

import pytest

from spellhall.testing import rule
from tests.games.hell_high.tables import (
    Seat,
    blow,
    casting,
    frame,
    hp,
    kills,
    player,
    ranks,
    school,
    state,
    status,
    treasures,
    words,
)


@rule("HH-GAP-9", "HH-T-1", "HH-NOTE-3", "HH-EX-13", "HH-VERB-22", "HH-DEC-15", "HH-T-NOTE-8")
def test_lucky_cherry_hits_one_more_foe_who_need_not_meet_the_condition() -> None:
    foes = ({"hp": 5, "rank": 5}, {"hp": 22, "rank": 4})
    table = casting("final-cramming", *foes, me={"treasures": ["lucky-cherry"]}, dice=[6])
    assert hp(table) == [20, 3, 20]
    assert ranks(table) == [8, 3, 2]


@rule("HH-T-NOTE-8", "HH-AMB-36")
def test_lucky_cherry_does_the_you_parts_once_and_spares_those_hit_already() -> None:
    me = {"treasures": ["lucky-cherry"], "hp": 10}
    foes = ({"rank": 7}, {"rank": 2}, {"rank": 1})
    table = casting("dodgeball-stampede", *foes, me=me, dice=[6])
    assert table.options("alice") == ["at 3", "at 4"]
    table.play("alice: at 4")
    assert hp(table) == [11, 17, 20, 17]
    everybody = casting("fire-drill", {}, {}, me=me, dice=[6])
    assert hp(everybody) == [10, 18, 18]
    self_aimed = casting("nurses-office", {}, {}, me=me, dice=[6])
    assert hp(self_aimed) == [13, 20, 20]
    creature = casting("mystery-meat-thing", {}, {}, me=me, dice=[1, 6])
    assert hp(creature) == [10, 17, 17]
    three: tuple[Seat, ...] = ({}, {}, {})
    each = casting("shape-shifting-substitute", *three, me=me, dice=[1, 6, 6], bonus="illusion")
    assert hp(each) == [10, 18, 18, 18]
    quality = casting("rumor-milled", {}, {}, me=me, dice=[1, 6])
    assert hp(quality) == [10, 18, 20]
    low = casting("dodgeball-stampede", *foes, me=me, dice=[5])
    assert hp(low) == [11, 17, 20, 20]


@rule("HH-GAP-9", "HH-T-2", "HH-NOTE-4", "HH-T-NOTE-5", "HH-VERB-19", "HH-DEC-14")
def test_skate_or_fate_lets_any_unresolved_spell_act_next() -> None:
    table = school(
        {"spell": ["mossy-oakess"]},
        {"spell": ["mossy-oakess", "pep-rallied"]},
        {"treasures": ["skate-or-fate"], "spell": ["volt-zapperlys", "pep-rallied", "fire-drill"]},
        dice=[1],
    )
    assert table.options("cara") == ["pass", "hurry 1", "hurry 2", "hurry 3"]
    table.play("cara: pass")
    assert 0 in state(table).round.acted  # the small Spell first
    table.play("cara: hurry 3")
    turns = [line.split()[0] for line in table.log() if " reveals " in line]
    assert turns == ["cara", "bob"]
    assert words(state(table).treasure_discard) == ["skate-or-fate"]
    assert state(table).round.next_up == -1  # the next round has its own order


@rule("HH-T-NOTE-5")
def test_skate_or_fate_is_not_offered_for_the_last_spell() -> None:
    table = school({"treasures": ["skate-or-fate"], "spell": ["mossy-oakess"]}, {"acted": True})
    assert table.question("alice") == "pick_glyph"  # the next round


GLYPH_TREASURES = [
    pytest.param("ink-stained-quill", "surprise-quiz", marks=rule("HH-T-3")),
    pytest.param("black-lipstick", "bottomless-detention", marks=rule("HH-T-4")),
    pytest.param("stolen-burner", "fire-drill", marks=rule("HH-T-5")),
    pytest.param("locker-mirror", "hallway-shoulder-check", marks=rule("HH-T-6")),
    pytest.param("mascot-head", "dodgeball-stampede", marks=rule("HH-T-7")),
]


@rule("HH-POWER-4", "HH-VERB-17")
@pytest.mark.parametrize(("treasure", "card"), GLYPH_TREASURES)
def test_a_treasure_with_a_glyph_adds_a_die(treasure: str, card: str) -> None:
    table = casting(card, {"rank": 8}, me={"rank": 7, "treasures": [treasure]}, dice=[1, 2])
    assert any(line.endswith("rolls 1 2.") for line in table.log())


@rule("HH-T-8", "HH-TURN-2")
def test_letter_jacket_raises_its_owner_at_the_start_of_the_turn() -> None:
    foes = ({"rank": 8}, {"rank": 6})
    table = casting("schoolspirited", *foes, me={"rank": 7, "treasures": ["letter-jacket"]})
    assert ranks(table) == [8, 7, 6]
    assert hp(table) == [20, 18, 20]  # bob is the neighbour now
    low = casting("mossy-oakess", *foes, me={"rank": 2, "treasures": ["letter-jacket"]})
    assert ranks(low) == [3, 8, 6]


@rule("HH-T-9", "HH-VERB-21", "HH-RAND-4")
def test_cheat_sheet_rolls_one_die_again_once_in_a_turn() -> None:
    me = {"treasures": ["cheat-sheet"]}
    table = casting(["bunsen-burning", "chem-lab-blowout"], {}, me=me, dice=[1, 1, 6, 1, 1])
    table.play("alice: reroll 2")
    assert hp(table) == [20, 20 - 3 - 1]  # 1 + 6 is the middle band, then 1 + 1 without a question
    assert table.match.is_over
    table = casting("chem-lab-blowout", {}, me=me, dice=[5]).play("alice: pass")
    assert hp(table) == [20, 17]
    turns = [frame("TakeTurn", seat=0)] * 2
    spell = {"spell": ["mossy-oakess"], "creatures": ["boiler-room-salamander"], **me}
    twice = school(spell, {}, stack=turns, dice=[5, 5, 5, 5, 5], bonus="elemental")
    twice.play("alice: reroll 1")
    assert twice.question("alice") == "reroll_die"  # the next turn, the next use


@rule("HH-T-10", "HH-VERB-18", "HH-TREAS-3")
def test_hall_pass_cancels_damage_and_is_discarded() -> None:
    table = casting("volt-zapperlys", {"treasures": ["hall-pass"]}, {})
    table.play("bob: use hall-pass")
    assert hp(table) == [20, 20, 19]
    assert words(state(table).treasure_discard) == ["hall-pass"]


@rule("HH-T-11")
def test_lunch_box_heals_at_the_start_of_the_turn() -> None:
    assert hp(casting("volt-zapperlys", me={"hp": 9, "treasures": ["lunch-box"]})) == [10, 19]


@rule("HH-T-12", "HH-AMB-9")
def test_prom_crown_makes_every_loss_one_smaller_but_not_a_push() -> None:
    crowned = {"treasures": ["prom-crown"]}
    assert ranks(school(crowned, {"rank": 1}, stack=[status(0, -2)])) == [7, 1]
    assert ranks(school(crowned, {"rank": 1}, stack=[status(0, -1)])) == [8, 1]
    pushed = school({"rank": 7} | crowned, {"rank": 6}, stack=[status(1, 1)])
    assert ranks(pushed) == [6, 7]


@rule("HH-T-13", "HH-T-NOTE-2")
def test_spiked_backpack_answers_damage_with_an_instance_of_its_own() -> None:
    table = casting("volt-zapperlys", {"treasures": ["spiked-backpack"]}, {})
    assert hp(table) == [19, 19, 19]
    deadly = casting("volt-zapperlys", {"treasures": ["spiked-backpack"]}, {}, me={"hp": 1})
    assert hp(deadly) == [0, 19, 19]
    assert kills(deadly) == [0, 1, 0]
    assert ranks(deadly) == [0, 8, 6]  # token and status, since the owner lives


@rule("HH-T-NOTE-3", "HH-T-13")
def test_spiked_backpack_is_silent_for_own_damage_blocked_damage_and_the_dead() -> None:
    pack = {"treasures": ["spiked-backpack"]}
    own = school(pack, {}, stack=[blow(0, (0,), 2)])
    assert hp(own) == [18, 20]
    blocked = casting("volt-zapperlys", pack | {"creatures": ["library-gargoyle"]})
    blocked.play("bob: use library-gargoyle")
    assert hp(blocked) == [20, 20]
    # A Reaction of the dying cara hurts alice, who owns the pack: nobody is hit back.
    cara = {"hp": 1, "spell": ["volt-zapperlys"]}
    table = casting("volt-zapperlys", {}, cara, me=pack, dead_deck=["makeover"])
    assert hp(table) == [18, 19, 0]


@rule("HH-T-14")
def test_megaphone_makes_sources_louder_towards_foes() -> None:
    me = {"treasures": ["megaphone"]}
    table = casting(["volt-zapperlys", "varsity-charged"], me=me)
    assert hp(table) == [20, 16]  # 1 + 1, then 2


@rule("HH-T-15")
def test_rocket_sneakers_raise_initiative_also_from_zero() -> None:
    table = school(
        {"spell": ["trudy-trinkets"], "treasures": ["rocket-sneakers"]},
        {"spell": ["dodgeball-stampede"]},
        stack=[frame("CallCounts"), frame("NextTurn")],
        dice=[1] * 3,
    )
    assert "Initiative: alice 10, bob 9." in table.log()


@rule("HH-T-16")
def test_yearbook_fills_the_hand_to_nine() -> None:
    table = school({"rank": 2, "treasures": ["yearbook"]}, {"rank": 1}, start="round")
    assert [len(one.hand) for one in state(table).players] == [9, 8]


@rule("HH-T-17", "HH-VERB-17", "HH-AMB-32")
def test_combination_lock_guards_against_foes_but_not_against_the_dead() -> None:
    locked = {"treasures": ["combination-lock", "lunch-box"]}
    me = {"treasures": ["ink-stained-quill"]}
    table = casting("extra-credited", locked, me=me, dice=[5, 5])
    assert treasures(table, "bob") == ["combination-lock", "lunch-box"]
    assert hp(table) == [20, 18]
    table = casting("bottomless-detention", locked, dice=[5, 5], bonus="dark")
    assert treasures(table, "bob") == ["combination-lock", "lunch-box"]
    ghost = school(
        {},
        locked,
        {"hp": 0, "rank": 0},
        dead=[2],
        dead_deck=["haunted-locker"],
        stack=[frame("DrawDeadCard", seat=2)],
    )
    ghost.play("cara: take lunch-box")
    assert treasures(ghost, "bob") == ["combination-lock"]


@rule("HH-T-18", "HH-DEC-14")
def test_energy_potion_adds_two_dice_to_one_roll() -> None:
    me = {"treasures": ["energy-potion"]}
    table = casting("fire-drill", me=me, dice=[3, 3, 4])
    assert table.options("alice") == ["pass", "use energy-potion"]
    table.play("alice: use energy-potion")
    assert hp(table) == [20, 17]
    assert treasures(table, "alice") == []


@rule("HH-T-18", "HH-DW-23", "HH-POWER-6")
def test_whoever_adds_dice_to_a_roll_may_add_more() -> None:
    me = {"treasures": ["energy-potion"], "held": ["ghost-writer"]}
    table = casting("fire-drill", me=me, dice=[1, 1, 1, 1, 1])
    table.play("alice: use ghost-writer")
    assert table.options("alice") == ["pass", "use energy-potion"]
    table.play("alice: use energy-potion")
    assert "Fire Drill rolls 1 1 1 1 1." in table.log()


@rule("HH-T-19")
def test_class_ring_heals_on_a_kill() -> None:
    me = {"hp": 10, "treasures": ["class-ring"]}
    table = casting("volt-zapperlys", {"hp": 1}, {}, me=me, dead_deck=["makeover"])
    assert hp(table) == [13, 0, 19]


@rule("HH-T-20", "HH-T-NOTE-2", "HH-T-NOTE-4")
def test_spite_keychain_strikes_the_killer_before_the_reactions() -> None:
    bob = {"hp": 1, "treasures": ["spite-keychain"], "spell": ["volt-zapperlys"]}
    table = casting("volt-zapperlys", bob, {}, dead_deck=["makeover"])
    assert hp(table) == [20 - 3 - 2, 0, 19]
    amounts = [line for line in table.log() if line.startswith("alice takes")]
    assert amounts[0].startswith("alice takes a Kill Token")
    assert "takes 3" in amounts[1]
    assert "takes 2" in amounts[2]
    assert treasures(table, "bob") == ["spite-keychain"]  # Everlasting
    both = casting("volt-zapperlys", bob, {}, me={"hp": 3}, dead_deck=["makeover", "rich-aunt"])
    assert kills(both) == [1, 1, 0]  # a token for the dying owner
    assert ranks(both) == [0, 0, 6]  # and no status


@rule("HH-T-NOTE-4")
def test_spite_keychain_is_silent_for_an_own_death_and_a_dead_killer() -> None:
    suicide = school(
        {"hp": 1, "treasures": ["spite-keychain"]},
        {},
        {},
        stack=[blow(0, (0,), 1)],
        dead_deck=["makeover"],
    )
    assert hp(suicide) == [0, 20, 20]
    ghost = school(
        {"hp": 2, "treasures": ["spite-keychain"]},
        {"rank": 7},
        {"hp": 0, "rank": 0},
        dead=[2],
        dead_deck=["ghostly-gossip", "makeover"],
        stack=[frame("DrawDeadCard", seat=2)],
    )
    assert hp(ghost) == [0, 20, 0]
    assert kills(ghost) == [0, 0, 1]


@rule("HH-T-21")
def test_pet_carrier_keeps_creatures_in_the_middle_band() -> None:
    me = {"treasures": ["pet-carrier"]}
    table = casting("boiler-room-salamander", me=me, dice=[5])
    assert words(player(table, "alice").creatures) == ["boiler-room-salamander"]
    table = casting("boiler-room-salamander", me=me, dice=[4])
    assert player(table, "alice").creatures == []


@rule("HH-T-22", "HH-T-NOTE-6", "HH-TURN-9", "HH-DEC-20")
def test_detention_slip_works_before_between_or_after_components() -> None:
    me = {"treasures": ["detention-slip"]}
    before = casting(["mossy-oakess", "pep-rallied"], {}, {"rank": 2}, me=me)
    assert before.options("alice") == [
        "resolve mossy-oakess",
        "use detention-slip 2",
        "use detention-slip 3",
    ]
    before.play("alice: use detention-slip 2")
    assert ranks(before) == [8, 5, 2]
    assert treasures(before, "alice") == []
    assert words(state(before).treasure_discard) == ["detention-slip"]
    after = casting(["mossy-oakess", "pep-rallied"], {}, {"rank": 2}, me=me)
    after.play("alice: resolve mossy-oakess", "alice: resolve pep-rallied")
    assert after.options("alice") == ["end", "use detention-slip 2", "use detention-slip 3"]
    after.play("alice: use detention-slip 2")
    assert ranks(after) == [8, 5, 2]
    ended = casting("mossy-oakess", {}, me=me)
    ended.play("alice: resolve mossy-oakess", "alice: end")
    assert treasures(ended, "alice") == ["detention-slip"]


@rule("HH-T-23", "HH-T-NOTE-2")
def test_gym_whistle_hits_the_bullied_foe_once_more() -> None:
    me = {"treasures": ["gym-whistle"]}
    table = casting("hazel-hexwells", {}, me=me, main=["pep-rallied"])
    assert hp(table) == [24, 17]
    quality = casting("locker-slamming", {"spell": ["mossy-oakess"]}, me=me)
    assert hp(quality) == [20, 17]
    nothing = casting("locker-slamming", {"acted": True}, me=me)
    assert hp(nothing) == [20, 18]  # no component, no Bully


@rule("HH-T-24", "HH-T-NOTE-9")
def test_participation_trophy_heals_the_lowest_after_step_three() -> None:
    trophy = {"treasures": ["participation-trophy"], "hp": 10, "rank": 2}
    low = school({"rank": 4}, trophy, stack=[frame("AfterAbilities")])
    assert hp(low) == [20, 11]
    high = school({"rank": 1}, trophy, stack=[frame("AfterAbilities")])
    assert hp(high) == [20, 10]


@rule("HH-T-25", "HH-POWER-6")
def test_golden_report_card_adds_one_to_the_total() -> None:
    table = casting("fire-drill", me={"treasures": ["golden-report-card"]}, dice=[4])
    assert hp(table) == [20, 18]
    assert "Fire Drill: total 5, band 5-9." in table.log()


@rule("HH-T-NOTE-1", "HH-DW-24", "HH-VERB-21")
def test_after_a_roll_come_cheat_sheet_then_transcript_then_the_total_then_the_cherry() -> None:
    me = {
        "treasures": ["cheat-sheet", "golden-report-card", "lucky-cherry"],
        "held": ["doctored-transcript"],
    }
    foes = ({"rank": 7}, {"rank": 3}, {"rank": 2})
    table = casting("dodgeball-stampede", *foes, me=me, dice=[2, 3], bonus="primal")
    table.play("alice: pass")  # no Ghost Writer before the roll
    assert table.question("alice") == "reroll_die"
    table.play("alice: pass")
    assert table.question("alice") == "turn_die"
    table.play("alice: turn 2")
    assert table.question("alice") == "extra_target"
    assert "Dodgeball Stampede: total 9, band 5-9." in table.log()
    table.play("alice: at 4")
    assert hp(table) == [21, 17, 20, 17]


@rule("HH-TREAS-2")
def test_any_number_of_treasures_may_be_owned() -> None:
    rich = casting("trust-funded", me={"treasures": ["lunch-box", "megaphone", "yearbook"]})
    assert len(treasures(rich, "alice")) == 5


@rule("HH-TREAS-4", "HH-DECK-1", "HH-DECK-2")
def test_an_empty_treasure_deck_is_rebuilt_and_without_discards_nothing_is_gained() -> None:
    table = casting("trudy-trinkets", treasure_only=True)
    assert len(treasures(table, "alice")) == 1
    assert len(state(table).treasure) == 24
    order = state(table).treasure
    assert order not in (sorted(order), sorted(order, reverse=True))  # shuffled
    everything = words(range(100, 125))
    table = casting("trudy-trinkets", {"treasures": everything})
    assert treasures(table, "alice") == []
