"""What can be pending: the table of contents of the rules, a module for each of their parts."""

from typing import Final

from spellhall.engine.game import frames_in
from spellhall.games.hell_high.frames import effects, harm, match, power, turn
from spellhall.games.hell_high.frames import round as rounds

FRAMES: Final = tuple(
    kind for part in (match, rounds, turn, effects, power, harm) for kind in frames_in(part)
)
