"""Every game opens from the hall in one click, fits the screen and can be read to the blind."""

import time
from functools import partial
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from spellhall import Match, new
from spellhall.games import IDS
from tests.e2e.conftest import ROOT
from tests.e2e.playing import (
    BUTTONS,
    CHOICES,
    SHOW,
    Misses,
    asked,
    click_something,
    confirmed,
    is_over,
    start,
    wait_for_me,
    without_show,
)
from tests.e2e.visiting import visitor

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Names tell more than the sign or the number that is drawn on a small thing; that is intended.
LEFT_OUT = {"label-content-name-mismatch": {"enabled": False}}
SOME_WAY = 40  # choices
LOOKED_ON_S = 20.0
LONGEST_S = 120.0
ENOUGH = 6  # lines; some of them only say whose turn it is

pytestmark = pytest.mark.browser

FILMED = ("wiz_war", "hell_high")  # in real time, twenty seconds each; the others: -m trial


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", IDS)
def test_a_game_starts_in_one_click_and_fits(
    browser: Browser, hall: str, game: str, width: int
) -> None:
    with visitor(browser, hall, width, 844, touch=width < 500) as page:
        start(page, game)
        wait_for_me(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert width == 390 or page.evaluate("document.documentElement.scrollHeight") <= 844


@pytest.mark.parametrize(
    "game", [pytest.param(id, marks=() if id in FILMED else pytest.mark.trial) for id in IDS]
)
def test_a_few_turns_are_shown_event_by_event_in_full_motion(
    browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, 1440, 844, moved=True) as page:
        start(page, game)
        shown, misses, rng = set[str](), Misses(), Random(2)
        began = time.monotonic()
        while lasts(time.monotonic() - began, shown) and not is_over(page):
            line = page.locator(".prompt .what").inner_text()
            if page.locator(BUTTONS).count() > page.locator(SHOW).count():
                misses.attempt(partial(act, page, rng))
            elif page.locator(SHOW).count() > 0:
                shown.add(line)
            page.wait_for_timeout(150)
        told = page.locator(".log button").all_inner_texts()
        assert sum(any(line in each for each in told) for line in shown) > 3


def lasts(seconds: float, shown: set[str]) -> bool:
    """Whether to look on: for a while, and on a busy machine until enough was shown."""
    return seconds < LOOKED_ON_S or (len(shown) < ENOUGH and seconds < LONGEST_S)


def act(page: Page, rng: Random) -> None:
    """Do what was selected, else click something."""
    if not confirmed(page):
        click_something(page, rng)


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
@pytest.mark.parametrize("game", IDS)
def test_a_game_has_no_barriers_in_the_middle(
    browser: Browser, hall: str, game: str, width: int, theme: Literal["light", "dark"]
) -> None:
    with visitor(browser, hall, width, 844, touch=width < 500) as page:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.goto("/")
        page.locator(f".arcade .{game}").get_by_role("button", name="Open a table").click()
        page.wait_for_url("**/table/**")  # from now on the hall knows who asks
        match = in_the_middle(game)
        wish = {"position": match.to_json(), "seat": match.awaited()[0], "level": "adept"}
        page.goto(f"/table/{asked(page, 'POST', '/api/positions', wish)['id']}")
        wait_for_me(page)
        assert barriers(page) == []


def in_the_middle(game: str) -> Match:
    """Always the same position of a game between two, some way on."""
    match = new(game, players=2, seed=1)
    rng = Random(1)
    for _ in range(SOME_WAY):
        seat = match.awaited()[0]
        match.play(rng.choice(match.options(seat)), seat)
    return match


@pytest.mark.parametrize("game", IDS)
def test_the_board_stays_still_while_a_choice_is_looked_at(
    browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, 1024, 768) as page:
        without_show(page)
        start(page, game)
        wait_for_me(page)
        assert still_while_looked_at(page)


def still_while_looked_at(page: Page) -> bool:
    """Whether the board stays where it is, as long as the same question is asked."""
    board, question = page.locator("main.board"), page.locator(".prompt .what")
    before, asked = board.bounding_box(), question.inner_text()
    misses = Misses()
    for choice in page.locator(CHOICES).element_handles():
        misses.attempt(choice.hover)
        moved = board.bounding_box() != before
        if question.inner_text() != asked:  # the others went on meanwhile
            return True
        if moved:
            return False
    return True


@pytest.mark.parametrize("path", ["/", "/rules/wiz_war"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_page_has_no_barriers(
    browser: Browser, hall: str, path: str, theme: Literal["light", "dark"]
) -> None:
    with visitor(browser, hall, 1440, 900) as page:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.goto(path)
        page.locator("main h1, main h2").first.wait_for()
        assert barriers(page) == []


def barriers(page: Page, impacts: tuple[str, ...] = ()) -> list[str]:
    """What would keep people out who use a screen reader, keys or strong contrast."""
    page.evaluate(AXE.read_text("utf-8"))
    run = "async (rules) => (await axe.run(document, { rules })).violations"
    everything = page.evaluate(run, LEFT_OUT)
    found = [each for each in everything if not impacts or each["impact"] in impacts]
    return [
        f"{each['id']}: {node['html'][:200]} {node['failureSummary'][-120:]}"
        for each in found
        for node in each["nodes"]
    ]
