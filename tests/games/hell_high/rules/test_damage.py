"""Damage (ledger section 3.10) and Creatures (3.11)."""

from spellhall.testing import rule
from tests.games.hell_high.tables import (
    Seat,
    blow,
    casting,
    hp,
    kills,
    player,
    ranks,
    school,
    state,
    words,
)

GARGOYLE = {"creatures": ["library-gargoyle"]}


@rule("HH-DMG-1", "HH-AMB-18")
def test_a_wizard_at_zero_or_fewer_is_dead_and_never_shows_less_than_zero() -> None:
    table = school({}, {"hp": 3}, {"hp": 4}, stack=[blow(0, (1, 2), 3)], dead_deck=["makeover"])
    assert hp(table) == [20, 0, 1]
    assert ranks(table) == [8, 0, 6]
    over = school({}, {"hp": 3}, {}, stack=[blow(0, (1,), 9)], dead_deck=["makeover"])
    assert hp(over)[1] == 0


@rule("HH-DMG-2", "HH-EX-14", "HH-CREAT-4")
def test_two_clauses_are_two_instances_and_a_creature_stops_one_of_them() -> None:
    bob = {"rank": 7, "creatures": ["library-gargoyle", "mystery-meat-thing"]}
    table = casting("dodgeball-stampede", bob, bonus="primal", dice=[5, 5])
    table.play("bob: use library-gargoyle", "bob: take")
    assert hp(table) == [22, 18]
    twice = casting("dodgeball-stampede", bob, bonus="primal", dice=[5, 5])
    twice.play("bob: use library-gargoyle", "bob: use mystery-meat-thing")
    assert hp(twice) == [22, 20]
    assert player(twice, "bob").creatures == []


@rule("HH-DMG-3", "HH-EX-14")
def test_a_conditional_amount_is_one_instance() -> None:
    table = casting("doom-scrolled", GARGOYLE)
    table.play("bob: use library-gargoyle")
    assert hp(table) == [20, 20]


@rule("HH-DMG-4", "HH-DEC-22", "HH-DEC-12")
def test_all_targets_of_an_instance_decide_independently_and_are_hit_together() -> None:
    foes: tuple[Seat, ...] = (GARGOYLE, {"creatures": ["runaway-mascot"]}, {})
    table = casting("volt-zapperlys", *foes)
    assert table.awaits() == "bob: shield, cara: shield"
    table.play("cara: use runaway-mascot")
    assert words(player(table, "cara").creatures) == ["runaway-mascot"]  # still face down
    assert hp(table) == [20, 20, 20, 20]
    table.play("bob: take")
    assert hp(table) == [20, 19, 20, 19]
    assert player(table, "cara").creatures == []


@rule("HH-DMG-5", "HH-KILL-1")
def test_the_owner_of_the_cause_is_the_source() -> None:
    foes = ({"hp": 1, "rank": 5}, {"rank": 1})
    table = casting("volt-zapperlys", *foes, me={"rank": 6}, dead_deck=["makeover"])
    assert kills(table) == [1, 0, 0]
    assert ranks(table)[0] == 7


@rule("HH-DMG-6")
def test_zero_damage_is_not_damage() -> None:
    table = school({}, GARGOYLE, stack=[blow(0, (1,), 0)])
    assert table.match.is_over
    assert hp(table) == [20, 20]


@rule("HH-DMG-7")
def test_the_amount_is_final_before_the_target_decides() -> None:
    me = {"rank": 4, "hp": 13, "treasures": ["megaphone"]}
    table = casting("volt-zapperlys", GARGOYLE, me=me)
    asked = table.match.asked(1)
    assert asked is not None
    assert asked.prompt.startswith("3 damage is coming at you")
    coming = table.match.sight(None).coming
    assert [(one.seat, one.amount, one.after) for one in coming] == [(1, 3, 17)]


@rule("HH-DMG-8")
def test_a_block_stops_neither_status_loss_nor_bully() -> None:
    bob = GARGOYLE | {"rank": 5, "spell": ["mossy-oakess"]}
    table = casting("pain-locker", bob, dice=[5]).play("bob: use library-gargoyle")
    assert (hp(table), ranks(table)) == ([20, 20], [8, 3])
    table = casting("locker-slamming", bob).play("bob: use library-gargoyle")
    assert hp(table) == [20, 20]
    assert player(table, "bob").spell == []


@rule("HH-CREAT-3", "HH-CREAT-14", "HH-VERB-18")
def test_a_kept_creature_may_be_discarded_instead_for_its_owner_only() -> None:
    table = casting("volt-zapperlys", GARGOYLE, {})
    assert table.options("bob") == ["take", "use library-gargoyle"]
    table.play("bob: use library-gargoyle")
    assert hp(table) == [20, 20, 19]
    assert "library-gargoyle" in words(state(table).main_discard)
    kept = casting("volt-zapperlys", GARGOYLE, {}).play("bob: take")
    assert hp(kept) == [20, 19, 19]
    assert words(player(kept, "bob").creatures) == ["library-gargoyle"]


@rule("HH-CREAT-5")
def test_damage_to_oneself_cannot_be_absorbed() -> None:
    table = school(GARGOYLE, {}, stack=[blow(0, (0,), 2)])
    assert hp(table) == [18, 20]


@rule("HH-CREAT-6")
def test_face_down_and_failed_creatures_cannot_absorb() -> None:
    bob = {"spell": ["library-gargoyle"]}
    assert hp(casting("volt-zapperlys", bob)) == [20, 19]
    # Alice's Creature fails its roll; the Backpack's answer then goes through.
    pack = {"treasures": ["spiked-backpack"]}
    failed = casting("library-gargoyle", pack, dice=[1])
    assert hp(failed) == [19, 19]


@rule("HH-CREAT-6", "HH-CREAT-2")
def test_a_creature_kept_this_turn_can_absorb_at_once() -> None:
    pack = {"treasures": ["spiked-backpack"], "rank": 7}
    me = {"creatures": ["mystery-meat-thing"]}
    spell = "library-gargoyle"
    table = casting(spell, pack, me=me, dice=[5, 1, 5])
    table.play("alice: resolve library-gargoyle", "alice: take")
    # The Gargoyle is kept now; the Thing attacks and fails, and the Backpack answers again.
    assert table.options("alice") == ["take", "use library-gargoyle"]
    assert table.refused("alice") == {"card:70": "HH-CREAT-8"}
    table.play("alice: use library-gargoyle")
    assert player(table, "alice").creatures == []


@rule("HH-CREAT-4", "HH-CREAT-6")
def test_a_creature_kept_this_turn_absorbs_once() -> None:
    pack = {"treasures": ["spiked-backpack"], "acted": True}
    me = {"creatures": ["runaway-mascot", "boiler-room-salamander"]}
    table = casting("library-gargoyle", pack, me=me, dice=[5, 1, 5])
    table.play("alice: resolve library-gargoyle", "alice: take", "alice: resolve runaway-mascot")
    table.play("alice: use library-gargoyle")
    # The Salamander fails, and the Backpack answers a third time: nothing is left to absorb it.
    assert hp(table) == [18, 14]
    assert words(state(table).main_discard)[0] == "library-gargoyle"


@rule("HH-CREAT-7", "HH-CREAT-8")
def test_kept_creatures_must_attack_again_and_stay_or_go_by_the_new_roll() -> None:
    me = {"creatures": ["library-gargoyle"]}
    again = casting("mossy-oakess", me=me, dice=[5])
    assert hp(again)[1] == 18
    assert words(player(again, "alice").creatures) == ["library-gargoyle"]
    gone = casting("mossy-oakess", me=me, dice=[4])
    assert hp(gone)[1] == 19
    assert player(gone, "alice").creatures == []
    assert "library-gargoyle" in words(state(gone).main_discard)


@rule("HH-CREAT-8", "HH-AMB-22")
def test_a_failed_creature_counts_its_glyph_till_the_end_of_the_turn() -> None:
    me = {"creatures": ["library-gargoyle", "library-gargoyle"]}
    table = casting([], me=me, dice=[1, 1, 1, 1])
    table.play("alice: resolve library-gargoyle")
    rolls = [line for line in table.log() if "rolls" in line]
    assert rolls == ["Library Gargoyle rolls 1 1."] * 2
    assert player(table, "alice").creatures == []


@rule("HH-CREAT-10", "HH-AMB-30")
def test_kept_creatures_add_glyphs_but_no_cards() -> None:
    me = {"creatures": ["boiler-room-salamander"]}
    table = casting("chem-lab-blowout", {"hp": 20}, me=me, dice=[5, 5, 1, 1])
    table.play("alice: resolve chem-lab-blowout")
    assert "Chem-Lab Blowout rolls 5 5." in table.log()
    assert hp(table)[1] == 20 - 2 - 1  # 2 for one card; then the Salamander


@rule("HH-CREAT-11", "HH-CREAT-12")
def test_damage_is_aimed_at_wizards_and_any_number_of_creatures_is_kept() -> None:
    many = ["library-gargoyle", "mystery-meat-thing", "runaway-mascot", "boiler-room-salamander"]
    table = casting("volt-zapperlys", {"creatures": many}).play("bob: take")
    assert words(player(table, "bob").creatures) == many
    assert hp(table) == [20, 19]


@rule("HH-CREAT-13")
def test_creatures_go_with_their_owner() -> None:
    table = casting("volt-zapperlys", GARGOYLE | {"hp": 1}, {}, dead_deck=["makeover"])
    table.play("bob: take")
    assert "library-gargoyle" in words(state(table).main_discard)
