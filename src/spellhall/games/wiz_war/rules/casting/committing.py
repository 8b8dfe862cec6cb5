"""What is announced is put into the air, with its cards and targets (WW-CNT-1, WW-ATK-4)."""

from spellhall.engine.machine.events import reveal, tell
from spellhall.engine.machine.stack import then
from spellhall.games.wiz_war.box.cards import CARD_OF, SPILLS
from spellhall.games.wiz_war.box.modifier_keys import PUNCH_ALL, SCORCHES
from spellhall.games.wiz_war.box.parts import FIST, SCORCH, cast_part
from spellhall.games.wiz_war.box.terms import (
    ATTACK,
    FOUR_SQUARES,
    NOBODY,
    ONE,
    SIGHT,
    T_MUNDANE,
    TWO_CARDS,
)
from spellhall.games.wiz_war.frames.casting import Announcing, OpenWindow, Resolve
from spellhall.games.wiz_war.frames.effects import Perform
from spellhall.games.wiz_war.rules.casting.areas import those_beside, touched_by
from spellhall.games.wiz_war.rules.casting.castable import part_of_weapon, weapon_of
from spellhall.games.wiz_war.rules.modifiers import mod, mod_of
from spellhall.games.wiz_war.rules.piles import discard, discard_from_hand
from spellhall.games.wiz_war.rules.table.seeing import origin
from spellhall.games.wiz_war.state.air import Cast
from spellhall.games.wiz_war.state.numbers import (
    AT_SPELL,
    AT_SQUARE,
    AT_THING,
    BEAST,
    NONE,
)
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import (
    target_card,
    target_thing,
)


def commit(s: Duel, f: Announcing) -> None:
    """All cards are put down; the window of answers opens (WW-ATK-4)."""
    start = origin(s, f.by, f.weapon == NONE)
    cast = spell_in_air(s, f, start) if f.weapon == NONE else weapon_in_air(s, f, start)
    s.air.append(cast)
    height = len(s.air) - 1
    if s.watched:
        tell(
            s,
            "cast",
            f.seat,
            f.by,
            f.card,
            f.weapon,
            f.role,
            f.energy,
            f.fuel,
            tuple(cast.targets),
            f.mode,
            things_met(s, cast.targets),
            len(s.players),
        )
    then(s, OpenWindow(height), Resolve(height))
    if f.weapon == NONE:
        scorch_player(s, f.seat)


def things_met(s: Duel, targets: list[int]) -> tuple[tuple[int, int, int], ...]:
    """Kind, card and square of the things among the targets."""
    uids = [target_thing(one) for one in targets if AT_THING <= one < AT_SPELL]
    return tuple((one.kind, one.card, one.cell) for one in s.things if one.uid in uids)


def spell_in_air(s: Duel, f: Announcing, start: int) -> Cast:
    """A spell leaves the hand with its fuel, and what helped it is used up."""
    row = CARD_OF[f.card]
    picked = [target for target in f.targets if target != NONE]
    secret = NONE
    if row.aims == FOUR_SQUARES:
        secret = sorted(picked).index(picked[0])
        picked.sort()
    touched = touched_by_spell(s, f, picked)
    added = [target_card(one) for one in picked] if row.aims == TWO_CARDS else []
    take_cards(s, f.seat, f.card, (*f.fuel, *added))
    s.turn.fuel = 0
    if f.by == f.seat:
        s.turn.corner = False
        s.turn.astral = NONE
    if f.role == ATTACK:
        count_attack(s, f.by)
    return Cast(
        card=f.card,
        seat=f.seat,
        by=f.by,
        role=f.role,
        spell=not row.traits & T_MUNDANE,
        attack=f.role == ATTACK,
        energy=f.energy,
        origin=start,
        part=cast_part(row, f.mode),
        fuel=list(f.fuel),
        aim=picked[0] if picked else NONE,
        targets=list(touched),
        mode=f.mode,
        secret=secret,
    )


def touched_by_spell(s: Duel, f: Announcing, picked: list[int]) -> list[int]:
    """All that a spell touches: what it is aimed at, an area, or its caster (WW-MULT-1)."""
    row = CARD_OF[f.card]
    aim = picked[0] if picked else NONE
    if row.area != ONE:
        return touched_by(s, f.by, row.area, aim, f.energy)
    if SPILLS[f.card] and aim < AT_SQUARE:
        return [aim, *those_beside(s, f.by, aim)]
    if not picked and f.role != ATTACK:
        return [f.by]
    if not picked and row.does and row.reach == SIGHT:
        return [f.by]  # shards find their targets when they fall
    return picked


def weapon_in_air(s: Duel, f: Announcing, start: int) -> Cast:
    """A fist, an item or a claw is used."""
    tool = weapon_of(f.by, f.card, f.weapon)
    picked = [target for target in f.targets if target != NONE]
    aim = picked[0] if picked else NONE
    touched = picked or [f.by]
    if tool is FIST and mod(s, f.by, PUNCH_ALL) and aim < AT_SQUARE:
        touched = [aim, *[one for one in those_beside(s, f.by, f.by) if one != aim]]
    for one in f.fuel:
        discard_from_hand(s, f.seat, one)
    if tool.once:
        s.turn.used = [*s.turn.used, f.card]
    if f.role == ATTACK:
        count_attack(s, f.by)
    return Cast(
        card=f.card,
        seat=f.seat,
        by=f.by,
        role=f.role,
        spell=False,
        # Or it only takes the place of an attack (WW-MY-6).
        attack=f.role == ATTACK and tool.aims != NOBODY,
        energy=f.energy,
        origin=start,
        part=part_of_weapon(f.by, f.card, f.weapon),
        weapon=f.weapon,
        fuel=list(f.fuel),
        aim=aim,
        targets=list(touched),
        mode=f.mode,
    )


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
            then(s, Perform(SCORCH, spell.owner, seat, spell.card, by=spell.source))


def count_attack(s: Duel, by: int) -> None:
    if by == s.active:
        s.turn.attacks += 1
    elif by >= BEAST:
        s.turn.activation.attacks += 1
