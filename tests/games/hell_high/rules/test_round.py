"""Rounds and the rank abilities (ledger sections 3.4 and 3.12)."""

import pytest

from spellhall.testing import rule
from tests.games.hell_high.tables import (
    DEAD,
    blow,
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


def rank_step(rank: int) -> list[dict[str, object]]:
    return [frame("UseRank", rank=rank)]


@rule("HH-ROUND-1", "HH-ROUND-2", "HH-VERB-7")
def test_hands_are_filled_to_eight_and_nobody_discards() -> None:
    ten = words(range(0, 20, 2))
    three = ["pep-rallied", "trust-funded", "roll-ritual"]
    table = school({"hand": ten, "rank": 2}, {"hand": three, "rank": 1}, stack=[frame("DrawHands")])
    assert words(player(table, "alice").hand) == ten
    assert words(player(table, "bob").hand)[:3] == three
    assert len(player(table, "bob").hand) == 8


@rule("HH-ROUND-9", "HH-DECK-2", "HH-DECK-1")
def test_the_top_rank_draws_first_when_cards_run_out() -> None:
    hands = words(range(98))
    table = school(
        {"rank": 3, "hand": hands[:8]},
        {"rank": 7},
        {"rank": 5, "hand": hands[8:90]},
        stack=[frame("DrawHands")],
        main_only=True,
        main=["wild-magic"] * 3,
    )
    assert len(player(table, "bob").hand) == 8  # 3 from the deck, 5 from the discards
    short = school(
        {"rank": 3},
        {"rank": 7},
        {"rank": 5, "hand": hands[:90]},
        stack=[frame("DrawHands")],
        main_only=True,
        main=["wild-magic"] * 8,
    )
    assert [len(one.hand) for one in state(short).players] == [0, 8, 90]


@rule("HH-ROUND-3", "HH-DEAD-1")
def test_the_dead_draw_in_order_of_death_each_resolving_first() -> None:
    table = school(
        {"rank": 2},
        DEAD,
        DEAD,
        {"rank": 1},
        dead=[2, 1],
        start="round",
        dead_deck=["cold-spot", "ghostly-gossip"],
    )
    effects = [line for line in table.log() if "takes effect" in line]
    assert effects == ["cara's Cold Spot takes effect.", "bob's Ghostly Gossip takes effect."]
    assert hp(table) == [17, 0, 0, 19]


@rule("HH-ROUND-4", "HH-ROUND-5", "HH-ROUND-6", "HH-ROUND-7")
def test_a_round_goes_from_abilities_to_building_to_turns_and_begins_anew() -> None:
    table = school(
        {"hand": ["mossy-oakess"], "rank": 4},
        {"hand": ["volt-zapperlys", "pep-rallied"], "rank": 1},
        start="build",
    )
    assert table.awaits() == "alice: build, bob: build"
    table.play("alice: place mossy-oakess", "alice: ready")
    table.play("bob: place volt-zapperlys", "bob: place pep-rallied", "bob: ready")
    log = table.log()
    assert sum(" reveals " in line for line in log) == 2  # one turn each
    assert "Game 1, round 2" in log
    assert state(table).round.number == 2


@rule("HH-ROUND-3", "HH-ROUND-4")
def test_the_table_tells_that_abilities_come_after_the_draws_of_the_dead() -> None:
    table = school(
        *({"rank": 7}, {"rank": 2}, DEAD),
        dead=[2],
        start="round",
        dead_deck=["cold-spot"],
    )
    assert "cara's Cold Spot takes effect." in table.log()
    assert (table.question("alice"), table.match.sight(0).step) == ("demand", "abilities")


@rule("HH-ROUND-8")
def test_a_game_can_end_in_step_two_or_three() -> None:
    table = school({"hp": 1}, DEAD, {}, dead=[1], start="round", dead_deck=["cold-spot"])
    assert state(table).game.number == 2
    assert player(table, "cara").lws == 1
    envy = school({"rank": 3}, {"rank": 8, "hp": 1, "kills": 1}, stack=rank_step(3))
    assert state(envy).game.last_standing == 0


# -- Step 3 ----------------------------------------------------------------------------------------


@rule("HH-RANK-0", "HH-AMB-10")
def test_slots_are_visited_once_and_the_present_occupant_acts() -> None:
    # Bob on 7 kills cara and rises to 8: the slots 8 and 7 are past, so he does not act again.
    table = school(
        {"rank": 8},
        {"rank": 7},
        {"rank": 5, "hp": 3},
        {"rank": 1},
        stack=[frame("UseRank", rank=rank) for rank in (8, 7, 6, 5, 3)],
        dead_deck=["makeover"],
    )
    table.play("alice: glyph dark", "bob: demand source 3", "cara: refuse")
    assert ranks(table) == [7, 8, 0, 1]
    assert table.match.is_over  # pushed into the visited slot 7, alice gets nothing
    # Pushed down ahead of the count, a wizard acts again on the new slot: cara's Underdog Boost
    # lifts dan from 5 to 7, and alice, once the president and then pushed to 7, to 6.
    table = school(
        {"rank": 8, "hp": 10},
        {"rank": 7, "hp": 10},
        {"rank": 6, "hp": 3},
        {"rank": 5, "hp": 10},
        stack=[frame("UseRank", rank=rank) for rank in (8, 7, 6, 5, 3)],
        dead_deck=["underdog-boost"],
    )
    table.play("alice: glyph dark", "bob: demand source 3", "cara: refuse")
    assert ranks(table) == [6, 8, 0, 7]
    assert table.options("alice") == ["at 2", "at 4"]  # she cheers now
    table.play("alice: at 4")
    assert hp(table) == [12, 10, 0, 12]


@rule("HH-RANK-8a", "HH-RANK-8b", "HH-DEC-2", "HH-POWER-5")
def test_the_president_draws_a_card_and_places_the_power_bonus() -> None:
    table = school({"hand": words(range(0, 16, 2))}, {"rank": 1}, stack=rank_step(8))
    assert len(player(table, "alice").hand) == 9
    assert table.options("alice") == [
        "glyph arcane",
        "glyph dark",
        "glyph elemental",
        "glyph illusion",
        "glyph primal",
    ]
    table.play("alice: glyph illusion")
    assert state(table).game.bonus == 3


@rule("HH-RANK-8c")
def test_without_a_president_the_token_leaves_the_board() -> None:
    table = school({"rank": 7}, {"rank": 1}, bonus="dark", stack=rank_step(8))
    assert state(table).game.bonus == -1


@rule("HH-RANK-8d", "HH-AMB-11", "HH-POWER-5")
def test_the_bonus_serves_everybody_all_round_even_if_the_president_falls() -> None:
    table = school(
        {"spell": ["fire-drill"], "rank": 7},
        {"rank": 8, "hp": 1},
        {},
        bonus="elemental",
        stack=[blow(0, (1,), 1), frame("TakeTurn", seat=0)],
        dice=[5, 5],
        dead_deck=["makeover"],
    )
    assert ranks(table)[0] == 8  # a new President, who gets nothing now
    assert hp(table) == [20, 0, 17]
    assert state(table).game.bonus == 2


@rule("HH-RANK-7a", "HH-DEC-3", "HH-DEC-4", "HH-HID-6")
def test_the_jock_demands_a_card_of_a_lower_foe() -> None:
    hand = ["mossy-oakess", "fire-drill", "wild-magic"]
    table = school({}, {"rank": 7}, {"rank": 6, "hand": hand}, {"rank": 3}, stack=rank_step(7))
    assert table.options("bob") == [
        f"demand {kind} {seat}" for kind in ("source", "quality", "delivery") for seat in (3, 4)
    ]
    table.play("bob: demand source 3")
    assert table.options("cara") == ["refuse", "give mossy-oakess"]
    table.play("cara: give mossy-oakess")
    assert words(player(table, "bob").hand) == ["mossy-oakess"]
    assert hp(table) == [20, 20, 20, 20]
    assert table.log("dan") == ["cara gives bob a card."]
    assert table.log("bob") == table.log("cara") == ["cara gives bob Mossy Oakes's."]
    known = [table.match.sight(seat).players[1].known for seat in range(4)]
    assert [len(cards) for cards in known] == [0, 0, 1, 0]


@rule("HH-RANK-7b", "HH-RANK-7c")
def test_a_foe_may_refuse_and_wild_magic_is_of_no_type() -> None:
    table = school({}, {"rank": 7}, {"rank": 6, "hand": ["wild-magic"]}, stack=rank_step(7))
    table.play("bob: demand quality 3")
    assert table.options("cara") == ["refuse"]  # asked all the same, so that nothing is told
    assert table.refused("cara") == {"card:90": "HH-RANK-7c"}
    table.play("cara: refuse")
    assert hp(table) == [20, 20, 17]
    hand = ["mossy-oakess", "pep-rallied", "volt-zapperlys", "mossy-oakess"]
    table = school({}, {"rank": 7}, {"rank": 6, "hand": hand}, stack=rank_step(7))
    table.play("bob: demand source 3")
    assert table.options("cara") == [
        "refuse",
        "give mossy-oakess",
        "give volt-zapperlys",
        "give mossy-oakess#2",
    ]
    table.play("cara: give volt-zapperlys")  # the giver picks
    assert words(player(table, "bob").hand) == ["volt-zapperlys"]
    assert words(player(table, "cara").hand) == ["mossy-oakess", "pep-rallied", "mossy-oakess"]


@rule("HH-RANK-7d")
def test_without_a_lower_foe_the_jock_does_nothing() -> None:
    assert school({"rank": 8}, {"rank": 7}, stack=rank_step(7)).match.is_over


@rule("HH-RANK-6a", "HH-RANK-6b", "HH-DEC-5")
def test_the_cheerleader_heals_and_cheers_for_a_higher_foe() -> None:
    foes = ({"rank": 8, "hp": 5}, {"rank": 7, "hp": 6}, {"rank": 2, "hp": 7})
    table = school({"rank": 6, "hp": 10}, *foes, stack=rank_step(6))
    assert table.options("alice") == ["at 2", "at 3"]
    table.play("alice: at 3")
    assert hp(table) == [12, 5, 8, 7]
    alone = school({"rank": 6, "hp": 10}, {"rank": 2, "hp": 7}, stack=rank_step(6))
    assert hp(alone) == [12, 7]


@rule("HH-RANK-5a", "HH-AMB-12")
@pytest.mark.parametrize(
    ("mine", "theirs", "gains"),
    [(0, (0, 0), True), (1, (0, 1), True), (1, (0, 0), False), (2, (3, 0), True)],
)
def test_the_trendsetter_gains_unless_ahead_of_every_single_foe(
    mine: int, theirs: tuple[int, int], gains: bool
) -> None:
    pool = words(range(100, 110))
    seats = []
    for rank, n in zip((5, 8, 7), (mine, *theirs), strict=True):
        seats.append({"rank": rank, "treasures": [pool.pop() for _ in range(n)]})
    table = school(*seats, stack=rank_step(5))
    assert len(treasures(table, "alice")) == mine + gains


@rule("HH-RANK-5b", "HH-EX-9")
def test_the_trendsetter_gains_when_nobody_owns_any() -> None:
    table = school({"rank": 5}, {"rank": 2}, {"rank": 1}, start="round")
    assert len(treasures(table, "alice")) == 1


@rule("HH-RANK-4a", "HH-EX-10")
def test_a_nerd_with_prime_hp_deals_one_more_to_each_target() -> None:
    table = casting("volt-zapperlys", {}, {}, me={"rank": 4, "hp": 13})
    assert hp(table) == [13, 18, 18]


@rule("HH-RANK-4a")
def test_the_nerds_numbers_are_the_primes_up_to_twenty_five() -> None:
    found = [
        life
        for life in range(1, 26)
        if hp(casting("volt-zapperlys", me={"rank": 4, "hp": life}))[1] < 19
    ]
    assert found == [2, 3, 5, 7, 11, 13, 17, 19, 23]


@rule("HH-RANK-4b")
@pytest.mark.parametrize(
    ("rank", "life", "left"), [(4, 1, 19), (4, 2, 18), (4, 12, 19), (5, 13, 19), (4, 23, 18)]
)
def test_rank_and_hp_of_the_nerd_are_checked_with_each_instance(
    rank: int, life: int, left: int
) -> None:
    assert hp(casting("volt-zapperlys", me={"rank": rank, "hp": life})) == [life, left]


@rule("HH-RANK-4b", "HH-DMG-6")
def test_the_nerd_adds_nothing_to_zero_damage_and_counts_hp_of_the_moment() -> None:
    zero = school({"rank": 4, "hp": 13}, {}, stack=[blow(0, (1,), 0)])
    assert hp(zero) == [13, 20]
    # 10 HP: Food-Fighting heals to 11 before the Delivery, which is then 1 greater.
    spell = ["food-fighting", "fire-drill"]
    table = casting(spell, {"rank": 8}, me={"rank": 4, "hp": 10}, dice=[1, 1])
    assert hp(table) == [11, 20 - 1 - 2]


@rule("HH-AMB-16")
def test_the_nerd_hurts_himself_more_too() -> None:
    me = {"rank": 4, "hp": 13}
    table = casting("roll-ritual", {"rank": 8}, me=me, dice=[1, 1])
    assert hp(table) == [9, 16]


@rule("HH-RANK-3a", "HH-DEC-6", "HH-AMB-13")
def test_the_slacker_deals_one_for_each_victory_point_of_a_higher_foe() -> None:
    foes = ({"rank": 8, "kills": 2, "lws": 1}, {"rank": 5}, {"rank": 1, "kills": 4})
    table = school({"rank": 3}, *foes, stack=rank_step(3), game=3)
    assert table.options("alice") == ["at 2", "at 3"]
    assert hp(table.play("alice: at 2")) == [20, 17, 20, 20]
    nothing = school({"rank": 3}, *foes, stack=rank_step(3), game=3).play("alice: at 3")
    assert hp(nothing) == [20, 20, 20, 20]
    only_game = school(
        {"rank": 3},
        {"rank": 8, "kills": 3, "kills_game": 1, "lws": 1},
        slacker_game=True,
        stack=rank_step(3),
    )
    assert hp(only_game) == [20, 19]


@rule("HH-AMB-13")
def test_tokens_of_this_game_are_counted_from_its_beginning() -> None:
    kill = [blow(1, (2,), 1), *rank_step(3)]
    seats = ({"rank": 3}, {"rank": 8, "kills": 2}, {"rank": 1, "hp": 1}, {"rank": 2})
    table = school(*seats, slacker_game=True, stack=kill, dead_deck=["makeover"])
    assert hp(table) == [20, 19, 0, 20]
    nobody = DEAD | {"kills": 3, "kills_game": 3}
    new = school({}, nobody, dead=[1], lws=0, stack=[frame("EndGame")], slacker_game=True)
    assert (player(new, "bob").kills, player(new, "bob").kills_game) == (3, 0)
    assert table.match.sight(None).players[2].died == 1
    assert new.match.sight(None).players[1].died == 0


@rule("HH-RANK-3b")
def test_a_kill_by_a_rank_ability_earns_token_and_status() -> None:
    foes = ({"rank": 8, "kills": 1, "hp": 1}, {"rank": 1})
    table = school({"rank": 3}, *foes, stack=rank_step(3))
    assert kills(table) == [1, 1, 0]
    assert ranks(table) == [4, 0, 1]
