"""Turning a sector with all that is on it (WW-MAP)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.state import replaced
from spellhall.games.wiz_war.box.maze.board import printed_lines, turned, turned_line
from spellhall.games.wiz_war.rules.modifiers import at_work
from spellhall.games.wiz_war.rules.table.changing import move_lines, move_squares, set_line
from spellhall.games.wiz_war.rules.table.figures import slot_of
from spellhall.games.wiz_war.rules.table.things import (
    clear_cracks,
    destroy_thing,
)
from spellhall.games.wiz_war.state.numbers import NONE
from spellhall.games.wiz_war.state.state import Duel


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
            set_line(s, line, fresh[line])
            clear_cracks(s, line)

    def place(cell: int) -> int:
        if cell // 25 != slot:
            return cell  # in another sector, carried, or nowhere
        return 25 * slot + turned(cell % 25, quarters)

    move_lines(
        s, {line: turned_line(maze, slot, maze.line_at[line] % 100, quarters) for line in inside}
    )
    move_squares(s, place)
    s.turns = replaced(s.turns, slot, (s.turns[slot] + quarters) % 4)
    owner = next(seat for seat in range(len(s.players)) if slot_of(s, seat) == slot)
    tell(s, "turned", slot, quarters, owner, at_work(s))


def _is_inside(s: Duel, line: int, slot: int) -> bool:
    maze = s._tables.maze
    return not maze.between[line] and maze.line_at[line] // 100 == slot
