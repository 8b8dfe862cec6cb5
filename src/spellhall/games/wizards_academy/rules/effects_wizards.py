"""Verbs about wizards: glyphs, items, moves, lasting effects (WA-V-5 to 7, 13, 14, 18)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import then
from spellhall.games.wizards_academy.frames import (
    DashOn,
    LoseMana,
    LoseOne,
    Perform,
    PickGlyph,
    PickKind,
    PickOne,
    PickRoom,
    PickSeat,
    PickSpace,
    Receive,
    Shove,
    Shoved,
)
from spellhall.games.wizards_academy.kinds import ICE, KINDS, TOKENS
from spellhall.games.wizards_academy.paths import (
    ADJOINING,
    in_academy,
    steps_towards,
)
from spellhall.games.wizards_academy.rooms import CRYSTAL, OUTSIDE
from spellhall.games.wizards_academy.rules.board import (
    gain_glyph,
    gain_mana,
    glyph_count,
    lose_glyph,
    owned,
    random_room,
    relocate,
    robed,
    teleport,
    types_in_play,
)
from spellhall.games.wizards_academy.rules.perform import (
    DO,
    again,
    is_boosted,
    others,
    rooms_at,
)
from spellhall.games.wizards_academy.rules.turn import item_cost, trades
from spellhall.games.wizards_academy.spells import SPACES, space_of
from spellhall.games.wizards_academy.state import (
    BOOSTED,
    CALM,
    NEXT_TURN_ENDS,
    NONE,
    PORTALS,
    ROBED,
    SAFE,
    TURN_BEGINS,
    WARD,
    School,
)
from spellhall.games.wizards_academy.verbs import (
    ADJACENT,
    EVERYBODY,
    NEAR,
    ROBE,
    STAFF,
    WAND,
    CalmElements,
    Dash,
    EnchantWand,
    Fold,
    Gain,
    GainActions,
    Give,
    GoOutside,
    Item,
    Lose,
    Lure,
    Mana,
    Masterwork,
    Meditate,
    Pay,
    Prank,
    Scatter,
    ScramblePaths,
    Shelter,
    Sidestep,
    Steal,
    Stoneskin,
    Stumble,
    Summon,
    TeleportSelf,
    Trade,
    Transcribe,
    Uplift,
    WardRoom,
)

NO: Final = 0
YES: Final = 1


# -- Actions and mana ----------------------------------------------------------------------------


def do_gain_actions(s: School, f: Perform, verb: GainActions) -> None:
    """For this turn only (WA-SP-2)."""
    s.acts = [s.acts[0] + verb.move, s.acts[1] + verb.room, s.acts[2] + verb.magic]
    tell(s, "gain_actions", f.seat, verb.move, verb.room, verb.magic)


def do_mana(s: School, f: Perform, verb: Mana) -> None:
    """Gained up to 8, or lost."""
    if verb.n > 0:
        gain_mana(s, verb.n)
    else:
        then(s, LoseMana(-verb.n, "spent"))


def do_meditate(s: School, f: Perform, verb: Meditate) -> None:
    """The next spell of this turn is boosted (WA-ROOM-15)."""
    s.zen = True
    tell(s, "meditates", f.seat)


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


# -- Moving and teleporting ----------------------------------------------------------------------


def do_dash(s: School, f: Perform, verb: Dash) -> None:
    """Up to three rooms on foot (WA-SP-101)."""
    then(s, DashOn(f.seat, verb.steps))


def do_sidestep(s: School, f: Perform, verb: Sidestep) -> None:
    """Through a wall; double ice stops it (WA-SP-106)."""
    if f.step == 0:
        here = s.wizards[f.seat].room
        rooms = rooms_at(s, f.seat, ADJACENT)
        if not robed(s, f.seat, ICE):
            rooms = [
                room
                for room in rooms
                if s.tokens[TOKENS * room + ICE] < 2 and s.tokens[TOKENS * here + ICE] < 2
            ]
        then(s, PickRoom(f.seat, "sidestep", tuple(rooms), False), again(f, 1))
        return
    room = s.picked.pop()
    if room != NONE:
        tell(s, "forced", f.seat, room)
        relocate(s, f.seat, room)


def do_stumble(s: School, f: Perform, verb: Stumble) -> None:
    """To a random adjoining room (WA-SP-115)."""
    then(s, Shove(f.seat, False))


def do_teleport_self(s: School, f: Perform, verb: TeleportSelf) -> None:
    """Any room of the academy; boosted, outside too and one wizard comes along (WA-SP-201)."""
    wizard = s.wizards[f.seat]
    if f.step == 0:
        rooms = [room for room in in_academy(s) if room != wizard.room]
        if is_boosted(s) and s.room_at[OUTSIDE] not in (NONE, wizard.room):
            rooms.append(s.room_at[OUTSIDE])
        then(s, PickRoom(f.seat, "teleport", tuple(rooms), False), again(f, 1))
    elif f.step == 1:
        room = s.picked.pop()
        beside = [seat for seat in others(s, f.seat) if s.wizards[seat].room == wizard.room]
        if is_boosted(s) and beside:
            then(s, PickSeat(f.seat, "companion", tuple(beside), True), again(f, 2))
        teleport(s, f.seat, room)
    else:
        _invite(s, f)


def _invite(s: School, f: Perform) -> None:
    """A wizard comes only if willing (WA-DEC-14)."""
    if f.step == 2:
        seat = s.picked[-1]
        if seat == NONE:
            s.picked.pop()
            return
        then(s, PickOne(seat, "come_along", (YES, NO), False), again(f, 3))
        return
    willing = s.picked.pop()
    seat = s.picked.pop()
    if willing == YES:
        teleport(s, seat, s.wizards[f.seat].room)


def do_fold(s: School, f: Perform, verb: Fold) -> None:
    """To another wizard, or willing wizards to you (WA-SP-306)."""
    here = s.wizards[f.seat].room
    away = tuple([seat for seat in others(s, f.seat) if s.wizards[seat].room != here])
    if f.step == 0:
        if away:
            then(s, PickOne(f.seat, "fold", (NO, YES), False), again(f, 1))
    elif f.step == 1:
        if s.picked.pop() == NO:
            then(s, PickSeat(f.seat, "fold_to", away, False), again(f, 10))
        else:
            then(s, PickSeat(f.seat, "fold_here", away, False), again(f, 2))
    elif f.step == 10:
        seat = s.picked.pop()
        teleport(s, f.seat, s.wizards[seat].room)
    elif f.step == 2:
        _invite(s, f)
    else:
        s.marks.append(s.picked[-2])
        _invite(s, f)
        more = tuple([seat for seat in away if seat not in s.marks])
        if is_boosted(s) and more:
            then(s, PickSeat(f.seat, "fold_here", more, True), again(f, 2))


def do_go_outside(s: School, f: Perform, verb: GoOutside) -> None:
    """The Planar Rift leads to the room outside (WA-ROOM-06)."""
    if s.room_at[OUTSIDE] != NONE:
        teleport(s, f.seat, s.room_at[OUTSIDE])


def do_summon(s: School, f: Perform, verb: Summon) -> None:
    """Any wizards of your choice come to the crystal (WA-ROOM-01)."""
    if f.step:
        seat = s.picked.pop()
        if seat == NONE:
            return
        teleport(s, seat, CRYSTAL)
    away = tuple([seat for seat in others(s, f.seat) if s.wizards[seat].room != CRYSTAL])
    if away:
        then(s, PickSeat(f.seat, "summon", away, True), again(f, f.step + 1))


def do_scatter(s: School, f: Perform, verb: Scatter) -> None:
    """A room card for each wizard, in turn order (WA-SP-318)."""
    for seat in [f.seat, *others(s, f.seat)]:
        teleport(s, seat, random_room(s))


def do_lure(s: School, f: Perform, verb: Lure) -> None:
    """Each wizard is forced a step towards the Mana Crystal (WA-DC-13)."""
    for seat in reversed([f.seat, *others(s, f.seat)]):
        steps = steps_towards(s, s.wizards[seat].room, CRYSTAL, ADJOINING)
        if steps:
            then(s, PickRoom(s.active, "lured", tuple(steps), False), Shoved(seat))


# -- Lasting effects -----------------------------------------------------------------------------


def _lasting(s: School, what: int, subject: int, seat: int, when: int) -> None:
    s.lasting.append((what, subject, seat, when))
    tell(s, "lasting", what, subject, seat)


def do_shelter(s: School, f: Perform, verb: Shelter) -> None:
    """Until your next turn (WA-SP-112)."""
    if not verb.other:
        _lasting(s, SAFE, f.seat, f.seat, TURN_BEGINS)
    elif f.step == 0:
        then(s, PickSeat(f.seat, "shelter", tuple(others(s, f.seat)), False), again(f, 1))
    else:
        seat = s.picked.pop()
        if seat != NONE:
            _lasting(s, SAFE, seat, f.seat, TURN_BEGINS)


def do_stoneskin(s: School, f: Perform, verb: Stoneskin) -> None:
    """As if robed against two kinds (WA-SP-202)."""
    if f.step:
        kind = s.picked.pop()
        s.marks.append(kind)
        _lasting(s, ROBED, 16 * f.seat + kind, f.seat, TURN_BEGINS)
    if f.step < verb.n:
        kinds = tuple([kind for kind in range(KINDS) if kind not in s.marks])
        then(s, PickKind(f.seat, "stoneskin", kinds, False), again(f, f.step + 1))


def do_uplift(s: School, f: Perform, verb: Uplift) -> None:
    """Until the end of your next turn (WA-SP-401)."""
    _lasting(s, SAFE, f.seat, f.seat, NEXT_TURN_ENDS)
    _lasting(s, BOOSTED, f.seat, f.seat, NEXT_TURN_ENDS)


def do_ward_room(s: School, f: Perform, verb: WardRoom) -> None:
    """A room nearby is closed to threats (WA-SP-212)."""
    if f.step == 0:
        rooms = rooms_at(s, f.seat, NEAR)
        if verb.other:
            rooms = [room for room in rooms if room not in s.marks]
        then(s, PickRoom(f.seat, "ward", tuple(rooms), False), again(f, 1))
        return
    room = s.picked.pop()
    if room != NONE:
        s.marks.append(room)
        _lasting(s, WARD, room, f.seat, TURN_BEGINS)


def do_calm_elements(s: School, f: Perform, verb: CalmElements) -> None:
    """Fire, water and ice do not activate until your next turn (WA-SP-408)."""
    _lasting(s, CALM, 0, f.seat, TURN_BEGINS)


def do_scramble_paths(s: School, f: Perform, verb: ScramblePaths) -> None:
    """Until your next turn doors lead anywhere (WA-DC-26)."""
    _lasting(s, PORTALS, 0, f.seat, TURN_BEGINS)


DO[GainActions] = do_gain_actions
DO[Mana] = do_mana
DO[Meditate] = do_meditate
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
DO[Dash] = do_dash
DO[Sidestep] = do_sidestep
DO[Stumble] = do_stumble
DO[TeleportSelf] = do_teleport_self
DO[Fold] = do_fold
DO[GoOutside] = do_go_outside
DO[Summon] = do_summon
DO[Scatter] = do_scatter
DO[Lure] = do_lure
DO[Shelter] = do_shelter
DO[Stoneskin] = do_stoneskin
DO[Uplift] = do_uplift
DO[WardRoom] = do_ward_room
DO[CalmElements] = do_calm_elements
DO[ScramblePaths] = do_scramble_paths
