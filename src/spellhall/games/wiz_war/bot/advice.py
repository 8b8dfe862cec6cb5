"""Which options a bot looks at (most of a turn's are pointless), and when all is settled."""

from typing import Final

from spellhall.engine.frames import Frame
from spellhall.games.wiz_war.bot.worth import IN_HAND
from spellhall.games.wiz_war.box.cards import CARD_OF, EV_OF, IS_ATTACK, IS_ENERGY, TRAITS_OF
from spellhall.games.wiz_war.box.modifier_keys import WITHERS
from spellhall.games.wiz_war.box.terms import (
    ATTACK,
    FIGURE,
    OWC,
    OWC_OR_SQUARE,
    SIGHT,
    T_RELIC,
    WASHED,
    WIZARD,
)
from spellhall.games.wiz_war.frames.casting import (
    CutDamage,
    PickCounterFuel,
    PickFuel,
    PickTarget,
    Respond,
)
from spellhall.games.wiz_war.frames.effects import ActBeast
from spellhall.games.wiz_war.frames.opening import DraftSchool, KeepSchool
from spellhall.games.wiz_war.frames.turn import (
    Act,
    DiscardAny,
    DrawCard,
    KeepHolding,
    MakeRoom,
    MustDiscard,
    OrderEffects,
    TrimHand,
)
from spellhall.games.wiz_war.rules.act import (
    ACTIVATE,
    BOOST,
    CAST,
    DROP,
    DROP_TREASURE,
    GATHER,
    HOLD,
    LIFT_ALL,
    PLAY,
    PUNCH,
    TAKE,
    USE,
)
from spellhall.games.wiz_war.rules.at_any_time import DROP_ITEM, is_free_act
from spellhall.games.wiz_war.rules.at_any_time import END_SPELL as TRIM_SPELL
from spellhall.games.wiz_war.rules.casting.announce import AIM, ENOUGH, FUEL_CARD, NO_FUEL
from spellhall.games.wiz_war.rules.casting.windows import PASS
from spellhall.games.wiz_war.rules.modifiers import hand_limit, load_of, mod
from spellhall.games.wiz_war.rules.table.figures import carried_treasure, controller, home_of
from spellhall.games.wiz_war.rules.table.seeing import raw_sight, walking
from spellhall.games.wiz_war.rules.turn import PICK, STOP
from spellhall.games.wiz_war.state.numbers import AT_LINE, AT_SQUARE, AT_THING, NONE
from spellhall.games.wiz_war.state.state import Duel

MOST: Final = 24  # options of any question
MOST_SQUARES: Final = 6
MOST_LINES: Final = 10
MOST_FUELS: Final = 3
POOR: Final = (1.8, 1.0)  # by the room left: cards below this make room for new ones
AT_FIGURES: Final = (WIZARD, FIGURE, OWC, OWC_OR_SQUARE, WASHED)
ACTING: Final = (Act, ActBeast)
LETS_GO: Final = (ActBeast, DiscardAny, OrderEffects)
AT_REST: Final = (Act, ActBeast, DiscardAny, DraftSchool, KeepSchool)


def settled(s: Duel) -> bool:
    """Nothing is in the air or half announced."""
    return isinstance(s.stack[-1], AT_REST)


def goes_on(s: Duel, seat: int) -> bool:
    """Move and Cast goes on; the cards drawn after it are for nobody to plan with."""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, ACTING) and top.seat == seat


def sensible(s: Duel, seat: int, codes: list[int]) -> list[int]:
    """The options worth a look, the usual one first."""
    frame = s.stack[-1]
    found = picked(s, seat, frame, codes)
    return found[:MOST] if found else codes[:1]


def picked(s: Duel, seat: int, frame: Frame, codes: list[int]) -> list[int]:
    if isinstance(frame, LETS_GO):  # but a bot keeps what it has
        codes = [code for code in codes if not is_free_act(code)]
    if isinstance(frame, Act):
        return actions(s, seat, codes)
    if isinstance(frame, PickTarget):
        return aims(s, frame, codes)
    if isinstance(frame, (PickFuel, PickCounterFuel)):
        return fuels(codes)
    if isinstance(frame, Respond):
        return [PASS] if s.air[frame.height].seat == seat else codes
    if isinstance(frame, DrawCard):
        return codes if mod(s, seat, WITHERS) else codes[-1:]
    if isinstance(frame, DiscardAny):
        return discards(s, seat, codes)
    if isinstance(frame, (TrimHand, MustDiscard)):
        return least(codes, 2)
    if isinstance(frame, MakeRoom):
        return least(codes[1:], 1)
    if isinstance(frame, KeepHolding):
        return codes[:1]
    if isinstance(frame, CutDamage):
        return codes
    return codes if len(codes) <= MOST else codes[:: len(codes) // MOST]


# -- A turn ----------------------------------------------------------------------------------------


def actions(s: Duel, seat: int, codes: list[int]) -> list[int]:
    """Not: to let go what one has, to attack walls, to hold doors open."""
    found: list[int] = []
    boosts: list[int] = []
    prey = sees_prey(s, seat)
    full = load_of(s, seat) >= hand_limit(s, seat)
    for code in codes:
        if code < CAST:
            if code != PUNCH or prey:
                found.append(code)
        elif code < PLAY:
            card = (code - CAST) // 4
            if prey or not needs_prey(card, (code - CAST) % 4):
                found.append(code)
        elif code < USE:
            found.append(code)
        elif code < BOOST:
            weapon = CARD_OF[(code - USE) // 4].weapons[(code - USE) % 4]
            if prey or not (weapon.attack and weapon.aims in AT_FIGURES):
                found.append(code)
        elif code < HOLD:
            boosts.append(code)
        elif code < DROP_TREASURE:
            if code >= DROP and TRAITS_OF[code - DROP] & T_RELIC:
                found.append(code)  # a relic keeps the hands from a treasure
        elif code == DROP_TREASURE:
            if may_put_down(s, seat):
                found.append(code)
        elif code < ACTIVATE:
            continue
        elif code < TAKE:
            if code <= LIFT_ALL or not full:
                found.append(code)
        elif code < GATHER:
            if worth_taking(s, seat, code - TAKE):
                found.append(code)
    return found + cheap_fuels(boosts, BOOST)


def sees_prey(s: Duel, seat: int) -> bool:
    """Whether a rival figure is in sight, or the next spell goes round corners."""
    if s.turn.corner or s.turn.astral != NONE:
        return True
    seen = raw_sight(s, seat, s.players[seat].cell)
    for other in range(len(s.players)):
        cell = s.players[other].cell
        if other != seat and cell != NONE and seen >> cell & 1:
            return True
    for beast in s.beasts:
        if beast.owner != seat and seen >> beast.cell & 1:
            return True
    return False


def needs_prey(card: int, role: int) -> bool:
    """An attack in sight on figures; at walls and objects it would be wasted."""
    row = CARD_OF[card]
    return role == ATTACK and IS_ATTACK[card] and row.reach == SIGHT and row.aims in AT_FIGURES


def may_put_down(s: Duel, seat: int) -> bool:
    """A rival's treasure only at home; the own one anywhere."""
    if carried_treasure(s, seat) // 2 == seat:
        return True
    return s.players[seat].cell == home_of(s, seat)


def worth_taking(s: Duel, seat: int, treasure: int) -> bool:
    """Not what already counts, nor an own treasure that nobody has stolen."""
    place = s.players[seat].cell
    if treasure // 2 != seat:
        return place != home_of(s, seat)
    return place % 25 == 12 and place != home_of(s, seat)


# -- Cards -----------------------------------------------------------------------------------------


def fuels(codes: list[int]) -> list[int]:
    """No fuel, or the cheapest card of each strength."""
    plain = [code for code in codes if code == NO_FUEL]
    return plain + cheap_fuels([code for code in codes if code != NO_FUEL], FUEL_CARD)


def cheap_fuels(codes: list[int], offset: int) -> list[int]:
    """Of cards that give the same energy the least dear; the strongest first."""
    best: dict[int, int] = {}
    for code in codes:
        card = code - offset
        energy = EV_OF[card]
        if not IS_ENERGY[card] and IN_HAND[card] > 1.6 + 0.1 * energy:
            continue
        known = best.get(energy)
        if known is None or IN_HAND[card] < IN_HAND[known - offset]:
            best[energy] = code
    return [best[energy] for energy in sorted(best, reverse=True)][:MOST_FUELS]


def discards(s: Duel, seat: int, codes: list[int]) -> list[int]:
    """Keep all, unless the hand is so full that a poor card keeps a new one away."""
    room = hand_limit(s, seat) - load_of(s, seat)
    worst = least(codes[1:], 1)
    if worst and room < len(POOR) and IN_HAND[worst[0] - PICK] < POOR[max(0, room)]:
        return worst
    return [STOP]


def least(codes: list[int], number: int) -> list[int]:
    """The cards that are missed least."""
    keyed: list[tuple[float, int]] = []
    for code in codes:
        card = code - PICK
        if code >= DROP_ITEM:
            card = code - DROP_ITEM
        elif code >= TRIM_SPELL:
            card = code - TRIM_SPELL
        keyed.append((IN_HAND[card] + (0.8 if code >= TRIM_SPELL else 0.0), code))
    keyed.sort()
    return [code for _, code in keyed[:number]]


# -- Targets ---------------------------------------------------------------------------------------


def aims(s: Duel, f: PickTarget, codes: list[int]) -> list[int]:
    """Rivals when attacking; of squares and lines those near wizards."""
    figures: list[int] = []
    squares: list[int] = []
    lines: list[int] = []
    found: list[int] = []
    for code in codes:
        target = code - AIM
        if code == ENOUGH:
            found.append(code)
        elif target < AT_SQUARE:
            if f.role != ATTACK or controller(s, target) != f.seat:
                figures.append(code)
        elif target < AT_LINE:
            squares.append(code)
        elif target < AT_THING:
            lines.append(code)
        else:
            found.append(code)
    if figures and f.role == ATTACK:
        return figures
    found = figures + found[:MOST_LINES]
    if squares:
        most = 1 if f.targets or len(squares) > 60 else MOST_SQUARES
        found += nearest_squares(s, f.seat, squares, most)
    if lines and (not found or f.role != ATTACK):
        found += nearest_lines(s, f.seat, lines)
    return found


def nearest_squares(s: Duel, seat: int, codes: list[int], most: int) -> list[int]:
    """The squares nearest to a rival."""
    keyed: list[tuple[int, int]] = []
    rows = rival_distances(s, seat)
    for code in codes:
        cell = code - AIM - AT_SQUARE
        keyed.append((min([row[cell] for row in rows]), code))
    keyed.sort()
    return [code for _, code in keyed[:most]]


def nearest_lines(s: Duel, seat: int, codes: list[int]) -> list[int]:
    """The lines nearest to a wizard, oneself included."""
    maze = s._tables.maze
    rows = rival_distances(s, seat)
    rows.append(walking(s, s.players[seat].cell))
    keyed: list[tuple[int, int]] = []
    for code in codes:
        at = maze.line_at[code - AIM - AT_LINE]
        there = maze.next[at]
        keyed.append((min([row[at // 4] + row[there] for row in rows]), code))
    keyed.sort()
    return [code for _, code in keyed[:MOST_LINES]]


def rival_distances(s: Duel, seat: int) -> list[list[int]]:
    """Walking distances from every rival wizard."""
    return [
        walking(s, s.players[other].cell)
        for other in range(len(s.players))
        if other != seat and s.players[other].cell != NONE
    ]
