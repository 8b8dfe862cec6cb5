"""The tile actions (ledger section 7) and completing Assignments (section 10)."""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import reveal, tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.arcane_academy.box.cards import IS_SPELL, KIND_OF, WHOLE
from spellhall.games.arcane_academy.box.design import USED
from spellhall.games.arcane_academy.box.tiles import EMPTY
from spellhall.games.arcane_academy.box.verbs import (
    ADD,
    CHAOS,
    COLLECT,
    COMPLETE,
    GAIN_WILL,
    ITEM_DONE,
    SHARD,
    SPELL_DONE,
    USE,
    WILL,
)
from spellhall.games.arcane_academy.choices import (
    CHAOS_MODE,
    COMPLETE_CARD,
    NO_CARD,
    NO_CHAOS,
    NO_ITEM,
    NO_TILE,
    TAKE,
    USE_ITEM,
)
from spellhall.games.arcane_academy.frames import (
    AddTile,
    ChaosMagic,
    CompleteAssignment,
    Perform,
    Tuck,
    UseItem,
)
from spellhall.games.arcane_academy.rules.effects.performing import set_off
from spellhall.games.arcane_academy.rules.resources import acting_space, can_pay, cost, gain
from spellhall.games.arcane_academy.rules.why_not import (
    CENTRE_IS_EMPTY,
    NO_USE,
    NOTHING_PAYABLE,
    NOTHING_TO_USE,
    TOO_DEAR,
    WILL_IS_FULL,
)
from spellhall.games.arcane_academy.state.state import MOST_WILL, Academy


def why_not_perform(s: Academy, seat: int, action: int) -> int:
    """Whether an action can be performed at all (AA-DEC-22)."""
    player = s.players[seat]
    if action == COLLECT or action == CHAOS:
        return ALLOWED
    if action == GAIN_WILL:
        return ALLOWED if player.will < MOST_WILL else WILL_IS_FULL
    if action == ADD:
        for tile in s.centre:
            if tile != EMPTY:
                return ALLOWED
        return CENTRE_IS_EMPTY
    if action == USE:
        for card in player.items:
            if KIND_OF[card] == USED:
                return ALLOWED
        return NOTHING_TO_USE
    for card in s.public:
        if card != EMPTY and can_pay(player, card, 0):
            return ALLOWED
    for card in player.hand:
        if can_pay(player, card, 0):
            return ALLOWED
    return NOTHING_PAYABLE


def perform_action(s: Academy, seat: int, action: int, card: int) -> None:
    """Do a tile action once, for the tile that acts or for a card."""
    if action == COLLECT:
        gain(s, seat, SHARD, 1, card)
    elif action == GAIN_WILL:
        gain(s, seat, WILL, 1, card)
    elif action == USE:
        then(s, UseItem(seat, 1, card))
    elif action == COMPLETE:
        then(s, CompleteAssignment(seat, 1, 0, card))
    elif action == ADD:
        then(s, AddTile(seat, 1, card))
    else:
        then(s, ChaosMagic(seat, 1, card))


# -- Add Tile ------------------------------------------------------------------------------------


def tiles_in_centre(s: Academy, f: AddTile) -> list[int]:
    """The centre is not refilled during the turn (AA-ACT-7)."""
    options = [NO_TILE.bare]
    for tile in s.centre:
        if tile != EMPTY:
            options.append(TAKE.codes[tile])
    return options


def add_tile(s: Academy, f: AddTile, choice: int) -> None:
    """The tile is pending until the end of the turn (AA-ACT-6)."""
    if choice == NO_TILE.bare:
        return
    tile = TAKE.first[choice]
    s.centre[s.centre.index(tile)] = EMPTY
    s.pending.append(tile)
    tell(s, "take_tile", f.seat, tile, f.card, acting_space(s, f.card))
    if f.left > 1:
        then(s, AddTile(f.seat, f.left - 1, f.card))


# -- Use Item ------------------------------------------------------------------------------------


def usable_items(s: Academy, f: UseItem) -> list[int]:
    """Items of one's own; using none is allowed (AA-DEC-7)."""
    options = [NO_ITEM.bare]
    for card in s.players[f.seat].items:
        if KIND_OF[card] == USED:
            options.append(USE_ITEM.codes[card])
    return options


def why_not_use(s: Academy, f: UseItem, card: int) -> int:
    """Only Items with a USE ability (AA-ITEM-7)."""
    if card not in s.players[f.seat].items:
        return ABSENT
    return ALLOWED if KIND_OF[card] == USED else NO_USE


def use_item(s: Academy, f: UseItem, choice: int) -> None:
    """One action, one Item, one use (AA-ITEM-2)."""
    if choice == NO_ITEM.bare:
        return
    card = USE_ITEM.first[choice]
    tell(s, "use_item", f.seat, card)
    if f.left > 1:
        then(s, UseItem(f.seat, f.left - 1, f.card))
    then(s, Perform(f.seat, card, WHOLE, 0))


# -- Complete Assignment -------------------------------------------------------------------------


def payable_cards(s: Academy, f: CompleteAssignment) -> list[int]:
    """Public Assignments and one's own Private ones (AA-ASG-2)."""
    player = s.players[f.seat]
    options = [NO_CARD.bare]
    for card in s.public:
        if card != EMPTY and can_pay(player, card, f.less):
            options.append(COMPLETE_CARD.codes[card])
    for card in player.hand:
        if can_pay(player, card, f.less):
            options.append(COMPLETE_CARD.codes[card])
    return options


def why_not_complete(s: Academy, f: CompleteAssignment, card: int) -> int:
    """The full cost must be there (AA-ASG-3)."""
    player = s.players[f.seat]
    if card not in s.public and card not in player.hand:
        return ABSENT
    return ALLOWED if can_pay(player, card, f.less) else TOO_DEAR


def plainly_nothing_payable(s: Academy, f: CompleteAssignment) -> bool:
    """Only with an empty hand can the table tell that nothing is payable."""
    return not s.players[f.seat].hand


def complete_assignment(s: Academy, f: CompleteAssignment, choice: int) -> None:
    """Paid first (AA-ASG-4); an Item is completed at once, a Spell after its effects."""
    if choice == NO_CARD.bare:
        return
    card = COMPLETE_CARD.first[choice]
    player = s.players[f.seat]
    price = cost(player, card, f.less)
    if card in player.hand:
        player.hand.remove(card)
        reveal(s)
    else:
        s.public[s.public.index(card)] = EMPTY
    if f.left > 1:
        then(s, CompleteAssignment(f.seat, f.left - 1, f.less, f.card))
    if IS_SPELL[card]:
        player.will -= price
        s.aside.append(card)
        tell(s, "complete", f.seat, card, price)
        then(s, Perform(f.seat, card, WHOLE, 0), Tuck(f.seat, card))
    else:
        player.shards -= price
        player.items.append(card)
        player.tokens.append(0)
        tell(s, "complete", f.seat, card, price)
        set_off(s, f.seat, ITEM_DONE, card, None)


def tuck(s: Academy, f: Tuck) -> None:
    """The Spell counts as completed from now on (AA-ASG-6)."""
    s.aside.pop()
    s.players[f.seat].spells.append(f.card)
    set_off(s, f.seat, SPELL_DONE, f.card, None)


# -- Chaos Magic ---------------------------------------------------------------------------------

MODES: Final = (COLLECT, GAIN_WILL, USE, COMPLETE, ADD)


def chaos_modes(s: Academy, f: ChaosMagic) -> list[int]:
    """Each that can be performed (AA-DEC-4)."""
    options = [NO_CHAOS.bare]
    for action in MODES:
        if why_not_perform(s, f.seat, action) == ALLOWED:
            options.append(CHAOS_MODE.codes[action])
    return options


def why_not_mode(s: Academy, f: ChaosMagic, action: int) -> int:
    """Five modes and no sixth (AA-ACT-10)."""
    return why_not_perform(s, f.seat, action) if action in MODES else ABSENT


def chaos_magic(s: Academy, f: ChaosMagic, choice: int) -> None:
    """Exactly one action, chosen when it is resolved (AA-ACT-8)."""
    if choice == NO_CHAOS.bare:
        return
    if f.left > 1:
        then(s, ChaosMagic(f.seat, f.left - 1, f.card))
    perform_action(s, f.seat, CHAOS_MODE.first[choice], f.card)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(AddTile, tiles_in_centre, add_tile)
    rules.question(UseItem, usable_items, use_item)
    rules.question(
        CompleteAssignment, payable_cards, complete_assignment, automatic=plainly_nothing_payable
    )
    rules.question(ChaosMagic, chaos_modes, chaos_magic)
    rules.work(Tuck, tuck)
