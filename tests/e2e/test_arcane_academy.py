"""Arcane Academy in a real browser, from the hall to the result."""

import re
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from spellhall import new
from tests.e2e.listening import messages_to, sights_in, tells_of, told_by
from tests.e2e.playing import (
    RESULT,
    Misses,
    click_something,
    clicked_to_the_end,
    start,
    typed_to_the_end,
    wait_for_me,
    without_show,
)
from tests.e2e.tables import open_match
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser


def test_a_whole_game_against_bots_by_clicking(page: Page) -> None:
    start(page, "arcane_academy")
    clicks = clicked_to_the_end(page, Random(1))
    assert clicks > 30
    expect(page.locator(RESULT)).to_contain_text("Prestige")
    page.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).first.click()
    page.wait_for_url("**/replay/**")


def test_a_whole_game_by_keyboard_only(page: Page) -> None:
    page.goto("/")
    key = page.locator(".arcade .arcane_academy button.play kbd").inner_text()
    page.keyboard.press(key)
    page.wait_for_url("**/table/**")
    page.locator(".prompt").wait_for()
    assert typed_to_the_end(page, Random(2)) > 30
    expect(page.locator(RESULT)).to_contain_text("Prestige")


def test_a_reload_comes_back_to_the_same_seat_and_question(page: Page) -> None:
    start(page, "arcane_academy")
    wait_for_me(page)
    asked = page.locator(".prompt .what").inner_text()
    page.reload()
    wait_for_me(page)
    assert page.locator(".prompt .what").inner_text() == asked


def test_a_tile_stays_under_the_pointer_that_tries_it_out(page: Page) -> None:
    without_show(page)
    open_match(page, new("arcane_academy", players=2, seed=5), 0)
    for tile in page.locator('.centre .tiles [data-touch^="tile:"]').all():
        before = tile.bounding_box()
        tile.hover()
        expect(page.locator(".inset")).to_contain_text("If you take")
        assert tile.bounding_box() == before


def test_undo_takes_a_cast_back(page: Page) -> None:
    start(page, "arcane_academy")
    wait_for_me(page)
    page.locator('[data-touch$=":11"][data-light="one"]').first.click()
    expect(page.locator(".prompt .what")).to_contain_text("Space 11")
    page.keyboard.press("u")
    expect(page.locator(".prompt .what")).to_contain_text("rest?")


def test_a_friend_sits_down_by_link_and_sees_only_their_own_hand(page: Page, friend: Page) -> None:
    page.goto("/")
    page.locator(".arcade .arcane_academy").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")
    table = page.url.rsplit("/", 1)[1]
    seen, shown = messages_to(friend), messages_to(page)
    page.reload()
    friend.goto(f"/join/{table}")
    friend.get_by_role("textbox").fill("Ines")
    friend.keyboard.press("Enter")
    friend.wait_for_url(f"**/table/{table}")
    expect(page.locator("body")).to_contain_text("Ines")
    page.get_by_role("button", name=re.compile("^Start")).click()
    friend.locator(".prompt").wait_for()
    page.locator(".prompt").wait_for()
    mine, theirs = hand_in(shown, 0), hand_in(seen, 1)
    assert len(mine) == len(theirs) == 3
    told = told_by(seen)
    assert all(tells_of(told, card) for card in theirs)
    assert not any(tells_of(told, card) for card in mine)


def hand_in(messages: list[str], seat: int) -> list[int]:
    """The cards in the hand of a seat, as the first sight among the messages shows them."""
    first = sights_in(messages)[0]
    return [card["card"] for card in first["players"][seat]["hand"]]


def test_it_can_be_played_at_390_pixels(browser: Browser, hall: str) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        start(page, "arcane_academy")
        misses, rng = Misses(), Random(3)
        for _ in range(12):
            if not wait_for_me(page):
                break
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
            misses.attempt(partial(click_something, page, rng))


def test_where_a_tile_may_go_is_chosen_on_the_slate_alone(page: Page) -> None:
    without_show(page)
    match, rng = new("arcane_academy", players=2, seed=1), Random(1)
    while (asked := match.asked(0)) is None or asked.kind != "place_tile":
        seat = match.awaited()[0]
        match.play(rng.choice(match.options(seat)), seat)
    open_match(page, match, 0)
    wait_for_me(page)
    expect(page.locator(".slate .legal").first).to_be_visible()
    expect(page.locator(".prompt .choice")).to_have_count(0)
