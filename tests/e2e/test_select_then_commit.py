"""A first click selects and says what it would lead to; the second one does it."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playing import wait_for_me, without_show
from tests.e2e.tables import choices_of, chosen, open_match, open_position, open_where
from tests.games.wiz_war.tables import duel

pytestmark = pytest.mark.browser

DO_IT = ".prompt button.do"
FORETOLD = ".prompt .foretold"
ENEMY = '.board [data-touch="seat:1"]'


def aiming(page: Page) -> str:
    """Wiz-War: my Fireball is announced, and its target is still to be chosen."""
    without_show(page)
    mine = {"at": "c1", "hand": ["fireball", "shield"]}
    table = open_position(
        page, "wiz_war", {"players": [mine, {"at": "e1", "hand": []}], "limit": 40}
    )
    page.locator('.hand [aria-label="Fireball"]').click()
    expect(page.locator(ENEMY)).to_have_attribute("data-light", "one")
    return table


# -- Wiz-War -------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["target", "button", "Enter"])
def test_a_target_is_aimed_at_first_and_struck_by_the_second_step(page: Page, way: str) -> None:
    table = aiming(page)
    page.locator(ENEMY).click()
    expect(page.locator(FORETOLD)).to_contain_text("If nobody answers: Bob: 15 life, 10 left.")
    expect(page.locator(FORETOLD)).to_contain_text("This cannot be taken back.")
    expect(page.locator(ENEMY)).to_have_attribute("data-lifted", "yes")
    assert chosen(page, table, 1) == ["cast fireball"]
    if way == "target":
        page.locator(ENEMY).click()
    elif way == "button":
        page.locator(DO_IT).click()
    else:
        page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("10 life left")
    expect(page.locator(DO_IT)).to_have_count(0)
    assert chosen(page, table, 2)[:2] == ["cast fireball", "at @1"]


@pytest.mark.parametrize("way", ["Escape", "click elsewhere", "button"])
def test_what_was_aimed_at_can_be_left_alone(page: Page, way: str) -> None:
    table = aiming(page)
    page.locator(ENEMY).click()
    expect(page.locator(DO_IT)).to_be_visible()
    if way == "Escape":
        page.keyboard.press("Escape")
    elif way == "click elsewhere":
        page.locator("main.board").click(position={"x": 4, "y": 4})
    else:
        page.locator(".prompt button.drop").click()
    expect(page.locator(FORETOLD)).to_have_count(0)
    expect(page.locator(ENEMY)).not_to_have_attribute("data-lifted", "yes")
    assert chosen(page, table, 1) == ["cast fireball"]


def test_a_pass_that_kills_asks_in_so_many_words(page: Page) -> None:
    without_show(page)
    duel_of_two = duel("fireball", "shield", enemy={"life": 3})
    duel_of_two.play("alice: cast fireball", "alice: at @1", "bob: pass")
    table = open_match(page, duel_of_two.match, 1)
    wait_for_me(page)
    page.keyboard.press("p")
    expect(page.locator(FORETOLD)).to_contain_text("You lose the game.")
    expect(page.locator(FORETOLD)).to_contain_text("You have no life left")
    expect(page.locator(DO_IT)).to_contain_text("Do it all the same")
    assert choices_of(page, table, 1) == []
    page.keyboard.press("p")
    expect(page.locator("section.result")).to_be_visible()


# -- Wizard's Academy ----------------------------------------------------------------------------


def test_the_end_of_a_turn_that_draws_is_asked_for_once_more(page: Page) -> None:
    without_show(page)
    table = open_where(page, "wizards_academy", "act", lambda f: True)
    wait_for_me(page)
    page.keyboard.press("e")
    expect(page.locator(FORETOLD)).to_contain_text("Your turn ends.")
    expect(page.locator(FORETOLD)).to_contain_text("drawn")
    assert choices_of(page, table) == []
    page.keyboard.press("e")
    expect(page.locator(FORETOLD)).to_have_count(0)
    assert chosen(page, table, 1)[0] == "end"


def test_a_walk_takes_one_click_and_can_be_undone(page: Page) -> None:
    without_show(page)
    players = [{"room": "library", "who": "wenna"}, {"room": "library", "who": "nobody"}]
    setup = {"players": players, "scenario": "demon-binding", "mana": 4}
    table = open_position(page, "wizards_academy", setup)
    wait_for_me(page)
    page.locator('.board [data-touch^="room:"][data-light="one"]').first.click()
    expect(page.locator(".log")).to_contain_text("walks")
    expect(page.locator(FORETOLD)).to_have_count(0)
    (step,) = chosen(page, table, 1)
    assert step.startswith("move ")
    expect(page.locator(".prompt .undo")).to_be_enabled()


# -- Five Seals ----------------------------------------------------------------------------------


def test_the_die_that_ends_the_choosing_is_selected_first(page: Page) -> None:
    without_show(page)
    table = open_where(page, "five_seals", "take_die", lambda f: not f.may_undo)
    wait_for_me(page)
    page.keyboard.press("1")
    expect(page.locator(FORETOLD)).to_contain_text("This cannot be taken back.")
    assert choices_of(page, table) == []
    page.locator(DO_IT).click()
    expect(page.locator(FORETOLD)).to_have_count(0)
    assert chosen(page, table, 1)[0].startswith("take ")
    expect(page.locator(".prompt .undo")).to_be_disabled()
