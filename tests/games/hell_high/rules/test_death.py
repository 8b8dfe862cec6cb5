"""Kills and deaths (ledger sections 3.13 and 3.14)."""

from spellhall.games.hell_high.state.state import Brawl
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


@rule("HH-KILL-1", "HH-DEATH-8")
def test_a_killer_takes_a_token_and_gains_a_rank_with_displacement() -> None:
    foes = ({"rank": 7}, {"rank": 2, "hp": 1}, {"rank": 4})
    table = casting(
        "morty-grimmlys", *foes, me={"rank": 6}, main=["mossy-oakess"], dead_deck=["makeover"]
    )
    assert kills(table) == [1, 0, 0, 0]
    assert ranks(table) == [7, 6, 0, 4]


@rule("HH-KILL-2", "HH-DEATH-1", "HH-DEATH-2")
def test_several_kills_earn_tokens_and_ranks_one_after_another() -> None:
    foes = ({"rank": 3, "hp": 1}, {"rank": 8}, {"rank": 2, "hp": 1})
    table = casting("volt-zapperlys", *foes, me={"rank": 5}, dead_deck=["makeover", "rich-aunt"])
    assert kills(table) == [2, 0, 0, 0]
    assert ranks(table) == [7, 0, 8, 0]
    assert state(table).game.dead == [1, 3]


@rule("HH-KILL-3")
def test_an_own_death_earns_nobody_anything() -> None:
    table = school({"hp": 1}, {}, {}, stack=[blow(0, (0,), 1)], dead_deck=["makeover"])
    assert kills(table) == [0, 0, 0]
    assert ranks(table) == [0, 7, 6]
    assert player(table, "alice").killer == -1


@rule("HH-DEATH-2", "HH-AMB-24", "HH-DEATH-4")
def test_simultaneous_deaths_are_clockwise_from_the_source_with_the_source_last() -> None:
    seats: tuple[Seat, ...] = ({}, {"hp": 1}, {"hp": 1}, {"hp": 1}, {})
    table = school(
        *seats, stack=[blow(2, (1, 2, 3), 1)], dead_deck=["makeover", "rich-aunt", "grudge"]
    )
    assert state(table).game.dead == [3, 1, 2]
    view = table.match.sight(None)
    assert [view.players[seat].next_rank for seat in (3, 1, 2)] == [4, 5, 6]
    assert kills(table) == [0, 0, 2, 0, 0]


@rule("HH-DEATH-1")
def test_deaths_caused_meanwhile_join_the_end_of_the_queue() -> None:
    # Bob and cara die together. Bob's Cold Spot kills dan, who comes after cara.
    foes: tuple[Seat, ...] = ({"hp": 1}, {"hp": 1}, {"hp": 2}, {})
    table = casting("volt-zapperlys", *foes, dead_deck=["cold-spot", "makeover", "rich-aunt"])
    assert state(table).game.dead == [1, 2, 3]
    assert kills(table) == [2, 1, 0, 0, 0]


@rule("HH-DEATH-3")
def test_a_death_is_processed_in_the_order_of_the_rule() -> None:
    bob = {
        "hp": 1,
        "spell": ["volt-zapperlys"],
        "hand": ["pep-rallied"],
        "treasures": ["spite-keychain", "lunch-box"],
    }
    table = casting("volt-zapperlys", bob, {}, me={"rank": 5}, dead_deck=["cold-spot"])
    log = table.log()
    steps = [
        "bob is dead, killed by alice.",
        "alice takes a Kill Token for bob.",
        "alice rises to 6, Cheerleader (the kill), cara is pushed to 5.",
        "alice takes 3 from bob (Spite Keychain). 20 → 17.",
        "Reaction! bob's Volt Zapperly's strikes alice for 2.",
        "All cards of bob without Everlasting are discarded.",
        "bob's Cold Spot takes effect.",
    ]
    places = [log.index(step) for step in steps]
    assert places == sorted(places)
    assert words(state(table).treasure_discard) == ["lunch-box"]
    assert {"volt-zapperlys", "pep-rallied"} <= set(words(state(table).main_discard))


@rule("HH-DEATH-3", "HH-END-1")
def test_the_last_wizard_is_found_before_the_dead_wizard_card_is_drawn() -> None:
    table = casting("volt-zapperlys", {"hp": 1}, dead_deck=["cold-spot"])
    log = table.log()
    assert log.index("alice is the Last Wizard Standing and takes the Token!") < log.index(
        "bob's Cold Spot takes effect."
    )


@rule("HH-DEATH-5")
def test_the_dying_in_the_queue_receive_tokens_and_status_but_do_not_decide_or_heal() -> None:
    # Alice kills bob and herself at once; she is last in the queue and rises for the kill first.
    me = {"hp": 3, "rank": 6, "treasures": ["class-ring"], "creatures": ["library-gargoyle"]}
    foes = ({"hp": 3, "rank": 8, "spell": ["volt-zapperlys"]}, {"rank": 1})
    table = casting(
        "roll-ritual", *foes, me=me, dice=[1, 6, 1], dead_deck=["makeover", "rich-aunt"]
    )
    log = table.log()
    assert kills(table) == [1, 0, 0]
    assert "alice rises to 7, Jock (the kill)." in log
    assert "alice heals" not in " ".join(log)
    assert hp(table) == [0, 0, 20]
    assert "Reaction" not in " ".join(log)  # the active player is dying, too


@rule("HH-DEATH-5", "HH-DW-21")
def test_the_dying_cannot_turn_a_loss_on_another() -> None:
    def dying(s: Brawl) -> None:
        s.players[1].hp = 0
        s.game.queue = ((1, 0, False),)

    seats = ({"rank": 8}, {"rank": 5, "held": ["cancelled"]}, {"rank": 1})
    pending = [status(1, -2), frame("NextDeath")]
    table = school(*seats, waiting=[], stack=pending, prepare=dying, dead_deck=["makeover"])
    assert "bob falls to 3, Slacker." in table.log()
    assert words(player(table, "bob").held) == ["cancelled", "makeover"]


@rule("HH-DEATH-7")
def test_the_dead_take_no_turn_draw_no_hand_and_their_spell_is_discarded_openly() -> None:
    table = school(
        {"spell": ["volt-zapperlys"], "rank": 4},
        {"spell": ["mossy-oakess", "pep-rallied"], "hp": 1, "hand": ["fire-drill"], "rank": 3},
        {"spell": ["mossy-oakess", "trust-funded"], "rank": 1},
        dead_deck=["makeover", "rich-aunt"],
        main=["gloomy-guss"],
    )
    # The Reaction of Mossy Oakes's is heard, nothing else of the Spell.
    assert "bob reveals" not in " ".join(table.log())
    assert player(table, "bob").hand == []
    discards = words(state(table).main_discard)
    assert {"mossy-oakess", "pep-rallied", "fire-drill"} <= set(discards)
    assert player(table, "bob").hp == 0


@rule("HH-DEAD-1", "HH-ROUND-3")
def test_one_who_dies_in_step_two_does_not_draw_again_in_it() -> None:
    table = school(
        {"rank": 2},
        {"hp": 0, "rank": 0},
        {"rank": 1, "hp": 1},
        {"rank": 4},
        dead=[1],
        start="round",
        dead_deck=["cold-spot", "makeover", "rich-aunt"],
    )
    assert words(player(table, "cara").held) == ["makeover"]
    assert words(player(table, "bob").held) == []


@rule("HH-KILL-4")
def test_a_kill_by_a_living_holder_of_a_dead_wizard_card_gives_no_status() -> None:
    table = school(
        {"rank": 5},
        {"rank": 8, "hp": 2},
        {"rank": 7},
        stack=[blow(0, (1,), 2, card=141)],
        dead_deck=["makeover"],
    )
    assert kills(table) == [1, 0, 0]
    assert ranks(table) == [5, 0, 7]


@rule("HH-DEATH-6", "HH-HID-5")
def test_only_what_came_since_the_last_death_may_be_for_the_next_game() -> None:
    held = {"hp": 1, "held": ["time-out", "second-wind"], "fresh": 2}
    table = school(held, {}, {}, stack=[blow(1, (0,), 1)], dead_deck=["rich-aunt"])
    table.play("alice: take")
    assert words(player(table, "alice").held) == ["time-out", "second-wind", "rich-aunt"]
    assert player(table, "alice").fresh == 1


@rule("HH-EVER-1")
def test_treasures_of_the_dead_wait_for_the_next_game() -> None:
    table = school(
        {},
        {"hp": 0, "rank": 0, "treasures": ["yearbook"]},
        dead=[1],
        lws=0,
        stack=[frame("EndGame")],
    )
    assert treasures(table, "bob") == ["yearbook"]
    assert len(player(table, "bob").hand) == 9
