"""Who acts when (ledger section 3.6)."""

from typing import Any

from spellhall.testing import Table, rule
from tests.games.hell_high.tables import hp, school

ONE = ["mossy-oakess"]
TWO = ["mossy-oakess", "pep-rallied"]


def turns(table: Table) -> list[str]:
    """Who took a turn, in the order of the log."""
    return [line.split()[0] for line in table.log() if " reveals " in line]


def spell(initiative: str, *before: str) -> dict[str, Any]:
    return {"spell": [*before, initiative]}


@rule("HH-ORDER-1", "HH-ORDER-2", "HH-ORDER-14")
def test_counts_are_called_and_fewer_components_act_first() -> None:
    table = school(
        {"spell": ["mossy-oakess", "trust-funded", "nurses-office"]},
        {"spell": ["wild-magic source"]},
        {"spell": ["coach-gronks", "pep-rallied"]},
        main=["mossy-oakess"],
        dice=[1] * 9,
    )
    assert table.log()[0] == "Spells are counted: alice 3, bob 1, cara 2."
    assert turns(table) == ["bob", "cara", "alice"]


@rule("HH-ORDER-2", "HH-TURN-12")
def test_a_spell_without_components_acts_first() -> None:
    table = school({"spell": ONE}, {"treasures": ["lunch-box"], "hp": 9})
    assert turns(table) == ["bob", "alice"]
    assert hp(table)[1] == 10


@rule("HH-ORDER-3", "HH-ORDER-4", "HH-ORDER-8", "HH-HID-3")
def test_equal_counts_announce_initiative_and_the_higher_acts_first() -> None:
    table = school(
        spell("nurses-office", "pep-rallied"),
        spell("fire-drill", "pep-rallied"),
        {"spell": ["mossy-oakess", "trust-funded", "chem-lab-blowout"]},
        dice=[1] * 9,
    )
    assert "Initiative: alice 1, bob 20." in table.log()
    assert turns(table) == ["bob", "alice", "cara"]
    assert "cara 2" not in " ".join(line for line in table.log() if "Initiative" in line)


@rule("HH-ORDER-5", "HH-ORDER-6", "HH-WILD-5")
def test_without_a_delivery_or_with_wild_magic_there_initiative_is_zero() -> None:
    table = school(
        {"spell": ["wild-magic delivery"]},
        {"spell": ["mossy-oakess"]},
        {"spell": ["nurses-office"]},
        main=["nurses-office"],
        dice=[1, 6, 2, 1, 1, 1, 1],
    )
    assert "Initiative: alice 0, bob 0, cara 1." in table.log()
    assert turns(table)[0] == "cara"


@rule("HH-ORDER-7", "HH-ORDER-13", "HH-EX-2", "HH-RAND-3")
def test_equal_initiative_is_settled_by_dice_and_rolled_again_on_a_tie() -> None:
    # Two components first without Initiative, then 17, then the two 14s by a die.
    table = school(
        {"spell": ["mossy-oakess", "pep-rallied", "bottomless-detention"]},
        {"spell": ["coach-gronks", "pep-rallied"]},
        {"spell": ["mossy-oakess", "trust-funded", "bottomless-detention"]},
        {"spell": ["coach-gronks", "trust-funded", "shape-shifting-substitute"]},
        dice=[1, 1, 3, 3, 2, 5, 1, 1, 1, 1, 1],
        treasure=["lunch-box", "ink-stained-quill", "class-ring", "spite-keychain"],
    )
    log = table.log()
    assert turns(table)[:2] == ["bob", "dan"]
    assert "Initiative: alice 14, cara 14, dan 17." in log
    assert "A die decides: alice 3, cara 3." in log
    assert "A die decides: alice 2, cara 5." in log
    assert turns(table)[2] == "cara"


@rule("HH-ORDER-9", "HH-ORDER-10", "HH-BULLY-7")
def test_a_spell_that_shrank_acts_by_its_new_count_after_the_current_turn() -> None:
    table = school(
        {"spell": ["locker-slamming"]},
        {"spell": ["mossy-oakess", "trust-funded"]},
        {"spell": ["coach-gronks", "pep-rallied"]},
    )
    table.play("bob: drop trust-funded")
    assert turns(table) == ["bob", "cara"]
    assert "alice casts" not in " ".join(table.log())  # her turn ended before


@rule("HH-ORDER-11")
def test_a_spell_that_lost_its_delivery_has_initiative_zero() -> None:
    table = school(
        {"spell": ["locker-slamming"]},
        {"spell": ["mossy-oakess", "fire-drill"]},
        {"spell": ["nurses-office"], "rank": 1},
        {"spell": ["coach-gronks", "pep-rallied"], "rank": 3},
        dice=[1] * 5,
        main=["mossy-oakess"],
    )
    # cara and alice have one component: 1 against 0, so cara goes first.
    assert "Initiative: alice 0, cara 1." in table.log()
    table.play("bob: drop fire-drill")
    assert turns(table)[0] == "bob"


@rule("HH-ORDER-12", "HH-EX-5", "HH-AMB-30", "HH-CREAT-10")
def test_kept_creatures_never_count_as_components() -> None:
    table = school(
        {
            "spell": ["mossy-oakess", "pep-rallied", "nurses-office"],
            "creatures": ["library-gargoyle", "runaway-mascot"],
        },
        {"spell": TWO, "rank": 1},
    )
    assert table.log()[0] == "Spells are counted: alice 3, bob 2."


@rule("HH-ORDER-15")
def test_cards_that_join_during_a_turn_change_no_order() -> None:
    table = school(
        {"spell": ["hazel-hexwells"]},
        {"spell": ["mossy-oakess", "trust-funded"], "rank": 7},
        main=["pep-rallied", "volt-zapperlys"],
    )
    assert turns(table) == ["alice", "bob"]
    assert "Pep-Rallied resolves." in table.log()


@rule("HH-DEC-21")
def test_a_single_option_is_taken_without_asking_but_an_optional_use_is_not() -> None:
    table = school({"spell": ["volt-zapperlys"]}, {"treasures": ["hall-pass"], "acted": True})
    assert table.question("bob") == "shield"  # asked, as it is optional
    table = school({"spell": ["pain-locker"]}, {"acted": True}, dice=[1])
    assert "Pain Locker is aimed at bob." in table.log()  # one target, no question
