"""Two teams with a deck each: whoever draws or discards does so with the deck of his own team."""

from typing import Any

import pytest

from spellhall.games.wiz_war.state.numbers import SPELLBOOKS
from spellhall.games.wiz_war.state.pieces import Pile
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, words

TOP = ["zot", "glue", "add", "ward", "dispel"]  # of the deck of bob's team
FIRE = {"kind": "fire-wall", "card": "wall-of-fire", "at": "a1|a2", "owner": 1}


def teams(bob: dict[str, Any], **setup: Any) -> Arena:
    """Bob is to act; his team has a deck with TOP on it, alice and cara have an empty one."""
    alice: dict[str, Any] = {"at": "c1", **setup.pop("alice", {})}
    setup.setdefault("active", 1)
    table = arena([alice, {"at": "d1", **bob}, {"at": "h8"}], deck=TOP, **setup)
    s = table.state
    s.rules |= SPELLBOOKS
    s.piles.append(Pile(s.piles[0].deck, []))
    s.piles[0].deck = []
    s.players[1].pile = 1
    return table


RAVEN = {"kind": "totem", "card": "spirit-of-the-raven", "at": "a5", "owner": 1}
DRAWN: dict[str, tuple[dict[str, Any], tuple[str, ...], int]] = {
    "the draw": ({}, ("bob: end", "keep", "draw", "draw"), 2),
    "a meditation": ({"bob": {"hand": ["meditate"]}}, ("bob: cast meditate",), 3),
    "a second sight": (
        {"bob": {"hand": ["second-sight"]}},
        ("bob: cast second-sight", "pick glue"),
        1,
    ),
    "a brainstone": ({"bob": {"hand": ["brainstone"]}}, ("bob: play brainstone",), 2),
    "a raven": (
        {"active": 0, "alice": {"hand": ["create-wall"]}, "things": [RAVEN]},
        ("alice: cast create-wall", "at b1|c1", "bob: draw"),
        1,
    ),
}


@rule("WW-OPT-2", "WW-DD-2", "WW-ME-13", "WW-CH-13", "WW-AL-8", "WW-TO-9")
@pytest.mark.parametrize("cause", DRAWN)
def test_cards_come_from_the_deck_of_ones_team(cause: str) -> None:
    told, lines, count = DRAWN[cause]
    setup = dict(told)
    table = teams(setup.pop("bob", {}), **setup)
    table.do(*lines)
    drawn = ["glue"] if cause == "a second sight" else TOP[:count]
    assert [card for card in table.hand("bob") if card in TOP] == drawn
    assert table.state.piles[0].deck == []
    if cause == "a second sight":
        table.do("bob: pick zot", "pick ward", "pick add")
        assert words(table.state.piles[1].deck)[::-1][:4] == ["add", "ward", "zot", "dispel"]


DISCARDED: dict[str, tuple[dict[str, Any], tuple[str, ...], list[str]]] = {
    "the discard": ({"hand": ["swap"]}, ("bob: end", "discard swap"), ["swap"]),
    "a boost": ({"hand": ["energy-4"]}, ("bob: boost energy-4",), ["energy-4"]),
    "a spell and its fuel": (
        {"hand": ["powerthrust", "energy-4"]},
        ("bob: cast powerthrust", "fuel energy-4", "at @0"),
        ["energy-4", "powerthrust"],
    ),
    "a spell that ends": (
        {"hand": ["shatter"]},
        ("bob: cast shatter", "finish shatter"),
        ["shatter"],
    ),
    "cards that are added": (
        {"hand": ["add#2", "energy-4", "energy-5"]},
        ("bob: cast add#2", "at energy-4", "at energy-5"),
        ["energy-4", "energy-5", "add#2"],
    ),
    "a random card": (
        {"hand": ["random-energy-2"]},
        ("bob: boost random-energy-2",),
        ["random-energy-2"],
    ),
    "a stone that is thrown": (
        {"items": ["boomstone"]},
        ("bob: use boomstone throw", "at @0"),
        ["boomstone"],
    ),
    "a thing that is broken": (
        {"items": ["universal-solvent"], "hand": []},
        ("bob: use universal-solvent throw", "at fire-wall#1"),
        ["wall-of-fire", "universal-solvent"],
    ),
    "what a blade is fed": (
        {"items": ["wizardblade"], "hand": ["energy-4"]},
        ("bob: use wizardblade strike", "fuel energy-4", "at @0"),
        ["energy-4"],
    ),
}


@rule("WW-OPT-2", "WW-DD-6", "WW-AMB-62")
@pytest.mark.parametrize("cause", DISCARDED)
def test_cards_go_to_the_discards_of_ones_team(cause: str) -> None:
    bob, lines, gone = DISCARDED[cause]
    table = teams(bob, things=[FIRE], chance=[0])
    table.do(*lines)
    assert (words(table.state.piles[0].discard), words(table.state.piles[1].discard)) == ([], gone)


@rule("WW-OPT-2", "WW-KILL-1", "WW-KILL-2", "WW-AMB-62")
@pytest.mark.parametrize("how", ["killed", "burnt"])
def test_the_cards_of_the_dead_go_with_whoever_has_them(how: str) -> None:
    bob = {"hand": ["swap"], "life": 1, "items": ["dagger"]}
    if how == "killed":
        table = teams(bob, active=0, spells=[{"card": "shatter", "owner": 1}])
        table.do("alice: punch", "at @1", "end", "discard swap")
        assert [words(heap.discard) for heap in table.state.piles] == [["swap"], ["shatter"]]
        return
    hexed = {"kind": "hex", "card": "hex-of-pain", "at": "d2"}
    table = teams(bob, things=[hexed], spells=[{"card": "shatter", "owner": 1}])
    table.do("bob: step s")
    assert [words(heap.discard) for heap in table.state.piles] == [[], ["shatter", "swap"]]
