"""Paragraphs: which threats activate, and in which order (ledger section 5.1)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wizards_academy.box.kinds import (
    ALL_KINDS,
    CREATURE_BITS,
    DARK,
    ELEMENT_BITS,
    FIRE,
    GUARD,
    HAUNT,
    ICE,
    IMP,
    KINDS,
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
    chain_of_fire,
    spread_from,
)
from spellhall.games.wizards_academy.state.building import lying, where
from spellhall.games.wizards_academy.state.state import NONE, Academy

# What a paragraph activates: a kind, where it stands, and the creature. Fire, ice and darkness
# activate together, without a room; creatures wherever they are by then.
Item = tuple[int, int, int]


def activate(s: Academy, bits: int, rooms: list[int]) -> None:
    """The set is fixed now: what matches, and fire that such fire reaches (WA-AMB-5)."""
    items: list[Item] = []
    if calmed(s):
        bits &= ~ELEMENT_BITS
    # Rooms as bits: what matches in any of them.
    tokens = lying(s)
    burning = tokens[FIRE] if bits >> FIRE & 1 else 0
    frozen = tokens[ICE] if bits >> ICE & 1 else 0
    darkened = tokens[DARK] if bits >> DARK & 1 else 0
    wet = tokens[WATER] if bits >> WATER & 1 and s.scenario != BASIC else 0
    haunted = tokens[HAUNT] if bits >> HAUNT & 1 else 0
    with_beasts = 0
    if bits & CREATURE_BITS:
        for beast, room in enumerate(s.beast_room):
            if room >= 0 and bits >> s.beast_kind[beast] & 1:
                with_beasts |= 1 << room
    anything = burning | frozen | darkened | wet | haunted | with_beasts
    opening = bits >> PORTAL & ALL_KINDS
    fire = ice = dark = 0  # the rooms whose tokens activate
    for room in rooms:
        here = 1 << room
        portals = s.portals[room] & opening if opening else 0
        if not (anything & here or portals) or warded(s, room):
            continue
        if burning & here and not fire & here:
            for other in chain_of_fire(s, room):
                fire |= 1 << other
        ice |= frozen & here
        dark |= darkened & here
        if wet & here:
            items.append((WATER, room, NONE))
        if haunted & here:
            items.append((HAUNT, room, NONE))
        if portals:
            for kind in range(KINDS):
                if portals >> kind & 1:
                    items.append((PORTAL + kind, room, NONE))
        if with_beasts & here:
            for beast in creatures_in(s, room):
                kind = s.beast_kind[beast]
                if kind != GUARD and bits >> kind & 1:
                    items.append((kind, NONE, beast))
    if fire:
        items.append((FIRE, NONE, NONE))
    if ice:
        items.append((ICE, NONE, NONE))
    if dark:
        items.append((DARK, NONE, NONE))
    if items:
        then(s, Paragraph(tuple(items), fire, ice, dark))


def still_there(s: Academy, f: Paragraph | OrderActivation, item: Item) -> bool:
    """Threats removed before their turn are skipped."""
    kind, room, beast = item
    if beast != NONE:
        return s.beast_room[beast] >= 0
    if room == NONE:
        return where(s, kind) & (f.fire if kind == FIRE else f.ice if kind == ICE else f.dark) != 0
    if kind >= PORTAL:
        return s.portals[room] >> (kind - PORTAL) & 1 == 1
    return s.tokens[TOKENS * room + kind] > 0


def codes_of(s: Academy, items: tuple[Item, ...]) -> list[int]:
    """The choices among these; of equal creatures in one room, one is enough."""
    found: list[int] = []
    for item in items:
        code = code_of(s, item)
        if item[2] == NONE or code not in found:
            found.append(code)
    return found


def code_of(s: Academy, item: Item) -> int:
    """The choice that names a threat."""
    kind, room, beast = item
    if beast != NONE:
        return CREATURE.code(kind, s.beast_room[beast], s.this_turn.hurt[beast])
    return STANDS.rows[kind][room] if room != NONE else ALL_OF.codes[kind]


def paragraph(s: Academy, f: Paragraph) -> None:
    """One threat after another, in an order that the players choose (WA-GEN-8).

    A room where the fire, ice or darkness went out is out for good: what comes there later in
    the paragraph is not added (WA-AMB-5).
    """
    items = f.items
    for item in items:
        if not still_there(s, f, item):
            items = tuple([other for other in items if still_there(s, f, other)])
            break
    if not items:
        return
    fire = f.fire & where(s, FIRE)
    ice = f.ice & where(s, ICE)
    dark = f.dark & where(s, DARK)
    if len(items) == 1 or _look_alike(s, items) or _indifferent(items):
        _activate_one(s, items, 0, fire, ice, dark)
    else:
        then(s, OrderActivation(s.active, items, fire, ice, dark))


def _look_alike(s: Academy, items: tuple[Item, ...]) -> bool:
    """Equal creatures in one room only."""
    first = code_of(s, items[0])
    for item in items:
        if item[2] == NONE or code_of(s, item) != first:
            return False
    return True


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
    for at, item in enumerate(f.items):
        if code_of(s, item) == code:
            _activate_one(s, f.items, at, f.fire, f.ice, f.dark)
            return


def _activate_one(
    s: Academy, items: tuple[Item, ...], at: int, fire: int, ice: int, dark: int
) -> None:
    if len(items) > 1:
        then(s, Paragraph(items[:at] + items[at + 1 :], fire, ice, dark))
    kind, room, beast = items[at]
    if beast != NONE:
        if s.watched:
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
        if s.watched:
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
