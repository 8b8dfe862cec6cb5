"""The final score and its sentence (ledger section 16)."""

from typing import Any

import pytest

from spellhall.engine import Result
from spellhall.games.arcane_academy.box.tiles import TILE_OF
from spellhall.testing import rule
from tests.games.arcane_academy.tables import academy, faces, player, state

SIX = {"spells": ["grand-proof"]}
ALSO_SIX = {"spells": ["textbook-invocation", "mind-leech"]}
ALWAYS_SIX = {"items": ["detention-bell", "dial-of-serenity"], "will": 0, "shards": 6}
TWO = {"spells": ["corollary"]}


def ended(*seats: dict[str, Any], **rest: Any) -> Result:
    """The result when alice, the holder, has rested in the last turn of the game."""
    table = academy(*seats, pencils=0, deck=[], deck_only=True, **rest).play("alice: rest")
    assert table.match.result is not None
    return table.match.result


def placed(result: Result) -> list[tuple[int, int, bool]]:
    return [(place.place, place.score, place.won) for place in result.places]


@rule("AA-SCORE-4")
def test_a_clear_win() -> None:
    result = ended(TWO, SIX, {})
    assert placed(result) == [(2, 2, False), (1, 6, True), (3, 0, False)]
    assert result.text == "bob wins with 6 Prestige."
    assert result.ending == "pencils_down"
    assert [place.note for place in result.places] == ["6 Will and Shards left"] * 3


@rule("AA-SCORE-5")
def test_a_tie_is_broken_by_will_and_shards_together() -> None:
    result = ended(SIX | {"will": 9, "shards": 0}, ALSO_SIX | {"will": 4, "shards": 6}, TWO)
    assert placed(result) == [(2, 6, False), (1, 6, True), (3, 2, False)]
    assert result.text == "bob wins with 6 Prestige and more Will and Shards."
    told = "bob and alice were level at 6 Prestige; bob had more Will and Shards left, 10 to 9."
    assert result.tie == told


@rule("AA-SCORE-5")
def test_a_tie_below_first_is_not_spoken_of() -> None:
    result = ended({}, SIX, {})
    assert (result.text, result.tie) == ("bob wins with 6 Prestige.", "")


@rule("AA-SCORE-6")
def test_a_shared_victory_names_all_who_share_it() -> None:
    result = ended(SIX, {}, ALSO_SIX)
    assert placed(result) == [(1, 6, True), (3, 0, False), (1, 6, True)]
    assert result.winners == (0, 2)
    told = "alice and cara share the victory with 6 Prestige, level on Will and Shards too."
    assert result.text == told


@rule("AA-PD-5", "AA-SCORE-4", "AA-SCORE-5", "AA-SCORE-6")
def test_a_result_names_the_rules_that_ended_and_decided_the_game() -> None:
    assert ended(TWO, SIX, {}).rules == ("AA-PD-5", "AA-SCORE-4")
    broken = ended(SIX | {"will": 9, "shards": 0}, ALSO_SIX | {"will": 4, "shards": 6})
    assert broken.rules == ("AA-PD-5", "AA-SCORE-5")
    assert ended(SIX, {}, ALSO_SIX).rules == ("AA-PD-5", "AA-SCORE-6")


@rule("AA-SCORE-6", "AA-SCORE-8")
def test_three_tied_for_first_of_whom_two_are_level() -> None:
    result = ended(SIX, ALSO_SIX, ALWAYS_SIX | {"shards": 5}, TWO)
    assert placed(result) == [(1, 6, True), (1, 6, True), (3, 6, False), (4, 2, False)]


@rule("AA-SCORE-3", "AA-SCORE-1")
def test_the_parts_of_a_score() -> None:
    told = {
        "spells": ["corollary", "echoing-doctrine"],
        "items": ["crystal-loom +2", "trophy-cabinet +1", "grimoire-stand"],
    }
    result = ended({}, told)
    parts = {part.title: part.points for part in result.places[1].parts}
    assert parts == {
        "Spells": 2 + 3,
        "Items": 2 + 1 + 1,
        "Prestige Tokens": 3,
        "End of Game": 1 + 3 + 2,
    }
    assert result.places[1].score == sum(parts.values())


@rule("AA-SCORE-7")
def test_fractions_are_rounded_down_for_each_card_on_its_own() -> None:
    told = {"will": 5, "shards": 5, "items": ["dial-of-serenity", "vault-of-embers"]}
    result = ended({}, told | {"spells": ["unspent-potential"]})
    parts = {part.title: part.points for part in result.places[1].parts}
    assert parts["End of Game"] == 5 // 3 + 5 // 3 + 10 // 3


@rule("AA-ASG-13", "AA-SCORE-2")
def test_cards_in_hand_and_in_the_last_round_change_nothing() -> None:
    hand = ["grand-proof", "trophy-cabinet", "echoing-doctrine"]
    assert placed(ended({"hand": hand}, TWO)) == [(2, 0, False), (1, 2, True)]


@rule("AA-SCORE-1", "AA-ITEM-5")
def test_the_sight_foretells_the_end_of_game_prestige() -> None:
    table = academy({"items": ["vault-of-embers", "crystal-loom +1"], "shards": 7})
    shown = table.match.sight(1).players[0]
    assert (shown.at_end, shown.prestige) == (2, 1 + 2 + 1 + 2)
    assert [(card.at_end, card.tokens) for card in shown.items] == [(2, 0), (0, 1)]


@rule("AA-PD-9", "AA-PD-6")
def test_the_card_taken_in_an_extra_turn_counts_the_last_round_just_the_same() -> None:
    told = {
        "spells": ["corollary", "shardstorm", "mind-leech"],
        "items": ["wellspring-wand", "crystal-loom", "trophy-cabinet"],
        "slate": {"5": "T04"},
        "hand": ["time-dilation", "kindle-crystal"],
        "will": 9,
    }
    table = academy(told, {}, {})
    table.play("alice: cast 0", "alice: complete", "alice: complete time-dilation")
    assert (state(table).pencils, state(table).extra) == (-1, 1)
    table.play("alice: cast 5", "alice: complete", "alice: complete kindle-crystal")
    assert (state(table).pencils, state(table).last_turns) == (0, 2)
    for name in ("bob", "cara", "alice"):
        assert table.awaits() == f"{name}: cast_or_rest"
        table.play(f"{name}: rest")
        if table.question(name) == "exchange":
            table.play(f"{name}: keep")
    assert table.match.is_over
    assert len(player(table, "alice").spells) == 5


@rule("AA-PD-8")
def test_an_extra_turn_in_a_last_turn_of_another_does_not_shorten_the_round() -> None:
    told = {"hand": ["time-dilation"], "will": 9}
    table = academy({}, told, {}, active=1, pencils=0, deck=[], deck_only=True)
    table.play("bob: cast 0", "bob: complete", "bob: complete time-dilation")
    assert (table.awaits(), state(table).last_turns) == ("bob: cast_or_rest", 2)
    for name in ("bob", "cara", "alice"):
        assert table.awaits() == f"{name}: cast_or_rest"
        table.play(f"{name}: rest")
    assert table.match.is_over


@rule("AA-ENDT-9", "AA-ENDT-6", "AA-AMB-10")
def test_discards_do_not_fill_an_empty_deck() -> None:
    table = academy({}, public=["corollary"], pencils=1, deck=[], deck_only=True)
    discarded = len(state(table).discard)
    table.play("alice: rest")
    assert len(state(table).discard) == discarded > 0
    assert state(table).public[1:] == [-1, -1, -1]
    assert player(table, "alice").hand == []


@rule("AA-TILE-5", "AA-AMB-19")
@pytest.mark.parametrize("tokens", [1, 2])
def test_all_tokens_of_a_covered_tile_rise_to_the_top(tokens: int) -> None:
    stack = [{"": "PlaceTile", "seat": 0}, {"": "EndTurn", "seat": 0}]
    told = {"slate": {"5": "T01"}, "tired": [5] * tokens}
    table = academy(told, pending=["T02"], stack=stack).play("alice: place T02 5 r0")
    shown = table.match.sight(1).players[0]
    [(space, covered)] = shown.under
    assert (space, faces([covered]), shown.tired[5]) == (5, ["T01"], tokens)
    assert faces([TILE_OF[shown.top[5]]]) == ["T02"]
