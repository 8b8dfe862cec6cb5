"""The bots of Five Seals of Magic: their evaluation, their honesty, their strength."""

from random import Random

import pytest

from spellhall import bots
from spellhall.bots.greedy import choose_greedily
from spellhall.bots.playout import one_of, play_randomly
from spellhall.engine import State, answer, begin, next_seat, options, redealt
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.bot.evaluate import CHANCE, evaluate, features
from spellhall.games.five_seals.rules.scoring import score
from spellhall.games.five_seals.state.state import Seals
from tests.games.five_seals.tables import dungeon, state

COMING = 4  # among the features: the best that coming dice may break


def after(decisions: int, seed: int, players: int = 2) -> Seals:
    """A position some random choices into a game."""
    s: State = begin(GAME, players, seed, {"circle": "IV"}).state
    s.watched = False
    play_randomly(GAME.rules, s, Random(seed), decisions)
    assert isinstance(s, Seals)
    return s


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_evaluation_is_a_chance_to_win(players: int) -> None:
    for seed in range(12):
        s = after(15 * seed, seed, players)
        chances = [evaluate(s, seat) for seat in range(players)]
        assert all(0.0 < chance < 1.0 for chance in chances)
        assert sum(chance > 0.5 for chance in chances) <= 1
        if players == 2:
            assert sum(chances) == pytest.approx(1.0)


def test_a_scroll_more_is_better() -> None:
    for seed in range(10):
        s = after(60, seed)
        better = s.copy()
        better.players[0].scrolls.append(s.unplaced[0])
        assert evaluate(better, 0) > evaluate(s, 0)
        assert evaluate(better, 1) < evaluate(s, 1)


def test_the_chance_of_a_roll() -> None:
    assert CHANCE[1][6] == pytest.approx(1 / 6)
    assert CHANCE[2][6] == pytest.approx(26 / 36)
    assert CHANCE[0][2] == 0.0


def test_dice_to_come_are_worth_more_in_the_colour_of_a_scroll_in_reach() -> None:
    done = {"familiar": "binding", "dice": []}
    seals = {"1.V1": "synergy-fire"}
    fitting = dungeon(done | {"coming": ["fire"] * 3}, seals=seals, active=1)
    useless = dungeon(done | {"coming": ["air"] * 3}, seals=seals, active=1)
    assert features(state(fitting), 0)[COMING] > features(state(useless), 0)[COMING] == 0.0


def test_the_adept_takes_the_strongest_scroll_in_reach() -> None:
    seals = {"1.V1": "synergy-fire", "1.A": "change-fire", "1.G1": "fire2"}
    table = dungeon({"dice": ["fire6", "air1"]}, {"dice": ["fire1"]}, seals=seals)
    code = bots.choose(GAME, state(table), 0, "adept", Random(1))
    chosen = next(option for option in table.match.options(0) if option.code == code)
    assert chosen.text == "break 1.V1"


def test_a_choice_does_not_rest_on_the_dice_to_come() -> None:
    for seed in range(3):
        s = after(40 + 9 * seed, seed)
        seat = next_seat(s)
        other = redealt(GAME, s, seat, Random(seed))
        chosen = {bots.choose(GAME, one, seat, "adept", Random(1)) for one in (s, other)}
        assert len(chosen) == 1


def test_even_a_hasty_greedy_bot_beats_random() -> None:
    points = [0, 0]
    for seed in range(2):
        rng = Random(seed)
        s = begin(GAME, 2, seed).state
        s.watched = False
        assert isinstance(s, Seals)
        while (seat := next_seat(s)) >= 0:
            codes = options(GAME.rules, s, seat)
            if seat == seed % 2:
                code = choose_greedily(GAME, s, seat, rng, redeals=1, positions=4, steps=1)
            else:
                code = one_of(codes, rng)
            answer(GAME.rules, s, seat, code)
        points[0] += score(s.players[seed % 2])
        points[1] += score(s.players[1 - seed % 2])
    assert points[0] > 1.3 * points[1]


def test_the_levels_are_three_and_named_alike_in_every_game() -> None:
    assert [level.id for level in GAME.levels] == ["apprentice", "adept", "archmage"]
    for level in GAME.levels:
        assert bots.find_level(GAME, level.id) is level
