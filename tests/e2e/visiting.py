"""Somebody who opens the hall in a browser."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

PATIENCE = 30_000  # milliseconds, for a machine that has other things to do


@contextmanager
def visitor(
    browser: Browser, hall: str, width: int, height: int, touch: bool = False, moved: bool = False
) -> Iterator[Page]:
    """A fresh visitor, who wishes for less motion, or for all; an error on the page fails."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=hall,
        reduced_motion="no-preference" if moved else "reduce",
        has_touch=touch,
    )
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
