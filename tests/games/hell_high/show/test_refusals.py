"""Whatever is in sight and cannot be chosen is explained by the check that left it out."""

from random import Random

import pytest

import spellhall
from spellhall.ledger import ledger
from spellhall.testing import rule
from tests.games.hell_high.tables import DEAD, GAME, Seat, casting, frame, school

RULES = set(ledger("hell_high").ids())


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


SEATS_EXPLAINED = ("demand", "pick_healed", "pick_envied", "extra_target")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_nothing_offered_is_refused_and_every_seat_is_offered_or_explained(players: int) -> None:
    rng = Random(players)
    match = spellhall.new("hell_high", players=players, seed=7)
    met = 0
    while not match.is_over and len(match.choices) < 1500:
        seat = rng.choice(match.may_answer())
        options = match.options(seat)
        refused = match.refusals(seat)
        touched = {option.touches[0] for option in options}
        assert not touched & {one.touch for one in refused}
        assert {one.rule for one in refused} <= RULES
        asked = match.asked(seat)
        if asked is not None and asked.kind in SEATS_EXPLAINED:
            told = {touch for option in options for touch in option.touches}
            told |= {one.touch for one in refused}
            assert {f"seat:{other}" for other in range(players) if other != seat} <= told
            met += 1
        match.answer(seat, rng.choice(options))
    assert met or players == 2
    GAME.invariants(match.state)
