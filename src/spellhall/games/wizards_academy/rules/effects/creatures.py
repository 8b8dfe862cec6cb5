"""Effects that move creatures (WA-V-5, WA-V-6)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import then
from spellhall.games.wizards_academy.box.effects import HERE, NEAR, Banish, Gather, Grip
from spellhall.games.wizards_academy.box.kinds import DEMON, GUARD, IMP, TROLL
from spellhall.games.wizards_academy.box.rooms import CRYSTAL, CURSED, OUTSIDE
from spellhall.games.wizards_academy.frames.effects import GoOn, Perform
from spellhall.games.wizards_academy.frames.picks import PickBeast, PickRoom
from spellhall.games.wizards_academy.frames.threats import Interact, MoveBeast
from spellhall.games.wizards_academy.rules.effects.aims import (
    aim_at,
    is_boosted,
    rooms_at,
    then_step,
)
from spellhall.games.wizards_academy.rules.effects.damage import unlike
from spellhall.games.wizards_academy.rules.picking import chosen
from spellhall.games.wizards_academy.rules.table.contents import creatures_in, guarded_rooms
from spellhall.games.wizards_academy.rules.table.lasting import warded
from spellhall.games.wizards_academy.rules.threats.creatures import creature_goes
from spellhall.games.wizards_academy.state.paths import ADJOINING, joined, steps_towards
from spellhall.games.wizards_academy.state.state import NONE, Academy


def do_grip(s: Academy, f: Perform, effect: Grip) -> None:
    """A creature here (WA-SP-302)."""
    beasts = tuple(unlike(s, creatures_in(s, s.wizards[f.seat].room)))
    then(s, PickBeast(f.seat, "grip", beasts, False), then_step(f, "grip creature"))


def grip_creature(s: Academy, f: GoOn, effect: Grip) -> None:
    """It is forced up to three rooms."""
    beast = chosen(s)
    if beast != NONE:
        aim_at(s, beasts=(beast,))
        _ask_forced(s, f, effect, 0)


def _ask_forced(s: Academy, f: Perform, effect: Grip, n: int) -> None:
    beast = s.aim.beasts[-1]
    if s.beast_room[beast] < 0 or n >= effect.steps:
        return
    threat = s.beast_kind[beast] != GUARD
    rooms = [room for room in joined(s, s.beast_room[beast]) if not (threat and warded(s, room))]
    then(s, PickRoom(f.seat, "grip", tuple(rooms), True), then_step(f, "force creature", n))


def force_creature(s: Academy, f: GoOn, effect: Grip) -> None:
    """A step to the room chosen; `n` came before."""
    room = chosen(s)
    if room != NONE:
        then(s, then_step(f, "grip on", f.n + 1))
        creature_goes(s, s.aim.beasts[-1], room)


def grip_on(s: Academy, f: GoOn, effect: Grip) -> None:
    """Where to now?"""
    _ask_forced(s, f, effect, f.n)


def do_banish(s: Academy, f: Perform, effect: Banish) -> None:
    """Imps, trolls and demons go outside (WA-SP-405)."""
    outside = s.room_at[OUTSIDE]
    for room in rooms_at(s, f.seat, NEAR if is_boosted(s) else HERE):
        for beast in creatures_in(s, room):
            if s.beast_kind[beast] in (IMP, TROLL, DEMON) and room != outside:
                tell(s, "beast_moves", s.beast_kind[beast], room, outside)
                s.beast_room[beast] = outside
    then(s, Interact())


def do_gather(s: Academy, f: Perform, effect: Gather) -> None:
    """Creatures are forced a step each towards the Cursed Room (WA-DC-54)."""
    beasts = [
        beast
        for beast in range(len(s.beast_room))
        if s.beast_room[beast] >= 0 and s.beast_kind[beast] != GUARD
    ]
    _ask_gathered(s, f, beasts)


def _ask_gathered(s: Academy, f: Perform, left: list[int]) -> None:
    """Of those that are left and have a way; the players choose the order where it matters."""
    left = [beast for beast in left if s.beast_room[beast] >= 0 and _gathering(s, beast)]
    if left:
        beasts = unlike(s, left) if _order_matters(s, left) else left[:1]
        step = then_step(f, "gather creature", chosen=tuple(left))
        then(s, PickBeast(s.active, "gather", tuple(beasts), False), step)


def gather_creature(s: Academy, f: GoOn, effect: Gather) -> None:
    """This one goes; then the rest of them."""
    beast = chosen(s)
    rest = tuple([other for other in f.chosen if other != beast])
    then(
        s,
        PickRoom(s.active, "beast_step", tuple(_gathering(s, beast)), False),
        MoveBeast(beast),
        then_step(f, "gather on", chosen=rest),
    )


def gather_on(s: Academy, f: GoOn, effect: Gather) -> None:
    """Who is left."""
    _ask_gathered(s, f, list(f.chosen))


def _gathering(s: Academy, beast: int) -> list[int]:
    """Where a creature may be forced. The list must not be changed."""
    steps = steps_towards(s, s.beast_room[beast], CURSED, ADJOINING)
    return [room for room in steps if not warded(s, room)] if s.lasting else steps


def _order_matters(s: Academy, left: list[int]) -> bool:
    """Whether a creature on the way comes to a guardian, or to or from the Mana Crystal."""
    mattering = guarded_rooms(s) | 1 << CRYSTAL
    for beast in left:
        if s.beast_room[beast] == CRYSTAL:
            return True
        for room in _gathering(s, beast):
            if mattering >> room & 1:
                return True
    return False
