"""Among which things each question lets one choose: read off the table, not out of the rules."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from spellhall.games.wizards_academy.box.grid import SPACE_LEVEL, SPACE_WORDS, SPACES
from spellhall.games.wizards_academy.box.kinds import (
    DARK,
    FIRE,
    GLYPHS,
    GUARD,
    ICE,
    KIND_WORDS,
    KINDS,
    PORTAL,
    TOKENS,
)
from spellhall.games.wizards_academy.box.people import PEOPLE
from spellhall.games.wizards_academy.box.rooms import CRYSTAL
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.box.spells import OF_LEVEL, SPELL_WORDS, SPELLS
from spellhall.games.wizards_academy.frames.casting import NameSpell, Pay
from spellhall.games.wizards_academy.frames.picks import (
    Pick,
    PickBeast,
    PickCard,
    PickGlyph,
    PickKind,
    PickRoom,
    PickSeat,
    PickShift,
    PickSource,
    PickSpace,
    PickThing,
    PickTurn,
)
from spellhall.games.wizards_academy.frames.threats import OrderActivation, OrderEndure
from spellhall.games.wizards_academy.frames.turn import Act, PickPerson, ShareGlyph
from spellhall.games.wizards_academy.state.state import NONE, Academy

Ids = Iterator[str]
FROM_SUPPLY: Final = ("gain", "give", "wand")  # picks of glyphs that nobody owns yet
SPREADING: Final = (FIRE, ICE, DARK)  # they activate all at once, wherever they lie


def people(s: Academy, f: PickPerson) -> Ids:
    return (f"person:{person}" for person in range(len(PEOPLE)))


def wizards(s: Academy, f: Any) -> Ids:
    return (f"wizard:{seat}" for seat in range(len(s.wizards)))


# -- The board -----------------------------------------------------------------------------------


def rooms(s: Academy, f: Any) -> Ids:
    """The one outside included."""
    return (f"room:{room}" for room in s.room_at if room != NONE)


def other_rooms(s: Academy, f: Any) -> Ids:
    here = s.wizards[f.seat].room
    return (f"room:{room}" for room in s.room_at if room not in (NONE, here))


def sources(s: Academy, f: Any) -> Ids:
    return (f"source:{kind + 1}" for kind in range(GLYPHS) if s.source[kind] != NONE)


def tokens(s: Academy, f: Any) -> Ids:
    """Whatever stands in a room, by its kind."""
    for room in s.room_at:
        if room != NONE:
            yield from (f"token:{room}:{kind}" for kind in _standing(s, room))


def _standing(s: Academy, room: int) -> Iterator[int]:
    yield from (kind for kind in range(TOKENS) if s.tokens[TOKENS * room + kind])
    beasts = {s.beast_kind[b] for b in range(len(s.beast_kind)) if s.beast_room[b] == room}
    yield from sorted(beasts)
    yield from (PORTAL + kind for kind in range(KINDS) if s.portals[room] >> kind & 1)


def beasts(s: Academy, asked: Iterable[int]) -> Ids:
    """Of creatures that look alike one stands for all, one of those that are asked about first."""
    met: set[tuple[int, int, int]] = set()
    for beast in (*asked, *range(len(s.beast_kind))):
        look = (s.beast_kind[beast], s.beast_room[beast], s.this_turn.hurt[beast])
        if s.beast_room[beast] >= 0 and look not in met:
            met.add(look)
            yield f"beast:{beast}"


def activating(s: Academy, f: OrderActivation) -> Ids:
    """Fire, ice and darkness as a whole; all else that can activate, one by one."""
    for kind in SPREADING:
        if any(s.tokens[TOKENS * room + kind] for room in s.room_at if room != NONE):
            yield f"kind:{KIND_WORDS[kind]}"
    for room in s.room_at:
        for kind in _standing(s, room) if room != NONE else ():
            if kind not in SPREADING and (kind < TOKENS or PORTAL <= kind < GUARD):
                yield f"token:{room}:{kind}"
    yield from beasts(s, [beast for _, _, beast in f.items if beast != NONE])


def endured(s: Academy, f: OrderEndure) -> Ids:
    """What stands in the room; of several creatures of a kind one."""
    for kind in _standing(s, f.room):
        if kind < TOKENS:
            yield f"token:{f.room}:{kind}"
    kinds: set[int] = set()
    asked = [beast for _, beast in f.items if beast != NONE]
    for beast in (*asked, *range(len(s.beast_kind))):
        if s.beast_room[beast] == f.room and s.beast_kind[beast] not in kinds:
            kinds.add(s.beast_kind[beast])
            yield f"beast:{beast}"


# -- Spells and glyphs ---------------------------------------------------------------------------


def spaces(s: Academy, f: Any) -> Ids:
    return (f"space:{SPACE_WORDS[i]}" for i in range(SPACES) if s.grid[i] != NONE)


def names(s: Academy, f: NameSpell) -> Ids:
    for spell in OF_LEVEL[SPACE_LEVEL[f.space]]:
        if s.scenario != BASIC or SPELLS[spell].basic:
            yield f"spell:{SPELL_WORDS[spell]}"


def glyphs(s: Academy, seat: int) -> Ids:
    held = s.wizards[seat].glyphs
    return (f"glyph:{seat}:{kind + 1}" for kind in range(GLYPHS) if held[kind])


def own_glyphs(s: Academy, f: ShareGlyph) -> Ids:
    return glyphs(s, f.seat)


def glyphs_and_loans(s: Academy, f: Pay) -> Ids:
    """One's own; of the others in the basic game all, else the one in each shared box."""
    yield from glyphs(s, f.seat)
    for seat, wizard in enumerate(s.wizards):
        if s.scenario != BASIC and wizard.shared:
            yield f"shared:{seat}"
        elif s.scenario == BASIC and seat != f.seat:
            yield from glyphs(s, seat)


def actions(s: Academy, f: Act) -> Ids:
    yield from other_rooms(s, f)
    yield from sources(s, f)
    yield from spaces(s, f)
    if s.wizards[f.seat].room == CRYSTAL and s.scenario != BASIC:
        yield f"action:{CRYSTAL}"
    if s.wizards[f.seat].staff != NONE:
        yield f"staff:{f.seat}"


# -- Picks ---------------------------------------------------------------------------------------


def picked_glyphs(s: Academy, f: PickGlyph) -> Ids:
    """Out of the supply, or what the wizard owns."""
    if f.why in FROM_SUPPLY:
        yield from (f"glyph:{f.seat}:{kind + 1}" for kind in range(GLYPHS))
        return
    yield from glyphs(s, f.seat)
    if s.wizards[f.seat].shared:
        yield f"shared:{f.seat}"


def picked_kinds(s: Academy, f: PickKind) -> Ids:
    """Names, not things on the table: only those asked about are shown."""
    return (f"kind:{KIND_WORDS[kind]}" for kind in f.things)


def picked_cards(s: Academy, f: PickCard) -> Ids:
    """They were turned over for this."""
    word = "room_card" if f.why == "next_room_card" else "disaster"
    return (f"{word}:{card}" for card in f.things)


PICKED: Final[dict[type[Pick], Callable[[Any, Any], Ids]]] = {
    PickRoom: rooms,
    PickBeast: lambda s, f: beasts(s, f.things),
    PickThing: tokens,
    PickGlyph: picked_glyphs,
    PickSeat: wizards,
    PickKind: picked_kinds,
    PickSpace: spaces,
    PickTurn: rooms,
    PickCard: picked_cards,
    PickSource: sources,
    PickShift: rooms,
}
