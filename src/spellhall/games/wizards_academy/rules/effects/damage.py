"""Effects that hurt creatures (WA-V-3)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import then
from spellhall.games.wizards_academy.box.effects import EACH, SAME, Annihilate, Damage
from spellhall.games.wizards_academy.box.kinds import CREATURES, PORTAL, TOUGHNESS
from spellhall.games.wizards_academy.box.people import BRANN
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import PICK_BEAST
from spellhall.games.wizards_academy.frames.effects import GoOn, Perform
from spellhall.games.wizards_academy.frames.picks import PickBeast, PickKind
from spellhall.games.wizards_academy.frames.threats import Interact
from spellhall.games.wizards_academy.rules.effects.aims import (
    aim_at,
    is_boosted,
    rooms_at,
    then_step,
)
from spellhall.games.wizards_academy.rules.picking import chosen
from spellhall.games.wizards_academy.rules.table.contents import (
    beasts_in,
    creatures_in,
    kill,
    take,
)
from spellhall.games.wizards_academy.state.paths import in_academy, in_play, joined
from spellhall.games.wizards_academy.state.state import NONE, Academy


def do_damage(s: Academy, f: Perform, effect: Damage) -> None:
    """Each creature there, or some of choice (WA-CAST-9); Brann reaches one room farther."""
    if effect.how == SAME:
        if s.aim.beasts and s.beast_room[s.aim.beasts[-1]] >= 0:
            hit(s, s.aim.beasts[-1], effect.n)
            then(s, Interact())
    elif effect.how == EACH:
        _damage_each(s, f, effect)
    else:
        _ask_target(s, f, effect, 0)


def _damage_each(s: Academy, f: Perform, effect: Damage) -> None:
    rooms = rooms_at(s, f.seat, effect.where)
    farther: list[int] = []
    if _may_reach_farther(s, f.seat):
        farther = [beast for room in _ring(s, f.seat, rooms) for beast in creatures_in(s, room)]
    for beast in [beast for room in rooms for beast in creatures_in(s, room)]:
        hit(s, beast, effect.n)
    if farther:
        things = tuple(unlike(s, farther))
        then(s, PickBeast(f.seat, "damage_farther", things, True), then_step(f, "hit farther"))
    else:
        then(s, Interact())


def hit_farther(s: Academy, f: GoOn, effect: Damage) -> None:
    """One more target, one room farther away, if wanted (WA-CHAR-2)."""
    beast = chosen(s)
    if beast != NONE:
        aim_at(s, farther=True)
        hit(s, beast, effect.n)
    then(s, Interact())


def _ask_target(s: Academy, f: Perform, effect: Damage, n: int) -> None:
    reach = rooms_at(s, f.seat, effect.where)
    if _may_reach_farther(s, f.seat):
        reach = reach + _ring(s, f.seat, reach)
    beasts = [beast for room in reach for beast in creatures_in(s, room)]
    if effect.most > 1:
        beasts = [beast for beast in beasts if beast not in s.aim.beasts]
    things = tuple(unlike(s, beasts))
    then(s, PickBeast(f.seat, "damage", things, effect.most > 1), then_step(f, "hit target", n))


def hit_target(s: Academy, f: GoOn, effect: Damage) -> None:
    """The creature that was chosen; `n` were before it."""
    beast = chosen(s)
    if beast == NONE:
        return
    near = s.beast_room[beast] in rooms_at(s, f.seat, effect.where)
    aim_at(s, beasts=(beast,), farther=not near)
    hit(s, beast, effect.n)
    if f.n + 1 < effect.most:
        then(s, then_step(f, "next target", f.n + 1))
    then(s, Interact())


def next_target(s: Academy, f: GoOn, effect: Damage) -> None:
    """After the attack that the last one caused, another creature."""
    _ask_target(s, f, effect, f.n)


def _may_reach_farther(s: Academy, seat: int) -> bool:
    return s.scenario != BASIC and s.wizards[seat].person == BRANN and not s.aim.farther


def _ring(s: Academy, seat: int, rooms: list[int]) -> list[int]:
    """The rooms one step beyond these, seen from the caster."""
    here = s.wizards[seat].room
    found: list[int] = []
    for room in rooms:
        for other in joined(s, room):
            if other != here and other not in rooms and other not in found:
                found.append(other)
    return found


def unlike(s: Academy, beasts: list[int]) -> list[int]:
    """Of equal creatures in one room, one is enough to choose from."""
    found: list[int] = []
    looks: list[int] = []
    for beast in beasts:
        look = PICK_BEAST.code(s.beast_kind[beast], s.beast_room[beast], s.this_turn.hurt[beast])
        if look not in looks:
            looks.append(look)
            found.append(beast)
    return found


def hit(s: Academy, beast: int, n: int) -> None:
    """Damage of one turn adds up (WA-CAST-11)."""
    hurt = s.this_turn.hurt
    hurt[beast] += n
    tell(s, "hit", s.beast_kind[beast], s.beast_room[beast], n)
    if hurt[beast] >= TOUGHNESS[s.beast_kind[beast]]:
        kill(s, beast, "slain")


def do_annihilate(s: Academy, f: Perform, effect: Annihilate) -> None:
    """All of one kind in the academy (WA-SP-403)."""
    then(s, PickKind(f.seat, "annihilate", CREATURES, False), then_step(f, "annihilate kind"))


def annihilate_kind(s: Academy, f: GoOn, effect: Annihilate) -> None:
    """Boosted, its portals go too."""
    kind = chosen(s)
    tell(s, "names_kind", f.seat, kind, f.card)
    for beast in [beast for room in in_academy(s) for beast in beasts_in(s, room, kind)]:
        hit(s, beast, 3)
    if is_boosted(s):
        for room in in_play(s):
            take(s, PORTAL + kind, room)
    then(s, Interact())
