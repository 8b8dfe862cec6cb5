"""The first lines of a story: who led when, how far behind the winner was, how close it ended."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from spellhall.bots.opinion import CLEAR
from spellhall.bots.stories.moments import PLAYED_ON, Point
from spellhall.engine.game import Game
from spellhall.engine.machine.state import State
from spellhall.engine.result import Place
from spellhall.engine.wording import with_names

AHEAD: Final = 0.05  # of chance by which somebody leads, if it is beyond doubt
CALM: Final = 0.6  # the least chance of a win together that was never in danger
LOW: Final = 0.3  # a chance that is worth a word
MANY: Final = 3  # changes of the lead
SURE: Final = 1 / PLAYED_ON  # the least chance that playing on can tell from none


def lead_of(game: Game, end: State, names: Sequence[str], points: Sequence[Point]) -> list[str]:
    """How it went, in two or three sentences."""
    result = game.result(end)
    places = result.places
    if game.together:
        return _together(points, won=places[0].won)
    raced = _raced(points, names, result.winners)
    if result.tie:
        return [*raced, with_names(result.tie, names)]
    return [*raced, *_close(names, places, _unit(game, end, places))]


def _unit(game: Game, end: State, places: Sequence[Place]) -> tuple[str, str]:
    """What the score counts, of many and of one."""
    for count in game.stakes.counts:
        if all(count.of(end, place.seat) == place.score for place in places):
            return count.name, count.one
    return "points", "point"


# -- all against all -------------------------------------------------------------------------------


def _raced(points: Sequence[Point], names: Sequence[str], winners: Sequence[int]) -> list[str]:
    if len(winners) != 1 or len(points) < 3:
        return []
    winner, way = winners[0], points[:-1]
    leaders = [_leader(point) for point in way]
    rivals = [seat for seat in leaders if seat not in (winner, -1)]
    name = names[winner]
    if not rivals:
        first = next((way[i] for i, seat in enumerate(leaders) if seat == winner), points[-1])
        since = "from the first turn" if first.turn == 1 else f"from turn {first.turn}"
        return [f"{name} led {since} and was never overtaken."]
    last = max(i for i, point in enumerate(way) if max(point.chances) > point.chances[winner])
    said = []
    changes = _changes(leaders)
    rival = max(set(rivals), key=lambda seat: (rivals.count(seat), -seat))
    if changes >= MANY:
        said.append(f"The lead changed hands {changes} times.")
    elif leaders.count(rival) > leaders.count(winner):
        said.append(f"{names[rival]} led for most of the game.")
    low = min(way, key=lambda point: point.chances[winner])
    if low.chances[winner] < LOW and low.turn > 1:
        said.append(f"In turn {low.turn} {name} had {_a_chance(low.chances[winner])}.")
    after = points[last + 1]
    if after.turn == points[-1].turn:
        said.append(f"Not before turn {after.turn}, the last, was {name} ahead for good.")
    else:
        said.append(f"From turn {after.turn} on {name} was ahead for good.")
    return said


def _leader(point: Point) -> int:
    """Who is ahead beyond doubt; -1: nobody."""
    seats = sorted(range(len(point.chances)), key=lambda seat: -point.chances[seat])
    gap = point.chances[seats[0]] - point.chances[seats[1]]
    return seats[0] if gap > max(AHEAD, CLEAR * point.error) else -1


def _changes(leaders: list[int]) -> int:
    known = [seat for seat in leaders if seat >= 0]
    return sum(one != other for one, other in pairwise(known))


def _close(names: Sequence[str], places: Sequence[Place], unit: tuple[str, str]) -> list[str]:
    """By how much it was won, where the score decided."""
    ranked = sorted(places, key=lambda place: (not place.won, -place.score))
    if len(ranked) < 2 or not ranked[0].won:
        return []
    best, next_best = ranked[0], ranked[1]
    gap = best.score - next_best.score
    if next_best.won or gap <= 0:
        return []
    who = f"{names[best.seat]} and {names[next_best.seat]}"
    if gap == 1:
        return [f"A single {unit[1]} lay between {who} at the end."]
    return [f"{gap} {unit[0]} lay between {who} at the end."]


# -- all together ----------------------------------------------------------------------------------


def _together(points: Sequence[Point], won: bool) -> list[str]:
    way = points[:-1]
    if len(way) < 2:
        return []
    worst = min(way, key=lambda point: point.chances[0])
    best = max(way, key=lambda point: point.chances[0])
    turned = [i for i, point in enumerate(way) if (point.chances[0] >= 0.5) != won]
    if won and not turned:
        calm = worst.chances[0] >= CALM
        said = "was never in danger" if calm else "hung by a thread, but it held"
        return [
            f"The win {said}: the chance never fell under {percent(max(SURE, worst.chances[0]))}."
        ]
    if not won and not turned:
        most = percent(max(SURE, best.chances[0]))
        return [f"It was uphill from the first turn: the chance never rose over {most}."]
    after = points[turned[-1] + 1]
    if won:
        said = f"It looked lost in turn {worst.turn}, with {_a_chance(worst.chances[0])}."
        end = "in the last turn" if after is points[-1] else f"in turn {after.turn}"
        return [said, f"The win came within reach {end} and was not let go again."]
    said = f"It stood well in turn {best.turn}, with {_a_chance(best.chances[0])}."
    if after is points[-1]:
        return [said, "It was lost in the last turn."]
    return [said, f"From turn {after.turn} on it was more likely lost than won."]


def _a_chance(chance: float) -> str:
    said = percent(chance)
    return f"a chance {said}" if chance < SURE or chance > 1 - SURE else f"a chance of {said}"


def percent(chance: float) -> str:
    """A chance in words; who plays on so few times cannot tell very small or large ones apart."""
    if chance < SURE:
        return f"under {round(100 * SURE)} %"
    return f"{round(100 * chance)} %" if chance <= 1 - SURE else f"over {round(100 - 100 * SURE)} %"
