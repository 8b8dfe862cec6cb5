"""Cards of a pack on the table of Arcane Academy."""

from typing import Any

from spellhall.games.arcane_academy.box.cards import END_SCORES
from spellhall.games.arcane_academy.box.verbs import FILLED
from spellhall.games.arcane_academy.box.words import CARD_WORDS
from tests.games.arcane_academy.tables import academy, completing, player, state, using

PACK: dict[str, Any] = {"packs": ["night-class"]}


def test_a_spell_of_a_pack_does_its_verbs_in_order() -> None:
    table = completing("night-class:midnight-oil", {"tired": [3]}, **PACK)
    assert player(table, "alice").will == 9 - 3 + 2
    table.play("alice: clear 3")
    assert player(table, "alice").tired[3] == 0


def test_an_item_of_a_pack_is_used() -> None:
    table = using("night-class:lending-desk", bob={"shards": 4}, **PACK)
    table.play("alice: pay")
    assert player(table, "alice").will == 4
    assert player(table, "alice").shards == 6
    assert player(table, "bob").shards == 3


def test_an_item_of_a_pack_is_always_on() -> None:
    table = academy({"items": ["night-class:owl-perch"], "will": 1}, **PACK)
    table.play("alice: rest")
    assert player(table, "alice").will >= 1 + 2


def test_cards_of_a_pack_are_drawn() -> None:
    deck = ["night-class:midnight-oil", "time-dilation", "night-class:midnight-oil"]
    table = academy(deck=deck, **PACK).play("alice: rest")
    drawn = [CARD_WORDS[card] for card in state(table).public[:3]]
    assert drawn == [deck[0], deck[1], "night-class:midnight-oil#2"]


def test_an_item_of_a_pack_scores_at_the_end() -> None:
    table = academy({"items": ["night-class:attendance-list"]}, **PACK)
    [score] = END_SCORES[state(table).players[0].items[0]]
    assert (score.k, score.count, score.m) == (1, FILLED, 2)
