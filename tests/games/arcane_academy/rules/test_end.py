"""The end of a turn, Pencils Down, extra turns (ledger sections 13 to 15) and scoring (16)."""

import pytest

import spellhall
from spellhall.testing import Table, rule
from tests.games.arcane_academy.tables import (
    EIGHT,
    SEVEN,
    academy,
    completing,
    player,
    state,
    words,
)


def resting(table: Table, *names: str) -> Table:
    """Each of these rests and keeps its cards."""
    for name in names:
        table.play(f"{name}: rest")
        if table.question(name) == "exchange":
            table.play(f"{name}: keep")
    return table


@rule("AA-ENDT-2", "AA-RND-4")
def test_the_centre_is_refilled_to_four_at_random() -> None:
    table = academy(centre=["T01"], chance=[0, 1, 2]).play("alice: cast 11", "alice: will")
    assert len([tile for tile in state(table).centre if tile >= 0]) == 4
    assert state(table).centre[0] == 0
    assert table.match.state.chance.script == []


@rule("AA-ENDT-3", "AA-ENDT-4", "AA-AMB-13", "AA-AMB-31")
def test_public_slots_are_filled_from_the_left_then_the_hand() -> None:
    deck = ["grand-proof", "corollary", "shardstorm", "mind-leech", "static-fog", "wild-surge"]
    table = academy(public=["-", "kindle-crystal", "-"], deck=deck).play("alice: rest")
    assert words(state(table).public) == [
        "grand-proof",
        "kindle-crystal",
        "corollary",
        "shardstorm",
    ]
    assert words(player(table, "alice").hand) == ["mind-leech", "static-fog", "wild-surge"]
    assert player(table, "bob").hand == []


@rule("AA-ENDT-5")
def test_an_empty_bag_leaves_the_centre_short_and_play_goes_on() -> None:
    table = academy(bag_only=["T01"]).play("alice: rest")
    assert [tile >= 0 for tile in state(table).centre] == [True, False, False, False]
    assert resting(table, "bob").awaits() == "alice: cast_or_rest"


@rule("AA-ENDT-6")
def test_a_short_deck_fills_public_slots_first() -> None:
    deck = ["grand-proof", "corollary", "shardstorm", "mind-leech", "static-fog"]
    table = academy(deck=deck, deck_only=True).play("alice: rest")
    assert -1 not in state(table).public
    assert words(player(table, "alice").hand) == ["static-fog"]


@rule("AA-ENDT-7", "AA-AMB-14")
def test_eight_completed_call_pencils_down_at_the_end_of_the_turn() -> None:
    table = academy(
        SEVEN | {"slate": {"5": "T28"}, "hand": ["kindle-crystal", "wild-surge"], "will": 9}
    )
    table.play("alice: cast 5", "alice: complete", "alice: complete kindle-crystal")
    assert state(table).pencils == -1  # eight, but the turn goes on
    table.play("alice: stop")
    assert state(table).pencils == 0


@rule("AA-ENDT-8", "AA-XTRA-3")
def test_after_an_extra_turn_the_player_on_the_left_goes_on() -> None:
    table = completing("time-dilation", others=[{}])
    resting(table, "alice")
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-PD-2", "AA-AMB-15")
def test_whoever_draws_the_last_card_takes_pencils_down_at_once() -> None:
    table = academy({"hand": ["kindle-crystal"]}, deck=["corollary"], deck_only=True)
    table.play("alice: rest", "alice: exchange kindle-crystal")
    assert state(table).pencils == 0
    swept = completing("new-syllabus", public=["grand-proof"], deck=["corollary"], deck_only=True)
    swept.play("alice: replace grand-proof")
    assert state(swept).pencils == 0


@rule("AA-PD-12")
def test_the_refill_comes_before_the_check_for_eight() -> None:
    table = academy({}, deck=["corollary"], deck_only=True).play("alice: rest")
    assert state(table).pencils == 0
    assert "Pencils down" in " ".join(table.log())


@rule("AA-PD-3")
def test_the_card_is_taken_once() -> None:
    table = completing("kindle-crystal", SEVEN, pencils=1, deck=[], deck_only=True)
    assert (state(table).pencils, state(table).last_turns) == (1, 0)


@rule("AA-PD-4", "AA-PD-5")
def test_everybody_then_the_holder_gets_one_more_turn() -> None:
    table = completing("kindle-crystal", SEVEN, others=[{}])
    resting(table, "bob", "cara")
    assert table.awaits() == "alice: cast_or_rest"
    resting(table, "alice")
    assert table.match.is_over


@rule("AA-PD-11", "AA-AMB-32")
def test_the_pencils_down_card_lies_open_and_is_worth_nothing() -> None:
    table = completing("kindle-crystal", SEVEN)
    for viewer in (0, 1, None):
        shown = table.match.sight(viewer)
        assert shown.pencils == 0
        # Printed on Spells 6 + 2 + 3 + 2 + 1, on Items 1 + 2 + 1, and 3 for three Items.
        alice = shown.players[0]
        assert (alice.prestige, len(alice.spells + alice.items)) == (14 + 4 + 3, 8)


@rule("AA-PD-6", "AA-PD-7", "AA-AMB-16")
def test_an_extra_turn_from_the_calling_turn_is_taken_and_is_not_the_last() -> None:
    table = completing("time-dilation", SEVEN)
    assert state(table).pencils == 0
    assert table.awaits() == "alice: cast_or_rest"
    resting(table, "alice", "bob")
    assert table.awaits() == "alice: cast_or_rest"
    resting(table, "alice")
    assert table.match.is_over


@rule("AA-PD-8", "AA-EX-4")
def test_the_holder_casts_time_dilation_in_the_last_turn() -> None:
    table = completing("time-dilation", pencils=0, deck=[], deck_only=True)
    assert table.awaits() == "alice: cast_or_rest"
    resting(table, "alice")
    assert table.match.is_over


@rule("AA-PD-10")
def test_refills_go_on_in_the_last_round() -> None:
    table = academy(EIGHT, {}, active=1, pencils=0).play("bob: rest", "alice: rest")
    assert table.match.is_over
    assert len(player(table, "bob").hand) == len(player(table, "alice").hand) == 3
    assert -1 not in state(table).public + state(table).centre


@rule("AA-XTRA-2")
def test_several_extra_turns_are_taken_one_after_another() -> None:
    table = resting(academy(owed=2), "alice", "alice", "alice")
    assert table.awaits() == "bob: cast_or_rest"


def rested_away(table: Table, turns: int) -> Table:
    """Everybody rests and keeps, until the game is over or so many turns have gone by."""
    for _ in range(turns):
        if not table.match.is_over:
            resting(table, table.match.names[table.match.awaited()[0]])
    return table


@rule("AA-AMB-20")
def test_endless_resting_is_stopped_by_the_turn_limit_and_scored() -> None:
    last = academy({"spells": ["grand-proof"]}, turn=399).play("alice: rest")
    assert last.awaits() == "bob: cast_or_rest"
    resting(last, "bob")
    assert last.log()[-1] == "The limit of 400 turns is reached."
    result = last.match.result
    assert result is not None
    assert result.ending == "turn_limit"
    assert result.text == "alice wins with 6 Prestige when the turn limit was reached."
    assert result.rules == ("AA-AMB-20", "AA-SCORE-4")


@rule("AA-AMB-20")
@pytest.mark.parametrize("limit", [1, 2, 8, 9])
def test_the_host_sets_the_turn_limit(limit: int) -> None:
    table = Table.new("arcane_academy", 2, seed=1, options={"turn_limit": limit})
    assert not rested_away(table, limit - 1).match.is_over
    assert rested_away(table, 1).match.is_over
    assert state(table).turn == limit


@rule("AA-AMB-20")
def test_a_table_without_a_turn_limit_plays_on() -> None:
    table = Table.new("arcane_academy", 2, seed=1, options={"turn_limit": 0})
    assert not rested_away(table, 450).match.is_over
    assert state(table).turn == 451


@rule("AA-AMB-20")
@pytest.mark.parametrize(("limit", "over"), [(0, False), (8, False), (7, True)])
def test_a_position_keeps_the_turn_limit_of_its_options(limit: int, over: bool) -> None:
    table = academy(turn=7, options={"turn_limit": limit})
    assert state(table).limit == limit
    again = Table(spellhall.from_json(table.match.to_json()))
    for played in (table, again):
        resting(played, "alice")
        assert played.match.is_over is over


@rule("AA-AMB-20")
def test_an_extra_turn_counts_towards_the_limit_and_is_not_taken_beyond_it() -> None:
    table = resting(academy(owed=2, turn=399), "alice", "alice")
    result = table.match.result
    assert result is not None
    assert result.ending == "turn_limit"


@rule("AA-AMB-20", "AA-PD-5")
def test_a_game_that_ends_by_its_rules_in_the_last_turn_has_not_met_the_limit() -> None:
    table = academy(turn=400, pencils=0, deck=[], deck_only=True).play("alice: rest")
    assert table.log()[-1] == "The game is over."
    result = table.match.result
    assert result is not None
    assert result.ending == "pencils_down"
    assert "limit" not in result.text


@rule("AA-AMB-20", "AA-PD-5")
@pytest.mark.parametrize("owed", [0, 1])
def test_the_limit_may_cut_the_last_round_short(owed: int) -> None:
    table = academy({}, {}, active=owed, turn=400, pencils=1, owed=owed, deck=[], deck_only=True)
    table.play(f"{('alice', 'bob')[owed]}: rest")
    assert table.log()[-1] == "The limit of 400 turns is reached."
    result = table.match.result
    assert result is not None
    assert result.ending == "turn_limit"


@rule("AA-XTRA-1", "AA-XTRA-3")
def test_extra_turns_do_not_move_the_round_on() -> None:
    table = academy({}, {}, {}, owed=2)
    rounds = []
    for name in ("alice", "alice", "alice", "bob", "cara", "alice", "bob"):
        rounds.append(table.match.sight(None).round)
        resting(table, name)
    assert rounds == [1, 1, 1, 1, 1, 2, 2]
    assert table.match.sight(None).turn == 8


def over(alice: dict[str, object], bob: dict[str, object], *others: dict[str, object]) -> Table:
    """The last turn of the game has just been rested away by alice, the holder."""
    table = academy(alice, bob, *others, pencils=0, deck=[], deck_only=True)
    return table.play("alice: rest")


@rule("AA-SCORE-2", "AA-SCORE-3", "AA-SCORE-4")
def test_most_prestige_wins_and_scoring_changes_nothing_else() -> None:
    table = over({"spells": ["grand-proof"]}, {"items": ["mosaic-frame +1", "vault-of-embers"]})
    before = state(table).copy()
    result = table.match.result
    assert result is not None
    assert [place.score for place in result.places] == [6, 2 + 1 + 4 // 3 + 1 + 3 // 3]
    assert result.winners == (0, 1)  # 6 Prestige and 6 Will and Shards each
    codec = table.match.game.codec
    assert codec.encode(before) == codec.encode(state(table))
    parts = {part.title: part.points for part in result.places[1].parts}
    assert parts == {"Spells": 0, "Items": 3, "Prestige Tokens": 1, "End of Game": 2}


@rule("AA-SCORE-5")
def test_a_tie_goes_to_more_will_and_shards() -> None:
    table = over(
        {"spells": ["grand-proof"], "will": 4},
        {"spells": ["textbook-invocation", "mind-leech"], "shards": 6},
    )
    result = table.match.result
    assert result is not None
    assert [place.score for place in result.places] == [6, 6]
    assert result.winners == (1,)
    assert "more Will and Shards" in result.text


@rule("AA-SCORE-6")
def test_still_tied_means_shared() -> None:
    result = over({"spells": ["mind-leech"]}, {"spells": ["corollary"]}, {}).match.result
    assert result is not None
    assert result.winners == (0, 1)
    assert "share the victory" in result.text


@rule("AA-SCORE-8")
@pytest.mark.parametrize(("shards", "places"), [(3, [1, 2, 2]), (4, [1, 3, 2])])
def test_places_below_first_use_the_same_order(shards: int, places: list[int]) -> None:
    table = over({"spells": ["grand-proof"]}, {}, {"shards": shards})
    result = table.match.result
    assert result is not None
    assert [place.place for place in result.places] == places
