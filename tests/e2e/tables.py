"""Tables that are set by hand, so that a page stands at once where something can be looked at."""

import json
from typing import Any

from playwright.sync_api import Page

from tests.e2e.playing import asked


def open_position(
    page: Page, game: str, setup: dict[str, Any], stack: list[Any] | None = None, seat: int = 0
) -> str:
    """Come to a table against bots with this position; returns its id."""
    page.goto("/")
    page.locator(f".arcade .{game}").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")  # from now on the hall knows who asks
    position: dict[str, Any] = {"game": game, "setup": setup}
    if stack is not None:
        position["stack"] = stack
    wish = {"position": json.dumps(position), "seat": seat, "level": "adept"}
    table: str = asked(page, "POST", "/api/positions", wish)["id"]
    page.goto(f"/table/{table}")
    page.locator(".prompt").wait_for()
    return table


def choices_of(page: Page, table: str, seat: int = 0) -> list[str]:
    """What a seat has chosen so far, in notation."""
    replay = asked(page, "GET", f"/api/tables/{table}/replay?start=0&stop=3000")
    return [step["choice"] for step in replay["steps"] if step["by"] == seat]
