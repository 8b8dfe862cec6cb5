"""What is in the air, and what comes of it if it lands."""

from spellhall.games.wiz_war.box.modifier_keys import IMMUNE_FIRE, TAKEN, TAKEN_PHYSICAL
from spellhall.games.wiz_war.box.parts import PARTS
from spellhall.games.wiz_war.box.terms import PHYSICAL
from spellhall.games.wiz_war.box.verbs import Deal
from spellhall.games.wiz_war.frames.casting import Resolve, Respond, StrikeAll
from spellhall.games.wiz_war.frames.effects import Perform, Suffer
from spellhall.games.wiz_war.rules.casting.answers import crossed_lines, line_of_attack
from spellhall.games.wiz_war.rules.casting.castable import weapon_of
from spellhall.games.wiz_war.rules.casting.windows import answer_order
from spellhall.games.wiz_war.rules.damage import reduced
from spellhall.games.wiz_war.rules.life import life_of
from spellhall.games.wiz_war.rules.modifiers import mod
from spellhall.games.wiz_war.rules.table.figures import cell_of, living
from spellhall.games.wiz_war.rules.victory import points
from spellhall.games.wiz_war.show.names import card_name, figure_name, target_touch
from spellhall.games.wiz_war.show.view.cards import TYPES, card_view
from spellhall.games.wiz_war.show.view.shown import AirView
from spellhall.games.wiz_war.state.air import Cast
from spellhall.games.wiz_war.state.numbers import AT_SQUARE, BEAST, HUNTERS, NONE
from spellhall.games.wiz_war.state.state import Duel


def announced_damage(cast: Cast) -> tuple[int | None, str, str]:
    """The damage that an attack announces: number, sum in words, kind."""
    for verb in PARTS.get(cast.part, ()):
        if isinstance(verb, Deal):
            n = verb.n
            if n.die:
                return None, "a die", ""
            total = n.base + (cast.energy if n.energy else 0)
            parts = []
            if n.energy:
                parts.append(f"energy {cast.energy}")
            if n.base:
                parts.append(str(n.base))
            kind = "physical" if verb.kind == PHYSICAL else "magical"
            element = ("", " fire", " water", " lightning")[verb.element]
            return total, " + ".join(parts), kind + element
    return None, "", ""


def damage_to_come(s: Duel, figure: int) -> int:
    """Damage that a figure would suffer if all lands that is in the air and has not landed."""
    total = 0
    for height, cast in enumerate(s.air):
        amount, _, kind = announced_damage(cast)
        if amount is None or cast.cancelled or figure in cast.evaded:
            continue
        total += strikes_left(s, height, figure) * after_armour(s, figure, amount, kind)
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


def after_armour(s: Duel, figure: int, amount: int, kind: str) -> int:
    if kind.endswith("fire") and mod(s, figure, IMMUNE_FIRE):
        return 0
    amount -= mod(s, figure, TAKEN)
    if kind.startswith("physical"):
        amount -= mod(s, figure, TAKEN_PHYSICAL)
    return max(0, amount)


def consequences(s: Duel, cast: Cast) -> list[str]:
    """Consequences in words, for attacks with a known sum."""
    found = []
    dying = []
    for figure in dict.fromkeys(cast.targets):
        if not 0 <= figure < AT_SQUARE or figure in cast.evaded or cell_of(s, figure) == NONE:
            continue
        hit = damage_to_come(s, figure)
        if not hit:
            continue
        life = life_of(s, figure)
        dies = hit >= life
        found.append(
            f"{figure_name(figure)}: {life} life, {'dies' if dies else f'{life - hit} left'}"
        )
        if dies:
            dying.append(figure)
    return found + score_of(s, cast, [figure for figure in dying if figure < BEAST])


def score_of(s: Duel, cast: Cast, dying: list[int]) -> list[str]:
    """Points for those who die, and whether somebody wins by it (WW-WIN-1, WW-WIN-2)."""
    kills = [seat for seat in dying if seat != cast.seat and cast.attack and not s.rules & HUNTERS]
    now = points(s, cast.seat)
    found = [f"@{cast.seat}: {now} to {now + len(kills)} points"] if kills else []
    alive = [seat for seat in living(s) if seat not in dying]
    if cast.seat in alive and kills and now + len(kills) >= s.goal:
        found.append(f"@{cast.seat} wins at once")
    elif dying and len(alive) == 1:
        found.append(f"@{alive[0]} wins at once")
    return found


def air_view(s: Duel, height: int, seat: int | None) -> AirView:
    cast = s.air[height]
    amount, words, kind = announced_damage(cast)
    crossed = 0
    for target in cast.targets:
        if cast.attack:
            crossed |= line_of_attack(s, cast, target)
    if cast.card == NONE:
        name = weapon_of(cast.by, cast.card, cast.weapon).id if cast.weapon != NONE else ""
    else:
        name = card_name(cast.card)
    may_raise = seat is not None and s.players[seat].cell != NONE and cast.attack
    return AirView(
        height=height,
        card=None if cast.card == NONE else card_view(cast.card),
        name=name,
        caster=cast.seat,
        by=cast.by,
        role=TYPES[cast.role],
        energy=cast.energy,
        sum=words,
        damage=amount,
        kind=kind,
        fuel=[card_view(card) for card in cast.fuel],
        targets=[target_touch(s, target) for target in cast.targets],
        evaded=[target_touch(s, target) for target in cast.evaded],
        cancelled=cast.cancelled,
        against=None if cast.against == NONE else cast.against,
        if_it_lands=consequences(s, cast),
        order=answer_order(s, cast),
        waiting=waiting_for(s, height),
        lines=[line for line in range(len(s.lines)) if crossed >> line & 1],
        walls=crossed_lines(s, seat, height) if may_raise and seat is not None else [],
    )


def waiting_for(s: Duel, height: int) -> list[int]:
    """Who is asked, whatever they hold; a counter that is being fuelled or aimed asks nobody."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Respond) and frame.height == height:
        return [frame.seat, *frame.rest]
    return []
