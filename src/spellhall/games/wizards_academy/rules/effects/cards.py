"""Effects that look at cards (WA-V-17)."""

from spellhall.engine.events import reveal, tell
from spellhall.engine.stack import then
from spellhall.games.wizards_academy.box.effects import Foresee, Redraw, Scry
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.picks import PickCard
from spellhall.games.wizards_academy.frames.turn import DrawDisaster
from spellhall.games.wizards_academy.rules.effects.aims import again
from spellhall.games.wizards_academy.state.state import NONE, School


def do_foresee(s: School, f: Perform, verb: Foresee) -> None:
    """The top room cards are shown, and put back in any order (WA-SP-102)."""
    k = min(verb.n, len(s.room_deck))
    top = s.room_deck[len(s.room_deck) - k :]
    if f.step == 0:
        s.marks = []
        reveal(s)
        for card in top:
            s.room_known[card] = True
        tell(s, "foresee", f.seat, tuple(reversed(top)))
    else:
        s.marks.append(s.picked.pop())
    rest = [card for card in reversed(top) if card not in s.marks]
    if len(rest) > 1:
        then(s, PickCard(f.seat, "next_room_card", tuple(rest), False), again(f, f.step + 1))
    else:
        order = s.marks + rest
        s.room_deck[len(s.room_deck) - k :] = order[::-1]


def do_scry(s: School, f: Perform, verb: Scry) -> None:
    """The top disasters are shown; one goes to the bottom, the rest back (WA-ROOM-17)."""
    k = min(verb.n, len(s.deck))
    if f.step == 0:
        s.marks = []
        if k == 0:
            return
        reveal(s)
        top = s.deck[len(s.deck) - k :]
        for card in top:
            s.deck_known[card] = True
            s.deck_met[card] = True
        tell(s, "scry", f.seat, tuple(reversed(top)))
        things = tuple(reversed(top))
        then(s, PickCard(f.seat, "bottom_disaster", things, False), again(f, 1))
        return
    if f.step == 1:
        card = s.picked.pop()
        s.deck.remove(card)
        s.deck.insert(0, card)
    else:
        s.marks.append(s.picked.pop())
    top = s.deck[len(s.deck) - (k - 1) :] if k > 1 else []
    rest = [card for card in reversed(top) if card not in s.marks]
    if len(rest) > 1:
        then(s, PickCard(f.seat, "next_disaster", tuple(rest), False), again(f, f.step + 1))
    elif top:
        order = s.marks + rest
        s.deck[len(s.deck) - (k - 1) :] = order[::-1]


def do_redraw(s: School, f: Perform, verb: Redraw) -> None:
    """The disaster in hand goes unplayed, and another comes (WA-SP-402)."""
    wizard = s.wizards[f.seat]
    if wizard.card != NONE:
        reveal(s)
        s.deck_met[wizard.card] = True
        s.deck_known[wizard.card] = False
        s.discard.append(wizard.card)
        tell(s, "discards_disaster", f.seat, wizard.card)
        wizard.card = NONE
    then(s, DrawDisaster(f.seat))
