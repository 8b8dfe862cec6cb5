"""How the questions of the set-up are said."""

from spellhall.engine.wording import Prompt, Said
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import WAY_WORDS
from spellhall.games.wizards_academy.frames.turn import PickPerson, Refine
from spellhall.games.wizards_academy.show.names import person_name, person_text, the_room
from spellhall.games.wizards_academy.state.state import Academy


def person_prompt(s: Academy, f: PickPerson) -> Prompt:
    return Prompt("Who are you?", f"@{f.seat} chooses a character", "", ("WA-ASET-2",))


def take_person(s: Academy, f: PickPerson, person: int) -> Said:
    return Said(f"{person_name(person)}: {person_text(person)}", ("WA-ASET-2",))


def refine_prompt(s: Academy, f: Refine) -> Prompt:
    if s.scenario == BASIC:
        why = "Some rooms have no way to the Mana Crystal: turn tiles until all have."
        return Prompt("Turn tiles?", f"@{f.seat} turns tiles", why, ("WA-SET-5", "WA-AMB-12"))
    why = f"{f.left} shift{'' if f.left == 1 else 's'} left: swap two neighbours or turn one room."
    return Prompt("Shift the rooms?", f"@{f.seat} shifts rooms", why, ("WA-ASET-12",))


def leave(s: Academy, f: Refine) -> Said:
    return Said("Leave it as it is", ("WA-DEC-3",))


def fix(s: Academy, f: Refine) -> Said:
    return Said("Turn as few tiles as needed", ("WA-AMB-12",))


def swap_label(s: Academy, one: int, other: int) -> str:
    return f"Swap {the_room(s.room_at[one])} and {the_room(s.room_at[other])}"


def turn_label(s: Academy, room: int, way: int) -> str:
    return f"Turn {the_room(room)} a quarter to the {WAY_WORDS[way]}"


def swap(s: Academy, f: Refine, one: int, other: int) -> Said:
    return Said(swap_label(s, one, other), ("WA-ASET-12",))


def turn(s: Academy, f: Refine, room: int, way: int) -> Said:
    return Said(turn_label(s, room, way), ("WA-ASET-12",))
