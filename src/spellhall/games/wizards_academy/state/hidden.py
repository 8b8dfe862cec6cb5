"""What a seat cannot see (ledger section 21, HID), and dealing it anew.

Hidden things are numbered by their place, not by the card: a place gets a new number whenever
what lies there is shuffled, so a card that was shown and shuffled back counts as shown.
"""

from random import Random
from typing import Final

from spellhall.games.wizards_academy.box.disasters import DISASTER_LEVEL
from spellhall.games.wizards_academy.box.grid import SPACE_LEVEL, SPACES
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.box.spells import IS_BOTCH, LEVEL_OF
from spellhall.games.wizards_academy.state.state import NONE, Academy

GRID: Final = 1_000_000
DECK: Final = 2_000_000
HAND: Final = 3_000_000
PROGRESSION: Final = 4_000_000
ROOM_DECK: Final = 5_000_000


def _space_id(s: Academy, space: int) -> int:
    return GRID + 100 * s.level_shuffles[SPACE_LEVEL[space] - 1] + space


def _deck_id(s: Academy, at: int) -> int:
    return DECK + 100 * s.reshuffles + at


def _hand_id(s: Academy, seat: int) -> int:
    return HAND + 1000 * seat + s.wizards[seat].drawn


def _room_id(s: Academy, at: int) -> int:
    return ROOM_DECK + 100 * s.room_shuffles + at


def _unknown_spaces(s: Academy) -> list[int]:
    return [
        space
        for space in range(SPACES)
        if s.grid[space] != NONE and not s.bound[space] and not s.seen[s.grid[space]]
    ]


def hidden(s: Academy, seat: int | None) -> list[int]:
    """Places whose card this seat (None: a spectator) cannot see."""
    found = [_space_id(s, space) for space in _unknown_spaces(s)]
    found += [_deck_id(s, at) for at, card in enumerate(s.deck) if not s.deck_known[card]]
    found += [
        _hand_id(s, other)
        for other, wizard in enumerate(s.wizards)
        if other != seat and wizard.card != NONE and not s.deck_known[wizard.card]
    ]
    found += [PROGRESSION + at for at in range(len(s.progression))]
    found += [_room_id(s, at) for at, card in enumerate(s.room_deck) if not s.room_known[card]]
    return found


def redeal(s: Academy, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
    """Deal anew all that this seat cannot see, except the places in `keep`."""
    _redeal_spells(s, rng, keep)
    _redeal_disasters(s, seat, rng, keep)
    places = [
        at
        for at, card in enumerate(s.room_deck)
        if not s.room_known[card] and _room_id(s, at) not in keep
    ]
    cards = _shuffled([s.room_deck[at] for at in places], rng)
    for at, card in zip(places, cards, strict=True):
        s.room_deck[at] = card


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    """In random order, the same for the same generator wherever the cards lay before."""
    pool = sorted(cards)
    rng.shuffle(pool)
    return pool


def _redeal_spells(s: Academy, rng: Random, keep: frozenset[int]) -> None:
    """Spells nobody has met may be any boxed ones of the same level that are botches as they."""
    s.grid = s.grid.copy()
    s.box = s.box.copy()
    unknown = [space for space in _unknown_spaces(s) if _space_id(s, space) not in keep]
    for level in range(1, 5):
        spaces = [space for space in unknown if SPACE_LEVEL[space] == level]
        spells = [s.grid[space] for space in spaces]
        for botch in (False, True):
            inside = [i for i, x in enumerate(spells) if not s.met[x] and IS_BOTCH[x] == botch]
            outside = [
                i for i, x in enumerate(s.box) if LEVEL_OF[x] == level and IS_BOTCH[x] == botch
            ]
            if not inside:
                continue
            pool = _shuffled([spells[i] for i in inside] + [s.box[i] for i in outside], rng)
            for i in inside:
                spells[i] = pool.pop()
            for i in outside:
                s.box[i] = pool.pop()
        for space, spell in zip(spaces, _shuffled(spells, rng), strict=True):
            s.grid[space] = spell
    s.box.sort()


def _redeal_disasters(s: Academy, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
    """First which progression cards are where, then the order of every shuffle's cards."""
    slots: list[tuple[int, int]] = []  # (0: deck, 1: hand, 2: progression), place
    for at, card in enumerate(s.deck):
        if not s.deck_known[card] and _deck_id(s, at) not in keep:
            slots.append((0, at))
    for other, wizard in enumerate(s.wizards):
        if wizard.card == NONE or s.deck_known[wizard.card]:
            continue
        if other != seat and _hand_id(s, other) not in keep:
            slots.append((1, other))
    slots += [(2, at) for at in range(len(s.progression)) if PROGRESSION + at not in keep]
    _swap_unmet(s, slots, rng)
    for pack in sorted({s.deck_pack[_card_at(s, slot)] for slot in slots}):
        same = [slot for slot in slots if s.deck_pack[_card_at(s, slot)] == pack]
        if pack != NONE or s.scenario == BASIC:
            _permute(s, same, rng)
        else:
            for level in range(5):
                _permute(
                    s, [slot for slot in same if DISASTER_LEVEL[_card_at(s, slot)] == level], rng
                )


def _swap_unmet(s: Academy, slots: list[tuple[int, int]], rng: Random) -> None:
    """Cards out of the progression deck that nobody has met may be one another, or boxed ones."""
    s.deck_pack = s.deck_pack.copy()
    s.deck_box = s.deck_box.copy()
    for level in (0,) if s.scenario == BASIC else range(5):
        own = [
            slot
            for slot in slots
            if not s.deck_met[_card_at(s, slot)]
            and (s.scenario == BASIC or DISASTER_LEVEL[_card_at(s, slot)] == level)
        ]
        boxed = [
            i
            for i, card in enumerate(s.deck_box)
            if s.scenario != BASIC and DISASTER_LEVEL[card] == level
        ]
        if not own:
            continue
        own.sort(key=lambda slot: s.deck_pack[_card_at(s, slot)])
        packs = [s.deck_pack[_card_at(s, slot)] for slot in own]
        pool = _shuffled([_card_at(s, slot) for slot in own] + [s.deck_box[i] for i in boxed], rng)
        for slot, pack in zip(own, packs, strict=True):
            card = pool.pop()
            _set_card(s, slot, card)
            s.deck_pack[card] = pack
        for i in boxed:
            s.deck_box[i] = pool.pop()
            s.deck_pack[s.deck_box[i]] = NONE
    s.deck_box.sort()


def _permute(s: Academy, slots: list[tuple[int, int]], rng: Random) -> None:
    cards = _shuffled([_card_at(s, slot) for slot in slots], rng)
    for slot, card in zip(slots, cards, strict=True):
        _set_card(s, slot, card)


def _card_at(s: Academy, slot: tuple[int, int]) -> int:
    if slot[0] == 0:
        return s.deck[slot[1]]
    return s.wizards[slot[1]].card if slot[0] == 1 else s.progression[slot[1]]


def _set_card(s: Academy, slot: tuple[int, int], card: int) -> None:
    if slot[0] == 0:
        s.deck[slot[1]] = card
    elif slot[0] == 1:
        s.wizards[slot[1]].card = card
    else:
        s.progression[slot[1]] = card
