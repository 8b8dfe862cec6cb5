"""How much a verb does, and whom it concerns (WW-V)."""

from spellhall.engine.machine.stack import then
from spellhall.games.wiz_war.box.cards import TRAITS_OF
from spellhall.games.wiz_war.box.parts import following, known
from spellhall.games.wiz_war.box.terms import (
    AROUND,
    COUNTERED,
    CURSES,
    NOTHING,
    SELF,
    STONES,
    T_CURSE,
    T_HEX,
    T_STONE,
    T_TOTEM,
    TOTEMS,
)
from spellhall.games.wiz_war.box.verbs import N
from spellhall.games.wiz_war.frames.effects import Perform
from spellhall.games.wiz_war.rules.dice import open_roll
from spellhall.games.wiz_war.rules.effects.striking import is_attack
from spellhall.games.wiz_war.rules.modifiers import is_maintained
from spellhall.games.wiz_war.rules.table.figures import is_alive
from spellhall.games.wiz_war.state.numbers import BEAST, NONE
from spellhall.games.wiz_war.state.state import Duel


def run(s: Duel, f: Perform, name: str) -> None:
    """Do what follows from the running verb, in the same context."""
    part = known(following(f.part, f.at, name))
    if part:
        then(
            s,
            Perform(
                part=part,
                seat=f.seat,
                target=f.target,
                card=f.card,
                by=f.by,
                energy=f.energy,
                height=f.height,
            ),
        )


def do_common(s: Duel, f: Perform, part: str, energy: int) -> None:
    """Do a list that no row has to the same target."""
    then(s, Perform(part, f.seat, f.target, f.card, by=f.by, energy=energy, height=f.height))


def amount(s: Duel, f: Perform, n: N) -> int:
    """An amount as things stand; its die is rolled now (WW-RAND-3)."""
    total = n.base
    if n.energy:
        total += f.energy
    if n.die:
        total += open_roll(s, f.seat, f.card)
    if n.count != NOTHING:
        total += min(n.most, count(s, f, n.count))
        return total
    return min(total, n.most)


def count(s: Duel, f: Perform, what: int) -> int:
    if what == STONES:
        if f.target >= BEAST:
            return 0
        return sum(1 for card in s.players[f.target].items if TRAITS_OF[card] & T_STONE)
    if what == CURSES:
        return sum(
            1
            for spell in s.spells
            if spell.owner == f.seat
            and TRAITS_OF[spell.card] & (T_CURSE | T_HEX)
            and is_maintained(s, spell)
        )
    assert what == TOTEMS
    return sum(1 for spell in s.spells if spell.owner == f.seat and TRAITS_OF[spell.card] & T_TOTEM)


def recipients(s: Duel, f: Perform, to: int) -> list[int]:
    """Whom a verb concerns, less those who evaded the attack (WW-CAN-4)."""
    if to == SELF:
        return [f.by if f.by != NONE else f.seat]
    if to == COUNTERED:
        return [s.air[s.air[f.height].against].by]
    found = [f.target]
    if to == AROUND:
        found = [one for one in s.air[f.height].targets[1:] if is_alive(s, one)]
    if not is_attack(s, f):
        return found
    return [one for one in found if one not in s.air[f.height].evaded]
