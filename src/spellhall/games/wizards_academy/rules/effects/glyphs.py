"""Effects about glyphs (WA-V-7)."""

from spellhall.engine.machine.stack import then
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
from spellhall.games.wizards_academy.frames.effects import (
    GiveUp,
    GoOn,
    LoseOne,
    Perform,
    Receive,
)
from spellhall.games.wizards_academy.frames.picks import PickGlyph, PickSeat
from spellhall.games.wizards_academy.rules.effects.aims import (
    aim_at,
    is_boosted,
    others,
    then_step,
    types_spent,
)
from spellhall.games.wizards_academy.rules.picking import chosen
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
from spellhall.games.wizards_academy.state.state import NONE, Academy


def lose_one(s: Academy, f: LoseOne) -> None:
    """The owner chooses (WA-DEC-8); without a glyph nothing is lost."""
    glyphs = tuple(owned(s, f.seat))
    if glyphs:
        then(s, PickGlyph(f.seat, f.why, glyphs, False), GiveUp(f.seat, f.to, f.why))


def give_up(s: Academy, f: GiveUp) -> None:
    """Gone to the supply, or to another wizard."""
    kind = lose_glyph(s, f.seat, chosen(s), f.why)
    if f.to != NONE:
        gain_glyph(s, f.to, kind)


def receive(s: Academy, f: Receive) -> None:
    """A glyph of the type chosen."""
    kind = chosen(s)
    if kind != NONE:
        aim_at(s, types=(kind,))
        gain_glyph(s, f.seat, kind)


def do_gain(s: Academy, f: Perform, effect: Gain) -> None:
    """Each wizard that gains chooses the types."""
    types = list(range(1, effect.top + 1)) if effect.free else types_in_play(s, effect.top)
    if effect.other and s.aim.types:
        types = [kind for kind in types if kind != s.aim.types[-1]]
    if not types:
        return
    seats = [f.seat, *others(s, f.seat)] if effect.who == EVERYBODY else [f.seat]
    for seat in reversed(seats):
        for _ in range(effect.n):
            then(s, PickGlyph(seat, "gain", tuple(types), False), Receive(seat))


def do_lose(s: Academy, f: Perform, effect: Lose) -> None:
    """Each owner chooses; one without glyphs loses nothing."""
    seats = [f.seat, *others(s, f.seat)] if effect.who == EVERYBODY else [f.seat]
    for seat in reversed(seats):
        for _ in range(effect.n):
            then(s, LoseOne(seat, "lose", NONE))


def do_prank(s: Academy, f: Perform, effect: Prank) -> None:
    """A glyph, or a random room (WA-DC-18)."""
    if glyph_count(s, f.seat):
        then(s, LoseOne(f.seat, "lose", NONE))
    else:
        teleport(s, f.seat, random_room(s))


def do_give(s: Academy, f: Perform, effect: Give) -> None:
    """A glyph of a type just spent for each other wizard (WA-SP-109)."""
    types = types_in_play(s) if is_boosted(s) else sorted({*types_spent(s)})
    if is_boosted(s) or len(s.wizards) > 1:
        then(s, PickGlyph(f.seat, "give", tuple(types), False), then_step(f, "give type"))


def give_type(s: Academy, f: GoOn, effect: Give) -> None:
    """Boosted, the caster gains one, too."""
    kind = chosen(s)
    if kind == NONE:
        return
    for seat in others(s, f.seat):
        gain_glyph(s, seat, kind)
    if is_boosted(s):
        gain_glyph(s, f.seat, kind)


def do_transcribe(s: Academy, f: Perform, effect: Transcribe) -> None:
    """One of your glyphs for a low one; boosted, for nothing (WA-SP-110)."""
    types = types_in_play(s, effect.top)
    if not types:
        return
    if is_boosted(s):
        then(s, PickGlyph(f.seat, "gain", tuple(types), False), then_step(f, "gain type"))
    elif glyph_count(s, f.seat):
        mine = tuple(owned(s, f.seat))
        then(s, PickGlyph(f.seat, "exchange", mine, False), then_step(f, "transcribe glyph"))


def transcribe_glyph(s: Academy, f: GoOn, effect: Transcribe) -> None:
    """This one goes; which comes?"""
    lose_glyph(s, f.seat, chosen(s), "exchange")
    types = tuple(types_in_play(s, effect.top))
    then(s, PickGlyph(f.seat, "gain", types, False), then_step(f, "gain type"))


def do_trade(s: Academy, f: Perform, effect: Trade) -> None:
    """The Enchanted Well: one type higher, or any lower (WA-ROOM-16)."""
    mine = tuple([glyph for glyph in owned(s, f.seat) if trades(s, f.seat, glyph)])
    then(s, PickGlyph(f.seat, "exchange", mine, False), then_step(f, "trade glyph"))


def trade_glyph(s: Academy, f: GoOn, effect: Trade) -> None:
    """This one goes; which comes?"""
    glyph = chosen(s)
    types = tuple(trades(s, f.seat, glyph))
    lose_glyph(s, f.seat, glyph, "exchange")
    then(s, PickGlyph(f.seat, "gain", types, False), then_step(f, "gain type"))


def gain_type(s: Academy, f: GoOn, effect: Trade | Transcribe) -> None:
    """A glyph of the type chosen, for the one that went."""
    gain_glyph(s, f.seat, chosen(s))


def do_steal(s: Academy, f: Perform, effect: Steal) -> None:
    """You pick the wizards, they pick the glyphs (WA-SP-10)."""
    _ask_victim(s, f, 0)


def _ask_victim(s: Academy, f: Perform, n: int) -> None:
    seats = tuple([seat for seat in others(s, f.seat) if glyph_count(s, seat)])
    then(s, PickSeat(f.seat, "steal", seats, True), then_step(f, "steal from", n))


def steal_from(s: Academy, f: GoOn, effect: Steal) -> None:
    """A glyph of this wizard; `n` came before."""
    seat = chosen(s)
    if seat == NONE:
        return
    if f.n + 1 < effect.n:
        then(s, then_step(f, "steal again", f.n + 1))
    then(s, LoseOne(seat, "stolen", f.seat))


def steal_again(s: Academy, f: GoOn, effect: Steal) -> None:
    """From whom now?"""
    _ask_victim(s, f, f.n)
