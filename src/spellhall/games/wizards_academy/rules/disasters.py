"""Disasters happen and are drawn (ledger sections 5.1 and 5.2)."""

from spellhall.engine.machine.chance import draw, reshuffle
from spellhall.engine.machine.events import reveal, tell, tell_in_part
from spellhall.engine.machine.stack import Rules, then
from spellhall.engine.machine.state import replaced
from spellhall.games.wizards_academy.box import texts
from spellhall.games.wizards_academy.box.disasters import DESIGN_OF
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.turn import DrawDisaster, PlayDisaster
from spellhall.games.wizards_academy.rules.grid import highest_bound
from spellhall.games.wizards_academy.rules.table.mana import end
from spellhall.games.wizards_academy.state.state import HOPELESS, NONE, OUT_OF_TIME, Academy


def play_disaster(s: Academy, f: PlayDisaster) -> None:
    """The card is shown, happens from top to bottom, and lies in the discards (WA-DIS-1)."""
    wizard = s.wizards[f.seat]
    card = wizard.card
    if card == NONE:
        return
    wizard.card = NONE
    if s.deck_known[card]:
        s.deck_known = replaced(s.deck_known, card, False)
    if not s.deck_met[card]:
        s.deck_met = replaced(s.deck_met, card, True)
    s.discard.append(card)
    reveal(s)
    if s.watched:
        tell(s, "disaster", f.seat, card)
    then(s, Perform(f.seat, texts.DISASTER, DESIGN_OF[card], 0))


def draw_disaster(s: Academy, f: DrawDisaster) -> None:
    """An empty deck is refilled with two progression cards and the discards (WA-DRAW-2)."""
    if not s.deck:
        if not s.progression:
            end(s, OUT_OF_TIME)
            return
        s.reshuffles += 1
        for _ in range(min(2, len(s.progression))):
            s.discard.append(s.progression.pop())
        reshuffle(s, s.deck, s.discard)
        pack = s.deck_pack.copy()
        known = s.deck_known.copy()
        for card in s.deck:
            pack[card] = s.reshuffles
            known[card] = False
        s.deck_pack = pack
        s.deck_known = known
        tell(s, "reshuffle", s.reshuffles, len(s.deck), len(s.progression))
        if s.hopeless and highest_bound(s) < s.reshuffles:
            end(s, HOPELESS)
            return
    card = draw(s, s.deck)
    wizard = s.wizards[f.seat]
    wizard.card = card
    wizard.drawn += 1
    if s.deck_known[card]:
        tell(s, "draw", f.seat, card)
    elif s.watched:
        tell_in_part(s, (f.seat,), "draw", (f.seat, card), (f.seat, NONE))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(PlayDisaster, play_disaster)
    rules.work(DrawDisaster, draw_disaster)
