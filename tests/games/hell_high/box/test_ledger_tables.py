"""Every column of every row of the ledger's tables is what the code says, and the cards too."""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

import pytest

from spellhall.engine import answer, begin, next_seat
from spellhall.engine import options as options_of
from spellhall.engine.machine.frames import Frame
from spellhall.games.hell_high.box.board import TOP_RANK
from spellhall.games.hell_high.box.cards import CARD_OF, KIND_OF, ROWS, card_named
from spellhall.games.hell_high.box.dead_cards import DEAD_CARDS
from spellhall.games.hell_high.box.deliveries import DELIVERIES
from spellhall.games.hell_high.box.design import Card
from spellhall.games.hell_high.box.spell_cards import QUALITIES, SOURCES
from spellhall.games.hell_high.box.treasures import TREASURES
from spellhall.games.hell_high.box.verbs import DEAD as DEAD_KIND
from spellhall.games.hell_high.box.verbs import DELIVERY, PRIMAL, QUALITY, SOURCE, TREASURE, WILD
from spellhall.games.hell_high.box.words import WIZARDS
from spellhall.games.hell_high.rules.power import band_of
from spellhall.games.hell_high.show.names import (
    GLYPHS,
    KINDS,
    card_aim,
    card_bands,
    card_name,
    card_text,
    rank_title,
    wizard_name,
    wizard_title,
)
from spellhall.games.hell_high.show.sentences import BANDS
from spellhall.games.hell_high.state.invariants import KILL_TOKENS, LWS_TOKENS
from spellhall.games.hell_high.state.state import MOST_LIFE
from spellhall.ledger import folder
from spellhall.ledger.tables import Row, tables
from spellhall.testing import rule
from spellhall.testing.ledger_tables import Compared, differences
from tests.games.hell_high.ledger_effects import dead_card, spell_card, treasure
from tests.games.hell_high.ledger_words import (
    TARGET,
    aim_of,
    all_verbs,
    band_in_ledger,
    band_on_card,
    bands_of,
    time,
    trigger,
)
from tests.games.hell_high.tables import DEAD, GAME, Seat, frame, school, state


def title(card: Card) -> str:
    return card_name(card_named(card.id))


def glyph(card: Card) -> str:
    return GLYPHS[card.glyph]


def by_id(*rows: Card) -> dict[str, Card]:
    return {f"HH-{row.id}": row for row in rows}


def yes(fact: bool) -> str:
    return "yes" if fact else "no"


def origin(card: Card) -> str:
    table, number = card.id.split("-")
    return "source" if int(number) in FROM_THE_SOURCE[table] else "own"


def in_the_box(kind: int) -> str:
    return str(KIND_OF.count(kind) - 2 * (kind == WILD))  # two numbers are not used


# What lies in the box and is no limit in the rules (HH-COMP-18), so the code has no number of it.
PRINTED = {
    "HH-COMP-11": ("8", "skull life counters (spares included)"),
    "HH-COMP-12": ("5", "six-sided dice"),
    "HH-COMP-14": ("1", "Power Bonus Token"),
    "HH-COMP-15": ("1", "Hell High standee; decoration only, no rule refers to it"),
}


def pieces() -> Mapping[str, tuple[str, str]]:
    creatures = " (some are also Creatures)"
    track = f"oversized Wizard cards with a 0-{MOST_LIFE} life track; purely a character choice,"
    board = f"Social Status board, ranks {TOP_RANK} to 1, plus five glyph circles for the"
    assert len(GLYPHS) == 5
    return {
        "HH-COMP-1": (in_the_box(SOURCE), f"{KINDS[SOURCE]} cards"),
        "HH-COMP-2": (in_the_box(QUALITY), f"{KINDS[QUALITY]} cards"),
        "HH-COMP-3": (in_the_box(DELIVERY), f"{KINDS[DELIVERY]} cards{creatures}"),
        "HH-COMP-4": (in_the_box(WILD), f"{KINDS[WILD]} cards"),
        "HH-COMP-5": (in_the_box(TREASURE), f"{KINDS[TREASURE]} cards"),
        "HH-COMP-6": (in_the_box(DEAD_KIND), f"{KINDS[DEAD_KIND]}s"),
        "HH-COMP-7": (str(WIZARDS), f"{track} no ability"),
        "HH-COMP-8": (str(WIZARDS), "Wizard standees with bases, one per Wizard card"),
        "HH-COMP-9": (str(KILL_TOKENS), "Kill Tokens, 1 VP each"),
        "HH-COMP-10": (str(LWS_TOKENS), "Last Wizard Standing (LWS) Tokens, 1 VP each"),
        "HH-COMP-13": ("1", f"{board} Power Bonus Token"),
        **PRINTED,
    }


# Where a design comes from; nothing in the game depends on it, so the code does not know it.
FROM_THE_SOURCE = {
    "S": (1, 2, 3, 4, 5, 6, 7),
    "Q": (1, 4, 5, 7, 8, 9, 10, 11, 13),
    "D": (1, 4, 7, 10, 11, 13),
}
VERBS_USED = {
    1: "damage",
    2: "heal",
    3: "status",
    4: "treasure",
    5: "steal",
    6: "destroy",
    7: "draw",
    8: "discard",
    9: "add_top",
    10: "remove_component",
    11: "power_roll",
    12: "keep",
    13: "die",
    14: "if",
    15: "bully",
    16: "reaction",
    17: "mod",
    18: "prevent",
    19: "act_next",
    20: "draw_dead",
    21: "change_die",
    22: "extra_target",
    23: "set_hp",
    24: "fetch_creature",
    25: "shift_loss",
}

# Which questions a decision is, and the word that passes; what stands behind yes or no.
DECISIONS = {
    1: (("pick_wizard",), "", ""),
    2: (("pick_glyph",), "", ""),
    3: (("demand",), "", " (skipped without lower foe)"),
    4: (("give_card",), "refuse", " (= take 3)"),
    5: (("pick_healed",), "", " (skipped without one)"),
    6: (("pick_envied",), "", " (skipped without one)"),
    7: (("build",), "", ""),
    8: (("cast",), "", ""),
    9: (("pick_target",), "", ""),
    10: (("pick_slot",), "", ""),
    11: (("drop_component",), "", ""),
    12: (("shield",), "take", ""),
    13: (("pick_treasure",), "", ""),
    14: (("hurry", "reroll_die", "before_roll"), "pass", ""),
    15: (("extra_target",), "", " (skipped without another foe)"),
    16: (("pick_creature",), "", ""),
    17: (("turn_die", "shift_loss"), "pass lose", ""),
    18: (("next_opened", "choose_lasting_glyph", "choose_grudge"), "", ""),
    19: (("discard_one",), "", ""),
    20: (("cast",), "", ""),
}
PASSING = {"pass", "take", "lose", "refuse"}
SPELL_COLUMNS: dict[str, Callable[[Card], str]] = {
    "name": title,
    "glyph": glyph,
    "origin": origin,
    "effect": spell_card,
    "verbs": all_verbs,
}
COMPARED = [
    Compared(
        "HH-COMP-1", pieces, {"count": lambda piece: piece[0], "what": lambda piece: piece[1]}
    ),
    Compared(
        "8", lambda: {str(rank): rank for rank in range(8, 0, -1)}, {"title used": rank_title}
    ),
    Compared(
        "HH-VERB-1",
        lambda: {f"HH-VERB-{number}": verb for number, verb in VERBS_USED.items()},
        {"verb": str},
        {
            "parameters": "how effects are written in the ledger; each card's are compared",
            "meaning": "what the tests of the cards play; its numbers are in a test",
        },
    ),
    Compared(
        "HH-S-1",
        lambda: by_id(*SOURCES),
        SPELL_COLUMNS,
    ),
    Compared(
        "HH-Q-1",
        lambda: by_id(*QUALITIES),
        SPELL_COLUMNS,
    ),
    Compared(
        "HH-D-1",
        lambda: by_id(*DELIVERIES),
        {
            "name": title,
            "glyph": glyph,
            "origin": origin,
            "init": lambda card: str(card.initiative),
            "creature": lambda card: yes(card.creature),
            "target": lambda card: TARGET[aim_of(card)][0],
            "1-4": lambda card: band_in_ledger(bands_of(card)[0]),
            "5-9": lambda card: band_in_ledger(bands_of(card)[1]),
            "10+": lambda card: band_in_ledger(bands_of(card)[2]),
        },
    ),
    Compared(
        "HH-T-1",
        lambda: by_id(*TREASURES),
        {
            "name": title,
            "everlasting": lambda card: yes(card.everlasting),
            "trigger": trigger,
            "effect": treasure,
            "verbs": all_verbs,
        },
    ),
    Compared(
        "HH-DW-1",
        lambda: by_id(*DEAD_CARDS),
        {"name": title, "time": time, "effect": dead_card, "verbs": all_verbs},
    ),
    Compared(
        "HH-WIZ-1",
        lambda: {f"HH-WIZ-{wizard + 1}": wizard for wizard in range(WIZARDS)},
        {"name": wizard_name, "table talk title": wizard_title},
    ),
    Compared(
        "HH-DEC-1",
        lambda: {f"HH-DEC-{number}": said for number, said in DECISIONS.items()},
        {"may pass": lambda said: yes(bool(said[1])) + said[2]},
        {
            "who": "a person in words; each question is played in a test",
            "when": "a moment in words; each question is played in a test",
            "options": "what may be chosen, in words; each question is played in a test",
        },
    ),
]


@rule("HH-GAP-2", "HH-GAP-5", "HH-GAP-6")
def test_every_column_of_every_row_of_the_ledger_is_what_the_code_says() -> None:
    assert differences("hell_high", COMPARED) == []


def rows(first: str) -> dict[str, Row]:
    """The rows of one table of the ledger."""
    text = (folder() / "hell_high.md").read_text(encoding="utf-8")
    (table,) = [one for one in tables(text) if one.name == first]
    return {row.key: row for row in table.rows}


THINGS = ("treasure", "component", "kept creature", "hand card")
WORD_NUMBERS = {"one": 1, "two": 2, "nine": 9, "the top card": 1} | {
    f"a {one}": 1 for one in THINGS
}


def numbers(text: str) -> list[int]:
    """The numbers of a text, in words too, with one for «a Treasure»; not of what it refers to."""
    text = re.sub(r"\([^)]*\)|\brank \d|\bstep \d|\b\d-\d\b|\b10\+", "", text)
    found = re.findall(r"\d+|\b(?:" + "|".join(WORD_NUMBERS) + r")\b", text.lower())
    return sorted(WORD_NUMBERS[one] if one in WORD_NUMBERS else int(one) for one in found)


@pytest.mark.parametrize("row", [row for row in ROWS if row.kind != WILD], ids=lambda row: row.id)
def test_the_numbers_of_effect_card_and_verbs_agree(row: Card) -> None:
    cells = rows(f"HH-{row.id.split('-')[0]}-1")[f"HH-{row.id}"].cells
    said = " ".join(cells[name] for name in ("effect", "1-4", "5-9", "10+") if name in cells)
    card = card_named(row.id)
    assert numbers(said) == numbers(" ".join([card_text(card), *card_bands(card)]))


@pytest.mark.parametrize("row", [row for row in ROWS if card_bands(card_named(row.id))])
def test_the_bands_of_a_card_say_what_its_verbs_do(row: Card) -> None:
    card = card_named(row.id)
    assert card_bands(card) == [band_on_card(band) for band in bands_of(row)]
    assert card_aim(card) == TARGET[aim_of(row)][1]
    if row.kind == DELIVERY:
        assert card_text(card) == f"{'Creature. ' * row.creature}Power Roll: {card_aim(card)}."
    assert row.glyph <= PRIMAL


@rule("HH-VERB-2", "HH-VERB-11", "HH-POWER-6")
def test_the_numbers_in_the_meanings_of_verbs_are_those_of_the_rules() -> None:
    verbs = rows("HH-VERB-1")
    assert verbs["HH-VERB-2"].cells["meaning"] == f"gain HP, cap {MOST_LIFE}"
    assert verbs["HH-VERB-11"].cells["meaning"].endswith(f"lists for {', '.join(BANDS)}")
    assert [band_of(total) for total in (1, 4, 5, 9, 10, 11, 30)] == [0, 0, 1, 1, 2, 2, 2]


@rule("HH-DEC-14", "HH-DEC-17", "HH-DEC-12", "HH-DEC-4")
def test_exactly_the_decisions_that_may_be_passed_have_an_option_that_passes() -> None:
    passing = {id: said[1].split() for said in DECISIONS.values() for id in said[0]}
    seen: Counter[type[Frame]] = Counter()
    ids: set[str] = set()
    rng = Random(12)
    grudge: Seat = {"hand": ["mossy-oakess"], "held": ["grudge", "rich-aunt"], "fresh": 2}
    pets: Seat = {"creatures": ["library-gargoyle", "runaway-mascot"]}
    rare = [
        school(grudge, DEAD, DEAD, dead=[1, 2], lws=0, stack=[frame("EndGame")]),
        school(
            DEAD,
            pets,
            {},
            dead=[0],
            dead_deck=["cursed-chalk"],
            stack=[frame("DrawDeadCard", seat=0)],
        ),
        school(pets | {"hp": 1}, {"rank": 3}, {}, {}, round=9, start="round"),
    ]
    matches = [begin(GAME, 2 + seed % 5, f"decisions {seed}") for seed in range(25)]
    for match in [*matches, *(table.match for table in rare)]:
        while (seat := next_seat(match.state)) >= 0:
            codes = options_of(GAME.rules, match.state, seat)
            kind = type((match.state.lanes[seat] if match.state.lanes else match.state.stack)[-1])
            if seen[kind] < 4:
                seen[kind] += 1
                asked = match.asked(seat)
                assert asked is not None
                ids.add(asked.kind)
                words = PASSING & {option.text for option in match.options(seat)}
                assert words <= set(passing[asked.kind]), asked
                assert bool(words) == bool(passing[asked.kind]), asked
            answer(GAME.rules, match.state, seat, rng.choice(codes))
    assert ids == set(passing)


@rule("HH-RANK-0", "HH-DEC-2", "HH-DEC-3", "HH-DEC-5", "HH-DEC-6")
@pytest.mark.parametrize(("rank", "decision"), [(8, 2), (7, 3), (6, 5), (3, 6)])
def test_the_ranks_of_the_decisions_are_those_that_are_asked(rank: int, decision: int) -> None:
    others = [{"rank": one} for one in (8, 7, 1) if one != rank]
    table = school({"rank": rank}, *others, stack=[frame("UseRank", rank=rank)])
    row = rows("HH-DEC-1")[f"HH-DEC-{decision}"].cells
    assert table.question("alice") in DECISIONS[decision][0]
    assert (row["who"], row["when"]) == (f"rank {rank}", f"step {state(table).round.step}")


def test_a_card_has_a_size_where_its_power_has_one() -> None:
    for row in ROWS:
        sized = re.search(r"mod \w+ [+-]\d+|that foe", all_verbs(row)) if row.power else None
        assert (row.size > 0) == (sized is not None), row.id


def test_two_copies_of_each_component_lie_side_by_side_and_all_else_is_there_once() -> None:
    assert Counter(card.id for card in CARD_OF if card.id) == {
        row.id: 2 if row.kind <= DELIVERY else 8 if row.kind == WILD else 1 for row in ROWS
    }
