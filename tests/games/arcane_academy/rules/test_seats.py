"""Three and four players, and an active player who is not the first: left is not right."""

from typing import Any

import pytest

from spellhall.testing import Table, rule
from tests.games.arcane_academy.tables import EIGHT, academy, player, state, words

NAMES = ("alice", "bob", "cara", "dan")
RICH: dict[str, Any] = {"will": 9, "shards": 9}


def cara_completes(card: str, **seats: dict[str, Any]) -> Table:
    """Four players; cara, the third, has just chosen to complete this card."""
    told = {name: dict(seats.get(name, {})) for name in NAMES}
    told["cara"] = RICH | {"hand": [card]} | told["cara"]
    table = academy(told["alice"], told["bob"], told["cara"], told["dan"], active=2)
    return table.play("cara: cast 0", "cara: complete", f"cara: complete {card}")


@rule("AA-AMB-23", "AA-VERB-2")
def test_opponents_are_hit_in_turn_order_from_the_left() -> None:
    table = cara_completes("static-fog")
    told = [line for line in table.log() if "loses" in line]
    assert told == [
        "dan loses 2 Will to cara's Static Fog.",
        "alice loses 2 Will to cara's Static Fog.",
        "bob loses 2 Will to cara's Static Fog.",
    ]
    assert [player(table, name).will for name in NAMES] == [1, 1, 5, 1]


@rule("AA-AMB-23", "AA-VERB-3")
def test_what_is_taken_from_each_is_gained_by_who_takes_it() -> None:
    table = cara_completes("mind-leech", bob={"will": 0})
    assert [player(table, name).will for name in NAMES] == [2, 0, 9 - 4 + 2, 2]
    assert [line for line in table.log() if "1 Will" in line] == [
        "dan loses 1 Will to cara's Mind Leech.",
        "cara gains 1 Will from Mind Leech.",
        "alice loses 1 Will to cara's Mind Leech.",
        "cara gains 1 Will from Mind Leech.",
    ]


@rule("AA-DEC-10")
def test_every_opponent_may_be_aimed_at_and_the_player_may_not() -> None:
    table = cara_completes("pickpocket-charm")
    assert table.options("cara") == ["at 4", "at 1", "at 2"]
    table.play("cara: at 1")
    assert [player(table, name).shards for name in NAMES] == [1, 3, 11, 3]


@rule("AA-VERB-12", "AA-DEC-18", "AA-HID-4")
def test_the_chosen_opponent_picks_the_tile_that_crumbles() -> None:
    slate = {"slate": {"5": "T01", "6": "T02"}}
    table = cara_completes("crumbling-sigil", alice=slate, dan={"slate": {"5": "T03", "6": "T04"}})
    table.play("cara: at 1")
    assert table.awaits() == "alice: crumble_tile"
    table.play("alice: crumble 5")
    assert player(table, "alice").top[5] == -1
    assert player(table, "dan").top[5] >= 0
    assert table.awaits() == "dan: cast_or_rest"


@rule("AA-VERB-13")
def test_tiles_of_the_chosen_opponent_are_exhausted() -> None:
    table = cara_completes("weary-hex").play("cara: at 2", "cara: tire 3", "cara: tire 11")
    assert player(table, "bob").tired == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]
    assert player(table, "dan").tired == player(table, "alice").tired == [0] * 12
    assert table.awaits() == "dan: cast_or_rest"


@rule("AA-TURN-1", "AA-ENDT-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_to_the_left_and_round_again(players: int) -> None:
    told: list[dict[str, Any]] = [{"hand": []} for _ in range(players)]
    table = academy(*told, active=players - 1)
    seen = []
    for _ in range(players + 1):
        name = table.match.names[table.match.awaited()[0]]
        seen.append(name)
        table.play(f"{name}: rest")
        if table.question(name) == "exchange":
            table.play(f"{name}: keep")
    assert seen == [NAMES[players - 1], *NAMES[:players]]


@rule("AA-ENDT-4")
def test_only_the_active_players_hand_is_refilled() -> None:
    table = academy({}, {}, {}, active=1).play("bob: rest")
    assert [len(player(table, name).hand) for name in ("alice", "bob", "cara")] == [0, 3, 0]


@rule("AA-XTRA-1", "AA-XTRA-3", "AA-ENDT-8")
def test_an_extra_turn_of_the_third_player_is_followed_by_the_fourth() -> None:
    table = cara_completes("time-dilation")
    assert table.awaits() == "cara: cast_or_rest"
    table.play("cara: rest", "cara: keep")
    assert table.awaits() == "dan: cast_or_rest"


@rule("AA-PD-4", "AA-PD-5", "AA-PD-1", "AA-AMB-14")
@pytest.mark.parametrize("spells", [3, 4])  # seven and two more are nine; six and two are eight
def test_eight_or_nine_in_one_turn_call_pencils_down_and_the_caller_is_last(spells: int) -> None:
    told = RICH | {"slate": {"5": "T28"}, "hand": ["kindle-crystal", "reverse-alchemy"]}
    told |= {"spells": EIGHT["spells"][:spells], "items": EIGHT["items"]}
    table = academy({}, {}, told, {}, active=2)
    table.play("cara: cast 5", "cara: complete", "cara: complete kindle-crystal")
    table.play("cara: complete", "cara: complete reverse-alchemy", "cara: decline")
    assert (state(table).pencils, state(table).last_turns) == (2, 3)
    for name in ("dan", "alice", "bob", "cara"):
        assert table.awaits() == f"{name}: cast_or_rest"
        table.play(f"{name}: rest")
        if table.question(name) == "exchange":
            table.play(f"{name}: keep")
    assert table.match.is_over


@rule("AA-PD-1", "AA-ENDT-7")
def test_seven_do_not_call_pencils_down() -> None:
    told = RICH | {
        "hand": ["kindle-crystal"],
        "spells": EIGHT["spells"][:3],
        "items": EIGHT["items"],
    }
    table = academy(told).play("alice: cast 0", "alice: complete", "alice: complete kindle-crystal")
    assert state(table).pencils == -1


@rule("AA-PD-2", "AA-PD-3")
def test_the_last_card_is_drawn_while_somebody_holds_pencils_down() -> None:
    table = academy(
        EIGHT,
        {"hand": ["kindle-crystal"]},
        {},
        active=1,
        pencils=0,
        deck=["wild-surge"],
        deck_only=True,
    )
    table.play("bob: rest", "bob: exchange kindle-crystal")
    assert state(table).deck == []
    assert (state(table).pencils, state(table).last_turns) == (0, 1)
    assert not any("Pencils" in line for line in table.log())


@rule("AA-PD-2", "AA-AMB-15")
def test_who_draws_the_last_card_in_the_middle_of_a_turn_holds_it_and_is_last() -> None:
    table = academy(
        {},
        RICH | {"hand": ["cram-session", "kindle-crystal"]},
        {},
        active=1,
        deck=["corollary", "shardstorm"],
        deck_only=True,
    )
    table.play("bob: cast 0", "bob: complete", "bob: complete cram-session")
    assert (state(table).pencils, state(table).last_turns) == (1, 3)
    table.play("bob: discard corollary", "bob: discard shardstorm")
    for name in ("cara", "alice", "bob"):
        assert table.awaits() == f"{name}: cast_or_rest"
        table.play(f"{name}: rest")
    assert table.match.is_over


@rule("AA-ASG-2")
def test_anothers_private_cards_are_no_candidates() -> None:
    told = RICH | {"hand": ["kindle-crystal"]}
    table = academy(RICH | {"hand": ["corollary"]}, told, active=1)
    table.play("bob: cast 0", "bob: complete")
    assert table.options("bob") == ["pass", "complete kindle-crystal"]
    table.play("bob: complete kindle-crystal")
    assert words(player(table, "alice").hand) == ["corollary"]
