"""Verbs that hurt creatures (WA-V-3)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import then
from spellhall.games.wizards_academy.box.effects import EACH, SAME, Annihilate, Damage
from spellhall.games.wizards_academy.box.kinds import CREATURES, PORTAL, TOUGHNESS
from spellhall.games.wizards_academy.box.people import BRANN
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.picks import PickBeast, PickKind
from spellhall.games.wizards_academy.frames.threats import Interact
from spellhall.games.wizards_academy.rules.effects.aims import again, is_boosted, rooms_at
from spellhall.games.wizards_academy.rules.table.contents import beasts_in, creatures_in, kill, take
from spellhall.games.wizards_academy.state.paths import in_academy, in_play, joined
from spellhall.games.wizards_academy.state.state import NONE, School

FARTHER: Final = -5  # a mark: the one target farther away was used (WA-CHAR-2)


def do_damage(s: School, f: Perform, verb: Damage) -> None:
    """Each creature there, or some of choice (WA-CAST-9); Brann reaches one room farther."""
    if verb.how == SAME:
        beast = s.marks[-1] if s.marks else NONE
        if beast >= 0 and s.beast_room[beast] >= 0:
            hit(s, beast, verb.n)
            then(s, Interact())
        return
    rooms = rooms_at(s, f.seat, verb.where)
    if verb.how == EACH:
        _damage_each(s, f, verb, rooms)
    elif f.step % 2 == 0:
        _ask_target(s, f, verb, rooms)
    else:
        beast = s.picked.pop()
        if beast == NONE:
            return
        if s.beast_room[beast] not in rooms:
            s.marks.insert(0, FARTHER)
        s.marks.append(beast)
        hit(s, beast, verb.n)
        if (f.step + 1) // 2 < verb.most:
            then(s, again(f, f.step + 1))
        then(s, Interact())


def _damage_each(s: School, f: Perform, verb: Damage, rooms: list[int]) -> None:
    if f.step == 0:
        farther: list[int] = []
        if _may_reach_farther(s, f.seat):
            farther = [beast for room in _ring(s, f.seat, rooms) for beast in creatures_in(s, room)]
        for beast in [beast for room in rooms for beast in creatures_in(s, room)]:
            hit(s, beast, verb.n)
        if farther:
            things = tuple(unlike(s, farther))
            then(s, PickBeast(f.seat, "damage_farther", things, True), again(f, 1))
        else:
            then(s, Interact())
        return
    beast = s.picked.pop()
    if beast != NONE:
        s.marks.insert(0, FARTHER)
        hit(s, beast, verb.n)
    then(s, Interact())


def _ask_target(s: School, f: Perform, verb: Damage, rooms: list[int]) -> None:
    reach = list(rooms)
    if _may_reach_farther(s, f.seat):
        reach += _ring(s, f.seat, rooms)
    beasts = [beast for room in reach for beast in creatures_in(s, room)]
    if verb.most > 1:
        beasts = [beast for beast in beasts if beast not in s.marks]
    things = tuple(unlike(s, beasts))
    then(s, PickBeast(f.seat, "damage", things, verb.most > 1), again(f, f.step + 1))


def _may_reach_farther(s: School, seat: int) -> bool:
    return s.scenario != BASIC and s.wizards[seat].person == BRANN and FARTHER not in s.marks


def _ring(s: School, seat: int, rooms: list[int]) -> list[int]:
    """The rooms one step beyond these, seen from the caster."""
    here = s.wizards[seat].room
    found: list[int] = []
    for room in rooms:
        for other in joined(s, room):
            if other != here and other not in rooms and other not in found:
                found.append(other)
    return found


def unlike(s: School, beasts: list[int]) -> list[int]:
    """Of equal creatures in one room, one is enough to choose from."""
    found: list[int] = []
    kinds: list[tuple[int, int, int]] = []
    for beast in beasts:
        kind = (s.beast_kind[beast], s.beast_room[beast], s.this_turn.hurt[beast])
        if kind not in kinds:
            kinds.append(kind)
            found.append(beast)
    return found


def hit(s: School, beast: int, n: int) -> None:
    """Damage of one turn adds up (WA-CAST-11)."""
    s.this_turn.hurt[beast] += n
    tell(s, "hit", s.beast_kind[beast], s.beast_room[beast], n)
    if s.this_turn.hurt[beast] >= TOUGHNESS[s.beast_kind[beast]]:
        kill(s, beast)


def do_annihilate(s: School, f: Perform, verb: Annihilate) -> None:
    """All of one kind in the academy; boosted, its portals too (WA-SP-403)."""
    if f.step == 0:
        then(s, PickKind(f.seat, "annihilate", CREATURES, False), again(f, 1))
        return
    kind = s.picked.pop()
    for beast in [beast for room in in_academy(s) for beast in beasts_in(s, room, kind)]:
        hit(s, beast, 3)
    if is_boosted(s):
        for room in in_play(s):
            take(s, PORTAL + kind, room)
    then(s, Interact())
