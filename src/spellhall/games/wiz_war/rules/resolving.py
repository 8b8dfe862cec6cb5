"""Resolving what is in the air: evasions, spells that stay, strikes, where the card goes."""

from spellhall.engine.chance import roll
from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, then
from spellhall.games.wiz_war.cards import (
    CARD_OF,
    EFFECTS,
    IS_ITEM,
    LASTS_OF,
    TRAITS_OF,
)
from spellhall.games.wiz_war.effect_frames import Judge, Perform, RavenDraw
from spellhall.games.wiz_war.frames import Finish, Resolve, StrikeAll
from spellhall.games.wiz_war.rules.announce import (
    TOGETHER,
    weapon_of,
)
from spellhall.games.wiz_war.rules.facts import (
    cell_of,
    forget_sight,
    in_totem_sector,
    is_alive,
    mod_of,
)
from spellhall.games.wiz_war.rules.things import (
    change_pace,
    discard,
    drop_item,
    end_spell,
    lose_item,
    pace,
)
from spellhall.games.wiz_war.rules.windows import target_cell
from spellhall.games.wiz_war.state import (
    AT_LINE,
    AT_SQUARE,
    AT_THING,
    BEAST,
    NONE,
    Cast,
    Duel,
    Spell,
)
from spellhall.games.wiz_war.verbs import (
    COUNTER,
    EVADE_ON,
    FIGURE_FORM,
    INSTANT,
    LANDS,
    NEUTRAL,
    RAVEN,
    SPENT,
    T_CREATION,
    T_GLOBAL,
    T_TOTEM,
    TEMPORARY,
    Deal,
    DealDie,
)


def resolve(s: Duel, f: Resolve) -> None:
    """What was not cancelled takes effect (WW-CAN-1)."""
    cast = s.air[f.height]
    if not is_alive(s, cast.seat) or not is_alive(s, cast.by):
        cast.cancelled = True
    then(s, Finish(f.height))
    if cast.cancelled:
        tell(s, "cancelled", cast.seat, cast.card)
        return
    if cast.attack:
        roll_evasions(s, cast)
    stays = cast.weapon == NONE and cast.card != NONE and LASTS_OF[cast.card] != INSTANT
    if cast.role == COUNTER:
        stays = stays and CARD_OF[cast.card].counter_stays
    if stays and not (cast.attack and cast.targets and set(cast.targets) <= set(cast.evaded)):
        put_in_play(s, cast)
    if cast.effects != NONE:
        then(s, StrikeAll(f.height, 0))
    if cast.role == NEUTRAL and cast.spell:
        call_ravens(s, cast)


def call_ravens(s: Duel, cast: Cast) -> None:
    """A raven's owner may draw when an enemy casts a neutral spell near it (WW-TO-9)."""
    cell = cell_of(s, cast.by)
    for spell in s.spells:
        if spell.owner == cast.seat or not TRAITS_OF[spell.card] & T_TOTEM:
            continue
        if mod_of(spell.card, RAVEN) and spell.owner not in s.turn.drawn_by:
            for thing in s.things:
                if thing.card == spell.card and thing.cell // 25 == cell // 25:
                    s.turn.drawn_by.append(spell.owner)
                    then(s, RavenDraw(spell.owner))
                    break


def roll_evasions(s: Duel, cast: Cast) -> None:
    """Whoever has a standing chance to evade rolls for it, once for each effect."""
    if not can_be_evaded(cast):
        return
    for target in cast.targets:
        if 0 <= target < AT_SQUARE and target not in cast.evaded and is_alive(s, target):
            for mask in evade_masks(s, target):
                result = roll(s, 4)
                evades = mask >> (result - 1) & 1 == 1
                tell(s, "evade_roll", target, result, evades)
                if evades:
                    cast.evaded.append(target)
                    break


def can_be_evaded(cast: Cast) -> bool:
    if cast.effects == NONE:
        return True
    return not any(
        isinstance(verb, (Deal, DealDie)) and verb.noevade for verb in EFFECTS[cast.effects]
    )


def evade_masks(s: Duel, figure: int) -> list[int]:
    """One mask of die results for each effect that lets a figure evade."""
    found = []
    for spell in s.spells:
        mask = mod_of(spell.card, EVADE_ON)
        if not mask:
            continue
        if TRAITS_OF[spell.card] & T_TOTEM:
            if figure < BEAST and in_totem_sector(s, spell, figure):
                found.append(mask)
        elif spell.target == figure:
            found.append(mask)
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
    before = pace(s)
    if mod_of(cast.card, FIGURE_FORM):
        for old in list(s.spells):
            if old.target == target and mod_of(old.card, FIGURE_FORM):
                end_spell(s, old)  # one figure at a time (WW-FORM-2, WW-AMB-8)
    before = pace(s)
    tokens = cast.energy if LASTS_OF[cast.card] == TEMPORARY else NONE
    s.spells.append(Spell(cast.card, cast.seat, tokens, target, cast.energy, cast.by))
    cast.placed = True
    forget_sight(s)
    change_pace(s, before)
    tell(s, "in_play", cast.seat, cast.card, tokens)


def strike_all(s: Duel, f: StrikeAll) -> None:
    """The effects on each target that has not evaded (WW-CAN-4, WW-MULT-2)."""
    cast = s.air[f.height]
    if cast.cancelled:
        return
    if cast.role == COUNTER or (cast.weapon == NONE and CARD_OF[cast.card].aims in TOGETHER):
        target = cast.targets[0] if cast.targets else cast.seat
        then(s, perform_on(cast, f.height, target))
        return
    if f.at >= len(cast.targets):
        return
    then(s, StrikeAll(f.height, f.at + 1))
    target = cast.targets[f.at]
    if target in cast.evaded:
        tell(s, "evaded", target)
        return
    if 0 <= target < AT_SQUARE and not is_alive(s, target):
        return
    then(s, perform_on(cast, f.height, target))


def perform_on(cast: Cast, height: int, target: int) -> Perform:
    return Perform(cast.effects, 0, cast.seat, cast.by, target, cast.card, cast.energy, height)


def finish(s: Duel, f: Finish) -> None:
    """The card goes where it belongs: into play, to the discard pile, or on the floor."""
    cast = s.air.pop()
    if len(cast.targets) > 1:
        then(s, Judge())
    if cast.weapon != NONE:
        put_down(s, cast)
        return
    if cast.card != NONE and not cast.placed:
        discard(s, cast.card)


def put_down(s: Duel, cast: Cast) -> None:
    """A thrown item lands in the target's square (WW-THR-2, WW-THR-3)."""
    if cast.card == NONE or not IS_ITEM[cast.card]:
        return
    after = weapon_of(cast.by, cast.card, cast.weapon).after
    if cast.card not in s.players[cast.seat].items:
        return
    if after == SPENT:
        lose_item(s, cast.seat, cast.card)
        discard(s, cast.card)
    elif after == LANDS:
        cell = cast.secret if cast.secret != NONE else landing_cell(s, cast)
        drop_item(s, cast.seat, cast.card, cell)


def landing_cell(s: Duel, cast: Cast) -> int:
    """The target's square, or the one before a wall."""
    cell = target_cell(s, cast.aim)
    if cell != NONE:
        return cell
    if AT_LINE <= cast.aim < AT_THING:
        maze = s._tables.maze
        at = maze.line_at[cast.aim - AT_LINE]
        sides = (at // 4, maze.next[at])
        steps = [
            abs(maze.row[c] - maze.row[cast.origin])
            + abs(maze.column[c] - maze.column[cast.origin])
            for c in sides
        ]
        return sides[0] if steps[0] <= steps[1] else sides[1]
    return cast.origin


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Resolve, resolve)
    rules.work(StrikeAll, strike_all)
    rules.work(Finish, finish)
