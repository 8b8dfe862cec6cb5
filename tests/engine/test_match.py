"""Matches: choices, undo, records, positions, options; and what is said about bad ones."""

from random import Random

import pytest

import spellhall
from spellhall.engine import (
    BadOptions,
    BadPosition,
    BadRecord,
    IllegalChoice,
    Match,
    NoUndo,
    record,
)


def played(choices: int, seed: int = 3, players: int = 2) -> Match:
    match = spellhall.new("arcane_academy", players, seed)
    rng = Random(seed)
    for _ in range(choices):
        if not match.is_over:
            match.play(rng.choice(match.options()))
    return match


def test_the_documented_calls_work() -> None:
    match = spellhall.new("arcane_academy", players=3, seed=7)
    seat = match.awaited()[0]
    option = match.options(seat)[0]
    match.play(option)
    assert match.sight(seat) is not None
    assert match.clone().to_json() == match.to_json()
    assert match.redeal(seat, Random(1)).sight(seat) == match.sight(seat)
    assert spellhall.replay(record.write(match)).to_json() == match.to_json()
    assert spellhall.from_json(match.to_json()).sight(seat) == match.sight(seat)


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    assert played(200).to_json() == played(200).to_json()
    assert played(200).to_json() != played(200, seed=4).to_json()


def test_an_illegal_choice_says_what_was_tried_and_what_is_possible() -> None:
    match = spellhall.new("arcane_academy", 2, seed=1)
    seat = match.awaited()[0]
    with pytest.raises(IllegalChoice, match="'cast 5' is not possible now; possible: 'rest'"):
        match.play("cast 5", seat)
    with pytest.raises(IllegalChoice, match="is not asked anything now"):
        match.play("rest", 1 - seat)


def test_undo_takes_back_until_something_is_revealed() -> None:
    match = spellhall.new("arcane_academy", 2, seed=1, options={"first": "1"})
    before = match.to_json()
    match.play("cast 3")
    match.play("add")
    assert match.may_undo(0)
    assert not match.may_undo(1)
    with pytest.raises(NoUndo, match="nothing to take back"):
        match.undo(1)
    assert match.undo(0, whole_turn=True) == 2
    assert match.to_json() == before
    assert match.choices == []
    match.play("rest")
    match.play("keep")
    assert not match.may_undo(0)  # the other seat is asked now


def test_a_pass_without_an_alternative_is_not_offered_to_be_taken_back() -> None:
    from spellhall.testing import Table

    bob = {"at": "f3", "hand": ["shield"]}
    players = [{"at": "e3", "hand": ["fireball"]}, bob]
    table = Table.at("wiz_war", {"players": players, "limit": 20})
    table.play("alice: cast fireball", "alice: at @1")
    assert table.options("bob") == ["pass"]  # a Shield answers the damage, not the spell
    table.play("bob: pass")
    assert len(table.options("bob")) > 1
    assert not table.match.may_undo(1)
    with pytest.raises(NoUndo):
        table.match.undo(1)


def test_undo_leads_to_where_the_seat_can_choose_otherwise() -> None:
    together = 0
    for seed in range(3):
        match = spellhall.new("five_seals", 2, seed)
        rng = Random(seed)
        for _ in range(100):
            seat = match.awaited()[0]
            match.play(rng.choice(match.options(seat)), seat)
            if match.may_undo(seat):
                back = match.clone()
                together += back.undo(seat) > 1
                assert len(back.options(seat)) > 1
                back.play(back.options(seat)[-1], seat)
    assert together > 0  # answers without an alternative among them


def test_a_private_card_once_shown_cannot_be_taken_back() -> None:
    from spellhall.testing import Table

    hand = {"hand": ["kindle-crystal"], "will": 9}
    table = Table.at("arcane_academy", {"players": [hand, {}], "public": []})
    table.play("alice: cast 0", "alice: complete")
    assert table.match.may_undo(0)
    table.play("alice: complete kindle-crystal")
    assert not table.match.may_undo(0)


def test_a_record_keeps_what_was_said_about_a_choice() -> None:
    match = spellhall.new("arcane_academy", players=2, seed=7)
    silent = spellhall.new("arcane_academy", players=2, seed=7)
    choice = match.options()[0]
    match.play(choice, reason="The Slate is nearly full.")
    silent.play(choice)
    text = record.write(match)
    assert text.endswith(f"1. @0 {choice}\n; The Slate is nearly full.\n")
    again = spellhall.replay(text)
    assert again.choices == match.choices
    assert again.to_json() == silent.to_json()
    assert record.write(again) == text


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda t: "", 'the tag [Game "…"] is missing'),
        (lambda t: t.replace("[Version", "[Verzion"), 'the tag [Version "…"] is missing'),
        (lambda t: t.replace('[Game "arcane_academy"]', '[Game "chess"]'), "no game 'chess'"),
        (lambda t: t.replace('[Version "1', '[Version "0'), "is of version 0"),
        (lambda t: t.replace("3. @", "5. @", 1), "choice 5 where 3 should stand"),
        (lambda t: t + "nonsense\n", "found 'nonsense'"),
        (lambda t: t.replace('"Bob"', "Bob"), "is not a quoted value"),
        (lambda t: t.replace('[Option first "random"]', '[Option first "me"]'), "is one of random"),
        (lambda t: t.replace('[Option first "random"]', '[Option speed "1"]'), "no option 'speed'"),
        (lambda t: t + "13. @0 fly\n", "choice 13 (@0 fly)"),
        (lambda t: t + "13. @9 rest\n", "there is no seat 9"),
        (lambda t: t + "; One.\n; Two.\n", "a reason stands alone below the choice"),
        (lambda t: "; Too early.\n" + t, "a reason stands alone below the choice"),
        (lambda t: t + ";\n", "a reason has 1 to 500 visible letters"),
        (lambda t: t + "; " + "x" * 501 + "\n", "a reason has 1 to 500 visible letters"),
    ],
)
def test_a_bad_record_names_what_is_wrong(change: object, message: str) -> None:
    text = change(record.write(played(12)))  # type: ignore[operator]
    with pytest.raises((BadRecord, BadOptions)) as error:
        spellhall.replay(text)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "not JSON"),
        ("[]", "a JSON object with a 'game'"),
        ('{"game": "chess"}', "no game 'chess'"),
        ('{"game": "arcane_academy", "speed": 1}', "unknown field"),
        ('{"game": "arcane_academy", "setup": {"players": []}}', "2 to 4 players"),
        ('{"game": "arcane_academy", "state": {"": "Castle"}}', "unknown kind of object"),
        ('{"game": "arcane_academy", "state": {"": ["Castle"]}}', "unknown kind of object"),
        ('{"game": "arcane_academy", "state": {"()": 7}}', "holds a list, not 7"),
        ('{"game": "arcane_academy", "state": {"": "Player", "will": 1}}', "wrong fields"),
        ('{"game": "arcane_academy", "version": "0", "setup": {}}', "of version 0"),
        (
            '{"game": "arcane_academy", "setup": {"players": [{"hand": ["ace"]}, {}]}}',
            "no Assignment 'ace'",
        ),
        (
            '{"game": "arcane_academy", "setup": {"players": [{"slate": {"12": "T01"}}, {}]}}',
            "the spaces 0 to 11",
        ),
        (
            '{"game": "arcane_academy", "setup": {"players": [{"will": 12}, {}]}}',
            "Will is 0 to 9",
        ),
        (
            '{"game": "arcane_academy", "setup": {"players": [{}, {}]}, "names": ["A"]}',
            "2 seats need 2 names",
        ),
    ],
)
def test_a_bad_position_names_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises((BadPosition, BadOptions)) as error:
        spellhall.from_json(text)
    assert message in str(error.value)


def test_a_state_with_a_broken_field_is_refused() -> None:
    whole = played(30).to_json()
    for broken in (
        whole.replace('"deck":[', '"deck":["x",', 1),
        whole.replace('"active":0', '"active":null', 1).replace('"active":1', '"active":null', 1),
    ):
        with pytest.raises(BadPosition):
            spellhall.from_json(broken)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 5}, "is for 2 to 4 players, not 5"),
        ({"players": 2, "options": {"first": 1}}, "is one of random, 1, 2, 3, 4, not 1"),
        ({"players": 2, "options": {"turn_limit": -1}}, "is a number from 0 to 400, not -1"),
        ({"players": 2, "options": {"turn_limit": True}}, "is a number from 0 to 400"),
        ({"players": 2, "names": ["A"]}, "2 players need 2 names, not 1"),
    ],
)
def test_bad_options_say_what_is_possible(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptions) as error:
        spellhall.new("arcane_academy", **arguments)  # type: ignore[arg-type]
    assert message in str(error.value)


def test_an_unknown_game_lists_the_games_there_are() -> None:
    with pytest.raises(BadOptions, match="there is no game 'chess'; games: wiz_war, five_seals"):
        spellhall.new("chess", 2)


def test_a_record_from_a_position_replays() -> None:
    match = spellhall.from_json(played(40).to_json())
    rng = Random(5)
    for _ in range(20):
        match.play(rng.choice(match.options()))
    again = spellhall.replay(record.write(match))
    assert again.to_json() == match.to_json()
    assert again.sight(0) == match.sight(0)
