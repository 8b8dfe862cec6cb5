"""Every table of the ledger against the code, cell by cell."""

import re

from spellhall.games.wiz_war.box import modifier_keys as k_
from spellhall.games.wiz_war.box import terms as t_
from spellhall.games.wiz_war.box.card_form import Card, Creature
from spellhall.games.wiz_war.box.cards import CARD_OF, ROWS, SCHOOLS
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.maze.board import FACES, labyrinth
from spellhall.games.wiz_war.box.maze.sectors import COLOURS
from spellhall.games.wiz_war.show.names import card_name, creature_name
from spellhall.games.wiz_war.state.numbers import BASE_SPEED
from spellhall.testing import Compared, Prose, differences, rule
from tests.games.wiz_war.ledger_cells import school
from tests.games.wiz_war.ledger_words import ALL, CELLS, attack_words, phrases, runs

# -- Forms, creatures, components --------------------------------------------------------------

FORMS = {
    "WW-FRM-1": None,
    "WW-FRM-2": "MU-7",
    "WW-FRM-3": "MU-10",
    "WW-FRM-4": "MU-16",
    "WW-FRM-5": "MU-4",
    "WW-FRM-6": "MU-13",
    "WW-FRM-7": "EL-10",
}
FORM_FACTS = {
    k_.FILLS_SQUARE: "fills square, blocks LOS, pushes figures",
    k_.TAKEN: "damage taken -{}",
    k_.ONLY_COUNTERS: "only counters",
    k_.TREASURE_COSTS: "treasure pick-up {} MP",
    k_.PASS_DOORS: "ignores doors/objects",
    k_.PASS_OBJECTS: "",
    k_.NO_ATTACK: "cannot attack",
    k_.SLIMES: "{} damage on entry",
    k_.UNTARGETABLE: "or be attacked",
}


def form_row(id: str | None) -> Card | None:
    return None if id is None else next(row for row in ALL if row.id == id)


def form_name(row: Card | None) -> str:
    if row is None:
        return "(none)"
    name = card_name(CARD_OF.index(row)).removesuffix(" Form")
    return f"{name} (no figure)" if (k_.FIGURE_FORM, t_.MIST) in row.mods else name


def form_speed(row: Card | None) -> str:
    return str(BASE_SPEED) if row is None else str(dict(row.mods).get(k_.SPEED_SET, "unchanged"))


def form_punch(row: Card | None) -> str:
    mods = {} if row is None else dict(row.mods)
    if k_.NO_ATTACK in mods:
        return "none"
    return "d4" if k_.PUNCH_DIE in mods else str(mods.get(k_.PUNCH_SET, 1))


def form_other(row: Card | None) -> str:
    """The cell itself when each of its facts is a modifier of the form and the other way round."""
    cell = CELLS["WW-FRM-1" if row is None else key_of(row)]["other"]
    left = cell
    for key, value in () if row is None else row.mods:
        if key == k_.EVADE_ON:
            fact = next(runs(["evades" if value >> i & 1 else "hit" for i in range(4)]))
            fact = "evades on " + fact.removesuffix(" evades")
        elif key in FORM_FACTS:
            fact = FORM_FACTS[key].format(value)
        else:
            continue  # figure, speed and punch have their own columns
        if fact not in left:
            return f"does not say {fact!r}"
        left = left.replace(fact, "", 1)
    return cell if not re.search(r"[a-z0-9]", left) else f"not in the code: {left!r}"


def key_of(row: Card) -> str:
    return next(key for key, id in FORMS.items() if id == row.id)


SPECIALS = {
    "WW-CRE-1": "may carry 1 treasure; may take one from a pinched victim",  # test_bestial
    "WW-CRE-5": "walks through inner walls in sectors with own totem",  # test_bestial
}


def special_cell(row: Creature) -> str:
    if row.ignores_doors or row.flies:
        return "ignores doors" if row.ignores_doors else "flies over objects"
    return SPECIALS.get(f"WW-{row.id}", "-")


def copies(*schools: str) -> str:
    return str(sum(row.copies for name in schools for row in ROWS[SCHOOLS.index(name)]))


def portals() -> str:
    """The pairs of the base game, then those that five players need besides."""
    base, all_ = (
        [name for name in dict.fromkeys(s.colour for s in labyrinth(n).seams) if name != "wrap"]
        for n in (2, 5)
    )
    added = sorted(name for name in all_ if name not in base)
    return " + ".join(
        f"{2 * len(names)} ({len(names)} pairs: {', '.join(names)})" for names in (base, added)
    )


def relics() -> int:
    return sum(row.copies for row in ALL if row.traits & t_.T_RELIC)


# Tokens and markers are unlimited (WW-AMB-1), so the code has no number of them.
PRINTED = {
    "WW-COMP-10": "-",
    "WW-COMP-11": "45",
    "WW-COMP-12": "8 hex, 10 prismatic mist, 2 boneyard, 1 cloak of shadows, 1 skull servant,"
    " 1 fire cloak, 1 bloodshard",
    "WW-COMP-15": "1 each",
}


def components() -> dict[str, str]:
    figured = [id for key, id in FORMS.items() if id and key != "WW-FRM-7"]
    return {
        "WW-COMP-1": f"{len(COLOURS) - 1} + 1 {COLOURS[-1]}",
        "WW-COMP-2": f"{len(COLOURS) - 1} + 1",
        "WW-COMP-3": str(len(figured)),
        "WW-COMP-4": f"{len(COLOURS) - 1} + 1",
        "WW-COMP-5": f"{len(FACES[0].treasures)} per colour",
        "WW-COMP-6": copies(*SCHOOLS[:8]),
        "WW-COMP-7": copies(*SCHOOLS[8:11]),
        "WW-COMP-8": copies(*SCHOOLS[11:]),
        "WW-COMP-13": str(len(CREATURES)),
        "WW-COMP-14": str(relics()),
        "WW-COMP-9": portals(),
        **PRINTED,
    }


FIRST_ROWS = (
    "WW-CT-1", "WW-AL-1", "WW-CJ-1", "WW-EL-1", "WW-ME-1", "WW-MU-1", "WW-TH-1",
    "WW-HC-1", "WW-CH-1", "WW-NE-1", "WW-MY-1", "WW-TO-1", "WW-DR-1",
)  # fmt: skip
COMPARED: list[Compared | Prose] = [
    Compared(
        "WW-COMP-1",
        components,
        {"count": str},
        {"component": "names of things", "note": "about the things in the box"},
    ),
    *(school(first) for first in FIRST_ROWS),
    Compared(
        "WW-FRM-1",
        lambda: {key: form_row(id) for key, id in FORMS.items()},
        {"form": form_name, "speed": form_speed, "punch": form_punch, "other": form_other},
    ),
    Compared(
        "WW-CRE-1",
        lambda: {f"WW-{row.id}": row for row in CREATURES},
        {
            "creature": lambda row: creature_name(CREATURES.index(row)),
            "base life": lambda row: str(row.life),
            "speed": lambda row: str(row.speed),
            "attacks (pick one per activation)": lambda row: "; ".join(
                map(attack_words, row.attacks)
            ),
            "special": special_cell,
        },
    ),
    Prose("WW-V-1", "what the verbs of the other tables mean"),
    Prose("WW-DEC-1", "who decides what and when; the tests of each question hold it"),
]


@rule("WW-GAP-2", "WW-GAP-2a", "WW-GAP-2d", "WW-COMP-3", "WW-COMP-13", "WW-COMP-14")
def test_ledger_and_code_tell_the_same_of_every_card_form_and_creature() -> None:
    assert differences("wiz_war", COMPARED) == []


def test_every_verb_and_modifier_that_a_card_has_can_be_said() -> None:
    assert all(phrases(row) or row.types[0] in (t_.ENERGY, t_.FLASH, t_.RANDOM) for row in ALL)
