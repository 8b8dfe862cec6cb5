"""Every game opens from the hall in one click and fits the screen, on a desk and on a phone."""

import pytest
from playwright.sync_api import Browser

from spellhall.games import IDS
from tests.e2e.playing import CHOICES, start, wait_for_me
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", IDS)
def test_a_game_starts_in_one_click_and_fits(
    browser: Browser, hall: str, game: str, width: int
) -> None:
    with visitor(browser, hall, width, 844, touch=width < 500) as page:
        start(page, game)
        wait_for_me(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("game", IDS)
def test_the_board_stays_still_while_a_choice_is_looked_at(
    browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, 1024, 768) as page:
        start(page, game)
        wait_for_me(page)
        board = page.locator("main.board")
        before = board.bounding_box()
        for choice in page.locator(CHOICES).all():
            choice.hover()
            assert board.bounding_box() == before
