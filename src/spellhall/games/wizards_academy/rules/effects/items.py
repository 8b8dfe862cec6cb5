"""Effects about magic items (WA-V-14)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import then
from spellhall.games.wizards_academy.box.effects import Effect
from spellhall.games.wizards_academy.box.grid import SPACES, space_of
from spellhall.games.wizards_academy.box.kinds import KINDS
from spellhall.games.wizards_academy.box.wizard_effects import (
    ROBE,
    STAFF,
    WAND,
    EnchantWand,
    Item,
    Masterwork,
    PayGlyphs,
)
from spellhall.games.wizards_academy.choices import A_ROBE, A_STAFF, NEW_ITEM, OLD_ITEM
from spellhall.games.wizards_academy.frames.effects import GoOn, Perform
from spellhall.games.wizards_academy.frames.picks import PickGlyph, PickKind, PickOne, PickSpace
from spellhall.games.wizards_academy.rules.effects.aims import aim_at, is_boosted, then_step
from spellhall.games.wizards_academy.rules.picking import chosen
from spellhall.games.wizards_academy.rules.room_actions import item_cost
from spellhall.games.wizards_academy.rules.table.wizards import (
    gain_glyph,
    lose_glyph,
    owned,
    types_in_play,
)
from spellhall.games.wizards_academy.state.state import NONE, Academy


def do_pay(s: Academy, f: Perform, effect: PayGlyphs) -> None:
    """Your own glyphs, one by one (WA-ITEM-14)."""
    _ask_glyph(s, f, effect, 0)


def _ask_glyph(s: Academy, f: Perform, effect: PayGlyphs, n: int) -> None:
    if n < item_cost(s, f.seat, effect.n):
        mine = tuple(owned(s, f.seat))
        then(s, PickGlyph(f.seat, "pay", mine, False), then_step(f, "pay glyph", n))


def pay_glyph(s: Academy, f: GoOn, effect: PayGlyphs) -> None:
    """This one goes; `n` went before."""
    aim_at(s, types=(lose_glyph(s, f.seat, chosen(s), "paid"),))
    _ask_glyph(s, f, effect, f.n + 1)


def do_item(s: Academy, f: Perform, effect: Item) -> None:
    """The marks come out of what was paid (WA-AMB-22)."""
    if effect.item == ROBE:
        _ask_mark(s, f, ROBE, PickKind(f.seat, "robe", tuple(range(KINDS)), False))
    elif effect.item == WAND:
        types = tuple(sorted(set(s.aim.types)))
        _ask_mark(s, f, WAND, PickGlyph(f.seat, "wand", types, False))
    else:
        _ask_mark(s, f, STAFF, PickSpace(f.seat, "staff", tuple(_paid_spaces(s)), False))


def _ask_mark(s: Academy, f: Perform, item: int, question: Frame) -> None:
    then(s, question, then_step(f, "mark item", item))


def _paid_spaces(s: Academy) -> list[int]:
    paid = s.aim.types
    found: list[int] = []
    for i in range(len(paid)):
        for j in range(i):
            space = space_of(paid[i], paid[j])
            if s.grid[space] != NONE and space not in found:
                found.append(space)
    return sorted(found)


def mark_item(s: Academy, f: GoOn, effect: Effect) -> None:
    """The item `n` is gained with the mark that was chosen."""
    _gain_item(s, f, f.n, chosen(s))


def _gain_item(s: Academy, f: Perform, item: int, mark: int) -> None:
    """One of each type: of two the wizard keeps one (WA-ITEM-1)."""
    if mark == NONE:
        return
    wizard = s.wizards[f.seat]
    had = (wizard.robe, wizard.wand or NONE, wizard.staff)[item]
    if had != NONE and had != mark:
        question = PickOne(f.seat, "keep_item", (OLD_ITEM.bare, NEW_ITEM.bare), False)
        then(s, question, then_step(f, "keep item", item, (mark,)))
    else:
        _take_item(s, f.seat, item, mark)


def keep_item(s: Academy, f: GoOn, effect: Effect) -> None:
    """The old one or the new one."""
    if chosen(s) == NEW_ITEM.bare:
        _take_item(s, f.seat, f.n, f.chosen[0])


def _take_item(s: Academy, seat: int, item: int, mark: int) -> None:
    wizard = s.wizards[seat]
    if item == ROBE:
        wizard.robe = mark
    elif item == WAND:
        wizard.wand = mark
    else:
        wizard.staff = mark
        s.this_turn.staff_uses = 0
    tell(s, "item", seat, item, mark)


def do_enchant_wand(s: Academy, f: Perform, effect: EnchantWand) -> None:
    """A wand of any type in play (WA-SP-309)."""
    types = tuple(types_in_play(s))
    then(s, PickGlyph(f.seat, "wand", types, False), then_step(f, "enchant wand"))


def enchant_wand(s: Academy, f: GoOn, effect: EnchantWand) -> None:
    """Boosted, a glyph of its type comes, too."""
    mark = chosen(s)
    if mark != NONE and is_boosted(s):
        gain_glyph(s, f.seat, mark)
    _gain_item(s, f, WAND, mark)


def do_masterwork(s: Academy, f: Perform, effect: Masterwork) -> None:
    """A robe, or a staff for a bound spell; boosted, both (WA-SP-409)."""
    which = (A_ROBE.bare, A_STAFF.bare) if any(s.bound) else (A_ROBE.bare,)
    then(s, PickOne(f.seat, "masterwork", which, False), then_step(f, "choose masterwork"))


def choose_masterwork(s: Academy, f: GoOn, effect: Masterwork) -> None:
    """This one; boosted, then the other."""
    robe_first = chosen(s) == A_ROBE.bare
    if is_boosted(s):
        then(s, then_step(f, "make masterwork", STAFF if robe_first else ROBE))
    then(s, then_step(f, "make masterwork", ROBE if robe_first else STAFF))


def make_masterwork(s: Academy, f: GoOn, effect: Masterwork) -> None:
    """The item `n`; without a bound spell there is no staff."""
    if f.n == ROBE:
        _ask_mark(s, f, ROBE, PickKind(f.seat, "robe", tuple(range(KINDS)), False))
        return
    bound = tuple([space for space in range(SPACES) if s.bound[space]])
    if bound:
        _ask_mark(s, f, STAFF, PickSpace(f.seat, "staff", bound, False))
