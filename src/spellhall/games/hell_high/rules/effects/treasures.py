"""Verbs about Treasures and kept Creatures (ledger section 6.1)."""

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.hell_high.box.cards import IS_CREATURE, NO_CARD, with_power
from spellhall.games.hell_high.box.design import PROTECTED
from spellhall.games.hell_high.box.verbs import Destroy, Gain, Steal
from spellhall.games.hell_high.choices import DESTROY_CREATURE, TAKE_TREASURE
from spellhall.games.hell_high.frames.effects import Perform, PickCreature, PickTreasure
from spellhall.games.hell_high.rules.piles import (
    discard,
    gain_treasure,
    kept_creatures,
    remove_creature,
)
from spellhall.games.hell_high.rules.why_not import KEPT_ONLY
from spellhall.games.hell_high.state.state import Brawl


def do_gain(s: Brawl, f: Perform, verb: Gain) -> None:
    """From the Treasure Deck (HH-VERB-4)."""
    for _ in range(verb.n):
        gain_treasure(s, f.seat, f.card)


def do_steal(s: Brawl, f: Perform, verb: Steal) -> None:
    """Not from one who is protected, dead or without Treasure (HH-VERB-5)."""
    target = f.targets[0]
    if can_lose_treasure(s, f.seat, target):
        then(s, PickTreasure(f.seat, target, True, f.card))


def do_destroy(s: Brawl, f: Perform, verb: Destroy) -> None:
    """The owner of the effect picks which (HH-VERB-6)."""
    target = f.targets[0]
    if verb.creature:
        then(s, PickCreature(f.seat, target, f.card))
    elif can_lose_treasure(s, f.seat, target):
        then(s, PickTreasure(f.seat, target, False, f.card))


def can_lose_treasure(s: Brawl, seat: int, target: int) -> bool:
    """A dead wizard's Treasures are safe, and a dead wizard is no foe (HH-EVER-2, HH-AMB-32)."""
    other = s.players[target]
    if other.hp == 0 or not other.treasures:
        return False
    return s.players[seat].hp == 0 or with_power(other.treasures, PROTECTED) == NO_CARD


def treasures_of(s: Brawl, f: PickTreasure) -> list[int]:
    """Any Treasure of the target."""
    return [TAKE_TREASURE.codes[card] for card in s.players[f.target].treasures]


def pick_treasure(s: Brawl, f: PickTreasure, choice: int) -> None:
    """It changes hands, or is discarded."""
    card = TAKE_TREASURE.first[choice]
    s.players[f.target].treasures.remove(card)
    if f.steal:
        s.players[f.seat].treasures.append(card)
        tell(s, "steal", f.seat, f.target, card, f.card)
    else:
        discard(s, card)
        tell(s, "destroy", f.seat, f.target, card, f.card)


def creatures_of(s: Brawl, f: PickCreature) -> list[int]:
    """Any kept Creature of the target."""
    return [DESTROY_CREATURE.codes[card] for card in kept_creatures(s, f.target)]


def why_not_destroy(s: Brawl, f: PickCreature, card: int) -> int:
    """Not one that was just cast, nor one that failed (HH-DW-9)."""
    if card in kept_creatures(s, f.target):
        return ALLOWED
    if f.target != s.turn.seat:
        return ABSENT
    cast = card in s.players[f.target].spell and IS_CREATURE[card]
    return KEPT_ONLY if cast or card in s.turn.tired else ABSENT


def pick_creature(s: Brawl, f: PickCreature, choice: int) -> None:
    """It is discarded."""
    card = DESTROY_CREATURE.first[choice]
    remove_creature(s, f.target, card)
    tell(s, "destroy", f.seat, f.target, card, f.card)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PickTreasure, treasures_of, pick_treasure)
    rules.question(PickCreature, creatures_of, pick_creature)
