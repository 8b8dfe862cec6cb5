"""Paragraphs: which threats activate, and in which order (ledger section 5.1)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, then
from spellhall.games.wizards_academy.box.kinds import (
    DARK,
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
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.frames.threats import (
    Interact,
    OrderActivation,
    Paragraph,
)
from spellhall.games.wizards_academy.rules.table.contents import creatures_in, put
from spellhall.games.wizards_academy.rules.table.lasting import calmed, warded
from spellhall.games.wizards_academy.rules.threats.creatures import (
    demon_acts,
    haunt_drifts,
    imp_acts,
    troll_acts,
)
from spellhall.games.wizards_academy.rules.threats.spreading import (
    bits_of,
    chain_of_fire,
    rooms_with,
    spread_from,
)
from spellhall.games.wizards_academy.state.state import School

# What a paragraph activates: 32 * kind + room, a creature, or all fire, ice or darkness at once.
AT: Final = 32
BEAST: Final = 1000
JOINT: Final = 2000


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
            kind = (s.beast_kind[beast], s.beast_room[beast], s.this_turn.hurt[beast])
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


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Paragraph, paragraph)
    rules.question(OrderActivation, items_left, order_activation)
