"""How far the goal is."""

from spellhall.games.wizards_academy.box.kinds import DEMON, FIRE, GUARD, IMP, TOKENS, WATER
from spellhall.games.wizards_academy.box.rooms import CENTRE, CORNERS, CRYSTAL, WARDED
from spellhall.games.wizards_academy.box.scenarios import (
    BASIC,
    BINDING,
    GOLEM,
    HIGH_WATER,
    MIDWINTER,
    NIGHT,
    PEST,
    UNSTABLE_ACADEMY,
)
from spellhall.games.wizards_academy.rules.goals import (
    ITEMS,
    MOST_GLOOM,
    bound_at,
    gloomy_rooms,
    items_of,
)
from spellhall.games.wizards_academy.rules.table.contents import beasts_in
from spellhall.games.wizards_academy.show.sight.shapes import GoalSight
from spellhall.games.wizards_academy.state.paths import LINKED, in_play, joined
from spellhall.games.wizards_academy.state.state import DEAD, Academy

NEEDED = ((1, 6), (2, 6), (3, 3))  # bound spells of each level (Midwinter Finals)


def goal_sight(s: Academy) -> list[GoalSight]:
    """For each part of the goal whether it is done, and the numbers that tell how far it is."""
    if s.scenario == BASIC:
        return [_none_of(_tokens(s, in_play(s), FIRE))]
    if s.scenario == PEST:
        imps = sum([s.beast_kind[i] == IMP for i, room in enumerate(s.beast_room) if room != DEAD])
        gates = _portals(s, IMP)
        return [GoalSight(imps + gates == 0, [imps, gates]), GoalSight(s.reshuffles > 0)]
    if s.scenario == GOLEM:
        rooms = [s.room_at[square] for square in CORNERS]
        return [GoalSight(bool(beasts_in(s, room, GUARD)), [room]) for room in rooms]
    if s.scenario == HIGH_WATER:
        return [_none_of(_portals(s, WATER))]
    if s.scenario == NIGHT:
        n = len(gloomy_rooms(s))
        return [GoalSight(n <= MOST_GLOOM, [n, MOST_GLOOM])]
    if s.scenario == BINDING:
        return [GoalSight(bool(beasts_in(s, WARDED, DEMON)))]
    if s.scenario == MIDWINTER:
        have = [(level, bound_at(s, level), need) for level, need in NEEDED]
        return [GoalSight(n >= need, [level, n, need]) for level, n, need in have]
    if s.scenario == UNSTABLE_ACADEMY:
        links = len(joined(s, CRYSTAL, LINKED))
        return [GoalSight(s.square[CRYSTAL] in CENTRE), GoalSight(links == 4)]
    return [
        GoalSight(items_of(wizard) >= ITEMS, [seat, items_of(wizard), ITEMS])
        for seat, wizard in enumerate(s.wizards)
    ]


def _none_of(n: int) -> GoalSight:
    return GoalSight(n == 0, [n])


def _tokens(s: Academy, rooms: list[int], kind: int) -> int:
    return sum(s.tokens[TOKENS * room + kind] for room in rooms)


def _portals(s: Academy, kind: int) -> int:
    return sum(s.portals[room] >> kind & 1 for room in in_play(s))
