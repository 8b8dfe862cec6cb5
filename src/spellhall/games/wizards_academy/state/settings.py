"""What a table can choose before a game, and which choices do not go together."""

from collections.abc import Mapping
from typing import Final

from spellhall.engine.first_player import first_is_seated, first_player
from spellhall.engine.settings import Conflict, Flag, Named, One, Value

SETTINGS: Final = (
    One(
        "scenario",
        "Scenario",
        "The basic game first; the others use the advanced rules.",
        rule="WA-SC-15",
        values=(
            Named("basic", "Basic game", "Cast Abjure in the Mana Crystal while nothing burns."),
            Named("pest-control", "1 Pest Control ★", "Rid the academy of imps."),
            Named("golem-construction", "2 Golem Construction ★★★★", "A guardian in each corner."),
            Named("high-water", "3 High Water ★★", "Command the water from the Enchanted Well."),
            Named("night-school", "4 Night School ★★★", "Consecrate the Lost Room in some light."),
            Named("demon-binding", "5 Demon Binding ★★", "Banish a demon in the Warded Room."),
            Named(
                "midwinter-finals", "6 Midwinter Finals ★★★★", "Bind fifteen spells in the cold."
            ),
            Named("unstable-academy", "7 Unstable Academy ★★", "Rebuild around the crystal."),
            Named("graduation-day", "8 Graduation Day ★★★★★", "A magic item for everybody."),
        ),
        default="basic",
    ),
    One(
        "difficulty",
        "Difficulty",
        "Fewer or more botches, more mana or an early fire; not in the basic game.",
        rule="WA-DEC-1",
        values=(Named("easy", "Easy"), Named("normal", "Normal"), Named("hard", "Hard")),
        default="normal",
    ),
    One(
        "characters",
        "Characters",
        "Dealt at random, or chosen in turn (advanced).",
        rule="WA-ASET-2",
        values=(Named("random", "At random"), Named("choose", "Chosen in turn")),
        default="random",
    ),
    One(
        "layout",
        "Layout",
        "Random rooms, or the fixed board of the tutorial.",
        rule="WA-ROOM-19",
        values=(Named("random", "Random"), Named("reference", "Fixed")),
        default="random",
    ),
    Flag(
        "hopeless",
        "Hopeless",
        "Also lost when the highest bound level falls behind the reshuffles (advanced).",
        rule="WA-VAR-1",
        tag="variant",
    ),
    Flag(
        "notes",
        "Notes",
        "The table shows which spells were seen since their level was last shuffled.",
        rule="WA-AMB-18",
        default=True,
    ),
    first_player("WA-AMB-2", 6),
)

FIRST_SCENARIO: Final = "pest-control"

# What the basic game leaves as it is: option, value, and in words.
PLAIN: Final[tuple[tuple[str, str | bool, str], ...]] = (
    ("difficulty", "normal", "The basic game has the Difficulty “Normal”"),
    ("characters", "random", "The basic game deals the Characters “At random”"),
    ("hopeless", False, "The basic game is played without Hopeless"),
)


def conflicts(options: Mapping[str, Value], players: int) -> list[Conflict]:
    """The first seat is at the table; the basic game has no difficulty, choice or variant."""
    found = first_is_seated(options, players)
    if options["scenario"] == "basic":
        found += [
            Conflict(
                (id, "scenario"),
                f"{words}: the rest belongs to the scenarios",
                ({id: plain}, {"scenario": FIRST_SCENARIO}),
            )
            for id, plain, words in PLAIN
            if options[id] != plain
        ]
    return found
