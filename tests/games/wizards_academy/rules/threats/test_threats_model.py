"""Paragraphs of activations against a slow statement of the ledger, choice by choice.

Both are asked for everything that the players' choices can lead to; the answers must be equal.
"""

from random import Random
from typing import Any

import pytest

from spellhall.engine.machine.stack import answer, next_seat, options, settle, then
from spellhall.games.wizards_academy.box.kinds import GUARD, KIND_WORDS, PORTAL, TOKENS
from spellhall.games.wizards_academy.box.rooms import (
    CARD_ROOM,
    OUTSIDE,
    ROOM_CARDS,
    ROOM_ROWS,
    ROOM_WORDS,
    SQUARE_WORDS,
)
from spellhall.games.wizards_academy.frames.threats import Interact
from spellhall.games.wizards_academy.frames.turn import Act
from spellhall.games.wizards_academy.rules import RULES
from spellhall.games.wizards_academy.rules.threats.activation import activate
from spellhall.games.wizards_academy.state.position import position
from spellhall.games.wizards_academy.state.state import NONE
from spellhall.games.wizards_academy.state.state import Academy as State
from spellhall.testing import rule
from tests.games.wizards_academy.rules.threats.threats_model import Academy, Table, paragraph

BASIC = ("fire", "fire", "water", "imp", "imp", "imp-portal", "guardian")
ADVANCED = (*KIND_WORDS[:5], *KIND_WORDS[:4], "fire", *KIND_WORDS[5:])
LARGEST = 4000  # states of one tree; what has more is left out

Key = tuple[object, ...] | str


def random_school(rng: Random, advanced: bool, crowded: bool) -> State:
    """Rooms anyhow, some things in a few rooms, two or three wizards.

    In a crowded one two rooms hold all that wakes, puts out and wakes again.
    """
    scenario = "golem-construction" if advanced else "basic"
    rooms = rng.sample(["crystal", "cursed", "warded", "library", "zen", "well", "workshop"], 4)
    rooms += rng.choices(ROOM_WORDS[1:9], k=2)
    kinds = ADVANCED if advanced else BASIC
    things: dict[str, str] = {}
    for _ in range(rng.randint(2, 5)):
        room = rng.choice(rooms)
        things[room] = f"{things.get(room, '')} {rng.choice(kinds)}"
    if crowded:
        kind = rng.choice(("fire", "ice", "darkness") if advanced else ("fire",))
        gate = f"{kind}-portal imp" if advanced else "imp-portal imp"
        things = {rooms[0]: f"{kind} {gate}", rooms[1]: kind, rooms[2]: rng.choice(kinds)}
    turned = {
        square: f"{room} r{rng.randrange(4)}"
        for square, room in zip(
            rng.sample(SQUARE_WORDS[:16], 5), rng.sample([*rooms[:4], "hoard"], 5), strict=True
        )
    }
    wizards = [
        {"room": rng.choice([*rooms, "crystal"]), "glyphs": rng.choice(("", "1", "1 1", "1 2"))}
        for _ in range(rng.randint(1, 3))
    ]
    if crowded:
        wizards[0] = {"room": rooms[0], "glyphs": "1"}
    cards = [ROOM_WORDS[room] for room in CARD_ROOM]
    setup: dict[str, Any] = {
        "players": wizards,
        "scenario": scenario,
        "things": things,
        "rooms": turned if rng.random() < 0.7 else {},
        "sources": {"1": rng.choice(rooms)} if rng.random() < 0.5 else {},
        "mana": rng.choice((2, 8, 8)),
        "room_cards": rng.sample(cards, len(cards)),
    }
    s = position(setup)
    s.stack = [Act(0)]
    then(s, Interact())
    settle(RULES, s)
    while not is_done(s):
        seat = next_seat(s)
        answer(RULES, s, seat, rng.choice(options(RULES, s, seat)))
    return s


def is_done(s: State) -> bool:
    return not s.stack or isinstance(s.stack[-1], Act)


def model_of(s: State) -> Table:
    """The same table in words."""
    places = {ROOM_WORDS[s.room_at[i]]: (i % 4, i // 4) for i in range(OUTSIDE)}
    doors = {
        word: "".join("NESW"[("NESW".index(d) + s.facing[room]) % 4] for d in ROOM_ROWS[room].doors)
        for room, word in enumerate(ROOM_WORDS)
    }
    deck = [ROOM_CARDS[card] for card in reversed(s.room_deck)]
    return Table(
        Academy(
            places,
            doors,
            ROOM_WORDS[s.room_at[OUTSIDE]] if s.room_at[OUTSIDE] != NONE else "",
            {k + 1: ROOM_WORDS[room] for k, room in enumerate(s.source) if room != NONE},
            tuple("".join("NESW"[arrow] for arrow in card.arrows) for card in deck),
            s.scenario != 0,
        ),
        tuple(
            sorted(
                (KIND_WORDS[kind], word)
                for room, word in enumerate(ROOM_WORDS)
                for kind in range(TOKENS)
                for _ in range(s.tokens[TOKENS * room + kind])
            )
        ),
        frozenset(
            (KIND_WORDS[kind], word)
            for room, word in enumerate(ROOM_WORDS)
            for kind in range(PORTAL)
            if s.portals[room] >> kind & 1
        ),
        tuple(
            (number, KIND_WORDS[s.beast_kind[number]], ROOM_WORDS[room])
            for number, room in enumerate(s.beast_room)
            if room >= 0
        ),
        tuple(
            (
                ROOM_WORDS[wizard.room],
                tuple(kind + 1 for kind in range(7) for _ in range(wizard.glyphs[kind])),
            )
            for wizard in s.wizards
        ),
        s.mana,
    )


def key(t: Table, drawn: int) -> Key:
    """What of a table can be compared; a lost game is a lost game."""
    if t.mana == 0:
        return "lost"
    beasts = tuple(sorted(beast[1:] for beast in t.beasts))
    return (t.tokens, tuple(sorted(t.portals)), beasts, t.wizards, t.mana, drawn)


def played_out(s: State, before: int) -> set[Key] | None:
    """Everything that the rules of the game can lead to, or None if it is too much."""
    found: set[Key] = set()
    todo = [s]
    seen = 0
    while todo:
        seen += 1
        if seen > LARGEST:
            return None
        s = todo.pop()
        if is_done(s):
            found.add(key(model_of(s), len(s.room_discard) - before))
            continue
        seat = next_seat(s)
        for code in options(RULES, s, seat):
            other = s.copy()
            answer(RULES, other, seat, code)
            todo.append(other)
    return found


def random_paragraph(rng: Random, s: State, crowded: bool) -> tuple[int, list[int]]:
    """Kinds as bits and rooms: those of the cards, or all at once."""
    everywhere = [room for room in s.room_at if room != NONE]
    all_kinds = (1 << GUARD) - 1
    if crowded:
        return all_kinds, everywhere
    if rng.random() < 0.6:
        full = [r for r in everywhere if any(s.tokens[TOKENS * r : TOKENS * r + TOKENS])]
        full += [room for room in s.beast_room if room >= 0]
        return all_kinds, list(dict.fromkeys(rng.choices(full + everywhere[:1], k=2)))
    if rng.random() < 0.3:
        return all_kinds, everywhere
    return 1 << rng.randrange(GUARD), everywhere


@rule("WA-AMB-4", "WA-AMB-5", "WA-AMB-34", "WA-DIS-7", "WA-FIRE-8", "WA-INT-11", "WA-GEN-8")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seed", range(10))
def test_a_paragraph_leads_where_the_ledger_says(seed: int, advanced: bool) -> None:
    rng = Random(f"{seed} {advanced}")
    compared = free = changed = 0
    for number in range(40):
        crowded = number % 3 == 0
        s = random_school(rng, advanced, crowded)
        if s.ending:
            continue
        bits, rooms = random_paragraph(rng, s, crowded)
        before = model_of(s)
        cards = len(s.room_discard)
        activate(s, bits, rooms)
        settle(RULES, s)
        found = played_out(s, cards)
        if found is None:
            continue
        kinds = {word.replace("-", " ") for kind, word in enumerate(KIND_WORDS) if bits >> kind & 1}
        tables = paragraph(before, kinds, [ROOM_WORDS[room] for room in rooms])
        expected = {key(t, t.drawn) for t in tables}
        assert found == expected, (before, kinds, [ROOM_WORDS[room] for room in rooms])
        compared += 1
        free += len(expected) > 1
        changed += expected != {key(before, 0)}
    assert compared > 20
    assert changed > compared // 4
    assert free > 1
