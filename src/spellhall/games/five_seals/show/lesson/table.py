"""The dungeon of the lesson: a whole board, with what each step needs laid where it needs it."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from spellhall.games.five_seals.box.board import BOARDS, SCROLL_BOX, SEAL
from spellhall.games.five_seals.box.elements import COLOURS
from spellhall.games.five_seals.box.words import ELEMENT_WORDS

BOARD: Final = BOARDS[2]
SPELLS: Final = {2: "change", 3: "renewal", 4: "strengthening", 5: "growth", 6: "synergy"}


def _filled() -> dict[str, str]:
    """Every space with something on it: colours in turn, scrolls of the first circle."""
    seals: dict[str, str] = {}
    laid: Counter[tuple[int, int]] = Counter()  # by kind and strength
    for node, name in enumerate(BOARD.names):
        kind, strength = BOARD.kinds[node], BOARD.strengths[node]
        turn = laid[kind, strength]
        if kind == SEAL:
            seals[name] = f"{ELEMENT_WORDS[turn % COLOURS]}{strength}"
        elif kind == SCROLL_BOX:
            seals[name] = f"{SPELLS[strength]}-{ELEMENT_WORDS[turn % len(ELEMENT_WORDS)]}"
        laid[kind, strength] += 1
    return seals


FILLED: Final = _filled()


def table(
    mine: Mapping[str, Any],
    nova: Mapping[str, Any] | None = None,
    *,
    gone: tuple[str, ...] = (),
    lies: Mapping[str, str] | None = None,
    **rest: Any,
) -> dict[str, Any]:
    """A table for the learner and Nova; `gone` are broken seals, `lies` what lies elsewhere."""
    seals = {name: seal for name, seal in FILLED.items() if name not in gone} | dict(lies or {})
    return {"players": [mine, nova or {"dice": ["earth3"]}], "seals": seals, "circle": "I"} | rest
