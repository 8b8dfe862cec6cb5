"""Activated creatures (WW-ACT, WW-CATK, WW-CMOV, WW-CRT)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, then
from spellhall.games.wiz_war.box.cards import CARD_OF, IS_ATTACK
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.modifier_keys import FIGURE_FORM, NO_ATTACK
from spellhall.games.wiz_war.box.terms import ATTACK, BIG_MAN, BOGGART, GOLEM, WEREWOLF
from spellhall.games.wiz_war.frames.effects import ActBeast
from spellhall.games.wiz_war.rules.at_any_time import do_free_act, is_free_act, lets_go
from spellhall.games.wiz_war.rules.casting.announce import announce
from spellhall.games.wiz_war.rules.casting.castable import CREATURE_WEAPON, castable, usable
from spellhall.games.wiz_war.rules.modifiers import attacks_allowed, mod, speed_of
from spellhall.games.wiz_war.rules.moving.steps import (
    in_cloud,
    step,
    step_cost,
    steps_open,
    wander,
    way_over_blocks,
)
from spellhall.games.wiz_war.rules.table.figures import beast_of, carried_treasure, cell_of
from spellhall.games.wiz_war.rules.table.lifting import can_take_treasure
from spellhall.games.wiz_war.rules.table.squares import has_block, is_rooted
from spellhall.games.wiz_war.rules.table.things import drop_treasure
from spellhall.games.wiz_war.rules.table.treasures import pick_treasure
from spellhall.games.wiz_war.state.numbers import BEAST, NONE
from spellhall.games.wiz_war.state.pieces import Beast
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.turn import Activation

END: Final = 0
STEP: Final = 1  # + direction
PUNCH: Final = 9
STRIKE: Final = 10  # + attack of its card
DROP_TREASURE: Final = 20
TAKE: Final = 30  # + treasure
CAST: Final = 1_000  # + card
PUNCHING_FORMS: Final = (BIG_MAN, GOLEM, WEREWOLF)


def may_strike(s: Duel, f: ActBeast) -> bool:
    """One attack, not in the controller's first turn (WW-CATK-4, WW-CRT-7)."""
    figure = BEAST + f.kind
    if s.players[f.seat].turns < 2 or mod(s, figure, NO_ATTACK):
        return False
    allowed = attacks_allowed(s, figure)
    if figure in s.turn.dazed and s.turn.activation.moved:
        allowed -= 1
    return s.turn.activation.attacks < allowed


def may_walk(s: Duel, figure: int) -> bool:
    """A stunned creature moves or attacks (WW-CRT-7); with Adrenaline it does one more."""
    if is_rooted(s, figure):
        return False
    return figure not in s.turn.dazed or s.turn.activation.attacks < attacks_allowed(s, figure)


def beast_actions(s: Duel, f: ActBeast) -> list[int]:
    """Move and make one attack, at any point of its movement (WW-ACT-3)."""
    figure = BEAST + f.kind
    options = [END]
    cell = cell_of(s, figure)
    if is_spent(s, f):
        return options
    if s.turn.activation.mp >= step_cost(s, figure, cell) and may_walk(s, figure):
        options += [STEP + d for d in ways_ahead(s, figure, cell)]
    if may_strike(s, f):
        add_strikes(s, f, figure, options)
    if f.kind == BOGGART:
        if carried_treasure(s, figure) != NONE:
            options.append(DROP_TREASURE)
        for treasure in range(len(s.treasures)):
            if s.treasures[treasure] == cell and can_take_treasure(s, figure, treasure):
                options.append(TAKE + treasure)
    return options + lets_go(s, f.seat) if is_at_work(s, f) else options


def is_at_work(s: Duel, f: ActBeast) -> bool:
    """Whether it has points or an attack left, so that what stands in its way matters."""
    walks = s.turn.activation.mp > 0 and may_walk(s, BEAST + f.kind)
    return walks or may_strike(s, f)


def is_spent(s: Duel, f: ActBeast) -> bool:
    """The activation is over: by a bush, a treasure (WW-CRE-1), or for want of a creature."""
    return s.turn.over or s.turn.activation.over or beast_of(s, f.kind) is None


def ways_ahead(s: Duel, figure: int, cell: int) -> list[int]:
    """The directions of its steps and, as far as its MP go, of its flights (WW-AMB-54)."""
    ways = steps_open(s, figure, cell)
    for d in range(4):
        if 0 < len(way_over_blocks(s, figure, cell, d)) <= s.turn.activation.mp:
            ways.append(d)
    return sorted(ways)


def add_strikes(s: Duel, f: ActBeast, figure: int, options: list[int]) -> None:
    """Attacks of its card, a punch in some forms, and creature attack spells (WW-CATK-1)."""
    attacks = CREATURES[f.kind].attacks
    for i in range(len(attacks)):
        if usable(s, f.seat, figure, NONE, CREATURE_WEAPON + i):
            options.append(STRIKE + i)
    if mod(s, figure, FIGURE_FORM) in PUNCHING_FORMS and usable(s, f.seat, figure, NONE, 0):
        options.append(PUNCH)
    for card in s.players[f.seat].hand:
        if IS_ATTACK[card] and CARD_OF[card].beast:
            if castable(s, f.seat, figure, card, ATTACK):
                options.append(CAST + card)


def has_hand(s: Duel, f: ActBeast) -> bool:
    """Only with an empty hand can the table tell that nothing is left to do."""
    return not s.players[f.seat].hand or beast_of(s, f.kind) is None or s.turn.over


def act_beast(s: Duel, f: ActBeast, choice: int) -> None:
    figure = BEAST + f.kind
    beast = beast_of(s, f.kind)
    if choice == END or beast is None:
        s.turn.activation = Activation()
        return
    then(s, ActBeast(f.seat, f.kind))
    if is_free_act(choice):
        do_free_act(s, f.seat, choice)
    elif choice < PUNCH:
        d = choice - STEP
        cell = beast.cell
        s.turn.activation.moved = True
        if in_cloud(s, figure, cell):
            s.turn.activation.mp -= step_cost(s, figure, cell)
            wander(s, figure)
            return
        walk_on(s, beast, d)
        while has_block(s, beast.cell):
            walk_on(s, beast, beast.heading)
    elif choice == PUNCH:
        announce(s, f.seat, figure, NONE, 0, ATTACK)
    elif choice < DROP_TREASURE:
        announce(s, f.seat, figure, NONE, CREATURE_WEAPON + choice - STRIKE, ATTACK)
    elif choice == DROP_TREASURE:
        drop_treasure(s, figure)
    elif choice < CAST:
        pick_treasure(s, figure, choice - TAKE)
    else:
        announce(s, f.seat, figure, choice - CAST, NONE, ATTACK)


def walk_on(s: Duel, beast: Beast, d: int) -> None:
    """Pay for a step, then make it."""
    figure = BEAST + beast.kind
    s.turn.activation.mp -= step_cost(s, figure, beast.cell)
    beast.run = beast.run + 1 if beast.heading == d else 1
    beast.heading = s._tables.maze.heading[4 * beast.cell + d]
    step(s, figure, d)


def begin_activation(s: Duel, seat: int, kind: int) -> None:
    """Its own movement points, without boost (WW-CMOV-1)."""
    figure = BEAST + kind
    beast = beast_of(s, kind)
    assert beast is not None
    beast.run = 0
    s.turn.activation = Activation(mp=speed_of(s, figure) * (2 if figure in s.turn.hasty else 1))
    tell(s, "activate", seat, figure)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(ActBeast, beast_actions, act_beast, automatic=has_hand)
