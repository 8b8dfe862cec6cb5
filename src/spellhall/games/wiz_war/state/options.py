"""The table options, and which of them do not go together (WW-OPT)."""

from collections.abc import Iterator
from typing import Final

from spellhall.engine.first_player import first_is_seated, first_player
from spellhall.engine.packs.shelf import pack_setting
from spellhall.engine.settings import (
    Conflict,
    Flag,
    Many,
    Named,
    Need,
    Number,
    One,
    Options,
    Value,
    added,
    is_met,
    together,
    without,
)
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


MALEFIC_CURSES: Final = Need("expansions", "malefic")
BESTIAL_FORCES: Final = Need("expansions", "bestial")


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


def need_of(school: int) -> Need | None:
    """The expansion in whose box a school lies (WW-SETUP-7)."""
    if school in MALEFIC:
        return MALEFIC_CURSES
    return BESTIAL_FORCES if school in BESTIAL else None


SCHOOL_NAMES: Final = tuple(
    Named(id, id.capitalize(), SCHOOL_LINES[id], needs=need_of(school))
    for school, id in enumerate(SCHOOLS)
    if id in SCHOOL_LINES
)


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
        needs=MALEFIC_CURSES,
    ),
    Flag(
        "flash_bestial",
        "Extended Flash Energy (Bestial)",
        "Four energy cards give way to the Draconic flash cards.",
        rule="WW-OPT-10",
        needs=BESTIAL_FORCES,
    ),
    Many(
        "more_summons",
        "More Summons",
        "Schools whose creatures join the deck.",
        rule="WW-OPT-11",
        needs=BESTIAL_FORCES,
        values=tuple(Named(SCHOOLS[school], SCHOOLS[school].capitalize()) for school in BESTIAL),
    ),
    Flag(
        "specializations",
        "Specializations",
        "Everybody keeps a school of their own.",
        rule="WW-OPT-12",
    ),
    first_player("WW-SETUP-10", 5),
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


# Options of which each uses the schools in a way of its own.
WHOLE: Final = ("giant_book", "custom_spellbook", "specializations")
# Extended Flash Energy is only for games without these schools (WW-OPT-9, WW-OPT-10).
FLASH_SCHOOLS: Final = {
    "flash_malefic": ("hexcraft", "necromancy"),
    "flash_bestial": ("draconic",),
}
BY_LOT: Final[Options] = {"choosing": "random", "schools": []}


def conflicts(options: Options, players: int) -> list[Conflict]:
    """Combinations that cannot be played, beside what lies in an expansion that is not in use."""
    return [
        *_sectors(options, players),
        *_named_schools(options),
        *_use_of_schools(options, players),
        *_flash_energy(options),
        *_turn_limit(options),
        *first_is_seated(options, players),
    ]


def _sectors(options: Options, players: int) -> Iterator[Conflict]:
    if players == 5 and not is_met(options, MALEFIC_CURSES):
        yield Conflict(
            ("expansions",),
            "Five players need the purple sector: add Malefic Curses to Expansions",
            (added(options, MALEFIC_CURSES),),
        )


def _named_schools(options: Options) -> Iterator[Conflict]:
    """Three schools are named, or none (WW-SETUP-7)."""
    named = names_in(options["schools"])
    if options["choosing"] != "named":
        if named:
            yield Conflict(
                ("choosing", "schools"),
                "Schools are named, which counts only if Choice of schools is"
                " “The host names them”",
                ({"choosing": "named"}, {"schools": []}),
            )
    elif len(named) != 3:
        yield Conflict(
            ("schools", "choosing"),
            f"The host names three schools: {len(named)} of 3 are named so far",
            (BY_LOT,),
        )


def _use_of_schools(options: Options, players: int) -> Iterator[Conflict]:
    """One deck, two or one for each: not at once; and enough schools for it."""
    whole = [key for key in WHOLE if options[key]]
    if len(whole) > 1:
        yield Conflict(
            tuple(whole),
            f"{together([TITLES[key] for key in whole])} use the schools in different ways:"
            " take one of them",
            tuple({key: False for key in whole if key != kept} for kept in whole),
        )
    if options["specializations"] and not _enough_schools(options, players):
        yield Conflict(
            ("specializations", "expansions"),
            f"Specializations for {players} players need more schools: add to Expansions",
            (
                *(
                    added(options, box)
                    for box in (MALEFIC_CURSES, BESTIAL_FORCES)
                    if not is_met(options, box)
                ),
                {"specializations": False},
            ),
        )
    if options["giant_book"] and options["choosing"] != "random":
        yield Conflict(
            ("giant_book", "choosing"),
            "Giant Book of Spells takes all schools: leave Choice of schools “At random”",
            (BY_LOT, {"giant_book": False}),
        )


def _enough_schools(options: Options, players: int) -> bool:
    """Two for everybody to look at, beside the three of the deck (WW-OPT-12, WW-AMB-47)."""
    return len(schools_in_use(names_in(options["expansions"]))) - 3 > players


def _flash_energy(options: Options) -> Iterator[Conflict]:
    """For one deck of three schools that has no such cards yet (WW-OPT-9, WW-OPT-10)."""
    named = names_in(options["schools"])
    for key, schools in FLASH_SCHOOLS.items():
        if not options[key]:
            continue
        off: Options = {key: False}
        whole = [other for other in WHOLE if options[other]]
        if whole:
            yield Conflict(
                (key, *whole),
                f"{TITLES[key]} is for one deck of three schools, without"
                f" {together([TITLES[other] for other in whole])}",
                (off, dict.fromkeys(whole, False)),
            )
        clash = [school for school in schools if school in named]
        if clash:
            names = together([school.capitalize() for school in clash])
            yield Conflict(
                (key, "schools"),
                f"{TITLES[key]} cannot be used with the school {names}",
                (off, without(options, "schools", clash)),
            )


def _turn_limit(options: Options) -> Iterator[Conflict]:
    if options["turn_limit"] in range(1, LEAST_LIMIT):
        yield Conflict(
            ("turn_limit",),
            f"The Turn limit is 0 for none, or {LEAST_LIMIT} to {LIMIT} turns",
            ({"turn_limit": 0}, {"turn_limit": LEAST_LIMIT}),
        )


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
