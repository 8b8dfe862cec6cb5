"""The balance report as a reader opens it: at a desk or on a telephone, by day or by night."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from spellhall.games import find
from spellhall.lab import BalancePage, simulate

pytestmark = pytest.mark.browser

# How much lighter one colour is than another, as WCAG counts it.
CONTRAST = """() => {
  const light = (text) => text.match(/[0-9.]+/g).slice(0, 3)
    .map((part) => part / 255)
    .map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
  const card = light(getComputedStyle(document.querySelector('figure')).backgroundColor);
  return [...document.querySelectorAll('figure svg text')].map((text) => {
    const ink = light(getComputedStyle(text).fill);
    return (Math.max(ink, card) + 0.05) / (Math.min(ink, card) + 0.05);
  });
}"""
HEIGHTS = (
    "() => [...document.querySelectorAll('svg text')].map((t) => t.getBoundingClientRect().height)"
)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    simulate("arcane_academy", 2, 40, out=folder / "rows" / "two")
    simulate("arcane_academy", 4, 10, out=folder / "rows" / "four")
    made = BalancePage(find("arcane_academy"), folder / "report.html", folder / "rows")
    made.write()
    return made.out


@pytest.mark.parametrize("width", [380, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_report_reads_well_everywhere_and_asks_nobody(
    browser: Browser, report: Path, width: int, scheme: Literal["light", "dark"]
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": 800}, color_scheme=scheme, offline=True
    )
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(report.as_uri())
    expect(page.get_by_role("heading", level=1)).to_have_text("Arcane Academy: balance report")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert min(page.evaluate(CONTRAST)) >= 4.5
    assert min(page.evaluate(HEIGHTS)) >= 10  # pixels: the words of a plot stay readable
    plot = page.get_by_role("img", name="Share of wins by seat, random")
    expect(plot).to_be_visible()
    figure = page.locator("figure", has=plot)
    expect(figure.get_by_role("table")).to_be_hidden()
    figure.get_by_text("As a table").click()
    expect(figure.get_by_role("table")).to_be_visible()
    page.get_by_role("navigation").get_by_text("Furthest out").click()
    expect(page.get_by_role("heading", name="The games furthest out")).to_be_in_viewport()
    assert asked == [report.as_uri()]
    context.close()
