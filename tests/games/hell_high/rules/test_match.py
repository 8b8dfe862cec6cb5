"""Matches, games and their ends (ledger sections 3.1 to 3.3 and 3.15)."""

from random import Random
from typing import Any

import pytest

from spellhall.bots.playout import play_randomly
from spellhall.engine import BadOptions, begin
from spellhall.engine.machine.stack import settle
from spellhall.games.hell_high.state.hidden import COUNT, hidden
from spellhall.games.hell_high.state.setup import games_of_match
from spellhall.games.hell_high.state.state import NOBODY, RESOLVING, Brawl, Round
from spellhall.testing import Table, rule
from tests.games.hell_high.tables import (
    DEAD,
    GAME,
    blow,
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


def over(*seats: dict[str, Any], lws: int | None, **rest: Any) -> Table:
    """The last game of a match has just ended."""
    return school(*seats, lws=lws, game=3, stack=[frame("EndGame")], **rest)


def winners(table: Table) -> tuple[int, ...]:
    result = table.match.result
    assert result is not None
    return result.winners


@rule("HH-MATCH-1", "HH-MATCH-2")
@pytest.mark.parametrize(("players", "games"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_a_match_is_three_games_or_two_with_five_or_six(players: int, games: int) -> None:
    assert games_of_match(players) == games
    s = begin(GAME, players, 1).state
    play_randomly(GAME.rules, s, Random(1), 50_000)
    assert (s.game.number, s.games) == (games, games)  # type: ignore[attr-defined]


@rule("HH-MATCH-3", "HH-MATCH-6", "HH-ROUND-8")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_lasts_until_one_wizard_is_left_and_all_return(players: int) -> None:
    match = begin(GAME, players, 7)
    s: Any = match.state
    rng = Random(7)
    while s.game.number == 1:
        assert (
            sum(one.rank > 0 for one in s.players) != 1
            or s.round.step == 0
            or s.game.last_standing >= 0
        )
        play_randomly(GAME.rules, s, rng, 1)
    assert all(one.hp >= 18 and one.rank > 0 for one in s.players)
    assert sum(one.lws for one in s.players) == 1
    assert len(s.players) == players


@rule("HH-MATCH-4", "HH-MATCH-5", "HH-END-8")
def test_most_victory_points_win_and_tokens_are_never_lost() -> None:
    table = over({"kills": 2}, DEAD | {"kills": 1, "lws": 2}, DEAD, lws=0, dead=[1, 2])
    result = table.match.result
    assert result is not None
    assert [place.score for place in result.places] == [2, 3, 0]
    assert result.winners == (1,)
    assert result.text == "bob wins with 3 Victory Points."
    dying = school({"hp": 1, "kills": 2, "lws": 1}, {}, {}, stack=[blow(1, (0,), 1)])
    assert (player(dying, "alice").kills, player(dying, "alice").lws) == (2, 1)


@rule("HH-END-6")
def test_nothing_of_the_last_round_is_left_when_a_match_is_over() -> None:
    def resolved(s: Brawl) -> None:
        s.round = Round(number=1, step=RESOLVING, counted=True, acted=(0,), shown=(0,))
        s.turn.seat = 0

    table = over({"spell": ["mossy-oakess"]}, DEAD, lws=0, dead=[1], prepare=resolved)
    view = table.match.sight(None)
    assert (view.step, view.active) == ("start", NOBODY)
    s = state(table)
    assert (s.round.counted, s.round.acted, s.round.shown) == (False, (), ())
    assert s.players[0].spell == []


@rule("HH-AMB-1")
def test_ties_go_to_survivors_then_to_the_last_survivor_then_are_shared() -> None:
    more_lws = over({"kills": 2}, DEAD | {"kills": 1, "lws": 1}, lws=0, dead=[1])
    assert winners(more_lws) == (1,)
    last = over({"kills": 1, "lws": 1}, DEAD | {"kills": 1, "lws": 1}, lws=0, dead=[1])
    assert winners(last) == (0,)
    shared = over(
        {"kills": 0},
        DEAD | {"kills": 1, "lws": 1},
        DEAD | {"kills": 1, "lws": 1},
        lws=0,
        dead=[1, 2],
    )
    assert winners(shared) == (1, 2)


@rule("HH-SETUP-1", "HH-DEC-1")
def test_every_player_picks_a_different_wizard() -> None:
    table = Table.new("hell_high", 3)
    table.play("alice: wizard mop-mortimer")
    assert "wizard mop-mortimer" not in table.options("bob")
    assert table.refused("bob") == {"wizard:8": "HH-SETUP-1"}
    assert len(table.options("bob")) == 8


@rule("HH-SETUP-2", "HH-RAND-1")
def test_the_three_decks_are_shuffled_by_the_seed() -> None:
    one, other = (begin(GAME, 2, seed).state for seed in (1, 2))
    for deck in ("main", "treasure", "dead_deck"):
        assert getattr(one, deck) != getattr(other, deck)
        assert sorted(getattr(one, deck)) == sorted(getattr(other, deck))


@rule("HH-SETUP-3", "HH-SETUP-5", "HH-SETUP-6", "HH-EX-1", "HH-RAND-2")
def test_two_dice_each_decide_the_first_ranks_without_gaps() -> None:
    totals = [5, 6, 4, 5, 1, 5, 2, 2]  # 11, 9, 6, 4
    ranked = [{"rank": 0}] * 4
    table = school(*ranked, stack=[frame("RollRanks")], dice=totals, round=0)
    assert ranks(table) == [8, 7, 6, 5]
    assert hp(table)[:3] == [20, 20, 20]


@rule("HH-SETUP-7", "HH-AMB-2")
def test_only_tied_players_roll_again_for_their_slots() -> None:
    dice = [3, 3, 6, 6, 3, 3, 1, 1, 1, 1, 1, 2, 1, 1]
    table = school(*[{"rank": 0}] * 3, stack=[frame("RollRanks")], dice=dice, round=0)
    assert ranks(table) == [7, 8, 6]


@rule("HH-SETUP-8")
def test_a_match_starts_with_nothing_but_wizards() -> None:
    s: Any = begin(GAME, 4, 3).state
    assert s.game.bonus == -1
    for one in s.players:
        assert one.hand == one.treasures == one.creatures == one.held == one.spell == []
        assert (one.kills, one.lws, one.hp) == (0, 0, 20)


@rule("HH-NEXT-1", "HH-NEXT-2", "HH-EX-8", "HH-DEATH-4")
def test_ranks_of_the_next_game_follow_the_order_of_death() -> None:
    table = school(DEAD, DEAD, DEAD, {}, dead=[0, 1, 2], lws=3, stack=[frame("EndGame")])
    assert ranks(table) == [5, 6, 7, 8]
    assert state(table).game.number == 2


@rule("HH-NEXT-3", "HH-DEATH-3")
def test_a_dead_standee_waits_beside_its_future_rank_and_occupies_nothing() -> None:
    table = school({"hp": 1}, {}, {"rank": 5}, {"rank": 4}, stack=[blow(1, (0,), 1)])
    assert ranks(table) == [0, 8, 5, 4]
    view = table.match.sight(None)
    assert [seat.rank for seat in view.players] == [0, 8, 5, 4]
    assert [seat.next_rank for seat in view.players] == [5, 0, 0, 0]


@rule("HH-NEXT-4", "HH-NEXT-6", "HH-NEXT-7", "HH-END-6", "HH-CREAT-13", "HH-EVER-1")
def test_only_everlasting_treasures_and_held_cards_carry_over() -> None:
    alice = {
        "hp": 3,
        "hand": ["mossy-oakess", "fire-drill"],
        "spell": ["pep-rallied"],
        "creatures": ["library-gargoyle"],
        "treasures": ["yearbook", "lunch-box"],
        "held": ["time-out"],
        "kills": 1,
    }
    table = school(alice, DEAD, dead=[1], lws=0, bonus="dark", round=4, stack=[frame("EndGame")])
    one = player(table, "alice")
    assert (one.hp, one.creatures, one.spell) == (20, [], [])
    assert treasures(table, "alice") == ["yearbook"]
    assert words(one.held) == ["time-out"]
    s = state(table)
    assert (s.game.bonus, s.round.number, one.kills) == (-1, 1, 1)
    assert sorted(words(s.main_discard)) == [
        "fire-drill",
        "library-gargoyle",
        "mossy-oakess",
        "pep-rallied",
    ]
    assert words(s.treasure_discard) == ["lunch-box"]
    assert "shuffled" not in " ".join(table.log())


@rule("HH-END-1", "HH-KILL-1", "HH-COMP-9", "HH-COMP-10")
def test_the_last_unprocessed_wizard_takes_a_token_besides_that_of_the_kill() -> None:
    table = casting("volt-zapperlys", {"hp": 1})
    assert state(table).game.last_standing == 0
    assert (player(table, "alice").kills, player(table, "alice").lws) == (1, 1)


@rule("HH-END-2", "HH-END-7")
def test_last_wizard_standing_is_final_even_if_that_wizard_dies() -> None:
    bob = {"hp": 1, "spell": ["volt-zapperlys"]}
    table = casting("volt-zapperlys", bob, me={"hp": 2}, dead_deck=["makeover", "rich-aunt"])
    # Bob dies, his Reaction kills alice, who is queued and is the last one unprocessed.
    assert (state(table).game.last_standing, kills(table)) == (0, [1, 1])
    assert player(table, "alice").lws == 1
    assert words(player(table, "alice").held) == ["rich-aunt"]
    ended = school(DEAD, DEAD, dead=[1, 0], lws=0, stack=[frame("EndGame")])
    assert ranks(ended) == [8, 7]


@rule("HH-END-3", "HH-EX-18", "HH-DEATH-2", "HH-AMB-24")
def test_killing_the_last_foe_and_oneself_earns_both_tokens() -> None:
    table = casting("roll-ritual", {"hp": 3}, me={"hp": 3}, dice=[1, 1])
    assert hp(table) == [0, 0]
    assert (player(table, "alice").kills, player(table, "alice").lws) == (1, 1)
    assert state(table).game.dead == [1, 0]


@rule("HH-END-4", "HH-KILL-3")
def test_a_suicide_leaves_the_other_as_last_wizard_without_a_kill() -> None:
    table = casting("bottomless-detention", {}, me={"hp": 1}, dice=[1], dead_deck=["makeover"])
    assert hp(table) == [0, 18]
    assert kills(table) == [0, 0]
    assert player(table, "bob").lws == 1


@rule("HH-END-5", "HH-AMB-15")
def test_the_component_in_resolution_is_finished_and_no_other_begins() -> None:
    spell = ["mossy-oakess", "bunsen-burning", "chem-lab-blowout"]
    table = casting(spell, {"hp": 1}, me={"hp": 10}, dice=[5, 5, 5])
    assert [line for line in table.log() if line.startswith("Chem")] == []
    gained = casting("surprise-quiz", {"hp": 2, "rank": 8}, me={"rank": 7}, dice=[5])
    assert len(treasures(gained, "alice")) == 1


@rule("HH-AMB-27", "HH-AMB-35")
def test_a_game_that_does_not_end_is_closed_without_a_last_wizard() -> None:
    table = school({"rank": 3}, {"rank": 6}, DEAD, dead=[2], limit=4, round=4, start="round")
    s = state(table)
    assert s.game.number == 2
    assert sum(one.lws for one in s.players) == 0
    assert ranks(table) == [7, 8, 6]  # the dead lowest, the living by their ranks
    s.players[0].hp = s.players[2].hp = 1  # the next game ends as usual
    s.stack, s.lanes = [GAME.codec.from_builtins(blow(1, (0, 2), 1))], []
    settle(GAME.rules, s)
    assert (s.game.last_standing, s.game.closed) == (1, False)
    options = {"round_limit": 1}
    match = begin(GAME, 2, 5, options)
    play_randomly(GAME.rules, match.state, Random(5), 10_000)
    assert match.is_over
    for bad in (-1, 201):
        with pytest.raises(BadOptions, match="round_limit"):
            begin(GAME, 2, 5, {"round_limit": bad})


@rule("HH-AMB-27")
def test_the_limit_of_rounds_is_ours_holds_by_default_and_can_be_switched_off() -> None:
    (limit,) = [one for one in GAME.settings if one.id == "round_limit"]
    assert "not the rulebook's" in limit.line
    assert "0" in limit.line
    assert state(Table.new(GAME, 2)).limit == 200
    seats = ({"rank": 4}, {"rank": 1})
    last = school(*seats, limit=200, round=199, start="round")
    assert (state(last).game.number, state(last).round.number) == (1, 200)
    closed = school(*seats, limit=200, round=200, start="round")
    assert (state(closed).game.number, state(closed).round.number) == (2, 1)
    assert "After 200 rounds the game is closed; nobody is the last." in closed.log()
    shortest = school(*seats, limit=1, round=1, start="round")
    assert (state(shortest).game.number, state(shortest).round.number) == (2, 1)
    assert state(Table.new(GAME, 2, options={"round_limit": 0})).limit == 0
    for over in (0, 200, 777):
        endless = school(*seats, limit=0, round=over, start="round")
        assert (state(endless).game.number, state(endless).round.number) == (1, over + 1)
        assert state(endless).game.closed is False


@rule("HH-AMB-27")
def test_facts_that_are_hidden_in_a_round_have_numbers_of_their_own_without_a_limit_too() -> None:
    numbers: set[int] = set()
    facts = 0
    for game in (1, 2, 3):
        for played in (1, 2, 199, 200, 201, 402, 5_000):
            hands: list[dict[str, Any]] = [{"hand": ["mossy-oakess"]}, {"hand": ["fire-drill"]}]
            table = school(*hands, limit=0, game=game, round=played, start="build")
            table.play("alice: place mossy-oakess")
            found = [number for number in hidden(state(table), 1) if number >= COUNT]
            assert len(found) == 2  # how many components alice has, and her Initiative
            numbers.update(found)
            facts += len(found)
    assert len(numbers) == facts
