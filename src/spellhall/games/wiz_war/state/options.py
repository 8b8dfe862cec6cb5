"""The table options, and which of them do not go together (WW-OPT)."""

from collections.abc import Mapping
from typing import Final

from spellhall.engine.errors import BadOptions
from spellhall.engine.packs.shelf import pack_setting
from spellhall.engine.settings import Flag, Many, Named, Number, One, Value
from spellhall.games.wiz_war.box.cards import BASE, BESTIAL, MALEFIC, PACKS, SCHOOLS
from spellhall.games.wiz_war.state.numbers import (
    DEADLY,
    FLASH_BESTIAL,
    FLASH_MALEFIC,
    HEAVY,
    HUNTERS,
    LASTING,
    SPECIAL,
    SPELLBOOKS,
    UNCLUTTERED,
)

LIMIT: Final = 300  # turns of all players together


LEAST_LIMIT: Final = 10


SCHOOL_LINES: Final = {
    "alchemy": "Stones and powders to carry.",
    "conjuring": "Bushes, traps, walls and doors.",
    "elemental": "Fire, water, wind and stone.",
    "mentalism": "Thoughts, pain and projections.",
    "mutation": "Other shapes and stronger limbs.",
    "thaumaturgy": "Blades, keys and turning sectors.",
    "hexcraft": "Malefic: curses that stay on you.",
    "chaos": "Malefic: bolts that roll dice.",
    "necromancy": "Malefic: bones, ghosts and drained life.",
    "mythology": "Bestial: beasts and relics of legend.",
    "totem": "Bestial: spirits of animals.",
    "draconic": "Bestial: flame, scales and a drake.",
}


SCHOOL_NAMES: Final = tuple(Named(id, id.capitalize(), SCHOOL_LINES[id]) for id in SCHOOLS[2:])


SETTINGS: Final = (
    One(
        "side",
        "Side of the boards",
        "New labyrinths or classic ones.",
        rule="WW-SETUP-2",
        values=(
            Named("a", "A, new", "The labyrinths drawn for this edition."),
            Named("b", "B, classic", "The labyrinths of the old editions."),
            Named("random", "At random", "One of the two, by lot."),
        ),
        default="a",
    ),
    Many(
        "expansions",
        "Expansions",
        "Their schools, and purple for a fifth player.",
        rule="WW-SETUP-7",
        values=(
            Named("malefic", "Malefic Curses", "Hexcraft, chaos and necromancy."),
            Named("bestial", "Bestial Forces", "Mythology, totem and draconic."),
        ),
        default=("malefic", "bestial"),
    ),
    One(
        "choosing",
        "Choice of schools",
        "How the three schools beside the cantrips are found.",
        rule="WW-SETUP-7",
        values=(
            Named("random", "At random"),
            Named("named", "The host names them"),
            Named("turns", "By turns"),
        ),
        default="random",
    ),
    Many(
        "schools",
        "Schools",
        "The three schools, if the host names them.",
        rule="WW-SETUP-7",
        values=SCHOOL_NAMES,
        default=(),
        most=3,
    ),
    Number(
        "goal",
        "Victory points",
        "Extended play needs three or four.",
        rule="WW-OPT-4",
        default=2,
        least=2,
        most=4,
    ),
    Flag(
        "uncluttered_minds",
        "Uncluttered Minds",
        "Spells in play do not count for the hand.",
        rule="WW-OPT-1",
        tag="classic",
    ),
    Flag(
        "custom_spellbook",
        "Custom Spellbook",
        "Two teams draft schools, each with its own deck.",
        rule="WW-OPT-2",
    ),
    Flag(
        "deadly_treasures",
        "Deadly Treasures",
        "Both treasures on enemy bases at once: you are dead.",
        rule="WW-OPT-3",
        tag="classic",
    ),
    Flag(
        "giant_book",
        "Giant Book of Spells",
        "All schools in one deck.",
        rule="WW-OPT-5",
        tag="classic",
    ),
    Flag(
        "heavy_items",
        "Heavy Items",
        "Picking up an object ends Move and Cast.",
        rule="WW-OPT-6",
        tag="classic",
    ),
    Flag(
        "permanent_creations",
        "Permanent Creations",
        "Created things stay until destroyed.",
        rule="WW-OPT-7",
        tag="classic",
    ),
    Flag(
        "treasure_hunters",
        "Treasure Hunters",
        "Kills give no points; two treasures win.",
        rule="WW-OPT-8",
        tag="classic",
    ),
    Flag(
        "flash_malefic",
        "Extended Flash Energy (Malefic)",
        "Four energy cards give way to flash energy.",
        rule="WW-OPT-9",
    ),
    Flag(
        "flash_bestial",
        "Extended Flash Energy (Bestial)",
        "Four energy cards give way to the Draconic flash cards.",
        rule="WW-OPT-10",
    ),
    Many(
        "more_summons",
        "More Summons",
        "Schools whose creatures join the deck.",
        rule="WW-OPT-11",
        values=tuple(Named(SCHOOLS[school], SCHOOLS[school].capitalize()) for school in BESTIAL),
    ),
    Flag(
        "specializations",
        "Specializations",
        "Everybody keeps a school of their own.",
        rule="WW-OPT-12",
    ),
    One(
        "first",
        "First player",
        "Drawn at random, or the seat that the host names.",
        rule="WW-SETUP-10",
        values=(
            Named("random", "At random"),
            *(Named(str(seat), f"Seat {seat}", players=seat) for seat in (1, 2, 3, 4, 5)),
        ),
        default="random",
    ),
    Number(
        "turn_limit",
        "Turn limit",
        "Ours, not the rulebook's: after so many turns most points win; 0 means no limit.",
        rule="WW-AMB-35",
        default=LIMIT,
        least=0,
        most=LIMIT,
    ),
    *pack_setting(PACKS),
)


TITLES: Final = {setting.id: setting.title for setting in SETTINGS}


FLAGS: Final = (
    ("uncluttered_minds", UNCLUTTERED),
    ("custom_spellbook", SPELLBOOKS),
    ("deadly_treasures", DEADLY),
    ("heavy_items", HEAVY),
    ("permanent_creations", LASTING),
    ("treasure_hunters", HUNTERS),
    ("specializations", SPECIAL),
    ("flash_malefic", FLASH_MALEFIC),
    ("flash_bestial", FLASH_BESTIAL),
)


def conflict(options: Mapping[str, Value], players: int) -> None:
    """Combinations that cannot be played; BadOptions says what would be right."""
    expansions = names_in(options["expansions"])
    named = names_in(options["schools"])
    if players == 5 and "malefic" not in expansions:
        raise BadOptions("Five players need the purple sector: add Malefic Curses to Expansions")
    if options["choosing"] == "named":
        if len(named) != 3:
            raise BadOptions(f"The host names three schools: {len(named)} of 3 are named so far")
        allowed = [SCHOOLS[school] for school in schools_in_use(expansions)]
        outside = [name for name in named if name not in allowed]
        if outside:
            raise BadOptions(
                f"The school {outside[0].capitalize()} belongs to an expansion that is not in use:"
                " add it to Expansions, or name another school"
            )
    elif named:
        raise BadOptions(
            "Schools are named, which counts only if Choice of schools is “The host names them”"
        )
    whole = [key for key in ("giant_book", "custom_spellbook", "specializations") if options[key]]
    if len(whole) > 1:
        one, other = TITLES[whole[0]], TITLES[whole[1]]
        raise BadOptions(f"{one} and {other} use the schools in different ways: take one of them")
    if options["specializations"] and len(schools_in_use(expansions)) - 3 <= players:
        raise BadOptions(
            f"Specializations for {players} players need more schools: add to Expansions"
        )
    if options["giant_book"] and options["choosing"] != "random":
        raise BadOptions(
            "Giant Book of Spells takes all schools: leave Choice of schools “At random”"
        )
    for key, bad in (
        ("flash_malefic", ("hexcraft", "necromancy")),
        ("flash_bestial", ("draconic",)),
    ):
        if not options[key]:
            continue
        need = key.removeprefix("flash_")
        if need not in expansions:
            raise BadOptions(f"{TITLES[key]} needs the cards of {need.capitalize()} in Expansions")
        if options["giant_book"] or options["custom_spellbook"] or options["specializations"]:
            raise BadOptions(f"{TITLES[key]} is for one deck of three schools")
        clash = [name for name in bad if name in named]
        if clash:
            school = clash[0].capitalize()
            raise BadOptions(f"{TITLES[key]} cannot be used with the school {school}")
    if options["more_summons"] and "bestial" not in expansions:
        raise BadOptions("More Summons needs Bestial Forces in Expansions")
    if options["turn_limit"] in range(1, LEAST_LIMIT):
        raise BadOptions(f"The Turn limit is 0 for none, or {LEAST_LIMIT} to {LIMIT} turns")
    first = options["first"]
    if first != "random" and int(str(first)) > players:
        raise BadOptions(f"First player names seat {first}, but there are {players} players")


def names_in(value: Value) -> list[str]:
    assert isinstance(value, list)
    return value


def schools_in_use(expansions: list[str]) -> list[int]:
    """The base schools and those of the expansions (WW-SETUP-7)."""
    found = list(BASE)
    if "malefic" in expansions:
        found += list(MALEFIC)
    if "bestial" in expansions:
        found += list(BESTIAL)
    return found
