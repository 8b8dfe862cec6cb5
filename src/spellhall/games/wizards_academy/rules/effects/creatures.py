"""Effects that move creatures (WA-V-5, WA-V-6)."""

from spellhall.engine.events import tell
from spellhall.engine.stack import then
from spellhall.games.wizards_academy.box.effects import HERE, NEAR, Banish, Gather, Grip
from spellhall.games.wizards_academy.box.kinds import DEMON, GUARD, IMP, TROLL
from spellhall.games.wizards_academy.box.rooms import CRYSTAL, CURSED, OUTSIDE
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.picks import PickBeast, PickRoom
from spellhall.games.wizards_academy.frames.threats import Interact, MoveBeast
from spellhall.games.wizards_academy.rules.effects.aims import again, is_boosted, rooms_at
from spellhall.games.wizards_academy.rules.effects.damage import unlike
from spellhall.games.wizards_academy.rules.table.contents import beasts_in, creatures_in
from spellhall.games.wizards_academy.rules.table.lasting import warded
from spellhall.games.wizards_academy.state.paths import ADJOINING, joined, steps_towards
from spellhall.games.wizards_academy.state.state import NONE, School


def do_grip(s: School, f: Perform, verb: Grip) -> None:
    """A creature here is forced up to three rooms (WA-SP-302)."""
    if f.step == 0:
        beasts = tuple(unlike(s, creatures_in(s, s.wizards[f.seat].room)))
        then(s, PickBeast(f.seat, "grip", beasts, False), again(f, 1))
        return
    if f.step == 1:
        beast = s.picked.pop()
        if beast == NONE:
            return
        s.marks.append(beast)
    beast = s.marks[-1]
    if f.step % 2 == 1:
        if s.beast_room[beast] < 0 or f.step > 2 * verb.steps:
            return
        threat = s.beast_kind[beast] != GUARD
        rooms = [
            room for room in joined(s, s.beast_room[beast]) if not (threat and warded(s, room))
        ]
        then(s, PickRoom(f.seat, "grip", tuple(rooms), True), again(f, f.step + 1))
        return
    if s.picked[-1] == NONE:
        s.picked.pop()
        return
    then(s, MoveBeast(beast), again(f, f.step + 1))


def do_banish(s: School, f: Perform, verb: Banish) -> None:
    """Imps, trolls and demons go outside (WA-SP-405)."""
    outside = s.room_at[OUTSIDE]
    for room in rooms_at(s, f.seat, NEAR if is_boosted(s) else HERE):
        for beast in creatures_in(s, room):
            if s.beast_kind[beast] in (IMP, TROLL, DEMON) and room != outside:
                tell(s, "beast_moves", s.beast_kind[beast], room, outside)
                s.beast_room[beast] = outside
    then(s, Interact())


def do_gather(s: School, f: Perform, verb: Gather) -> None:
    """Creatures are forced a step each towards the Cursed Room (WA-DC-54).

    Who is still to go lies in the marks; the players choose the order where it matters.
    """
    if f.step == 0:
        s.marks = [
            beast
            for beast in range(len(s.beast_room))
            if s.beast_room[beast] >= 0 and s.beast_kind[beast] != GUARD
        ]
    elif f.step % 2 == 1:
        beast = s.picked.pop()
        s.marks.remove(beast)
        then(
            s,
            PickRoom(s.active, "beast_step", tuple(_gathering(s, beast)), False),
            MoveBeast(beast),
            again(f, f.step + 1),
        )
        return
    s.marks = [beast for beast in s.marks if s.beast_room[beast] >= 0 and _gathering(s, beast)]
    if s.marks:
        beasts = unlike(s, s.marks) if _order_matters(s) else s.marks[:1]
        then(s, PickBeast(s.active, "gather", tuple(beasts), False), again(f, f.step + 1))


def _gathering(s: School, beast: int) -> list[int]:
    """Where a creature may be forced."""
    steps = steps_towards(s, s.beast_room[beast], CURSED, ADJOINING)
    return [room for room in steps if not warded(s, room)]


def _order_matters(s: School) -> bool:
    """Whether a creature on the way comes to a guardian, or to or from the Mana Crystal."""
    for beast in s.marks:
        if s.beast_room[beast] == CRYSTAL:
            return True
        for room in _gathering(s, beast):
            if room == CRYSTAL or beasts_in(s, room, GUARD):
                return True
    return False
