"""Completes a short hand-written set-up to a whole state (docs/notation.md, Positions)."""

import re
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from spellhall.engine.errors import BadPosition
from spellhall.engine.machine.state import Chance
from spellhall.engine.packs.shelf import marks_of
from spellhall.engine.positions import Supply, check_table, told_by
from spellhall.games.arcane_academy.box.cards import CARD_COUNT, PACKS, cards_with
from spellhall.games.arcane_academy.box.tiles import EMPTY, SPACES, TILES, laid_so
from spellhall.games.arcane_academy.box.words import CARD_WORDS, TILE_WORDS
from spellhall.games.arcane_academy.frames import CastOrRest, EndTurn
from spellhall.games.arcane_academy.rules.slate import lay
from spellhall.games.arcane_academy.state.setup import TURN_LIMIT
from spellhall.games.arcane_academy.state.state import (
    HAND_SIZE,
    NOBODY,
    ROW_SIZE,
    Academy,
    Player,
    fresh_player,
)

NUMBER: Final = re.compile("-?(0|[1-9][0-9]*)")


class PlayerSetup(Struct, forbid_unknown_fields=True):
    """One seat; what is left out is as at the start."""

    will: int = 3
    shards: int = 3
    slate: dict[str, str | list[str]] = {}  # space -> "T03 r1", or several from below to top
    tired: list[int] = []  # exhausted spaces; twice for two tokens
    hand: list[str] | None = None  # None: dealt from what is left
    spells: list[str] = []
    items: list[str] = []  # "moonlit-orrery", or "moonlit-orrery +2" with Prestige Tokens


class Setup(Struct, forbid_unknown_fields=True):
    """The whole table; what is left out is as at the start, or dealt from what is left."""

    players: list[PlayerSetup]
    active: int = 0
    public: list[str] | None = None  # "-" for an empty slot
    centre: list[str] | None = None
    pending: list[str] = []
    deck: list[str] | None = None  # the next card first; the rest of the cards lie beneath
    deck_only: bool = False  # the cards named are the whole deck, the rest is discarded
    bag_only: list[str] | None = None  # these tiles are the whole bag, the rest is gone
    pencils: int | None = None
    last_turns: int | None = None  # None: found from who holds the card
    owed: int = 0
    turn: int = 1
    extra: int = 0
    packs: list[str] = []  # by id


def position(setup: Mapping[str, Any]) -> Academy:
    """A state from a set-up; BadPosition says what is wrong."""
    told = told_by(setup, Setup)
    check_table("Arcane Academy", range(2, 5), len(told.players), told.active)
    packs = marks_of(PACKS, told.packs)
    cards = Supply(CARD_WORDS, "Assignment")
    cards.left = cards_with(packs)
    tiles = Supply(TILE_WORDS[:TILES], "tile")
    players = [_player(seat, cards, tiles) for seat in told.players]
    public = _row(told.public, cards)
    deck = [cards.take(word) for word in told.deck or []]
    pending = [tiles.take(word) for word in told.pending]
    centre = _row(told.centre, tiles)
    bag = None if told.bag_only is None else [tiles.take(word) for word in told.bag_only]
    for player, seat in zip(players, told.players, strict=True):
        if seat.hand is None:
            player.hand = cards.any(HAND_SIZE)
    if public is None:
        public = cards.any(ROW_SIZE)
    if centre is None:
        centre = tiles.any(ROW_SIZE)
    rest = [] if told.deck_only else cards.any(CARD_COUNT)
    gone = tiles.any(TILES) if bag is not None else []
    return Academy(
        stack=[EndTurn(told.active), CastOrRest(told.active)],
        lanes=[],
        chance=Chance("position", 0, []),
        revealed=0,
        players=players,
        deck=rest[::-1] + deck[::-1],
        public=public,
        discard=cards.any(CARD_COUNT),
        bag=tiles.any(TILES) if bag is None else bag,
        centre=centre,
        pending=pending,
        gone=gone,
        active=told.active,
        owed=told.owed,
        pencils=NOBODY if told.pencils is None else told.pencils,
        last_turns=_last_turns(told),
        turn=told.turn,
        extra=told.extra,
        packs=packs,
        limit=TURN_LIMIT,
    )


def _last_turns(told: Setup) -> int:
    """How many regular turns are left after this one; the holder's own turn is the last."""
    if told.last_turns is not None or told.pencils is None:
        return told.last_turns or 0
    return (told.pencils - told.active) % len(told.players)


def _player(told: PlayerSetup, cards: Supply, tiles: Supply) -> Player:
    player = fresh_player()
    player.will = told.will
    player.shards = told.shards
    for space, words in told.slate.items():
        for word in [words] if isinstance(words, str) else words:
            lay(player, _space(space), _laid(word, tiles))
    for number in told.tired:
        player.tired[_space(str(number))] += 1
    player.hand = [cards.take(word) for word in told.hand or []]
    player.spells = [cards.take(word) for word in told.spells]
    for word in told.items:
        name, given, tokens = word.partition(" +")
        player.items.append(cards.take(name))
        player.tokens.append(_number(tokens, word) if given else 0)
    return player


def _space(text: str) -> int:
    space = _number(text, "a space of the Slate")
    if not 0 <= space < SPACES:
        raise BadPosition(f"a Slate has the spaces 0 to 11, not {text}")
    return space


def _laid(word: str, tiles: Supply) -> int:
    name, turned, turn = word.partition(" r")
    quarter = _number(turn, word) if turned else 0
    if not 0 <= quarter < 4:
        raise BadPosition(f"a tile is turned r0 to r3, not '{word}'")
    return laid_so(tiles.take(name), quarter)


def _number(text: str, where: str) -> int:
    if not NUMBER.fullmatch(text):
        raise BadPosition(f"'{text}' is not a number ({where})")
    return int(text)


def _row(words: list[str] | None, supply: Supply) -> list[int] | None:
    if words is None:
        return None
    if len(words) > ROW_SIZE:
        raise BadPosition(f"the centre has {ROW_SIZE} slots, not {len(words)}")
    row = [EMPTY if word == "-" else supply.take(word) for word in words]
    return row + [EMPTY] * (ROW_SIZE - len(row))
