"""Effects on the spell grid (WA-V-11, WA-V-15)."""

from typing import Final

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import then
from spellhall.games.wizards_academy.box.grid import SPACE_LEVEL, SPACES, SPACES_OF
from spellhall.games.wizards_academy.box.spells import IS_BOTCH
from spellhall.games.wizards_academy.box.wizard_effects import (
    BindSpell,
    Echo,
    NameSpells,
    Peek,
    Shuffle,
    Unbind,
    Unravel,
)
from spellhall.games.wizards_academy.frames.casting import Cast, NameSpace
from spellhall.games.wizards_academy.frames.effects import GoOn, Perform
from spellhall.games.wizards_academy.frames.picks import PickSpace
from spellhall.games.wizards_academy.frames.threats import Interact
from spellhall.games.wizards_academy.rules.effects.aims import aim_at, then_step
from spellhall.games.wizards_academy.rules.grid import (
    bind,
    loosen,
    see,
    shuffle_level,
    unbound_spaces,
    wild_level,
)
from spellhall.games.wizards_academy.rules.picking import chosen
from spellhall.games.wizards_academy.state.state import NONE, Academy

LEVELS: Final = 4


def do_shuffle(s: Academy, f: Perform, effect: Shuffle) -> None:
    """A level, or the one that Wild Magic finds (WA-AMB-3)."""
    level = effect.level or wild_level(s)
    if level:
        shuffle_level(s, level)


def do_name_spells(s: Academy, f: Perform, effect: NameSpells) -> None:
    """Bind Spells in the Library (WA-ACT-9)."""
    then(s, NameSpace(f.seat, True))


def do_peek(s: Academy, f: Perform, effect: Peek) -> None:
    """So many spells are looked at."""
    _ask_peek(s, f, effect, 0)


def _ask_peek(s: Academy, f: Perform, effect: Peek, n: int) -> None:
    if n < effect.n:
        spaces = [space for space in unbound_spaces(s, effect.top) if space not in s.aim.spaces]
        then(s, PickSpace(f.seat, "peek", tuple(spaces), False), then_step(f, "peek at", n))


def peek_at(s: Academy, f: GoOn, effect: Peek) -> None:
    """Shown to all players (WA-HID-6)."""
    space = chosen(s)
    if space == NONE:
        return
    see(s, space)
    aim_at(s, spaces=(space,))
    tell(s, "peek", f.seat, space, s.grid[space])
    _ask_peek(s, f, effect, f.n + 1)


def do_bind_spell(s: Academy, f: Perform, effect: BindSpell) -> None:
    """One unbound spell of choice."""
    spaces = unbound_spaces(s, effect.top)
    if effect.peeked:
        spaces = [space for space in spaces if space in s.aim.spaces]
    then(s, PickSpace(f.seat, "bind", tuple(spaces), False), then_step(f, "bind spell"))


def bind_spell(s: Academy, f: GoOn, effect: BindSpell | Unravel) -> None:
    """It turns up for good."""
    space = chosen(s)
    if space != NONE:
        bind(s, space)
        then(s, Interact())


def do_unravel(s: Academy, f: Perform, effect: Unravel) -> None:
    """The lowest bound level comes loose; then one space of it is bound (WA-SP-415)."""
    bound = [space for space in range(SPACES) if s.bound[space]]
    if not bound:
        return
    level = min([SPACE_LEVEL[space] for space in bound])
    for space in SPACES_OF[level]:
        if s.bound[space]:
            loosen(s, space)
    shuffle_level(s, level)
    spaces = [space for space in unbound_spaces(s) if SPACE_LEVEL[space] == level]
    then(s, PickSpace(f.seat, "bind", tuple(spaces), False), then_step(f, "bind spell"))


def do_unbind(s: Academy, f: Perform, effect: Unbind) -> None:
    """One of each level, chosen by the players; then those levels are shuffled (WA-DC-49)."""
    _ask_unbind(s, f, 1, ())


def _ask_unbind(s: Academy, f: Perform, level: int, loose: tuple[int, ...]) -> None:
    if level > LEVELS:
        for one in loose:
            shuffle_level(s, one)
        return
    bound = tuple([space for space in SPACES_OF[level] if s.bound[space]])
    then(s, PickSpace(s.active, "unbind", bound, False), then_step(f, "unbind", level, loose))


def unbind(s: Academy, f: GoOn, effect: Unbind) -> None:
    """The spell of the level `n` comes loose, if there is one; then the next level."""
    space = chosen(s)
    loose = f.chosen
    if space != NONE:
        loosen(s, space)
        loose = (*loose, f.n)
    _ask_unbind(s, f, f.n + 1, loose)


def do_echo(s: Academy, f: Perform, effect: Echo) -> None:
    """The highest bound botch is cast, without glyphs or action (WA-EX-5)."""
    botches = [space for space in range(SPACES) if s.bound[space] and IS_BOTCH[s.grid[space]]]
    if not botches:
        return
    top = max([SPACE_LEVEL[space] for space in botches])
    spaces = tuple([space for space in botches if SPACE_LEVEL[space] == top])
    then(s, PickSpace(s.active, "echo", spaces, False), then_step(f, "echo"))


def echo(s: Academy, f: GoOn, effect: Echo) -> None:
    """This one."""
    then(s, Cast(f.seat, chosen(s)))
