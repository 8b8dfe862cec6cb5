"""How far a wizard is from winning by treasures: steps on the board as it stands."""

from typing import Final

from spellhall.games.wiz_war.box.maze.bits import bits_of, places
from spellhall.games.wiz_war.box.maze.sight import FAR, steps_from
from spellhall.games.wiz_war.box.terms import (
    BONEYARD,
    CLOUD,
    HEX,
    PRISM,
    ROSEBUSH,
    TACKS,
    THORNBUSH,
    TRAP,
)
from spellhall.games.wiz_war.rules.table.doors import passes_doors, unlocked_by
from spellhall.games.wiz_war.rules.table.figures import cell_of, controller, home_of
from spellhall.games.wiz_war.rules.table.seeing import barred, door_lines
from spellhall.games.wiz_war.rules.victory import points
from spellhall.games.wiz_war.state.numbers import CARRIED, NONE
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import carried_by, carrier_of

HURTS: Final = (ROSEBUSH, THORNBUSH, CLOUD, BONEYARD, PRISM, HEX, TRAP, TACKS)
PICKING_UP: Final = 2  # it ends the phase, so some steps are lost
PUTTING_DOWN: Final = 3  # until then nothing is safe
NO_WAY: Final = 24  # steps that count where no way leads
DETOUR: Final = 4  # through something that hurts
IN_OTHER_HANDS: Final = 7
SPARE: Final = 40  # for a treasure that is not to be had
NEVER: Final = 9999  # longer than any trip


class Distances:
    """Distances for one seat, from its wizard and from its home."""

    __slots__ = ("from_home", "from_wizard", "home", "rough_home", "rough_wizard")

    def __init__(self, s: Duel, seat: int, doors: list[int]) -> None:
        t = s._tables
        opened = doors if passes_doors(s, seat) else unlocked_by(s, seat, doors)
        rough = barred(s) & ~bits_of(opened)
        smooth = rough
        for thing in s.things:
            if thing.kind in HURTS and not (thing.kind == TRAP and thing.owner == seat):
                smooth |= 1 << (t.cell_bit + thing.cell)
        cell = s.players[seat].cell
        self.home: Final = home_of(s, seat)
        self.from_home: Final = steps_from(t, smooth, self.home)
        self.from_wizard: Final = steps_from(t, smooth, cell)
        self.rough_home: Final = (
            self.from_home if rough == smooth else steps_from(t, rough, self.home)
        )
        self.rough_wizard: Final = (
            self.from_wizard if rough == smooth else steps_from(t, rough, cell)
        )

    def to_home(self, cell: int) -> int:
        """Steps from a square to the home base."""
        return distance(self.from_home[cell], self.rough_home[cell])

    def to(self, cell: int) -> int:
        """Steps from the wizard to a square."""
        return distance(self.from_wizard[cell], self.rough_wizard[cell])


def distance(smooth: int, rough: int) -> int:
    """The way round what hurts, or through it, or hardly any."""
    if smooth != FAR and smooth <= rough + DETOUR:
        return smooth
    if rough != FAR:
        return rough + DETOUR
    return NO_WAY


def shut_doors_of(s: Duel) -> list[int]:
    """The lines with doors that bar the way of somebody."""
    return places(door_lines(s) & barred(s))


class Race:
    """The shortest way to the victory points that a seat still needs."""

    __slots__ = ("carries", "leg", "steps")

    def __init__(self, s: Duel, seat: int, way: Distances) -> None:
        need = s.goal - points(s, seat)
        total = 0
        self.carries: bool = False
        self.leg: int = 0  # steps until the treasure is picked up, or home
        here: list[int] = []  # steps that fetching each treasure takes from here
        trips: list[int] = []  # and from home
        legs: list[int] = []
        for treasure in range(len(s.treasures)):
            place = s.treasures[treasure]
            if treasure // 2 == seat or place == way.home:
                if place == carried_by(seat):
                    total += PICKING_UP  # the hands are full of an own treasure
                continue
            extra = PICKING_UP + PUTTING_DOWN
            if place >= CARRIED:
                figure = carrier_of(place)
                if figure == seat:
                    self.carries = True
                    continue
                place = cell_of(s, figure)
                if place == NONE:
                    continue
                extra += 0 if controller(s, figure) == seat else IN_OTHER_HANDS
            back = way.to_home(place)
            there = way.to(place)
            here.append(there + back + extra)
            trips.append(2 * back + extra)
            legs.append(there)
        order = sorted(trips)
        if self.carries:
            self.leg = way.to_home(s.players[seat].cell)
            total += self.leg + PUTTING_DOWN + shortest(order, need - 1)
        elif need > 0:
            best = shortest(order, need) + NO_WAY
            others = shortest_without_each(order, need - 1, trips)
            for i in range(len(here)):
                cost = here[i] + others[i]
                if cost < best:
                    best = cost
                    self.leg = legs[i]
            total += best
        self.steps: Final = total


def shortest(order: list[int], number: int) -> int:
    """The sum of so many trips, the shortest first; those that are missing cost much."""
    total = 0
    for i in range(number):
        total += order[i] if i < len(order) else SPARE
    return total


def shortest_without_each(order: list[int], number: int, trips: list[int]) -> list[int]:
    """The same for each of the trips without it: the next one comes in the place of a short one."""
    if number <= 0:
        return [0] * len(trips)
    longest = order[number - 1] if number < len(order) else NEVER
    without = shortest(order, number)
    one_more = shortest(order, number + 1)
    return [without if trip > longest else one_more - trip for trip in trips]
