"""What the players decide at set-up: characters, and shifting the rooms (WA-DEC-1 to 3)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, never, then
from spellhall.games.wizards_academy.doorways import Doorways
from spellhall.games.wizards_academy.frames import PickPerson, Refine
from spellhall.games.wizards_academy.paths import in_academy
from spellhall.games.wizards_academy.people import PEOPLE
from spellhall.games.wizards_academy.rooms import SQUARES
from spellhall.games.wizards_academy.rules.board import turn_room
from spellhall.games.wizards_academy.rules.effects_rooms import TURN_LEFT, TURN_RIGHT, shift, shifts
from spellhall.games.wizards_academy.scenarios import BASIC
from spellhall.games.wizards_academy.state import School

LEAVE: Final = 0
FIX: Final = 1
SHIFT: Final = 10  # + shift


def free_people(s: School, f: PickPerson) -> list[int]:
    """Characters that nobody has taken (WA-ASET-2)."""
    taken = [wizard.person for wizard in s.wizards]
    return [person for person in range(len(PEOPLE)) if person not in taken]


def pick_person(s: School, f: PickPerson, person: int) -> None:
    """The seat's character."""
    s.wizards[f.seat].person = person
    tell(s, "person", f.seat, person)


def all_reachable(s: School) -> bool:
    """Whether every room has a route to the Mana Crystal (WA-SET-5)."""
    return Doorways(s).all_joined()


def refinements(s: School, f: Refine) -> list[int]:
    """Basic: turn tiles until all is reachable, or let it be done (WA-AMB-12)."""
    if s.scenario == BASIC:
        turns = [SHIFT + TURN_RIGHT + room for room in in_academy(s)]
        return [LEAVE, FIX, *turns, *[turn + TURN_LEFT - TURN_RIGHT for turn in turns]]
    return [LEAVE, *[SHIFT + choice for choice in shifts(s)]]


def refine(s: School, f: Refine, choice: int) -> None:
    """One shift after another, as far as the rules allow."""
    if choice == LEAVE:
        return
    if choice == FIX:
        for room, quarters in fewest_turns(s):
            turn_room(s, room, quarters)
        return
    shift(s, choice - SHIFT)
    if f.left > 1 and not (s.scenario == BASIC and all_reachable(s)):
        then(s, Refine(f.seat, f.left - 1))


def fewest_turns(s: School) -> list[tuple[int, int]]:
    """Turns of as few tiles as possible that make every room reachable.

    One tile or two are searched through; beyond that the best single turn is taken first.
    """
    trial = Doorways(s)
    found: list[tuple[int, int]] = []
    while not trial.all_joined():
        best = _one_turn(trial) or _two_turns(trial) or _best_turn(s, trial)
        for square, quarters in best:
            trial.turn(square, quarters)
            found.append((s.room_at[square], quarters))
    return found


def _one_turn(trial: Doorways) -> list[tuple[int, int]]:
    for square in range(SQUARES):
        if quarters := _turn_that_joins(trial, square):
            return [(square, quarters)]
    return []


def _two_turns(trial: Doorways) -> list[tuple[int, int]]:
    for square in range(SQUARES):
        for quarters in (1, 2, 3):
            trial.turn(square, 1)
            for other in range(square + 1, SQUARES):
                if more := _turn_that_joins(trial, other):
                    trial.turn(square, 4 - quarters)
                    return [(square, quarters), (other, more)]
        trial.turn(square, 1)
    return []


def _turn_that_joins(trial: Doorways, square: int) -> int:
    """The least turn of a room that makes every room reachable, or 0; the room is turned back."""
    least = 0
    for quarters in (1, 2, 3):
        trial.turn(square, 1)
        if not least and trial.all_joined():
            least = quarters
    trial.turn(square, 1)
    return least


def _best_turn(s: School, trial: Doorways) -> list[tuple[int, int]]:
    best = (-1, 0, 0)
    for square in range(SQUARES):
        for quarters in (1, 2, 3):
            trial.turn(square, 1)
            best = max(best, (trial.reached(), s.room_at[square], quarters))
        trial.turn(square, 1)
    return [(s.square[best[1]], best[2])]


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PickPerson, free_people, pick_person)
    rules.question(Refine, refinements, refine, automatic=never)
