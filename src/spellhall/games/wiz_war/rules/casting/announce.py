"""Announcing a spell or an attack: way, fuel, number, targets; then it is in the air (WW-CNT-1)."""

from typing import Final

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box.cards import (
    BOOSTS,
    CARD_OF,
    DIE_OF,
    EV_OF,
    HAS_ENERGY,
)
from spellhall.games.wiz_war.box.modifier_keys import EV_ADD
from spellhall.games.wiz_war.box.terms import (
    ATTACK,
    FOUR_SQUARES,
    MIST_SQUARES,
    NOBODY,
    TWO_CARDS,
)
from spellhall.games.wiz_war.box.verbs import Split
from spellhall.games.wiz_war.choices.casting import (
    DAMAGE,
    ENOUGH,
    FUEL,
    PICK_MODE,
    UNFUELLED,
    aim_code,
    aimed_at,
)
from spellhall.games.wiz_war.frames.casting import (
    Announcing,
    PickFuel,
    PickMode,
    PickNumber,
    PickTarget,
)
from spellhall.games.wiz_war.rules.casting.castable import (
    aims_of,
    mode_is_open,
    weapon_of,
)
from spellhall.games.wiz_war.rules.casting.committing import commit
from spellhall.games.wiz_war.rules.casting.targets import targets
from spellhall.games.wiz_war.rules.dice import d4
from spellhall.games.wiz_war.rules.modifiers import mod
from spellhall.games.wiz_war.rules.piles import discard_from_hand
from spellhall.games.wiz_war.state.numbers import NONE
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import target_square

TOGETHER: Final = (FOUR_SQUARES, MIST_SQUARES, TWO_CARDS)  # all targets at once


# -- Step by step ----------------------------------------------------------------------------------


def announce(s: Duel, seat: int, by: int, card: int, weapon: int, role: int) -> None:
    """Begin to announce a spell, or the use of a weapon."""
    settle_next(s, Announcing(seat, by, card, weapon, role))


def settle_next(s: Duel, f: Announcing) -> None:
    """Ask for the next thing that is not settled yet; when all is, commit."""
    spell = f.weapon == NONE
    if spell:
        row = CARD_OF[f.card]
        modes, does, feeds = len(row.modes), row.does, row.uses_energy
        aims, darts = aims_of(row, f.mode, f.role), row.darts
    else:
        tool = weapon_of(f.by, f.card, f.weapon)
        modes, does, feeds = tool.modes, tool.does, tool.spends_energy
        aims, darts = tool.aims, False
    if modes and f.mode == NONE:
        then(s, asked(f, PickMode))
        return
    if f.energy == 0:
        if spell and s.turn.fuel and f.seat == s.active:
            f = with_energy(f, s.turn.fuel, f.fuel)
        elif feeds:
            then(s, asked(f, PickFuel))
            return
        else:
            f = with_energy(f, 1, f.fuel)
    if does and isinstance(does[0], Split) and f.mode == NONE:
        then(s, asked(f, PickNumber))
        return
    wanted = targets_wanted(aims, darts, f.energy)
    if len(f.targets) < wanted and not (f.targets and f.targets[-1] == NONE):
        then(s, aimed(f))
        return
    commit(s, f)


def asked(f: Announcing, kind: type[Announcing]) -> Announcing:
    """The next question about what is announced."""
    return kind(
        seat=f.seat,
        by=f.by,
        card=f.card,
        weapon=f.weapon,
        role=f.role,
        mode=f.mode,
        energy=f.energy,
        fuel=f.fuel,
        targets=f.targets,
    )


def aimed(f: Announcing) -> PickTarget:
    """The commonest of these questions, made by a plain call of its class."""
    return PickTarget(
        seat=f.seat,
        by=f.by,
        card=f.card,
        weapon=f.weapon,
        role=f.role,
        mode=f.mode,
        energy=f.energy,
        fuel=f.fuel,
        targets=f.targets,
    )


def with_mode(f: Announcing, mode: int) -> Announcing:
    """The same, in the way that was chosen."""
    return Announcing(
        seat=f.seat,
        by=f.by,
        card=f.card,
        weapon=f.weapon,
        role=f.role,
        mode=mode,
        energy=f.energy,
        fuel=f.fuel,
        targets=f.targets,
    )


def with_energy(f: Announcing, energy: int, fuel: tuple[int, ...]) -> Announcing:
    """The same, with so much energy."""
    return Announcing(
        seat=f.seat,
        by=f.by,
        card=f.card,
        weapon=f.weapon,
        role=f.role,
        mode=f.mode,
        energy=energy,
        fuel=fuel,
        targets=f.targets,
    )


def with_target(f: Announcing, target: int) -> Announcing:
    """The same, with one more target."""
    return Announcing(
        seat=f.seat,
        by=f.by,
        card=f.card,
        weapon=f.weapon,
        role=f.role,
        mode=f.mode,
        energy=f.energy,
        fuel=f.fuel,
        targets=(*f.targets, target),
    )


def targets_wanted(aims: int, darts: bool, energy: int) -> int:
    if aims == NOBODY:
        return 0
    if darts:
        return energy
    if aims == TWO_CARDS:
        return 2
    if aims == FOUR_SQUARES:
        return 4
    if aims == MIST_SQUARES:
        return 5
    return 1


def open_modes(s: Duel, f: PickMode) -> list[int]:
    if f.weapon != NONE:
        return PICK_MODE.codes[: weapon_of(f.by, f.card, f.weapon).modes]
    row = CARD_OF[f.card]
    return [
        PICK_MODE.codes[mode]
        for mode in range(len(row.modes))
        if mode_is_open(s, f.seat, f.by, row, mode, f.role)
    ]


def pick_mode(s: Duel, f: PickMode, choice: int) -> None:
    settle_next(s, with_mode(f, PICK_MODE.first[choice]))


def fuels(s: Duel, f: PickFuel) -> list[int]:
    """One card for energy; its value replaces the 1 (WW-NRG-2), flash for spells (WW-FLASH-1)."""
    hand = s.players[f.seat].hand
    if f.weapon != NONE:
        return [FUEL.codes[card] for card in hand if BOOSTS[card]]
    fuels = [FUEL.codes[card] for card in hand if HAS_ENERGY[card] and card != f.card]
    return [UNFUELLED.bare, *fuels]


def nothing_to_burn(s: Duel, f: PickFuel) -> bool:
    """With no other card in hand the table can tell that there is no fuel."""
    return len(s.players[f.seat].hand) <= 1


def pick_fuel(s: Duel, f: PickFuel, choice: int) -> None:
    """A random card is rolled now, in the open (WW-CNT-1, WW-RAND-1)."""
    if choice == UNFUELLED.bare:
        settle_next(s, with_energy(f, 1, f.fuel))
        return
    card = FUEL.first[choice]
    if not DIE_OF[card]:
        settle_next(s, with_energy(f, energy_value(s, f.seat, card), (card,)))
        return
    discard_from_hand(s, f.seat, card)
    value = energy_value(s, f.seat, card)
    tell(s, "random_energy", f.seat, card, value)
    settle_next(s, with_energy(f, value, ()))


def energy_value(s: Duel, seat: int, card: int) -> int:
    """What a card gives when spent for energy; the d4 of a random one is rolled."""
    value = EV_OF[card] + mod(s, seat, EV_ADD)
    if DIE_OF[card]:
        value += d4(s)
    return value


def numbers(s: Duel, f: PickNumber) -> list[int]:
    return DAMAGE.codes[: f.energy + 1]


def pick_number(s: Duel, f: PickNumber, choice: int) -> None:
    settle_next(s, with_mode(f, DAMAGE.first[choice]))


def aims(s: Duel, f: PickTarget) -> list[int]:
    """Everything in range that may be chosen next, or that it is enough."""
    options = [aim_code(s, target) for target in targets_left(s, f)]
    if f.targets and what_is_aimed_at(f) == MIST_SQUARES:
        options.insert(0, ENOUGH.bare)
    return options


def what_is_aimed_at(f: PickTarget) -> int:
    """The aim of the card or weapon that is announced."""
    if f.weapon == NONE:
        return aims_of(CARD_OF[f.card], f.mode, f.role)
    return weapon_of(f.by, f.card, f.weapon).aims


def targets_left(s: Duel, f: PickTarget) -> list[int]:
    """Everything in range that may be chosen next."""
    what = what_is_aimed_at(f)
    spell = f.weapon == NONE
    reach = CARD_OF[f.card].reach if spell else weapon_of(f.by, f.card, f.weapon).reach
    found = targets(s, f.seat, f.by, what, reach, spell, f.role == ATTACK)
    if what == MIST_SQUARES and f.targets:
        near = 0
        t = s._tables
        for target in f.targets:
            near |= t.near[target_square(target)]
        found = [one for one in found if near >> target_square(one) & 1]
    if what in TOGETHER:
        found = [one for one in found if one not in f.targets]
    return found


def pick_target(s: Duel, f: PickTarget, choice: int) -> None:
    settle_next(s, with_target(f, aimed_at(s, choice)))


# -- Into the air ----------------------------------------------------------------------------------


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PickMode, open_modes, pick_mode)
    rules.question(PickFuel, fuels, pick_fuel, automatic=nothing_to_burn)
    rules.question(PickNumber, numbers, pick_number)
    rules.question(PickTarget, aims, pick_target)
