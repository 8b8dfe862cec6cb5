"""Changing what stands and lies on the board: nobody else writes what sight and walking depend on.

That is: border lines, held doors, things, spells in play, and where figures are. What was found
from them (rules/table/seeing.py) is forgotten here, so that no rule has to remember it.
"""

from collections.abc import Callable, Mapping

from spellhall.engine.machine.state import replaced
from spellhall.games.wiz_war.box.modifier_keys import FILLS_SQUARE
from spellhall.games.wiz_war.rules.modifiers import mod
from spellhall.games.wiz_war.rules.table.figures import beast_of
from spellhall.games.wiz_war.state.numbers import AT_LINE, AT_THING, BEAST, NONE
from spellhall.games.wiz_war.state.pieces import Beast, Keeper, Spell, Thing
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import line_target, target_line


def _forget_sight(s: Duel) -> None:
    """Something that blocks has come, gone or moved."""
    s._blocked = NONE


def _forget_walls(s: Duel) -> None:
    """Something on a border line has come, gone or moved."""
    s._standing = NONE
    _forget_sight(s)


# -- Border lines and doors ------------------------------------------------------------------------


def lay_lines(s: Duel, lines: list[int]) -> None:
    """What stands on every border line."""
    s.lines = lines
    _forget_walls(s)


def set_line(s: Duel, line: int, kind: int) -> None:
    """From now on this stands on a border line."""
    s.lines = replaced(s.lines, line, kind)
    _forget_walls(s)


def hold(s: Duel, line: int, seat: int) -> None:
    """A seat holds a door open."""
    s.held.append(Keeper(line, seat))
    _forget_sight(s)


def let_go(s: Duel, line: int) -> None:
    """Nobody holds that door any more."""
    for keeper in s.held:
        if keeper.line == line:
            s.held.remove(keeper)
            _forget_sight(s)
            return


# -- Things and spells -----------------------------------------------------------------------------


def put_thing(s: Duel, thing: Thing) -> None:
    """A thing comes to lie on its square or line."""
    s.things.append(thing)
    _forget_sight(s)


def remove_thing(s: Duel, thing: Thing) -> None:
    """A thing leaves its square or line."""
    s.things.remove(thing)
    _forget_sight(s)


def put_spell(s: Duel, spell: Spell) -> None:
    """A spell comes into play."""
    s.spells.append(spell)
    s._keys = NONE
    _forget_sight(s)


def remove_spell(s: Duel, spell: Spell) -> None:
    """A spell leaves play."""
    s.spells.remove(spell)
    s._keys = NONE
    _forget_sight(s)


# -- Figures ---------------------------------------------------------------------------------------


def put(s: Duel, figure: int, cell: int) -> None:
    """Set a figure on a square."""
    if mod(s, figure, FILLS_SQUARE):
        _forget_sight(s)
    if figure < BEAST:
        s.players[figure].cell = cell
    else:
        beast = beast_of(s, figure - BEAST)
        assert beast is not None
        beast.cell = cell


def take_away(s: Duel, seat: int) -> None:
    """A wizard leaves the board."""
    s.players[seat].cell = NONE
    _forget_sight(s)


def put_beast(s: Duel, beast: Beast, spell: Spell) -> None:
    """A creature comes to the board; the spell that summoned it lies on it."""
    s.beasts.append(beast)
    spell.target = BEAST + beast.kind
    _forget_sight(s)


def remove_beast_from_board(s: Duel, beast: Beast) -> None:
    """A creature leaves the board."""
    s.beasts.remove(beast)
    _forget_sight(s)


# -- A sector that turns ---------------------------------------------------------------------------


def move_lines(s: Duel, moved: Mapping[int, int]) -> None:
    """What stands on border lines, and all that belongs to it, comes to lie on others."""
    lines = s.lines.copy()
    for line in moved:
        lines[moved[line]] = s.lines[line]
    s.lines = lines
    for cracked in s.cracks:
        cracked.line = moved.get(cracked.line, cracked.line)
    for keeper in s.held + s.unlocked:
        keeper.line = moved.get(keeper.line, keeper.line)
    for spell in s.spells:
        if AT_LINE <= spell.target < AT_THING:
            line = target_line(spell.target)
            spell.target = line_target(moved.get(line, line))
    for thing in s.things:
        if thing.line != NONE:
            thing.line = moved.get(thing.line, thing.line)
    s.turn.through = moved.get(s.turn.through, s.turn.through)
    _forget_walls(s)


def move_squares(s: Duel, place: Callable[[int], int]) -> None:
    """All that is on squares comes to lie on others."""
    for thing in s.things:
        thing.cell = place(thing.cell)
    for player in s.players:
        player.cell = place(player.cell)
    for beast in s.beasts:
        beast.cell = place(beast.cell)
    s.treasures = [place(cell) for cell in s.treasures]
    s.turn.astral = place(s.turn.astral)
    s.turn.trail = []
    _forget_sight(s)
