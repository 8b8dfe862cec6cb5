"""What is in the air, and what comes of it if it lands."""

from spellhall.games.wiz_war.air import Cast
from spellhall.games.wiz_war.card_view import TYPES, card_view
from spellhall.games.wiz_war.cards import EFFECTS
from spellhall.games.wiz_war.frames import Respond
from spellhall.games.wiz_war.modifier_keys import IMMUNE_FIRE, TAKEN, TAKEN_PHYSICAL
from spellhall.games.wiz_war.names import card_name, figure_name, target_touch
from spellhall.games.wiz_war.rules.answers import crossed_lines, line_of_attack
from spellhall.games.wiz_war.rules.castable import weapon_of
from spellhall.games.wiz_war.rules.damage import points
from spellhall.games.wiz_war.rules.figures import cell_of
from spellhall.games.wiz_war.rules.life import life_of
from spellhall.games.wiz_war.rules.modifiers import mod
from spellhall.games.wiz_war.rules.windows import answer_order
from spellhall.games.wiz_war.shown import AirView
from spellhall.games.wiz_war.state import AT_SQUARE, BEAST, HUNTERS, NONE, Duel
from spellhall.games.wiz_war.terms import PHYSICAL
from spellhall.games.wiz_war.verbs import Deal


def announced_damage(cast: Cast) -> tuple[int | None, str, str]:
    """The damage that an attack announces: number, sum in words, kind."""
    if cast.effects == NONE:
        return None, "", ""
    for verb in EFFECTS[cast.effects]:
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
    """Damage that a figure would suffer if everything in the air lands."""
    total = 0
    for cast in s.air:
        amount, _, kind = announced_damage(cast)
        if amount is None or cast.cancelled or figure in cast.evaded:
            continue
        total += cast.targets.count(figure) * after_armour(s, figure, amount, kind)
    if s.blows and s.blows[-1].victim == figure:
        total = max(total, s.blows[-1].amount)
    return total


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
    for figure in dict.fromkeys(cast.targets):
        if not 0 <= figure < AT_SQUARE or figure in cast.evaded or cell_of(s, figure) == NONE:
            continue
        hit = damage_to_come(s, figure)
        if not hit:
            continue
        left = life_of(s, figure) - hit
        if left > 0:
            found.append(f"{figure_name(figure)}: {life_of(s, figure)} life, {left} left")
            continue
        found.append(f"{figure_name(figure)}: {life_of(s, figure)} life, dies")
        if figure < BEAST and cast.attack and not s.rules & HUNTERS:
            now = points(s, cast.seat)
            found.append(f"@{cast.seat}: {now} to {now + 1} points")
            if now + 1 >= s.goal:
                found.append(f"@{cast.seat} wins at once")
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
