"""How many actions the team still needs: for a glyph, to cast a spell somewhere, to find one.

Guesses for bots, from what the whole table knows. An action is a step, a glyph taken or a cast.
"""

from typing import Final

from spellhall.games.wizards_academy.bot.known import LEVELS, known_spells
from spellhall.games.wizards_academy.box.grid import PAIRS, SPACES_OF
from spellhall.games.wizards_academy.box.kinds import GLYPHS
from spellhall.games.wizards_academy.box.rooms import CRYSTAL, OUTSIDE, RIFT, STUDY
from spellhall.games.wizards_academy.box.scenarios import BASIC, GRADUATION, NIGHT
from spellhall.games.wizards_academy.box.spells import LEVEL_OF, spell_named
from spellhall.games.wizards_academy.rules.table.contents import guarded_rooms
from spellhall.games.wizards_academy.state.paths import FAR, distances
from spellhall.games.wizards_academy.state.state import NONE, Academy

LOW: Final = tuple(low for low, _ in PAIRS)
HIGH: Final = tuple(high for _, high in PAIRS)
TELEPORT: Final = spell_named("teleport-self")
NOVA: Final = spell_named("nova")
# Spells that kill a guardian, the first in the same room, the others from the next one.
KILLERS: Final = tuple(
    spell_named(word) for word in ("nova", "zap", "blast", "shatter", "force-lance", "obliterate")
)
ROW: Final = GLYPHS + 1  # prices of one seat
NOWAY: Final = 9.0  # to a room without a way, as long as nobody knows how to teleport
CAST: Final = 1.0
EXPLORE: Final = 3.5  # to cast an unknown spell and live with it
PEEK: Final = 1.1  # to look at a spell in the Master's Study
UNREADY: Final = 16.0  # a wizard who can hardly help with a spell
CARRY: Final = 3.0  # from where the glyphs are to where they are needed
HELP: Final = 0.12  # what one wizard more lacks, since several can do it
LEAK: Final = 0.25  # how much of a price counts that goes beyond what it would cost otherwise
RESORT: Final = 9.0  # any two glyphs, for a mana
MANA: Final = 10.0  # a mana paid, divided by those that are left
FREE_LATER: Final = 6.0  # to kill a guardian when Nova is found
LATER: Final = 2.0  # a way that nobody goes now
HOME: Final = 2.0  # back from outside the academy, for a mana
GUARDED: Final = 2.0  # a way that a guardian makes longer
NO_SOURCE: Final = 12.0  # a glyph without a source
MOST: Final = 400.0  # more than anything can cost


# Scenarios of so many steps that each of them must show, and so are reckoned more finely.
LONG: Final = (NIGHT, GRADUATION)


class Means:
    """What a team has and what it would cost to get the rest: worked out once for a position."""

    __slots__ = (
        "again",
        "cheapest",
        "closed",
        "guarded",
        "held",
        "is_seen",
        "known",
        "leak",
        "leap",
        "price",
        "study",
        "unseen",
    )

    def __init__(self, s: Academy) -> None:
        self.known = known_spells(s)  # by spell: its space, or NONE
        self.is_seen = [spell != NONE and s.seen[spell] for spell in s.grid]  # by space
        self.unseen = [self.unseen_at(s, level) for level in range(LEVELS + 1)]  # spaces
        self.guarded = guarded_rooms(s)  # bit mask
        self.closed = [False] + [self.is_closed(s, kind) for kind in range(1, GLYPHS + 1)]
        self.leak = LEAK if s.scenario in LONG else 0.0
        self.leap = [NOWAY] * len(s.wizards)  # by seat: to a room without a way
        self.held = [0] * (GLYPHS + 1)  # glyphs of each type in the team
        self.price = [0.0] * (ROW * len(s.wizards))  # [ROW * seat + type]: to have one
        self.cheapest = [MOST] * (GLYPHS + 1)  # of all wizards
        self.again = [MOST] * (GLYPHS + 1)  # one more for the one who is nearest
        self.reckon(s)
        self.study = MOST  # the way of the nearest wizard to where spells are looked at
        if s.scenario != BASIC:
            self.study = self.way_to(s, STUDY)
            self.leap = [self.leap_price(s, seat) for seat in range(len(s.wizards))]
            self.reckon(s)
            self.study = self.way_to(s, STUDY)

    def unseen_at(self, s: Academy, level: int) -> list[int]:
        """The spaces of a level with a spell that nobody has seen."""
        return [
            space for space in SPACES_OF[level] if s.grid[space] != NONE and not self.is_seen[space]
        ]

    def reckon(self, s: Academy) -> None:
        """Prices of glyphs for everybody; guardians are not counted."""
        for kind in range(1, GLYPHS + 1):
            room = s.source[kind - 1]
            row = distances(s, room) if room != NONE else []
            opening = 0.0
            if s.scenario == BASIC and self.is_closed(s, kind):
                opening = FREE_LATER
                if self.known[NOVA] != NONE:
                    opening = self.cast_at(s, self.known[NOVA], room)
            cheapest = MOST
            nearest = MOST
            total = 0
            for seat in range(len(s.wizards)):
                wizard = s.wizards[seat]
                n = wizard.glyphs[kind - 1]
                cost = NO_SOURCE
                if room != NONE:
                    cost = 1.0 + self.steps(s, seat, row[wizard.room], wizard.room, room)
                    if self.guarded >> room & 1:
                        cost += self.killing(s) if s.scenario != BASIC else opening
                nearest = min(nearest, cost)
                if n:
                    cost = 0.0
                    total += n
                elif wizard.wand == kind and max(wizard.glyphs) > 0:
                    cost = 0.0
                self.price[ROW * seat + kind] = cost
                cheapest = min(cheapest, cost)
            self.held[kind] = total
            self.cheapest[kind] = cheapest
            self.again[kind] = nearest

    def steps(self, s: Academy, seat: int, away: int, here: int, goal: int) -> float:
        """Steps of a wizard to a goal; a leap where there is no way."""
        if away < FAR:
            return away
        leap = self.leap[seat]
        if s.square[here] == OUTSIDE:
            return min(leap, HOME + MANA / max(s.mana, 1) + min(3, distances(s, CRYSTAL)[goal]))
        if s.square[goal] == OUTSIDE and s.square[RIFT] != OUTSIDE:
            to_rift = distances(s, RIFT)[here]
            if to_rift < FAR:
                return min(leap + 2.0, to_rift + 2.0)
        return leap

    def way_to(self, s: Academy, room: int) -> float:
        """The way of the wizard who is nearest to a room."""
        row = distances(s, room)
        best = MOST
        for seat in range(len(s.wizards)):
            here = s.wizards[seat].room
            best = min(best, self.steps(s, seat, row[here], here, room))
        return best

    def killing(self, s: Academy) -> float:
        """To rid a source of its guardian: less if a spell for it is known."""
        for spell in KILLERS:
            if self.known[spell] != NONE:
                return GUARDED
        return 2.0 * GUARDED

    def leap_price(self, s: Academy, seat: int) -> float:
        """For a wizard to be anywhere at once: Teleport Self, when it is found."""
        space = self.known[TELEPORT]
        if space != NONE:
            if s.scenario not in LONG:
                return min(NOWAY, self.cast_anywhere(s, space))
            price = CAST + self.pair_price(s, seat, LOW[space], HIGH[space])
            return capped(price, NOWAY, self.leak)
        return NOWAY + 0.3 * self.find(s, LEVEL_OF[TELEPORT])

    # -- Casting ----------------------------------------------------------------------------

    def cast_anywhere(self, s: Academy, space: int) -> float:
        """To cast a space, wherever the caster stands."""
        low = LOW[space]
        high = HIGH[space]
        if s.scenario == BASIC:  # one glyph may be anybody's
            if low != high:
                return 1.0 + self.cheapest[low] + self.cheapest[high]
            held = self.held[low]
            return 1.0 + (0.0 if held >= 2 else self.again[low] + (0.0 if held else 1.0))
        best = MOST
        for seat in range(len(s.wizards)):
            best = min(best, self.pair_price(s, seat, low, high))
        return 1.0 + best

    def pair_price(self, s: Academy, seat: int, low: int, high: int) -> float:
        """For a wizard to have both glyphs; one of them may be a shared one (WA-ATURN-12)."""
        one = self.price[ROW * seat + low]
        two = self.price[ROW * seat + high]
        if low == high and s.wizards[seat].glyphs[low - 1] < 2:
            two = self.again[low] if one == 0.0 else 1.0
        for other in s.wizards:
            if other.shared == low and two <= one:
                return two
            if other.shared == high and one <= two:
                return one
        if one + two > RESORT and s.mana > 1:
            room = s.wizards[seat].room
            home = self.steps(s, seat, distances(s, CRYSTAL)[room], room, CRYSTAL)
            return capped(one + two, RESORT + MANA / s.mana + home, self.leak)
        return one + two

    def cast_at(self, s: Academy, space: int, place: int) -> float:
        """To cast a space in a room."""
        low = LOW[space]
        high = HIGH[space]
        to_place = distances(s, place)
        best = MOST
        for seat in range(len(s.wizards)):
            room = s.wizards[seat].room
            if s.scenario == BASIC:
                best = min(best, self._lent(s, seat, low, high, room, place, to_place))
                if low != high:
                    best = min(best, self._lent(s, seat, high, low, room, place, to_place))
                continue
            cost = self.pair_price(s, seat, low, high)
            if cost > 0.0 and self.price[ROW * seat + high] > 0.0 and s.source[high - 1] != NONE:
                room = s.source[high - 1]
            best = min(best, cost + self.steps(s, seat, to_place[room], room, place))
        return 1.0 + best

    def _lent(
        self, s: Academy, seat: int, own: int, lent: int, here: int, place: int, row: list[int]
    ) -> float:
        """A wizard brings a glyph of its own, the other comes from whoever has it (WA-CAST-1)."""
        cost = self.price[ROW * seat + own]
        if cost > 0.0 and s.source[own - 1] != NONE:
            here = s.source[own - 1]
        if own != lent:
            cost += self.cheapest[lent]
        elif self.held[own] < 2:
            cost += self.again[own] if self.held[own] else 1.0
        return cost + self.steps(s, seat, row[here], here, place)

    # -- Finding ----------------------------------------------------------------------------

    def find(self, s: Academy, level: int) -> float:
        """Until a spell of this level is found that may be in any space nobody has seen."""
        costs = self.tries(s, level)
        costs.sort()
        n = len(costs)
        total = 0.0
        for i in range(n):
            total += costs[i] * (n - i) / n
        return min(total, self.study + PEEK * (n + 1) / 2) if n else 0.0

    def tries(self, s: Academy, level: int) -> list[float]:
        """What it costs to cast each spell of this level that nobody has seen."""
        costs: list[float] = []
        for space in self.unseen[level]:
            best = MOST
            for seat in range(len(s.wizards)):
                best = min(best, self.pair_price(s, seat, LOW[space], HIGH[space]))
            costs.append(EXPLORE + best)
        return costs

    def look(self, s: Academy, level: int, n: int) -> float:
        """To see so many spells of this level, whichever are easiest to see."""
        costs = self.tries(s, level)
        costs.sort()
        return min(sum(costs[:n]), self.study + PEEK * n)

    def gather(self, s: Academy, wants: list[float]) -> float:
        """To take the glyphs the team still lacks: a wizard for each source, all ways together.

        Each source is given to another wizard, so that the shortest ways in all are found; one
        that nobody goes to now is left for later.
        """
        n = len(s.wizards)
        full = 1 << n
        best = [MOST] * full  # by who is on the way
        best[0] = 0.0
        total = 0.0
        for kind in range(1, GLYPHS + 1):
            lack = wants[kind] - self.held[kind]
            room = s.source[kind - 1]
            if lack <= 0.0 or room == NONE:
                continue
            total += lack
            share = min(1.0, lack)
            row = distances(s, room)
            nearest = MOST
            ways: list[float] = []
            for seat in range(n):
                here = s.wizards[seat].room
                way = self.steps(s, seat, row[here], here, room)
                nearest = min(nearest, way)
                ways.append(share * way)
            left_for_later = share * (nearest + LATER)
            # Whoever is farther away than that would only be missed elsewhere.
            goers = [seat for seat in range(n) if ways[seat] < left_for_later]
            for mask in range(full - 1, -1, -1):
                cost = best[mask]
                if cost >= MOST:
                    continue
                for seat in goers:
                    if not mask >> seat & 1:
                        other = mask | 1 << seat
                        best[other] = min(best[other], cost + ways[seat])
                best[mask] = cost + left_for_later
        return total + min(best)

    def lacks_shut(self, s: Academy, space: int) -> bool:
        """Whether a glyph that a space takes is still behind a guardian."""
        for kind in (LOW[space], HIGH[space]):
            need = 2 if LOW[space] == HIGH[space] else 1
            if self.is_closed(s, kind) and self.held[kind] < need:
                return True
        return False

    def is_closed(self, s: Academy, kind: int) -> bool:
        """Whether a guardian keeps the source of a type."""
        room = s.source[kind - 1]
        return room != NONE and self.guarded >> room & 1 == 1

    def cast_or_find(self, s: Academy, spell: int, level: int, place: int) -> float:
        """To cast a spell in a room (NONE: anywhere), and to find it first if need be."""
        space = self.known[spell]
        if space == NONE:
            return (
                self.find(s, level) + self.cast_some(s, level) + (0.0 if place == NONE else CARRY)
            )
        return self.cast_anywhere(s, space) if place == NONE else self.cast_at(s, space, place)

    def readiness(self, s: Academy, space: int, place: int) -> float:
        """What each wizard lacks to cast a space in a room (NONE: anywhere), all together."""
        row = distances(s, place) if place != NONE else []
        total = 0.0
        for seat in range(len(s.wizards)):
            cost = self.pair_price(s, seat, LOW[space], HIGH[space])
            if place != NONE:
                room = s.wizards[seat].room
                cost += self.steps(s, seat, row[room], room, place)
            total += min(cost, UNREADY)
        return total

    def cast_some(self, s: Academy, level: int) -> float:
        """To cast a spell of this level that nobody has seen, on average."""
        unseen = self.unseen[level]
        total = 0.0
        for space in unseen:
            total += self.cast_anywhere(s, space)
        return total / len(unseen) if unseen else 0.0

    def ready(self, s: Academy, space: int, place: int) -> float:
        """To cast a space in a room (NONE: anywhere): what one lacks, and a bit of the others."""
        high = HIGH[space]
        row = distances(s, place) if place != NONE else []
        best = MOST
        total = 0.0
        for seat in range(len(s.wizards)):
            cost = self.pair_price(s, seat, LOW[space], high)
            if place != NONE:
                room = s.wizards[seat].room
                if (
                    cost > 0.0
                    and self.price[ROW * seat + high] > 0.0
                    and s.source[high - 1] != NONE
                ):
                    room = s.source[high - 1]
                cost += self.steps(s, seat, row[room], room, place)
            best = min(best, cost)
            total += capped(cost, UNREADY, self.leak)
        return CAST + best + HELP * total

    def to_make(self, s: Academy, seat: int, room: int, at_once: bool) -> float:
        """The way of a wizard to where an item is made, over the nearest source if need be."""
        here = s.wizards[seat].room
        row = distances(s, room)
        if at_once:
            return self.steps(s, seat, row[here], here, room)
        best = MOST
        for source in s.source:
            if source != NONE and not self.guarded >> source & 1:
                there = self.steps(s, seat, distances(s, source)[here], here, source)
                best = min(best, there + self.steps(s, seat, row[source], source, room))
        return best


def capped(cost: float, most: float, leak: float) -> float:
    """A price that could be paid otherwise; a bit of what goes beyond may count, so as to sink."""
    return cost if cost <= most else most + leak * (cost - most)
