"""Turning a sector with all that is on it (WW-MAP)."""

from spellhall.engine.events import tell
from spellhall.games.wiz_war.box.maze.board import printed_lines, turned, turned_line
from spellhall.games.wiz_war.rules.table.seeing import forget_walls
from spellhall.games.wiz_war.rules.table.things import (
    clear_cracks,
    destroy_thing,
    end_spells_on,
    shut_doors,
)
from spellhall.games.wiz_war.state.state import AT_LINE, AT_THING, CARRIED, NONE, Duel


def turn_sector(s: Duel, slot: int, quarters: int) -> None:
    """A board turns with all that is inside; its rim is made whole (WW-MAP-1 to WW-MAP-4)."""
    maze = s._tables.maze
    rim = maze.borders[slot]
    for thing in list(s.things):
        if thing.line != NONE and rim >> thing.line & 1:
            destroy_thing(s, thing)
    fresh = printed_lines(maze, s.faces, s.turns)
    inside = [line for line in range(maze.lines) if _is_inside(s, line, slot)]
    for line in range(maze.lines):
        if rim >> line & 1:
            s.lines[line] = fresh[line]
            clear_cracks(s, line)
            end_spells_on(s, AT_LINE + line)
    moved = {line: turned_line(maze, slot, maze.line_at[line] % 100, quarters) for line in inside}
    old = {line: s.lines[line] for line in inside}
    for line in inside:
        s.lines[moved[line]] = old[line]
    s.cracks = [16 * moved.get(entry // 16, entry // 16) + entry % 16 for entry in s.cracks]
    s.held = [8 * moved.get(entry // 8, entry // 8) + entry % 8 for entry in s.held]
    s.unlocked = [8 * moved.get(entry // 8, entry // 8) + entry % 8 for entry in s.unlocked]
    for spell in s.spells:
        if AT_LINE <= spell.target < AT_THING:
            line = spell.target - AT_LINE
            spell.target = AT_LINE + moved.get(line, line)

    def place(cell: int) -> int:
        if cell < 0 or cell >= CARRIED or cell // 25 != slot:
            return cell
        return 25 * slot + turned(cell % 25, quarters)

    for thing in s.things:
        thing.cell = place(thing.cell)
        if thing.line != NONE:
            thing.line = moved.get(thing.line, thing.line)
    for player in s.players:
        player.cell = place(player.cell)
    for beast in s.beasts:
        beast.cell = place(beast.cell)
    s.treasures = [place(cell) for cell in s.treasures]
    s.turns[slot] = (s.turns[slot] + quarters) % 4
    s.turn.astral = place(s.turn.astral)
    s.turn.through = moved.get(s.turn.through, s.turn.through)
    s.turn.trail = []
    forget_walls(s)
    shut_doors(s)
    tell(s, "turned", slot, quarters)


def _is_inside(s: Duel, line: int, slot: int) -> bool:
    maze = s._tables.maze
    return not maze.between[line] and maze.line_at[line] // 100 == slot
