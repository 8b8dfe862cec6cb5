"""What is in the box: counts, glyphs, numbers and names (ledger sections 2 and 6)."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from statistics import median
from typing import Any

import pytest

from spellhall.bots.playout import play_randomly
from spellhall.engine import begin
from spellhall.games import find
from spellhall.games.hell_high.box.cards import (
    CARD_OF,
    KIND_OF,
    MAIN_CARDS,
    REACTION_OF,
    ROWS,
    card_named,
)
from spellhall.games.hell_high.box.dead_cards import DEAD_CARDS
from spellhall.games.hell_high.box.deliveries import DELIVERIES
from spellhall.games.hell_high.box.design import FUTURE, NEXT_GAME, NOW
from spellhall.games.hell_high.box.spell_cards import QUALITIES, SOURCES
from spellhall.games.hell_high.box.treasures import TREASURES
from spellhall.games.hell_high.box.verbs import (
    DARK,
    DELIVERY,
    NO_GLYPH,
    QUALITY,
    SOURCE,
    WILD,
    Aim,
    Bully,
    Damage,
    If,
    PowerRoll,
    Reaction,
    Verb,
)
from spellhall.games.hell_high.box.words import CARD_WORDS, GLYPH_WORDS, KIND_WORDS, WIZARD_WORDS
from spellhall.games.hell_high.rules.piles import base_initiative
from spellhall.games.hell_high.show.catalogue import catalogue
from spellhall.games.hell_high.show.names import (
    GLYPHS,
    KINDS,
    card_bands,
    card_name,
    card_text,
    rank_title,
    wizard_name,
)
from spellhall.testing import Table, rule
from tests.games.hell_high.tables import casting, player, school, state

GAME = find("hell_high")


@rule("HH-COMP-1", "HH-COMP-2", "HH-COMP-3", "HH-COMP-4", "HH-COMP-16", "HH-GAP-6")
def test_the_main_deck_holds_thirty_of_each_type_and_eight_wild_magic() -> None:
    kinds = Counter(KIND_OF[card] for card in state(Table.new(GAME, 2)).main)
    assert kinds == {SOURCE: 30, QUALITY: 30, DELIVERY: 30, WILD: 8}
    assert sum(kinds.values()) == MAIN_CARDS == 98


@rule("HH-COMP-5", "HH-COMP-6", "HH-COMP-17")
def test_treasures_and_dead_wizard_cards_are_decks_of_their_own() -> None:
    s = state(Table.new(GAME, 2))
    assert len(s.treasure) == len(TREASURES) == 25
    assert len(s.dead_deck) == len(DEAD_CARDS) == 25
    assert s.main_discard == s.treasure_discard == s.dead_discard == []
    view = GAME.sight(s, None)
    assert (view.main.left, view.treasure.left, view.dead_deck.left) == (98, 25, 25)


@rule("HH-GAP-2", "HH-GAP-5", "HH-POWER-1")
def test_each_type_has_three_designs_of_each_glyph_in_two_copies() -> None:
    for designs in (SOURCES, QUALITIES, DELIVERIES):
        assert Counter(card.glyph for card in designs) == dict.fromkeys(range(5), 3)
        assert all(card.copies == 2 for card in designs)


@rule("HH-D-NOTE-3", "HH-CREAT-1")
def test_five_deliveries_are_creatures_one_of_each_glyph() -> None:
    creatures = [card for card in ROWS if card.creature]
    assert sorted(card.glyph for card in creatures) == [0, 1, 2, 3, 4]
    assert all(card.kind == DELIVERY and card.initiative for card in creatures)
    assert sum(card.creature for card in CARD_OF) == 10


@rule("HH-POWER-8", "HH-D-NOTE-1")
def test_every_delivery_and_some_qualities_have_a_power_roll() -> None:
    def rolls(card: int) -> bool:
        return any(isinstance(verb, PowerRoll) for verb in CARD_OF[card].effects)

    assert all(rolls(card) for card in range(60, 90))
    assert {CARD_OF[card].id for card in range(30, 60) if rolls(card)} == {
        "Q-3",
        "Q-9",
        "Q-12",
        "Q-15",
    }
    assert not any(rolls(card) for card in range(30))


@rule("HH-GAP-7", "HH-AMB-20")
def test_the_initiatives_are_those_of_the_tables() -> None:
    found = {card.id: card.initiative for card in DELIVERIES}
    assert sorted(found.values()) == [1, 2, 3, 5, 6, 8, 9, 10, 12, 13, 14, 15, 17, 18, 20]
    assert found["D-10"] == 10
    assert found["D-13"] == 5
    assert (found["D-1"], found["D-4"], found["D-7"], found["D-11"]) == (13, 3, 2, 15)


@rule("HH-AMB-21")
def test_final_cramming_is_the_dark_delivery() -> None:
    names = {card_name(card_named(row.id)): row for row in DELIVERIES}
    assert names["Final Cramming"].glyph == 1
    assert names["Final Cramming"].initiative == 3


@rule("HH-REACT-3", "HH-VERB-16")
def test_every_reaction_is_on_a_source_and_counts_two_for_a_glyph() -> None:
    reacting = [card for card in range(len(CARD_OF)) if REACTION_OF[card]]
    assert {REACTION_OF[card] for card in reacting} == {2}
    assert sorted({CARD_OF[card].glyph for card in reacting}) == [0, 1, 2, 3, 4]
    assert all(KIND_OF[card] == SOURCE for card in reacting)


@rule("HH-BULLY-1")
def test_bully_is_on_sources_and_qualities_only() -> None:
    def bullies(row_id: str) -> bool:
        return any(isinstance(verb, Bully) for verb in CARD_OF[card_named(row_id)].effects)

    found = [row for row in ROWS if bullies(row.id)]
    assert [row.kind for row in found] == [SOURCE] * 5 + [QUALITY] * 5


@rule("HH-T-NOTE-7")
def test_seven_treasures_are_everlasting() -> None:
    found = [int(card.id[2:]) for card in TREASURES if card.everlasting]
    assert found == [9, 12, 16, 19, 20, 24, 25]


@rule("HH-DW-NOTE-1")
def test_dead_wizard_cards_work_now_in_the_next_or_in_a_future_game() -> None:
    assert [card.when for card in DEAD_CARDS] == [NOW] * 9 + [NEXT_GAME] * 11 + [FUTURE] * 5


@rule("HH-W-1", "HH-WILD-5")
def test_wild_magic_has_no_glyph_no_initiative_and_no_effect() -> None:
    wild = CARD_OF[card_named("W-1")]
    assert (wild.glyph, wild.initiative, wild.effects, wild.copies) == (-1, 0, (), 8)
    table = school({"spell": ["wild-magic delivery"]}, {}, start="build")
    assert base_initiative(player(table, "alice")) == 0


WIZARDS = [
    pytest.param(0, "Principal Pandemona", marks=rule("HH-WIZ-1")),
    pytest.param(1, "Chad Thunderlocker", marks=rule("HH-WIZ-2")),
    pytest.param(2, "Wendy Whirlybaton", marks=rule("HH-WIZ-3")),
    pytest.param(3, "Norbert Numbercrunch", marks=rule("HH-WIZ-4")),
    pytest.param(4, "Ophelia Eyeliner", marks=rule("HH-WIZ-5")),
    pytest.param(5, "Gristle the Lunch Lord", marks=rule("HH-WIZ-6")),
    pytest.param(6, "Skids McBoard", marks=rule("HH-WIZ-7")),
    pytest.param(7, "Professor Papercut", marks=rule("HH-WIZ-8")),
    pytest.param(8, "Mop Mortimer", marks=rule("HH-WIZ-9")),
]


@rule("HH-COMP-7", "HH-COMP-8", "HH-GAP-4", "HH-DEC-1")
@pytest.mark.parametrize(("number", "name"), WIZARDS)
def test_each_wizard_can_be_picked_and_has_a_standee(number: int, name: str) -> None:
    table = Table.new(GAME, 2)
    option = table.match.options(0)[number]
    table.play(f"alice: {option.text}")
    assert wizard_name(number) == name
    seat = GAME.sight(state(table), None).players[0]
    printed = catalogue().wizards[seat.wizard]
    assert (seat.wizard, printed.name) == (number, name)
    assert printed.icon
    assert seat.hp == 20  # a character choice, no ability


def test_the_compendium_shows_every_card_and_wizard_with_picture_and_text() -> None:
    found = {component.id: component for component in GAME.components()}
    assert len(found) == len(ROWS) + 9
    assert all(component.icon and component.text for component in found.values())
    assert len({component.name for component in found.values()}) == len(found)


def _counts_cards(verb: Verb) -> bool:
    return isinstance(verb, Damage) and verb.per_card


def test_words_and_verbs_of_the_cards_agree() -> None:
    for row in ROWS:
        card = card_named(row.id)
        text = card_text(card)
        kinds = [type(verb) for verb in row.effects]
        assert ("Bully:" in text) == (Bully in kinds), row.id
        assert ("Reaction:" in text) == (Reaction in kinds), row.id
        assert bool(card_bands(card)) == (PowerRoll in kinds), row.id
        for verb in row.effects:
            if isinstance(verb, PowerRoll):
                said = card_bands(card)
                kept = [
                    any(type(inner).__name__ == "Keep" for inner in band) for band in verb.bands
                ]
                assert ["KEEP" in line for line in said] == kept, row.id
                counted = [any(_counts_cards(inner) for inner in band) for band in verb.bands]
                assert ["for each card" in line for line in said] == counted, row.id
            assert not _counts_cards(verb), row.id
        if any(isinstance(verb, If) for verb in row.effects) and row.kind == QUALITY:
            assert "rank 6 or higher" in text, row.id
        assert kinds.count(Aim) <= 1, row.id


TITLES = [
    "The Ultimate Loser",
    "Loner",
    "Slacker",
    "Nerd",
    "Trendsetter",
    "Cheerleader",
    "Jock",
    "Class President",
]


@rule("HH-COMP-13", "HH-COMP-14", "HH-RANK-1")
def test_the_board_has_eight_ranks_and_five_glyphs_for_the_token() -> None:
    assert [rank_title(rank) for rank in range(1, 9)] == TITLES
    table = school({"rank": 1}, {"rank": 8}, start="round")
    assert [rank.title for rank in catalogue().ranks] == TITLES
    assert GAME.sight(state(table), 0).bonus == NO_GLYPH
    assert len(table.options("bob")) == 5  # the president's glyphs; rank 1 is asked nothing
    table.play("bob: glyph dark")
    assert GAME.sight(state(table), 0).bonus == DARK
    assert table.awaits() == "alice: build, bob: build"


@rule("HH-COMP-12", "HH-COMP-18")
def test_more_than_five_dice_are_rolled_all_the_same() -> None:
    me = {
        "treasures": ["energy-potion", "stolen-burner"],
        "held": ["ghost-writer"],
    }
    spell = ["blaze-burnsides", "locker-slamming", "fire-drill"]
    table = casting(spell, {"hp": 25}, me=me, bonus="elemental", dice=[1] * 9)
    table.play("alice: use energy-potion", "alice: use ghost-writer")
    assert "Fire Drill rolls 1 1 1 1 1 1 1 1 1." in table.log()


@rule("HH-COMP-12", "HH-RAND-2", "HH-RAND-3", "HH-RAND-4", "HH-RAND-5", "HH-RAND-6")
def test_every_die_has_six_sides() -> None:
    shown: dict[str, set[int]] = {}
    faces: dict[str, Callable[..., Iterable[int]]] = {
        "rank_roll": lambda seat, one, two: (one, two),
        "tie_roll": lambda seats, dice: dice,
        "roll": lambda seat, card, dice, sources: dice,
        "reroll": lambda seat, place, old, new, by: (new,),
        "random_foe": lambda seat, number, foe, card: (number,),
        "die": lambda seat, card, number: (number,),
    }
    rng = Random(3)
    for seed in range(20):
        match = begin(GAME, 6, seed)
        while not match.is_over:
            for event in match.state.events:
                if event.kind in faces:
                    shown.setdefault(event.kind, set()).update(faces[event.kind](*event.args))
            match.state.events.clear()
            play_randomly(GAME.rules, match.state, rng, 1)
    five = {"random_foe": {1, 2, 3, 4, 5}}  # of six wizards, five are foes
    assert shown == {kind: {1, 2, 3, 4, 5, 6} for kind in faces} | five


@rule("HH-GAP-3")
def test_the_names_that_stem_from_the_source_are_there_in_clean_words() -> None:
    names = {card_name(card_named(row.id)) for row in ROWS}
    assert names >= {
        "Richie Prickle Jr.'s",
        "Schoolspirited",
        "Pain Locker",
        "Roll-Ritual",
        "Final Cramming",
        "Cancelled",
        "Lucky Cherry",
        "Skate or Fate",
    }
    assert len(names) == len(ROWS)


@rule("HH-GAP-10")
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_last_a_handful_of_rounds(players: int) -> None:
    lengths = []
    for seed in range(12):
        s: Any = begin(GAME, players, seed).state
        rng = Random(seed)
        while s.game.number == 1 and s.game.last_standing < 0:
            length = s.round.number
            play_randomly(GAME.rules, s, rng, 1)
        lengths.append(length)
    assert 3 <= median(lengths) <= 11


@rule("HH-VAR-1", "HH-VAR-2")
def test_variants_that_need_other_sets_are_not_offered() -> None:
    assert {setting.id for setting in GAME.settings} == {"slacker_vp", "round_limit"}


def one_word(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['.]", "", name.lower())).strip("-")


def test_notation_calls_cards_wizards_glyphs_and_types_by_their_english_names() -> None:
    assert [row.word for row in ROWS] == [one_word(card_name(card_named(row.id))) for row in ROWS]
    assert list(WIZARD_WORDS) == [
        one_word(wizard_name(number)) for number in range(len(WIZARD_WORDS))
    ]
    assert list(GLYPH_WORDS) == [one_word(glyph) for glyph in GLYPHS]
    for word, kind in zip(KIND_WORDS, KINDS, strict=True):
        assert one_word(kind).startswith(word)


def test_every_card_has_a_word_of_its_own() -> None:
    words = [word for word in CARD_WORDS if not word.startswith("#") and word]
    assert len(set(words)) == len(words) == 98 + 25 + 25
    assert CARD_WORDS[0:2] == ["richie-prickle-jrs", "richie-prickle-jrs#2"]
