"""Picking one of some things, for the next frame to use."""

from typing import Final

from spellhall.engine.stack import Rules
from spellhall.games.wizards_academy.frames.picks import PICKS, Pick
from spellhall.games.wizards_academy.state.state import NONE, School

PASS: Final = 0
PICK: Final = 1  # + thing


def things(s: School, f: Pick) -> list[int]:
    """What can be picked; nothing, where it is optional or there is nothing else."""
    options = [PICK + thing for thing in f.things]
    if f.optional or not options:
        options.insert(0, PASS)
    return options


def pick(s: School, f: Pick, choice: int) -> None:
    """The thing, or NONE, is ready for the next frame."""
    s.picked.append(NONE if choice == PASS else choice - PICK)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    for kind in PICKS.values():
        rules.question(kind, things, pick)
