"""Threats that meet, and attacks on the Mana Crystal (ledger sections 7.6, 14.7)."""

from typing import Final

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wizards_academy.box.kinds import (
    DARK,
    DEMON,
    FIRE,
    GUARD,
    HAUNT,
    ICE,
    IMP,
    MOST_FIRE,
    MOST_WATER,
    PORTAL,
    TOKENS,
    TROLL,
    WATER,
)
from spellhall.games.wizards_academy.box.meetings import (
    ATTACK,
    BRAWL,
    CATCH,
    DOUSE,
    DUEL,
    FLARE,
    FREEZE,
    ICE_RING,
    LIGHT,
    OVERFLOW,
    THAW,
)
from spellhall.games.wizards_academy.box.rooms import CRYSTAL
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import MEET
from spellhall.games.wizards_academy.frames.effects import LoseOne
from spellhall.games.wizards_academy.frames.threats import (
    Interact,
    LoseMana,
    OrderInteraction,
    Triumph,
)
from spellhall.games.wizards_academy.rules.goals import goal_reached
from spellhall.games.wizards_academy.rules.table.contents import beasts_in, kill, take
from spellhall.games.wizards_academy.rules.table.lasting import exposed, warded
from spellhall.games.wizards_academy.rules.table.mana import end
from spellhall.games.wizards_academy.state.building import TOO_MUCH, lying, set_tokens
from spellhall.games.wizards_academy.state.paths import LINKED, connected, joined
from spellhall.games.wizards_academy.state.state import NONE, WON, Academy

# A meeting and the room where it happens.
Item = tuple[int, int]

# For each meeting the kinds it changes and the kinds it looks at, as bits.
_CHANGES: Final = (
    *(1 << FIRE, 1 << ICE, 1 << WATER, 1 << IMP),
    *(1 << GUARD | 1 << TROLL, 1 << GUARD | 1 << DEMON, 1 << DARK, 1 << FIRE, 0),
    *[1 << kind for kind in range(9)],
    1 << ICE,
)
_LOOKS: Final = (
    *(1 << FIRE | 1 << WATER, 1 << FIRE | 1 << ICE, 1 << ICE | 1 << WATER),
    *(1 << GUARD | 1 << IMP, 1 << GUARD | 1 << TROLL, 1 << GUARD | 1 << DEMON),
    *(1 << FIRE | 1 << DARK, 1 << FIRE, 1 << WATER),
    *[1 << kind for kind in range(9)],
    1 << ICE,
)


def interactions(s: Academy) -> list[Item]:
    """Everything that would happen now, if nothing else came first."""
    found: list[Item] = []
    guards = 0  # rooms with a guardian, as bits
    creatures = 0  # rooms with other creatures
    for beast, room in enumerate(s.beast_room):
        if room >= 0:
            if s.beast_kind[beast] == GUARD:
                guards |= 1 << room
            else:
                creatures |= 1 << room
    fights = guards & creatures
    tokens = lying(s)
    fire = tokens[FIRE]
    water = tokens[WATER]
    ice = tokens[ICE]
    elements = fire & (water | ice | tokens[DARK]) | water & ice
    elements |= tokens[TOO_MUCH + FIRE] | tokens[TOO_MUCH + WATER]
    rooms = elements | fights
    while rooms:
        lowest = rooms & -rooms
        room = lowest.bit_length() - 1
        if elements & lowest:
            _add_elements(s, room, found)
        if fights & lowest:
            for rule, kind in ((CATCH, IMP), (BRAWL, TROLL), (DUEL, DEMON)):
                if beasts_in(s, room, kind):
                    found.append((rule, room))
        rooms ^= lowest
    _add_attacks(s, found, creatures)
    return found


def _add_elements(s: Academy, room: int, found: list[Item]) -> None:
    """What fire and water in a room do there."""
    at = TOKENS * room
    fire = s.tokens[at + FIRE]
    water = s.tokens[at + WATER]
    ice = s.tokens[at + ICE]
    if fire:
        if water:
            found.append((DOUSE, room))
        if ice:
            found.append((THAW, room))
        if s.tokens[at + DARK]:
            found.append((LIGHT, room))
        if fire > MOST_FIRE:
            found.append((FLARE, room))
    if water:
        if ice:
            found.append((FREEZE, room))
        if water > MOST_WATER:
            found.append((OVERFLOW, room))


def _add_attacks(s: Academy, found: list[Item], creatures: int) -> None:
    """What attacks the crystal; water waits for the end of an overflow (WA-AT-WATER-5)."""
    tokens = lying(s)
    for kind in range(TOKENS):
        if tokens[kind] >> CRYSTAL & 1:
            if kind == WATER and any(meeting == OVERFLOW for meeting, _ in found):
                continue
            found.append((ATTACK + kind, CRYSTAL))
    if s.portals[CRYSTAL]:
        found.append((ATTACK + PORTAL, CRYSTAL))
    if creatures >> CRYSTAL & 1:
        if len(beasts_in(s, CRYSTAL, IMP)) >= 2:
            found.append((ATTACK + IMP, CRYSTAL))
        for kind in (TROLL, DEMON):
            if beasts_in(s, CRYSTAL, kind):
                found.append((ATTACK + kind, CRYSTAL))
    if s.scenario != BASIC and tokens[ICE]:
        around = joined(s, CRYSTAL, LINKED)
        if around and all(tokens[ICE] >> room & 1 for room in around):
            found.append((ICE_RING, CRYSTAL))


def at_odds(s: Academy, one: Item, other: Item) -> bool:
    """Whether it may matter which of two comes first."""
    a, room_a = one
    b, room_b = other
    if a == OVERFLOW or b == OVERFLOW:
        if _spills(s, a, room_a, b, room_b) or _spills(s, b, room_b, a, room_a):
            return True
    wide = ATTACK <= a < ATTACK + TOKENS or ATTACK <= b < ATTACK + TOKENS or ICE_RING in (a, b)
    if room_a != room_b and not wide:
        return False
    return bool(_CHANGES[a] & _LOOKS[b] or _CHANGES[b] & _LOOKS[a])


def _spills(s: Academy, rule: int, room: int, other: int, there: int) -> bool:
    """Whether water that overflows next door changes what another rule finds."""
    if rule != OVERFLOW:
        return False
    if other == ATTACK + FIRE:
        return any(s.tokens[TOKENS * wet + FIRE] for wet in joined(s, room))
    return other in (THAW, FREEZE, LIGHT, FLARE) and there in joined(s, room)


def interact(s: Academy, f: Interact) -> None:
    """One at a time until nothing more happens; the players order what is at odds."""
    items = interactions(s)
    if not items:
        if goal_reached(s):
            then(s, Triumph())
        return
    disputed: list[Item] = []
    for item in items:
        odds = False
        for other in items:
            if other != item and at_odds(s, item, other):
                odds = True
                break
        if not odds:
            then(s, f)
            happen(s, item[0], item[1])
            return
        disputed.append(item)
    then(s, OrderInteraction(s.active, tuple(disputed)))


def disputed_items(s: Academy, f: OrderInteraction) -> list[int]:
    """Any order is allowed (WA-INT-11, WA-INT-12)."""
    rows = MEET.rows
    return [rows[meeting][room] for meeting, room in f.items]


def order_interaction(s: Academy, f: OrderInteraction, code: int) -> None:
    """This one now; the rest is looked at again."""
    then(s, Interact())
    happen(s, MEET.first[code], MEET.second[code])


def happen(s: Academy, rule: int, room: int) -> None:
    """Carry out one interaction or attack."""
    if rule == DOUSE:
        take(s, FIRE, room, why="doused")
    elif rule == THAW:
        take(s, ICE, room, why="thawed")
    elif rule == FREEZE:
        take(s, WATER, room, why="frozen")
    elif rule == LIGHT:
        take(s, DARK, room, why="lit")
    elif rule == CATCH:
        take(s, IMP, room, why="caught")
    elif rule == BRAWL:
        take(s, TROLL, room, 1, "fight")
        take(s, GUARD, room, 1, "fight")
    elif rule == DUEL:
        if take(s, GUARD, room, 2, "fight") == 2:
            take(s, DEMON, room, 1, "fight")
    elif rule == FLARE:
        _flare(s, room)
    elif rule == OVERFLOW:
        _overflow(s, room)
    elif rule == ICE_RING:
        tell(s, "ice_ring")
        for other in joined(s, CRYSTAL, LINKED):
            take(s, ICE, other, 1, "ring")
        then(s, LoseMana(1, "ice", CRYSTAL))
    else:
        _attack(s, rule - ATTACK)


def _flare(s: Academy, room: int) -> None:
    """Too much fire: the excess goes, and wizards there lose a glyph each (WA-AT-FIRE-1)."""
    set_tokens(s, room, FIRE, MOST_FIRE)
    tell(s, "flare", room)
    for seat in reversed(exposed(s, room, FIRE)):
        then(s, LoseOne(seat, "flare", NONE))


def _overflow(s: Academy, room: int) -> None:
    """The excess goes, and one water comes into every adjoining room (WA-AT-WATER-2 to 4)."""
    set_tokens(s, room, WATER, MOST_WATER)
    s.overflowed |= 1 << room
    tell(s, "overflow", room)
    for other in joined(s, room):
        if not s.overflowed >> other & 1 and not warded(s, other):
            set_tokens(s, other, WATER, s.tokens[TOKENS * other + WATER] + 1)
            tell(s, "place", WATER, other, 1, room)


_PER_MANA: Final = (3, 6, 0, 4)  # tokens of fire, water, ice and darkness for one mana


def _attack(s: Academy, kind: int) -> None:
    """What stands in the crystal goes and takes mana with it."""
    lost = 0
    cause = "portal"
    if kind == PORTAL:
        for inner in range(8):
            lost += take(s, PORTAL + inner, CRYSTAL, why="strikes")
    elif kind == ICE:
        take(s, ICE, CRYSTAL, why="melts")
        return
    elif kind < HAUNT:
        gone = 0
        rooms = connected(s, CRYSTAL, kind)
        for room in rooms:
            gone += s.tokens[TOKENS * room + kind]
            set_tokens(s, room, kind, 0)
        tell(s, "spent", kind, tuple(rooms))
        lost = -(-gone // _PER_MANA[kind])
        cause = ("fire", "water", "ice", "darkness")[kind]
    elif kind == HAUNT:
        lost = take(s, HAUNT, CRYSTAL, why="strikes")
        cause = "haunt"
    else:
        beasts = beasts_in(s, CRYSTAL, kind)
        for beast in beasts:
            kill(s, beast, "strikes")
        lost = len(beasts) if kind == TROLL else 2 * len(beasts)
        cause = "troll" if kind == TROLL else "demon"
        if kind == IMP:
            lost = -(-len(beasts) // 2)
            cause = "imps"
    then(s, LoseMana(lost, cause, CRYSTAL))


def triumph(s: Academy, f: Triumph) -> None:
    """The players have won."""
    end(s, WON)


def interact_after(s: Academy, *frames: Frame) -> None:
    """Schedule frames, then the check of what they did."""
    then(s, *frames, Interact())


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Interact, interact)
    rules.question(OrderInteraction, disputed_items, order_interaction)
    rules.work(Triumph, triumph)
