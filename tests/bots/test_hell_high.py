"""The bots of Hijinx at Hell High: their evaluation, their honesty, their habits."""

from random import Random

import pytest

from spellhall import bots
from spellhall.bots.playout import play_randomly
from spellhall.engine import State, answer, begin, next_seat, options, redealt
from spellhall.games.hell_high import GAME
from spellhall.games.hell_high.bot.advice import sensible, settled
from spellhall.games.hell_high.bot.evaluate import evaluate
from spellhall.games.hell_high.choices import PLACE, PLACE_WILD, READY
from spellhall.games.hell_high.frames.round import Build
from spellhall.games.hell_high.state.state import Brawl
from tests.games.hell_high.tables import casting, school, state


def after(decisions: int, seed: int, players: int = 4) -> Brawl:
    """A position some random choices into a match."""
    s: State = begin(GAME, players, seed).state
    s.watched = False
    play_randomly(GAME.rules, s, Random(seed), decisions)
    assert isinstance(s, Brawl)
    return s


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_evaluation_shares_one_victory_among_all(players: int) -> None:
    for seed in range(10):
        s = after(30 * seed, seed, players)
        assert sum(evaluate(s, seat) for seat in range(players)) == pytest.approx(1.0)


def test_life_creatures_and_points_are_good_and_points_count_more_near_the_end() -> None:
    even = state(school({"rank": 8}, {"rank": 7}, start="build"))
    for better in ({"hp": 22}, {"creatures": ["library-gargoyle"]}, {"kills": 1}):
        s = state(school({"rank": 8, **better}, {"rank": 7}, start="build"))
        assert evaluate(s, 0) > evaluate(even, 0)
    early, late = (
        state(school({"rank": 8, "kills": 1}, {"rank": 7}, start="build", game=game))
        for game in (1, 3)
    )
    assert evaluate(late, 0) > evaluate(early, 0)


@pytest.mark.parametrize("level", ["adept", "archmage"])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(level: str) -> None:
    compared = 0
    for seed in range(12):
        s = after(25 * seed + 9, seed)
        seat = next_seat(s)
        if seat < 0:
            continue
        other = redealt(GAME, s, seat, Random(seed))
        chosen = [bots.choose(GAME, one, seat, level, Random(seed)) for one in (s, other)]
        assert chosen[0] == chosen[1]
        compared += len(options(GAME.rules, s, seat)) > 1
    assert compared >= 6


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_adepts_play_a_match_of_any_size_and_never_take_a_card_back(players: int) -> None:
    s: State = begin(GAME, players, 7, {"round_limit": 3}).state
    s.watched = False
    rng = Random(7)
    built = 0
    while (seat := next_seat(s)) >= 0:
        codes = options(GAME.rules, s, seat)
        code = bots.choose(GAME, s, seat, "adept", rng)
        assert code in codes
        if s.lanes and isinstance(s.lanes[seat][-1], Build):
            assert code == READY.bare or PLACE.has(code) or PLACE_WILD.has(code)
            built += 1
        answer(GAME.rules, s, seat, code)
    assert built > 0


@pytest.mark.parametrize("level", ["apprentice", "adept"])
def test_bots_end_a_match_without_a_limit_of_rounds(level: str) -> None:
    s: State = begin(GAME, 3, 11, {"round_limit": 0}).state
    s.watched = False
    rng = Random(11)
    for _ in range(5_000):
        seat = next_seat(s)
        if seat < 0:
            break
        answer(GAME.rules, s, seat, bots.choose(GAME, s, seat, level, rng))
    assert next_seat(s) < 0


def test_the_archmage_kills_where_it_can() -> None:
    table = casting("bunsen-burning", {"hp": 14}, {"hp": 1}, {"hp": 9}, dice=[1])
    options_of_alice = table.match.options(0)
    code = bots.choose(GAME, table.match.state, 0, "archmage", Random(1))
    assert [one.text for one in options_of_alice if one.code == code] == ["at 3"]


def test_sensible_spells_are_built_from_left_to_right() -> None:
    hand = ["mossy-oakess", "pep-rallied", "fire-drill", "wild-magic"]
    table = school({"hand": hand}, {"hand": ["pain-locker"]}, start="build")
    assert settled(state(table))
    table.play("alice: place pep-rallied")
    assert not settled(state(table))
    texts = {one.code: one.text for one in table.match.options(0)}
    looked_at = [texts[code] for code in sensible(state(table), 0, list(texts))]
    assert looked_at == ["place wild-magic delivery", "place fire-drill", "ready"]
