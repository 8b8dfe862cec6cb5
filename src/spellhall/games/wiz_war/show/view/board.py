"""The labyrinth and all that is on it, as the screen shows it."""

from spellhall.games.wiz_war.box.cards import CARD_OF
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.maze.board import DOOR, IS_DOOR, STANDS, labyrinth
from spellhall.games.wiz_war.box.terms import DROPPED_ITEM, FIRE_WALL, THING_WORDS, TRAP
from spellhall.games.wiz_war.box.words import line_name, square_name
from spellhall.games.wiz_war.rules.modifiers import speed_of
from spellhall.games.wiz_war.rules.table.doors import can_unlock, is_held, is_sealed
from spellhall.games.wiz_war.rules.table.figures import beast_of, cell_of, home_of, slot_of
from spellhall.games.wiz_war.rules.table.seeing import sight, walking_for
from spellhall.games.wiz_war.rules.table.treasures import start_squares
from spellhall.games.wiz_war.rules.table.walls import crack_limit, cracks_on
from spellhall.games.wiz_war.show.names import creature_name, thing_name
from spellhall.games.wiz_war.show.view.shown import (
    BeastView,
    LineView,
    PillarView,
    SquareView,
    ThingView,
    TreasureView,
)
from spellhall.games.wiz_war.state.numbers import BEAST, CARRIED, NONE
from spellhall.games.wiz_war.state.state import Duel

LINES = ("free", "wall", "door", "rubble", "made-wall", "made-door")


def square_views(s: Duel, acting: int | None) -> list[SquareView]:
    maze = labyrinth(len(s.players))
    homes = {home_of(s, seat): seat for seat in range(len(s.players))}
    starts = {cell: seat for seat in range(len(s.players)) for cell in start_squares(s, seat)}
    seen = 0
    steps: list[int] = []
    mp = 0
    if acting is not None and cell_of(s, acting) != NONE:
        cell = cell_of(s, acting)
        seen = sight(s, acting, cell)
        steps = walking_for(s, acting, cell)
        mp = s.turn.mp if acting < BEAST else s.turn.activation.mp
    return [
        SquareView(
            row=maze.row[cell],
            column=maze.column[cell],
            name=square_name(len(s.players), cell),
            sector=cell // 25,
            home=homes.get(cell),
            start=starts.get(cell),
            seen=seen >> cell & 1 == 1,
            steps=steps[cell] if steps and 0 < steps[cell] <= mp else None,
        )
        for cell in range(maze.cells)
    ]


def line_view(s: Duel, line: int, seat: int | None) -> LineView:
    maze = labyrinth(len(s.players))
    at = maze.line_at[line]
    cell, there = at // 4, maze.next[at]
    door = IS_DOOR[s.lines[line]]
    holder = next((keeper.seat for keeper in s.held if keeper.line == line), None)
    seam = ""
    if not maze.flat[at]:
        seam = next(x.colour for x in maze.seams if x.cell == cell and x.side == at % 4)
    return LineView(
        line=line,
        row=maze.row[cell],
        column=maze.column[cell],
        side="nesw"[at % 4],
        name=line_name(len(s.players), line),
        kind=LINES[s.lines[line]],
        seam=seam,
        to_row=maze.row[there],
        to_column=maze.column[there],
        cracks=cracks_on(s, line),
        limit=crack_limit(s, line) if STANDS[s.lines[line]] else 0,
        owner=line_owner(s, line),
        held_by=holder,
        sealed=door and is_sealed(s, line),
        opens=door and (is_held(s, line) or (seat is not None and may_open(s, seat, line))),
        fire=any(thing.line == line and thing.kind == FIRE_WALL for thing in s.things),
    )


def may_open(s: Duel, seat: int, line: int) -> bool:
    return s.players[seat].cell != NONE and can_unlock(s, seat, line)


def line_owner(s: Duel, line: int) -> int | None:
    for thing in s.things:
        if thing.line == line:
            return thing.owner
    if s.lines[line] == DOOR:
        slot = labyrinth(len(s.players)).line_at[line] // 100
        for seat in range(len(s.players)):
            if slot_of(s, seat) == slot:
                return seat
    return None


def pillar_views(s: Duel) -> list[PillarView]:
    maze = labyrinth(len(s.players))
    bits = maze.outer_posts
    for line in range(maze.lines):
        if STANDS[s.lines[line]]:
            bits |= maze.posts_of[line]
    return [
        PillarView(row, column) for (row, column), post in maze.post_at.items() if bits >> post & 1
    ]


def thing_view(s: Duel, index: int, seat: int | None, open_hands: frozenset[int]) -> ThingView:
    thing = s.things[index]
    maze = labyrinth(len(s.players))
    on_square = thing.cell != NONE
    knows = thing.owner == seat or thing.owner in open_hands
    return ThingView(
        thing=thing.uid,
        kind=THING_WORDS[thing.kind],
        name=thing_name(thing.kind, thing.card),
        icon=CARD_OF[thing.card].icon,
        row=maze.row[thing.cell] if on_square else None,
        column=maze.column[thing.cell] if on_square else None,
        line=None if thing.line == NONE else thing.line,
        owner=thing.owner,
        cracks=thing.cracks,
        limit=thing.limit,
        mobile=thing.kind == DROPPED_ITEM,
        live=bool(thing.live) if thing.kind == TRAP and knows else None,
    )


def treasure_view(s: Duel, treasure: int) -> TreasureView:
    maze = labyrinth(len(s.players))
    place = s.treasures[treasure]
    if place >= CARRIED:
        return TreasureView(treasure, treasure // 2, None, None, place - CARRIED)
    return TreasureView(treasure, treasure // 2, maze.row[place], maze.column[place], None)


def beast_view(s: Duel, kind: int) -> BeastView:
    beast = beast_of(s, kind)
    assert beast is not None
    maze = labyrinth(len(s.players))
    return BeastView(
        figure=BEAST + kind,
        kind=kind,
        name=creature_name(kind),
        icon=CREATURES[kind].icon,
        owner=beast.owner,
        row=maze.row[beast.cell],
        column=maze.column[beast.cell],
        life=beast.life,
        stun=beast.stun,
        speed=speed_of(s, BEAST + kind),
        attacks=[weapon.id for weapon in CREATURES[kind].attacks],
        activated=BEAST + kind in s.turn.activated,
    )
