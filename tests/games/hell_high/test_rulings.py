"""Rulings about who strikes first, and about words that contradict each other (section 5)."""

from spellhall.games.hell_high.show.names import card_text, rank_text
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
    treasures,
    words,
)


def in_order(table: Table, *lines: str) -> bool:
    """Whether these lines stand in the log, one after another."""
    log = table.log()
    places = [log.index(line) for line in lines]
    return places == sorted(places) and len(set(places)) == len(places)


def why(table: Table, name: str) -> str:
    """What is said to a seat below its question."""
    asked = table.match.asked(table.seat(name))
    assert asked is not None
    return asked.why


# -- A Reaction is damage of a Source -------------------------------------------------------------


@rule("HH-AMB-37", "HH-T-14", "HH-DW-20")
def test_a_reaction_is_damage_of_a_source_and_the_log_says_what_it_comes_to() -> None:
    dying: Seat = {"hp": 1, "spell": ["volt-zapperlys"]}
    for more, amount in (
        ({}, 2),
        ({"treasures": ["megaphone"]}, 3),
        ({"lasting": ["grudge"], "grudge": 0}, 3),
        ({"lasting": ["grudge"], "grudge": 2}, 2),
        ({"treasures": ["megaphone"], "lasting": ["grudge"], "grudge": 0}, 4),
    ):
        table = casting("volt-zapperlys", dying | more, {}, dead_deck=["makeover"])
        assert hp(table) == [20 - amount, 0, 19]
        assert in_order(
            table,
            f"Reaction! bob's Volt Zapperly's strikes alice for {amount}.",
            f"alice takes {amount} from bob (Volt Zapperly's). 20 → {20 - amount}.",
        )


@rule("HH-AMB-37", "HH-RANK-4a")
def test_a_dying_nerd_is_off_the_board_and_adds_nothing_to_a_reaction() -> None:
    # Bob had a prime number of HP; dying on rank 4 he has none, and no rank either.
    bob = {"hp": 1, "rank": 4, "spell": ["volt-zapperlys"]}
    table = casting("volt-zapperlys", bob, {}, dead_deck=["makeover"])
    assert hp(table) == [18, 0, 19]


# -- Second Wind ----------------------------------------------------------------------------------


@rule("HH-AMB-34", "HH-DW-22")
def test_the_question_about_damage_says_what_each_answer_does() -> None:
    kept: Seat = {"hp": 1, "creatures": ["library-gargoyle"]}
    stop = "What you use is discarded and stops all of it."
    wind = "Second Wind is discarded and you take the damage down to 1 HP."
    origin = "From Volt Zapperly's of alice."
    table = casting("volt-zapperlys", kept, {})
    assert why(table, "bob") == f"{origin} {stop}"
    both = casting("volt-zapperlys", kept | {"held": ["second-wind"]}, {})
    assert why(both, "bob") == (
        f"{origin} {wind} Anything else you use is discarded and stops all of it."
    )
    only = casting("volt-zapperlys", {"hp": 1, "held": ["second-wind"]}, {})
    assert why(only, "bob") == f"{origin} {wind}"
    idle = casting("volt-zapperlys", {"held": ["second-wind"]}, {})
    assert why(idle, "bob") == f"{origin} Nothing you have can stop it."


@rule("HH-DW-22", "HH-DW-25", "HH-CREAT-5")
def test_second_wind_and_time_out_speak_of_a_foes_damage_and_own_damage_is_not_asked_about() -> (
    None
):
    assert card_text(cards_of("second-wind")[0]) == (
        "A future game: when a foe's damage would bring you to 0 or fewer HP, your HP become 1"
        " instead."
    )
    assert card_text(cards_of("time-out")[0]) == (
        "A future game: cancel one instance of a foe's damage to you."
    )
    held = {"hp": 2, "held": ["second-wind", "time-out"]}
    own = school(held, {}, {}, stack=[blow(0, (0,), 2)], dead_deck=["makeover"])
    assert hp(own) == [0, 20, 20]


# -- Who strikes first ----------------------------------------------------------------------------


@rule("HH-AMB-38", "HH-T-13")
def test_the_dead_of_an_instance_come_before_the_backpack() -> None:
    # Bob's Backpack and dying cara's Reaction both would kill alice: the Reaction does.
    foes: tuple[Seat, ...] = (
        {"treasures": ["spiked-backpack"]},
        {"hp": 1, "spell": ["volt-zapperlys"]},
        {},
    )
    table = casting("volt-zapperlys", *foes, me={"hp": 1}, dead_deck=["makeover", "rich-aunt"])
    assert kills(table) == [1, 0, 1, 0]
    assert "Spiked Backpack" not in " ".join(table.log())
    # With life to spare alice is hit by both, in this order.
    table = casting("volt-zapperlys", *foes, dead_deck=["makeover"])
    assert in_order(
        table,
        "alice takes 2 from cara (Volt Zapperly's). 20 → 18.",
        "cara keeps a Dead Wizard card face down.",
        "alice takes 1 from bob (Spiked Backpack). 18 → 17.",
    )


@rule("HH-AMB-38", "HH-TURN-8")
def test_the_backpack_answers_before_the_next_clause() -> None:
    bob = {"treasures": ["spiked-backpack"], "rank": 8}
    table = casting("surprise-quiz", bob, me={"rank": 7}, dice=[5], treasure=["lunch-box"])
    assert in_order(
        table,
        "bob takes 2 from alice (Surprise Quiz). 20 → 18.",
        "alice takes 1 from bob (Spiked Backpack). 20 → 19.",
        "alice gains Lunch Box (Surprise Quiz).",
    )


@rule("HH-AMB-38", "HH-DEATH-1")
def test_the_backpack_waits_for_all_the_dead_and_does_not_answer_the_dying() -> None:
    # Bob and cara die of alice's Source. Dan lives and answers only after both are buried.
    foes: tuple[Seat, ...] = ({"hp": 1}, {"hp": 1}, {"treasures": ["spiked-backpack"]}, {})
    table = casting(
        "volt-zapperlys", *foes, me={"hp": 1}, dead_deck=["makeover", "rich-aunt", "grudge"]
    )
    assert state(table).game.dead == [1, 2, 0]
    assert kills(table) == [2, 0, 0, 1, 0]
    # Alice dies; her Keychain strikes her killer bob, who lives and owns the Backpack: nothing,
    # for she is no foe any more.
    bob: Seat = {"treasures": ["spiked-backpack"]}
    alice: Seat = {"hp": 1, "treasures": ["spite-keychain"]}
    quiet = school(alice, bob, {}, stack=[blow(1, (0,), 1)], dead_deck=["makeover"])
    assert hp(quiet) == [0, 17, 20]
    assert kills(quiet) == [0, 1, 0]


@rule("HH-AMB-39", "HH-T-19", "HH-T-20", "HH-DEATH-3")
def test_the_class_ring_heals_before_the_keychain_strikes() -> None:
    me = {"hp": 3, "rank": 5, "treasures": ["class-ring"]}
    bob = {"hp": 1, "treasures": ["spite-keychain"]}
    table = casting("volt-zapperlys", bob, {"rank": 1}, me=me, dead_deck=["makeover"])
    assert hp(table) == [3, 0, 19]
    assert in_order(
        table,
        "alice takes a Kill Token for bob.",
        "alice rises to 6, Cheerleader (the kill).",
        "alice heals 3 (Class Ring). 3 → 6.",
        "alice takes 3 from bob (Spite Keychain). 6 → 3.",
        "All cards of bob without Everlasting are discarded.",
    )


@rule("HH-AMB-40", "HH-DEATH-3")
def test_all_cards_of_the_dead_go_before_the_dead_wizard_card_is_drawn() -> None:
    # The Dead Wizard Deck is empty: it is rebuilt with bob's own Grudge, which went before.
    bob = {"hp": 1, "lasting": ["grudge"], "grudge": 0, "treasures": ["lunch-box"]}
    table = school({}, bob, {}, stack=[blow(0, (1,), 1)], dead_only=True)
    assert "grudge" not in words(state(table).dead_discard)
    assert player(table, "bob").lasting == []
    assert in_order(
        table,
        "alice takes a Kill Token for bob.",
        "All cards of bob without Everlasting are discarded.",
        "The Dead Wizard discards are shuffled to a new deck.",
    )
    assert treasures(table, "bob") == []


# -- Words that contradict each other -------------------------------------------------------------


@rule("HH-AMB-41", "HH-POWER-5", "HH-RANK-8b")
def test_the_power_bonus_serves_every_turn_of_the_round() -> None:
    table = school(
        {"rank": 8, "spell": ["fire-drill"]},
        {"rank": 2, "hp": 20, "spell": ["pep-rallied", "chem-lab-blowout"], "acted": False},
        {"rank": 1},
        bonus="elemental",
        stack=[frame("TakeTurn", seat=0), frame("TakeTurn", seat=1)],
        dice=[1, 1, 1, 1],
    )
    log = table.log()
    assert "Fire Drill rolls 1 1." in log
    assert "Chem-Lab Blowout rolls 1 1." in log  # not the president's turn
    assert "this round" in rank_text(8)


@rule("HH-AMB-42", "HH-END-6", "HH-NEXT-4")
def test_held_cards_stay_at_the_end_of_a_game_and_face_up_ones_go() -> None:
    alice = {"held": ["time-out", "second-wind"], "lasting": ["spirit-guide"], "glyph": "dark"}
    bob = DEAD | {"held": ["ghost-writer"]}
    for game in (1, 3):
        table = school(alice, bob, dead=[1], lws=0, game=game, stack=[frame("EndGame")])
        assert words(player(table, "alice").held) == ["time-out", "second-wind"]
        assert words(player(table, "bob").held) == ["ghost-writer"]
        assert words(state(table).dead_discard) == ["spirit-guide"]
        assert player(table, "alice").lasting == []
    assert ranks(table)[1] == 0  # the match is over: nobody returns
