"""The bots of Arcane Academy: their evaluation, their honesty, their strength."""

from random import Random

import pytest

from spellhall import bots
from spellhall.bots.playout import play_randomly
from spellhall.engine import State, begin, next_seat, redealt
from spellhall.games.arcane_academy import GAME
from spellhall.games.arcane_academy.bot.evaluate import end_points, evaluate, lateness, payable
from spellhall.games.arcane_academy.box.cards import END_SCORES, card_named
from spellhall.games.arcane_academy.rules.scoring import end_total
from spellhall.games.arcane_academy.state.state import Academy
from spellhall.lab import simulate
from spellhall.testing import rule


def after(decisions: int, seed: int, players: int = 2) -> Academy:
    """A position some random choices into a game."""
    state: State = begin(GAME, players, seed).state
    state.watched = False
    play_randomly(GAME.rules, state, Random(seed), decisions)
    assert isinstance(state, Academy)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_evaluation_is_a_chance_to_win(players: int) -> None:
    for seed in range(20):
        s = after(10 * seed, seed, players)
        chances = [evaluate(s, seat) for seat in range(players)]
        assert all(0.0 < chance < 1.0 for chance in chances)
        assert sum(chance > 0.5 for chance in chances) <= 1
        if players == 2:
            assert sum(chances) == pytest.approx(1.0)


def test_more_of_a_good_thing_is_better() -> None:
    for seed in range(10):
        s = after(40, seed)
        better = s.copy()
        better.players[0].will = min(9, s.players[0].will + 1)
        better.players[0].shards += 1
        better.players[0].spells.append(card_named("S13"))
        assert evaluate(better, 0) > evaluate(s, 0)
        assert evaluate(better, 1) < evaluate(s, 1)


def test_the_evaluation_counts_end_of_game_abilities_as_the_score_does() -> None:
    seen = 0
    for seed in range(30):
        for player in after(300, seed).players:
            cards = player.spells + player.items
            seen += sum(bool(END_SCORES[card]) for card in cards)
            assert sum(end_points(player, card) for card in cards) == end_total(player)
    assert seen > 10


def test_the_game_grows_late() -> None:
    assert lateness(after(0, 1)) == 0.0
    s = after(0, 1)
    s.pencils = 0
    assert lateness(s) == 1.0


def test_payable_is_the_best_card_within_reach() -> None:
    s = after(0, 1)
    player = s.players[0]
    s.public = [-1, -1, -1, -1]
    player.hand = [card_named("S12"), card_named("S13"), card_named("S02")]  # cost 7, 5, 2
    player.will = 5
    assert payable(s, player) == 4
    player.will = 4
    assert payable(s, player) == 1
    player.will = 0
    assert payable(s, player) == 0


@pytest.mark.parametrize("name", ["adept", "archmage"])
def test_a_choice_rests_on_what_the_seat_sees_alone(name: str) -> None:
    for seed in range(6):
        s = after(30 + 9 * seed, seed)
        seat = next_seat(s)
        other = redealt(GAME, s, seat, Random(seed))
        chosen = {bots.choose(GAME, state, seat, name, Random(1)) for state in (s, other)}
        assert len(chosen) == 1


def test_greedy_beats_random() -> None:
    report = simulate("arcane_academy", 2, 6, ["greedy", "random"], seed=1)
    assert report.wins_by_bot["greedy"] >= 5


@rule("AA-AMB-20")
@pytest.mark.parametrize(("bot", "games"), [("random", 20), ("greedy", 1)])
def test_games_between_bots_end_without_a_turn_limit(bot: str, games: int) -> None:
    report = simulate("arcane_academy", 2, games, [bot], seed=1, options={"turn_limit": 0})
    assert [outcome.ending for outcome in report.outcomes] == ["pencils_down"] * games


def test_the_levels_are_three_and_named_alike_in_every_game() -> None:
    assert [level.id for level in GAME.levels] == ["apprentice", "adept", "archmage"]
    for level in GAME.levels:
        assert bots.find_level(GAME, level.id) is level
