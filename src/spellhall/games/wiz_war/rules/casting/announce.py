"""Announcing a spell or an attack: way, fuel, number, targets; then it is in the air (WW-CNT-1)."""

from typing import Final

from spellhall.engine.chance import roll
from spellhall.engine.events import reveal, tell
from spellhall.engine.stack import Rules, then
from spellhall.games.wiz_war.box.cards import (
    BOOSTS,
    CARD_OF,
    DIE_OF,
    EV_OF,
    HAS_ENERGY,
    SPILLS,
    effects_number,
)
from spellhall.games.wiz_war.box.common_effects import FIST, SCORCH
from spellhall.games.wiz_war.box.modifier_keys import EV_ADD, PUNCH_ALL, SCORCHES
from spellhall.games.wiz_war.box.terms import (
    ATTACK,
    FOUR_SQUARES,
    MIST_SQUARES,
    NOBODY,
    ONE,
    SIGHT,
    T_MUNDANE,
    TWO_CARDS,
)
from spellhall.games.wiz_war.box.verbs import Split, Verb
from spellhall.games.wiz_war.frames.casting import (
    Announcing,
    OpenWindow,
    PickFuel,
    PickMode,
    PickNumber,
    PickTarget,
    Resolve,
)
from spellhall.games.wiz_war.frames.effects import Perform
from spellhall.games.wiz_war.rules.casting.areas import those_beside, touched_by
from spellhall.games.wiz_war.rules.casting.castable import aims_of, mode_is_open, weapon_of
from spellhall.games.wiz_war.rules.casting.targets import targets
from spellhall.games.wiz_war.rules.modifiers import mod, mod_of
from spellhall.games.wiz_war.rules.piles import discard, discard_from_hand
from spellhall.games.wiz_war.rules.table.seeing import origin
from spellhall.games.wiz_war.state.air import Cast
from spellhall.games.wiz_war.state.state import AT_CARD, AT_SQUARE, BEAST, NONE, Duel

NO_FUEL: Final = 0
FUEL_CARD: Final = 1  # + card
ENOUGH: Final = 0  # no further target
AIM: Final = 1  # + target
TOGETHER: Final = (FOUR_SQUARES, MIST_SQUARES, TWO_CARDS)  # all targets at once


# -- Step by step ----------------------------------------------------------------------------------


def announce(
    s: Duel,
    seat: int,
    by: int,
    card: int,
    weapon: int,
    role: int,
    mode: int = NONE,
    energy: int = 0,
    fuel: tuple[int, ...] = (),
    chosen: tuple[int, ...] = (),
) -> None:
    """Ask for the next thing that is not settled yet; when all is, commit."""
    spell = weapon == NONE
    if spell:
        row = CARD_OF[card]
        modes, does, feeds = len(row.modes), row.does, row.uses_energy
        aims, darts = aims_of(row, mode, role), row.darts
    else:
        tool = weapon_of(by, card, weapon)
        modes, does, feeds = tool.modes, tool.does, tool.spends_energy
        aims, darts = tool.aims, False
    known = (by, card, weapon, role, mode, energy, fuel, chosen)
    if modes and mode == NONE:
        then(s, PickMode(seat, *known))
        return
    if energy == 0:
        if spell and s.turn.fuel and seat == s.active:
            announce(s, seat, by, card, weapon, role, mode, s.turn.fuel, fuel, chosen)
        elif feeds:
            then(s, PickFuel(seat, *known))
        else:
            announce(s, seat, by, card, weapon, role, mode, 1, fuel, chosen)
        return
    if does and isinstance(does[0], Split) and mode == NONE:
        then(s, PickNumber(seat, *known))
        return
    wanted = targets_wanted(aims, darts, energy)
    if len(chosen) < wanted and not (chosen and chosen[-1] == NONE):
        then(s, PickTarget(seat, *known))
        return
    commit(s, seat, by, card, weapon, role, mode, energy, fuel, chosen)


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


def _go_on(s: Duel, f: Announcing, **changes: int) -> None:
    announce(
        s,
        f.seat,
        f.by,
        f.card,
        f.weapon,
        f.role,
        changes.get("mode", f.mode),
        changes.get("energy", f.energy),
        f.fuel,
        f.targets,
    )


def open_modes(s: Duel, f: PickMode) -> list[int]:
    if f.weapon != NONE:
        return list(range(weapon_of(f.by, f.card, f.weapon).modes))
    row = CARD_OF[f.card]
    return [m for m in range(len(row.modes)) if mode_is_open(s, f.seat, f.by, row, m, f.role)]


def pick_mode(s: Duel, f: PickMode, choice: int) -> None:
    _go_on(s, f, mode=choice)


def fuels(s: Duel, f: PickFuel) -> list[int]:
    """One card for energy; its value replaces the 1 (WW-NRG-2), flash for spells (WW-FLASH-1)."""
    hand = s.players[f.seat].hand
    if f.weapon != NONE:
        return [FUEL_CARD + card for card in hand if BOOSTS[card]]
    return [NO_FUEL] + [FUEL_CARD + c for c in hand if HAS_ENERGY[c] and c != f.card]


def nothing_to_burn(s: Duel, f: PickFuel) -> bool:
    """With no other card in hand the table can tell that there is no fuel."""
    return len(s.players[f.seat].hand) <= 1


def pick_fuel(s: Duel, f: PickFuel, choice: int) -> None:
    """A random card is rolled now, in the open (WW-CNT-1, WW-RAND-1)."""
    if choice == NO_FUEL:
        _go_on(s, f, energy=1)
        return
    card = choice - FUEL_CARD
    if not DIE_OF[card]:
        value = energy_value(s, f.seat, card)
        announce(s, f.seat, f.by, f.card, f.weapon, f.role, f.mode, value, (card,), f.targets)
        return
    discard_from_hand(s, f.seat, card)
    value = energy_value(s, f.seat, card)
    tell(s, "random_energy", f.seat, card, value)
    announce(s, f.seat, f.by, f.card, f.weapon, f.role, f.mode, value, (), f.targets)


def energy_value(s: Duel, seat: int, card: int) -> int:
    """What a card gives when spent for energy; the d4 of a random one is rolled."""
    value = EV_OF[card] + mod(s, seat, EV_ADD)
    if DIE_OF[card]:
        value += roll(s, 4)
    return value


def numbers(s: Duel, f: PickNumber) -> list[int]:
    return list(range(f.energy + 1))


def pick_number(s: Duel, f: PickNumber, choice: int) -> None:
    _go_on(s, f, mode=choice)


def aims(s: Duel, f: PickTarget) -> list[int]:
    """Everything in range that may be chosen next."""
    if f.weapon == NONE:
        row = CARD_OF[f.card]
        what, reach = aims_of(row, f.mode, f.role), row.reach
    else:
        tool = weapon_of(f.by, f.card, f.weapon)
        what, reach = tool.aims, tool.reach
    found = targets(s, f.seat, f.by, what, reach, f.weapon == NONE, f.role == ATTACK)
    if what == MIST_SQUARES and f.targets:
        near = 0
        t = s._tables
        for target in f.targets:
            near |= t.near[target - AT_SQUARE]
        found = [one for one in found if near >> (one - AT_SQUARE) & 1]
    if what in TOGETHER:
        found = [one for one in found if one not in f.targets]
    options = [AIM + one for one in found]
    if what == MIST_SQUARES and f.targets:
        options.insert(0, ENOUGH)
    return options


def pick_target(s: Duel, f: PickTarget, choice: int) -> None:
    target = NONE if choice == ENOUGH else choice - AIM
    announce(
        s,
        f.seat,
        f.by,
        f.card,
        f.weapon,
        f.role,
        f.mode,
        f.energy,
        f.fuel,
        (*f.targets, target),
    )


# -- Into the air ----------------------------------------------------------------------------------


def commit(
    s: Duel,
    seat: int,
    by: int,
    card: int,
    weapon: int,
    role: int,
    mode: int,
    energy: int,
    fuel: tuple[int, ...],
    chosen: tuple[int, ...],
) -> None:
    """All cards are put down; the window of answers opens (WW-ATK-4)."""
    spell = weapon == NONE
    start = origin(s, by, spell)
    attack = role == ATTACK
    picked = [target for target in chosen if target != NONE]
    secret = NONE
    strikes = True
    if spell:
        row = CARD_OF[card]
        verbs: tuple[Verb, ...] = row.modes[mode] if row.modes else row.does
        if row.aims == FOUR_SQUARES:
            secret = sorted(picked).index(picked[0])
            picked.sort()
        aim = picked[0] if picked else NONE
        touched = picked
        if row.area != ONE:
            touched = touched_by(s, by, row.area, aim, energy)
        elif SPILLS[card] and aim < AT_SQUARE:
            touched = [aim, *those_beside(s, by, aim)]
        elif not picked and not attack:
            touched = [by]
        elif not picked and row.does and row.reach == SIGHT:
            touched = [by]  # shards find their targets when they fall
        added = [one - AT_CARD for one in picked] if row.aims == TWO_CARDS else []
        take_cards(s, seat, card, (*fuel, *added))
        spell = not row.traits & T_MUNDANE
        s.turn.fuel = 0
        if by == seat:
            s.turn.corner = False
            s.turn.astral = NONE
    else:
        tool = weapon_of(by, card, weapon)
        verbs = tool.does
        strikes = tool.aims != NOBODY  # or it only takes the place of an attack (WW-MY-6)
        aim = picked[0] if picked else NONE
        touched = picked or [by]
        if tool is FIST and mod(s, by, PUNCH_ALL) and aim < AT_SQUARE:
            touched = [aim, *[one for one in those_beside(s, by, by) if one != aim]]
        for one in fuel:
            discard_from_hand(s, seat, one)
        if tool.once:
            s.turn.used.append(card)
    if attack:
        count_attack(s, by)
        attack = strikes
    effects = effects_number(verbs) if verbs else NONE
    s.air.append(
        Cast(
            card,
            seat,
            by,
            role,
            spell,
            attack,
            energy,
            list(fuel),
            aim,
            list(touched),
            mode,
            secret,
            effects,
            weapon,
            start,
            NONE,
            False,
            False,
            [],
            [],
            [],
        )
    )
    height = len(s.air) - 1
    tell(s, "cast", seat, by, card, weapon, role, energy, tuple(fuel), tuple(touched), mode)
    then(s, OpenWindow(height), Resolve(height))
    if weapon == NONE:
        scorch_player(s, seat)


def take_cards(s: Duel, seat: int, card: int, fuel: tuple[int, ...]) -> None:
    """The card leaves the hand for the air, its fuel for the discard pile."""
    s.players[seat].hand.remove(card)
    for player in s.players:
        if card in player.seen:
            player.seen.remove(card)
    reveal(s)
    for one in fuel:
        s.players[seat].hand.remove(one)
        discard(s, seat, one)


def scorch_player(s: Duel, seat: int) -> None:
    """Each card that the victim of a Curse of Fire plays hurts it (WW-HC-3)."""
    for spell in s.spells:
        if spell.target == seat and mod_of(spell.card, SCORCHES):
            then(s, Perform(SCORCH, 0, spell.owner, spell.source, seat, spell.card, 1, NONE))


def count_attack(s: Duel, by: int) -> None:
    if by == s.active:
        s.turn.attacks += 1
    elif by >= BEAST:
        s.turn.beast_attacks += 1


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PickMode, open_modes, pick_mode)
    rules.question(PickFuel, fuels, pick_fuel, automatic=nothing_to_burn)
    rules.question(PickNumber, numbers, pick_number)
    rules.question(PickTarget, aims, pick_target)
