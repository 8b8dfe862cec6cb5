"""Every game opens from the hall in one click, fits the screen and can be read to the blind."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from spellhall.games import IDS
from tests.e2e.conftest import ROOT
from tests.e2e.playing import start, wait_for_me

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Names tell more than the sign or the number that is drawn on a small thing; that is intended.
LEFT_OUT = {"label-content-name-mismatch": {"enabled": False}}

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
    assert barriers(page) == []
    assert problems == []
    context.close()


@pytest.mark.parametrize("path", ["/", "/rules/wiz_war"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_page_has_no_barriers(
    browser: Browser, hall: str, path: str, theme: Literal["light", "dark"]
) -> None:
    context = browser.new_context(base_url=hall, reduced_motion="reduce", color_scheme=theme)
    page = context.new_page()
    page.goto(path)
    page.locator("main h1, main h2").first.wait_for()
    assert barriers(page) == []
    context.close()


def barriers(page: Page) -> list[str]:
    """What would keep people out who use a screen reader, keys or strong contrast."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        "async (rules) => (await axe.run(document, { rules })).violations", LEFT_OUT
    )
    return [f"{each['id']}: {node['html'][:200]}" for each in found for node in each["nodes"]]
