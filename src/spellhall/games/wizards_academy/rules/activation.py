"""What threats do when they activate (ledger sections 5.1, 7 and 14)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.frames import Frame
from spellhall.engine.stack import Rules, then
from spellhall.games.wizards_academy.frames import GiveUp, LoseOne
from spellhall.games.wizards_academy.kinds import (
    DARK,
    DEMON,
    ELEMENT_BITS,
    FIRE,
    GUARD,
    HAUNT,
    ICE,
    IMP,
    PORTAL,
    TOKENS,
    TROLL,
    WATER,
)
from spellhall.games.wizards_academy.paths import (
    ADJACENT,
    ADJOINING,
    FAR,
    distances,
    in_play,
    joined,
    steps_towards,
)
from spellhall.games.wizards_academy.pick_frames import (
    PickGlyph,
    PickKind,
    PickRoom,
    PickSeat,
    PickSource,
)
from spellhall.games.wizards_academy.rules.board import (
    calmed,
    creatures_in,
    draw_room_card,
    exposed,
    glyph_count,
    kill,
    kinds_in,
    owned,
    put,
    relocate,
    robed,
    take,
    warded,
    ways,
)
from spellhall.games.wizards_academy.rules.moving import mode_of
from spellhall.games.wizards_academy.rules.spreading import (
    bits_of,
    chain_of_fire,
    rooms_with,
    spread_from,
)
from spellhall.games.wizards_academy.scenarios import BASIC
from spellhall.games.wizards_academy.state import NONE, School
from spellhall.games.wizards_academy.threat_frames import (
    BeastActs,
    ImpRaids,
    ImpRobs,
    Interact,
    MoveBeast,
    MoveHaunt,
    OrderActivation,
    Paragraph,
    Peril,
    Shove,
    Shoved,
)

# What a paragraph activates: 32 * kind + room, a creature, or all fire, ice or darkness at once.
AT: Final = 32
BEAST: Final = 1000
JOINT: Final = 2000


# -- Paragraphs ----------------------------------------------------------------------------------


def activate(s: School, bits: int, rooms: list[int]) -> None:
    """The set is fixed now: what matches, and fire that such fire reaches (WA-AMB-5)."""
    items: list[int] = []
    fire = 0
    ice = 0
    dark = 0
    if calmed(s):
        bits &= ~ELEMENT_BITS
    with_beasts = 0  # rooms, as bits
    for beast in range(len(s.beast_room)):
        if s.beast_room[beast] >= 0 and bits >> s.beast_kind[beast] & 1:
            with_beasts |= 1 << s.beast_room[beast]
    for room in rooms:
        if warded(s, room):
            continue
        at = TOKENS * room
        if bits & 1 << FIRE and s.tokens[at + FIRE]:
            for other in chain_of_fire(s, room):
                fire |= 1 << other
        if bits & 1 << WATER and s.tokens[at + WATER] and s.scenario != BASIC:
            items.append(AT * WATER + room)
        if bits & 1 << ICE and s.tokens[at + ICE]:
            ice |= 1 << room
        if bits & 1 << DARK and s.tokens[at + DARK]:
            dark |= 1 << room
        if bits & 1 << HAUNT and s.tokens[at + HAUNT]:
            items.append(AT * HAUNT + room)
        if s.portals[room]:
            for kind in range(8):
                if bits >> (PORTAL + kind) & s.portals[room] >> kind & 1:
                    items.append(AT * (PORTAL + kind) + room)
        if with_beasts >> room & 1:
            for beast in creatures_in(s, room):
                kind = s.beast_kind[beast]
                if kind != GUARD and bits >> kind & 1:
                    items.append(BEAST + beast)
    for kind, mask in ((FIRE, fire), (ICE, ice), (DARK, dark)):
        if mask:
            items.append(JOINT + kind)
    if items:
        then(s, Paragraph(tuple(items), fire, ice, dark))


def still_there(s: School, f: Paragraph, item: int) -> bool:
    """Threats removed before their turn are skipped."""
    if item >= JOINT:
        return bool(rooms_with(s, item - JOINT, (f.fire, 0, f.ice, f.dark)[item - JOINT]))
    if item >= BEAST:
        return s.beast_room[item - BEAST] >= 0
    kind = item // AT
    room = item % AT
    if kind >= PORTAL:
        return s.portals[room] >> (kind - PORTAL) & 1 == 1
    return s.tokens[TOKENS * room + kind] > 0


def different(s: School, items: tuple[int, ...]) -> list[int]:
    """Of equal creatures in one room, the first is enough to choose from."""
    found: list[int] = []
    kinds: list[tuple[int, int, int]] = []
    for item in items:
        if BEAST <= item < JOINT:
            beast = item - BEAST
            kind = (s.beast_kind[beast], s.beast_room[beast], s.beast_hurt[beast])
            if kind in kinds:
                continue
            kinds.append(kind)
        found.append(item)
    return found


def paragraph(s: School, f: Paragraph) -> None:
    """One threat after another, in an order that the players choose (WA-GEN-8).

    A room where the fire, ice or darkness went out is out for good: what comes there later in
    the paragraph is not added (WA-AMB-5).
    """
    items = tuple([item for item in f.items if still_there(s, f, item)])
    if not items:
        return
    fire = bits_of(rooms_with(s, FIRE, f.fire))
    ice = bits_of(rooms_with(s, ICE, f.ice))
    dark = bits_of(rooms_with(s, DARK, f.dark))
    if len(items) == 1 or len(different(s, items)) == 1 or _indifferent(items):
        _activate_one(s, items, items[0], fire, ice, dark)
    else:
        then(s, OrderActivation(s.active, items, fire, ice, dark))


def _indifferent(items: tuple[int, ...]) -> bool:
    """Imp portals only: the order makes no difference."""
    for item in items:
        if item // AT != PORTAL + IMP:
            return False
    return True


def items_left(s: School, f: OrderActivation) -> list[int]:
    """Any threat of the paragraph that is left."""
    return different(s, f.items)


def order_activation(s: School, f: OrderActivation, item: int) -> None:
    """This one acts now."""
    _activate_one(s, f.items, item, f.fire, f.ice, f.dark)


def _activate_one(
    s: School, items: tuple[int, ...], item: int, fire: int, ice: int, dark: int
) -> None:
    rest = tuple([other for other in items if other != item])
    if rest:
        then(s, Paragraph(rest, fire, ice, dark))
    if item >= JOINT:
        kind = item - JOINT
        mask = fire if kind == FIRE else ice if kind == ICE else dark
        spread_from(s, kind, mask)
    elif item >= BEAST:
        beast = item - BEAST
        kind = s.beast_kind[beast]
        tell(s, "acts", kind, s.beast_room[beast])
        if kind == IMP:
            imp_acts(s, beast)
        elif kind == TROLL:
            troll_acts(s, beast)
        else:
            demon_acts(s, beast)
    else:
        kind = item // AT
        room = item % AT
        tell(s, "acts", kind, room)
        if kind == HAUNT:
            haunt_drifts(s, room)
        else:
            then(s, Interact())
            put(s, WATER if kind == WATER else kind - PORTAL, room)


# -- Imps ----------------------------------------------------------------------------------------


def imp_acts(s: School, beast: int) -> None:
    """It robs a wizard, or raids a source, or moves on (WA-IMP-2 to 4)."""
    room = s.beast_room[beast]
    owners = [seat for seat in exposed(s, room, IMP) if glyph_count(s, seat)]
    if owners:
        then(s, PickSeat(s.active, "imp_robs", tuple(owners), False), BeastActs(beast))
        return
    sources = [kind + 1 for kind in range(7) if s.source[kind] == room]
    if sources:
        then(s, PickSource(s.active, "imp_raids", tuple(sources), False), ImpRaids(beast))
        return
    move_at_random(s, beast)


def move_at_random(s: School, beast: int) -> None:
    """One card for each creature; with no way out it stays (WA-IMP-4)."""
    found = ways(s, draw_room_card(s), s.beast_room[beast], ADJOINING)
    if found:
        then(s, PickRoom(s.active, "beast_step", tuple(found), False), MoveBeast(beast))


def move_beast(s: School, f: MoveBeast) -> None:
    """The creature arrives."""
    room = s.picked.pop()
    if room != NONE and s.beast_room[f.beast] >= 0:
        tell(s, "beast_moves", s.beast_kind[f.beast], s.beast_room[f.beast], room)
        s.beast_room[f.beast] = room
        then(s, Interact())


def rob(s: School, seat: int, room: int, why: str) -> None:
    """The wizard loses a glyph of choice; then fire or water goes (WA-IMP-2, WA-IMP-5)."""
    if glyph_count(s, seat):
        then(s, LoseOne(seat, why, NONE), *puts_out(s, room))


def puts_out(s: School, room: int) -> list[Frame]:
    """One token of fire, water or (advanced) ice goes, if there is one (WA-AMB-7)."""
    bits = ELEMENT_BITS if s.scenario != BASIC else 1 << FIRE | 1 << WATER
    kinds = kinds_in(s, room, bits)
    if not kinds:
        return []
    return [PickKind(s.active, "imp_puts_out", tuple(kinds), False), ImpRobs(room)]


def imp_robs(s: School, f: ImpRobs) -> None:
    """The token is gone."""
    take(s, s.picked.pop(), f.room, 1)
    then(s, Interact())


def imp_raids(s: School, f: ImpRaids) -> None:
    """Whoever it sees loses a glyph of the source's type, or the imp goes (WA-IMP-3)."""
    kind = s.picked.pop()
    room = s.beast_room[f.beast]
    losses: list[Frame] = []
    for seat in range(len(s.wizards)):
        if not robed(s, seat, IMP):
            mine = tuple([glyph for glyph in (kind, 7 + kind) if glyph in owned(s, seat)])
            if mine:
                losses += [PickGlyph(seat, "imp_raided", mine, False), GiveUp(seat, NONE)]
    if losses:
        then(s, *losses, *puts_out(s, room))
    else:
        kill(s, f.beast)


# -- Trolls, demons, haunts ----------------------------------------------------------------------


def troll_acts(s: School, beast: int) -> None:
    """It falls on a wizard, or moves on (WA-AT-TROLL-2, WA-AT-TROLL-3)."""
    seats = exposed(s, s.beast_room[beast], TROLL)
    if seats:
        then(s, PickSeat(s.active, "troll_hits", tuple(seats), False), BeastActs(beast))
    else:
        move_at_random(s, beast)


def demon_acts(s: School, beast: int) -> None:
    """Peril for a wizard, or a step to the nearest one (WA-AT-DEMON-2, WA-AT-DEMON-3).

    Out of a haunted room it strays as everybody does (WA-AT-HAUNT-2).
    """
    room = s.beast_room[beast]
    seats = exposed(s, room, DEMON)
    if seats:
        then(s, PickSeat(s.active, "demon_hits", tuple(seats), False), BeastActs(beast))
        return
    if s.tokens[TOKENS * room + HAUNT]:
        move_at_random(s, beast)
        return
    nearest = FAR
    steps: list[int] = []
    for other in in_play(s):
        if not exposed(s, other, DEMON):
            continue
        away = distances(s, other)[room]
        if away < nearest:
            nearest = away
            steps = []
        if away == nearest and away < FAR:
            steps += [
                step
                for step in steps_towards(s, room, other, ADJOINING)
                if step not in steps and not warded(s, step)
            ]
    if nearest == FAR:
        move_at_random(s, beast)
    elif steps:
        then(s, PickRoom(s.active, "beast_step", tuple(steps), False), MoveBeast(beast))


def beast_acts(s: School, f: BeastActs) -> None:
    """The creature deals with the wizard chosen."""
    seat = s.picked.pop()
    kind = s.beast_kind[f.beast]
    room = s.beast_room[f.beast]
    if kind == IMP:
        rob(s, seat, room, "imp_robs")
    elif kind == TROLL:
        then(s, LoseOne(seat, "troll_hits", NONE), Shove(seat, True))
    else:
        then(s, Peril(seat, "demon"))


def shove(s: School, f: Shove) -> None:
    """Forced along a room card to an adjoining room, else peril (WA-AT-TROLL-2, WA-SP-115)."""
    room = s.wizards[f.seat].room
    mode = mode_of(s, f.seat)
    if not joined(s, room, mode):
        if f.peril:
            then(s, Peril(f.seat, "troll"))
        return
    found = ways(s, draw_room_card(s), room, mode, threat=False)
    then(s, PickRoom(s.active, "shoved", tuple(found), False), Shoved(f.seat))


def shoved(s: School, f: Shoved) -> None:
    """Forced movement ignores water, darkness, haunts and single ice (WA-AT-4)."""
    room = s.picked.pop()
    if room != NONE:
        tell(s, "forced", f.seat, room)
        relocate(s, f.seat, room)


def haunt_drifts(s: School, room: int) -> None:
    """A card for each haunt; walls and ice do not stop it (WA-AT-HAUNT-3)."""
    found = ways(s, draw_room_card(s), room, ADJACENT)
    if found:
        then(s, PickRoom(s.active, "haunt_step", tuple(found), False), MoveHaunt(room))


def move_haunt(s: School, f: MoveHaunt) -> None:
    """The haunt arrives; a second one in a room goes."""
    room = s.picked.pop()
    s.tokens[TOKENS * f.room + HAUNT] = 0
    s.tokens[TOKENS * room + HAUNT] = 1
    tell(s, "haunt_moves", f.room, room)
    then(s, Interact())


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Paragraph, paragraph)
    rules.question(OrderActivation, items_left, order_activation)
    rules.work(MoveBeast, move_beast)
    rules.work(ImpRobs, imp_robs)
    rules.work(ImpRaids, imp_raids)
    rules.work(BeastActs, beast_acts)
    rules.work(Shove, shove)
    rules.work(Shoved, shoved)
    rules.work(MoveHaunt, move_haunt)
