"""Resolving what is in the air: evasions, spells that stay, strikes, where the card goes."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box.cards import (
    CARD_OF,
    LASTS_OF,
    SEALS,
    SPILLS,
    TRAITS_OF,
)
from spellhall.games.wiz_war.box.maze.bits import places
from spellhall.games.wiz_war.box.maze.sight import steps_from
from spellhall.games.wiz_war.box.modifier_keys import EVADE_ON, FIGURE_FORM, LUST, RAVEN
from spellhall.games.wiz_war.box.parts import NO_PART, PARTS
from spellhall.games.wiz_war.box.terms import (
    COUNTER,
    INSTANT,
    LANDS,
    NEUTRAL,
    SPENT,
    T_CREATION,
    T_GLOBAL,
    T_TOTEM,
    TEMPORARY,
)
from spellhall.games.wiz_war.box.verbs import Deal, DealDie, Hurl
from spellhall.games.wiz_war.frames.casting import Finish, Resolve, StrikeAll
from spellhall.games.wiz_war.frames.effects import ChooseLust, Judge, Perform, RavenDraw
from spellhall.games.wiz_war.frames.turn import CheckHand
from spellhall.games.wiz_war.rules.casting.announce import TOGETHER
from spellhall.games.wiz_war.rules.casting.answers import line_of_attack, target_cell
from spellhall.games.wiz_war.rules.casting.castable import weapon_of
from spellhall.games.wiz_war.rules.dice import d4
from spellhall.games.wiz_war.rules.modifiers import giver, in_totem_sector, mod, mod_of
from spellhall.games.wiz_war.rules.piles import discard
from spellhall.games.wiz_war.rules.table.changing import let_go, put_spell
from spellhall.games.wiz_war.rules.table.figures import carried_treasure, cell_of, home_at, is_alive
from spellhall.games.wiz_war.rules.table.lifting import base_is_full
from spellhall.games.wiz_war.rules.table.seeing import is_filled
from spellhall.games.wiz_war.rules.table.things import (
    change_pace,
    drop_item,
    end_spell,
    lose_item,
    pace,
)
from spellhall.games.wiz_war.state.air import Cast
from spellhall.games.wiz_war.state.numbers import (
    AT_LINE,
    AT_SQUARE,
    AT_THING,
    BEAST,
    NEW_FORM,
    NONE,
)
from spellhall.games.wiz_war.state.pieces import Spell
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import target_line


def resolve(s: Duel, f: Resolve) -> None:
    """What was not cancelled takes effect (WW-CAN-1)."""
    cast = s.air[f.height]
    if not is_alive(s, cast.seat) or not is_alive(s, cast.by):
        cast.cancelled = True
    then(s, Finish(f.height))
    if cast.cancelled:
        gone = not is_alive(s, cast.seat) or not is_alive(s, cast.by)
        by = NONE if gone else cast.stopped
        tell(s, "cancelled", cast.seat, cast.card, cast.role, gone, by)
        call_ravens(s, cast)
        return
    if cast.attack:
        roll_evasions(s, cast)
    if cast.landing == NONE and is_thrown(cast):
        cast.landing = landing_cell(s, cast)
    if hurls(cast):
        throw_treasure(s, cast)
    stays = cast.weapon == NONE and cast.card != NONE and LASTS_OF[cast.card] != INSTANT
    if cast.role == COUNTER:
        stays = stays and CARD_OF[cast.card].counter_stays
    if stays and not (cast.attack and cast.targets and set(cast.targets) <= set(cast.evaded)):
        put_in_play(s, cast)
    if cast.part:
        then(s, StrikeAll(f.height, 0))
    call_ravens(s, cast)


def call_ravens(s: Duel, cast: Cast) -> None:
    """A raven's owner may draw when an enemy plays a neutral spell near it (WW-TO-9, WW-AMB-65)."""
    cell = cell_of(s, cast.by)
    if cast.role != NEUTRAL or not cast.spell or cell == NONE:
        return
    for spell in s.spells:
        if spell.owner == cast.seat or not is_alive(s, spell.owner):
            continue
        if mod_of(spell.card, RAVEN) and spell.owner not in s.turn.drawn_by:
            for thing in s.things:
                if thing.card == spell.card and thing.cell // 25 == cell // 25:
                    then(s, RavenDraw(spell.owner, spell.card))
                    break


def roll_evasions(s: Duel, cast: Cast) -> None:
    """Whoever has a standing chance to evade rolls for it, however often it would be struck."""
    if not can_be_evaded(cast):
        return
    for target in dict.fromkeys(cast.targets):
        if 0 <= target < AT_SQUARE and target not in cast.evaded and is_alive(s, target):
            roll_evasion(s, cast, target)


def roll_evasion(s: Duel, cast: Cast, figure: int) -> None:
    """One roll for each effect that lets a figure evade, until one succeeds."""
    for card, mask in evade_masks(s, figure):
        result = d4(s)
        evades = mask >> (result - 1) & 1 == 1
        tell(s, "evade_roll", figure, result, evades, card)
        if evades:
            cast.evaded.append(figure)
            return


def can_be_evaded(cast: Cast) -> bool:
    return not any(
        isinstance(verb, (Deal, DealDie)) and verb.noevade for verb in PARTS.get(cast.part, ())
    )


def evade_masks(s: Duel, figure: int) -> list[tuple[int, int]]:
    """Each card that lets a figure evade, with its mask of die results."""
    found = []
    for spell in s.spells:
        mask = mod_of(spell.card, EVADE_ON)
        if not mask:
            continue
        if TRAITS_OF[spell.card] & T_TOTEM:
            if figure < BEAST and in_totem_sector(s, spell, figure):
                found.append((spell.card, mask))
        elif spell.target == figure:
            found.append((spell.card, mask))
    return found


def put_in_play(s: Duel, cast: Cast) -> None:
    """A temporary or permanent spell lies with its caster from now on (WW-DUR, WW-MNT-1)."""
    traits = TRAITS_OF[cast.card]
    if traits & (T_GLOBAL | T_CREATION):
        target = NONE
    elif cast.role == COUNTER or not cast.targets:
        target = cast.by
    else:
        target = next((one for one in cast.targets if one not in cast.evaded), cast.by)
    if mod_of(cast.card, FIGURE_FORM):
        for old in list(s.spells):
            if old.target == target and mod_of(old.card, FIGURE_FORM):
                end_spell(s, old, NEW_FORM)  # one figure at a time (WW-FORM-2, WW-AMB-8)
    before = pace(s)
    tokens = cast.energy if LASTS_OF[cast.card] == TEMPORARY else NONE
    put_spell(s, Spell(cast.card, cast.seat, tokens, target, cast.energy, cast.by))
    cast.placed = True
    if SEALS[cast.card]:
        let_go(s, target_line(target))
    change_pace(s, before)
    tell(s, "in_play", cast.seat, cast.card, tokens, target)
    if 0 <= target < BEAST:
        then(s, CheckHand(target))


def strike_all(s: Duel, f: StrikeAll) -> None:
    """The effects on each target that has not evaded (WW-CAN-4, WW-MULT-2)."""
    cast = s.air[f.height]
    if cast.cancelled:
        return
    if cast.role == COUNTER or (cast.weapon == NONE and CARD_OF[cast.card].aims in TOGETHER):
        target = cast.targets[0] if cast.targets else cast.seat
        then(s, perform_on(cast, f.height, target))
        return
    spills = cast.weapon == NONE and SPILLS[cast.card]
    if f.at >= (1 if spills else len(cast.targets)):
        return
    then(s, StrikeAll(f.height, f.at + 1))
    target = cast.targets[f.at]
    if target in cast.evaded:
        tell(s, "evaded", target, cast.card)
        if not spills:
            return
    if 0 <= target < AT_SQUARE and not is_alive(s, target):
        return
    then(s, perform_on(cast, f.height, target))
    if cast.targets.index(target) == f.at:
        covet(s, cast, target)


def covet(s: Duel, cast: Cast, target: int) -> None:
    """Treasure Lust: a wizard whom the attack hits drops what it has, or suffers (WW-DR-14)."""
    if not cast.attack or cast.by != cast.seat or target >= BEAST or target in cast.evaded:
        return
    more = mod(s, cast.seat, LUST)
    if more and base_is_full(s, target) and target != cast.seat:
        then(s, ChooseLust(target, cast.by, more, cast.seat, giver(s, cast.seat, LUST)))


def perform_on(cast: Cast, height: int, target: int) -> Perform:
    return Perform(
        part=cast.part,
        seat=cast.seat,
        target=target,
        card=cast.card,
        by=cast.by,
        energy=cast.energy,
        height=height,
    )


def hurls(cast: Cast) -> bool:
    """Whether a carried treasure is thrown (WW-MU-3)."""
    return cast.part != NO_PART and isinstance(PARTS[cast.part][0], Hurl)


def is_thrown(cast: Cast) -> bool:
    """Whether something comes down where this attack ends."""
    if cast.weapon != NONE and weapon_of(cast.by, cast.card, cast.weapon).after == LANDS:
        return True
    return hurls(cast)


def throw_treasure(s: Duel, cast: Cast) -> None:
    """It comes down whether somebody is hit or not; without one nothing is thrown."""
    treasure = carried_treasure(s, cast.by)
    if treasure == NONE:
        cast.cancelled = True
        return
    s.treasures[treasure] = cast.landing
    home = home_at(s, cast.landing)
    tell(s, "drop_treasure", cast.by, treasure, cast.landing, cast.card, home, len(s.players))
    then(s, Judge())


def finish(s: Duel, f: Finish) -> None:
    """The card goes where it belongs: into play, to the discard pile, or on the floor."""
    cast = s.air.pop()
    if len(cast.targets) > 1:
        then(s, Judge())
    if cast.weapon != NONE:
        put_down(s, cast)
        return
    if cast.card != NONE and not cast.placed:
        discard(s, cast.seat, cast.card)


def put_down(s: Duel, cast: Cast) -> None:
    """A thrown item lands in the target's square (WW-THR-2, WW-THR-3)."""
    if cast.card not in s.players[cast.seat].items:
        return  # a fist, a claw, a spell in play, or what its bearer has lost since
    after = weapon_of(cast.by, cast.card, cast.weapon).after
    if after == SPENT:
        lose_item(s, cast.seat, cast.card)
        discard(s, cast.seat, cast.card)
    elif after == LANDS:
        drop_item(s, cast.seat, cast.card, cast.landing)


def landing_cell(s: Duel, cast: Cast) -> int:
    """The target's square, or the one before a wall or before what fills its square."""
    cell = target_cell(s, cast.aim)
    if cell != NONE:
        return square_before(s, cast, cell) if is_filled(s, cell) else cell
    if AT_LINE <= cast.aim < AT_THING:
        maze = s._tables.maze
        at = maze.line_at[target_line(cast.aim)]
        sides = (at // 4, maze.next[at])
        steps = [
            abs(maze.row[c] - maze.row[cast.origin])
            + abs(maze.column[c] - maze.column[cast.origin])
            for c in sides
        ]
        return sides[0] if steps[0] <= steps[1] else sides[1]
    return cast.origin


def square_before(s: Duel, cast: Cast, cell: int) -> int:
    """The last square before another one on the line of a throw (WW-THR-3)."""
    t = s._tables
    steps = steps_from(t, 0, cell)
    path = [cast.origin, *places(line_of_attack(s, cast, cast.aim) >> t.cell_bit)]
    return min(path, key=lambda one: steps[one])


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Resolve, resolve)
    rules.work(StrikeAll, strike_all)
    rules.work(Finish, finish)
