"""Completes a short hand-written set-up to a whole state."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from spellhall.engine.errors import BadPosition
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.state import Chance
from spellhall.engine.packs.shelf import marks_of
from spellhall.engine.positions import Supply, check_table, told_by
from spellhall.games.hell_high.box.board import TOP_RANK
from spellhall.games.hell_high.box.cards import (
    BOX_CARDS,
    FIRST_DEAD,
    KIND_OF,
    NO_CARD,
    PACKS,
    main_cards,
    treasure_cards,
    with_power,
)
from spellhall.games.hell_high.box.design import GLYPH, GRUDGE
from spellhall.games.hell_high.box.verbs import NO_GLYPH, WILD
from spellhall.games.hell_high.box.words import CARD_WORDS, GLYPH_WORDS, KIND_WORDS
from spellhall.games.hell_high.frames.match import EndGame
from spellhall.games.hell_high.frames.round import BeginRound, BuildSpells
from spellhall.games.hell_high.frames.turn import BetweenTurns, CallCounts, NextTurn
from spellhall.games.hell_high.state.invariants import invariants
from spellhall.games.hell_high.state.setup import untouched
from spellhall.games.hell_high.state.state import (
    ABILITIES,
    NOBODY,
    RESOLVING,
    ROUND_LIMIT,
    START_LIFE,
    Brawl,
    Player,
    Round,
    SingleGame,
    by_rank,
    living,
)


class PlayerSetup(Struct, forbid_unknown_fields=True):
    """One seat; what is left out is as at the start of a game."""

    hp: int = START_LIFE
    rank: int | None = None  # None: from 8 downward in order of seats; 0: dead
    hand: list[str] = []
    spell: list[str] = []  # "pain-locker", or "wild-magic quality"
    creatures: list[str] = []
    treasures: list[str] = []
    held: list[str] = []  # face-down Dead Wizard cards
    fresh: int = 0  # how many of them, the last ones, were drawn since the last death
    lasting: list[str] = []
    glyph: str = ""  # chosen for a lasting card
    grudge: int | None = None
    kills: int = 0
    kills_game: int = 0
    lws: int = 0
    killer: int | None = None
    acted: bool = False


class Setup(Struct, forbid_unknown_fields=True):
    """The whole table; what is left out is dealt from what is left."""

    players: list[PlayerSetup]
    main: list[str] = []  # the next card first; the rest of the cards lie beneath
    main_only: bool = False  # the cards named are the whole deck, the rest is discarded
    treasure: list[str] = []
    treasure_only: bool = False
    dead_deck: list[str] = []
    dead_only: bool = False
    game: int = 1
    round: int = 1
    bonus: str = ""
    dead: list[int] = []  # in order of death
    lws: int | None = None
    limit: int = ROUND_LIMIT
    slacker_game: bool = False
    packs: list[str] = []  # by id
    start: str = "turns"  # turns: the placed Spells are counted; build; round; end: of the game


def _deck(supply: Supply, words: list[str], only: bool) -> tuple[list[int], list[int]]:
    """A deck with these cards on top, and a discard pile."""
    top = [supply.take(word) for word in words]
    rest, supply.left = supply.left, []
    return (top[::-1], rest) if only else (rest[::-1] + top[::-1], [])


def position(setup: Mapping[str, Any]) -> Brawl:
    """A state from a set-up; BadPosition says what is wrong."""
    told = told_by(setup, Setup)
    seats = len(told.players)
    check_table("Hell High", range(2, 7), seats, 0)
    packs = marks_of(PACKS, told.packs)
    s = untouched(seats, Chance("position", 0, []), packs)
    main = Supply(CARD_WORDS, "card", main_cards(packs))
    treasures = Supply(CARD_WORDS, "card", treasure_cards(packs))
    dead = Supply(CARD_WORDS, "card", range(FIRST_DEAD, BOX_CARDS))
    for seat, player in enumerate(told.players):
        _fill(s.players[seat], player, seat, main, treasures, dead)
    s.main, s.main_discard = _deck(main, told.main, told.main_only)
    s.treasure, s.treasure_discard = _deck(treasures, told.treasure, told.treasure_only)
    s.dead_deck, s.dead_discard = _deck(dead, told.dead_deck, told.dead_only)
    s.game = SingleGame(
        number=told.game,
        bonus=_glyph(told.bonus),
        dead=list(told.dead),
        last_standing=NOBODY if told.lws is None else told.lws,
    )
    s.round = Round(
        number=told.round,
        step=RESOLVING if told.start == "turns" else ABILITIES,
        acted=tuple(seat for seat, player in enumerate(told.players) if player.acted),
    )
    s.limit = told.limit
    s.slacker_game = told.slacker_game
    s.stack = _stack(told)
    _check(s, told)
    return s


def _check(s: Brawl, told: Setup) -> None:
    """What every position is held to, and what a set-up must be besides."""
    try:
        invariants(s)
    except AssertionError as error:
        raise BadPosition(f"the position cannot occur: {error}") from None
    for seat, player in enumerate(s.players):
        if seat in s.round.acted and player.spell:
            raise BadPosition(f"seat {seat} has acted, so the Spell is discarded; leave it out")
        if (player.glyph != NO_GLYPH) != (with_power(player.lasting, GLYPH) != NO_CARD):
            raise BadPosition(f"seat {seat}: a glyph is chosen for a face-up Spirit Guide")
        if (player.grudge != NOBODY) != (with_power(player.lasting, GRUDGE) != NO_CARD):
            raise BadPosition(f"seat {seat}: a grudge goes with a face-up Grudge")
        if seat in (player.grudge, player.killer):
            raise BadPosition(f"seat {seat} is neither the own killer nor holds a grudge so")
    _check_start(s, told.start)


def _check_start(s: Brawl, start: str) -> None:
    """What lies on the table at that moment of a round."""
    if s.round.number == 0 and by_rank(s) and start != "round":
        raise BadPosition("rounds count from 1; at 0 the first one begins: 'start' is round")
    if start in ("round", "build") and s.round.acted:
        raise BadPosition("nobody has acted before the Spells are counted: 'start' is turns")
    if start == "round" and any(player.spell for player in s.players):
        raise BadPosition("a round begins without Spells: 'start' is build or turns")
    if start == "end":
        if s.game.last_standing == NOBODY:
            raise BadPosition("a game ends with a Last Wizard Standing: name the seat as 'lws'")
        return
    if s.game.last_standing != NOBODY:
        raise BadPosition("with a Last Wizard Standing the game ends: 'start' is end")
    if len(living(s)) < 2:
        raise BadPosition("a game goes on with two living wizards at least")


def _fill(
    player: Player,
    told: PlayerSetup,
    seat: int,
    main: Supply,
    treasures: Supply,
    dead: Supply,
) -> None:
    player.wizard = seat
    player.hp = told.hp
    player.rank = TOP_RANK - seat if told.rank is None else told.rank
    for word in told.spell:
        name, _, slot = word.partition(" ")
        card = main.take(name)
        if (KIND_OF[card] == WILD) != (slot in KIND_WORDS[:3]):
            raise BadPosition(f"Wild Magic, and nothing else, is placed with its slot: '{word}'")
        player.spell.append(card)
        player.slots.append(KIND_WORDS.index(slot) if slot else KIND_OF[card])
    if sorted(player.slots) != player.slots:
        raise BadPosition("a Spell is written Source, Quality, Delivery")
    player.hand = [main.take(word) for word in told.hand]
    player.creatures = [main.take(word) for word in told.creatures]
    player.treasures = [treasures.take(word) for word in told.treasures]
    player.held = [dead.take(word) for word in told.held]
    player.fresh = told.fresh
    player.lasting = [dead.take(word) for word in told.lasting]
    player.glyph = _glyph(told.glyph)
    player.grudge = NOBODY if told.grudge is None else told.grudge
    player.kills = told.kills
    player.kills_game = told.kills_game
    player.lws = told.lws
    player.killer = NOBODY if told.killer is None else told.killer


def _glyph(word: str) -> int:
    if word and word not in GLYPH_WORDS:
        raise BadPosition(f"there is no glyph '{word}'; glyphs: {', '.join(GLYPH_WORDS)}")
    return GLYPH_WORDS.index(word) if word else NO_GLYPH


STARTS: Final[dict[str, tuple[Frame, ...]]] = {
    "turns": (CallCounts(), BetweenTurns(), NextTurn()),
    "build": (BuildSpells(), CallCounts(), BetweenTurns(), NextTurn()),
    "round": (BeginRound(),),
    "end": (EndGame(),),
}


def _stack(told: Setup) -> list[Frame]:
    if told.start not in STARTS:
        raise BadPosition(f"'start' is one of {', '.join(STARTS)}, not '{told.start}'")
    return list(reversed(STARTS[told.start]))
