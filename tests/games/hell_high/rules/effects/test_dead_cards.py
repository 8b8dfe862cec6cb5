"""Every Dead Wizard card is used (ledger sections 3.16 and 6.7)."""

from typing import Any

import pytest

from spellhall.games.hell_high.box.cards import FIRST_DEAD
from spellhall.games.hell_high.state.state import Brawl
from spellhall.testing import Table, rule
from tests.games.hell_high.tables import (
    DEAD,
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


def haunting(card: str, *others: dict[str, Any], **rest: Any) -> Table:
    """Dead alice draws this card; the others live."""
    more = rest.pop("then", [])
    return school(
        DEAD,
        *others,
        dead=[0],
        dead_deck=[card, *more],
        stack=[frame("DrawDeadCard", seat=0)],
        **rest,
    )


def reborn(cards: list[str], *others: dict[str, Any], **rest: Any) -> Table:
    """Alice, last wizard standing, starts the next game with these cards held."""
    me = rest.pop("me", {})
    deaths = list(range(1, len(others) + 1))
    return school(
        {"held": cards, "fresh": len(cards)} | me,
        *(DEAD | other for other in others),
        dead=deaths,
        lws=0,
        stack=[frame("EndGame")],
        **rest,
    )


# -- Now ------------------------------------------------------------------------------------------


@rule("HH-DW-1", "HH-DEAD-10", "HH-DEC-16", "HH-DEAD-2")
def test_parting_shot_hits_a_living_wizard_of_choice() -> None:
    table = haunting("parting-shot", {}, {})
    assert table.options("alice") == ["at 2", "at 3"]
    table.play("alice: at 3")
    assert hp(table) == [0, 20, 18]
    assert words(state(table).dead_discard) == ["parting-shot"]
    assert player(table, "alice").held == []


@rule("HH-DW-2", "HH-DW-NOTE-2", "HH-KILL-4", "HH-DEAD-8", "HH-KILL-5")
def test_ghostly_gossip_hits_the_highest_and_a_kill_earns_a_token_without_status() -> None:
    table = haunting("ghostly-gossip", {"hp": 2}, {}, {}, then=["makeover"])
    assert hp(table) == [0, 0, 20, 20]
    assert kills(table) == [1, 0, 0, 0]
    assert ranks(table) == [0, 0, 6, 5]


@rule("HH-DW-NOTE-2", "HH-CREAT-3")
def test_damage_of_the_dead_can_be_absorbed() -> None:
    table = haunting("ghostly-gossip", {"creatures": ["library-gargoyle"]}, {})
    table.play("bob: use library-gargoyle")
    assert hp(table) == [0, 20, 20]


@rule("HH-DW-3", "HH-VERB-6", "HH-DW-NOTE-6")
def test_haunted_locker_destroys_a_treasure_and_without_one_does_nothing() -> None:
    table = haunting("haunted-locker", {"treasures": ["lunch-box", "yearbook"]}, {})
    table.play("alice: take yearbook")
    assert treasures(table, "bob") == ["lunch-box"]
    nothing = haunting("haunted-locker", {}, {})
    assert nothing.match.is_over
    assert words(state(nothing).dead_discard) == ["haunted-locker"]


@rule("HH-DW-4")
def test_underdog_boost_lifts_the_lowest() -> None:
    assert ranks(haunting("underdog-boost", {"rank": 6}, {"rank": 2})) == [0, 6, 4]


@rule("HH-DW-5", "HH-VERB-8", "HH-DEC-19", "HH-DEC-22")
def test_poltergeist_prank_makes_all_discard_at_once() -> None:
    hands = ({"hand": ["mossy-oakess", "fire-drill"]}, {"hand": ["pep-rallied", "pain-locker"]})
    table = haunting("poltergeist-prank", *hands, {})
    assert table.awaits() == "bob: discard_one, cara: discard_one"
    table.play("bob: discard fire-drill")
    assert state(table).main_discard == []  # face down until all have chosen
    table.play("cara: discard pep-rallied")
    assert words(state(table).main_discard) == ["fire-drill", "pep-rallied"]
    assert words(player(table, "bob").hand) == ["mossy-oakess"]


@rule("HH-DW-6", "HH-VERB-2")
def test_ghost_cheer_heals_a_living_wizard_of_choice() -> None:
    assert hp(haunting("ghost-cheer", {"hp": 5}, {}).play("alice: at 2")) == [0, 8, 20]


@rule("HH-DW-7", "HH-DW-NOTE-4", "HH-VERB-20")
def test_seance_club_draws_two_more_one_after_the_other() -> None:
    table = haunting("seance-club", {}, {}, then=["cold-spot", "rich-aunt"])
    assert hp(table) == [0, 19, 19]
    assert words(player(table, "alice").held) == ["rich-aunt"]
    assert words(state(table).dead_discard) == ["seance-club", "cold-spot"]


@rule("HH-DW-8")
def test_cold_spot_hits_everybody_alive() -> None:
    assert hp(haunting("cold-spot", {}, {"hp": 7}, {})) == [0, 19, 6, 19]


@rule("HH-DW-9", "HH-CREAT-11")
def test_cursed_chalk_destroys_a_kept_creature() -> None:
    bob = {"creatures": ["library-gargoyle", "runaway-mascot"]}
    table = haunting("cursed-chalk", bob, {}).play("alice: destroy runaway-mascot")
    assert words(player(table, "bob").creatures) == ["library-gargoyle"]
    assert words(state(table).main_discard) == ["runaway-mascot"]


# -- Next game ------------------------------------------------------------------------------------


@rule("HH-DW-10", "HH-DEAD-4", "HH-DEAD-6")
def test_head_start_heals_three_at_the_start() -> None:
    table = reborn(["head-start"], {})
    assert hp(table) == [23, 20]
    assert words(state(table).dead_discard) == ["head-start"]


@rule("HH-DW-11", "HH-DW-NOTE-5", "HH-VERB-23", "HH-DEC-18")
@pytest.mark.parametrize("first", ["head-start", "summer-vacation"])
def test_summer_vacation_starts_at_twenty_five_and_never_exceeds_it(first: str) -> None:
    table = reborn(["head-start", "summer-vacation"], {})
    assert table.options("alice") == ["open head-start", "open summer-vacation"]
    table.play(f"alice: open {first}")
    assert hp(table) == [25, 20]


@rule("HH-DW-12", "HH-DW-13")
def test_rich_aunt_and_shopping_spree_gain_treasures() -> None:
    assert len(treasures(reborn(["rich-aunt"], {}), "alice")) == 1
    assert len(treasures(reborn(["shopping-spree"], {}), "alice")) == 2


@rule("HH-DW-14", "HH-DW-15", "HH-NEXT-5")
def test_makeover_and_new_kid_buzz_raise_in_order_of_rank() -> None:
    # Bob, first to die, starts on 6, cara on 7: cara rises first, then bob over her.
    table = school(
        {},
        DEAD | {"held": ["new-kid-buzz"], "fresh": 1},
        DEAD | {"held": ["makeover"], "fresh": 1},
        dead=[1, 2],
        lws=0,
        stack=[frame("EndGame")],
    )
    assert ranks(table) == [6, 8, 7]
    log = [line for line in table.log() if "takes effect" in line]
    assert [line.split("'")[0] for line in log] == ["cara", "bob"]


@rule("HH-DW-16")
def test_study_group_makes_the_first_hand_bigger() -> None:
    table = reborn(["study-group"], {})
    assert [len(one.hand) for one in state(table).players] == [11, 8]  # the president's card too
    assert player(table, "alice").extra_cards == 0


@rule("HH-DW-17", "HH-KILL-4")
def test_spiteful_return_hits_the_foe_on_the_highest_rank() -> None:
    table = reborn([], {"held": ["spiteful-return"], "fresh": 1}, {})
    assert hp(table) == [18, 20, 20]
    table = reborn(["spiteful-return"], {}, {})
    assert hp(table) == [20, 20, 18]


@rule("HH-DW-18", "HH-VERB-24", "HH-RAND-7")
def test_zombie_pet_fetches_the_first_creature_of_the_main_deck() -> None:
    table = reborn(["zombie-pet"], {}, main=["mossy-oakess", "fire-drill", "runaway-mascot"])
    assert words(player(table, "alice").creatures) == ["runaway-mascot"]
    assert words(state(table).main_discard) == ["mossy-oakess", "fire-drill"]


@rule("HH-DW-19", "HH-DEC-18", "HH-POWER-4", "HH-CTRL-1")
def test_spirit_guide_counts_as_a_card_of_the_chosen_glyph() -> None:
    table = reborn(["spirit-guide"], {})
    assert table.question("alice") == "choose_lasting_glyph"
    glyphs = ("arcane", "dark", "elemental", "illusion", "primal")
    assert table.options("alice") == [f"glyph {glyph}" for glyph in glyphs]
    table.play("alice: glyph primal")
    assert player(table, "alice").glyph == 4
    assert state(table).game.bonus == -1  # it was not the president's question
    assert words(player(table, "alice").lasting) == ["spirit-guide"]
    assert state(table).dead_discard == []
    me = {"lasting": ["spirit-guide"], "glyph": "elemental"}
    assert hp(casting("fire-drill", me=me, dice=[5, 5])) == [20, 17]


@rule("HH-DW-20", "HH-VERB-17")
def test_grudge_adds_one_against_the_last_killer_or_one_of_choice() -> None:
    table = reborn(["grudge"], {}, {}, me={"killer": 2})
    assert player(table, "alice").grudge == 2
    free = reborn(["grudge"], {}, {})
    assert free.options("alice") == ["grudge 2", "grudge 3"]
    free.play("alice: grudge 2")
    assert player(free, "alice").grudge == 1
    me = {"lasting": ["grudge"], "grudge": 2}
    assert hp(casting("volt-zapperlys", {}, {}, me=me)) == [20, 19, 18]


@rule("HH-DW-20", "HH-KILL-1")
def test_a_grudge_is_against_whoever_killed_last_and_no_suicide_changes_that() -> None:
    stack = [blow(2, (1,), 1), blow(0, (2,), 1), frame("EndGame")]
    bob = {"hp": 1, "held": ["time-out"]}
    table = school({}, bob, {"hp": 1}, stack=stack, dead_deck=["grudge", "makeover"])
    table.play("bob: take")
    assert player(table, "bob").grudge == 2
    again = school({}, {"hp": 1, "killer": 0}, {}, stack=[blow(1, (1,), 1)], dead_deck=["grudge"])
    assert player(again, "bob").killer == 0


@rule("HH-DW-NOTE-1", "HH-END-6", "HH-DEATH-3")
def test_lasting_cards_go_with_the_game_or_their_owner() -> None:
    me = {"lasting": ["spirit-guide"], "glyph": "dark", "hp": 1}
    table = school(me, {}, {}, stack=[blow(1, (0,), 1)], dead_deck=["makeover"])
    assert words(state(table).dead_discard) == ["spirit-guide"]
    assert player(table, "alice").glyph == -1
    table = reborn([], {}, me={"lasting": ["grudge"], "grudge": 1})
    assert words(state(table).dead_discard) == ["grudge"]
    assert player(table, "alice").grudge == -1


# -- Future games ---------------------------------------------------------------------------------


@rule("HH-GAP-9", "HH-DW-21", "HH-NOTE-2", "HH-VERB-25", "HH-DEC-17", "HH-DEAD-5")
def test_cancelled_turns_a_loss_on_the_active_foe() -> None:
    bob = {"rank": 5, "held": ["cancelled"]}
    table = casting("pain-locker", bob, {"rank": 1}, dice=[5])
    table.play("alice: at 2", "bob: take", "bob: shift")
    assert ranks(table) == [6, 5, 1]
    assert words(state(table).dead_discard) == ["cancelled"]
    kept = casting("pain-locker", bob, {"rank": 1}, dice=[5])
    kept.play("alice: at 2", "bob: take", "bob: lose")
    assert ranks(kept) == [8, 3, 1]
    assert words(player(kept, "bob").held) == ["cancelled"]


@rule("HH-DW-NOTE-3", "HH-STAT-8", "HH-AMB-9")
def test_cancelled_is_not_for_own_costs_nor_for_being_pushed() -> None:
    own = casting("gloomy-guss", {"rank": 1}, me={"held": ["cancelled"]})
    assert ranks(own) == [6, 1]
    pushed = casting("coach-gronks", {"rank": 8, "held": ["cancelled"]}, me={"rank": 7})
    assert ranks(pushed) == [8, 7]
    # A shifted loss is not shifted back.
    bob = {"rank": 5, "held": ["cancelled"]}
    table = casting("pain-locker", bob, me={"held": ["time-out"]}, dice=[5])
    table.play("alice: pass", "alice: pass", "bob: take", "bob: shift")
    assert ranks(table) == [6, 5]


@rule("HH-DW-NOTE-3", "HH-STAT-10")
def test_cancelled_turns_nothing_on_an_active_wizard_who_has_died() -> None:
    bob = {"rank": 5, "held": ["cancelled"]}
    table = school(DEAD, bob, {"rank": 8}, stack=[status(1, -2)], waiting=[], dead=[0])
    assert ranks(table) == [0, 3, 8]
    assert words(player(table, "bob").held) == ["cancelled"]


@rule("HH-AMB-33")
def test_cancelled_turns_the_whole_loss_and_nothing_on_the_lowest_rank() -> None:
    lowest = {"rank": 1, "held": ["cancelled"]}
    table = casting("pain-locker", lowest, {"rank": 7}, dice=[5])
    table.play("alice: at 2", "bob: take")
    assert ranks(table) == [8, 1, 7]
    assert words(player(table, "bob").held) == ["cancelled"]
    assert table.match.is_over  # bob was not asked
    # From rank 2 bob would fall by one only; alice falls by both.
    table = casting("pain-locker", {"rank": 2, "held": ["cancelled"]}, {"rank": 1}, dice=[5])
    table.play("alice: at 2", "bob: take", "bob: shift")
    assert ranks(table) == [6, 2, 1]
    crowned = {"rank": 5, "held": ["cancelled"], "treasures": ["prom-crown"]}
    table = casting("pain-locker", crowned, {"rank": 1}, dice=[5])
    table.play("alice: at 2", "bob: take", "bob: shift")
    assert ranks(table) == [7, 5, 1]


@rule("HH-AMB-34")
def test_damage_stopped_by_second_wind_was_taken_and_is_answered_if_life_fell() -> None:
    bag = {"held": ["second-wind"], "treasures": ["spiked-backpack"]}
    table = casting("richie-prickle-jrs", {"hp": 3, "rank": 7, **bag})
    table.play("bob: use second-wind")
    assert hp(table) == [19, 1]
    table = casting("richie-prickle-jrs", {"hp": 1, "rank": 7, **bag})
    table.play("bob: use second-wind")
    assert hp(table) == [20, 1]


@rule("HH-DW-22", "HH-DEC-12", "HH-VERB-23")
def test_second_wind_saves_from_death_only() -> None:
    bob = {"hp": 1, "held": ["second-wind"]}
    table = casting("volt-zapperlys", bob, {})
    assert table.options("bob") == ["take", "use second-wind"]
    table.play("bob: use second-wind")
    assert hp(table) == [20, 1, 19]
    healthy = casting("volt-zapperlys", {"held": ["second-wind"]}, {})
    assert healthy.options("bob") == ["take"]
    other = casting("volt-zapperlys", {"hp": 1, "held": ["cancelled", "ghost-writer"]}, {})
    assert other.options("bob") == ["take"]  # no other held card saves


@rule("HH-DW-23", "HH-DEC-17")
def test_ghost_writer_adds_two_dice() -> None:
    table = casting("fire-drill", me={"held": ["ghost-writer"]}, dice=[3, 3, 4])
    table.play("alice: use ghost-writer")
    assert hp(table) == [20, 17]


@rule("HH-DW-24")
def test_doctored_transcript_turns_a_die_to_six() -> None:
    table = casting("fire-drill", me={"held": ["doctored-transcript"]}, dice=[1])
    table.play("alice: pass", "alice: turn 1")
    assert hp(table) == [20, 18]
    assert words(state(table).dead_discard) == ["doctored-transcript"]


@rule("HH-DW-25", "HH-VERB-18")
def test_time_out_cancels_one_instance() -> None:
    table = casting("volt-zapperlys", {"held": ["time-out"]}, {})
    table.play("bob: use time-out")
    assert hp(table) == [20, 20, 19]


@rule("HH-DEAD-3", "HH-DEAD-1", "HH-HID-5")
def test_cards_that_are_not_for_now_stay_face_down() -> None:
    table = haunting("rich-aunt", {}, {})
    assert words(player(table, "alice").held) == ["rich-aunt"]
    views = [table.match.sight(seat).players[0] for seat in (0, 1, None)]
    assert [len(view.held) for view in views] == [1, 0, 0]
    assert [view.held_size for view in views] == [1, 1, 1]
    assert table.log("alice") == ["alice keeps Rich Aunt face down."]
    assert table.log("bob") == ["alice keeps a Dead Wizard card face down."]


@rule("HH-DEAD-5", "HH-DEATH-6", "HH-AMB-14")
def test_held_cards_outlast_death_and_games() -> None:
    table = school(
        {"hp": 1, "held": ["time-out"]},
        {},
        {},
        stack=[blow(1, (0,), 1)],
        dead_deck=["rich-aunt"],
    )
    table.play("alice: take")
    assert words(player(table, "alice").held) == ["time-out", "rich-aunt"]
    again = reborn(["time-out"], {})
    assert words(player(again, "alice").held) == ["time-out"]


@rule("HH-DEAD-7", "HH-DW-NOTE-7")
def test_held_cards_are_worth_nothing_at_the_end_of_the_match() -> None:
    table = reborn(["rich-aunt", "time-out"], {"kills": 1}, me={"lws": 1}, game=3)
    assert table.match.is_over
    result = table.match.result
    assert result is not None
    assert [place.score for place in result.places] == [1, 1]
    late = casting("volt-zapperlys", {"hp": 1}, {}, game=3, dead_deck=["rich-aunt"])
    assert words(player(late, "bob").held) == ["rich-aunt"]


@rule("HH-DEAD-9", "HH-DECK-1")
def test_an_empty_dead_wizard_deck_is_rebuilt_from_its_discards() -> None:
    later = [word for word in words(range(134, 150)) if word != "rich-aunt"]
    drawing = [frame("DrawDeadCard", seat=0)]

    def only_rich_aunt_is_left(s: Brawl) -> None:
        s.dead_discard = cards_of("rich-aunt")
        s.resolving = tuple(range(FIRST_DEAD, 134))

    def nothing_is_left(s: Brawl) -> None:
        only_rich_aunt_is_left(s)
        s.resolving += tuple(s.dead_discard)
        s.dead_discard = []

    rest: dict[str, Any] = {"dead": [0], "dead_only": True, "stack": drawing}
    bob = {"held": later, "fresh": len(later)}
    table = school(DEAD, bob, {}, prepare=only_rich_aunt_is_left, **rest)
    assert words(player(table, "alice").held) == ["rich-aunt"]
    assert "The Dead Wizard discards are shuffled to a new deck." in table.log()
    whole = school(DEAD, {}, {}, **rest)
    order = state(whole).dead_deck
    assert len(order) >= 22
    assert order not in (sorted(order), sorted(order, reverse=True))  # shuffled
    none_left = school(DEAD, bob, {}, prepare=nothing_is_left, **rest)
    assert player(none_left, "alice").held == []
    assert none_left.log() == []
