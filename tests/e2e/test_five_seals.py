"""Five Seals of Magic in a real browser: a whole game by clicking, scrolls used."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playing import (
    RESULT,
    asked,
    click_one,
    click_something,
    play_to_the_end,
    without_show,
)

pytestmark = pytest.mark.browser

OWN_SCROLLS = '.mine [data-touch^="scroll:"][data-light="one"]:visible'
SEALS = '.dungeon [data-touch^="node:"][data-light="one"]:visible'
SCROLL_SEALS = f"{SEALS}:has(rect.halo)"


def test_a_whole_game_by_clicking_with_scrolls_used(page: Page) -> None:
    without_show(page)
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
    seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    asked(page, "PATCH", f"/api/tables/{table}", {"seats": seats})
    asked(page, "POST", f"/api/tables/{table}/start")
    page.locator(".prompt").wait_for()
    return table


def clicked_to_the_end(page: Page, rng: Random) -> set[str]:
    """Click lit things until the game is over: each own scroll once, then seals, first scrolls.

    Returns the scrolls that were clicked.
    """
    clicked: set[str] = set()

    def click() -> None:
        lit = [each.get_attribute("data-touch") or "" for each in page.locator(OWN_SCROLLS).all()]
        fresh = next((scroll for scroll in lit if scroll not in clicked), None)
        if fresh is not None:
            click_one(page.locator(f'.mine [data-touch="{fresh}"]:visible'), rng)
            clicked.add(fresh)
        elif seals := next(
            (each for each in (SCROLL_SEALS, SEALS) if page.locator(each).count()), ""
        ):
            click_one(page.locator(seals), rng)
        else:
            click_something(page, rng)

    play_to_the_end(page, click)
    return clicked


def scrolls_used(page: Page, table: str, seat: int) -> list[str]:
    """The scrolls that a seat chose to use, as the record tells it."""
    replay = asked(page, "GET", f"/api/tables/{table}/replay?start=0&stop=3000")
    chosen = [step["choice"] for step in replay["steps"] if step["by"] == seat]
    return [choice.removeprefix("use ") for choice in chosen if choice.startswith("use ")]
