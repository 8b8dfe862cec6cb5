"""What would happen: threats if they activated, and a turn that ended in a room."""

from typing import Final

from spellhall.games.wizards_academy.box.disasters import DESIGN_OF, DISASTERS
from spellhall.games.wizards_academy.box.effects import NAMED, Activate
from spellhall.games.wizards_academy.box.kinds import (
    DARK,
    DEMON,
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
from spellhall.games.wizards_academy.box.rooms import CARD_ARROWS, CRYSTAL
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.rules.table.contents import beasts_in, kinds_in
from spellhall.games.wizards_academy.rules.table.lasting import calmed, exposed, warded
from spellhall.games.wizards_academy.rules.table.wizards import glyph_count
from spellhall.games.wizards_academy.rules.threats.enduring import endured
from spellhall.games.wizards_academy.rules.threats.spreading import spread_ways
from spellhall.games.wizards_academy.show.names import (
    a_kind,
    kind_name,
    listed,
    person_name,
    the_room,
)
from spellhall.games.wizards_academy.state.paths import FAR, connected, distances, in_play, joined
from spellhall.games.wizards_academy.state.state import Academy

# One room card for each first arrow, and one «towards the Cursed Room».
SAMPLE: Final = tuple(
    next(i for i, arrows in enumerate(CARD_ARROWS) if arrows[:1] == first)
    for first in ((0,), (1,), (2,), (3,), ())
)


def if_activated(s: Academy, kind: int, room: int) -> str:
    """One sentence: what this threat will do when it activates."""
    if kind == GUARD:
        return "Guards glyphs; never activates."
    if warded(s, room):
        return "Under a ward: it does not activate."
    if calmed(s) and kind in (FIRE, WATER, ICE):
        return "Calm: it does not activate."
    if kind >= PORTAL:
        return f"Lets {a_kind(kind - PORTAL)} in here."
    if kind == FIRE:
        group = connected(s, room, FIRE)
        with_it = f", as one of {len(group)} burning rooms" if len(group) > 1 else ""
        return f"Spreads one way by a room card{with_it}: {_goals(s, kind, room)}."
    if kind == WATER:
        return "Nothing in the basic game." if s.scenario == BASIC else _water(s, room)
    if kind == ICE or kind == DARK:
        return f"Spreads one way by a room card: {_goals(s, kind, room)}."
    if kind == HAUNT:
        return "Drifts to a random neighbour, through walls."
    if kind == IMP:
        return _imp(s, room)
    if kind == TROLL:
        seats = exposed(s, room, TROLL)
        if seats:
            return f"{_one_of(s, seats)} loses a glyph and is thrown into a random room."
        return _wanders(s, room)
    return _demon(s, room)


def _goals(s: Academy, kind: int, room: int) -> str:
    goals = sorted(
        {goal for card in range(len(CARD_ARROWS)) for goal in spread_ways(s, kind, card, room)}
    )
    return listed([the_room(goal) for goal in goals]) if goals else "nowhere from here"


def _water(s: Academy, room: int) -> str:
    if s.tokens[TOKENS * room + WATER] < 2:
        return "Rises by one: deep water."
    goals = [the_room(other) for other in joined(s, room)]
    return f"Overflows into {listed(goals)}." if goals else "Overflows, but has nowhere to go."


def _one_of(s: Academy, seats: list[int]) -> str:
    return _either([person_name(s.wizards[seat].person) or "a wizard" for seat in seats])


def _wanders(s: Academy, room: int) -> str:
    goals = joined(s, room)
    if not goals:
        return "Cannot leave the room."
    return f"Goes by a room card to {_either([the_room(goal) for goal in goals])}."


def _either(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _imp(s: Academy, room: int) -> str:
    seats = [seat for seat in exposed(s, room, IMP) if glyph_count(s, seat)]
    if seats:
        return f"{_one_of(s, seats)} loses a glyph."
    sources = [kind + 1 for kind in range(7) if s.source[kind] == room]
    if sources:
        kinds = _either([str(kind) for kind in sources])
        return f"Everybody with a glyph {kinds} loses one; if nobody has one, the imp goes."
    return _wanders(s, room)


def _demon(s: Academy, room: int) -> str:
    seats = exposed(s, room, DEMON)
    if seats:
        return f"1 mana is lost; {_one_of(s, seats)} may flee."
    if s.tokens[TOKENS * room + HAUNT]:
        return _wanders(s, room)
    nearest = min(
        [distances(s, other)[room] for other in in_play(s) if exposed(s, other, DEMON)],
        default=FAR,
    )
    if nearest == FAR:
        return _wanders(s, room)
    return f"Takes a step to the nearest wizard, {nearest} room{'' if nearest == 1 else 's'} away."


def attack_cost(s: Academy, kind: int, room: int) -> int:
    """The mana that the crystal would lose if this threat came into it from here, alone."""
    if kind == FIRE:
        return -(-len(set(connected(s, room, FIRE)) | {CRYSTAL}) // 3)
    if kind == DARK:
        return -(-len(set(connected(s, room, DARK)) | {CRYSTAL}) // 4)
    if kind == WATER:
        tokens = sum(s.tokens[TOKENS * other + WATER] for other in connected(s, room, WATER))
        return -(-(tokens + 1) // 6)
    if kind == IMP:
        return 1 if beasts_in(s, CRYSTAL, IMP) else 0
    return {ICE: 0, HAUNT: 1, TROLL: 1, DEMON: 2, GUARD: 0}.get(kind, 1)


def if_ended(s: Academy, seat: int, room: int) -> tuple[int, int, list[str]]:
    """Mana and glyphs that ending the turn in a room would cost at most, and a line for each."""
    wizard = s.wizards[seat]
    kept = wizard.room
    wizard.room = room
    items = endured(s, seat)
    wizard.room = kept
    mana = 0
    glyphs = 0
    lines: list[str] = []
    held = glyph_count(s, seat)
    for kind, _ in items:
        name = kind_name(kind)
        name = name[0].upper() + name[1:]
        if kind in (FIRE, WATER, ICE, TROLL):
            mana += 1
            lines.append(f"{name}: lose 1 mana; you may flee to the crystal.")
        elif kind == DEMON:
            mana += 1
            glyphs = sum(wizard.glyphs)
            lines.append(f"{name}: lose 1 mana and every glyph of your collection.")
        elif kind == IMP:
            glyphs = min(held, glyphs + 1)
            lines.append(f"{name}: lose a glyph.")
        elif kind == DARK:
            lines.append(f"{name}: you cannot share a glyph this turn.")
        else:
            lines.append(f"{name}: a bound spell comes loose.")
    return mana, glyphs, lines


def _reach(s: Academy, effect: Activate) -> list[int]:
    """The rooms in which a disaster activates threats."""
    if effect.where == NAMED:
        return [room for room in effect.rooms if s.square[room] >= 0]
    return in_play(s)


def struck(s: Academy, card: int) -> list[int]:
    """The rooms that a disaster names, or in which it would wake something as things stand."""
    found = [
        room
        for effect in DISASTERS[DESIGN_OF[card]].effects
        if isinstance(effect, Activate)
        for room in _reach(s, effect)
        if effect.where == NAMED or kinds_in(s, room, effect.bits)
    ]
    return list(dict.fromkeys(found))


def if_happens(s: Academy, card: int) -> list[str]:
    """What a disaster would wake as things stand: a line for each threat."""
    lines: list[str] = []
    for effect in DISASTERS[DESIGN_OF[card]].effects:
        if not isinstance(effect, Activate):
            continue
        for room in _reach(s, effect):
            for kind in kinds_in(s, room, effect.bits):
                name = kind_name(kind)
                line = f"{name[0].upper()}{name[1:]} in {the_room(room)}: "
                lines.append(line + if_activated(s, kind, room))
    return list(dict.fromkeys(lines))
