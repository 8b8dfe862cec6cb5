"""What holds in every position of Wizard's Academy; each failure says what would be right."""

from typing import Final

from spellhall.games.wizards_academy.box.disasters import DESIGN_OF, DISASTER_COUNT, DISASTERS
from spellhall.games.wizards_academy.box.grid import SPACE_LEVEL, SPACE_WORDS, SPACES
from spellhall.games.wizards_academy.box.kinds import (
    CREATURES,
    DARK,
    FIRE,
    GLYPHS,
    GUARD,
    HAUNT,
    ICE,
    IMP,
    KINDS,
    MOST_MANA,
    TOKENS,
    TOUGHNESS,
    WATER,
)
from spellhall.games.wizards_academy.box.people import PEOPLE
from spellhall.games.wizards_academy.box.rooms import LOST, OUTSIDE, ROOM_CARDS, ROOM_WORDS, ROOMS
from spellhall.games.wizards_academy.box.scenarios import BASIC, SCENARIOS
from spellhall.games.wizards_academy.box.spells import LEVEL_OF, SPELL_COUNT, SPELL_WORDS, SPELLS
from spellhall.games.wizards_academy.state.pending import check_pending
from spellhall.games.wizards_academy.state.ranges import MANY, flags, number, numbers, permutation
from spellhall.games.wizards_academy.state.state import (
    BOOSTED,
    CALM,
    DEAD,
    GOES_ON,
    HOPELESS,
    NONE,
    OUT_OF_MANA,
    PORTALS,
    ROBED,
    SAFE,
    WARD,
    Academy,
    Turn,
    Wizard,
    robe_of,
)

LEVELS: Final = 4
BASIC_DISASTERS: Final = (  # WA-SET-12, WA-SET-13
    *[design.word for design in DISASTERS[:8]],
    *("wild-magic", "imp-invasion", "fire", "twist", "gathering", "lure-of-power"),
)


def invariants(s: Academy) -> None:
    """No card, tile or spell is lost or made; every limit holds."""
    number(s.scenario, 0, len(SCENARIOS) - 1, "the scenario")
    assert isinstance(s.this_turn, Turn), "this_turn is an object of the kind Turn"
    for flag in (s.hopeless, s.notes, s.this_turn.zen, s.this_turn.waived, s.this_turn.spared):
        assert isinstance(flag, bool), "hopeless, notes, zen, waived and spared are true or false"
    _rooms(s)
    _contents(s)
    _creatures(s)
    for seat in range(len(s.wizards)):
        _wizard(s, s.wizards[seat], seat)
    people = [wizard.person for wizard in s.wizards if wizard.person != NONE]
    assert len(set(people)) == len(people), "every wizard is another character"
    _grid(s)
    _disasters(s)
    permutation(s.room_deck + s.room_discard, len(ROOM_CARDS), "the room deck and its discards")
    flags(s.room_known, len(ROOM_CARDS), "room_known")
    _turn(s)
    check_pending(s)


# -- Rooms and what they contain -----------------------------------------------------------------


def _rooms(s: Academy) -> None:
    numbers(s.room_at, OUTSIDE + 1, NONE, ROOMS - 1, "room_at")
    numbers(s.square, ROOMS, NONE, OUTSIDE, "square")
    numbers(s.facing, ROOMS, 0, 3, "facing")
    lying = [room for room in range(ROOMS) if s.scenario != BASIC or room != LOST]
    assert sorted(room for room in s.room_at if room != NONE) == lying, (
        "room_at holds each room of the game once (the basic game has no Lost Room)"
    )
    assert NONE not in s.room_at[:OUTSIDE], "every square of the board has a room"
    for room in range(ROOMS):
        at = s.room_at.index(room) if room in s.room_at else NONE
        assert s.square[room] == at, f"square says {at} for '{ROOM_WORDS[room]}', as room_at does"


def _in_play(s: Academy, room: object, what: str) -> None:
    number(room, 0, ROOMS - 1, what)
    assert room in s.room_at, f"{what} is a room in play"


def _contents(s: Academy) -> None:
    numbers(s.tokens, TOKENS * ROOMS, 0, MANY, "tokens")
    numbers(s.portals, ROOMS, 0, (1 << KINDS) - 1, "portals")
    numbers(s.source, GLYPHS, NONE, ROOMS - 1, "source")
    basic = s.scenario == BASIC
    most = {FIRE: MANY, WATER: MANY, ICE: 2, DARK: 1, HAUNT: 1}
    if basic:
        most = {FIRE: 1, WATER: 2, ICE: 0, DARK: 0, HAUNT: 0}
    for room in range(ROOMS):
        held = s.tokens[TOKENS * room : TOKENS * room + TOKENS]
        for kind in range(TOKENS):
            number(held[kind], 0, most[kind], f"tokens of kind {kind} in '{ROOM_WORDS[room]}'")
        present = room in s.room_at
        assert present or not (any(held) or s.portals[room]), (
            f"'{ROOM_WORDS[room]}' is not in play and holds nothing"
        )
        assert not basic or s.portals[room] & ~(1 << IMP) == 0, (
            "the basic game knows imp portals only"
        )
    for kind in range(GLYPHS):
        if s.source[kind] != NONE:
            _in_play(s, s.source[kind], f"the source of type {kind + 1}")
            assert not basic or kind < 5, "the basic game has sources of type 1 to 5"


def _creatures(s: Academy) -> None:
    n = len(s.beast_kind)
    numbers(s.beast_kind, n, 0, GUARD, "beast_kind")
    numbers(s.beast_room, n, DEAD, ROOMS - 1, "beast_room")
    numbers(s.this_turn.hurt, n, 0, MANY, "hurt")
    numbers(s.this_turn.died, -1, 0, n - 1, "died")
    for beast in s.this_turn.died:
        assert s.beast_room[beast] == DEAD, "a creature that died in this turn is dead"
    kinds = (IMP, GUARD) if s.scenario == BASIC else (*CREATURES, GUARD)
    for beast in range(n):
        kind = s.beast_kind[beast]
        assert kind in kinds, f"a creature of this game is of kind {kinds}, not {kind}"
        if s.beast_room[beast] >= 0:
            _in_play(s, s.beast_room[beast], "where a creature stands")
            number(
                s.this_turn.hurt[beast], 0, TOUGHNESS[kind] - 1, "the damage of a living creature"
            )


# -- Wizards -------------------------------------------------------------------------------------


def _wizard(s: Academy, wizard: Wizard, seat: int) -> None:
    who = f"of seat {seat}"
    basic = s.scenario == BASIC
    assert isinstance(wizard, Wizard), "wizards holds objects of the kind Wizard"
    number(wizard.person, NONE, len(PEOPLE) - 1, f"the character {who}")
    _in_play(s, wizard.room, f"the room {who}")
    numbers(wizard.glyphs, GLYPHS, 0, MANY, f"glyphs {who}")
    number(wizard.shared, 0, 0 if basic else GLYPHS, f"the shared glyph {who}")
    number(wizard.robe, NONE, NONE if basic else KINDS - 1, f"the robe {who}")
    number(wizard.wand, 0, 0 if basic else GLYPHS, f"the wand {who}")
    number(wizard.staff, NONE, NONE if basic else SPACES - 1, f"the staff {who}")
    number(wizard.card, NONE, DISASTER_COUNT - 1, f"the disaster {who}")
    number(wizard.drawn, 0, 999, f"the draws {who}")


# -- Spells and disasters ------------------------------------------------------------------------


def _grid(s: Academy) -> None:
    numbers(s.grid, SPACES, NONE, SPELL_COUNT - 1, "grid")
    flags(s.bound, SPACES, "bound")
    flags(s.seen, SPELL_COUNT, "seen")
    flags(s.met, SPELL_COUNT, "met")
    numbers(s.level_shuffles, LEVELS, 0, MANY, "level_shuffles")
    permutation([x for x in s.grid if x != NONE] + s.box, SPELL_COUNT, "the grid and the box")
    used = len(SCENARIOS[s.scenario].botches) or 2
    for space in range(SPACES):
        word = SPACE_WORDS[space]
        spell = s.grid[space]
        if SPACE_LEVEL[space] > used:
            assert spell == NONE, f"the space {word} is empty in this game"
            assert not s.bound[space], f"nothing is bound in the empty space {word}"
            continue
        assert spell != NONE, f"a spell lies in the space {word} in this game"
        assert LEVEL_OF[spell] == SPACE_LEVEL[space], (
            f"the spell in {word} is of level {SPACE_LEVEL[space]}, not {LEVEL_OF[spell]}"
        )
        assert s.scenario != BASIC or SPELLS[spell].basic, (
            f"'{SPELL_WORDS[spell]}' is no spell of the basic game"
        )
        assert not s.bound[space] or s.seen[spell], f"the bound spell in {word} is a seen one"
        assert s.met[spell] or not s.seen[spell], f"the seen spell in {word} is a met one"
    for spell in s.box:
        assert not s.seen[spell], f"nobody has seen the boxed spell '{SPELL_WORDS[spell]}'"


def _disasters(s: Academy) -> None:
    hands = [wizard.card for wizard in s.wizards if wizard.card != NONE]
    in_game = s.deck + s.discard + s.progression + hands
    permutation(in_game + s.deck_box, DISASTER_COUNT, "decks, discards, hands and box")
    flags(s.deck_known, DISASTER_COUNT, "deck_known")
    flags(s.deck_met, DISASTER_COUNT, "deck_met")
    number(s.reshuffles, 0, MANY, "reshuffles")
    numbers(s.deck_pack, DISASTER_COUNT, NONE, s.reshuffles, "deck_pack")
    if s.scenario == BASIC:
        for card in in_game:
            word = DISASTERS[DESIGN_OF[card]].word
            assert word in BASIC_DISASTERS, f"'{word}' is no disaster of the basic game"


# -- The turn ------------------------------------------------------------------------------------


def _turn(s: Academy) -> None:
    seats = len(s.wizards)
    number(s.mana, 0, MOST_MANA, "mana")
    number(s.ending, GOES_ON, HOPELESS, "the ending")
    assert (s.mana == 0) == (s.ending == OUT_OF_MANA), "the game is lost at 0 mana, and only then"
    assert (s.ending == GOES_ON) == bool(s.stack), "something is pending until the game is over"
    number(s.active, 0, seats - 1, "the active seat")
    number(s.turn, 0, MANY, "the turn")
    numbers(s.this_turn.acts, 3, 0, 99, "acts")
    for n, what in ((s.guesses, "guesses"), (s.room_shuffles, "room_shuffles"), (s.spent, "spent")):
        number(n, 0, MANY, what)
    number(s.this_turn.staff_uses, 0, 101, "staff_uses")
    number(s.overflowed, 0, (1 << ROOMS) - 1, "overflowed")
    for status in s.lasting:
        _status(s, status)
    for request in s.this_turn.refused:
        assert isinstance(request, tuple), "a refusal is lender, glyph type and space"
        assert len(request) == 3, "a refusal is lender, glyph type and space"
        number(request[0], 0, seats - 1, "who refused a glyph")
        number(request[1], 1, GLYPHS, "the type of a refused glyph")
        number(request[2], 0, SPACES - 1, "the space of a refused spell")


def _status(s: Academy, status: tuple[int, int, int, int]) -> None:
    assert isinstance(status, tuple), "a lasting effect is kind, subject, seat and moment"
    assert len(status) == 4, "a lasting effect is kind, subject, seat and moment"
    what, subject, seat, when = status
    number(what, SAFE, PORTALS, "the kind of a lasting effect")
    number(seat, 0, len(s.wizards) - 1, "whose turn ends a lasting effect")
    number(when, 0, 2, "the moment that ends a lasting effect")
    if what in (SAFE, BOOSTED):
        number(subject, 0, len(s.wizards) - 1, "who is under a lasting effect")
    elif what == ROBED:
        number(subject, 0, MANY, "who is robed for a while")
        number(robe_of(subject)[0], 0, len(s.wizards) - 1, "who is robed for a while")
        number(robe_of(subject)[1], 0, KINDS - 1, "the kind of a robe for a while")
    elif what == WARD:
        _in_play(s, subject, "a warded room")
    else:
        assert subject == 0, f"effect {CALM} and {PORTALS} have no subject"
