"""The table of the lesson, and what is said again and again."""

from collections.abc import Mapping
from typing import Any

from spellhall.engine.lessons.declare import Wrong


def table(
    mine: Mapping[str, Any], nova: Mapping[str, Any], start: str = "build", **rest: Any
) -> dict[str, Any]:
    """A table for the learner and Nova."""
    return {"players": [mine, nova], "start": start} | rest


TOO_SOON = Wrong(
    "ready", "HH-BUILD-3", "Allowed, but not the Spell that we want here. Lay the other card too."
)
NOT_BACK = Wrong(
    "back*", "HH-BUILD-6", "You may change your mind until you are ready. Here it lies well."
)
