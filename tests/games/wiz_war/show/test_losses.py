"""Before a card is burned, discarded or cast at once, its owner is told what is lost."""

from tests.games.wiz_war.tables import Arena, duel


def loses(table: Arena, choice: str) -> str:
    options = table.match.options(table.seat("alice"))
    (found,) = [option.loses for option in options if option.text == choice]
    return found


def test_a_card_that_is_burned_for_steps_goes_to_the_discards() -> None:
    table = duel("shield energy-4")
    assert loses(table, "boost shield") == "Shield goes to the discards."
    assert loses(table, "boost energy-4") == "Energy 4 goes to the discards."


def test_steps_and_the_end_of_the_phase_are_free() -> None:
    table = duel("shield")
    options = table.match.options(table.seat("alice"))
    free = {option.text for option in options if not option.loses}
    assert "end" in free
    assert any(text.startswith("step ") for text in free)


def test_a_spell_that_asks_for_its_way_can_still_be_taken_back() -> None:
    table = duel("zot energy-4")
    assert loses(table, "cast zot") == ""
    table.do("alice: cast zot")
    assert table.match.may_undo(table.seat("alice"))


def test_a_spell_after_which_nothing_is_asked_is_cast_at_once() -> None:
    table = duel("mad-dash")
    assert loses(table, "cast mad-dash") == "Mad Dash is cast at once."
    table.do("alice: cast mad-dash")
    assert not table.match.may_undo(table.seat("alice"))


def test_a_spell_with_a_single_target_is_cast_at_once() -> None:
    table = duel("brain-burn")
    assert loses(table, "cast brain-burn") == "Brain Burn is cast at bob at once."


def test_discards_and_cards_that_are_not_drawn_are_lost() -> None:
    table = duel("shield")
    table.do("alice: end")
    assert loses(table, "keep") == ""
    assert loses(table, "discard shield") == "Shield goes to the discards."
    table.do("alice: keep")
    assert loses(table, "done") == "You draw 2 cards less."
    assert loses(table, "draw") == ""
    table.do("alice: draw")
    assert loses(table, "done") == "You draw 1 card less."
