"""Teleports: what they pass, where they end, and what happens on the way (WW-TEL)."""

from typing import Any

import pytest

from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel


def block(at: str) -> dict[str, Any]:
    return {"kind": "block", "card": "stone-block", "at": at, "owner": 1}


def big(seat: int) -> dict[str, Any]:
    return {"card": "big-man-form", "owner": seat, "on": f"@{seat}"}


def blinked(to: str, *more: str, at: str = "c1", **setup: Any) -> Arena:
    """Alice has teleported; bob is far away unless told otherwise."""
    table = duel("teleport", at=at, **{"bob": "j5", **setup})
    return table.do("alice: cast teleport neutral", f"to {to}", *more)


@rule("WW-TEL-2", "WW-TEL-5", "WW-AMB-57")
def test_a_teleport_aimed_at_a_stone_block_costs_one_and_goes_on() -> None:
    table = blinked("d1", things=[block("d1")])
    assert (table.where("alice"), table.life("alice")) == ("e1", 14)
    table = blinked("b1", things=[block("b1")])
    assert (table.where("alice"), table.life("alice")) == ("a1", 14)
    table = blinked("d1")
    assert (table.where("alice"), table.life("alice")) == ("d1", 15)


@rule("WW-TEL-2")
def test_one_damage_in_all_however_many_squares_are_filled() -> None:
    table = blinked("d1", bob="e1", things=[block("d1")], spells=[big(1)])
    assert (table.where("alice"), table.life("alice")) == ("f1", 14)


@rule("WW-TEL-2", "WW-TEL-4")
def test_past_the_edge_it_goes_on_from_the_other_side() -> None:
    # West of a1 lies j1, and beyond the wall of the map nothing stops a teleport.
    table = blinked("a1", at="b1", things=[block("a1")])
    assert (table.where("alice"), table.life("alice")) == ("j1", 14)


@rule("WW-AMB-57")
def test_where_two_shortest_ways_end_differently_the_teleporter_chooses() -> None:
    for way, end in (("go s", "d3"), ("go e", "e2")):
        table = blinked("d2", way, things=[block("d2")])
        assert (table.where("alice"), table.life("alice")) == (end, 14)
    table = blinked("d2", things=[block("d2")])
    assert (table.question("alice"), table.options("alice")) == ("push_way", ["go e", "go s"])


@rule("WW-TEL-2", "WW-AMB-57")
def test_who_dies_of_it_dies_where_he_set_out() -> None:
    table = arena(
        [{"at": "c1", "hand": ["teleport"], "life": 1, "items": ["dagger"]}, {"at": "d1"}, {}],
        things=[block("d1")],
        boards=["red", "blue", "green"],
    )
    table.do("alice: cast teleport neutral", "to d1")
    assert table.state.players[0].cell == -1
    assert "dagger c1" in table.things()
    assert table.points("bob") == 0


HEX = {"kind": "hex", "card": "hex-of-pain", "at": "e1", "owner": 1}


@rule("WW-TEL-1", "WW-TEL-2", "WW-AMB-57")
@pytest.mark.parametrize("card", ["teleport", "dematerialize"])
def test_the_damage_of_the_way_comes_before_the_end_square_acts(card: str) -> None:
    table = duel(card, bob="j5", die=(1, 2), things=[block("d1"), HEX])
    table.play(f"alice: cast {card} neutral")
    if card == "teleport":
        table.play("alice: to d1")
    told = [text for text in table.log() if "damage" in text or "hex" in text.lower()]
    assert told[0].startswith("alice suffers 1"), told
    assert (table.where("alice"), table.life("alice")) == ("e1", 11)


@rule("WW-TEL-2", "WW-CNT-9")
def test_the_damage_of_the_way_may_be_shielded_before_coming_out() -> None:
    table = duel("teleport shield", bob="j5", things=[block("d1"), HEX])
    table.play("alice: cast teleport neutral", "alice: pass", "alice: to d1")
    assert (table.question("alice"), table.where("alice")) == ("cut", "c1")
    table.do("alice: answer shield")
    assert (table.where("alice"), table.life("alice")) == ("e1", 12)


@rule("WW-TEL-2", "WW-AMB-24")
def test_a_teleport_in_answer_goes_past_a_block_and_out_of_sight() -> None:
    table = duel("fireball", "teleport", bob="e1", things=[block("e2")])
    table.do("alice: cast fireball", "at @1", "bob: answer teleport", "to e2")
    assert (table.where("bob"), table.life("bob")) == ("e3", 14)


@rule("WW-TEL-1")
def test_a_filled_square_on_the_way_costs_nothing() -> None:
    table = blinked("e1", things=[block("d1")])
    assert (table.where("alice"), table.life("alice")) == ("e1", 15)


@rule("WW-TEL-2")
def test_the_option_says_what_a_filled_square_costs() -> None:
    table = duel("teleport", bob="j5", things=[block("d1")])
    table.play("alice: cast teleport neutral")
    labels = {option.text: option.label for option in table.match.options(0)}
    assert labels["to d1"] == "To d1: 1 damage, then on"
    assert labels["to e1"] == "To e1"
