"""Announcing a spell or an attack: way, fuel, number, targets; then it is in the air (WW-CNT-1)."""

from typing import Final

from spellhall.engine.chance import roll
from spellhall.engine.events import reveal, tell
from spellhall.engine.stack import Rules, then
from spellhall.games.wiz_war.board import OFF
from spellhall.games.wiz_war.cards import (
    BOOSTS,
    CARD_OF,
    DIE_OF,
    EV_OF,
    HAS_ENERGY,
    SPILLS,
    effects_number,
)
from spellhall.games.wiz_war.cards_bestial import CREATURES
from spellhall.games.wiz_war.effect_frames import Perform
from spellhall.games.wiz_war.frames import (
    OpenWindow,
    PickFuel,
    PickMode,
    PickNumber,
    PickTarget,
    Resolve,
)
from spellhall.games.wiz_war.rules.facts import (
    adjacent,
    barred,
    beast_of,
    carried_treasure,
    cell_of,
    controller,
    figures,
    figures_at,
    global_mod,
    is_filled,
    may_be_aimed_at,
    mod,
    mod_of,
    origins,
)
from spellhall.games.wiz_war.rules.targets import can_aim_at_figure, has_target, targets
from spellhall.games.wiz_war.rules.things import discard, discard_from_hand
from spellhall.games.wiz_war.sight import places
from spellhall.games.wiz_war.state import (
    AT_CARD,
    AT_LINE,
    AT_SQUARE,
    AT_THING,
    AT_WAY,
    BEAST,
    NONE,
    Cast,
    Duel,
)
from spellhall.games.wiz_war.verbs import (
    ADJACENT,
    ATTACK,
    BOLT,
    BREATH,
    CROSS,
    EV_ADD,
    FIRE,
    FOUR_SQUARES,
    LOSE_FIRE,
    MIST_SQUARES,
    NEUTRAL,
    NOBODY,
    ONE,
    ONLY_COUNTERS,
    OWC,
    PUNCH_ALL,
    SCORCHES,
    SECTOR_ALL,
    SECTOR_ENEMIES,
    SIGHT,
    T_FIRE,
    T_MUNDANE,
    TWO_CARDS,
    UNTARGETABLE,
    Card,
    Deal,
    Hurl,
    N,
    Punch,
    Split,
    Summon,
    Verb,
    Weapon,
)

NO_FUEL: Final = 0
FUEL_CARD: Final = 1  # + card
ENOUGH: Final = 0  # no further target
AIM: Final = 1  # + target
FIST: Final = Weapon("punch", ADJACENT, OWC, (Punch(),))
effects_number(FIST.does)  # numbered at once, so that every process gives it the same number
CREATURE_WEAPON: Final = 100  # + index: an attack of the creature itself
SCORCH: Final = effects_number((Deal(N(1), element=FIRE, indirect=True),))
TOGETHER: Final = (FOUR_SQUARES, MIST_SQUARES, TWO_CARDS)  # all targets at once


def weapon_of(by: int, card: int, weapon: int) -> Weapon:
    """The weapon that is used: fist, card, or claw."""
    if weapon >= CREATURE_WEAPON:
        return CREATURES[by - BEAST].attacks[weapon - CREATURE_WEAPON]
    if card == NONE:
        return FIST
    return CARD_OF[card].weapons[weapon]


def aims_of(row: Card, mode: int, role: int) -> int:
    """What a card is aimed at in this way of casting it."""
    if row.mode_aims and mode >= 0:
        return row.mode_aims[mode]
    if role == NEUTRAL and ATTACK in row.types and not row.modes:
        return NOBODY  # a water bolt at oneself (WW-EL-4)
    return row.aims


# -- May it be cast at all? ------------------------------------------------------------------------


def castable(s: Duel, seat: int, by: int, card: int, role: int) -> bool:
    """Whether a spell can be announced now, attacks of the turn left aside (WW-CARD-8)."""
    row = CARD_OF[card]
    if row.traits & T_FIRE and global_mod(s, LOSE_FIRE):
        return False
    if mod(s, by, ONLY_COUNTERS):
        return False
    if row.modes:
        for mode in range(len(row.modes)):
            if mode_is_open(s, seat, by, row, mode, role):
                return True
        return False
    verb = row.does[0] if row.does else None
    if isinstance(verb, Summon) and not summon_is_open(s, seat, verb.kind):
        return False
    if isinstance(verb, Hurl) and carried_treasure(s, seat) == NONE:
        return False
    return has_target(s, seat, by, aims_of(row, NONE, role), row.reach, True, role == ATTACK)


def mode_is_open(s: Duel, seat: int, by: int, row: Card, mode: int, role: int) -> bool:
    if row.mode_roles and row.mode_roles[mode] != role:
        return False
    aims = aims_of(row, mode, role)
    if row.mode_roles and mode == 1:  # putting something down needs something carried
        player = s.players[seat]
        if not player.items and carried_treasure(s, seat) == NONE:
            return False
    return has_target(s, seat, by, aims, row.reach, True, role == ATTACK)


def summon_is_open(s: Duel, seat: int, kind: int) -> bool:
    """Each creature exists once (WW-CRE-7), and needs a square next to its master."""
    return beast_of(s, kind) is None and bool(summon_squares(s, seat))


def summon_squares(s: Duel, seat: int) -> list[int]:
    """The own square and those next to it that can be occupied (WW-SUM-4, WW-LOS-5)."""
    near = adjacent(s, seat, s.players[seat].cell)
    return [cell for cell in places(near) if not is_filled(s, cell)]


def usable(s: Duel, seat: int, by: int, card: int, weapon: int) -> bool:
    """Whether a weapon or item has something to be used on."""
    tool = weapon_of(by, card, weapon)
    if tool.once and card in s.turn.used:
        return False
    if tool.spends_energy and not any(BOOSTS[c] for c in s.players[seat].hand):
        return False
    if card != NONE and CARD_OF[card].traits & T_FIRE and global_mod(s, LOSE_FIRE):
        return False
    return has_target(s, seat, by, tool.aims, tool.reach, False, tool.attack)


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


def _go_on(s: Duel, f: PickMode | PickFuel | PickNumber | PickTarget, **changes: int) -> None:
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
    attack = role == ATTACK
    picked = [target for target in chosen if target != NONE]
    secret = NONE
    origin = origins(s, by, spell)[0]
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
            origin,
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
        discard(s, one)


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


def touched_by(s: Duel, by: int, area: int, aim: int, energy: int) -> list[int]:
    """Each wizard or creature that an area attack touches is its target (WW-MULT-1)."""
    if area == BOLT:
        touched = bolt_path(s, by, aim - AT_WAY, energy)
    elif area == BREATH:
        touched = breath_path(s, by, aim - AT_WAY)
    elif area == CROSS:
        touched = cross(s, aim - AT_SQUARE)
    else:
        touched = sector_figures(s, by, area)
    return [one for one in touched if one >= AT_SQUARE or may_be_touched(s, by, one)]


def may_be_touched(s: Duel, by: int, figure: int) -> bool:
    """An area passes over those who cannot be attacked or targeted (WW-AMB-40)."""
    if figure == by:
        return True
    return not mod(s, figure, UNTARGETABLE) and may_be_aimed_at(s, by, figure)


def those_beside(s: Duel, by: int, figure: int) -> list[int]:
    """The figures adjacent to a figure, less those that an attack passes over (WW-LOS-5)."""
    near = adjacent(s, figure, cell_of(s, figure))
    return [
        other
        for other in figures(s)
        if other != figure and near >> cell_of(s, other) & 1 and may_be_touched(s, by, other)
    ]


def cross(s: Duel, centre: int) -> list[int]:
    """The figures on a square and its four neighbours, through walls but not seams (WW-ME-6)."""
    maze = s._tables.maze
    cells = [centre] + [
        maze.next[side] for side in range(4 * centre, 4 * centre + 4) if maze.flat[side]
    ]
    return [figure for figure in figures(s) if cell_of(s, figure) in cells]


def sector_figures(s: Duel, by: int, area: int) -> list[int]:
    """The figures in the sector that an attack on all, on others or on enemies touches."""
    sector = cell_of(s, by) // 25
    found = []
    for figure in figures(s):
        if cell_of(s, figure) // 25 != sector:
            continue
        if area != SECTOR_ALL and not can_aim_at_figure(s, by, figure, True):
            continue
        if area != SECTOR_ENEMIES or controller(s, figure) != controller(s, by):
            found.append(figure)
    return found


def bolt_path(s: Duel, by: int, way: int, energy: int) -> list[int]:
    """Straight on for so many squares; what blocks movement throws it back (WW-EL-3)."""
    maze = s._tables.maze
    bars = barred(s)
    cell = cell_of(s, by)
    found = []
    for _ in range(energy):
        side = 4 * cell + way
        there = maze.next[side]
        if there == OFF or bars >> maze.line[side] & 1 or is_filled(s, there):
            way = (way + 2) % 4  # it re-enters its square and counts on
        else:
            way = maze.heading[side]
            cell = there
        found += figures_at(s, cell)
    return found


def breath_path(s: Duel, by: int, way: int) -> list[int]:
    """A straight line of three squares that stops at walls (WW-DR-4)."""
    maze = s._tables.maze
    bars = barred(s)
    cell = cell_of(s, by)
    found = []
    for _ in range(3):
        side = 4 * cell + way
        line = maze.line[side]
        if line == OFF:
            break
        if bars >> line & 1:
            found.append(AT_LINE + line)
            break
        way = maze.heading[side]
        cell = maze.next[side]
        found += [figure for figure in figures_at(s, cell) if figure != by]
        found += [AT_THING + thing.uid for thing in s.things if thing.cell == cell and thing.limit]
        if is_filled(s, cell):
            break
    return found


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PickMode, open_modes, pick_mode)
    rules.question(PickFuel, fuels, pick_fuel, automatic=nothing_to_burn)
    rules.question(PickNumber, numbers, pick_number)
    rules.question(PickTarget, aims, pick_target)
