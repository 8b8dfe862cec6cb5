"""How far a figure from some games can be trusted: intervals of 95 percent."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

Z = 1.959964  # of the normal distribution, for 95 percent on both sides


@dataclass(frozen=True)
class Interval:
    """A figure, and the bounds between which the true one lies with 95 percent confidence."""

    value: float
    low: float
    high: float

    def excludes(self, figure: float) -> bool:
        """Whether this figure lies outside the bounds."""
        return not self.low <= figure <= self.high

    def __str__(self) -> str:
        return f"{self.value:.3f} ({self.low:.3f} to {self.high:.3f})"


def z_of(comparisons: int) -> float:
    """So many standard errors to each side, if 95 percent must hold for all figures at once.

    Bonferroni's correction: the chance of a miss is shared out among the comparisons.
    """
    return Z if comparisons <= 1 else NormalDist().inv_cdf(1 - 0.05 / (2 * comparisons))


def of_share(wins: float, games: int, z: float = Z) -> Interval:
    """Wilson's interval for a share of wins; shared wins may count in part."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    half = spread * z / (1 + z * z / games)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def of_mean(values: Sequence[float]) -> Interval:
    """The normal interval for a mean."""
    if not values:
        return Interval(0.0, 0.0, 0.0)
    mean = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(mean, mean - half, mean + half)


def of_sums(count: int, total: int, squares: int) -> Interval:
    """The normal interval for a mean of whole numbers, from their sum and that of their squares."""
    if count == 0:
        return Interval(0.0, 0.0, 0.0)
    mean = total / count
    variance = (count * squares - total**2) / (count * (count - 1)) if count > 1 else 0.0
    half = Z * sqrt(variance / count)
    return Interval(mean, mean - half, mean + half)


@dataclass(frozen=True)
class Clusters:
    """Sums over games of values that belong together: what several seats of one game got."""

    games: int
    count: int  # of values
    total: float
    squares: float  # of the totals of each game
    counts: float  # squares of the number of values in each game
    products: float  # of the number of values in each game and their total
    usual: float = 0.0  # the variance of the total, if every value were as is usual

    def mean(self, z: float = Z) -> Interval:
        """The mean of the values; games are independent of each other, the seats of one are not.

        What varies less than is usual does so by luck: nobody who won says little of the next.
        """
        if self.count == 0:
            return Interval(0.0, 0.0, 0.0)
        mean = self.total / self.count
        spread = self.squares - 2 * mean * self.products + mean * mean * self.counts
        games = self.games / max(1, self.games - 1)
        half = z * sqrt(max(self.usual, spread * games)) / self.count
        return Interval(mean, mean - half, mean + half)
