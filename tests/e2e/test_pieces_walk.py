"""Pieces that go elsewhere are seen to go there, by whoever wishes to see things move."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Position, expect

from tests.e2e.tables import open_position
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser

# What is moved from now on: the thing, and how far from its place the first picture is.
WATCH = """() => {
    window.walks = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const [x, y] = (String(frames[0]?.transform).match(/-?[\\d.]+/g) ?? []).map(Number);
        const thing = Math.hypot(x, y) > 0 && this.dataset.touch;
        if (thing) window.walks.push({ thing, x, y });
        return animate.call(this, frames, timing);
    };
}"""
WALKED = """thing => window.walks.find((each) =>
    each.thing === thing && Math.hypot(each.x, each.y) > 30)"""
CORNER: Position = {"x": 14, "y": 14}
WALKS = re.compile("walks to|steps to")
TURN = [{"": "Act", "seat": 0}, {"": "EndTurn", "seat": 0}]
ACADEMY: dict[str, Any] = {"players": [{"room": "library"}, {}], "scenario": "basic"}
DUEL: dict[str, Any] = {"players": [{"at": "c1"}, {"at": "e1"}], "limit": 40}


@pytest.mark.parametrize(
    ("game", "setup", "stack", "target", "piece"),
    [
        ("wizards_academy", ACADEMY, TURN, '.plan .room[data-light="one"]', "wizard:0"),
        ("wiz_war", DUEL, None, '.maze .square[data-light="one"]', "seat:0"),
    ],
    ids=["wizards_academy", "wiz_war"],
)
@pytest.mark.parametrize("moved", [True, False], ids=["full motion", "less motion"])
def test_a_walk_is_seen_unless_nothing_is_to_move(
    browser: Browser,
    hall: str,
    game: str,
    setup: dict[str, Any],
    stack: list[Any] | None,
    target: str,
    piece: str,
    moved: bool,
) -> None:
    with visitor(browser, hall, 1440, 900, moved=moved) as page:
        open_position(page, game, setup, stack)
        page.locator(target).first.wait_for()
        page.evaluate(WATCH)
        page.locator(target).first.click(position=CORNER)
        if moved:
            page.wait_for_function(WALKED, arg=piece)
        else:
            expect(page.locator(".log")).to_contain_text(WALKS)
            assert page.evaluate("window.walks") == []
