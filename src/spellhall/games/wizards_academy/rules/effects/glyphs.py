"""Effects about glyphs (WA-V-7)."""

from spellhall.engine.stack import then
from spellhall.games.wizards_academy.box.wizard_effects import (
    EVERYBODY,
    Gain,
    Give,
    Lose,
    Prank,
    Steal,
    Trade,
    Transcribe,
)
from spellhall.games.wizards_academy.frames.effects import LoseOne, Perform, Receive
from spellhall.games.wizards_academy.frames.picks import PickGlyph, PickSeat
from spellhall.games.wizards_academy.rules.effects.aims import (
    again,
    is_boosted,
    others,
    types_spent,
)
from spellhall.games.wizards_academy.rules.room_actions import trades
from spellhall.games.wizards_academy.rules.table.room_cards import random_room
from spellhall.games.wizards_academy.rules.table.wizards import (
    gain_glyph,
    glyph_count,
    lose_glyph,
    owned,
    teleport,
    types_in_play,
)
from spellhall.games.wizards_academy.state.state import NONE, School


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
        types = types_in_play(s) if is_boosted(s) else sorted({*types_spent(s)})
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
