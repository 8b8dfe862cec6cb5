"""Arcane Academy in a real browser, from the hall to the result."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.playing import (
    LIT,
    RESULT,
    clicked_to_the_end,
    is_over,
    start,
    typed_to_the_end,
    wait_for_me,
)

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


def test_undo_takes_a_cast_back(page: Page) -> None:
    start(page, "arcane_academy")
    wait_for_me(page)
    page.locator('[data-touch$=":11"][data-light="one"]').first.click()
    expect(page.locator(".prompt .what")).to_contain_text("Space 11")
    page.keyboard.press("u")
    expect(page.locator(".prompt .what")).to_contain_text("rest?")


def test_a_friend_sits_down_by_link_and_sees_only_their_own_hand(
    page: Page, browser: Browser, hall: str
) -> None:
    page.goto("/")
    page.locator(".arcade .arcane_academy").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")
    table = page.url.rsplit("/", 1)[1]
    friend = browser.new_context(base_url=hall, reduced_motion="reduce").new_page()
    seen, shown = frames_of(friend), frames_of(page)
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
    assert all(f'"{name}"' in "".join(seen) for name in theirs)
    assert not any(f'"{name}"' in "".join(seen) for name in mine)
    friend.context.close()


def frames_of(page: Page) -> list[str]:
    """Everything that the server sends to a page over its sockets, from now on."""
    frames: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))),
    )
    return frames


def hand_in(frames: list[str], seat: int) -> list[str]:
    """The titles in the hand of a seat, as the first view among the messages shows them."""
    for frame in frames:
        message = json.loads(frame)
        update = message.get("update", message) or {}
        if "view" in update:
            return [card["name"] for card in update["view"]["players"][seat]["hand"]]
    raise AssertionError("no view was sent")


def test_it_can_be_played_at_390_pixels(browser: Browser, hall: str) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        base_url=hall,
        reduced_motion="reduce",
        has_touch=True,
    )
    page = context.new_page()
    start(page, "arcane_academy")
    for _ in range(12):
        wait_for_me(page)
        if is_over(page):
            break
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        lit = page.locator(LIT)
        (lit.first if lit.count() else page.locator(".prompt .actions button").first).click()
    context.close()
