"""How the questions of the set-up are said."""

from spellhall.engine.wording import Prompt, Words
from spellhall.games.wizards_academy.box.people import PERSON_WORDS
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.frames.turn import PickPerson, Refine
from spellhall.games.wizards_academy.show.names import person_name, person_text
from spellhall.games.wizards_academy.show.questions.picks import shift_words
from spellhall.games.wizards_academy.state.state import School


def person_prompt(s: School, f: PickPerson) -> Prompt:
    return Prompt("Who are you?", f"@{f.seat} chooses a character", "", ("WA-ASET-2",))


def person_option(s: School, f: PickPerson, code: int) -> Words:
    label = f"{person_name(code)}: {person_text(code)}"
    return Words(PERSON_WORDS[code], label, (f"person:{code}",), ("WA-ASET-2",))


def refine_prompt(s: School, f: Refine) -> Prompt:
    if s.scenario == BASIC:
        why = "Some rooms have no way to the Mana Crystal: turn tiles until all have."
        return Prompt("Turn tiles?", f"@{f.seat} turns tiles", why, ("WA-SET-5", "WA-AMB-12"))
    why = f"{f.left} shift{'' if f.left == 1 else 's'} left: swap two neighbours or turn one room."
    return Prompt("Shift the rooms?", f"@{f.seat} shifts rooms", why, ("WA-ASET-12",))


def refine_option(s: School, f: Refine, code: int) -> Words:
    if code == 0:
        return Words("done", "Leave it as it is", ("stop",), ("WA-DEC-3",))
    if code == 1:
        return Words("fix", "Turn as few tiles as needed", ("fix",), ("WA-AMB-12",))
    return shift_words(s, code - 10)
