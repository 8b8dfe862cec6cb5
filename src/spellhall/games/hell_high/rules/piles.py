"""Decks, discard piles, and what lies before a wizard (ledger sections 3.11 and 3.17)."""

from typing import Final

from spellhall.engine.machine.chance import draw, reshuffle
from spellhall.engine.machine.events import reveal, tell
from spellhall.games.hell_high.box.cards import (
    GLYPH_OF,
    INITIATIVE_OF,
    IS_CREATURE,
    IS_EVERLASTING,
    KIND_OF,
    NO_CARD,
    POWER_OF,
    power_size,
)
from spellhall.games.hell_high.box.design import GLYPH as GLYPH_POWER
from spellhall.games.hell_high.box.design import INITIATIVE
from spellhall.games.hell_high.box.verbs import DEAD, DELIVERY, GLYPHS, NO_GLYPH, TREASURE, WILD
from spellhall.games.hell_high.state.state import Brawl, Player

CREATURE: Final = 99  # looked for instead of a type of component
MAIN_DECK: Final = 0
TREASURE_DECK: Final = 1
DEAD_DECK: Final = 2


def draw_main(s: Brawl) -> int:
    """The top card of the Main Deck, or NO_CARD if there is none."""
    return top_card(s, s.main, s.main_discard, MAIN_DECK)


def draw_dead_card(s: Brawl) -> int:
    """The top Dead Wizard card, or NO_CARD (HH-DEAD-9)."""
    return top_card(s, s.dead_deck, s.dead_discard, DEAD_DECK)


def gain_treasure(s: Brawl, seat: int, by: int) -> None:
    """Face up in front of the wizard, at work at once (HH-TREAS-1, HH-TREAS-4).

    `by`: the card that gives it; without one the Trendsetter's rank does.
    """
    card = top_card(s, s.treasure, s.treasure_discard, TREASURE_DECK)
    if card != NO_CARD:
        s.players[seat].treasures.append(card)
        tell(s, "treasure", seat, card, by)


def top_card(s: Brawl, deck: list[int], discards: list[int], which: int) -> int:
    """An empty deck is rebuilt from its discards; without any there is no card (HH-DECK-1, 2)."""
    if not deck:
        if not discards:
            return NO_CARD
        reshuffle(s, deck, discards)
        s.shuffles += 1
        tell(s, "reshuffle", which)
    return draw(s, deck)


def discard(s: Brawl, card: int) -> None:
    """Face up to its pile; whoever knew where it was knows no more than the others now."""
    reveal(s)
    kind = KIND_OF[card]
    if kind == TREASURE:
        s.treasure_discard.append(card)
    elif kind == DEAD:
        s.dead_discard.append(card)
    else:
        s.main_discard.append(card)
        forget(s, card)


def put_down(s: Brawl, card: int) -> None:
    """A Dead Wizard card in resolution is discarded, unless it went before."""
    if card in s.resolving:
        s.resolving = without(s.resolving, card)
        discard(s, card)


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A zone after a card left it."""
    return tuple([other for other in zone if other != card])


def forget(s: Brawl, card: int) -> None:
    """Nobody knows any more in whose hand the card is."""
    if s.known:
        s.known = [entry for entry in s.known if entry[2] != card]


def spend(s: Brawl, seat: int, card: int) -> None:
    """A Treasure or a held Dead Wizard card is used up."""
    player = s.players[seat]
    if card in player.treasures:
        player.treasures.remove(card)
    else:
        player.held.remove(card)
    discard(s, card)
    tell(s, "spend", seat, card)


def search_main(s: Brawl, kind: int, by: int) -> int:
    """Reveal cards until one of the type, or a CREATURE, appears; the others are discarded.

    The revealed cards are not part of a pile that is shuffled meanwhile (HH-WILD-4).
    """
    turned: list[int] = []
    found = NO_CARD
    while found == NO_CARD:
        card = draw_main(s)
        if card == NO_CARD:
            break
        if KIND_OF[card] == kind or (kind == CREATURE and IS_CREATURE[card]):
            found = card
        else:
            turned.append(card)
    for card in turned:
        discard(s, card)
    tell(s, "search", tuple(turned), found, by)
    return found


def add_to_spell(s: Brawl, seat: int, card: int, slot: int) -> None:
    """A card joins a Spell, beside the cards of its type (HH-TURN-7)."""
    player = s.players[seat]
    at = len(player.spell)
    while at > 0 and player.slots[at - 1] > slot:
        at -= 1
    player.spell.insert(at, card)
    player.slots.insert(at, slot)


def take_from_spell(player: Player, card: int) -> int:
    """A card leaves a Spell; returns its slot."""
    at = player.spell.index(card)
    player.spell.pop(at)
    return player.slots.pop(at)


def fleeting_treasures(player: Player) -> list[int]:
    """Those without Everlasting."""
    return [card for card in player.treasures if not IS_EVERLASTING[card]]


def give_up_all(player: Player) -> None:
    """Only Everlasting Treasures still lie before the wizard; held cards stay (HH-END-6)."""
    player.hand = []
    player.spell = []
    player.slots = []
    player.creatures = []
    player.lasting = []
    player.treasures = [card for card in player.treasures if IS_EVERLASTING[card]]


def remove_creature(s: Brawl, seat: int, card: int) -> None:
    """A kept Creature goes to the discard pile, wherever it lay."""
    player = s.players[seat]
    if card in player.creatures:
        player.creatures.remove(card)
    else:
        take_from_spell(player, card)
        s.turn.kept.remove(card)
    if card in s.turn.waiting:
        s.turn.waiting.remove(card)
    discard(s, card)


def kept_creatures(s: Brawl, seat: int) -> list[int]:
    """Face-up Creatures that can absorb, those kept this very turn included (HH-CREAT-6)."""
    if seat == s.turn.seat and s.turn.kept:
        return s.players[seat].creatures + s.turn.kept
    return s.players[seat].creatures


def glyph_cards(s: Brawl, seat: int, glyph: int) -> list[int]:
    """The cards in play that bear a glyph (HH-POWER-4); hand cards never do (HH-POWER-11)."""
    player = s.players[seat]
    found: list[int] = []
    for card in player.spell:
        if GLYPH_OF[card] == glyph:
            found.append(card)
    for card in player.creatures:
        if GLYPH_OF[card] == glyph:
            found.append(card)
    if seat == s.turn.seat:
        for card in s.turn.tired:
            if GLYPH_OF[card] == glyph:
                found.append(card)
    for card in player.treasures:
        if GLYPH_OF[card] == glyph:
            found.append(card)
    if player.glyph == glyph:
        for card in player.lasting:
            if POWER_OF[card] == GLYPH_POWER:
                found.append(card)
    return found


def glyph_counts(s: Brawl, seat: int, with_spell: bool) -> list[int]:
    """How many cards in play bear each glyph, those of the Spell among them or not."""
    player = s.players[seat]
    counts = [0] * GLYPHS
    if with_spell:
        count_glyphs(counts, player.spell)
    count_glyphs(counts, player.creatures)
    if seat == s.turn.seat:
        count_glyphs(counts, s.turn.tired)
    count_glyphs(counts, player.treasures)
    if player.glyph != NO_GLYPH:
        for card in player.lasting:
            if POWER_OF[card] == GLYPH_POWER:
                counts[player.glyph] += 1
    return counts


def count_glyphs(counts: list[int], cards: list[int]) -> None:
    """Add what these cards bear."""
    for card in cards:
        if GLYPH_OF[card] != NO_GLYPH:
            counts[GLYPH_OF[card]] += 1


def base_initiative(player: Player) -> int:
    """The number on the Delivery; 0 without one or with Wild Magic there (HH-ORDER-4 to 6)."""
    best = 0
    for i in range(len(player.spell)):
        card = player.spell[i]
        if player.slots[i] == DELIVERY and KIND_OF[card] != WILD:
            best = max(best, INITIATIVE_OF[card])
    return best


def initiative(player: Player) -> int:
    """Initiative with the Treasures that raise it."""
    return base_initiative(player) + power_size(player.treasures, INITIATIVE)
