"""Completes a short hand-written set-up to a whole state (docs/notation.md, Positions)."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from spellhall.engine.errors import BadPosition
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.state import Chance
from spellhall.engine.positions import check_table, told_by
from spellhall.games.wizards_academy.box.disasters import (
    DESIGN_OF,
    DISASTER_COUNT,
    DISASTER_LEVEL,
    DISASTERS,
    copies_of,
)
from spellhall.games.wizards_academy.box.grid import SPACE_LEVEL, SPACE_WORDS, SPACES_OF
from spellhall.games.wizards_academy.box.kinds import GUARD, KIND_WORDS, MOST_MANA, PORTAL, TOKENS
from spellhall.games.wizards_academy.box.people import PERSON_WORDS
from spellhall.games.wizards_academy.box.rooms import (
    CARD_ROOM,
    NOWHERE,
    ROOM_WORDS,
    SQUARE_WORDS,
)
from spellhall.games.wizards_academy.box.scenarios import BASIC, SCENARIO_WORDS, SCENARIOS
from spellhall.games.wizards_academy.box.spells import OF_LEVEL, SPELL_COUNT, SPELL_WORDS, SPELLS
from spellhall.games.wizards_academy.frames.threats import Endure
from spellhall.games.wizards_academy.frames.turn import Act, BeginTurn, EndTurn, ShareGlyph
from spellhall.games.wizards_academy.rules.table.contents import new_beast
from spellhall.games.wizards_academy.rules.turn import fresh_actions
from spellhall.games.wizards_academy.state.building import lay_room, set_tokens
from spellhall.games.wizards_academy.state.setup import arrange_rooms, blank
from spellhall.games.wizards_academy.state.state import NONE, Academy


class WizardSetup(Struct, forbid_unknown_fields=True):
    """One seat; what is left out is nothing, the room the Mana Crystal."""

    who: str = ""  # character; the next free one if left out
    room: str = "crystal"
    glyphs: str = ""  # "1 1 4"
    shared: int = 0
    robe: str = ""  # kind of threat
    wand: int = 0
    staff: str = ""  # space, as "12"
    card: str = ""  # disaster in hand


class Setup(Struct, forbid_unknown_fields=True):
    """The whole table; the rooms lie as in the fixed boards R (basic) and R2."""

    players: list[WizardSetup]
    scenario: str = "basic"
    rooms: dict[str, str] = {}  # square -> "library r1"; the others stay
    sources: dict[str, str] = {}  # type -> room
    things: dict[str, str] = {}  # room -> "fire water water imp guardian imp-portal"
    mana: int = 5
    grid: dict[str, str] = {}  # space -> spell; the rest is dealt
    bound: list[str] = []  # spaces
    seen: list[str] = []  # spaces
    deck: list[str] = []  # disasters, the next one first; the rest of the game's beneath
    deck_only: bool = False  # the cards named are the whole deck, the rest is discarded
    progression: list[str] | None = None  # the next one first
    room_cards: list[str] = []  # rooms, the next one first; the rest beneath
    active: int = 0
    turn: int = 1
    acts: list[int] | None = None  # move, room, magic
    reshuffles: int = 0
    hopeless: bool = False
    notes: bool = True
    begin: bool = False  # the turn is about to begin; else the actions are


def position(setup: Mapping[str, Any]) -> Academy:
    """A state from a set-up; BadPosition says what is wrong."""
    told = told_by(setup, Setup)
    check_table("Wizard's Academy", range(1, 7), len(told.players), told.active)
    if not 1 <= told.mana <= MOST_MANA:
        raise BadPosition(f"mana is 1 to {MOST_MANA}, not {told.mana}")
    scenario = _index(told.scenario, SCENARIO_WORDS, "scenario")
    s = blank(len(told.players), scenario, Chance("position", 0, []))
    s.mana = told.mana
    s.active = told.active
    s.turn = told.turn
    s.reshuffles = told.reshuffles
    s.hopeless = told.hopeless
    s.notes = told.notes
    s.this_turn.acts = told.acts or fresh_actions(scenario)
    _lay_rooms(s, told)
    _wizards(s, told)
    _things(s, told)
    _grid(s, told)
    _disasters(s, told)
    named = [_room_card(word) for word in told.room_cards]
    rest = [card for card in range(len(CARD_ROOM)) if card not in named]
    s.room_deck = rest + named[::-1]
    s.stack = _stack(s, told)
    return s


def _index(word: str, words: tuple[str, ...], what: str) -> int:
    if word not in words:
        raise BadPosition(f"there is no {what} '{word}'; there are: {', '.join(words)}")
    return words.index(word)


def _room(word: str) -> int:
    return _index(word, ROOM_WORDS, "room")


def _room_card(word: str) -> int:
    room = _room(word)
    if room not in CARD_ROOM:
        raise BadPosition(f"no room card names the room '{word}'")
    return CARD_ROOM.index(room)


def _lay_rooms(s: Academy, told: Setup) -> None:
    arrange_rooms(s, reference=True)
    for at, laid in told.rooms.items():
        word, _, turn = laid.partition(" r")
        square = _index(at, SQUARE_WORDS, "square")
        if turn not in ("", "0", "1", "2", "3"):
            raise BadPosition(f"a room is turned r0 to r3, not '{laid}'")
        room = _room(word)
        turned = int(turn or "0")
        old = s.square[room]
        other = s.room_at[square]
        if old == NOWHERE:
            raise BadPosition(f"the room '{ROOM_WORDS[room]}' is not in this game")
        if old != square:
            lay_room(s, old, other, s.facing[other])
        lay_room(s, square, room, turned)


def _wizards(s: Academy, told: Setup) -> None:
    taken = [_index(seat.who, PERSON_WORDS, "character") for seat in told.players if seat.who]
    free = [person for person in range(len(PERSON_WORDS)) if person not in taken]
    for seat, wizard in zip(told.players, s.wizards, strict=True):
        wizard.person = _index(seat.who, PERSON_WORDS, "character") if seat.who else free.pop(0)
        wizard.room = _room(seat.room)
        for text in seat.glyphs.split():
            if text not in list("1234567"):
                raise BadPosition(f"a glyph is of type 1 to 7, not '{text}'")
            wizard.glyphs[int(text) - 1] += 1
        wizard.shared = seat.shared
        wizard.robe = _index(seat.robe, KIND_WORDS[:PORTAL], "kind") if seat.robe else NONE
        wizard.wand = seat.wand
        wizard.staff = _index(seat.staff, SPACE_WORDS, "space") if seat.staff else NONE


def _things(s: Academy, told: Setup) -> None:
    for glyph, word in told.sources.items():
        if glyph not in list("1234567"):
            raise BadPosition(f"a source is of type 1 to 7, not '{glyph}'")
        s.source[int(glyph) - 1] = _room(word)
    for word, things in told.things.items():
        room = _room(word)
        for thing in things.split():
            kind = _index(thing, KIND_WORDS, "thing")
            if kind < TOKENS:
                set_tokens(s, room, kind, s.tokens[TOKENS * room + kind] + 1)
            elif PORTAL <= kind < GUARD:
                s.portals[room] |= 1 << (kind - PORTAL)
            else:
                new_beast(s, kind, room)


def _grid(s: Academy, told: Setup) -> None:
    """The spaces named, then the rest in the order of the ledger."""
    named = {
        _index(space, SPACE_WORDS, "space"): _index(word, SPELL_WORDS, "spell")
        for space, word in told.grid.items()
    }
    levels = 2 if s.scenario == BASIC else len(SCENARIOS[s.scenario].botches)
    for space, spell in named.items():
        if SPELLS[spell].level != SPACE_LEVEL[space]:
            raise BadPosition(f"'{SPELL_WORDS[spell]}' is not of the level of {SPACE_WORDS[space]}")
    for level in range(1, levels + 1):
        left = [
            spell
            for spell in OF_LEVEL[level]
            if spell not in named.values() and (s.scenario != BASIC or SPELLS[spell].basic)
        ]
        for space in SPACES_OF[level]:
            s.grid[space] = named[space] if space in named else left.pop(0)
    s.box = [spell for spell in range(SPELL_COUNT) if spell not in s.grid]
    for text in told.bound + told.seen:
        space = _index(text, SPACE_WORDS, "space")
        if s.grid[space] == NONE:
            raise BadPosition(f"the space {text} is empty in this game")
        s.bound[space] = text in told.bound
        s.seen[s.grid[space]] = True
        s.met[s.grid[space]] = True
    if s.scenario == BASIC:
        for spell in s.grid:
            if spell != NONE:
                s.met[spell] = True


def _disasters(s: Academy, told: Setup) -> None:
    left = list(range(DISASTER_COUNT))

    def take(word: str) -> int:
        found = [card for card in copies_of(word) if card in left]
        if not found:
            names = ", ".join(design.word for design in DISASTERS)
            raise BadPosition(f"there is no disaster '{word}' left; there are: {names}")
        left.remove(found[0])
        return found[0]

    top = [take(word) for word in told.deck]
    for wizard, seat in zip(s.wizards, told.players, strict=True):
        if seat.card:
            wizard.card = take(seat.card)
            wizard.drawn = 1
    progression = [take(word) for word in told.progression or []]
    alarms = [card for card in left if DISASTER_LEVEL[card] < 0 and DESIGN_OF[card] < 8]
    for card in alarms:
        left.remove(card)
    for wizard in s.wizards:
        if wizard.card == NONE and alarms:
            wizard.card = alarms.pop()
            wizard.drawn = 1
    if told.deck_only:
        s.discard = alarms
        s.deck = top[::-1]
    else:
        s.deck = alarms + top[::-1]
    if told.progression is None:
        progression = [card for card in left if DISASTER_LEVEL[card] == 0][:2]
        left = [card for card in left if card not in progression]
    s.progression = progression[::-1]
    s.deck_box = left
    for card in range(DISASTER_COUNT):
        s.deck_met[card] = card not in left and card not in s.progression
        if s.deck_met[card]:
            s.deck_pack[card] = s.reshuffles


def _stack(s: Academy, told: Setup) -> list[Frame]:
    seat = told.active
    if told.begin:
        return [BeginTurn(seat)]
    share: list[Frame] = [] if s.scenario == BASIC else [ShareGlyph(seat)]
    return [EndTurn(seat), *share, Endure(seat), Act(seat)]
