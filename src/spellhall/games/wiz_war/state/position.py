"""Completes a short hand-written set-up to a whole state (docs/notation.md, Positions)."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from spellhall.engine.errors import BadPosition
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.state import Chance
from spellhall.engine.packs.shelf import marks_of
from spellhall.engine.positions import Supply
from spellhall.games.wiz_war.box.cards import (
    CARD_OF,
    LASTS_OF,
    PACKS,
    SCHOOL_OF,
    SCHOOLS,
    cards_with,
)
from spellhall.games.wiz_war.box.maze.board import IS_DOOR, RUBBLE, labyrinth
from spellhall.games.wiz_war.box.maze.sectors import COLOURS
from spellhall.games.wiz_war.box.terms import (
    CREATED_DOOR,
    DROPPED_ITEM,
    FIRE_WALL,
    STONE_BARRIER,
    TEMPORARY,
    THING_WORDS,
)
from spellhall.games.wiz_war.box.words import CARD_WORDS, CREATURE_WORDS, line_name, square_name
from spellhall.games.wiz_war.frames.turn import BeginTurn, DiscardAndDraw, FinishTurn, MoveAndCast
from spellhall.games.wiz_war.rules.modifiers import speed_of
from spellhall.games.wiz_war.rules.opening import note_answers
from spellhall.games.wiz_war.rules.table.changing import put_beast, put_spell, put_thing, set_line
from spellhall.games.wiz_war.rules.table.figures import home_of
from spellhall.games.wiz_war.rules.table.walls import make_on_line
from spellhall.games.wiz_war.state.numbers import (
    BEAST,
    NONE,
    START_LIFE,
)
from spellhall.games.wiz_war.state.options import FLAGS, LIMIT
from spellhall.games.wiz_war.state.pieces import Beast, Cracked, Pile, Spell, Thing
from spellhall.games.wiz_war.state.setup import empty_table, lay_out
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import (
    carried_by,
    line_target,
    thing_target,
    treasure_target,
)
from spellhall.games.wiz_war.state.turn import fresh_turn


class PlayerSetup(Struct, forbid_unknown_fields=True):
    """One seat; what is left out is as at the start."""

    at: str | None = None  # square; None: the home base
    life: int = START_LIFE
    stun: int = 0
    hand: list[str] = []
    items: list[str] = []
    kills: int = 0
    carries: str | None = None  # "blue-1"
    turns: int = 2  # own turns begun, this one included
    out: bool = False
    seen: list[str] = []


class SpellSetup(Struct, forbid_unknown_fields=True):
    """A spell in play."""

    card: str
    owner: int = 0
    on: str = ""  # "@1", a creature, a line, "thing" (the one it made), "" for its caster
    tokens: int = 3


class ThingSetup(Struct, forbid_unknown_fields=True):
    """Something on the board."""

    kind: str  # one of THING_WORDS
    card: str  # the spell that made it (put into play if it stays), or the item
    at: str  # square or line
    owner: int = 0
    live: bool = False
    cracks: int = 0


class BeastSetup(Struct, forbid_unknown_fields=True):
    """A creature; its summon card is in play."""

    kind: str
    at: str
    owner: int = 0
    life: int = 4
    stun: int = 0


class Setup(Struct, forbid_unknown_fields=True):
    """The whole table; what is left out is as at the start."""

    players: list[PlayerSetup]
    active: int = 0
    side: str = "a"
    boards: list[str] | None = None  # "red", or "red 1" for a quarter turn, slot by slot
    schools: list[str] | None = None  # None: three base schools
    treasures: dict[str, str] = {}  # "red-1" -> square
    spells: list[SpellSetup] = []
    things: list[ThingSetup] = []
    beasts: list[BeastSetup] = []
    broken: list[str] = []  # lines
    cracks: dict[str, int] = {}
    deck: list[str] = []  # the next card first
    discard: list[str] = []
    deck_only: bool = False  # the cards named are the whole deck; the rest stays in the box
    options: list[str] = []
    goal: int = 2
    mp: int | None = None
    begin: bool = False  # begin with Time Passes of the active seat
    limit: int = LIMIT
    turn: int = 3
    stunned: bool = False
    chance: list[int] = []  # scripted answers of chance, from 0
    packs: list[str] = []  # by id


def position(setup: Mapping[str, Any]) -> Duel:
    """A state from a set-up; BadPosition says what is wrong."""
    try:
        told = msgspec.convert(setup, Setup)
    except msgspec.ValidationError as error:
        raise BadPosition(f"the set-up is wrong: {error}") from None
    players = len(told.players)
    if not 2 <= players <= 5:
        raise BadPosition(f"Wiz-War has 2 to 5 players, not {players}")
    if not 0 <= told.active < players:
        raise BadPosition(f"there is no seat {told.active}")
    chance = Chance("position", 0, list(told.chance))
    s = empty_table(players, chance, _rules(told), told.goal, told.limit)
    boards, turns = _boards(told)
    lay_out(s, list(range(players)), boards, turns)
    s.active = told.active
    s.turn_number = told.turn
    s.packs = marks_of(PACKS, told.packs)
    supply = Supply(CARD_WORDS, "card", cards_with(s.packs))
    _seats(s, told, supply)
    _board(s, told, supply)
    _decks(s, told, supply)
    s.turn = fresh_turn(s.players[s.active].cell)
    s.turn.stunned = told.stunned
    s.stack = _stack(s, told)
    return s


def _rules(told: Setup) -> int:
    bits = dict(FLAGS)
    unknown = [key for key in told.options if key not in bits]
    if unknown:
        raise BadPosition(f"there is no optional rule '{unknown[0]}': {', '.join(bits)}")
    return sum(bits[key] for key in set(told.options))


def _boards(told: Setup) -> tuple[list[int], list[int]]:
    players = len(told.players)
    names = told.boards or list(COLOURS[:players])
    side = _one_of(told.side, ("a", "b"), "side of the boards")
    faces, turns = [], []
    for name in names:
        colour, _, quarter = name.partition(" ")
        faces.append(2 * _one_of(colour, COLOURS[:players], "sector at this table") + side)
        turns.append(_one_of(quarter or "0", ("0", "1", "2", "3"), "number of quarter turns"))
    if len({face // 2 for face in faces}) != players or len(faces) != players:
        raise BadPosition(f"{players} players have one board each: {', '.join(COLOURS[:players])}")
    return faces, turns


def _one_of(word: str, words: Sequence[str], what: str) -> int:
    """The place of a word among those that may stand there."""
    if word not in words:
        raise BadPosition(f"there is no {what} '{word}': {', '.join(words)}")
    return words.index(word)


def _owner(s: Duel, seat: int) -> int:
    if not 0 <= seat < len(s.players):
        raise BadPosition(f"there is no seat {seat}: 0 to {len(s.players) - 1}")
    return seat


def square(s: Duel, name: str) -> int:
    """The square with this name."""
    for cell in range(25 * len(s.players)):
        if square_name(len(s.players), cell) == name:
            return cell
    raise BadPosition(f"there is no square '{name}'")


def line(s: Duel, name: str) -> int:
    """The border line with this name, its squares in either order."""
    one, _, other = name.partition("|")
    for number in range(labyrinth(len(s.players)).lines):
        if line_name(len(s.players), number) in (f"{one}|{other}", f"{other}|{one}"):
            return number
    raise BadPosition(f"there is no border line '{name}'")


def _treasure(s: Duel, word: str) -> int:
    colour, _, number = word.partition("-")
    for seat, player in enumerate(s.players):
        if COLOURS[player.colour] == colour and number in ("1", "2"):
            return 2 * seat + int(number) - 1
    raise BadPosition(f"there is no treasure '{word}'")


def _seats(s: Duel, told: Setup, supply: Supply) -> None:
    for seat, given in enumerate(told.players):
        player = s.players[seat]
        player.cell = home_of(s, seat) if given.at is None else square(s, given.at)
        if given.out:
            player.cell = NONE
        player.life = 0 if given.out else given.life
        player.stun = given.stun
        player.kills = given.kills
        player.turns = given.turns
        player.hand = [supply.take(word) for word in given.hand]
        player.items = [supply.take(word) for word in given.items]
    for seat, given in enumerate(told.players):
        s.players[seat].seen = [_one_of(word, CARD_WORDS, "card") for word in given.seen]
    for word, place in told.treasures.items():
        s.treasures[_treasure(s, word)] = square(s, place)
    for seat, given in enumerate(told.players):
        if given.carries is not None:
            s.treasures[_treasure(s, given.carries)] = carried_by(seat)


def _board(s: Duel, told: Setup, supply: Supply) -> None:
    for name in told.broken:
        set_line(s, line(s, name), RUBBLE)
    for name, n in told.cracks.items():
        s.cracks.append(Cracked(line(s, name), n))
    for beast in told.beasts:
        kind = _one_of(beast.kind, CREATURE_WORDS, "creature")
        _owner(s, beast.owner)
        card = supply.take(f"summon-{beast.kind}")
        spell = Spell(card, beast.owner, NONE, BEAST + kind, 1, beast.owner)
        put_spell(s, spell)
        cell = square(s, beast.at)
        put_beast(s, Beast(kind, beast.owner, card, cell, beast.life, beast.stun), spell)
    made: dict[str, int] = {}
    for thing in told.things:
        _lay(s, thing, supply, made)
    for given in told.spells:
        card = supply.take(given.card)
        tokens = given.tokens if LASTS_OF[card] == TEMPORARY else NONE
        _owner(s, given.owner)
        target = _spell_target(s, given)
        put_spell(s, Spell(card, given.owner, tokens, target, given.tokens, given.owner))


def _lay(s: Duel, thing: ThingSetup, supply: Supply, made: dict[str, int]) -> None:
    kind = _one_of(thing.kind, THING_WORDS, "thing")
    _owner(s, thing.owner)
    item = kind == DROPPED_ITEM or thing.kind == "tacks"
    if thing.card in made and not item:
        card = made[thing.card]
    else:
        card = supply.take(thing.card)
        made[thing.card] = card
        if not item:
            tokens = 3 if LASTS_OF[card] == TEMPORARY else NONE
            put_spell(s, Spell(card, thing.owner, tokens, NONE, 1, thing.owner))
    if kind in (STONE_BARRIER, CREATED_DOOR, FIRE_WALL):
        make_on_line(s, kind, card, thing.owner, line(s, thing.at))
        return
    s.made += 1
    limit = 0 if item else CARD_OF[card].cracks
    put_thing(
        s,
        Thing(
            uid=s.made,
            kind=kind,
            card=card,
            owner=thing.owner,
            cell=square(s, thing.at),
            cracks=thing.cracks,
            limit=limit,
            live=int(thing.live),
        ),
    )


def _spell_target(s: Duel, spell: SpellSetup) -> int:
    if spell.on == "":
        return spell.owner
    if spell.on == "all":
        return NONE
    if spell.on.startswith("@"):
        seats = [str(seat) for seat in range(len(s.players))]
        return _one_of(spell.on[1:], seats, "seat")
    if spell.on in CREATURE_WORDS:
        return BEAST + CREATURE_WORDS.index(spell.on)
    if spell.on.startswith("treasure "):
        return treasure_target(_treasure(s, spell.on.removeprefix("treasure ")))
    if spell.on.startswith("thing "):
        uids = [str(thing.uid) for thing in s.things]
        return thing_target(s.things[_one_of(spell.on.removeprefix("thing "), uids, "thing")].uid)
    number = line(s, spell.on)
    if not IS_DOOR[s.lines[number]]:
        raise BadPosition(f"there is no door on '{spell.on}'")
    return line_target(number)


def _decks(s: Duel, told: Setup, supply: Supply) -> None:
    s.school_pile[0] = 0
    for name in told.schools or ("thaumaturgy", "conjuring", "elemental"):
        s.school_pile[_one_of(name, SCHOOLS, "school")] = 0
    deck = [supply.take(word) for word in told.deck]
    discard = [supply.take(word) for word in told.discard]
    rest = [card for card in supply.left if s.school_pile[SCHOOL_OF[card]] == 0]
    if told.deck_only:
        rest = []
    s.piles[0] = Pile(rest + deck[::-1], discard)
    dealt = set(rest)
    s.box = [card for card in supply.left if card not in dealt]
    out_of_school = [
        card
        for card in cards_with(s.packs)
        if s.school_pile[SCHOOL_OF[card]] != 0 and card not in s.box
    ]
    s.extra = out_of_school
    note_answers(s, [])


def _stack(s: Duel, told: Setup) -> list[Frame]:
    if told.begin:
        s.turn_number -= 1
        s.players[s.active].turns -= 1
        return [BeginTurn(s.active)]
    s.turn.over = False
    s.turn.mp = speed_of(s, s.active) if told.mp is None else told.mp
    return [FinishTurn(s.active), DiscardAndDraw(s.active), MoveAndCast(s.active)]
