"""The last card, the last wizard, the creature that is used up meanwhile: edges of the rules."""

from typing import Any

import pytest

from spellhall.testing import Table, rule
from tests.games.hell_high.tables import (
    DEAD,
    Seat,
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
    status,
    treasures,
    words,
)


def between(table: Table, first: str, last: str) -> list[str]:
    """What the log tells between two lines."""
    log = table.log()
    return log[log.index(first) + 1 : log.index(last)]


# -- The end of a game in the middle of a round ---------------------------------------------------


@rule("HH-ROUND-8", "HH-END-1", "HH-DEAD-1")
def test_a_game_that_ends_in_step_two_has_no_further_draws_abilities_or_spells() -> None:
    table = school(
        {"hp": 1, "rank": 3},
        DEAD,
        {"rank": 8, "treasures": ["participation-trophy"], "hp": 9},
        DEAD,
        dead=[3, 1],
        start="round",
        dead_deck=["cold-spot", "time-out", "second-wind"],
    )
    told = between(
        table, "cara is the Last Wizard Standing and takes the Token!", "Game 1 is over."
    )
    assert told == ["alice keeps a Dead Wizard card face down."]
    assert words(player(table, "alice").held) == ["time-out"]
    assert player(table, "bob").held == []  # the second dead wizard draws no more
    assert ranks(table) == [7, 6, 8, 5]


@rule("HH-ROUND-8", "HH-RANK-3b", "HH-T-24")
def test_a_game_that_ends_in_step_three_goes_straight_to_its_end() -> None:
    me = {"rank": 3, "hp": 9, "treasures": ["participation-trophy"], "hand": ["mossy-oakess"]}
    foe = {"rank": 6, "hp": 1, "kills": 4}
    table = school(me, foe, DEAD, dead=[2], start="round", dead_deck=["time-out", "second-wind"])
    told = between(
        table,
        "alice is the Last Wizard Standing and takes the Token!",
        "Game 1 is over.",
    )
    assert told == ["bob keeps a Dead Wizard card face down."]
    assert state(table).game.number == 2


@rule("HH-RANK-0", "HH-ROUND-8")
def test_once_one_is_left_no_lower_rank_acts() -> None:
    # Bob, the Jock, kills alice; the Trendsetter's and the Cheerleader's slots are his alone now.
    table = school(
        {"rank": 6, "hp": 3},
        {"rank": 7},
        stack=[frame("UseRank", rank=rank) for rank in (7, 6, 5, 3)],
        dead_deck=["time-out"],
    )
    table.play("bob: demand source 1", "alice: refuse")
    assert table.log()[-1] == "alice keeps a Dead Wizard card face down."
    assert treasures(table, "bob") == []


@rule("HH-T-2", "HH-END-5")
def test_nobody_hurries_once_the_game_is_over() -> None:
    table = school(
        {"spell": ["volt-zapperlys"], "rank": 1},
        {"hp": 1, "rank": 2, "spell": ["mossy-oakess", "pep-rallied"]},
        {"hp": 1, "rank": 3, "spell": ["coach-gronks", "trust-funded"]},
        stack=[frame("TakeTurn", seat=0), frame("BetweenTurns"), frame("NextTurn")],
        dead_deck=["time-out", "second-wind"],
        dice=[1] * 9,
    )
    assert state(table).game.number == 2
    assert kills(table) == [2, 0, 0]


# -- Decks that run out ---------------------------------------------------------------------------


@rule("HH-DECK-2", "HH-BULLY-3")
def test_a_bully_finds_nothing_where_no_card_is_left() -> None:
    rest = [word for word in words(range(98)) if word != "hazel-hexwells"]
    table = casting("hazel-hexwells", {"hand": [*rest, "hazel-hexwells"]}, {})
    assert "joins" not in " ".join(table.log())
    assert hp(table) == [20, 18, 20]


@rule("HH-DECK-2", "HH-RANK-2a")
@pytest.mark.parametrize("left", [0, 1])
def test_the_loner_turns_up_what_is_left(left: int) -> None:
    rest = [word for word in words(range(98)) if word not in ("mossy-oakess", "pep-rallied")]
    hand = [*rest, "mossy-oakess", *["pep-rallied"] * (2 - left)]
    table = casting("mossy-oakess", {"rank": 8, "hand": hand}, me={"rank": 2})
    shown = "Pep-Rallied" if left else "nothing"
    assert f"alice, the Loner, turns up {shown}." in table.log()


@rule("HH-DECK-2", "HH-VERB-24", "HH-DW-18")
def test_zombie_pet_without_a_creature_brings_none() -> None:
    beasts = [word for word in words(range(60, 90)) if word in CREATURES]
    table = school(
        {"held": ["zombie-pet"], "fresh": 1},
        {"creatures": beasts},
        {},
        stack=[frame("OpenDeadCards", seat=0)],
    )
    assert player(table, "alice").creatures == []
    assert "nothing fits" in " ".join(table.log())
    assert state(table).main == []


CREATURES = (
    "library-gargoyle",
    "mystery-meat-thing",
    "boiler-room-salamander",
    "shape-shifting-substitute",
    "runaway-mascot",
)


@rule("HH-RANK-8a", "HH-DECK-2")
def test_the_president_without_a_card_to_draw_still_chooses() -> None:
    table = school({}, {"rank": 1, "hand": words(range(98))}, stack=[frame("UseRank", rank=8)])
    assert table.log() == []
    assert table.question("alice") == "pick_glyph"
    assert player(table, "alice").hand == []


# -- Creatures that are used meanwhile ------------------------------------------------------------


@rule("HH-CREAT-2", "HH-CREAT-3", "HH-CREAT-7")
def test_a_kept_creature_that_absorbs_in_its_own_band_is_gone_and_not_kept_again() -> None:
    me = {"creatures": ["library-gargoyle"]}
    table = casting([], {"treasures": ["spiked-backpack"]}, me=me, dice=[5])
    assert table.options("alice") == ["take", "use library-gargoyle"]
    table.play("alice: use library-gargoyle")
    assert "alice keeps Library Gargoyle." not in table.log()
    assert player(table, "alice").creatures == []
    assert words(state(table).main_discard) == ["library-gargoyle"]
    took = casting([], {"treasures": ["spiked-backpack"]}, me=me, dice=[5]).play("alice: take")
    assert "alice keeps Library Gargoyle." in took.log()
    assert words(player(took, "alice").creatures) == ["library-gargoyle"]


@rule("HH-CREAT-3", "HH-CREAT-7")
def test_a_creature_that_absorbed_before_its_attack_does_not_attack() -> None:
    me = {"creatures": ["runaway-mascot"]}
    foe = {"treasures": ["spiked-backpack"], "acted": True}
    table = casting("volt-zapperlys", foe, me=me, dice=[5])
    table.play("alice: use runaway-mascot")
    assert hp(table) == [20, 19]
    assert "Runaway Mascot resolves." not in table.log()


@rule("HH-CREAT-6", "HH-DW-9")
def test_a_creature_kept_this_turn_can_be_destroyed_and_is_not_in_play_then() -> None:
    # Cara dies of the Mascot; her Cursed Chalk takes the Gargoyle that was kept before.
    me = {"creatures": ["runaway-mascot"]}
    foes: tuple[Seat, ...] = (
        {"treasures": ["lunch-box"]},
        {"hp": 1, "acted": True},
        {},
    )
    table = casting("library-gargoyle", *foes, me=me, dice=[5, 5, 5], dead_deck=["cursed-chalk"])
    table.play("alice: resolve library-gargoyle")
    assert (
        "cara destroys alice's Library Gargoyle (Cursed Chalk)." in table.log()
    )  # the Mascot had failed
    assert player(table, "alice").creatures == []
    assert "library-gargoyle" in words(state(table).main_discard)


# -- Who may turn a loss, who is asked ------------------------------------------------------------


@rule("HH-DW-21", "HH-NOTE-2")
def test_only_the_loss_by_a_living_active_foe_can_be_turned() -> None:
    bob = {"rank": 5, "held": ["cancelled"]}
    nobody = school({"rank": 8}, bob, {"rank": 1}, stack=[status(1, -2)])
    assert ranks(nobody) == [8, 3, 1]  # no active wizard, no question
    active = school({"rank": 8}, bob, {"rank": 1}, waiting=[], stack=[status(1, -2)])
    assert active.options("bob") == ["lose", "shift"]
    active.play("bob: shift")
    assert ranks(active) == [6, 5, 1]
    other = school(
        {"rank": 8},
        {"rank": 5, "held": ["time-out"]},
        {"rank": 1},
        waiting=[],
        stack=[status(1, -2)],
    )
    assert other.options("bob") == ["lose"]
    gain = school({"rank": 8}, bob, {"rank": 1}, waiting=[], stack=[status(1, 2)])
    assert ranks(gain) == [8, 7, 1]


@rule("HH-T-12", "HH-DW-21")
def test_a_crown_that_takes_the_whole_loss_leaves_nothing_to_turn() -> None:
    bob = {"rank": 5, "held": ["cancelled"], "treasures": ["prom-crown"]}
    table = school({"rank": 8}, bob, {"rank": 1}, waiting=[], stack=[status(1, -1)])
    assert table.match.is_over
    assert ranks(table) == [8, 5, 1]
    crown = {"rank": 5, "treasures": ["prom-crown"]}
    gain = school({"rank": 8}, crown, {"rank": 1}, stack=[status(1, 1)])
    assert ranks(gain) == [8, 6, 1]  # a gain is not made greater


@rule("HH-DEC-12", "HH-CREAT-5", "HH-DEC-23")
def test_only_others_who_could_stop_it_are_asked_about_damage() -> None:
    seats: list[Seat] = [
        {"creatures": ["library-gargoyle"]},
        {"treasures": ["hall-pass"]},
        {"held": ["ghost-writer"]},
        {"treasures": ["yearbook"], "hand": ["mossy-oakess"]},
    ]
    table = school(*seats, stack=[blow(0, (0, 1, 2, 3), 2)])
    assert table.awaits() == "bob: shield, cara: shield"
    table.play("bob: take", "cara: take")
    assert hp(table) == [18, 18, 18, 18]
    assert player(table, "bob").answer == -1


@rule("HH-DEC-17", "HH-POWER-6")
def test_before_a_roll_only_those_with_something_in_reserve_are_asked() -> None:
    plain = casting("fire-drill", me={"treasures": ["yearbook"]}, dice=[1])
    assert plain.match.is_over
    potion = casting("fire-drill", me={"treasures": ["energy-potion"]}, dice=[1])
    assert potion.options("alice") == ["pass", "use energy-potion"]
    potion.play("alice: pass")
    assert potion.match.is_over  # no held card: the dice are not asked about
    held = casting("fire-drill", me={"held": ["time-out"]}, dice=[1])
    assert held.options("alice") == ["pass"]
    held.play("alice: pass")
    assert held.question("alice") == "turn_die"
    assert held.options("alice") == ["pass"]
    one = casting("fire-drill", me={"treasures": ["energy-potion"]}, dice=[1, 1, 1])
    one.play("alice: use energy-potion")
    assert one.match.is_over  # the last one is used: nothing more to add


@rule("HH-T-1", "HH-T-NOTE-8")
def test_lucky_cherry_needs_a_six_that_is_there_at_the_end() -> None:
    me = {"treasures": ["lucky-cherry", "cheat-sheet"]}
    foes = ({"rank": 7}, {"rank": 2}, {"rank": 1})
    lost = casting("dodgeball-stampede", *foes, me=me, dice=[6, 5])
    lost.play("alice: reroll 1")
    assert lost.match.is_over  # the 6 was rolled away
    won = casting("dodgeball-stampede", *foes, me=me, dice=[5, 6]).play("alice: reroll 1")
    assert won.question("alice") == "extra_target"
    assert state(won).turn.roll.dice == (6,)


@rule("HH-T-1", "HH-T-NOTE-8", "HH-D-1")
def test_lucky_cherry_applies_all_that_is_aimed_at_the_target() -> None:
    me = {"treasures": ["lucky-cherry"], "rank": 8}
    foes = ({"rank": 6}, {"rank": 4}, {"rank": 2})
    table = casting("pain-locker", *foes, me=me, dice=[6])
    table.play("alice: at 3", "alice: at 2")
    assert hp(table) == [20, 18, 18, 20]
    assert ranks(table) == [8, 4, 2, 3]
    lines = [line for line in table.log() if "falls to" in line]
    assert [line.split()[0] for line in lines] == ["cara", "bob"]


@rule("HH-T-9", "HH-VERB-21")
def test_one_die_of_several_is_rolled_again_and_the_others_stay() -> None:
    me = {"treasures": ["cheat-sheet", "stolen-burner"]}
    table = casting("fire-drill", {}, me=me, dice=[1, 2, 3, 6], bonus="elemental")
    assert table.options("alice") == ["pass", "reroll 1", "reroll 2", "reroll 3"]
    table.play("alice: reroll 2")
    assert "Fire Drill: total 10, band 10+." in table.log()
    assert "alice's Cheat Sheet: the 2 becomes a 6." in table.log()


@rule("HH-DW-24")
def test_one_die_of_several_is_turned_and_the_others_stay() -> None:
    me = {"held": ["doctored-transcript"], "treasures": ["stolen-burner"]}
    table = casting("fire-drill", {}, me=me, dice=[1, 2])
    table.play("alice: pass")
    assert table.options("alice") == ["pass", "turn 1", "turn 2"]
    table.play("alice: turn 2")
    assert "Fire Drill: total 7, band 5-9." in table.log()
    keep = casting("fire-drill", {}, me=me, dice=[1, 2]).play("alice: pass", "alice: pass")
    assert words(player(keep, "alice").held) == ["doctored-transcript"]


# -- Direction with three and more ----------------------------------------------------------------


@rule("HH-TARGET-3", "HH-TARGET-7")
@pytest.mark.parametrize("caster", range(5))
def test_left_right_and_numbers_go_round_from_any_seat(caster: int) -> None:
    def hit(card: str, dice: list[int]) -> list[int]:
        seats: list[Seat] = [{"rank": 8 - seat} for seat in range(5)]
        seats[caster] = {"rank": 1, "spell": [card]}
        table = school(*seats, stack=[frame("TakeTurn", seat=caster)], dice=dice)
        return [seat for seat, life in enumerate(hp(table)) if life < 20]

    left, right = (caster + 1) % 5, (caster - 1) % 5
    assert hit("locker-slamming", []) == [left]
    assert hit("fern-fangleys", []) == [right]
    assert hit("boiler-room-salamander", [1]) == sorted([left, right])
    for number in range(1, 5):
        assert hit("vinny-ventrilos", [number]) == [(caster + number) % 5]


@rule("HH-DEATH-2")
@pytest.mark.parametrize("source", range(4))
def test_the_dead_are_queued_clockwise_from_any_source(source: int) -> None:
    seats: list[Seat] = [{"hp": 1} for _ in range(4)]
    cards = ["time-out", "second-wind", "ghost-writer", "cancelled"]
    table = school(*seats, stack=[blow(source, (0, 1, 2, 3), 1)], dead_deck=cards)
    assert state(table).game.dead == [(source + i) % 4 for i in (1, 2, 3, 4)]
    assert kills(table) == [3 if seat == source else 0 for seat in range(4)]


@rule("HH-TARGET-4", "HH-TARGET-11", "HH-DW-2", "HH-DW-4")
def test_superlatives_look_at_all_foes_from_any_seat() -> None:
    seats: list[Seat] = [
        {"hp": 9, "rank": 2},
        {"hp": 14, "rank": 5, "treasures": ["lunch-box", "yearbook"]},
        {"hp": 12, "rank": 8, "treasures": ["hall-pass"]},
    ]
    for card, expected in (
        ("cindy-ashworths", [9, 12, 12]),
        ("morty-grimmlys", [7, 14, 12]),
        ("lunch-money-grubbing", [9, 12, 12]),
    ):
        table = school(*seats, {"rank": 1, "spell": [card]}, stack=[frame("TakeTurn", seat=3)])
        assert hp(table)[:3] == expected
    ghost: dict[str, Any] = {"dead": [3], "stack": [frame("DrawDeadCard", seat=3)]}
    table = school(*seats, DEAD, dead_deck=["ghostly-gossip"], **ghost)
    table.play("cara: take")
    assert hp(table)[:3] == [9, 14, 10]
    assert ranks(school(*seats, DEAD, dead_deck=["underdog-boost"], **ghost))[:3] == [4, 5, 8]


@rule("HH-ORDER-7", "HH-ORDER-13")
def test_of_three_tied_the_highest_die_acts_and_the_others_roll_again_afterwards() -> None:
    one = ["mossy-oakess", "coach-gronks", "trudy-trinkets"]
    seats: list[Seat] = [{"spell": [word], "rank": 8 - i} for i, word in enumerate(one)]
    table = school(
        *seats,
        {"spell": ["fire-drill"]},
        dice=[1, 2, 5, 2, 3, 1],
        stack=[frame("CallCounts"), frame("NextTurn")],
    )
    log = [line for line in table.log() if line.startswith("A die") or "reveals" in line]
    assert log[0] == "dan reveals Fire Drill"
    assert log[1:3] == ["A die decides: alice 2, bob 5, cara 2.", "bob reveals Coach Gronk's"]
    assert log[3] == "A die decides: alice 3, cara 1."
    assert [line.split()[0] for line in log[4:]] == ["alice", "cara"]


@rule("HH-ROUND-9", "HH-NEXT-5")
def test_hands_are_drawn_from_the_top_rank_downward_whatever_the_seats() -> None:
    seats: list[Seat] = [{"rank": 2}, {"rank": 4}, {"rank": 1}, {"rank": 3}]
    table = school(*seats, stack=[frame("DrawHands")], main=["mossy-oakess"])
    draws = [line.split()[0] for line in table.log() if "draws" in line]
    assert draws == ["bob", "dan", "alice", "cara"]
    assert cards_of("mossy-oakess")[0] in player(table, "bob").hand
