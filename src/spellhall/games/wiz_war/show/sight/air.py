"""What is in the air, and what comes of it if it lands."""

from spellhall.games.wiz_war.box.modifier_keys import IMMUNE_FIRE, TAKEN, TAKEN_PHYSICAL
from spellhall.games.wiz_war.box.parts import PARTS
from spellhall.games.wiz_war.box.terms import FIRE, PHYSICAL
from spellhall.games.wiz_war.box.verbs import Deal
from spellhall.games.wiz_war.frames.casting import Resolve, Respond, StrikeAll
from spellhall.games.wiz_war.frames.effects import Perform, Suffer
from spellhall.games.wiz_war.rules.casting.castable import CREATURE_WEAPON
from spellhall.games.wiz_war.rules.casting.windows import answer_order
from spellhall.games.wiz_war.rules.damage import reduced
from spellhall.games.wiz_war.rules.life import life_of
from spellhall.games.wiz_war.rules.modifiers import mod
from spellhall.games.wiz_war.rules.table.figures import cell_of, living
from spellhall.games.wiz_war.rules.victory import points
from spellhall.games.wiz_war.show.sight.shapes import AirSight, DamageSight, LandingSight
from spellhall.games.wiz_war.state.air import Cast
from spellhall.games.wiz_war.state.numbers import AT_SQUARE, BEAST, HUNTERS, NONE
from spellhall.games.wiz_war.state.state import Duel

# The damage of each part, if it deals any.
DEALS = {
    part: next(verb for verb in verbs if isinstance(verb, Deal))
    for part, verbs in PARTS.items()
    if any(isinstance(verb, Deal) for verb in verbs)
}


def announced_damage(cast: Cast) -> DamageSight | None:
    """The damage that an attack announces, if it announces any."""
    deal = DEALS.get(cast.part)
    if deal is None:
        return None
    n = deal.n
    if n.die:
        return DamageSight(deal.kind, deal.element)
    total = n.base + (cast.energy if n.energy else 0)
    return DamageSight(deal.kind, deal.element, total, n.base, n.energy)


def damage_to_come(s: Duel, figure: int) -> int:
    """Damage that a figure would suffer if all lands that is in the air and has not landed."""
    total = 0
    for height, cast in enumerate(s.air):
        damage = announced_damage(cast)
        if damage is None or damage.total is None or cast.cancelled or figure in cast.evaded:
            continue
        total += strikes_left(s, height, figure) * after_armour(s, figure, damage, damage.total)
    return total + sum(reduced(s, blow) for blow in s.blows if blow.victim == figure)


def strikes_left(s: Duel, height: int, figure: int) -> int:
    """How often a cast will still strike a figure: what has landed is not foretold again."""
    targets = s.air[height].targets
    if any(isinstance(frame, Resolve) and frame.height == height for frame in s.stack):
        return targets.count(figure)
    left = 0
    for frame in s.stack:
        if isinstance(frame, StrikeAll) and frame.height == height:
            left += targets[frame.at :].count(figure)
        elif isinstance(frame, Perform) and frame.height == height and frame.target == figure:
            left += any(isinstance(verb, Deal) for verb in PARTS[frame.part][frame.at :])
        elif isinstance(frame, Suffer) and frame.height == height:
            left += frame.victim == figure
    return left


def after_armour(s: Duel, figure: int, damage: DamageSight, amount: int) -> int:
    if damage.element == FIRE and mod(s, figure, IMMUNE_FIRE):
        return 0
    amount -= mod(s, figure, TAKEN)
    if damage.kind == PHYSICAL:
        amount -= mod(s, figure, TAKEN_PHYSICAL)
    return max(0, amount)


def landing(s: Duel, cast: Cast) -> LandingSight | None:
    """What comes of attacks with a known sum: lives, points, and whether somebody wins."""
    hurt = []
    for figure in dict.fromkeys(cast.targets):
        if not 0 <= figure < AT_SQUARE or figure in cast.evaded or cell_of(s, figure) == NONE:
            continue
        hit = damage_to_come(s, figure)
        if hit:
            life = life_of(s, figure)
            hurt.append((figure, life, max(0, life - hit)))
    if not hurt:
        return None
    found = LandingSight(hurt)
    score(s, cast, [figure for figure, _, left in hurt if not left and figure < BEAST], found)
    return found


def score(s: Duel, cast: Cast, dying: list[int], found: LandingSight) -> None:
    """Points for those who die, and whether somebody wins by it (WW-WIN-1, WW-WIN-2)."""
    kills = [seat for seat in dying if seat != cast.seat and cast.attack and not s.rules & HUNTERS]
    now = points(s, cast.seat)
    if kills:
        found.scored = (now, now + len(kills))
    alive = [seat for seat in living(s) if seat not in dying]
    if cast.seat in alive and kills and now + len(kills) >= s.goal:
        found.wins = cast.seat
    elif dying and len(alive) == 1:
        found.wins = alive[0]


def air_sight(s: Duel, height: int) -> AirSight:
    """One spell or attack in the air; everybody sees the same of it."""
    cast = s.air[height]
    return AirSight(
        caster=cast.seat,
        by=cast.by,
        role=cast.role,
        energy=cast.energy,
        order=answer_order(s, cast),
        card=None if cast.card == NONE else cast.card,
        strike=cast.weapon - CREATURE_WEAPON if cast.weapon >= CREATURE_WEAPON else None,
        damage=announced_damage(cast),
        fuel=list(cast.fuel),
        targets=list(cast.targets),
        evaded=list(cast.evaded),
        cancelled=cast.cancelled,
        against=None if cast.against == NONE else cast.against,
        lands=landing(s, cast),
        waiting=waiting_for(s, height),
    )


def waiting_for(s: Duel, height: int) -> list[int]:
    """Who is asked, whatever they hold; a counter that is being fuelled or aimed asks nobody."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Respond) and frame.height == height:
        return [frame.seat, *frame.rest]
    return []
