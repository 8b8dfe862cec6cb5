"""Every table of the ledger, column by column, against the code."""

import re
from collections import Counter
from collections.abc import Mapping

import pytest

from spellhall.games.wizards_academy.box import meetings
from spellhall.games.wizards_academy.box.disasters import ANY_LEVEL, DESIGN_OF, DISASTERS, Disaster
from spellhall.games.wizards_academy.box.kinds import GLYPHS, GUARD, MOST_MANA, SCHOOL_WORDS
from spellhall.games.wizards_academy.box.people import PEOPLE
from spellhall.games.wizards_academy.box.room_texts import (
    RESORT_EFFECTS,
    RESORT_PRICE,
    ROOM_EFFECTS,
)
from spellhall.games.wizards_academy.box.rooms import CRYSTAL, ROOM_CARDS, ROOM_ROWS, RoomCard
from spellhall.games.wizards_academy.box.scenarios import (
    RANDOM_ROOM,
    SCENARIOS,
    UNSTABLE_ACADEMY,
    Scenario,
    Start,
)
from spellhall.games.wizards_academy.box.spells import SPELL_COUNT, SPELLS, Spell, spell_named
from spellhall.games.wizards_academy.rules.effects.building import SWAPS
from spellhall.games.wizards_academy.rules.threats.interaction import interactions
from spellhall.games.wizards_academy.show.names import (
    a_kind,
    disaster_name,
    kind_name,
    person_name,
    room_name,
    scenario_name,
    spell_name,
)
from spellhall.ledger import folder
from spellhall.ledger.tables import tables
from spellhall.testing import rule
from spellhall.testing.ledger_tables import Compared, Prose, differences
from tests.games.wizards_academy.box.ledger_cells import boosted, cell, either, say
from tests.games.wizards_academy.tables import TO_ACT, advanced, everything

PAGE = (folder() / "wizards_academy.md").read_text(encoding="utf-8")
ROWS = {row.key: row.cells for table in tables(PAGE) for row in table.rows}
SOURCE = re.compile(r"[*+]*( \(text in source\))?")  # behind a name: no part of the game


def marked(key: str, column: str, name: str) -> str:
    """A name with the marks that the ledger sets behind it."""
    found = SOURCE.match(ROWS[key][column].removeprefix(name)) if key in ROWS else None
    return name + (found[0] if found else "")


def school_name(school: int) -> str:
    return SCHOOL_WORDS[school].capitalize() if school >= 0 else "none"


# -- Components, schools, interactions -----------------------------------------------------------


def counted(id: str) -> str:
    """The sum that the ledger's split of tokens and miniatures gives (WA-GAP-9)."""
    line = next(line for line in PAGE.splitlines() if line.startswith("- WA-GAP-9 "))
    tokens, miniatures = line.split("threat tokens ")[1].split("; miniatures ")
    return str(sum(map(int, re.findall(r" (\d+)(?:,| \()", f" {(tokens, miniatures)[id == 'm']}"))))


def components() -> Mapping[str, tuple[str, str]]:
    return {
        "WA-COMP-1": ("boards", "2"),  # the squares and the spell grid
        "WA-COMP-2": ("corridors", str(len(SWAPS))),
        "WA-COMP-3": ("miniatures", counted("m")),
        "WA-COMP-4": ("room tiles", str(len(ROOM_ROWS))),
        "WA-COMP-5": ("character cards", str(len(PEOPLE))),
        "WA-COMP-6": ("disaster cards", str(len(DESIGN_OF))),
        "WA-COMP-7": ("room cards", str(len(ROOM_CARDS))),
        "WA-COMP-8": ("spell cards", str(SPELL_COUNT)),
        "WA-COMP-9": ("glyph and glyph-source tokens", str(GLYPHS * 13)),
        "WA-COMP-10": ("threat tokens", counted("t")),
        "WA-COMP-11": ("mana tokens", str(MOST_MANA)),
    }


COMPONENTS = Compared(
    "WA-COMP-1",
    components,
    {"item": lambda part: part[0], "count": lambda part: part[1]},
    {"notes": "what the pieces look like"},
)
SCHOOLS = Compared(
    "WA-SCH-1",
    lambda: {f"WA-SCH-{i + 1}": school_name(i) for i in range(len(SCHOOL_WORDS))},
    {"school": str},
    {"theme": "a mood, no rule"},
)

PEACE = "water darkness haunt imp troll demon"
# What meets, the rule of the code, and what is left of it.
MEETINGS = {
    "WA-INT-1": ("fire + water", meetings.DOUSE, "fire water water", "water water"),
    "WA-INT-2": ("fire + ice", meetings.THAW, "fire ice ice", "fire"),
    "WA-INT-3": ("ice + water", meetings.FREEZE, "water water ice", "ice"),
    "WA-INT-4": ("guardian + imp", meetings.CATCH, "imp imp imp guardian", "guardian"),
    "WA-INT-5": (
        "guardian + troll",
        meetings.BRAWL,
        "troll troll troll" + " guardian" * 2,
        "troll",
    ),
    "WA-INT-6": (
        "guardian + demon",
        meetings.DUEL,
        "demon demon" + " guardian" * 3,
        "demon",
    ),
    "WA-INT-7": ("fire + darkness", meetings.LIGHT, "fire darkness", "fire"),
    "WA-INT-8": (
        "two equal portals / excess fire, ice, darkness, haunt",
        meetings.FLARE,
        "fire fire ice-portal",
        "fire ice-portal",
    ),
    "WA-INT-9": ("third water", meetings.OVERFLOW, "water water water", "water water"),
    "WA-INT-10": (
        "anything else",
        -1,
        PEACE,
        PEACE,
    ),
}
INTERACTIONS = Compared(
    "WA-INT-1",
    lambda: MEETINGS,
    {"together in a room": lambda row: row[0]},
    {"result": "played row by row below"},
)


@rule("WA-INT-1", "WA-INT-2", "WA-INT-3", "WA-INT-4", "WA-INT-5", "WA-INT-6", "WA-INT-7")
@pytest.mark.parametrize("key", MEETINGS)
def test_each_row_of_the_table_of_interactions_is_played(key: str) -> None:
    _, number, before, after = MEETINGS[key]
    check = [{"": "Interact"}, *TO_ACT]
    table = advanced({"room": "ball"}, things={"hoard": before}, stack=[*TO_ACT])
    codes = {meeting for meeting, _ in interactions(table.state)}
    assert codes == ({number} if number >= 0 else set())
    table = advanced({"room": "ball"}, things={"hoard": before}, stack=check)
    assert everything(table)["hoard"] == after


# -- Rooms, cards and characters -----------------------------------------------------------------

PASSIVE = {
    "cursed": "Spells cast here are never boosted. ",
    "warded": "A wizard here does not endure threats",
    "flux": "boost only",
    "holy": "boost only",
    "study": "Set-up (advanced): one guardian here. ",
    "outer": "Set-up (advanced): starts outside. While outside it counts as empowered",
    "lost": "Counts as empowered",
    "unstable": "After casting a Dimension spell here you may SWAP this room with an adjacent one",
}


def rooms() -> Mapping[str, int]:
    return {f"WA-ROOM-{number + 1:02}": number for number in range(len(ROOM_ROWS))}


def effect(room: int) -> str:
    text = PASSIVE.get(ROOM_ROWS[room].id, "")
    if room == CRYSTAL:
        choices = [
            f"({letter}) {price} mana: {say(verbs[1])}"
            for letter, price, verbs in zip("abcd", RESORT_PRICE, RESORT_EFFECTS, strict=True)
        ]
        assert ROOM_ROWS[room].action
        return f"Room action LAST RESORT, choose one: {'; '.join(choices)}"
    assert ROOM_ROWS[room].action == (room in ROOM_EFFECTS)
    if room in ROOM_EFFECTS:
        text += f"Room action: {cell(ROOM_EFFECTS[room], ', then ')}"
    return text


ROOM_EFFECT = "effect (advanced; basic uses only schools of 05, 06, 07 and Library)"
ROOMS = Compared(
    "WA-ROOM-01",
    rooms,
    {
        "room": lambda room: marked(f"WA-ROOM-{room + 1:02}", "room", room_name(room)),
        "doors": lambda room: " ".join(ROOM_ROWS[room].doors) or "none",
        "schools": lambda room: ", ".join(map(school_name, ROOM_ROWS[room].schools)) or "-",
        ROOM_EFFECT: effect,
    },
)


def arrows(card: RoomCard) -> str:
    return " ".join("NESW"[arrow] for arrow in card.arrows) or "TC"


CARDS = Compared(
    "WA-RC-01",
    lambda: {f"WA-RC-{number + 1:02}": card for number, card in enumerate(ROOM_CARDS)},
    {"room": lambda card: room_name(card.room), "direction": arrows},
)
PERSONS = Compared(
    "WA-CHAR-1",
    lambda: {f"WA-CHAR-{number + 1}": number for number in range(len(PEOPLE))},
    {"name": person_name, "school": lambda person: school_name(PEOPLE[person].school)},
    {"ability (advanced only)": "seven rules of their own, each played by a test that cites it"},
)

# -- Spells and disasters ------------------------------------------------------------------------


def spell_cell(spell: Spell) -> str:
    name = marked(f"WA-SP-{spell.id}", "name", spell_name(spell_named(spell.word)))
    return name + (" B" if spell.basic else "")


def spells_of(level: int) -> Compared:
    return Compared(
        f"WA-SP-{level}01",
        lambda: {f"WA-SP-{spell.id}": spell for spell in SPELLS if spell.level == level},
        {
            "name": spell_cell,
            "school": lambda spell: school_name(spell.school).replace("none", "botch"),
            "main": lambda spell: cell(spell.main),
            "boost": lambda spell: boosted(spell.main, spell.boost),
        },
    )


def disaster_cell(design: Disaster) -> str:
    name = disaster_name(DESIGN_OF.index(DISASTERS.index(design)))
    return marked(f"WA-DC-{design.id:02}", "name", name)


DISASTER_ROWS = Compared(
    "WA-DC-01",
    lambda: {f"WA-DC-{design.id:02}": design for design in DISASTERS},
    {
        "name": disaster_cell,
        "level": lambda design: "-" if design.level == ANY_LEVEL else str(design.level),
        "copies": lambda design: str(design.copies),
        "paragraphs": lambda design: cell(design.effects, ". // "),
    },
)

# -- Scenarios -----------------------------------------------------------------------------------


def number_of(scenario: Scenario) -> int:
    return SCENARIOS.index(scenario)


def sources(scenario: Scenario) -> str:
    drawn = scenario.sources.count(RANDOM_ROOM)
    assert scenario.sources[:drawn] == (RANDOM_ROOM,) * drawn, "the random ones come first"
    fixed = [
        f"{kind} {room_name(room)}" for kind, room in enumerate(scenario.sources[drawn:], drawn + 1)
    ]
    return ", ".join([f"1-{drawn} random", *fixed])


def start(row: Start) -> str:
    what = a_kind(row.kind, row.n)
    if row.room != RANDOM_ROOM:
        return f"{what} in the {room_name(row.room)}"
    return f"{what} in {'a random room' if row.times == 1 else f'{row.times} random rooms'}"


def other_setup(scenario: Scenario) -> str:
    parts = []
    if scenario.guarded:
        kinds = either([str(kind) for kind in scenario.guarded], "and")
        parts.append(f"{kind_name(GUARD)} with source{'s' * (len(scenario.guarded) > 1)} {kinds}")
    parts += [start(row) for row in scenario.starts]
    if len(scenario.botches) < 4:
        parts.append("level 4 not used")
    if number_of(scenario) == UNSTABLE_ACADEMY:
        parts.append("special rule WA-SC-11")
    return "; ".join(parts)


def added(scenario: Scenario) -> str:
    if scenario.different:
        return f"{scenario.different} different level 1"
    return ", ".join(f"{n} {named_disaster(word)}" for word, n in Counter(scenario.adds).items())


def named_disaster(word: str) -> str:
    words = [design.word for design in DISASTERS]
    return disaster_name(DESIGN_OF.index(words.index(word)))


def progression(scenario: Scenario) -> str:
    top = len(scenario.botches)
    text = f"2 each of 0-{top}"
    levels = {design.word: design.level for design in DISASTERS}
    among = [named_disaster(word) for word in scenario.progression if levels[word] <= top]
    beyond = [named_disaster(word) for word in scenario.progression if levels[word] > top]
    if among:
        text += f", {either(among, 'and')} among them"
    return text + (f" plus {', '.join(beyond)}" if beyond else "")


def botches(scenario: Scenario) -> str:
    return "/".join([*map(str, scenario.botches), *["unused"] * (4 - len(scenario.botches))])


def scenario_cell(scenario: Scenario) -> str:
    number = number_of(scenario)
    name = f"{number} {scenario_name(number)}"
    expert = " (expert)" if scenario.stars == 5 else ""
    return marked(f"WA-SC-{number}", "scenario", name) + expert


SCENARIO_ROWS = Compared(
    "WA-SC-1",
    lambda: {f"WA-SC-{number}": row for number, row in enumerate(SCENARIOS) if number},
    {
        "id": lambda row: f"WA-SC-{number_of(row)} {'*' * row.stars}",
        "scenario": scenario_cell,
        "named spells": lambda row: ", ".join(spell_name(spell_named(w)) for w in row.named),
        "botches L1/2/3/4": botches,
        "sources": sources,
        "other set-up": other_setup,
        "disaster deck adds": added,
        "progression": progression,
        "mana": lambda row: str(row.mana),
    },
    {"victory": "eight rules of their own, each played by a test that cites it"},
)

SAID: list[Compared | Prose] = [
    *(COMPONENTS, INTERACTIONS, SCHOOLS, ROOMS, CARDS, PERSONS),
    *[spells_of(level) for level in (1, 2, 3, 4)],
    *(DISASTER_ROWS, SCENARIO_ROWS),
    Prose("WA-V-1", "the ledger's own vocabulary: the cells that use it are compared"),
    Prose("WA-DEC-1", "who is asked when, played by the tests that cite each row"),
]


def test_every_cell_of_every_table_says_what_the_code_does() -> None:
    assert differences("wizards_academy", SAID) == []


def test_the_verbs_of_the_cells_are_those_of_the_vocabulary() -> None:
    words = {row["verb"] for key, row in ROWS.items() if key.startswith("WA-V-")}
    known = {word for cell in words for word in cell.split(" / ")}
    known |= {"SHUFFLE", "BIND", "UNBIND", "PEEK", "CASTS", "TELEPORTS"}
    selectors = {
        "HERE",
        "ADJ",
        "NEAR",
        "RANGE",
        "LAST",
        "RESORT",
        "WA",
        "ACT",
        "WIN",
        "AMB",
        "ATURN",
    }
    texts = [cell(spell.main) for spell in SPELLS] + [cell(row.effects) for row in DISASTERS]
    found = {word for text in texts for word in re.findall(r"[A-Z]{2,}", text)}
    assert found - selectors <= known


@rule("WA-DC-50", "WA-COMP-6")
def test_the_levels_of_disasters_count_up_to_56() -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith("- WA-DC-50 "))
    said = [int(n) for n in re.findall(r'(?:"-"|level \d) (\d+)', line)]
    counts = Counter(DISASTERS[design].level for design in DESIGN_OF)
    assert said == [counts[level] for level in range(-1, 5)]
    assert sum(said) == len(DESIGN_OF) == 56
