"""Five Seals of Magic in a real browser: a whole game by clicking, scrolls used."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.e2e.playing import (
    MOST_CHOICES,
    MOST_MISSES,
    RESULT,
    asked,
    click_something,
    is_over,
    wait_for_me,
)

pytestmark = pytest.mark.browser

OWN_SCROLLS = '.mine [data-touch^="scroll:"][data-light="one"]:visible'
SEALS = '.dungeon [data-touch^="node:"][data-light="one"]:visible'


def test_a_whole_game_by_clicking_with_scrolls_used(page: Page) -> None:
    table = open_duel(page)
    clicked = clicked_to_the_end(page, Random(1))
    assert len(clicked) >= 2
    expect(page.locator(RESULT)).to_contain_text("Scrolls")
    used = scrolls_used(page, table, seat=0)
    assert len(set(used)) >= 2, used
    page.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).first.click()
    page.wait_for_url("**/replay/**")
    page.locator(".dungeon").first.wait_for()


def open_duel(page: Page) -> str:
    """A table against one bot; returns its id."""
    page.goto("/")
    page.locator(".arcade .five_seals").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "adept"}]
    asked(page, "PATCH", f"/api/tables/{table}", {"seats": seats})
    asked(page, "POST", f"/api/tables/{table}/start")
    page.locator(".prompt").wait_for()
    return table


def clicked_to_the_end(page: Page, rng: Random) -> set[str]:
    """Click lit things until the game is over: each own scroll once, then seals.

    Returns the scrolls that were clicked.
    """
    clicked: set[str] = set()
    missed = 0
    for _ in range(MOST_CHOICES):
        wait_for_me(page)
        if is_over(page):
            return clicked
        scrolls = page.locator(OWN_SCROLLS)
        names = [each.get_attribute("data-touch") or "" for each in scrolls.all()]
        fresh = [i for i, name in enumerate(names) if name not in clicked]
        seals = page.locator(SEALS)
        try:
            if fresh:
                scrolls.nth(fresh[0]).click(timeout=2_000)
                clicked.add(names[fresh[0]])
            elif count := seals.count():
                seals.nth(rng.randrange(count)).click(timeout=2_000)
            else:
                click_something(page, rng)
        except TimeoutError:  # the table went on under the pointer, as it does for people
            missed += 1
            assert missed < MOST_MISSES, "clicks do not reach what is lit"
    raise AssertionError("the game does not end")


def scrolls_used(page: Page, table: str, seat: int) -> list[str]:
    """The scrolls that a seat chose to use, as the record tells it."""
    replay = asked(page, "GET", f"/api/tables/{table}/replay?start=0&stop=3000")
    chosen = [step["choice"] for step in replay["steps"] if step["by"] == seat]
    return [choice.removeprefix("use ") for choice in chosen if choice.startswith("use ")]
