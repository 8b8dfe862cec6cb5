"""Every spell, disaster and room action on a busy table, told sentence by sentence.

The pages lie in transcripts/; `python -m tests.games.wizards_academy.showcase` writes them anew
after a change that is meant. Read the difference: it is what players will see.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from spellhall.games.wizards_academy.disasters import DISASTERS
from spellhall.games.wizards_academy.rooms import CARD_ROOM, HAS_ACTION, ROOM_WORDS
from spellhall.games.wizards_academy.spells import SPELLS
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

FOLDER = Path(__file__).parent / "transcripts"
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


def page(name: str) -> str:
    """All entries of a page."""
    return "\n\n".join(entry(title, table, name) for title, table in PAGES[name]()) + "\n"


def entry(title: str, table: Table, page: str) -> str:
    """What happens until the next wizard's turn, with choices drawn by lot."""
    rng = Random(title)
    lines = [title]
    tell(table, lines)
    for _ in range(LONGEST):
        s = state(table)
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
    return f"= mana {s.mana}, acts {s.acts}; {people}; {board}; turned: {' '.join(turned)}"


def main() -> None:
    for name in PAGES:
        (FOLDER / f"{name}.page").write_text(page(name), encoding="utf-8")


if __name__ == "__main__":
    main()
