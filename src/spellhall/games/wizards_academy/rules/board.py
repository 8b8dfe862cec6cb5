"""What stands where: putting things into rooms and taking them out, cards and mana."""

from spellhall.engine.chance import draw, shuffle
from spellhall.engine.events import tell
from spellhall.engine.stack import then
from spellhall.games.wizards_academy.frames import Leave
from spellhall.games.wizards_academy.kinds import (
    DARK,
    DEMON,
    FIRE,
    GUARD,
    HAUNT,
    ICE,
    MOST_MANA,
    PORTAL,
    TOKENS,
    WATER,
)
from spellhall.games.wizards_academy.paths import (
    in_play,
    joined,
    joined_room,
    reach,
    steps_towards,
)
from spellhall.games.wizards_academy.rooms import (
    CARD_ARROWS,
    CARD_ROOM,
    CRYSTAL,
    CURSED,
    OUTSIDE,
)
from spellhall.games.wizards_academy.scenarios import BASIC, BINDING, UNSTABLE_ACADEMY
from spellhall.games.wizards_academy.state import (
    BOOSTED,
    CALM,
    NONE,
    OUT_OF_MANA,
    PORTALS,
    ROBED,
    SAFE,
    WARD,
    School,
    forget_plan,
)
from spellhall.games.wizards_academy.threat_frames import Interact, LoseMana

# -- Threats and creatures -----------------------------------------------------------------------


def count(s: School, room: int, kind: int) -> int:
    """How many of a kind are in a room: tokens, portals or creatures."""
    if kind < TOKENS:
        return s.tokens[TOKENS * room + kind]
    if PORTAL <= kind < GUARD:
        return s.portals[room] >> (kind - PORTAL) & 1
    return len(beasts_in(s, room, kind))


def beasts_in(s: School, room: int, kind: int) -> list[int]:
    """The creatures of a kind in a room."""
    rooms = s.beast_room
    kinds = s.beast_kind
    return [i for i in range(len(rooms)) if rooms[i] == room and kinds[i] == kind]


def creatures_in(s: School, room: int) -> list[int]:
    """All creatures in a room, guardians included."""
    rooms = s.beast_room
    return [i for i in range(len(rooms)) if rooms[i] == room]


def anywhere(s: School, kind: int) -> bool:
    """Whether one of the kind is in play."""
    for room in in_play(s):
        if count(s, room, kind):
            return True
    return False


def threatening(s: School, kind: int) -> bool:
    """Whether one of the kind has a chain of adjoining rooms to the crystal (WA-GEN-26)."""
    mask = reach(s)
    for room in in_play(s):
        if mask >> room & 1 and count(s, room, kind):
            return True
    return False


def put(s: School, kind: int, room: int, n: int = 1) -> None:
    """Put n of a kind into a room; what a limit forbids goes back at once (WA-INT-8)."""
    if kind != GUARD and warded(s, room):
        tell(s, "kept_out", room, kind)
        return
    tell(s, "place", kind, room, n)
    if kind < TOKENS:
        at = TOKENS * room + kind
        most = 1 if kind == DARK or kind == HAUNT else 2 if kind == ICE else 99
        if s.scenario == BASIC:
            most = 1 if kind == FIRE else 2
        if kind == WATER:
            s.overflowed = 0
        s.tokens[at] = max(s.tokens[at], min(s.tokens[at] + n, most))
        if kind == ICE:
            forget_plan(s)
    elif PORTAL <= kind < GUARD:
        s.portals[room] |= 1 << (kind - PORTAL)
    else:
        for _ in range(n):
            new_beast(s, kind, room)


def new_beast(s: School, kind: int, room: int) -> None:
    """A creature takes a number that no creature of this turn had."""
    for i in range(len(s.beast_room)):
        if s.beast_room[i] == -2:
            s.beast_kind[i] = kind
            s.beast_room[i] = room
            s.beast_hurt[i] = 0
            return
    s.beast_kind.append(kind)
    s.beast_room.append(room)
    s.beast_hurt.append(0)


def kill(s: School, beast: int) -> None:
    """A creature leaves play; in Demon Binding the last demon comes back (WA-SC-5)."""
    kind = s.beast_kind[beast]
    room = s.beast_room[beast]
    s.beast_room[beast] = -1
    tell(s, "dies", kind, room)
    if kind == DEMON and s.scenario == BINDING and not anywhere(s, DEMON):
        tell(s, "place", DEMON, CURSED, 1)  # a scenario overrides a Ward (WA-ADV-2)
        new_beast(s, DEMON, CURSED)


def take(s: School, kind: int, room: int, n: int = 99) -> int:
    """Take up to n of a kind out of a room; returns how many."""
    if kind < TOKENS:
        at = TOKENS * room + kind
        gone = min(n, s.tokens[at])
        s.tokens[at] -= gone
        if kind == ICE:
            forget_plan(s)
    elif PORTAL <= kind < GUARD:
        gone = s.portals[room] >> (kind - PORTAL) & 1
        s.portals[room] &= ~(1 << (kind - PORTAL))
    else:
        # Who is hurt least goes first: nobody would choose otherwise.
        beasts = sorted(beasts_in(s, room, kind), key=s.beast_hurt.__getitem__)[:n]
        for beast in beasts:
            kill(s, beast)
        return len(beasts)
    if gone:
        tell(s, "remove", kind, room, gone)
    return gone


def kinds_in(s: School, room: int, bits: int) -> list[int]:
    """Which of these kinds are in a room."""
    return [kind for kind in range(GUARD + 1) if bits >> kind & 1 and count(s, room, kind)]


def swap_rooms(s: School, one: int, other: int) -> None:
    """Exchange two tiles with all they contain; their turns are kept (WA-V-10)."""
    a = s.square[one]
    b = s.square[other]
    s.square[one] = b
    s.square[other] = a
    s.room_at[a] = other
    s.room_at[b] = one
    forget_plan(s)
    tell(s, "swap", one, other)


def turn_room(s: School, room: int, quarters: int) -> None:
    """Turn a tile clockwise with all it contains."""
    s.facing[room] = (s.facing[room] + quarters) % 4
    forget_plan(s)
    tell(s, "turn_room", room, quarters % 4)


# -- Lasting effects and robes -------------------------------------------------------------------


def lasts(s: School, what: int, subject: int) -> bool:
    """Whether such an effect is on."""
    for status in s.lasting:
        if status[0] == what and status[1] == subject:
            return True
    return False


def warded(s: School, room: int) -> bool:
    """Whether a Ward lies on a room."""
    return bool(s.lasting) and lasts(s, WARD, room)


def calmed(s: School) -> bool:
    """Whether fire, water and ice are calm."""
    return bool(s.lasting) and lasts(s, CALM, 0)


def scrambled(s: School) -> bool:
    """Whether who walks out of a room arrives in a random one."""
    return bool(s.lasting) and lasts(s, PORTALS, 0)


def sheltered(s: School, seat: int) -> bool:
    """Whether a wizard endures nothing."""
    return bool(s.lasting) and lasts(s, SAFE, seat)


def uplifted(s: School, seat: int) -> bool:
    """Whether all spells of a wizard are boosted."""
    return bool(s.lasting) and lasts(s, BOOSTED, seat)


def robed(s: School, seat: int, kind: int) -> bool:
    """Whether a wizard and such threats treat each other as absent (WA-ITEM-3)."""
    if s.wizards[seat].robe == kind:
        return True
    return bool(s.lasting) and lasts(s, ROBED, 16 * seat + kind)


def exposed(s: School, room: int, kind: int) -> list[int]:
    """The wizards in a room that such a threat can see."""
    return [
        seat
        for seat in range(len(s.wizards))
        if s.wizards[seat].room == room and not robed(s, seat, kind)
    ]


# -- Wizards -------------------------------------------------------------------------------------


def relocate(s: School, seat: int, room: int, passed: list[int] | None = None) -> None:
    """A wizard is elsewhere; in the Unstable Academy each room left behind moves (WA-SC-11)."""
    wizard = s.wizards[seat]
    left = passed or [wizard.room]
    wizard.room = room
    if s.scenario == UNSTABLE_ACADEMY:
        then(s, *[Leave(old) for old in left if old != room])


def teleport(s: School, seat: int, room: int) -> None:
    """Nothing between counts (WA-AT-5)."""
    tell(s, "teleport", seat, room)
    relocate(s, seat, room)


def owned(s: School, seat: int) -> list[int]:
    """The glyphs a wizard can lose: types, and 7 more for the one in the shared box."""
    wizard = s.wizards[seat]
    found = [kind + 1 for kind in range(7) if wizard.glyphs[kind]]
    if wizard.shared:
        found.append(7 + wizard.shared)
    return found


def glyph_count(s: School, seat: int) -> int:
    """How many glyphs a wizard owns, the shared one included."""
    wizard = s.wizards[seat]
    return sum(wizard.glyphs) + (1 if wizard.shared else 0)


def gain_glyph(s: School, seat: int, kind: int, n: int = 1) -> None:
    """Glyphs come from the supply (WA-GEN-21)."""
    s.wizards[seat].glyphs[kind - 1] += n
    tell(s, "gain_glyph", seat, kind, n)


def lose_glyph(s: School, seat: int, glyph: int) -> int:
    """A glyph goes, out of the collection or the shared box; returns its type."""
    wizard = s.wizards[seat]
    kind = glyph
    if glyph > 7:
        kind = glyph - 7
        wizard.shared = 0
    else:
        wizard.glyphs[kind - 1] -= 1
    tell(s, "lose_glyph", seat, kind)
    return kind


def types_in_play(s: School, top: int = 7) -> list[int]:
    """The types that have a source on a room, the one outside included (WA-SP-1)."""
    return [kind + 1 for kind in range(top) if s.source[kind] != NONE]


# -- Mana ----------------------------------------------------------------------------------------


def lose_mana(s: School, f: LoseMana) -> None:
    """At 0 the game is lost at once (WA-GEN-25)."""
    s.mana = max(0, s.mana - f.n)
    tell(s, "lose_mana", f.n, f.cause, s.mana)
    if s.mana == 0:
        end(s, OUT_OF_MANA)


def gain_mana(s: School, n: int) -> None:
    """Never above 8 (WA-AMC-3)."""
    n = min(n, MOST_MANA - s.mana)
    s.mana += n
    tell(s, "gain_mana", n, s.mana)


def end(s: School, ending: int) -> None:
    """Nothing is pending any more."""
    s.ending = ending
    s.stack.clear()
    tell(s, "over", ending)


# -- Room cards ----------------------------------------------------------------------------------


def draw_room_card(s: School) -> int:
    """The top room card, discarded at once; an empty deck is shuffled first (WA-GEN-11)."""
    if not s.room_deck:
        s.room_deck = s.room_discard
        s.room_discard = []
        for card in s.room_deck:
            s.room_known[card] = False
        shuffle(s, s.room_deck)
        s.room_shuffles += 1
    card = draw(s, s.room_deck)
    s.room_discard.append(card)
    tell(s, "room_card", card)
    return card


def random_room(s: School) -> int:
    """A room card names a room (WA-GEN-12)."""
    return CARD_ROOM[draw_room_card(s)]


def ways(s: School, card: int, room: int, mode: int, threat: bool = True) -> list[int]:
    """Where a room card sends somebody: the lowest arrow that fits, or steps to choose from.

    Rooms under a Ward let no threat in.
    """
    arrows = CARD_ARROWS[card]
    for direction in arrows:
        other = joined_room(s, room, direction, mode)
        if other != NONE and not (threat and warded(s, other)):
            return [other]
    if arrows:
        return []
    towards = steps_towards(s, room, CURSED, mode) or joined(s, room, mode)
    return [other for other in towards if not (threat and warded(s, other))]


def leave(s: School, f: Leave) -> None:
    """The room just left changes places with the room outside (WA-SC-11)."""
    if f.room == CRYSTAL or s.square[f.room] == OUTSIDE or s.square[f.room] < 0:
        return
    swap_rooms(s, f.room, s.room_at[OUTSIDE])
    then(s, Interact())
