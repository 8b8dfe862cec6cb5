"""Tables that are set by hand, so that a page stands at once where something can be looked at."""

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

from spellhall import Match, new
from spellhall.engine import Forecast, forecast
from tests.e2e.playing import PATIENCE, asked


def open_position(
    page: Page, game: str, setup: dict[str, Any], stack: list[Any] | None = None, seat: int = 0
) -> str:
    """Come to a table against bots with this position; returns its id."""
    position: dict[str, Any] = {"game": game, "setup": setup}
    if stack is not None:
        position["stack"] = stack
    return _open(page, game, json.dumps(position), seat)


def open_costly(page: Page, game: str, kind: str) -> str:
    """Come to a table of two in the middle of a game, where I am asked for something costly."""
    match, rng = new(game, players=2, seed=1), Random(1)
    while not _is_costly(match, kind):
        seat = match.awaited()[0]
        match.play(rng.choice(match.options(seat)), seat)
    return open_match(page, match, 0)


def open_where(page: Page, game: str, kind: str, costs: Callable[[Forecast], bool]) -> str:
    """Come to a table of two where I am asked this, and the first option would lead to that."""
    match, rng = new(game, players=2, seed=1), Random(1)
    while not _leads_to(match, kind, costs):
        seat = match.awaited()[0]
        match.play(rng.choice(match.options(seat)), seat)
    return open_match(page, match, 0)


def _leads_to(match: Match, kind: str, costs: Callable[[Forecast], bool]) -> bool:
    asked_now = match.asked(0)
    if asked_now is None or asked_now.kind != kind:
        return False
    return costs(forecast(match, 0, match.options(0)[0]))


def open_match(page: Page, match: Match, seat: int, level: str = "adept") -> str:
    """Come to a table against bots with a match as it stands; returns its id."""
    return _open(page, match.game.id, match.to_json(), seat, level)


def _is_costly(match: Match, kind: str) -> bool:
    asked_now = match.asked(0)
    if asked_now is None or asked_now.kind != kind:
        return False
    return all(match.loses(0, option) for option in match.options(0)[:3])


def _open(page: Page, game: str, position: str, seat: int, level: str = "adept") -> str:
    page.goto("/")
    page.locator(f".arcade .{game}").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")  # from now on the hall knows who asks
    wish = {"position": position, "seat": seat, "level": level}
    table: str = asked(page, "POST", "/api/positions", wish)["id"]
    page.goto(f"/table/{table}")
    page.locator(".prompt").wait_for()
    return table


def choices_of(page: Page, table: str, seat: int = 0) -> list[str]:
    """What a seat has chosen so far, in notation."""
    replay = asked(page, "GET", f"/api/tables/{table}/replay?start=0&stop=3000")
    return [step["choice"] for step in replay["steps"] if step["by"] == seat]


def chosen(page: Page, table: str, count: int, seat: int = 0) -> list[str]:
    """What a seat has chosen, as soon as the table has stored so many choices of its."""
    latest = time.monotonic() + PATIENCE / 1000
    while len(choices := choices_of(page, table, seat)) < count and time.monotonic() < latest:
        page.wait_for_timeout(50)
    return choices
