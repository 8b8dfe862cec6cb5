"""Damage to a figure or an object, before it is suffered (WW-V-1, WW-CRK)."""

from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box.cards import CARD_OF
from spellhall.games.wiz_war.box.modifier_keys import ATTACK_ADD, CRACK_PER_DAMAGE, PHYSICAL_DOUBLED
from spellhall.games.wiz_war.box.parts import following, known
from spellhall.games.wiz_war.box.terms import MAGICAL, PHYSICAL, PLAIN
from spellhall.games.wiz_war.choices.effects import DROP_IT, SUFFER_MORE
from spellhall.games.wiz_war.frames.effects import ChooseLust, Perform, Suffer
from spellhall.games.wiz_war.rules.modifiers import mod
from spellhall.games.wiz_war.rules.table.figures import carried_relics, carried_treasure, is_alive
from spellhall.games.wiz_war.rules.table.things import drop_relics, drop_treasure, thing_at
from spellhall.games.wiz_war.rules.table.walls import hit_line, hit_thing
from spellhall.games.wiz_war.state.numbers import AT_LINE, AT_SPELL, AT_SQUARE, AT_THING, NONE
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import target_line, target_thing


def is_attack(s: Duel, f: Perform) -> bool:
    """Whether the running effect is part of an attack."""
    return f.height != NONE and f.height < len(s.air) and s.air[f.height].attack


def strike(
    s: Duel,
    f: Perform,
    target: int,
    n: int,
    kind: int,
    element: int,
    *,
    indirect: bool = False,
    sure: bool = False,
    plus: bool = True,
) -> None:
    """Damage to a figure or an object; attacks are direct, all else is not (WW-V-1).

    Without `plus` it is a part of an attack whose additions another part bears (WW-AMB-61).
    """
    attack = is_attack(s, f) and not indirect
    if attack:
        n = strengthened(s, f, n, kind, plus)
    if target >= AT_SQUARE:
        strike_object(s, f, target, n, element)
        return
    if n <= 0 or not is_alive(s, target):
        return
    then(
        s,
        Suffer(
            victim=target,
            amount=n,
            kind=kind,
            element=element,
            source=f.by if attack else NONE,
            killer=f.seat if attack and target != f.seat else NONE,
            attack=attack,
            sure=sure,
            riders=known(following(f.part, f.at, "hurt")),
            seat=f.seat,
            card=f.card,
            height=f.height,
        ),
    )


def strengthened(s: Duel, f: Perform, n: int, kind: int, plus: bool) -> int:
    """Additions first, then doubling (WW-AMB-16)."""
    if plus:
        n += mod(s, f.by, ATTACK_ADD)
    if kind == PHYSICAL and mod(s, f.by, PHYSICAL_DOUBLED):
        n *= 2
    return n


def lust_choices(s: Duel, f: ChooseLust) -> list[int]:
    if carried_treasure(s, f.seat) == NONE and not carried_relics(s, f.seat):
        return [SUFFER_MORE.bare]
    return [DROP_IT.bare, SUFFER_MORE.bare]


def choose_lust(s: Duel, f: ChooseLust, choice: int) -> None:
    """Drop it at once, or suffer more."""
    if choice == DROP_IT.bare:
        drop_treasure(s, f.seat)
        drop_relics(s, f.seat)
        return
    then(
        s,
        Suffer(f.seat, f.amount, MAGICAL, PLAIN, killer=f.killer, seat=f.killer, card=f.card),
    )


def strike_object(s: Duel, f: Perform, target: int, n: int, element: int) -> None:
    """Walls and things crack (WW-CRK)."""
    each = mod(s, f.by, CRACK_PER_DAMAGE) > 0 or blade(f)
    if AT_LINE <= target < AT_THING:
        hit_line(s, target_line(target), n, each)
    elif AT_THING <= target < AT_SPELL:
        thing = thing_at(s, target_thing(target))
        if thing is not None:
            hit_thing(s, thing, n, element, each)


def blade(f: Perform) -> bool:
    """The Wizardblade cracks with every point (WW-TH-21)."""
    return f.card != NONE and any(w.spends_energy for w in CARD_OF[f.card].weapons)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(ChooseLust, lust_choices, choose_lust)
