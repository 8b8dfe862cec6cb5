"""Somebody who opens the hall in a browser."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, Route

PATIENCE = 30_000  # milliseconds, for a machine that has other things to do
# Who comes without a name is given one by chance; here the longest, in order, so that nothing
# that is measured depends on chance.
NAMES = ["Kestrel", "Linnea", "Vesper", "Sorrel", "Rowan", "Corin"]

TEXTS = Path(__file__).parents[2] / "web/src/lib/text/en.json"
SUGGESTED = json.loads(TEXTS.read_text())["person.suggestions"].split()


@contextmanager
def visitor(
    browser: Browser,
    hall: str,
    width: int,
    height: int,
    touch: bool = False,
    moved: bool = False,
    name: str = "",
) -> Iterator[Page]:
    """A fresh visitor, who wishes for less motion, or for all; an error on the page fails."""
    name = name or NAMES[len(browser.contexts)]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=hall,
        reduced_motion="no-preference" if moved else "reduce",
        has_touch=touch,
    )
    context.route("**/api/people", lambda route: _come_in(route, name))
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda m: problems.append(m.text) if m.type == "error" else None)
    try:
        yield page
    finally:
        context.close()
    assert problems == [], problems


def _come_in(route: Route, name: str) -> None:
    """Somebody comes in under the name that was typed, or under this instead of one by chance."""
    wished = json.loads(route.request.post_data or "{}")["name"]
    route.continue_(post_data={"name": name if wished in SUGGESTED else wished})
