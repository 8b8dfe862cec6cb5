"""The labyrinth of the lesson, and what is said again and again.

Both boards lie unturned on their side B: the learner's red one on the left, Nova's blue one on the
right. The purple portal joins the top of the red board to the bottom of the blue one.
"""

from collections.abc import Mapping
from typing import Any, Final

from spellhall.engine.lessons.declare import Wrong

DEALT: Final = ["fireball", "powerthrust", "full-shield", "pick-lock", "dispel"]
DRAWN: Final = ["drop-object", "energy-4"]
NOVAS: Final = ["shield", "fireball#2"]


def table(
    mine: Mapping[str, Any], nova: Mapping[str, Any] | None = None, **rest: Any
) -> dict[str, Any]:
    """A table for the learner and Nova."""
    return {"players": [mine, {"hand": NOVAS} | dict(nova or {})], "side": "b"} | rest


NOT_YET_END = Wrong(
    "end",
    "WW-MAC-3",
    "That ends Move and Cast for the turn, and there is something left to do.",
)
WALL_PUNCH = Wrong(
    "punch",
    "WW-CRK-1",
    "Only walls and doors are beside you, and a fist does not even scratch them.",
)
KEEP_ENERGY = Wrong(
    "boost *",
    "WW-MOVE-4",
    "More steps for a card. The steps you have are enough; keep the card.",
)
NO_MORE_STEPS = Wrong(
    "boost *",
    "WW-MOVE-4",
    "More steps for a card. But you stand where you want to be; keep the card.",
)
HOLD_NO_DOOR = Wrong(
    "hold *",
    "WW-DOOR-5",
    "A door that you hold is open for everybody, Nova too. Let it fall shut.",
)
OWN_LOCK = Wrong(
    "cast pick-lock",
    "WW-DOOR-1",
    "The door beside you is your own: it opens without a card. Keep Pick Lock for Nova's.",
)
WALLS_ONLY = Wrong(
    "cast *",
    "WW-RNG-3",
    "You hit what you see, and from here you see walls and doors only. Save the spell.",
)
OFF_THE_BASE = Wrong(
    "take *",
    "WW-WIN-5",
    "Lift it from your home base, and your point is gone. Let it lie.",
)
AT_A_WALL = Wrong(
    "at *",
    "WW-CRK-1",
    "Three damage make one crack, and a wall stands until the fifth. Aim at Nova.",
)
