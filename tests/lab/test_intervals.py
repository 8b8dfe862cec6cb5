"""Intervals against figures that can be looked up."""

import pytest

from spellhall.lab import of_mean, of_share


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
