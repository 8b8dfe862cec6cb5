"""What a forecast says, and where it stops, at tables of which the outcome is known."""

from spellhall.engine import Forecast, forecast
from spellhall.engine.forecasts.sentences import chance_sentence
from spellhall.engine.forecasts.tries import sight
from spellhall.engine.machine.chance import DIE, DRAW
from spellhall.engine.patches import patched
from spellhall.testing import Table
from tests.games.arcane_academy.tables import academy
from tests.games.hell_high.tables import frame, school
from tests.games.wiz_war.tables import duel
from tests.games.wizards_academy.tables import advanced, basic


def foreseen(table: Table, choice: str, seat: int = 0) -> Forecast:
    (option,) = [each for each in table.match.options(seat) if each.text == choice]
    return forecast(table.match, seat, option)


def said(table: Table, choice: str, seat: int = 0) -> list[str]:
    return [each.text for each in foreseen(table, choice, seat).consequences]


def test_a_step_is_free_and_can_be_taken_back() -> None:
    table = basic({"room": "library"}, mana=1)
    step = next(o.text for o in table.match.options(0) if o.text.startswith("move "))
    found = foreseen(table, step)
    assert found.consequences == ()
    assert found.may_undo
    assert (found.stops.kind, found.stops.seat) == ("asked", 0)
    assert found.stops.text == "Then you are asked: What do you do?"


def test_the_patch_leads_to_what_will_be_seen() -> None:
    table = basic({"room": "library"}, mana=1)
    step = next(o.text for o in table.match.options(0) if o.text.startswith("move "))
    before = sight(table.match.game, table.state, 0)
    found = foreseen(table, step)
    table.play(f"alice: {step}")
    assert found.patch is not None
    assert patched(before, found.patch) == sight(table.match.game, table.state, 0)


def test_the_last_mana_is_named_with_the_game_that_it_loses() -> None:
    two, one = advanced({"room": "library"}, mana=2), advanced({"room": "library"}, mana=1)
    assert "All lose 1 mana (2 to 1)." in said(two, "recall")
    assert "The last mana goes." not in said(two, "recall")
    found = foreseen(one, "recall")
    texts = [each.text for each in found.consequences if each.certain]
    assert texts[:3] == [
        "The game is lost for everybody.",
        "All lose 1 mana (1 to 0).",
        "The last mana goes.",
    ]
    assert found.stops.kind == "over"


def test_a_card_burned_for_steps_is_named_and_cannot_be_taken_back() -> None:
    table = duel("fireball energy-4", bob="e1")
    found = foreseen(table, "boost energy-4")
    assert [each.text for each in found.consequences] == [
        "Energy 4 is discarded.",
        "This cannot be taken back.",
    ]
    assert not found.may_undo


def test_a_blow_that_nobody_can_answer_is_told_with_the_life_it_takes() -> None:
    table = duel("fireball", bob="e1")
    table.play("alice: cast fireball")
    assert said(table, "at @1") == [
        "bob loses 5 life (15 to 10).",
        "Fireball is discarded.",
        "This cannot be taken back.",
    ]
    (life,) = [each for each in foreseen(table, "at @1").consequences if each.kind == "count"]
    assert (life.seat, life.what, life.least, life.most, life.good) == (1, "life", -5, -5, 1)


def test_what_is_lost_and_gained_again_is_told_with_both() -> None:
    ranks = [frame("UseRank", rank=7), frame("UseRank", rank=6)]
    table = school({"rank": 7, "hp": 10}, {"rank": 6, "hp": 10}, stack=ranks)
    table.play("alice: demand source 2")
    lives = [each for each in foreseen(table, "refuse", 1).consequences if each.what == "hp"]
    assert [each.text for each in lives] == [
        "You lose 3 life and gain 2 (10 to 9).",
        "alice gains 2 life (10 to 12).",
    ]


def test_of_what_comes_and_goes_only_the_difference_is_told() -> None:
    hand = ["textbook-invocation"]
    table = academy({"hand": hand, "will": 9, "slate": {"5": "T28"}})
    table.play("alice: cast 5", "alice: complete")
    told = foreseen(table, "complete textbook-invocation").consequences
    assert [each.text for each in told if each.what == "will"] == ["You lose 4 Will (9 to 5)."]


def test_the_answer_of_another_seat_is_where_a_forecast_stops() -> None:
    table = duel("fireball", "shield", bob="e1")
    table.play("alice: cast fireball")
    found = foreseen(table, "at @1")
    assert found.stops.kind == "asked"
    assert found.stops.seat == 1
    assert found.stops.text.startswith("Then bob is asked: ")
    assert not found.may_undo
    assert "If nobody answers: bob: 15 life, 10 left." in said(table, "at @1")


def test_what_is_drawn_is_left_open_and_named() -> None:
    table = Table.new("arcane_academy", players=2, seed=1)
    table.play("alice: rest")
    (exchange, *_) = [o for o in table.match.options(0) if o.text != "keep"]
    found = forecast(table.match, 0, exchange)
    assert found.stops.kind == "chance"
    assert found.stops.text == "Then a card is drawn."
    open_ended = [each for each in found.consequences if not each.certain]
    assert {each.kind for each in open_ended} == {"card", "ends_turn", "chance"}


def test_chance_is_counted_in_words() -> None:
    assert chance_sentence([(DIE, DIE), (DIE, DIE)]) == "Then 2 dice are rolled."
    assert chance_sentence([(DIE, DRAW), (DIE,)]) == (
        "Then a die is rolled and perhaps a card is drawn."
    )
    assert chance_sentence([(DRAW,), (DRAW, DRAW, DRAW)]) == "Then 1 to 3 cards are drawn."
    assert chance_sentence([(), ()]) == "Then something hidden comes out."
