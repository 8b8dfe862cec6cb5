"""How the questions of the set-up are said."""

from spellhall.engine.wording import Prompt, Said
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import WAY_WORDS
from spellhall.games.wizards_academy.frames.picks import PickShift
from spellhall.games.wizards_academy.frames.turn import PickPerson, Refine
from spellhall.games.wizards_academy.show.names import person_name, person_text, the_room
from spellhall.games.wizards_academy.state.state import School


def person_prompt(s: School, f: PickPerson) -> Prompt:
    return Prompt("Who are you?", f"@{f.seat} chooses a character", "", ("WA-ASET-2",))


def take_person(s: School, f: PickPerson, person: int) -> Said:
    return Said(f"{person_name(person)}: {person_text(person)}", ("WA-ASET-2",))


def refine_prompt(s: School, f: Refine) -> Prompt:
    if s.scenario == BASIC:
        why = "Some rooms have no way to the Mana Crystal: turn tiles until all have."
        return Prompt("Turn tiles?", f"@{f.seat} turns tiles", why, ("WA-SET-5", "WA-AMB-12"))
    why = f"{f.left} shift{'' if f.left == 1 else 's'} left: swap two neighbours or turn one room."
    return Prompt("Shift the rooms?", f"@{f.seat} shifts rooms", why, ("WA-ASET-12",))


def leave(s: School, f: Refine) -> Said:
    return Said("Leave it as it is", ("WA-DEC-3",))


def fix(s: School, f: Refine) -> Said:
    return Said("Turn as few tiles as needed", ("WA-AMB-12",))


def swap(s: School, f: Refine | PickShift, one: int, other: int) -> Said:
    label = f"Swap {the_room(s.room_at[one])} and {the_room(s.room_at[other])}"
    return Said(label, ("WA-ASET-12",))


def turn(s: School, f: Refine | PickShift, room: int, way: int) -> Said:
    return Said(f"Turn {the_room(room)} a quarter to the {WAY_WORDS[way]}", ("WA-ASET-12",))
