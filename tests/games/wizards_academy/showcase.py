"""Every spell, disaster and room action on a busy table, told sentence by sentence.

The pages lie in transcripts/; `./dev transcripts` writes them anew after a change that is meant.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from spellhall.engine import begin, redealt
from spellhall.games import find
from spellhall.games.wizards_academy.box.disasters import DISASTERS
from spellhall.games.wizards_academy.box.rooms import CARD_ROOM, HAS_ACTION, ROOM_WORDS
from spellhall.games.wizards_academy.box.scenarios import SCENARIO_WORDS
from spellhall.games.wizards_academy.box.spells import SPELL_WORDS, SPELLS
from spellhall.games.wizards_academy.state.invariants import invariants
from spellhall.games.wizards_academy.state.state import Academy
from spellhall.testing import Table
from tests.games.wizards_academy.tables import (
    ADVANCED,
    advanced,
    casting,
    everything,
    glyphs,
    state,
    table_of,
    turn_of,
    wizard,
)

GAME = find("wizards_academy")
FOLDER = Path(__file__).parent / "transcripts"
WASTE = ("recall", "resort", "use", "refuse")  # what ends a random game early
LONGEST = 60  # choices of one entry
BOARDS: tuple[dict[str, str], ...] = (
    {
        "well": "imp troll water",
        "cursed": "fire imp-portal",
        "rift": "ice darkness water-portal",
        "lost": "demon",
        "hoard": "haunt guardian fire-portal",
        "ball": "water water",
        "library": "darkness imp",
        "warded": "ice ice",
    },
    {
        "well": "fire imp imp",
        "cursed": "water water ice-portal",
        "rift": "haunt demon guardian",
        "zen": "fire fire-portal",
        "workshop": "darkness darkness-portal",
        "flux": "fire troll-portal",
        "unstable": "ice troll",
    },
)
SOURCES = {"1": "zen", "2": "well", "4": "hoard", "6": "rift"}
FRIENDS: tuple[dict[str, Any], ...] = (
    {"room": "well", "glyphs": "1 3 5", "shared": 2, "who": "wenna"},
    {"room": "hoard", "glyphs": "2", "who": "pim", "robe": "fire"},
)


def cards(title: str) -> list[str]:
    """Room cards in an order of their own for each entry."""
    return Random(f"cards of {title}").sample([ROOM_WORDS[room] for room in CARD_ROOM], 14)


def spells() -> Iterator[tuple[str, Table]]:
    """Each one plain on the one board, and boosted on the other."""
    for spell in SPELLS:
        for boost, board in zip((False, True), BOARDS, strict=True):
            title = f"{spell.word}{' boosted' * boost}"
            rest: dict[str, Any] = {"sources": SOURCES, "bound": ["22", "44"]}
            rest["room_cards"] = cards(title)
            alice = {"glyphs": "2 4 4 6"}
            yield (
                title,
                casting(spell.word, alice, *FRIENDS, boost=boost, things=board, mana=6, **rest),
            )


def disasters() -> Iterator[tuple[str, Table]]:
    """Each one on both boards, faced by a wizard in the middle of it."""
    for design in DISASTERS:
        for number, board in enumerate(BOARDS):
            title = f"{design.word}, board {number + 1}"
            rest: dict[str, Any] = {"sources": SOURCES, "bound": ["11", "14", "16"]}
            rest["room_cards"] = cards(title)
            ivo = {"room": "cursed", "glyphs": "1 2", "who": "ivo", "card": design.word}
            players = [ivo, *FRIENDS] if number == 0 else [FRIENDS[0], ivo, FRIENDS[1]]
            rest |= {"things": board, "mana": 8, "active": number, "begin": True}
            yield title, table_of(players, ADVANCED, **rest)


def rooms() -> Iterator[tuple[str, Table]]:
    """Every room action and every Last Resort."""
    plain = {"library": "imp"}
    for room, word in enumerate(ROOM_WORDS):
        if HAS_ACTION[room]:
            alice = {"room": word, "glyphs": "1 2 3 4 5", "shared": 2, "who": "orla", "robe": "imp"}
            rest = {"things": plain, "sources": {"1": word, "2": "zen", "3": "well"}}
            table = advanced(alice, *FRIENDS, **rest)
            for text in table.options("alice"):
                if not text.startswith(("use", "resort")):
                    continue
                table = advanced(alice, *FRIENDS, **rest)
                table.play(f"alice: {text}")
                yield f"{word}: {text}", table


def turns() -> Iterator[tuple[str, Table]]:
    """Walking, enduring and sharing among threats of every kind."""
    for number, board in enumerate(BOARDS):
        for room in board:
            for who in ("orla", "brann", "nobody"):
                title = f"{who} in {room}, board {number + 1}"
                rest = {"sources": SOURCES, "bound": ["22"], "room_cards": cards(title)}
                alice = {"room": room, "glyphs": "1 2 4", "who": who, "staff": "11"}
                yield title, advanced(alice, *FRIENDS, things=board, mana=8, **rest)


PAGES: dict[str, Callable[[], Iterator[tuple[str, Table]]]] = {
    "every-spell": spells,
    "every-disaster": disasters,
    "every-room": rooms,
    "many-turns": turns,
}


NAMES = (*PAGES, "set-ups")


def page(name: str) -> str:
    """All entries of a page."""
    if name == "set-ups":
        return "\n\n".join(setups()) + "\n"
    asked: set[str] = set()
    entries = [entry(title, table, name, asked) for title, table in PAGES[name]()]
    return "\n\n".join(entries) + "\n"


def setups() -> Iterator[str]:
    """How games begin, what a short set-up is completed to, and what a redeal keeps."""
    for number, scenario in enumerate(SCENARIO_WORDS):
        for difficulty in ("normal",) if number == 0 else ("easy", "normal", "hard"):
            for layout in ("random", "reference"):
                options = {"scenario": scenario, "difficulty": difficulty, "layout": layout}
                match = begin(GAME, number % 6 + 1, 7 * number + 1, options)
                s = match.state
                assert isinstance(s, Academy)
                yield f"{scenario}, {difficulty}, {layout}\n{laid(s)}"
                if difficulty == "normal":
                    other = redealt(GAME, s, 0, Random(number))
                    assert isinstance(other, Academy)
                    yield f"{scenario}, {layout}, dealt anew for the first seat\n{laid(other)}"
    for number, scenario in enumerate(("basic", "golem-construction", "night-school")):
        match = begin(GAME, 3, f"midway {number}", {"scenario": scenario})
        rng = Random(number)
        while state(Table(match)).turn < 9 and not match.is_over:
            seat = match.awaited()[0]
            sensible = [x for x in match.options(seat) if x.text.split()[0] not in WASTE]
            match.answer(seat, rng.choice(sensible or match.options(seat)))
        for viewpoint in (1, None):
            other = redealt(GAME, match.state, viewpoint, rng)
            assert isinstance(other, Academy)
            yield f"{scenario} midway, dealt anew for {viewpoint}\n{laid(other)}"
    table = advanced(*FRIENDS, things=BOARDS[0], sources=SOURCES, bound=["11"], seen=["12"])
    yield f"a position\n{laid(state(table))}"


def laid(s: Academy) -> str:
    """Everything that lies on a table."""
    acts = s.this_turn.acts
    pending = " ".join(type(frame).__name__ for frame in s.stack)
    lines = [
        "rooms: " + " ".join(f"{ROOM_WORDS[r]}{s.facing[r]}" if r >= 0 else "-" for r in s.room_at),
        "sources: " + " ".join(ROOM_WORDS[r] if r >= 0 else "-" for r in s.source),
        f"tokens: {[(ROOM_WORDS[i // 5], i % 5, n) for i, n in enumerate(s.tokens) if n]}",
        f"portals: {[(ROOM_WORDS[i], n) for i, n in enumerate(s.portals) if n]}",
        f"creatures: {list(zip(s.beast_kind, s.beast_room, s.this_turn.hurt, strict=True))}",
        "grid: " + " ".join(SPELL_WORDS[x] if x >= 0 else "-" for x in s.grid),
        f"box: {s.box}",
        f"bound: {s.bound.count(True)}, seen: {numbered(s.seen)}, met: {numbered(s.met)}",
        f"deck: {s.deck}, discard: {s.discard}, progression: {s.progression}, box: {s.deck_box}",
        f"packs: {s.deck_pack}, known: {numbered(s.deck_known)}, met: {numbered(s.deck_met)}",
        f"room deck: {s.room_deck}, discard: {s.room_discard}, known: {numbered(s.room_known)}",
        f"people: {[(w.person, w.room, w.glyphs, w.shared, w.robe, w.wand) for w in s.wizards]}",
        f"cards: {[(w.staff, w.card, w.drawn) for w in s.wizards]}",
        f"mana {s.mana}, active {s.active}, turn {s.turn}, acts {acts}, pending {pending}",
    ]
    return "\n".join(lines)


def numbered(values: list[bool]) -> list[int]:
    return [number for number, value in enumerate(values) if value]


def entry(title: str, table: Table, page: str, asked: set[str]) -> str:
    """What happens until the next wizard's turn, with choices drawn by lot.

    The first time that a page asks a question all its options are listed.
    """
    rng = Random(title)
    lines = [title]
    tell(table, lines)
    for _ in range(LONGEST):
        s = state(table)
        invariants(s)
        if table.match.is_over or (s.turn > 1 and page != "every-disaster"):
            break
        seat = table.match.awaited()[0]
        options = [option.text for option in table.match.options(seat)]
        question = table.question(table.match.names[seat])
        if question == "act" and page != "many-turns":
            if page == "every-disaster":
                break
            options = ["end"]
        text = rng.choice([text for text in options if text != "recall"])
        lines.append(f"{table.match.names[seat]} ({question}, of {len(options)}): {text}")
        why = f"{question} {getattr(s.stack[-1], 'why', '')}"
        if why not in asked:
            asked.add(why)
            lines += [
                f"  - {option.text} | {option.label} | {' '.join(option.touches)}"
                for option in table.match.options(seat)
            ]
        table.play(f"{table.match.names[seat]}: {text}")
        tell(table, lines)
    lines.append(summary(table))
    return "\n".join(lines)


def tell(table: Table, lines: list[str]) -> None:
    lines += [f"  {told.sentence.text}" for told in table.match.events(0)]


def summary(table: Table) -> str:
    """Where everything is in the end."""
    s = state(table)
    board = "; ".join(f"{room}: {what}" for room, what in everything(table).items())
    people = "; ".join(
        f"{name} in {ROOM_WORDS[wizard(table, name).room]} ({glyphs(table, name)})"
        for name in table.match.names
    )
    turned = [word for word in ROOM_WORDS if turn_of(table, word)]
    return (
        f"= mana {s.mana}, acts {s.this_turn.acts}; {people}; {board}; turned: {' '.join(turned)}"
    )
