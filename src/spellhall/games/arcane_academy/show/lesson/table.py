"""The table of the lesson, and what is said again and again."""

from typing import Any, Final

from spellhall.engine.lessons.declare import Wrong

PUBLIC: Final = ["textbook-invocation", "crystal-loom", "kindle-crystal", "mosaic-frame"]
CENTRE: Final = ["T14", "T03", "T07", "T10"]
HAND: Final = ["second-wind", "moonlit-orrery", "grand-proof"]
NOVA: Final = {"slate": {"1": "T06 r1", "7": "T13 r0"}, "hand": ["wild-surge", "resonance"]}


def table(mine: dict[str, Any], **rest: Any) -> dict[str, Any]:
    """A table for the learner and Nova."""
    return {
        "players": [{"hand": HAND, **mine}, NOVA],
        "public": PUBLIC,
        "centre": CENTRE,
        "turn": 5,
    } | rest


NOT_YET_REST = Wrong(
    "rest",
    "AA-REST-5",
    "A Rest wakes your tiles, but no tile acts in that turn. Yours are awake: use one.",
)
STOP_TOO_SOON = Wrong(
    "stop",
    "AA-CAST-3",
    "You may leave an action undone, but it costs nothing. Take what the tile gives.",
)
