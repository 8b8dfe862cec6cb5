"""Verbs about glyphs and magic items (WA-V-7, WA-V-14)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import then
from spellhall.games.wizards_academy.frames import LoseOne, Perform, Receive
from spellhall.games.wizards_academy.kinds import KINDS
from spellhall.games.wizards_academy.pick_frames import (
    PickGlyph,
    PickKind,
    PickOne,
    PickSeat,
    PickSpace,
)
from spellhall.games.wizards_academy.rules.board import (
    gain_glyph,
    glyph_count,
    lose_glyph,
    owned,
    random_room,
    teleport,
    types_in_play,
)
from spellhall.games.wizards_academy.rules.perform import (
    DO,
    again,
    is_boosted,
    others,
)
from spellhall.games.wizards_academy.rules.room_actions import item_cost, trades
from spellhall.games.wizards_academy.spells import SPACES, space_of
from spellhall.games.wizards_academy.state import (
    NONE,
    School,
)
from spellhall.games.wizards_academy.wizard_verbs import (
    EVERYBODY,
    ROBE,
    STAFF,
    WAND,
    EnchantWand,
    Gain,
    Give,
    Item,
    Lose,
    Masterwork,
    Pay,
    Prank,
    Steal,
    Trade,
    Transcribe,
)

NO: Final = 0
YES: Final = 1


# -- Glyphs --------------------------------------------------------------------------------------


def do_gain(s: School, f: Perform, verb: Gain) -> None:
    """Each wizard that gains chooses the types."""
    types = list(range(1, verb.top + 1)) if verb.free else types_in_play(s, verb.top)
    if verb.other and s.marks:
        types = [kind for kind in types if kind != s.marks[-1]]
    if not types:
        return
    seats = [f.seat, *others(s, f.seat)] if verb.who == EVERYBODY else [f.seat]
    for seat in reversed(seats):
        for _ in range(verb.n):
            then(s, PickGlyph(seat, "gain", tuple(types), False), Receive(seat))


def do_lose(s: School, f: Perform, verb: Lose) -> None:
    """Each owner chooses; one without glyphs loses nothing."""
    seats = [f.seat, *others(s, f.seat)] if verb.who == EVERYBODY else [f.seat]
    for seat in reversed(seats):
        for _ in range(verb.n):
            then(s, LoseOne(seat, "lose", NONE))


def do_give(s: School, f: Perform, verb: Give) -> None:
    """A glyph of a type just spent for each other wizard (WA-SP-109)."""
    if f.step == 0:
        types = types_in_play(s) if is_boosted(s) else sorted({s.air[2], s.air[3]})
        if not is_boosted(s) and len(s.wizards) == 1:
            return
        then(s, PickGlyph(f.seat, "give", tuple(types), False), again(f, 1))
        return
    kind = s.picked.pop()
    if kind == NONE:
        return
    for seat in others(s, f.seat):
        gain_glyph(s, seat, kind)
    if is_boosted(s):
        gain_glyph(s, f.seat, kind)


def do_transcribe(s: School, f: Perform, verb: Transcribe) -> None:
    """One of your glyphs for a low one; boosted, for nothing (WA-SP-110)."""
    types = tuple(types_in_play(s, verb.top))
    if not types:
        return
    if f.step == 0:
        if is_boosted(s):
            then(s, PickGlyph(f.seat, "gain", types, False), again(f, 2))
        elif glyph_count(s, f.seat):
            mine = tuple(owned(s, f.seat))
            then(s, PickGlyph(f.seat, "exchange", mine, False), again(f, 1))
    elif f.step == 1:
        lose_glyph(s, f.seat, s.picked.pop())
        then(s, PickGlyph(f.seat, "gain", types, False), again(f, 2))
    else:
        gain_glyph(s, f.seat, s.picked.pop())


def do_trade(s: School, f: Perform, verb: Trade) -> None:
    """The Enchanted Well: one type higher, or any lower (WA-ROOM-16)."""
    if f.step == 0:
        mine = tuple([glyph for glyph in range(1, 15) if trades(s, f.seat, glyph)])
        then(s, PickGlyph(f.seat, "exchange", mine, False), again(f, 1))
    elif f.step == 1:
        glyph = s.picked.pop()
        types = tuple(trades(s, f.seat, glyph))
        lose_glyph(s, f.seat, glyph)
        then(s, PickGlyph(f.seat, "gain", types, False), again(f, 2))
    else:
        gain_glyph(s, f.seat, s.picked.pop())


def do_steal(s: School, f: Perform, verb: Steal) -> None:
    """You pick the wizards, they pick the glyphs (WA-SP-10)."""
    if f.step % 2 == 1:
        seat = s.picked.pop()
        if seat == NONE:
            return
        if (f.step + 1) // 2 < verb.n:
            then(s, again(f, f.step + 1))
        then(s, LoseOne(seat, "stolen", f.seat))
        return
    seats = tuple([seat for seat in others(s, f.seat) if glyph_count(s, seat)])
    then(s, PickSeat(f.seat, "steal", seats, True), again(f, f.step + 1))


def do_prank(s: School, f: Perform, verb: Prank) -> None:
    """A glyph, or a random room (WA-DC-18)."""
    if glyph_count(s, f.seat):
        then(s, LoseOne(f.seat, "lose", NONE))
    else:
        teleport(s, f.seat, random_room(s))


# -- Magic items ---------------------------------------------------------------------------------


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
        s.staff_uses = 0
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


DO[Gain] = do_gain
DO[Lose] = do_lose
DO[Give] = do_give
DO[Transcribe] = do_transcribe
DO[Trade] = do_trade
DO[Steal] = do_steal
DO[Prank] = do_prank
DO[Pay] = do_pay
DO[Item] = do_item
DO[EnchantWand] = do_enchant_wand
DO[Masterwork] = do_masterwork
