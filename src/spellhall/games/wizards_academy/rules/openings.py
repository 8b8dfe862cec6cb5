"""What the players decide at set-up: characters, and shifting the rooms (WA-DEC-1 to 3)."""

from typing import Final

from spellhall.engine.choices import ALLOWED, Codes
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.games.wizards_academy.box.people import PEOPLE
from spellhall.games.wizards_academy.box.rooms import SQUARES
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import (
    FIX,
    LEAVE,
    REFINE_SWAP,
    REFINE_TURN,
    TAKE_PERSON,
)
from spellhall.games.wizards_academy.frames.turn import PickPerson, Refine
from spellhall.games.wizards_academy.rules.effects.building import shift, shifts, turns
from spellhall.games.wizards_academy.rules.table.contents import turn_room
from spellhall.games.wizards_academy.rules.why_not import PERSON_TAKEN
from spellhall.games.wizards_academy.state.doorways import Doorways
from spellhall.games.wizards_academy.state.state import Academy

ALL_DOORS: Final = 15


def free_people(s: Academy, f: PickPerson) -> list[int]:
    """Characters that nobody has taken (WA-ASET-2)."""
    taken = [wizard.person for wizard in s.wizards]
    free = [person for person in range(len(PEOPLE)) if person not in taken]
    return [TAKE_PERSON.codes[person] for person in free]


def why_not_person(s: Academy, f: PickPerson, person: int) -> int:
    """Each character is taken once (WA-ASET-2)."""
    return PERSON_TAKEN if person in [wizard.person for wizard in s.wizards] else ALLOWED


def pick_person(s: Academy, f: PickPerson, code: int) -> None:
    """The seat's character."""
    person = TAKE_PERSON.first[code]
    s.wizards[f.seat].person = person
    tell(s, "person", f.seat, person)


def all_reachable(s: Academy) -> bool:
    """Whether every room has a route to the Mana Crystal (WA-SET-5)."""
    return Doorways(s).all_joined()


def refinements(s: Academy, f: Refine) -> Codes:
    """Basic: turn tiles until all is reachable, or let it be done (WA-AMB-12)."""
    if s.scenario == BASIC:
        if not f.left:
            return [LEAVE.bare, FIX.bare]
        return [LEAVE.bare, FIX.bare, *turns(s, REFINE_TURN)]
    return [LEAVE.bare, *shifts(s, REFINE_SWAP, REFINE_TURN)]


def refine(s: Academy, f: Refine, choice: int) -> None:
    """One shift after another, as far as the rules allow."""
    if choice == LEAVE.bare:
        return
    if choice == FIX.bare:
        for room, quarters in fewest_turns(s):
            turn_room(s, room, quarters)
        return
    shift(s, REFINE_SWAP, REFINE_TURN, choice)
    if s.scenario == BASIC:
        if not all_reachable(s):
            then(s, Refine(f.seat, f.left - 1))
    elif f.left > 1:
        then(s, Refine(f.seat, f.left - 1))


def fewest_turns(s: Academy) -> list[tuple[int, int]]:
    """Turns of as few tiles as possible that make every room reachable (WA-AMB-12).

    One tile is tried, then two, and so on, the first squares and the least turns first; nothing
    is turned where no turns will do.
    """
    trial = Doorways(s)
    for n in range(SQUARES + 1):
        found: list[tuple[int, int]] = []
        if _joined_by(trial, 0, n, found):
            return [(s.room_at[square], quarters) for square, quarters in found]
    return []


def _joined_by(trial: Doorways, first: int, n: int, found: list[tuple[int, int]]) -> bool:
    """Whether n more tiles, from a square on, can be turned to join all; `found` says how.

    The tiles lie as before afterwards. A tile with doors on all sides is left alone.
    """
    if n == 0:
        return trial.all_joined()
    for square in range(first, SQUARES):
        if trial.doors[square] == ALL_DOORS:
            continue
        for quarters in (1, 2, 3):
            trial.turn(square, quarters)
            found.append((square, quarters))
            joined = _joined_by(trial, square + 1, n - 1, found)
            trial.turn(square, 4 - quarters)
            if joined:
                return True
            found.pop()
    return False


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PickPerson, free_people, pick_person)
    rules.question(Refine, refinements, refine, automatic=never)
