"""Effects that look at cards (WA-V-17)."""

from spellhall.engine.machine.events import reveal, tell
from spellhall.engine.machine.stack import then
from spellhall.engine.machine.state import replaced
from spellhall.games.wizards_academy.box.effects import Foresee, Redraw, Scry
from spellhall.games.wizards_academy.frames.effects import GoOn, Perform
from spellhall.games.wizards_academy.frames.picks import PickCard
from spellhall.games.wizards_academy.frames.turn import DrawDisaster
from spellhall.games.wizards_academy.rules.effects.aims import then_step
from spellhall.games.wizards_academy.rules.picking import chosen
from spellhall.games.wizards_academy.state.state import NONE, Academy


def do_foresee(s: Academy, f: Perform, effect: Foresee) -> None:
    """The top room cards are shown, and put back in any order (WA-SP-102)."""
    top = _top(s.room_deck, effect.n)
    reveal(s)
    for card in top:
        s.room_known = replaced(s.room_known, card, True)
    tell(s, "foresee", f.seat, tuple(reversed(top)))
    _put_rooms_back(s, f, effect, ())


def _put_rooms_back(s: Academy, f: Perform, effect: Foresee, order: tuple[int, ...]) -> None:
    """The next one to be drawn first; the last one needs no choice."""
    top = _top(s.room_deck, effect.n)
    rest = [card for card in reversed(top) if card not in order]
    if len(rest) > 1:
        step = then_step(f, "order rooms", chosen=order)
        then(s, PickCard(f.seat, "next_room_card", tuple(rest), False), step)
    else:
        s.room_deck[len(s.room_deck) - len(top) :] = [*order, *rest][::-1]


def order_rooms(s: Academy, f: GoOn, effect: Foresee) -> None:
    """This one after those chosen before."""
    _put_rooms_back(s, f, effect, (*f.chosen, chosen(s)))


def do_scry(s: Academy, f: Perform, effect: Scry) -> None:
    """The top disasters are shown; one goes to the bottom, the rest back (WA-ROOM-17)."""
    top = _top(s.deck, effect.n)
    if not top:
        return
    reveal(s)
    for card in top:
        s.deck_known = replaced(s.deck_known, card, True)
        s.deck_met = replaced(s.deck_met, card, True)
    things = tuple(reversed(top))
    tell(s, "scry", f.seat, things)
    then(s, PickCard(f.seat, "bottom_disaster", things, False), then_step(f, "sink disaster"))


def sink_disaster(s: Academy, f: GoOn, effect: Scry) -> None:
    """This one goes to the bottom."""
    card = chosen(s)
    s.deck.remove(card)
    s.deck.insert(0, card)
    _put_disasters_back(s, f, effect, ())


def _put_disasters_back(s: Academy, f: Perform, effect: Scry, order: tuple[int, ...]) -> None:
    """The next one to be drawn first; the one at the bottom is no longer among them."""
    top = _top(s.deck, min(effect.n, len(s.deck)) - 1)
    rest = [card for card in reversed(top) if card not in order]
    if len(rest) > 1:
        step = then_step(f, "order disasters", chosen=order)
        then(s, PickCard(f.seat, "next_disaster", tuple(rest), False), step)
    elif top:
        s.deck[len(s.deck) - len(top) :] = [*order, *rest][::-1]


def order_disasters(s: Academy, f: GoOn, effect: Scry) -> None:
    """This one after those chosen before."""
    _put_disasters_back(s, f, effect, (*f.chosen, chosen(s)))


def _top(deck: list[int], n: int) -> list[int]:
    """The next cards of a deck, the first of them last."""
    return deck[len(deck) - min(n, len(deck)) :]


def do_redraw(s: Academy, f: Perform, effect: Redraw) -> None:
    """The disaster in hand goes unplayed, and another comes (WA-SP-402)."""
    wizard = s.wizards[f.seat]
    if wizard.card != NONE:
        reveal(s)
        s.deck_met = replaced(s.deck_met, wizard.card, True)
        s.deck_known = replaced(s.deck_known, wizard.card, False)
        s.discard.append(wizard.card)
        tell(s, "discards_disaster", f.seat, wizard.card)
        wizard.card = NONE
    then(s, DrawDisaster(f.seat))
