"""Intervals against figures that can be looked up."""

from dataclasses import replace

import pytest

from spellhall.lab import of_mean, of_share
from spellhall.lab.intervals import Clusters, Z, z_of


def test_wilsons_interval_of_a_known_case() -> None:
    share = of_share(8, 10)  # Wilson 95 %: 0.490 to 0.943
    assert share.value == 0.8
    assert share.low == pytest.approx(0.490, abs=0.001)
    assert share.high == pytest.approx(0.943, abs=0.001)


def test_a_share_never_leaves_zero_to_one() -> None:
    assert of_share(0, 5).low == 0.0
    assert of_share(5, 5).high == 1.0
    assert of_share(5, 5).low > 0.5


def test_more_games_make_the_interval_narrower() -> None:
    few, many = of_share(60, 100), of_share(600, 1000)
    assert not many.excludes(0.6)
    assert many.high - many.low < few.high - few.low
    assert many.excludes(0.5)


def test_the_interval_of_a_mean() -> None:
    interval = of_mean([1.0, 2.0, 3.0, 4.0])
    assert interval.value == 2.5
    assert interval.high - interval.value == pytest.approx(1.265, abs=0.001)


def test_many_comparisons_make_every_interval_wider() -> None:
    assert z_of(1) == Z
    assert z_of(10) == pytest.approx(2.807, abs=0.001)  # 0.25 % on each side
    one, many = of_share(60, 100), of_share(60, 100, z_of(100))
    assert many.low < one.low < 0.6 < one.high < many.high


def test_luck_does_not_make_an_interval_narrower_than_is_usual() -> None:
    nobody_won = Clusters(96, 96, -0.3, 0.001, 96.0, -0.3)  # beside 0.3 wins that are usual
    assert nobody_won.mean().excludes(0.0)
    assert not replace(nobody_won, usual=0.3).mean().excludes(0.0)


def test_seats_of_one_game_do_not_count_as_independent() -> None:
    alone = [1.0, 0.0, 1.0, 1.0]  # one value a game
    each = Clusters(4, 4, 3.0, 3.0, 4.0, 3.0)
    assert each.mean().value == 0.75
    assert each.mean().high == pytest.approx(of_mean(alone).high)
    twice = Clusters(4, 8, 6.0, 12.0, 16.0, 12.0)  # the same value for two seats of each game
    assert twice.mean() == each.mean()
    assert Clusters(0, 0, 0.0, 0.0, 0.0, 0.0).mean().value == 0.0
