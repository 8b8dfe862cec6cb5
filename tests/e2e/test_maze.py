"""The labyrinth of Wiz-War: all that can be chosen is found, and what it would do is seen."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from spellhall import new
from tests.e2e.playing import wait_for_me, without_show
from tests.e2e.tables import chosen, open_match, open_position
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser

ENEMY = '.maze [data-touch="seat:1"]'
PLATE = '.maze [data-plate="seat:1"]'
DESK = ".prompt .why"
SIZES = [(1440, 900), (1024, 768), (390, 844), (844, 390), (720, 450)]
NAMES = [f"{width}x{height}" for width, height in SIZES]
EXTREMES = [SIZES[0], SIZES[3]]  # where print is smallest
SMALL = SIZES[2:]
FINGER = 44.0  # pixels
READABLE = 11.0
ROUNDING = 0.5
# Squares that can be chosen: their middle from the corner of the map, and their smaller side.
LIT = """() => {
    const map = document.querySelector(".maze").getBoundingClientRect();
    const lit = '.maze .square:is([data-light="one"], [data-light="many"])';
    return [...document.querySelectorAll(lit)].map((square) => {
        const box = square.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2 - map.left, box.top + box.height / 2 - map.top];
        const seen = x >= 0 && y >= 0 && x <= map.width && y <= map.height;
        return { id: square.dataset.touch, seen, side: Math.min(box.width, box.height) };
    });
}"""
RESTS = """() => new Promise((rest) => {
    let before = "";
    const look = () => {
        const now = document.querySelector(".maze").getAttribute("viewBox");
        if (now === before) return rest(true);
        before = now;
        requestAnimationFrame(() => setTimeout(look, 120)); // a busy machine draws late
    };
    look();
})"""
# Words, numbers and signs of the map, of cards and of seats that are smaller than they may be.
SMALL_PRINT = """(least) => [...document.querySelectorAll(
    ".maze text, .hand *, .now *, .seat *:not(.figure *), .duel button *")].flatMap((thing) => {
    const own = [...thing.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !thing.checkVisibility()) return [];
    let size = parseFloat(getComputedStyle(thing).fontSize);
    if (thing instanceof SVGElement) {
        const across = thing.getScreenCTM();
        size *= Math.hypot(across.a, across.b);
    }
    return size < least ? [[thing.textContent.trim(), Math.round(10 * size) / 10]] : [];
})"""


def aiming(page: Page, answers: list[str]) -> str:
    """My Fireball is announced, and its target is still to be chosen."""
    without_show(page)
    mine = {"at": "c1", "hand": ["fireball"]}
    setup = {"players": [mine, {"at": "e1", "hand": answers}], "limit": 40}
    table = open_position(page, "wiz_war", setup)
    page.locator('.hand [aria-label="Fireball"]').click()
    expect(page.locator(ENEMY)).to_have_attribute("data-light", "one")
    return table


@pytest.mark.parametrize("answers", [[], ["full-shield"]], ids=["bare", "armed"])
def test_a_target_under_the_pointer_shows_what_it_would_lose(
    page: Page, answers: list[str]
) -> None:
    table = aiming(page, answers)
    page.locator(ENEMY).hover()
    expect(page.locator(PLATE)).to_contain_text("5 damage")
    expect(page.locator(PLATE)).to_contain_text("15→10")
    expect(page.locator(DESK)).to_contain_text("10")
    page.mouse.move(4, 300)
    expect(page.locator(PLATE)).to_have_count(0)
    assert chosen(page, table, 1) == ["cast fireball"]


def test_a_target_that_has_the_focus_shows_what_it_would_lose(page: Page) -> None:
    aiming(page, [])
    page.locator('.places [role="gridcell"][tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(PLATE)).to_contain_text("15→10")


# -- five players in small windows -----------------------------------------------------------------


def sit_down(page: Page, seed: int, choices: int) -> None:
    """Come to a table of five after so many choices at random, where I am asked."""
    without_show(page)
    match, rng = new("wiz_war", players=5, seed=seed), Random(seed)
    for _ in range(choices):
        seat = match.awaited()[0]
        match.play(rng.choice(match.options(seat)), seat)
    assert match.awaited()[0] == 0
    open_match(page, match, 0)
    wait_for_me(page)
    page.locator(".maze").wait_for()
    page.evaluate(RESTS)


def lit(page: Page) -> list[dict[str, Any]]:
    page.evaluate(RESTS)
    found: list[dict[str, Any]] = page.evaluate(LIT)
    return found


@pytest.mark.parametrize(("width", "height"), SMALL, ids=NAMES[2:])
def test_what_can_be_chosen_is_large_enough_or_a_sign_leads_to_it(
    browser: Browser, hall: str, width: int, height: int
) -> None:
    with visitor(browser, hall, width, height, touch=True) as page:
        sit_down(page, seed=2, choices=76)  # seven squares from end to end of the map
        found = lit(page)
        hidden = {each["id"] for each in found if not each["seen"]}
        assert len(found) == 7
        assert 0 < len(hidden) < 7
        assert min(each["side"] for each in found) >= FINGER - ROUNDING
        assert sum(int(text) for text in page.locator(".beyond").all_inner_texts()) == len(hidden)
        page.locator(".beyond").first.click()
        assert hidden & {each["id"] for each in lit(page) if each["seen"]}
        page.get_by_role("button", name="The whole map", exact=True).click()
        assert all(each["seen"] for each in lit(page))
        assert page.locator(".beyond").count() == 0


@pytest.mark.parametrize(("width", "height"), SMALL, ids=NAMES[2:])
def test_a_place_on_the_overview_is_brought_near(
    browser: Browser, hall: str, width: int, height: int
) -> None:
    with visitor(browser, hall, width, height, touch=True) as page:
        sit_down(page, seed=3, choices=297)
        overview = page.locator("button.little")
        box = overview.bounding_box()
        assert box is not None
        before = page.locator(".maze").get_attribute("viewBox")
        overview.click(position={"x": box["width"] / 2, "y": 0.15 * box["height"]})
        page.evaluate(RESTS)
        assert page.locator(".maze").get_attribute("viewBox") != before
        assert page.locator(".maze").evaluate("(map) => map.viewBox.baseVal.y") < 150


@pytest.mark.parametrize(
    ("width", "height"),
    [pytest.param(*size, marks=() if size in EXTREMES else pytest.mark.trial) for size in SIZES],
    ids=NAMES,
)
def test_the_print_on_map_cards_and_seats_can_be_read(
    browser: Browser, hall: str, width: int, height: int
) -> None:
    with visitor(browser, hall, width, height, touch=width < 900) as page:
        sit_down(page, seed=3, choices=297)
        assert page.evaluate(SMALL_PRINT, READABLE - 0.05) == []
