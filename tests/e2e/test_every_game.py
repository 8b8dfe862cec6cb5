"""Every game opens from the hall in one click and fits the screen, on a desk and on a phone."""

import pytest
from playwright.sync_api import Browser

from spellhall.games import IDS
from tests.e2e.playing import start, wait_for_me

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", IDS)
def test_a_game_starts_in_one_click_and_fits(
    browser: Browser, hall: str, game: str, width: int
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": 844},
        base_url=hall,
        reduced_motion="reduce",
        has_touch=width < 500,
    )
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda m: problems.append(m.text) if m.type == "error" else None)
    start(page, game)
    wait_for_me(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert problems == []
    context.close()
