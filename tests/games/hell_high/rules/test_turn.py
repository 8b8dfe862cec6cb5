"""A turn (ledger section 3.7) and the Loner (3.12)."""

from typing import Any

import pytest

from spellhall.games.hell_high.box.cards import IF_SO, PARTS_OF
from spellhall.games.hell_high.box.verbs import AddTop
from spellhall.games.hell_high.state.state import Brawl
from spellhall.testing import Table, rule
from tests.games.hell_high.tables import (
    Seat,
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


@rule("HH-TURN-1", "HH-TURN-2")
def test_the_spell_is_revealed_then_loner_then_wild_magic_then_treasures() -> None:
    me = {"rank": 2, "hp": 9, "treasures": ["lunch-box"]}
    main = ["trust-funded", "fire-drill", "mossy-oakess"]
    table = casting("wild-magic source", me=me, main=main, dice=[1], treasure=["megaphone"])
    log = table.log()
    order = [
        "alice reveals Wild Magic",
        "alice, the Loner, turns up Trust-Funded, Fire Drill.",
        "Wild Magic searches the Main Deck: Mossy Oakes's.",
        "alice heals 1 (Lunch Box). 9 → 10.",
        "Mossy Oakes's resolves.",
        "Trust-Funded resolves.",
        "Fire Drill resolves.",
    ]
    places = [log.index(line) for line in order]
    assert places == sorted(places)


@rule("HH-TURN-3", "HH-TURN-4", "HH-DEC-8")
def test_sources_come_before_qualities_before_deliveries_and_equals_by_choice() -> None:
    me = {"creatures": ["library-gargoyle"]}
    table = casting(["mossy-oakess", "pep-rallied", "nurses-office"], me=me, dice=[1, 1])
    log = table.log()
    assert log.index("Mossy Oakes's resolves.") < log.index("Pep-Rallied resolves.")
    assert table.options("alice") == ["resolve nurses-office", "resolve library-gargoyle"]


@rule("HH-TURN-3")
def test_later_types_are_refused_with_the_rule() -> None:
    me = {"treasures": ["detention-slip"]}
    table = casting(["mossy-oakess", "fire-drill"], me=me)
    assert table.refused("alice") == {"card:74": "HH-TURN-3"}


HAZEL = cards_of("hazel-hexwells")[0]


def joining(word: str, during: str, waiting: list[str], **rest: Any) -> Table:
    """While one card of alice's Spell resolves, it adds the top card of the Main Deck."""
    spell = ["mossy-oakess", "pep-rallied", "nurses-office"]
    adds = frame("Perform", seat=0, card=HAZEL, part=IF_SO, targets=(1,), lower=True)

    def resolve(s: Brawl) -> None:
        s.turn.now = cards_of(during)[0]

    return school(
        {"spell": spell, "hp": 10, **rest.pop("me", {})},
        {},
        waiting=waiting,
        main=[word],
        prepare=resolve,
        stack=[adds, frame("Proceed", seat=0), frame("FinishTurn", seat=0)],
        **rest,
    )


def resolved(table: Table) -> list[str]:
    return [line for line in table.log() if line.endswith("resolves.")]


@rule("HH-TURN-5", "HH-EX-11", "HH-VERB-9")
def test_a_source_that_a_quality_adds_resolves_before_the_delivery() -> None:
    assert isinstance(PARTS_OF[HAZEL][IF_SO][0], AddTop)
    table = joining("coach-gronks", "pep-rallied", ["nurses-office"], dice=[1])
    assert resolved(table) == ["Coach Gronk's resolves.", "Nurse's Office resolves."]


@rule("HH-TURN-5", "HH-AMB-25")
def test_a_newcomer_of_a_passed_type_comes_before_several_pending_deliveries() -> None:
    table = joining(
        "trust-funded",
        "nurses-office",
        ["library-gargoyle", "runaway-mascot"],
        me={"creatures": ["library-gargoyle", "runaway-mascot"]},
    )
    assert resolved(table) == ["Trust-Funded resolves."]
    assert table.options("alice") == ["resolve library-gargoyle", "resolve runaway-mascot"]


@rule("HH-TURN-6", "HH-TURN-7")
def test_a_new_component_of_the_same_or_a_later_type_takes_its_place() -> None:
    spell = ["hazel-hexwells", "trust-funded"]
    table = casting(spell, main=["roll-ritual"], dice=[6, 6])
    assert table.options("alice") == ["resolve trust-funded", "resolve roll-ritual"]
    table.play("alice: resolve roll-ritual")
    assert len(treasures(table, "alice")) == 2  # two Qualities in one Spell are fine now


@rule("HH-TURN-8", "HH-TURN-14")
def test_clauses_are_done_in_order_and_a_death_is_handled_before_the_next() -> None:
    foes = ({"rank": 7, "hp": 3}, {"rank": 6, "hp": 20}, {"rank": 2})
    table = casting(
        "dodgeball-stampede", *foes, bonus="primal", dice=[5, 5], dead_deck=["cold-spot"]
    )
    # The first 3 kill bob, whose Cold Spot hits all; the second instance finds nobody.
    assert hp(table) == [21, 0, 19, 19]
    log = table.log()
    assert log.index("bob's Cold Spot takes effect.") < log.index(
        "alice heals 2 (Dodgeball Stampede). 19 → 21."
    )


@rule("HH-TURN-8", "HH-DEATH-7")
def test_after_a_kill_the_caster_goes_on_with_the_spell_and_kept_creatures() -> None:
    me = {"hp": 10, "creatures": ["runaway-mascot"]}
    foes = ({"hp": 1}, {"acted": True})
    spell = ["volt-zapperlys", "pep-rallied"]
    table = casting(spell, *foes, me=me, dice=[5, 5], bonus="primal", dead_deck=["makeover"])
    assert hp(table) == [14, 0, 20 - 1 - 3]
    assert words(player(table, "alice").creatures) == ["runaway-mascot"]


@rule("HH-AMB-29")
def test_clauses_about_a_dead_target_are_skipped_and_the_others_happen() -> None:
    foes = ({"hp": 1, "rank": 5}, {"rank": 8})
    rest = {"dice": [6, 6], "bonus": "arcane", "dead_deck": ["makeover"]}
    table = casting("pain-locker", *foes, me={"rank": 7}, **rest)
    assert len(treasures(table, "alice")) == 1


@rule("HH-TURN-10", "HH-TURN-13")
def test_at_the_end_spell_cards_go_and_kept_creatures_stay() -> None:
    spell = ["trudy-trinkets", "extra-credited", "library-gargoyle"]
    me = {"creatures": ["runaway-mascot"]}
    table = casting(spell, {"acted": True}, me=me, dice=[1, 1, 1, 3, 2, 2], treasure=["megaphone"])
    # Resolved cards still count: three Arcane dice for the Quality and for the Creature.
    assert "Extra-Credited rolls 1 1 1." in table.log()
    table.play("alice: resolve library-gargoyle")
    assert "Library Gargoyle rolls 3 2 2." in table.log()
    assert words(player(table, "alice").creatures) == ["library-gargoyle"]
    assert (state(table).turn.seat, state(table).turn.roll.dice) == (-1, ())
    assert sorted(words(state(table).main_discard)) == [
        "extra-credited",
        "runaway-mascot",
        "trudy-trinkets",
    ]


@rule("HH-TURN-11")
def test_the_turn_stops_when_the_active_wizard_dies() -> None:
    spell = ["volt-zapperlys", "trust-funded", "nurses-office"]
    foes = ({"treasures": ["spiked-backpack"]}, {"hp": 1})
    table = casting(spell, *foes, me={"hp": 1}, dead_deck=["makeover", "rich-aunt"])
    assert hp(table) == [0, 19, 0]  # the instance stands for all
    assert kills(table) == [1, 1, 0]
    assert "Trust-Funded resolves." not in table.log()
    assert sorted(words(state(table).main_discard)) == sorted(spell)


@rule("HH-TURN-11", "HH-TURN-8")
def test_remaining_clauses_of_a_dead_caster_are_lost() -> None:
    foes: tuple[Seat, ...] = ({"treasures": ["spiked-backpack"], "rank": 8}, {})
    table = casting(
        "surprise-quiz", *foes, me={"hp": 1, "rank": 7}, dice=[5], dead_deck=["makeover"]
    )
    assert treasures(table, "alice") == []


@rule("HH-TURN-12", "HH-RANK-2c", "HH-RANK-2a")
def test_an_empty_spell_still_has_a_turn_with_creatures_and_the_loner() -> None:
    me = {"creatures": ["library-gargoyle"]}
    table = casting([], me=me, dice=[5])
    assert hp(table) == [20, 18]
    loner = casting([], me={"rank": 2, "hp": 10}, main=["mossy-oakess", "pep-rallied"])
    assert hp(loner)[0] == 15


# -- The Loner ------------------------------------------------------------------------------------


@rule("HH-RANK-2a", "HH-RANK-2b", "HH-EX-17")
def test_the_loner_discards_the_type_placed_and_adds_the_other() -> None:
    me = {"rank": 2, "hp": 10}
    table = casting("mossy-oakess", me=me, main=["volt-zapperlys", "pep-rallied"])
    assert hp(table) == [15, 20]
    assert "volt-zapperlys" in words(state(table).main_discard)
    two = casting("mossy-oakess", me=me, main=["pep-rallied", "doom-scrolled"])
    assert two.options("alice") == ["resolve pep-rallied", "resolve doom-scrolled"]
    none = casting("mossy-oakess", me=me, main=["volt-zapperlys", "coach-gronks", "pep-rallied"])
    assert hp(none) == [13, 20]
    assert words(state(none).main_discard) == ["volt-zapperlys", "coach-gronks", "mossy-oakess"]


@rule("HH-RANK-2c", "HH-RANK-2e")
def test_wild_magic_or_kept_creatures_cause_no_discards() -> None:
    main = ["volt-zapperlys", "fire-drill", "mossy-oakess"]
    me = {"rank": 2, "hp": 10, "creatures": ["library-gargoyle"]}
    table = casting("wild-magic source", me=me, main=main, dice=[1, 1])
    assert "fire-drill" in words(player(table, "alice").spell)
    assert "volt-zapperlys" in words(player(table, "alice").spell)


@rule("HH-RANK-2d", "HH-WILD-7")
def test_two_wild_magics_of_the_loner_join_one_after_the_other() -> None:
    main = ["wild-magic", "wild-magic", "pep-rallied", "volt-zapperlys"]
    table = casting([], me={"rank": 2}, main=main)
    assert len(state(table).wild) == 2
    table.play("alice: slot source")
    assert len(state(table).wild) == 1
    table.play("alice: slot quality")
    assert state(table).wild == ()
    resolved = [line for line in table.log() if line.endswith("resolves.")]
    assert len(resolved) == 2


@rule("HH-RANK-2f")
@pytest.mark.parametrize(
    ("rank", "spell", "size"),
    [(3, ["mossy-oakess"], 1), (2, ["mossy-oakess", "pep-rallied"], 2)],
)
def test_rank_and_count_are_checked_at_the_start_of_the_turn(
    rank: int, spell: list[str], size: int
) -> None:
    table = casting(spell, me={"rank": rank})
    assert "Loner, turns up" not in " ".join(table.log())
    assert sum(line.endswith("resolves.") for line in table.log()) == size


@rule("HH-RANK-2f", "HH-BULLY-7")
def test_a_spell_cut_down_to_one_component_qualifies_for_the_loner() -> None:
    table = school(
        {"spell": ["locker-slamming"]},
        {"spell": ["mossy-oakess", "trust-funded"], "rank": 2},
        main=["pep-rallied", "volt-zapperlys"],
    )
    table.play("bob: drop trust-funded")
    assert "bob, the Loner, turns up Pep-Rallied, Volt Zapperly's." in table.log()


@rule("HH-EX-15")
def test_a_full_turn_as_in_the_example() -> None:
    table = casting(
        ["richie-prickle-jrs", "schoolspirited", "pain-locker"],
        {"rank": 8},  # P
        {"rank": 7, "spell": ["mossy-oakess", "pep-rallied"]},  # J
        {"rank": 5, "acted": True},  # T
        me={"rank": 6},
        bonus="arcane",
        dice=[3, 2, 3],
    )
    # (a) You go to 7, J to 6. Neighbours are P and J: P takes 4.
    assert ranks(table) == [7, 8, 6, 5]
    table.play("alice: at 2")
    assert hp(table) == [20, 16, 20, 20]
    # (b) J takes 2 and drops a component.
    table.play("alice: at 3", "cara: drop pep-rallied")
    assert hp(table) == [20, 16, 18, 20]
    # (c) T: three dice make 8; 2 damage, and from 5 to 3.
    table.play("alice: at 4")
    assert hp(table) == [20, 16, 18, 18]
    assert ranks(table) == [7, 8, 6, 3]
    # (d) All three are discarded.
    assert sorted(words(state(table).main_discard)) == [
        "pain-locker",
        "pep-rallied",
        "richie-prickle-jrs",
        "schoolspirited",
    ]
