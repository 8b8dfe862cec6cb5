"""Verbs about the spell grid (WA-V-11, WA-V-15)."""

from spellhall.engine.events import tell
from spellhall.engine.stack import then
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
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.picks import PickSpace
from spellhall.games.wizards_academy.frames.threats import Interact
from spellhall.games.wizards_academy.rules.effects.aims import again
from spellhall.games.wizards_academy.rules.grid import (
    bind,
    see,
    shuffle_level,
    unbound_spaces,
    wild_level,
)
from spellhall.games.wizards_academy.state.state import NONE, School


def do_shuffle(s: School, f: Perform, verb: Shuffle) -> None:
    """A level, or the one that Wild Magic finds (WA-AMB-3)."""
    level = verb.level or wild_level(s)
    if level:
        shuffle_level(s, level)


def do_peek(s: School, f: Perform, verb: Peek) -> None:
    """Shown to all players (WA-HID-6)."""
    if f.step == 0:
        s.marks = []
    else:
        space = s.picked.pop()
        if space == NONE:
            return
        see(s, space)
        s.marks.append(space)
        tell(s, "peek", f.seat, space, s.grid[space])
    if f.step < verb.n:
        spaces = [space for space in unbound_spaces(s, verb.top) if space not in s.marks]
        then(s, PickSpace(f.seat, "peek", tuple(spaces), False), again(f, f.step + 1))


def do_bind_spell(s: School, f: Perform, verb: BindSpell) -> None:
    """One unbound spell turns up for good."""
    if f.step == 0:
        spaces = unbound_spaces(s, verb.top)
        if verb.peeked:
            spaces = [space for space in spaces if space in s.marks]
        then(s, PickSpace(f.seat, "bind", tuple(spaces), False), again(f, 1))
        return
    space = s.picked.pop()
    if space != NONE:
        bind(s, space)
        then(s, Interact())


def do_name_spells(s: School, f: Perform, verb: NameSpells) -> None:
    """Bind Spells in the Library (WA-ACT-9)."""
    then(s, NameSpace(f.seat, True))


def do_unravel(s: School, f: Perform, verb: Unravel) -> None:
    """The lowest bound level comes loose; then one space of it is bound (WA-SP-415)."""
    if f.step == 0:
        bound = [space for space in range(SPACES) if s.bound[space]]
        if not bound:
            return
        level = min([SPACE_LEVEL[space] for space in bound])
        for space in SPACES_OF[level]:
            if s.bound[space]:
                loosen(s, space)
        shuffle_level(s, level)
        spaces = [space for space in unbound_spaces(s) if SPACE_LEVEL[space] == level]
        then(s, PickSpace(f.seat, "bind", tuple(spaces), False), again(f, 1))
        return
    bind(s, s.picked.pop())
    then(s, Interact())


def loosen(s: School, space: int) -> None:
    """A bound spell turns down in its place."""
    s.bound[space] = False
    tell(s, "unbound", space, s.grid[space])


def do_unbind(s: School, f: Perform, verb: Unbind) -> None:
    """One of each level, chosen by the players; then those levels are shuffled (WA-DC-49)."""
    if f.step == 0:
        s.marks = []
    if f.step % 2 == 1:
        space = s.picked.pop()
        if space != NONE:
            loosen(s, space)
            s.marks.append(SPACE_LEVEL[space])
        then(s, again(f, f.step + 1))
        return
    level = f.step // 2 + 1
    if level > 4:
        for loose in s.marks:
            shuffle_level(s, loose)
        return
    bound = tuple([space for space in SPACES_OF[level] if s.bound[space]])
    then(s, PickSpace(s.active, "unbind", bound, False), again(f, f.step + 1))


def do_echo(s: School, f: Perform, verb: Echo) -> None:
    """The highest bound botch is cast, without glyphs or action (WA-EX-5)."""
    if f.step == 0:
        botches = [space for space in range(SPACES) if s.bound[space] and IS_BOTCH[s.grid[space]]]
        if not botches:
            return
        top = max([SPACE_LEVEL[space] for space in botches])
        spaces = tuple([space for space in botches if SPACE_LEVEL[space] == top])
        then(s, PickSpace(s.active, "echo", spaces, False), again(f, 1))
        return
    then(s, Cast(f.seat, s.picked.pop()))
