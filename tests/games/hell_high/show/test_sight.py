"""What a seat sees is told in numbers; what they stand for is told once, for every match."""

from random import Random

from spellhall.engine import begin
from spellhall.games.hell_high.box.cards import CARD_COUNT, CARD_OF, FIRST_TREASURE, MAIN_CARDS
from spellhall.games.hell_high.box.verbs import ARCANE, DARK, ELEMENTAL, GLYPHS
from spellhall.games.hell_high.rules.piles import glyph_cards, glyph_counts
from spellhall.games.hell_high.show.catalogue import catalogue
from spellhall.games.hell_high.show.scene import scene
from spellhall.games.hell_high.show.sight.shapes import SECRET, Mat, Sight
from spellhall.games.hell_high.show.sight.table import see_all
from spellhall.games.hell_high.state.state import NOBODY, Brawl
from spellhall.testing import Table, rule
from tests.games.hell_high.tables import GAME, blow, casting, frame, school, state, words


def seen(table: Table, seat: int | None = 0) -> Sight:
    found = table.match.sight(seat)
    assert isinstance(found, Sight)
    return found


def mat(table: Table, seat: int, looker: int | None) -> Mat:
    return seen(table, looker).players[seat]


@rule("HH-POWER-4", "HH-POWER-11")
def test_glyphs_are_counted_as_the_rules_count_them() -> None:
    rng = Random(3)
    match = begin(GAME, 4, "counting glyphs")
    counted = 0
    for _ in range(400):
        s = match.state
        assert isinstance(s, Brawl)
        for seat in match.seats:
            cards = [glyph_cards(s, seat, glyph) for glyph in range(GLYPHS)]
            open_cards = [
                [card for card in of if card not in s.players[seat].spell] for of in cards
            ]
            assert glyph_counts(s, seat, True) == [len(of) for of in cards]
            assert glyph_counts(s, seat, False) == [len(of) for of in open_cards]
            counted += sum(len(of) for of in cards)
        asked = rng.choice(match.may_answer())
        match.answer(asked, rng.choice(match.options(asked)))
    assert counted > 1_000


@rule("HH-POWER-4", "HH-POWER-5", "HH-HID-2")
def test_a_power_roll_to_come_counts_the_cards_that_the_one_who_looks_sees() -> None:
    bob = {
        "spell": ["fire-drill"],
        "hand": ["volt-zapperlys"],
        "treasures": ["stolen-burner"],
    }
    table = casting("food-fighting", bob, {}, bonus="elemental")
    assert mat(table, 1, 1).dice[ELEMENTAL] == 3  # Fire Drill, Stolen Burner, the token
    assert mat(table, 1, 1).hand_dice[ELEMENTAL] == 4
    assert mat(table, 1, 1).hand_dice[DARK] == 1
    for looker in (0, None):
        assert mat(table, 1, looker).dice[ELEMENTAL] == 2
        assert mat(table, 1, looker).hand_dice == []


def test_a_turn_tells_what_resolves_what_waits_and_whom_it_hits() -> None:
    table = casting(["mossy-oakess", "food-fighting"], {}, {}, dice=[5])
    turn = seen(table, None).turn
    assert turn is not None
    assert words([turn.now]) == ["food-fighting"]
    assert turn.waiting == []
    assert words(mat(table, 0, None).spell) == ["mossy-oakess", "food-fighting"]
    assert mat(table, 0, None).slots == [0, 1]
    assert seen(school({}, {}, start="build"), None).turn is None


def test_what_has_not_resolved_waits_and_wild_magic_as_long_as_it_lies_in_the_spell() -> None:
    spell = ["volt-zapperlys", "pep-rallied", "wild-magic delivery"]
    table = school(
        {"spell": spell},
        {"hand": ["fire-drill"]},
        waiting=["pep-rallied"],
        stack=[frame("BuildSpells"), frame("TakeTurn", seat=1)],
    )
    turn = seen(table, None).turn
    assert turn is not None
    assert words(turn.waiting) == ["pep-rallied", "wild-magic"]


@rule("HH-RANK-4b")
def test_it_is_told_when_the_nerd_strikes_harder() -> None:
    prime = school({"rank": 4, "hp": 13}, {}, start="build")
    assert seen(prime).prime == 4
    assert seen(school({"rank": 4, "hp": 12}, {}, start="build")).prime == 0
    assert seen(school({"rank": 5, "hp": 13}, {}, start="build")).prime == 0


@rule("HH-TARGET-3")
def test_the_nearest_living_foes_are_told() -> None:
    table = school({}, {"hp": 0, "rank": 0}, {}, {}, dead=[1], start="build")
    assert [(seat.left, seat.right) for seat in seen(table).players] == [
        (2, 3),
        (2, 0),
        (3, 0),
        (0, 2),
    ]
    alone = school({"hp": 1}, {}, stack=[blow(1, (0,), 1)])
    assert (mat(alone, 1, None).left, mat(alone, 1, None).right) == (NOBODY, NOBODY)


def test_who_sees_all_sees_every_hand_and_spell() -> None:
    bob = {"hand": ["pep-rallied"], "held": ["time-out"], "spell": ["fire-drill"]}
    table = casting("food-fighting", bob, {})
    shown = see_all(state(table)).players[1]
    assert (words(shown.hand), words(shown.held)) == (["pep-rallied"], ["time-out"])
    assert (words(shown.spell), shown.spell_size, shown.initiative) == (["fire-drill"], 1, 20)
    hidden = mat(table, 1, 0)
    assert (hidden.hand, hidden.held, hidden.spell) == ([], [], [])
    assert (hidden.spell_size, hidden.initiative) == (SECRET, SECRET)


def test_a_sight_stays_as_it_was_when_the_game_goes_on() -> None:
    table = school({"hand": ["mossy-oakess"]}, {"hand": ["pep-rallied"]}, start="build")
    before, again = seen(table), GAME.sight(state(table).copy(), 0)
    table.play("alice: place mossy-oakess")
    assert before == again != seen(table)


def test_the_catalogue_explains_every_number() -> None:
    found = catalogue()
    assert len(found.cards) == CARD_COUNT
    for number, card in enumerate(found.cards):
        assert (card is None) == (MAIN_CARDS <= number < FIRST_TREASURE)
        if card is not None:
            assert (card.card, card.id) == (number, f"HH-{CARD_OF[number].id}")
            assert card.name
            assert card.text
    assert found.glyphs[ARCANE] == "arcane"
    assert len(found.glyphs) == len(found.glyph_icons) == GLYPHS
    assert found.kinds[:3] == ["source", "quality", "delivery"]


@rule("HH-MATCH-1")
def test_the_scene_tells_how_many_games_a_match_has() -> None:
    for players in (2, 4, 6):
        table = Table.new(GAME, players)
        assert scene(state(table)).games == state(table).games
