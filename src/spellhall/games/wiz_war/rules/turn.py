"""A turn: time passes, move and cast, discard and draw (WW-TURN, WW-TIME, WW-DD)."""

from typing import Final

from spellhall.engine.choices import Codes, Verb
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.games.wiz_war.box.cards import CARD_OF
from spellhall.games.wiz_war.box.modifier_keys import ITEMS_FREE
from spellhall.games.wiz_war.box.parts import lingering_part, time_part
from spellhall.games.wiz_war.choices.kinds import MOST_SEATS
from spellhall.games.wiz_war.choices.turn import (
    DISCARD,
    DRAW,
    DRAW_OWN,
    FIRST_EFFECT,
    FREE_WHEN_DISCARDING,
    FREE_WHEN_ORDERING,
    FREE_WHEN_TRIMMING,
    KEEP_OPEN,
    KEEP_REST,
    LET_SHUT,
    MUST_DISCARD,
    NO_MORE,
    TRIM,
    FreeActs,
)
from spellhall.games.wiz_war.frames.effects import Perform
from spellhall.games.wiz_war.frames.turn import (
    Act,
    BeginPhase,
    BeginTurn,
    CheckHand,
    DiscardAndDraw,
    DiscardAny,
    DrawCard,
    FinishTurn,
    ForceDiscard,
    KeepHolding,
    LoseEnergy,
    LoseStun,
    MoveAndCast,
    MustDiscard,
    OrderEffects,
    PassTime,
    TrimHand,
)
from spellhall.games.wiz_war.rules.acting.at_any_time import (
    add_drops,
    add_finishes,
    add_free_acts,
    do_free_act,
)
from spellhall.games.wiz_war.rules.modifiers import (
    draw_limit,
    hand_limit,
    is_maintained,
    load_of,
    mod,
    speed_of,
    spell_in_play,
)
from spellhall.games.wiz_war.rules.piles import check_hand, discard_from_hand, draw_one
from spellhall.games.wiz_war.rules.table.changing import let_go
from spellhall.games.wiz_war.rules.table.figures import cell_of, is_alive, living
from spellhall.games.wiz_war.rules.table.things import end_spell
from spellhall.games.wiz_war.rules.victory import finish, points
from spellhall.games.wiz_war.state.numbers import (
    BEAST,
    GOING_ON,
    NONE,
    TIME_UP,
    TURN_LIMIT,
    UNCLUTTERED,
)
from spellhall.games.wiz_war.state.state import Duel

# What comes in each seat's turn as it lies on the stack, the first one last. Frames never change,
# so these are made once.
TURN: Final[list[list[Frame]]] = [
    [
        FinishTurn(seat),
        DiscardAndDraw(seat),
        MoveAndCast(seat),
        BeginPhase(seat),
        LoseStun(seat),
        LoseEnergy(seat),
    ]
    for seat in range(MOST_SEATS)
]
ACTIONS: Final = [Act(seat) for seat in range(MOST_SEATS)]
CARDS: Final[list[list[Frame]]] = [
    [CheckHand(seat), DiscardAny(seat), CheckHand(seat)] for seat in range(MOST_SEATS)
]


def begin_turn(s: Duel, f: BeginTurn) -> None:
    """The three phases in order (WW-TURN-2)."""
    s.active = f.seat
    s.turn_number += 1
    s.players[f.seat].turns += 1
    s.turn.begin(s.players[f.seat].cell)
    if s.watched:
        tell(s, "turn", f.seat, s.turn_number)
    s.stack.extend(TURN[f.seat])
    cards = timed_effects(s, f.seat)
    if cards:
        then(s, PassTime(f.seat, tuple(cards)))


# -- Time passes -----------------------------------------------------------------------------------


def timed_effects(s: Duel, seat: int) -> list[int]:
    """Cards in play, carried items included, that act when time passes (WW-TIME-1)."""
    found = [c for c in s.players[seat].items if CARD_OF[c].each_turn]
    return found + [
        spell.card for spell in s.spells if spell.owner == seat and CARD_OF[spell.card].each_turn
    ]


def pass_time(s: Duel, f: PassTime) -> None:
    """The owner chooses the order; death ends the turn (WW-TIME-5)."""
    if not is_alive(s, f.seat):
        return
    in_play = timed_effects(s, f.seat)
    cards = tuple(card for card in f.cards if card in in_play)
    if len(cards) > 1:
        then(s, OrderEffects(f.seat, cards))
    elif cards:
        let_pass(s, f.seat, cards[0])


def effect_orders(s: Duel, f: OrderEffects) -> Codes:
    options: Codes = [FIRST_EFFECT.codes[card] for card in f.cards]
    add_free_acts(s, f.seat, FREE_WHEN_ORDERING, options)
    return options


def order_effects(s: Duel, f: OrderEffects, choice: int) -> None:
    """One effect happens, then the others; or first something else (WW-AMB-55)."""
    if FREE_WHEN_ORDERING.have(choice):
        then(s, PassTime(f.seat, f.cards))
        do_free_act(s, f.seat, FREE_WHEN_ORDERING, choice)
        return
    card = FIRST_EFFECT.first[choice]
    then(s, PassTime(f.seat, tuple(other for other in f.cards if other != card)))
    let_pass(s, f.seat, card)


def let_pass(s: Duel, seat: int, card: int) -> None:
    """One effect of Time Passes, on the victim of its spell."""
    target = seat
    spell = spell_in_play(s, card)
    if spell is not None:
        target = spell.target
    then(s, Perform(time_part(CARD_OF[card]), seat, target, card, by=seat))


def lose_energy(s: Duel, f: LoseEnergy) -> None:
    """One token from each temporary spell; the last one ends it (WW-TIME-2)."""
    if not is_alive(s, f.seat):
        return
    for spell in list(s.spells):
        if not is_maintained(s, spell):
            continue  # creations that last lie by the board (WW-OPT-7)
        if spell.owner == f.seat and spell.tokens > 0 and spell in s.spells:
            spell.tokens -= 1
            if spell.tokens == 0:
                end_spell(s, spell, TIME_UP)


def lose_stun(s: Duel, f: LoseStun) -> None:
    """Exactly one token; further ones wait (WW-TIME-4, WW-CRT-7)."""
    if not is_alive(s, f.seat):
        return
    player = s.players[f.seat]
    if player.stun:
        player.stun -= 1
        s.turn.stunned = True
        tell(s, "stunned", f.seat)
    for beast in s.beasts:
        if beast.owner == f.seat and beast.stun:
            beast.stun -= 1
            s.turn.dazed = [*s.turn.dazed, BEAST + beast.kind]


# -- Move and cast ---------------------------------------------------------------------------------


def begin_phase(s: Duel, f: BeginPhase) -> None:
    """Movement points equal to base speed, beside those of an early boost (WW-MOVE-1)."""
    if not is_alive(s, f.seat):
        return
    s.turn.mp += speed_of(s, f.seat)
    s.turn.started = cell_of(s, f.seat)
    s.turn.over = False


def move_and_cast(s: Duel, f: MoveAndCast) -> None:
    """Until the player says so or an effect ends it (WW-MAC-3)."""
    if not s.turn.over and is_alive(s, f.seat):
        then(s, ACTIONS[f.seat], f)


# -- Discard and draw ------------------------------------------------------------------------------


def discard_and_draw(s: Duel, f: DiscardAndDraw) -> None:
    """Held doors, what a square does at the end, then cards (WW-DD)."""
    s.turn.over = True
    s.turn.mp = 0
    if not is_alive(s, f.seat):
        return
    s.stack.extend(CARDS[f.seat])
    linger(s, f.seat)
    for keeper in s.held:
        if keeper.seat == f.seat:
            then(s, KeepHolding(f.seat, keeper.line))


def linger(s: Duel, seat: int) -> None:
    """A boneyard hurts whoever ends a turn in it (WW-NE-2)."""
    for thing in s.things:
        if thing.cell == s.players[seat].cell and CARD_OF[thing.card].lingers:
            part = lingering_part(CARD_OF[thing.card])
            then(s, Perform(part, thing.owner, seat, thing.card))


def hold_choices(s: Duel, f: KeepHolding) -> list[int]:
    return [LET_SHUT.bare, KEEP_OPEN.bare]


def keep_holding(s: Duel, f: KeepHolding, choice: int) -> None:
    """Not held unless declared (WW-DOOR-9)."""
    if choice == LET_SHUT.bare:
        let_go(s, f.line)


def discards(s: Duel, f: DiscardAny) -> Codes:
    options: Codes = [KEEP_REST.bare]
    codes: Codes = DISCARD.codes
    for card in s.players[f.seat].hand:
        options.append(codes[card])
    add_free_acts(s, f.seat, FREE_WHEN_DISCARDING, options)
    return options


def discard_any(s: Duel, f: DiscardAny, choice: int) -> None:
    """Any number, none is fine (WW-DD-1); then the draw step."""
    if choice == KEEP_REST.bare:
        then(s, DrawCard(f.seat, draw_limit(s, f.seat), True))
        return
    then(s, f)
    if FREE_WHEN_DISCARDING.have(choice):
        do_free_act(s, f.seat, FREE_WHEN_DISCARDING, choice)
    else:
        throw_away(s, f.seat, DISCARD.first[choice])


def throw_away(s: Duel, seat: int, card: int, by: int = NONE, full: bool = False) -> None:
    """A hand card goes, for all to see."""
    discard_from_hand(s, seat, card)
    tell(s, "discard", seat, card, by, full)


def draws(s: Duel, f: DrawCard) -> list[int]:
    """Up to the maximum hand size (WW-DD-2); one of them from the own deck (WW-OPT-13)."""
    if f.left <= 0 or load_of(s, f.seat) >= hand_limit(s, f.seat) or not is_alive(s, f.seat):
        return [NO_MORE.bare]
    player = s.players[f.seat]
    options = [NO_MORE.bare]
    common = s.piles[player.pile]
    if common.deck or common.discard:
        options.append(DRAW.bare)
    if f.own and player.own_pile != NONE:
        own = s.piles[player.own_pile]
        if own.deck or own.discard:
            options.append(DRAW_OWN.bare)
    return options


def draw_card(s: Duel, f: DrawCard, choice: int) -> None:
    if choice == NO_MORE.bare:
        return
    player = s.players[f.seat]
    own = choice == DRAW_OWN.bare
    then(s, DrawCard(f.seat, f.left - 1, f.own and not own))
    draw_one(s, f.seat, player.own_pile if own else player.pile)


def finish_turn(s: Duel, f: FinishTurn) -> None:
    """The next living player clockwise; eliminated ones are skipped (WW-TURN-1)."""
    if s.ended != GOING_ON:
        return
    if s.limit and s.turn_number >= s.limit:
        stop_at_limit(s)
        return
    count = len(s.players)
    seat = (f.seat + 1) % count
    while not is_alive(s, seat):
        seat = (seat + 1) % count
    then(s, BeginTurn(seat))


def stop_at_limit(s: Duel) -> None:
    """Most points win, then most life, so that every game ends (WW-AMB-35)."""
    alive = living(s)
    best = max((points(s, seat), s.players[seat].life) for seat in alive)
    leaders = [seat for seat in alive if (points(s, seat), s.players[seat].life) == best]
    finish(s, TURN_LIMIT, leaders[0] if len(leaders) == 1 else NONE)


# -- Too many cards --------------------------------------------------------------------------------


def do_check_hand(s: Duel, f: CheckHand) -> None:
    check_hand(s, f.seat, f)


def trims(s: Duel, f: TrimHand) -> Codes:
    """Discard a card, end a spell, or drop an item: whatever counts (WW-DD-4, WW-AMB-56)."""
    options = cards_and_spells(s, f.seat, TRIM, FREE_WHEN_TRIMMING)
    if len(s.players[f.seat].items) > mod(s, f.seat, ITEMS_FREE):
        add_drops(s, f.seat, FREE_WHEN_TRIMMING, options)
    return options


def cards_and_spells(s: Duel, seat: int, discard: Verb, free: FreeActs) -> Codes:
    """The hand cards, and the spells that count for the hand size (WW-DD-3, WW-OPT-1)."""
    options: Codes = [discard.codes[card] for card in s.players[seat].hand]
    if not s.rules & UNCLUTTERED:
        add_finishes(s, seat, free, options)
    return options


def trim_hand(s: Duel, f: TrimHand, choice: int) -> None:
    """One card, spell or item less."""
    if TRIM.has(choice):
        throw_away(s, f.seat, TRIM.first[choice], full=True)
    else:
        do_free_act(s, f.seat, FREE_WHEN_TRIMMING, choice)


def force_discard(s: Duel, f: ForceDiscard) -> None:
    if f.left > 0 and s.players[f.seat].hand and is_alive(s, f.seat):
        then(s, MustDiscard(f.seat, f.card), ForceDiscard(f.seat, f.left - 1, f.card))


def must_discards(s: Duel, f: MustDiscard) -> list[int]:
    return [MUST_DISCARD.codes[card] for card in s.players[f.seat].hand]


def must_discard(s: Duel, f: MustDiscard, choice: int) -> None:
    throw_away(s, f.seat, MUST_DISCARD.first[choice], f.card)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(BeginTurn, begin_turn)
    rules.work(PassTime, pass_time)
    rules.question(OrderEffects, effect_orders, order_effects)
    rules.work(LoseEnergy, lose_energy)
    rules.work(LoseStun, lose_stun)
    rules.work(BeginPhase, begin_phase)
    rules.work(MoveAndCast, move_and_cast)
    rules.work(DiscardAndDraw, discard_and_draw)
    rules.question(KeepHolding, hold_choices, keep_holding)
    rules.question(DiscardAny, discards, discard_any)
    rules.question(DrawCard, draws, draw_card)
    rules.work(FinishTurn, finish_turn)
    rules.work(CheckHand, do_check_hand)
    rules.question(TrimHand, trims, trim_hand, automatic=never)
    rules.work(ForceDiscard, force_discard)
    rules.question(MustDiscard, must_discards, must_discard)
