"""Paragraphs: which threats activate, and in which order (ledger section 5.1)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
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
from spellhall.games.wizards_academy.choices import ALL_OF, CREATURE, STANDS
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
from spellhall.games.wizards_academy.state.state import NONE, Academy

# What a paragraph activates: a kind, where it stands, and the creature. Fire, ice and darkness
# activate together, without a room; creatures wherever they are by then.
Item = tuple[int, int, int]


def activate(s: Academy, bits: int, rooms: list[int]) -> None:
    """The set is fixed now: what matches, and fire that such fire reaches (WA-AMB-5)."""
    items: list[Item] = []
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
            items.append((WATER, room, NONE))
        if bits & 1 << ICE and s.tokens[at + ICE]:
            ice |= 1 << room
        if bits & 1 << DARK and s.tokens[at + DARK]:
            dark |= 1 << room
        if bits & 1 << HAUNT and s.tokens[at + HAUNT]:
            items.append((HAUNT, room, NONE))
        if s.portals[room]:
            for kind in range(8):
                if bits >> (PORTAL + kind) & s.portals[room] >> kind & 1:
                    items.append((PORTAL + kind, room, NONE))
        if with_beasts >> room & 1:
            for beast in creatures_in(s, room):
                kind = s.beast_kind[beast]
                if kind != GUARD and bits >> kind & 1:
                    items.append((kind, NONE, beast))
    for kind, mask in ((FIRE, fire), (ICE, ice), (DARK, dark)):
        if mask:
            items.append((kind, NONE, NONE))
    if items:
        then(s, Paragraph(tuple(items), fire, ice, dark))


def still_there(s: Academy, f: Paragraph | OrderActivation, item: Item) -> bool:
    """Threats removed before their turn are skipped."""
    kind, room, beast = item
    if beast != NONE:
        return s.beast_room[beast] >= 0
    if room == NONE:
        return bool(
            rooms_with(s, kind, f.fire if kind == FIRE else f.ice if kind == ICE else f.dark)
        )
    if kind >= PORTAL:
        return s.portals[room] >> (kind - PORTAL) & 1 == 1
    return s.tokens[TOKENS * room + kind] > 0


def codes_of(s: Academy, items: tuple[Item, ...]) -> list[int]:
    """The choices among these; of equal creatures in one room, one is enough."""
    found: list[int] = []
    rows = STANDS.rows
    for kind, room, beast in items:
        if beast != NONE:
            code = CREATURE.code(kind, s.beast_room[beast], s.this_turn.hurt[beast])
            if code not in found:
                found.append(code)
        elif room != NONE:
            found.append(rows[kind][room])
        else:
            found.append(ALL_OF.codes[kind])
    return found


def paragraph(s: Academy, f: Paragraph) -> None:
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
    if len(items) == 1 or len(codes_of(s, items)) == 1 or _indifferent(items):
        _activate_one(s, items, items[0], fire, ice, dark)
    else:
        then(s, OrderActivation(s.active, items, fire, ice, dark))


def _indifferent(items: tuple[Item, ...]) -> bool:
    """Imp portals only: the order makes no difference."""
    for kind, _, _ in items:
        if kind != PORTAL + IMP:
            return False
    return True


def items_left(s: Academy, f: OrderActivation) -> list[int]:
    """Any threat of the paragraph that is left."""
    return codes_of(s, f.items)


def order_activation(s: Academy, f: OrderActivation, code: int) -> None:
    """This one acts now."""
    for item in f.items:
        if codes_of(s, (item,))[0] == code:
            _activate_one(s, f.items, item, f.fire, f.ice, f.dark)
            return


def _activate_one(
    s: Academy, items: tuple[Item, ...], item: Item, fire: int, ice: int, dark: int
) -> None:
    rest = tuple([other for other in items if other != item])
    if rest:
        then(s, Paragraph(rest, fire, ice, dark))
    kind, room, beast = item
    if beast != NONE:
        tell(s, "acts", kind, s.beast_room[beast])
        if kind == IMP:
            imp_acts(s, beast)
        elif kind == TROLL:
            troll_acts(s, beast)
        else:
            demon_acts(s, beast)
    elif room == NONE:
        spread_from(s, kind, fire if kind == FIRE else ice if kind == ICE else dark)
    else:
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
