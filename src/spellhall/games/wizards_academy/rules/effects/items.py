"""Effects about magic items (WA-V-14)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import then
from spellhall.games.wizards_academy.box.grid import SPACES, space_of
from spellhall.games.wizards_academy.box.kinds import KINDS
from spellhall.games.wizards_academy.box.wizard_effects import (
    ROBE,
    STAFF,
    WAND,
    EnchantWand,
    Item,
    Masterwork,
    Pay,
)
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.picks import PickGlyph, PickKind, PickOne, PickSpace
from spellhall.games.wizards_academy.rules.effects.aims import again, is_boosted
from spellhall.games.wizards_academy.rules.room_actions import item_cost
from spellhall.games.wizards_academy.rules.table.wizards import (
    gain_glyph,
    lose_glyph,
    owned,
    types_in_play,
)
from spellhall.games.wizards_academy.state.state import NONE, School

NO: Final = 0
YES: Final = 1


def do_pay(s: School, f: Perform, verb: Pay) -> None:
    """Your own glyphs, one by one (WA-ITEM-14)."""
    if f.step == 0:
        s.marks = []
    else:
        s.marks.append(lose_glyph(s, f.seat, s.picked.pop()))
    if f.step < item_cost(s, f.seat, verb.n):
        mine = tuple(owned(s, f.seat))
        then(s, PickGlyph(f.seat, "pay", mine, False), again(f, f.step + 1))


def do_item(s: School, f: Perform, verb: Item) -> None:
    """The marks come out of what was paid (WA-AMB-22)."""
    if f.step == 0:
        if verb.item == ROBE:
            kinds = tuple(range(KINDS))
            then(s, PickKind(f.seat, "robe", kinds, False), again(f, 1))
        elif verb.item == WAND:
            types = tuple(sorted(set(s.marks)))
            then(s, PickGlyph(f.seat, "wand", types, False), again(f, 1))
        else:
            spaces = tuple(_paid_spaces(s))
            then(s, PickSpace(f.seat, "staff", spaces, False), again(f, 1))
        return
    receive_item(s, f, verb.item)


def _paid_spaces(s: School) -> list[int]:
    found: list[int] = []
    for i in range(len(s.marks)):
        for j in range(i):
            space = space_of(s.marks[i], s.marks[j])
            if s.grid[space] != NONE and space not in found:
                found.append(space)
    return sorted(found)


def receive_item(s: School, f: Perform, item: int) -> None:
    """One of each type: of two the wizard keeps one (WA-ITEM-1). Step 1 gains, step 2 keeps."""
    wizard = s.wizards[f.seat]
    had = (wizard.robe, wizard.wand or NONE, wizard.staff)[item]
    if f.step % 2 == 1:
        if s.picked[-1] == NONE:
            s.picked.pop()
            return
        if had != NONE and had != s.picked[-1]:
            then(s, PickOne(f.seat, "keep_item", (NO, YES), False), again(f, f.step + 1))
            return
    elif s.picked.pop() == NO:
        s.picked.pop()
        return
    mark = s.picked.pop()
    if item == ROBE:
        wizard.robe = mark
    elif item == WAND:
        wizard.wand = mark
    else:
        wizard.staff = mark
        s.this_turn.staff_uses = 0
    tell(s, "item", f.seat, item, mark)


def do_enchant_wand(s: School, f: Perform, verb: EnchantWand) -> None:
    """A wand of any type in play; boosted, a glyph of it too (WA-SP-309)."""
    if f.step == 0:
        types = tuple(types_in_play(s))
        then(s, PickGlyph(f.seat, "wand", types, False), again(f, 1))
        return
    if f.step == 1 and s.picked[-1] != NONE and is_boosted(s):
        gain_glyph(s, f.seat, s.picked[-1])
    receive_item(s, f, WAND)


def do_masterwork(s: School, f: Perform, verb: Masterwork) -> None:
    """A robe, or a staff for a bound spell; boosted, both (WA-SP-409)."""
    bound = tuple([space for space in range(SPACES) if s.bound[space]])
    if f.step == 0:
        which = (ROBE, STAFF) if bound else (ROBE,)
        then(s, PickOne(f.seat, "masterwork", which, False), again(f, 10))
    elif f.step == 10:
        item = s.picked.pop()
        if is_boosted(s):
            then(s, again(f, 12 if item == STAFF else 11))
        then(s, again(f, 11 if item == STAFF else 12))
    elif f.step == 11:
        if bound:
            then(s, PickSpace(f.seat, "staff", bound, False), again(f, 21))
    elif f.step == 12:
        then(s, PickKind(f.seat, "robe", tuple(range(KINDS)), False), again(f, 31))
    else:
        receive_item(s, f, STAFF if f.step < 30 else ROBE)
