"""The academy of the lesson: the fixed board, five sources, a friend called Wren."""

from collections.abc import Mapping
from typing import Any, Final

from spellhall.engine.lessons.declare import Wrong

SOURCES: Final = {"1": "zen", "2": "cursed", "3": "warded", "4": "flux", "5": "holy"}
GUARDED: Final = {"flux": "guardian", "holy": "guardian"}
BOOK: Final = {"12": "nova", "24": "abjure", "15": "snuff"}


def table(
    mine: Mapping[str, Any], wren: Mapping[str, Any] | None = None, **rest: Any
) -> dict[str, Any]:
    """A table for the learner and Wren."""
    players = [{"who": "orla", **mine}, {"who": "brann", "card": "twist", **(wren or {})}]
    laid = {"players": players, "sources": SOURCES, "things": GUARDED, "grid": BOOK}
    return laid | rest


NOT_THE_END = Wrong(
    "end", "WA-ACT-1", "You have three actions a turn, and unused ones are lost. Use one."
)
NOT_TALK = Wrong(
    "show", "WA-SET-15", "Telling what you hold is allowed and costs nothing. Here nobody asks."
)
