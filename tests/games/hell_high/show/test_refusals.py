"""Whatever is in sight and cannot be chosen is explained by the check that left it out."""

import pytest

from spellhall.games.hell_high.state.state import Brawl
from spellhall.testing import rule
from tests.games.hell_high.tables import DEAD, Seat, casting, frame, school


@pytest.mark.parametrize(
    ("spell", "foes", "why"),
    [
        ("cindy-ashworths", ({"hp": 15}, {"hp": 15}, {"hp": 12}), "HH-TARGET-4"),
        ("morty-grimmlys", ({"hp": 12}, {"hp": 12}, {"hp": 15}), "HH-TARGET-4"),
        ("pain-locker", ({"rank": 1}, {"rank": 2}, {"rank": 8}), "HH-TARGET-8"),
        ("final-cramming", ({"hp": 3}, {"hp": 4}, {"hp": 20}), "HH-TARGET-5"),
        ("schoolspirited", ({"rank": 8}, {"rank": 6}, {"rank": 5}), "HH-TARGET-9"),
        (
            "teachers-petty",
            ({"treasures": ["golden-report-card"]}, {"treasures": ["lucky-cherry"]}, {}),
            "HH-Q-2",
        ),
        ("down-kicking", ({"hp": 3}, {"hp": 10}, {"hp": 11}), "HH-Q-4"),
    ],
)
def test_a_foe_whom_the_aim_does_not_mean_is_explained_by_its_rule(
    spell: str, foes: tuple[Seat, ...], why: str
) -> None:
    ranked: list[Seat] = [{"rank": number + 1, **foe} for number, foe in enumerate(foes)]
    table = casting(spell, *ranked, DEAD, dead=[4], me={"rank": 7})
    assert table.options("alice") == ["at 2", "at 3"]
    assert table.refused("alice") == {"seat:3": why, "seat:4": "HH-TARGET-2"}


@rule("HH-RANK-7a", "HH-RANK-6b", "HH-RANK-3a")
@pytest.mark.parametrize(
    ("rank", "others", "refused"),
    [
        (7, (8, 2, 1), {"seat:1": "HH-RANK-7a"}),
        (6, (8, 7, 1), {"seat:3": "HH-RANK-6b"}),
        (3, (8, 7, 1), {"seat:3": "HH-RANK-3a"}),
    ],
)
def test_a_rank_says_who_is_out_of_its_reach(
    rank: int, others: tuple[int, ...], refused: dict[str, str]
) -> None:
    foes: list[Seat] = [{"rank": other} for other in others]
    table = school({"rank": rank}, *foes, DEAD, dead=[4], stack=[frame("UseRank", rank=rank)])
    assert table.refused("alice") == {**refused, "seat:4": "HH-TARGET-2"}


@rule("HH-AMB-31")
def test_after_twenty_changes_the_placed_cards_say_why_they_stay() -> None:
    mine = {"hand": ["pain-locker"], "spell": ["mossy-oakess"]}
    table = school(mine, {"hand": ["fire-drill"]}, stack=[frame("Build", seat=0, changes=20)])
    assert table.options("alice") == ["ready", "place pain-locker"]
    assert list(table.refused("alice").values()) == ["HH-AMB-31"]


@rule("HH-DW-22", "HH-CREAT-6")
def test_second_wind_is_for_deadly_damage_only() -> None:
    bob = {"held": ["second-wind"], "hp": 3, "spell": ["library-gargoyle"]}
    for amount, held in ((2, ["HH-DW-22"]), (3, [])):
        shield = frame("Blow", source=0, targets=(1,), amount=amount)
        table = school({}, bob, stack=[shield])
        assert sorted(table.refused("bob").values()) == ["HH-CREAT-6", *held]


@rule("HH-NOTE-4", "HH-TURN-13")
def test_a_spell_and_a_card_that_have_resolved_say_so() -> None:
    hurry = school(
        {"treasures": ["skate-or-fate"], "spell": ["mossy-oakess"]},
        {"spell": ["fire-drill"]},
        {"acted": True},
        stack=[frame("Hurry", seat=0)],
    )
    assert hurry.refused("alice") == {"seat:2": "HH-NOTE-4"}
    done = casting(
        ["mossy-oakess", "nurses-office"], me={"treasures": ["detention-slip"]}, dice=[1]
    )
    assert done.options("alice")[0] == "resolve mossy-oakess"
    done.play("alice: resolve mossy-oakess")
    assert "HH-TURN-13" in done.refused("alice").values()


@rule("HH-T-NOTE-8")
def test_a_foe_who_is_hit_already_is_not_hit_as_well() -> None:
    foes = ({"hp": 9, "rank": 1}, {"hp": 21, "rank": 2}, {"hp": 22, "rank": 3})
    table = casting("final-cramming", *foes, me={"treasures": ["lucky-cherry"]}, dice=[6])
    assert table.question("alice") == "extra_target"
    assert table.refused("alice") == {"seat:1": "HH-T-NOTE-8"}


@rule("HH-DW-24", "HH-DEC-23")
def test_dice_say_why_a_held_card_does_not_turn_them() -> None:
    table = casting("library-gargoyle", {}, {}, me={"held": ["second-wind"]}, dice=[3])
    table.play("alice: at 2", "alice: pass")
    assert table.question("alice") == "turn_die"
    assert table.refused("alice") == {"die:0": "HH-DW-24"}


@rule("HH-NOTE-4", "HH-TARGET-2", "HH-T-22")
def test_the_dead_say_why_no_treasure_reaches_them() -> None:
    hurry = school(
        {"treasures": ["skate-or-fate"], "spell": ["mossy-oakess"]},
        {"spell": ["fire-drill"]},
        DEAD,
        dead=[2],
        stack=[frame("Hurry", seat=0)],
    )
    assert hurry.refused("alice") == {"seat:2": "HH-TARGET-2"}
    slip = casting("mossy-oakess", {}, DEAD, dead=[2], me={"treasures": ["detention-slip"]})
    assert slip.refused("alice")["seat:2"] == "HH-TARGET-2"


@rule("HH-DW-9")
def test_a_creature_that_was_not_kept_says_why_it_is_not_destroyed() -> None:
    def bobs_turn(s: Brawl) -> None:
        s.turn.seat = 1

    bob = {
        "creatures": ["library-gargoyle", "mystery-meat-thing"],
        "spell": ["boiler-room-salamander"],
    }
    question = frame("PickCreature", seat=0, target=1)
    table = school(DEAD, bob, {}, dead=[0], stack=[question], prepare=bobs_turn)
    assert table.options("alice") == ["destroy library-gargoyle", "destroy mystery-meat-thing"]
    assert list(table.refused("alice").values()) == ["HH-DW-9"]
