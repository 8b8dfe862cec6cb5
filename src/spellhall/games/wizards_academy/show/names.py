"""Names of spells, rooms, disasters and people: for people, and in notation."""

from functools import cache
from typing import Final

from spellhall.engine.wording import Texts
from spellhall.games.wizards_academy.box.disasters import DESIGN_OF, DISASTERS
from spellhall.games.wizards_academy.box.grid import SPACE_WORDS
from spellhall.games.wizards_academy.box.kinds import KIND_WORDS
from spellhall.games.wizards_academy.box.people import PERSON_WORDS
from spellhall.games.wizards_academy.box.rooms import ROOM_WORDS
from spellhall.games.wizards_academy.box.scenarios import BASIC, SCENARIO_WORDS
from spellhall.games.wizards_academy.box.spells import SPELLS
from spellhall.games.wizards_academy.state.state import NONE, Academy

TEXTS: Final = Texts.of("spellhall.games.wizards_academy.show")


@cache
def spell_name(spell: int) -> str:
    """The title of a spell."""
    return TEXTS(f"spells.{SPELLS[spell].word}.name")


@cache
def spell_main(spell: int) -> str:
    """What a spell does."""
    return TEXTS(f"spells.{SPELLS[spell].word}.main")


@cache
def spell_boost(spell: int) -> str:
    """What a spell does more when it is boosted."""
    return TEXTS(f"spells.{SPELLS[spell].word}.boost")


@cache
def disaster_name(card: int) -> str:
    """The title of a disaster."""
    return design_name(DESIGN_OF[card])


@cache
def design_name(design: int) -> str:
    """The title that all copies of a disaster have."""
    return TEXTS(f"disasters.{DISASTERS[design].word}.name")


@cache
def disaster_text(card: int) -> str:
    """What a disaster does."""
    return TEXTS(f"disasters.{DISASTERS[DESIGN_OF[card]].word}.text")


@cache
def room_name(room: int) -> str:
    """The title of a room."""
    return TEXTS(f"rooms.{ROOM_WORDS[room]}.name")


@cache
def room_text(room: int, scenario: int) -> str:
    """What a room does in this game."""
    if scenario != BASIC:
        return TEXTS(f"rooms.{ROOM_WORDS[room]}.text")
    texts = TEXTS.texts["basic_rooms"]
    return str(texts.get(ROOM_WORDS[room], ""))


def person_name(person: int) -> str:
    """The name of a character."""
    return TEXTS(f"people.{PERSON_WORDS[person]}.name") if person != NONE else ""


def person_text(person: int) -> str:
    """The ability of a character."""
    return TEXTS(f"people.{PERSON_WORDS[person]}.text") if person != NONE else ""


def scenario_name(scenario: int) -> str:
    """The title of a scenario."""
    return TEXTS(f"scenarios.{SCENARIO_WORDS[scenario]}.name")


def scenario_goal(scenario: int) -> str:
    """What wins it."""
    return TEXTS(f"scenarios.{SCENARIO_WORDS[scenario]}.goal")


def kind_name(kind: int) -> str:
    """A kind of threat, portal, or the guardian."""
    return str(TEXTS.texts["kinds"][kind])


def a_kind(kind: int, n: int = 1) -> str:
    """«a troll», «two water», «an imp portal»."""
    name = kind_name(kind)
    if n > 1:
        return f"{('two', 'three', 'four', 'five')[n - 2] if n < 6 else n} {name}"
    if name in ("fire", "water", "ice", "darkness"):
        return name
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def space_name(s: Academy, space: int) -> str:
    """«1·2», with the spell's name where the table knows it."""
    if is_noted(s, space):
        return f"{pair_name(space)} {spell_name(s.grid[space])}"
    return pair_name(space)


def pair_name(space: int) -> str:
    """«1·2»."""
    return "·".join(SPACE_WORDS[space])


def is_noted(s: Academy, space: int) -> bool:
    """Whether the table shows which spell lies in a space (WA-AMB-18)."""
    spell = s.grid[space]
    return spell != NONE and (s.bound[space] or (s.notes and s.seen[spell]))


def beast_word(s: Academy, beast: int) -> str:
    """A creature in notation: «troll library», «troll library hurt 1»."""
    word = f"{KIND_WORDS[s.beast_kind[beast]]} {ROOM_WORDS[s.beast_room[beast]]}"
    return f"{word} hurt {s.this_turn.hurt[beast]}" if s.this_turn.hurt[beast] else word


def beast_name(s: Academy, beast: int) -> str:
    """A creature for people: «the troll in the Library»."""
    return f"the {kind_name(s.beast_kind[beast])} in {the_room(s.beast_room[beast])}"


def the_room(room: int) -> str:
    """A room in a sentence: «the Library»."""
    return f"the {room_name(room)}"


def listed(words: list[str]) -> str:
    """«a», «a and b», «a, b and c»."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
