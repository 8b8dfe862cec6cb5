"""Damage, death and victory (WW-V-27, WW-LIFE, WW-KILL, WW-WIN)."""

from typing import Final

from spellhall.engine.machine.events import reveal, tell
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box.cards import CARD_OF, TRAITS_OF
from spellhall.games.wiz_war.box.modifier_keys import (
    BURNS_BACK,
    DRIFTS,
    GUARD,
    IMMUNE_FIRE,
    PHOENIX,
    REFLECT,
    TAKEN,
    TAKEN_PHYSICAL,
)
from spellhall.games.wiz_war.box.parts import BURST, STONE_BLAST
from spellhall.games.wiz_war.box.terms import (
    DAMAGE,
    DEATH,
    FIRE,
    MAGICAL,
    PHYSICAL,
    T_FIRE,
    T_STONE,
    WATER,
)
from spellhall.games.wiz_war.frames.casting import CheatDeath, CutDamage
from spellhall.games.wiz_war.frames.effects import (
    CheckDeath,
    Die,
    Judge,
    Land,
    Perform,
    Scorch,
    Suffer,
)
from spellhall.games.wiz_war.frames.moving import Drift
from spellhall.games.wiz_war.frames.turn import CheckHand
from spellhall.games.wiz_war.rules.life import life_of
from spellhall.games.wiz_war.rules.modifiers import (
    giver,
    is_maintained,
    mod,
    mod_of,
)
from spellhall.games.wiz_war.rules.piles import discard, gain_card, learn
from spellhall.games.wiz_war.rules.table.changing import take_away
from spellhall.games.wiz_war.rules.table.figures import (
    beast_of,
    cell_of,
    figures,
    is_alive,
)
from spellhall.games.wiz_war.rules.table.seeing import adjacent
from spellhall.games.wiz_war.rules.table.things import (
    burn_item,
    drop_item,
    drop_treasure,
    end_spell,
    quench,
    remove_beast,
    shut_doors,
)
from spellhall.games.wiz_war.state.air import Blow
from spellhall.games.wiz_war.state.numbers import (
    BEAST,
    NONE,
    USED_UP,
    WIZARD_OUT,
)
from spellhall.games.wiz_war.state.state import Duel

PHOENIX_LIFE: Final = 5


def plain(
    victim: int,
    amount: int,
    kind: int,
    element: int,
    source: int,
    card: int = NONE,
    seat: int = NONE,
) -> Suffer:
    """Indirect damage that sets nothing else off; `card` and `seat` are told as its cause."""
    return Suffer(victim, amount, kind, element, source, card=card, seat=seat)


def suffer(s: Duel, f: Suffer) -> None:
    """One source of damage: its window, then it lands (WW-CNT-9)."""
    if not is_alive(s, f.victim) or f.amount <= 0:
        return
    amount = f.amount
    if f.attack and f.height != NONE and f.height < len(s.air):
        amount = softened(s, f)
    s.blows.append(
        Blow(
            victim=f.victim,
            amount=amount,
            kind=f.kind,
            element=f.element,
            source=f.source,
            killer=f.killer,
            attack=f.attack,
            sure=f.sure,
        )
    )
    land = Land(f.riders, f.seat, f.card, f.height)
    if not f.sure and may_cut(s, f.victim):
        then(s, CutDamage(f.victim), land)
    else:
        then(s, land)


def softened(s: Duel, f: Suffer) -> int:
    """What answers to the attack itself take off its damage."""
    cast = s.air[f.height]
    amount = f.amount
    if f.victim in cast.halved:
        amount //= 2
    for cut in cast.cuts:
        if cut.figure == f.victim:
            cast.cuts.remove(cut)
            return max(0, amount - cut.amount)
    return amount


def may_cut(s: Duel, victim: int) -> bool:
    """Whether, as far as the table can tell, the victim could lower the damage."""
    if victim >= BEAST:
        return False
    if mod(s, victim, GUARD):
        return True
    return bool(s.players[victim].hand) and answer_in_game(s, DAMAGE)


def answer_in_game(s: Duel, trigger: int) -> bool:
    """Whether a counter with this trigger is among the cards of this game."""
    return s.triggers >> trigger & 1 == 1


def land(s: Duel, f: Land) -> None:
    """Standing reductions, then the damage falls; reflections fall with it (WW-AMB-26)."""
    blow = s.blows.pop()
    victim = blow.victim
    if not is_alive(s, victim):
        return
    amount = reduced(s, blow)
    if amount < blow.amount:
        tell(s, "cut", victim, blow.amount - amount, amount, shield(s, blow))
    if blow.element == WATER:
        quench(s, victim)
    if amount <= 0:
        tell(s, "no_damage", victim, f.seat, f.card, blow.source)
        return
    if blow.attack and mod(s, victim, DRIFTS):
        then(
            s,
            Drift(
                figure=victim,
                left=amount,
                source=blow.source,
                first=True,
                kind=blow.kind,
                element=blow.element,
                killer=blow.killer,
                riders=f.riders,
                caster=f.seat,
                card=f.card,
                height=f.height,
            ),
        )
        return
    apply_damage(s, blow, amount, f)


def reduced(s: Duel, blow: Blow) -> int:
    """The damage after standing reductions, never below 0 (WW-V-27)."""
    amount = blow.amount
    if blow.sure:
        return amount
    if blow.element == FIRE and mod(s, blow.victim, IMMUNE_FIRE):
        return 0
    amount -= mod(s, blow.victim, TAKEN)
    if blow.kind == PHYSICAL:
        amount -= mod(s, blow.victim, TAKEN_PHYSICAL)
    return max(0, amount)


def shield(s: Duel, blow: Blow) -> int:
    """The card whose standing reduction counts first."""
    if blow.element == FIRE and mod(s, blow.victim, IMMUNE_FIRE):
        return giver(s, blow.victim, IMMUNE_FIRE)
    card = giver(s, blow.victim, TAKEN)
    return giver(s, blow.victim, TAKEN_PHYSICAL) if card == NONE else card


def apply_damage(s: Duel, blow: Blow, amount: int, f: Land) -> None:
    """Life is lost; then deaths, riders, burnt items, victory."""
    victim = blow.victim
    if victim < BEAST:
        s.players[victim].life -= amount
    else:
        beast = beast_of(s, victim - BEAST)
        assert beast is not None
        beast.life -= amount
    left = life_of(s, victim)
    tell(
        s,
        "damage",
        victim,
        amount,
        left,
        blow.kind,
        blow.element,
        f.seat,
        f.card,
        blow.source,
    )
    follow: list[Frame] = []
    if blow.source != NONE and blow.source != victim:
        follow += reflections(s, blow, amount)
    follow.append(CheckDeath(victim, blow.killer))
    if f.riders:
        # The energy of the riders is the damage dealt, for those that count it.
        follow.append(
            Perform(
                part=f.riders,
                seat=f.seat,
                target=victim,
                card=f.card,
                by=blow.source,
                energy=amount,
                height=f.height,
            )
        )
    if blow.element == FIRE or blow.element == WATER:
        follow.append(Scorch(victim, blow.element))
    follow.append(Judge())
    then(s, *follow)


def reflections(s: Duel, blow: Blow, amount: int) -> list[Frame]:
    """Pain Link answers who attacked, Fire Cloak who hurt (WW-ME-9, WW-EL-14, WW-AMB-60)."""
    found: list[Frame] = []
    if blow.attack and mod(s, blow.victim, REFLECT):
        link = giver(s, blow.victim, REFLECT)
        found.append(plain(blow.source, amount, blow.kind, blow.element, NONE, link, blow.victim))
    burning = mod(s, blow.victim, BURNS_BACK)
    source = cell_of(s, blow.source)
    if burning and source != NONE:
        if adjacent(s, blow.victim, cell_of(s, blow.victim)) >> source & 1:
            cloak = giver(s, blow.victim, BURNS_BACK)
            found.append(plain(blow.source, burning, MAGICAL, FIRE, NONE, cloak, blow.victim))
    return found


def scorch(s: Duel, f: Scorch) -> None:
    """Fire destroys all Magic Stones, water Fire items (WW-AL-19, WW-EL-14)."""
    if f.figure >= BEAST or not is_alive(s, f.figure):
        return
    for card in list(s.players[f.figure].items):
        if f.element == FIRE and TRAITS_OF[card] & T_STONE:
            burn_item(s, f.figure, card, FIRE)
            if CARD_OF[card].weapons:
                then(s, Perform(STONE_BLAST, f.figure, f.figure, card))
        elif f.element == WATER and TRAITS_OF[card] & T_FIRE:
            burn_item(s, f.figure, card, WATER)


# -- Death ---------------------------------------------------------------------------------------


def check_death(s: Duel, f: CheckDeath) -> None:
    """At 0 or less a figure is out, unless something saves it (WW-LIFE-2)."""
    if not is_alive(s, f.figure) or life_of(s, f.figure) > 0:
        return
    if f.figure < BEAST:
        for spell in s.spells:
            if spell.target == f.figure and mod_of(spell.card, PHOENIX):
                end_spell(s, spell, USED_UP)
                s.players[f.figure].life = PHOENIX_LIFE
                tell(s, "phoenix", f.figure, spell.card)
                near = adjacent(s, f.figure, cell_of(s, f.figure))
                for other in figures(s):
                    if other != f.figure and near >> cell_of(s, other) & 1:
                        then(s, Perform(BURST, f.figure, other, spell.card))
                return
        if s.players[f.figure].hand and answer_in_game(s, DEATH):
            then(s, CheatDeath(f.figure, f.killer), Die(f.figure, f.killer))
            return
    then(s, Die(f.figure, f.killer))


def die(s: Duel, f: Die) -> None:
    """Items, treasure and relic stay where it died; its spells end (WW-LIFE-2, WW-AMB-22)."""
    if not is_alive(s, f.figure) or life_of(s, f.figure) > 0:
        return
    if f.figure >= BEAST:
        remove_beast(s, f.figure)
        then(s, Judge())
        return
    eliminate(s, f.figure, f.killer)


def eliminate(s: Duel, seat: int, killer: int) -> None:
    """A wizard is out; a direct killer scores and loots (WW-KILL-1, WW-KILL-2)."""
    player = s.players[seat]
    cell = player.cell
    tell(s, "dies", seat, killer)
    then(s, Judge())
    drop_treasure(s, seat)
    for card in list(player.items):
        drop_item(s, seat, card, cell)
    for spell in list(s.spells):
        mine = spell.owner == seat and is_maintained(s, spell)
        if spell in s.spells and (mine or spell.target == seat):
            end_spell(s, spell, WIZARD_OUT)
    for beast in list(s.beasts):
        if beast.owner == seat:
            remove_beast(s, BEAST + beast.kind)
    take_away(s, seat)
    shut_doors(s)
    if killer != NONE and killer != seat and is_alive(s, killer):
        s.players[killer].kills += 1
        tell(s, "kill", killer, seat, len(player.hand))
        for card in list(player.hand):
            player.hand.remove(card)
            gain_card(s, killer, card)
            learn(s, seat, card)
        reveal(s)
        then(s, Judge(), CheckHand(killer))
        return
    for card in list(player.hand):
        player.hand.remove(card)
        discard(s, seat, card)
    reveal(s)


# -- Victory -------------------------------------------------------------------------------------


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Suffer, suffer)
    rules.work(Land, land)
    rules.work(Scorch, scorch)
    rules.work(CheckDeath, check_death)
    rules.work(Die, die)
