"""Verbs that change a Spell (ledger section 3.11)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.hell_high.box.cards import KIND_OF, NO_CARD
from spellhall.games.hell_high.box.verbs import WILD, AddTop, RemoveComponent
from spellhall.games.hell_high.choices import DROP
from spellhall.games.hell_high.frames.effects import DropComponent, Perform
from spellhall.games.hell_high.frames.turn import PickSlot, ReplaceWild
from spellhall.games.hell_high.rules.piles import add_to_spell, discard, draw_main, take_from_spell
from spellhall.games.hell_high.state.state import Brawl


def do_add_top(s: Brawl, f: Perform, verb: AddTop) -> None:
    """The top card joins; Wild Magic becomes a type of choice (HH-BULLY-3, HH-BULLY-4)."""
    card = draw_main(s)
    if card == NO_CARD:
        return
    tell(s, "joins", f.seat, card, f.card)
    if KIND_OF[card] == WILD:
        s.wild = (*s.wild, card)
        then(s, PickSlot(f.seat), ReplaceWild(f.seat))
    else:
        add_to_spell(s, f.seat, card, KIND_OF[card])
        s.turn.waiting.append(card)


def do_remove_component(s: Brawl, f: Perform, verb: RemoveComponent) -> None:
    """The bullied foe chooses (HH-BULLY-5), unless none is left (HH-BULLY-6)."""
    target = f.targets[0]
    if s.players[target].spell:
        then(s, DropComponent(target, f.seat, f.card))


def own_components(s: Brawl, f: DropComponent) -> list[int]:
    """Any component, Wild Magic too (HH-AMB-23)."""
    return [DROP.codes[card] for card in s.players[f.seat].spell]


def drop_component(s: Brawl, f: DropComponent, choice: int) -> None:
    """It goes face up to the discard pile (HH-HID-8)."""
    card = DROP.first[choice]
    take_from_spell(s.players[f.seat], card)
    discard(s, card)
    tell(s, "drop", f.seat, card, len(s.players[f.seat].spell), f.bully, f.card)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(DropComponent, own_components, drop_component)
