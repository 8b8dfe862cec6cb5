"""Verbs that look at, take, deal and discard cards (WW-V)."""

from spellhall.engine.machine.chance import below, shuffle
from spellhall.engine.machine.events import reveal, tell, tell_in_part, whisper
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.games.wiz_war.box.terms import MAGICAL, PLAIN
from spellhall.games.wiz_war.box.verbs import (
    Beguile,
    DiscardRandom,
    DrawThenTrim,
    Look,
    Meld,
    Peek,
    TakeCards,
)
from spellhall.games.wiz_war.choices.effects import (
    BE_WALKED,
    DRAW_FOR_RAVEN,
    ENOUGH_CARDS,
    GIVE_CARD,
    KEEP_CARD,
    LET_BURN,
    NO_DRAW,
    PUT_BACK,
    SHED_CARD,
    SHED_SPELL,
    TAKE_CARD,
)
from spellhall.games.wiz_war.frames.effects import (
    ChooseBeguiled,
    PeekReturn,
    PeekTake,
    Perform,
    RavenDraw,
    ShedForBurn,
    Suffer,
    TakeFromHand,
)
from spellhall.games.wiz_war.frames.moving import SteerStep
from spellhall.games.wiz_war.frames.turn import CheckHand
from spellhall.games.wiz_war.rules.modifiers import (
    at_work,
    hand_limit,
    is_maintained,
    load_of,
    spell_in_play,
)
from spellhall.games.wiz_war.rules.piles import (
    discard_from_hand,
    draw_one,
    gain_card,
    learn,
    refill,
)
from spellhall.games.wiz_war.rules.table.things import end_spell
from spellhall.games.wiz_war.state.numbers import (
    BEAST,
    GIVEN_UP,
    NONE,
)
from spellhall.games.wiz_war.state.state import Duel


def take_cards(s: Duel, f: Perform, v: TakeCards) -> None:
    """Look at a hand and take up to n (WW-ME-8)."""
    show_hand(s, f.seat, f.target)
    if s.players[f.target].hand:
        then(s, TakeFromHand(f.seat, f.target, v.n), CheckHand(f.seat))


def show_hand(s: Duel, seat: int, victim: int) -> None:
    hand = s.players[victim].hand
    for card in hand:
        learn(s, seat, card)
    reveal(s)
    by = at_work(s)
    tell_in_part(s, (seat, victim), "look", (seat, victim, tuple(hand), by), (seat, victim, (), by))


def hand_cards(s: Duel, f: TakeFromHand) -> list[int]:
    found = [TAKE_CARD.codes[card] for card in s.players[f.victim].hand]
    return [ENOUGH_CARDS.bare, *found]


def take_from_hand(s: Duel, f: TakeFromHand, choice: int) -> None:
    if choice == ENOUGH_CARDS.bare:
        return
    give_card(s, f.victim, f.seat, TAKE_CARD.first[choice])
    if f.left > 1 and s.players[f.victim].hand:
        then(s, TakeFromHand(f.seat, f.victim, f.left - 1))


def give_card(s: Duel, giver: int, taker: int, card: int) -> None:
    """A hand card changes hands, unseen by the others."""
    s.players[giver].hand.remove(card)
    gain_card(s, taker, card)
    learn(s, giver, card)
    reveal(s)
    by = at_work(s)
    tell_in_part(s, (giver, taker), "steal", (taker, giver, card, by), (taker, giver, NONE, by))


def look(s: Duel, f: Perform, v: Look) -> None:
    show_hand(s, f.seat, f.target)


def meld(s: Duel, f: Perform, v: Meld) -> None:
    """Shuffled together and dealt back, target first; sizes as before (WW-CH-6)."""
    seats = (f.target, f.seat)
    before = [list(s.players[seat].hand) for seat in seats]
    pool = before[0] + before[1]
    sizes = [len(hand) for hand in before]
    for player in s.players:
        player.seen = [card for card in player.seen if card not in pool]
    shuffle(s, pool)
    hands: list[list[int]] = [[], []]
    turn = 0
    for card in pool:
        if len(hands[turn]) >= sizes[turn]:
            turn = 1 - turn
        hands[turn].append(card)
        turn = 1 - turn
    for i in range(2):
        s.players[seats[i]].hand = hands[i]
        for card in before[i]:
            if card in hands[1 - i]:
                learn(s, seats[i], card)
    tell(s, "meld", f.seat, f.target, f.card)


def draw_then_trim(s: Duel, f: Perform, v: DrawThenTrim) -> None:
    then(s, CheckHand(f.seat))
    for _ in range(v.n):
        draw_one(s, f.seat, s.players[f.seat].pile, f.card)


def peek(s: Duel, f: Perform, v: Peek) -> None:
    """The top cards of the deck lie aside, seen by the looker only (WW-CH-13)."""
    heap = s.piles[s.players[f.seat].pile]
    while len(s.looked_at) < v.n and refill(s, s.players[f.seat].pile):
        s.looked_at.append(heap.deck.pop())
    reveal(s)
    whisper(s, (f.seat,), "peek", f.seat, tuple(s.looked_at), f.card)
    if s.looked_at:
        then(s, PeekTake(f.seat))


def cards_to_keep(s: Duel, f: PeekTake) -> list[int]:
    return [KEEP_CARD.codes[card] for card in s.looked_at]


def cards_to_return(s: Duel, f: PeekReturn) -> list[int]:
    return [PUT_BACK.codes[card] for card in s.looked_at]


def peek_take(s: Duel, f: PeekTake, choice: int) -> None:
    card = KEEP_CARD.first[choice]
    s.looked_at.remove(card)
    gain_card(s, f.seat, card)
    by = at_work(s)
    tell_in_part(s, (f.seat,), "draw", (f.seat, card, by), (f.seat, NONE, by))
    then(s, CheckHand(f.seat))
    if s.looked_at:
        then(s, PeekReturn(f.seat))


def peek_return(s: Duel, f: PeekReturn, choice: int) -> None:
    """The card chosen last will be drawn first."""
    card = PUT_BACK.first[choice]
    s.looked_at.remove(card)
    s.piles[s.players[f.seat].pile].deck.append(card)
    learn(s, f.seat, card)
    if s.looked_at:
        then(s, PeekReturn(f.seat))


def discard_random(s: Duel, f: Perform, v: DiscardRandom) -> None:
    if f.target >= BEAST:
        return
    hand = s.players[f.target].hand
    for _ in range(min(v.n, len(hand))):
        card = hand[below(s, len(hand))]
        discard_from_hand(s, f.target, card)
        tell(s, "discard", f.target, card, f.card, False)


def beguile(s: Duel, f: Perform, v: Beguile) -> None:
    then(s, ChooseBeguiled(f.target, f.seat, v.steps))


def beguile_choices(s: Duel, f: ChooseBeguiled) -> list[int]:
    """Be walked, or give a card if there is one."""
    return [BE_WALKED.bare, GIVE_CARD.bare] if s.players[f.seat].hand else [BE_WALKED.bare]


def choose_beguiled(s: Duel, f: ChooseBeguiled, choice: int) -> None:
    if choice == BE_WALKED.bare:
        then(s, SteerStep(f.by, f.seat, f.steps, True))
        return
    hand = s.players[f.seat].hand
    give_card(s, f.seat, f.by, hand[below(s, len(hand))])
    then(s, CheckHand(f.by))


def shed_choices(s: Duel, f: ShedForBurn) -> list[int]:
    """The victim sheds what it likes before the burn (WW-ME-3)."""
    options = [LET_BURN.bare]
    options += [SHED_CARD.codes[card] for card in s.players[f.seat].hand]
    for spell in s.spells:
        if spell.owner == f.seat and is_maintained(s, spell):
            options.append(SHED_SPELL.codes[spell.card])
    return options


def shed(s: Duel, f: ShedForBurn, choice: int) -> None:
    if choice == LET_BURN.bare:
        kept = len(s.players[f.seat].hand)
        kept += sum(1 for spell in s.spells if spell.owner == f.seat and is_maintained(s, spell))
        then(
            s,
            Suffer(
                victim=f.seat,
                amount=kept,
                kind=MAGICAL,
                element=PLAIN,
                source=f.source,
                killer=f.killer,
                attack=True,
                seat=f.killer,
                card=f.card,
                height=f.height,
            ),
        )
        return
    then(s, ShedForBurn(f.seat, f.source, f.height, f.card, f.killer))
    if SHED_SPELL.has(choice):
        spell = spell_in_play(s, SHED_SPELL.first[choice])
        assert spell is not None
        end_spell(s, spell, GIVEN_UP)
    else:
        card = SHED_CARD.first[choice]
        discard_from_hand(s, f.seat, card)
        tell(s, "discard", f.seat, card, f.card, False)


def raven_choices(s: Duel, f: RavenDraw) -> list[int]:
    """Within the hand limit, once per turn."""
    if load_of(s, f.seat) < hand_limit(s, f.seat) and f.seat not in s.turn.drawn_by:
        return [NO_DRAW.bare, DRAW_FOR_RAVEN.bare]
    return [NO_DRAW.bare]


def raven_draw(s: Duel, f: RavenDraw, choice: int) -> None:
    if choice == DRAW_FOR_RAVEN.bare:
        s.turn.drawn_by = [*s.turn.drawn_by, f.seat]
        draw_one(s, f.seat, s.players[f.seat].pile, f.card)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(TakeFromHand, hand_cards, take_from_hand)
    rules.question(PeekTake, cards_to_keep, peek_take, automatic=never)
    rules.question(PeekReturn, cards_to_return, peek_return)
    rules.question(ChooseBeguiled, beguile_choices, choose_beguiled)
    rules.question(ShedForBurn, shed_choices, shed)
    rules.question(RavenDraw, raven_choices, raven_draw)
