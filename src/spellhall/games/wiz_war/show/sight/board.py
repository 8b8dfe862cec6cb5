"""The labyrinth and all that is on it, as a viewpoint sees it."""

from spellhall.games.wiz_war.box.cards import SEALS
from spellhall.games.wiz_war.box.maze.bits import places
from spellhall.games.wiz_war.box.terms import TRAP
from spellhall.games.wiz_war.rules.modifiers import speed_of
from spellhall.games.wiz_war.rules.table.doors import can_unlock, is_held
from spellhall.games.wiz_war.rules.table.figures import cell_of
from spellhall.games.wiz_war.rules.table.seeing import door_lines, sight, walking_for
from spellhall.games.wiz_war.rules.table.treasures import start_squares
from spellhall.games.wiz_war.show.sight.shapes import BeastSight, ThingSight
from spellhall.games.wiz_war.state.numbers import AT_LINE, AT_THING, BEAST, NONE
from spellhall.games.wiz_war.state.pieces import Beast, Thing
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import target_line

SECTOR = 25  # squares
WHOLE = (1 << SECTOR) - 1


def squares_seen(s: Duel, figure: int) -> list[int]:
    """For each sector the bits of its squares that a figure sees into."""
    bits = sight(s, figure, cell_of(s, figure))
    return [bits >> SECTOR * slot & WHOLE for slot in range(len(s.players))]


def squares_in_reach(s: Duel, figure: int) -> list[list[int]]:
    """The squares that a figure can walk to, by steps, within its movement points."""
    mp = s.turn.mp if figure < BEAST else s.turn.activation.mp
    if mp <= 0:
        return []
    found: list[list[int]] = [[] for _ in range(mp)]
    for square, steps in enumerate(walking_for(s, figure, cell_of(s, figure))):
        if 0 < steps <= mp:
            found[steps - 1].append(square)
    while found and not found[-1]:
        found.pop()
    return found


def starting_squares(s: Duel) -> list[int]:
    """Where the treasures of each seat begin, as the sectors lie now."""
    return [square for seat in range(len(s.players)) for square in start_squares(s, seat)]


def sealed_doors(s: Duel) -> list[int]:
    on = {spell.target for spell in s.spells if SEALS[spell.card]}
    return sorted([target_line(target) for target in on if AT_LINE <= target < AT_THING])


def open_doors(s: Duel, seat: int | None) -> list[int]:
    """Doors that are held open, or that the looking seat can open."""
    has_keys = seat is not None and s.players[seat].cell != NONE
    return [
        line
        for line in places(door_lines(s))
        if is_held(s, line) or (has_keys and seat is not None and can_unlock(s, seat, line))
    ]


def thing_sight(thing: Thing, seat: int | None, open_hands: frozenset[int]) -> ThingSight:
    knows = thing.kind == TRAP and (thing.owner == seat or thing.owner in open_hands)
    return ThingSight(
        thing=thing.uid,
        kind=thing.kind,
        card=thing.card,
        owner=thing.owner,
        square=None if thing.cell == NONE else thing.cell,
        line=None if thing.line == NONE else thing.line,
        cracks=thing.cracks,
        limit=thing.limit,
        live=bool(thing.live) if knows else None,
    )


def beast_sight(s: Duel, beast: Beast) -> BeastSight:
    return BeastSight(
        kind=beast.kind,
        owner=beast.owner,
        square=beast.cell,
        life=beast.life,
        speed=speed_of(s, BEAST + beast.kind),
        stun=beast.stun,
        activated=BEAST + beast.kind in s.turn.activated,
    )
