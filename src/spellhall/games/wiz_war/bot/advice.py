"""Which options a bot looks at (most of a turn's are pointless), and when all is settled."""

from typing import Final

from spellhall.engine.choices import Verb
from spellhall.engine.machine.frames import Frame
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
from spellhall.games.wiz_war.choices.casting import (
    AT_A_FIGURE,
    AT_A_LINE,
    AT_A_SQUARE,
    COUNTER_FUEL,
    COUNTER_UNFUELLED,
    FUEL,
    PASS,
    UNFUELLED,
)
from spellhall.games.wiz_war.choices.kinds import WEAPONS
from spellhall.games.wiz_war.choices.turn import (
    CAST,
    DISCARD,
    DROP_TREASURE,
    FREE,
    FREE_BESIDE_BEAST,
    FREE_WHEN_DISCARDING,
    FREE_WHEN_MAKING_ROOM,
    FREE_WHEN_ORDERING,
    FREE_WHEN_TRIMMING,
    GATHER,
    HOLD,
    KEEP_REST,
    LIFT,
    MAKE_ROOM,
    MUST_DISCARD,
    PUNCH,
    RELEASE,
    TAKE,
    TRIM,
    USE,
    FreeActs,
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
from spellhall.games.wiz_war.rules.modifiers import hand_limit, load_of, mod
from spellhall.games.wiz_war.rules.table.figures import carried_treasure, controller, home_of
from spellhall.games.wiz_war.rules.table.seeing import raw_sight, walking
from spellhall.games.wiz_war.state.numbers import NONE
from spellhall.games.wiz_war.state.state import Duel

MOST: Final = 24  # options of any question
MOST_SQUARES: Final = 6
MOST_LINES: Final = 10
MOST_FUELS: Final = 3
POOR: Final = (1.8, 1.0)  # by the room left: cards below this make room for new ones
AT_FIGURES: Final = (WIZARD, FIGURE, OWC, OWC_OR_SQUARE, WASHED)
ACTING: Final = (Act, ActBeast)
FREE_AT: Final[dict[type[Frame], FreeActs]] = {
    ActBeast: FREE_BESIDE_BEAST,
    DiscardAny: FREE_WHEN_DISCARDING,
    OrderEffects: FREE_WHEN_ORDERING,
}
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
    free = FREE_AT.get(type(frame))
    if free is not None:  # but a bot keeps what it has
        codes = [code for code in codes if not free.have(code)]
    if isinstance(frame, Act):
        return actions(s, seat, codes)
    if isinstance(frame, PickTarget):
        return aims(s, frame, codes)
    if isinstance(frame, PickFuel):
        return fuels(codes, UNFUELLED, FUEL)
    if isinstance(frame, PickCounterFuel):
        return fuels(codes, COUNTER_UNFUELLED, COUNTER_FUEL)
    if isinstance(frame, Respond):
        return [PASS.bare] if s.air[frame.height].seat == seat else codes
    if isinstance(frame, DrawCard):
        return codes if mod(s, seat, WITHERS) else codes[-1:]
    if isinstance(frame, DiscardAny):
        return discards(s, seat, codes)
    if isinstance(frame, TrimHand):
        return least(codes, 2, TRIM, FREE_WHEN_TRIMMING)
    if isinstance(frame, MustDiscard):
        return least(codes, 2, MUST_DISCARD, None)
    if isinstance(frame, MakeRoom):
        return least(codes[1:], 1, MAKE_ROOM, FREE_WHEN_MAKING_ROOM)
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
        if FREE.boost.has(code):
            boosts.append(code)
        elif is_worth_a_look(s, seat, code, prey, full):
            found.append(code)
    return found + cheap_fuels(boosts, FREE.boost)


def is_worth_a_look(s: Duel, seat: int, code: int, prey: bool, full: bool) -> bool:
    """Whether a bot thinks about an action at all."""
    if CAST.has(code):
        return prey or not needs_prey(CAST.card(code), CAST.role(code))
    if USE.has(code):
        card, number = WEAPONS[USE.first[code]]
        weapon = CARD_OF[card].weapons[number]
        return prey or not (weapon.attack and weapon.aims in AT_FIGURES)
    if code == PUNCH.bare:
        return prey
    if FREE.drop.has(code):  # a relic keeps the hands from a treasure
        return TRAITS_OF[FREE.drop.first[code]] & T_RELIC != 0
    if code == DROP_TREASURE.bare:
        return may_put_down(s, seat)
    if LIFT.has(code):
        return not full
    if TAKE.has(code):
        return worth_taking(s, seat, TAKE.first[code])
    return not (HOLD.has(code) or RELEASE.has(code) or FREE.finish.has(code) or GATHER.has(code))


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


def fuels(codes: list[int], without: Verb, fuel: Verb) -> list[int]:
    """No fuel, or the cheapest card of each strength."""
    plain = [code for code in codes if code == without.bare]
    return plain + cheap_fuels([code for code in codes if code != without.bare], fuel)


def cheap_fuels(codes: list[int], verb: Verb) -> list[int]:
    """Of cards that give the same energy the least dear; the strongest first."""
    card_of = verb.first
    best: dict[int, int] = {}
    for code in codes:
        card = card_of[code]
        energy = EV_OF[card]
        if not IS_ENERGY[card] and IN_HAND[card] > 1.6 + 0.1 * energy:
            continue
        known = best.get(energy)
        if known is None or IN_HAND[card] < IN_HAND[card_of[known]]:
            best[energy] = code
    return [best[energy] for energy in sorted(best, reverse=True)][:MOST_FUELS]


def discards(s: Duel, seat: int, codes: list[int]) -> list[int]:
    """Keep all, unless the hand is so full that a poor card keeps a new one away."""
    room = hand_limit(s, seat) - load_of(s, seat)
    worst = least(codes[1:], 1, DISCARD, None)
    if worst and room < len(POOR) and IN_HAND[DISCARD.first[worst[0]]] < POOR[max(0, room)]:
        return worst
    return [KEEP_REST.bare]


def least(codes: list[int], number: int, discard: Verb, free: FreeActs | None) -> list[int]:
    """The cards that are missed least; what is in play is missed a little more."""
    keyed: list[tuple[float, int]] = []
    for code in codes:
        if free is None or discard.has(code):
            keyed.append((IN_HAND[discard.first[code]], code))
        else:
            verb = free.finish if free.finish.has(code) else free.drop
            keyed.append((IN_HAND[verb.first[code]] + 0.8, code))
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
        if AT_A_FIGURE.has(code):
            if f.role != ATTACK or controller(s, AT_A_FIGURE.first[code]) != f.seat:
                figures.append(code)
        elif AT_A_SQUARE.has(code):
            squares.append(code)
        elif AT_A_LINE.has(code):
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
        cell = AT_A_SQUARE.first[code]
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
        at = maze.line_at[AT_A_LINE.first[code]]
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
