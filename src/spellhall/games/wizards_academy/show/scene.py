"""What cannot change in a match: the scenario, and what the rooms are good for in it."""

from msgspec import Struct

from spellhall.games.wizards_academy.box.rooms import ROOMS
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.rules.room_actions import room_has_action
from spellhall.games.wizards_academy.state.state import Academy


class Scene(Struct):
    scenario: int
    advanced: bool
    actions: list[int]  # rooms with a room action in this game
    notes: bool  # the table keeps notes of spells that were seen


def scene(s: Academy) -> Scene:
    """The same for every viewpoint and at every moment of a match."""
    return Scene(
        scenario=s.scenario,
        advanced=s.scenario != BASIC,
        actions=[room for room in range(ROOMS) if room_has_action(s, room)],
        notes=s.notes,
    )
