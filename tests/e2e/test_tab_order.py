"""The Tab key goes through a table in the order in which it is played, with few stops."""

import time
from collections.abc import Iterator
from itertools import groupby
from random import Random

import pytest
from playwright.sync_api import Page

from spellhall import Match, new
from spellhall.games import IDS, find
from tests.e2e.playing import wait_for_me, without_show
from tests.e2e.tables import open_match
from tests.e2e.test_steady_frame import SETTLED_S, SIZES, in_the_middle

pytestmark = pytest.mark.browser

ORDER = ["bar", "status", "board", "hand", "side"]
MOST_STOPS = 3  # of one region
MOST_PRESSES = 20
WHERE = "document.activeElement?.closest('[data-region]')?.dataset.region ?? ''"
FOCUSED = "[...document.querySelectorAll('*')].indexOf(document.activeElement)"
NEAR = "document.activeElement?.blur()"

# Boxes of which a part is out of sight, and into which no key leads.
UNREACHED = """() => {
    const moves = (how) => how === "auto" || how === "scroll";
    const takesKeys = (e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility();
    return [...document.querySelectorAll("body *")].filter((box) => {
        const tall = box.scrollHeight > box.clientHeight + 1;
        const wide = box.scrollWidth > box.clientWidth + 1;
        if (box.clientWidth === 0 || !(tall || wide)) return false;
        const { overflowX, overflowY } = getComputedStyle(box);
        if (!((tall && moves(overflowY)) || (wide && moves(overflowX)))) return false;
        return !takesKeys(box) && ![...box.querySelectorAll("*")].some(takesKeys);
    }).map((box) => {
        const hidden = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
        return `${box.parentElement.className} > ${box.className}: ${hidden} px`;
    });
}"""
MOMENTS = 5  # of a game


@pytest.mark.parametrize("game", IDS)
def test_keys_lead_into_every_box_that_scrolls(page: Page, game: str) -> None:
    without_show(page)
    found: set[tuple[tuple[int, int], str]] = set()
    for match in moments(game):
        open_match(page, match, 0)
        wait_for_me(page)
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            found |= {(size, box) for box in unreached(page)}
    assert found == set()


def unreached(page: Page) -> list[str]:
    """The boxes that no key leads into, once they have heard of their size."""
    latest = time.monotonic() + SETTLED_S
    while True:
        page.wait_for_timeout(50)
        found: list[str] = page.evaluate(UNREACHED)
        if not found or time.monotonic() > latest:
            return found


def moments(game: str) -> Iterator[Match]:
    """A game of the most players, evenly from its beginning to its end, where I am asked."""
    match, rng = new(game, players=find(game).players[-1], seed=5), Random(5)
    asked: list[Match] = []
    while match.result is None:
        seat = match.awaited()[0]
        if seat == 0 and len(match.options(0)) > 1:
            asked.append(match.clone())
        match.play(rng.choice(match.options(seat)), seat)
    step = max(1, len(asked) // MOMENTS)
    yield from asked[step // 2 :: step][:MOMENTS]


def walked(page: Page, key: str) -> list[str]:
    """The region of every stop, until the table is left; the browser begins anew then."""
    found: list[str] = []
    for _ in range(MOST_PRESSES):
        page.keyboard.press(key)
        where: str = page.evaluate(WHERE)
        if not where or (found and where == found[0] != found[-1]):
            return found
        found.append(where)
    raise AssertionError(f"there is no way out: {found}")


@pytest.mark.parametrize("game", ["wiz_war", "arcane_academy"])
def test_tab_goes_from_region_to_region_and_out_again(page: Page, game: str) -> None:
    without_show(page)
    open_match(page, in_the_middle(game), 0)
    wait_for_me(page)
    stops = [(region, len(list(all_of))) for region, all_of in groupby(walked(page, "Tab"))]
    assert [region for region, _ in stops] == ORDER
    assert max(count for _, count in stops) <= MOST_STOPS
    page.locator("aside.side [role=tab]").first.focus()
    back = [region for region, _ in groupby(walked(page, "Shift+Tab"))]
    assert back == ORDER[-2::-1]
    arrows_go_about_in_the_desk(page)
    f6_goes_round(page)


def arrows_go_about_in_the_desk(page: Page) -> None:
    """Arrow keys reach every button of the desk, and Tab comes back to the one that was left."""
    page.evaluate(NEAR)
    page.keyboard.press("F6")
    buttons = page.locator(".prompt button:visible").count()
    page.keyboard.press("Home")
    met = {page.evaluate(FOCUSED)}
    for _ in range(buttons + 2):
        page.keyboard.press("ArrowDown")
        met.add(page.evaluate(FOCUSED))
    assert len(met) >= buttons
    page.keyboard.press("ArrowUp")
    left = page.evaluate(FOCUSED)
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUSED) == left


def f6_goes_round(page: Page) -> None:
    page.evaluate(NEAR)
    found = []
    for _ in ORDER:
        page.keyboard.press("F6")
        found.append(page.evaluate(WHERE))
    assert found == [*ORDER[1:], ORDER[0]]
    page.keyboard.press("Shift+F6")
    assert page.evaluate(WHERE) == ORDER[-1]
