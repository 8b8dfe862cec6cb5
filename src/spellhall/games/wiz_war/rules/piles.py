"""Cards: drawn, discarded, remembered (WW-DD)."""

from spellhall.engine.machine.chance import draw, reshuffle
from spellhall.engine.machine.events import reveal, tell, tell_in_part
from spellhall.engine.machine.stack import then
from spellhall.games.wiz_war.box.cards import SCHOOL_OF
from spellhall.games.wiz_war.box.modifier_keys import WITHERS
from spellhall.games.wiz_war.box.parts import WITHER
from spellhall.games.wiz_war.frames.effects import Perform
from spellhall.games.wiz_war.frames.turn import CheckHand, TrimHand
from spellhall.games.wiz_war.rules.modifiers import hand_limit, load_of, mod_of
from spellhall.games.wiz_war.rules.table.figures import is_alive
from spellhall.games.wiz_war.state.numbers import NONE, SPELLBOOKS
from spellhall.games.wiz_war.state.state import Duel


def pile_of(s: Duel, card: int) -> int:
    """The deck to which a card belongs: that of its school, unless it has changed decks."""
    pile = 0 if card in s.extra else s.school_pile[SCHOOL_OF[card]]
    return 1 - pile if card in s.lent else pile


def discard(s: Duel, seat: int, card: int) -> None:
    """To the discard pile of its deck, face up; by a team to its own (WW-OPT-2, WW-AMB-62)."""
    if s.rules & SPELLBOOKS and pile_of(s, card) != s.players[seat].pile:
        if card in s.lent:
            s.lent = [one for one in s.lent if one != card]
        else:
            s.lent = [*s.lent, card]
    s.piles[pile_of(s, card)].discard.append(card)
    for player in s.players:
        if card in player.seen:
            player.seen.remove(card)


def discard_from_hand(s: Duel, seat: int, card: int) -> None:
    s.players[seat].hand.remove(card)
    discard(s, seat, card)
    reveal(s)


def learn(s: Duel, seat: int, card: int) -> None:
    """A seat knows where this hidden card is."""
    if card not in s.players[seat].seen:
        s.players[seat].seen.append(card)


def gain_card(s: Duel, seat: int, card: int) -> None:
    """A card comes to a hand; its new owner need not remember it otherwise."""
    player = s.players[seat]
    player.hand.append(card)
    if card in player.seen:
        player.seen.remove(card)


def refill(s: Duel, pile: int) -> bool:
    """Shuffle the discard pile into an empty deck; whether there is a card to draw (WW-DD-5)."""
    heap = s.piles[pile]
    if not heap.deck and heap.discard:
        heap.shown = True
        reshuffle(s, heap.deck, heap.discard)
        tell(s, "reshuffle", pile)
    return bool(heap.deck)


def draw_one(s: Duel, seat: int, pile: int, by: int = NONE) -> None:
    """Draw a card if there is one; `by` is the card that lets one draw."""
    if not refill(s, pile):
        return
    card = draw(s, s.piles[pile].deck)
    gain_card(s, seat, card)
    tell_in_part(s, (seat,), "draw", (seat, card, by), (seat, NONE, by))
    for spell in s.spells:
        if spell.target == seat and mod_of(spell.card, WITHERS):
            then(s, Perform(WITHER, spell.owner, seat, spell.card, by=spell.source))


def check_hand(s: Duel, seat: int, f: CheckHand) -> None:
    """Over the maximum: go down at once (WW-DD-4, WW-AMB-9)."""
    if is_alive(s, seat) and load_of(s, seat) > hand_limit(s, seat):
        then(s, TrimHand(seat), f)
