"""What the verbs of cards do (WW-V), harm and movement first."""

from spellhall.engine.machine.chance import below
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box.maze.sight import FAR, steps_from
from spellhall.games.wiz_war.box.modifier_keys import (
    CLAWS,
    PUNCH_DIE,
    PUNCH_FIRE,
    PUNCH_NONE,
    PUNCH_SET,
)
from spellhall.games.wiz_war.box.parts import CLAW_STUN, PUSH_ON, SHARD, rolled
from spellhall.games.wiz_war.box.terms import (
    FIRE,
    MAGICAL,
    PHYSICAL,
    PLAIN,
    WATER,
)
from spellhall.games.wiz_war.box.verbs import (
    BrainBurn,
    Deal,
    DealDie,
    Fang,
    Gore,
    Heal,
    HealHalf,
    Hurl,
    IfStunned,
    Punch,
    Roll,
    Shards,
    ShareLife,
    Smash,
    Smite,
    Split,
    Stun,
    Wrath,
)
from spellhall.games.wiz_war.frames.effects import LandShards, Perform, ShedForBurn
from spellhall.games.wiz_war.rules.casting.answers import target_cell
from spellhall.games.wiz_war.rules.casting.reach import targets_from
from spellhall.games.wiz_war.rules.casting.resolving import covet, roll_evasion
from spellhall.games.wiz_war.rules.dice import open_roll
from spellhall.games.wiz_war.rules.effects.amounts import amount, do_common, recipients, run
from spellhall.games.wiz_war.rules.effects.striking import strike, strike_object
from spellhall.games.wiz_war.rules.life import heal, stun
from spellhall.games.wiz_war.rules.modifiers import (
    fist_card,
    mod,
    mod_of,
    own_totem_in,
    punches_magic,
)
from spellhall.games.wiz_war.rules.table.figures import (
    beast_of,
    carried_relics,
    carried_treasure,
    cell_of,
    is_alive,
)
from spellhall.games.wiz_war.rules.table.seeing import walking
from spellhall.games.wiz_war.state.numbers import AT_LINE, AT_SQUARE, BEAST, MOST_LIFE, NONE
from spellhall.games.wiz_war.state.state import Duel


def deal(s: Duel, f: Perform, v: Deal) -> None:
    for target in reversed(recipients(s, f, v.to)):
        n = amount(s, f, v.n)
        strike(s, f, target, n, v.kind, v.element, indirect=v.indirect, sure=v.sure)


def deal_die(s: Duel, f: Perform, v: DealDie) -> None:
    """The die is the damage, and perhaps the push (WW-DR-13, WW-CH-10)."""
    result = open_roll(s, f.seat, f.card)
    if v.push:
        do_common(s, f, PUSH_ON, result)
    strike(s, f, f.target, result, v.kind, PLAIN)


def punch(s: Duel, f: Perform, v: Punch) -> None:
    """One physical damage, and all that makes the fist stronger (WW-ATK-6)."""
    if mod(s, f.by, PUNCH_FIRE):
        strike(s, f, f.target, mod(s, f.by, PUNCH_FIRE), MAGICAL, FIRE, plus=False)
    if mod(s, f.by, PUNCH_NONE):
        return
    card = fist_card(s, f.by)
    n = 1 if card == NONE else mod_of(card, PUNCH_SET)
    if card != NONE and mod_of(card, PUNCH_DIE):
        result = open_roll(s, f.seat, card)
        n += result
        if result == 4 and mod_of(card, CLAWS):
            do_common(s, f, CLAW_STUN, f.energy)
    for item in [] if f.by >= BEAST else s.players[f.by].items:
        if mod_of(item, PUNCH_DIE):
            n += open_roll(s, f.seat, item)
    strike(s, f, f.target, n, MAGICAL if punches_magic(s, f.by) else PHYSICAL, PLAIN)


def gore(s: Duel, f: Perform, v: Gore) -> None:
    """Faster is harder (WW-CRE-4)."""
    beast = beast_of(s, f.by - BEAST)
    assert beast is not None
    strike(s, f, f.target, 2 + min(2, beast.run), PHYSICAL, PLAIN)


def fang(s: Duel, f: Perform, v: Fang) -> None:
    """Three in a sector with an own totem (WW-CRE-5)."""
    bonus = own_totem_in(s, f.seat, cell_of(s, f.by) // 25)
    strike(s, f, f.target, 3 if bonus else 2, PHYSICAL, PLAIN)


def wrath(s: Duel, f: Perform, v: Wrath) -> None:
    laden = carried_treasure(s, f.target) != NONE or bool(carried_relics(s, f.target))
    strike(s, f, f.target, 3 if laden else 2, MAGICAL, PLAIN)


def smite(s: Duel, f: Perform, v: Smite) -> None:
    strike(s, f, f.target, f.energy, MAGICAL, PLAIN)


def split(s: Duel, f: Perform, v: Split) -> None:
    """So much as damage, the rest as a push (WW-EL-4)."""
    harm = s.air[f.height].mode
    rest = f.energy - harm
    if f.target < AT_SQUARE and rest > 0:
        do_common(s, f, PUSH_ON, rest)
    if harm:
        strike(s, f, f.target, harm, MAGICAL, WATER)


def hurl(s: Duel, f: Perform, v: Hurl) -> None:
    """A treasure flies: the walking distance hurts (WW-MU-3)."""
    here = cell_of(s, f.by)
    there = target_cell(s, f.target)
    if there == NONE:
        there = s.air[f.height].landing  # before the wall where it has come down
    distance = walking(s, here)[there]
    if distance == FAR:
        distance = steps_from(s._tables, 0, here)[there]  # as though nothing stood (WW-AMB-43)
    if f.target < AT_SQUARE or f.target >= AT_LINE:
        strike(s, f, f.target, distance, PHYSICAL, PLAIN)


def share_life(s: Duel, f: Perform, v: ShareLife) -> None:
    """The odd point goes to the caster (WW-ME-7)."""
    caster, victim = s.players[f.seat], s.players[f.target]
    total = caster.life + victim.life
    victim.life = min(MOST_LIFE, total // 2)
    caster.life = min(MOST_LIFE, total - total // 2)
    tell(s, "share_life", f.seat, f.target, caster.life, victim.life, f.card)


def brain_burn(s: Duel, f: Perform, v: BrainBurn) -> None:
    then(s, ShedForBurn(f.target, f.by, f.height, f.card, f.seat))


def shards(s: Duel, f: Perform, v: Shards) -> None:
    """A die of shards (WW-CH-2)."""
    result = open_roll(s, f.seat, f.card)
    then(s, LandShards(f.seat, f.by, result, f.height, ()))


def land_shards(s: Duel, f: LandShards) -> None:
    """Each at a random target in sight of where it was cast from (WW-AMB-37, WW-ME-12)."""
    cast = s.air[f.height]
    if f.left <= 0 or not is_alive(s, f.by):
        return
    found = targets_from(s, f.by, cast.origin)
    if not found:
        return
    target = found[below(s, len(found))]
    tell(s, "shard", target, cast.card, len(s.players))
    then(s, LandShards(f.seat, f.by, f.left - 1, f.height, (*f.met, target)))
    first = target < AT_SQUARE and target not in f.met
    if first:
        roll_evasion(s, cast, target)
    if target in cast.evaded:
        tell(s, "evaded", target, cast.card)
        return
    then(s, Perform(SHARD, f.seat, target, cast.card, by=f.by, height=f.height))
    if first:
        covet(s, cast, target)


def do_stun(s: Duel, f: Perform, v: Stun) -> None:
    for target in recipients(s, f, v.to):
        if target < AT_SQUARE:
            stun(s, target, amount(s, f, v.n), f.card)


def do_heal(s: Duel, f: Perform, v: Heal) -> None:
    for target in recipients(s, f, v.to):
        heal(s, target, amount(s, f, v.n), f.card)


def heal_half(s: Duel, f: Perform, v: HealHalf) -> None:
    """Riders carry the damage dealt as their energy (WW-NE-5)."""
    heal(s, f.seat, (f.energy + 1) // 2, f.card)


def if_stunned(s: Duel, f: Perform, v: IfStunned) -> None:
    if f.target < BEAST:
        stunned = s.players[f.target].stun > 0
    else:
        beast = beast_of(s, f.target - BEAST)
        stunned = beast is not None and beast.stun > 0
    run(s, f, "yes" if stunned else "no")


def do_roll(s: Duel, f: Perform, v: Roll) -> None:
    result = open_roll(s, f.seat, f.card)
    run(s, f, rolled(result))


def smash(s: Duel, f: Perform, v: Smash) -> None:
    strike_object(s, f, f.target, v.n, PLAIN)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(LandShards, land_shards)
